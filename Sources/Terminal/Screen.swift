import Formats
import Glibc
import System

/// Text for users on standard output: colored or not, and through a pager if it is longer than the screen, as in git.
package struct Screen {
    private let palette: TextStyle.Palette
    private let variables: [String: String]
    private let isUnicode: Bool
    /// The pager as a shell command; nil for none.
    private let pager: String?

    /// - Parameters:
    ///   - variables: the environment variables, of which OBDMECH_PAGER, PAGER and those of less are used.
    ///   - usesPager: false if the user wants no pager.
    package init(_ variables: [String: String], _ color: ColorChoice = .auto, usesPager: Bool = true) {
        let capabilities = TerminalCapabilities(variables)
        self.variables = variables
        isUnicode = capabilities.isUnicode
        palette = color.isOn(capabilities, isTerminal: Output.isTerminal(1)) ? .colored : .plain
        let isPaged = Output.isTerminal(1) && capabilities.isCapable && usesPager
        pager = isPaged ? Self.pager(variables) : nil
    }

    /// Whether text that is longer than the screen is shown in a pager.
    package var isPaged: Bool { pager != nil }

    /// Writes lines at once, without a pager. Their styles are shown if the user wants colors.
    package func write(_ lines: [String]) throws(TerminalError) { try Output.write(lines.map { palette($0) }) }

    /// Shows lines, whose styles are shown if the user wants colors.
    package func show(_ lines: [String]) throws(TerminalError) {
        guard let pager, lines.count >= Output.height else { return try write(lines) }
        // As in git: quit if the text fits on the screen, show colors, and do not clear. Variables that are set are
        // kept.
        let defaults = ["LESS": "FRX", "LV": "-c"].filter { variables[$0.key, default: ""].isEmpty }
        let pagersOwn = ProcessEnvironment.variables.merging(defaults) { $1 }
        guard let reader = try? ChildProcess.reader(["/bin/sh", "-c", pager], variables: pagersOwn) else {
            return try write(lines)
        }
        // Ctrl-C is for the pager.
        let interrupted = signal(SIGINT, SIG_IGN)
        let text = lines.map { SafeText.shown(palette($0), isLine: true) + "\n" }.joined()
        // A pager reads bytes and does not know what the terminal can show. Writing fails if the user has left it.
        try? reader.write(isUnicode ? text : Format.ascii(text))
        let end = reader.finish()
        signal(SIGINT, interrupted)
        // The shell did not find the command or could not run it.
        if end == .exited(126) || end == .exited(127) { try write(lines) }
    }

    /// Returns the pager that the user wants, or less if it is installed. An empty variable or cat means no pager.
    private static func pager(_ variables: [String: String]) -> String? {
        for name in ["OBDMECH_PAGER", "PAGER"] {
            if let wanted = variables[name] { return wanted.isEmpty || wanted == "cat" ? nil : wanted }
        }
        let path = variables["PATH"].flatMap { $0.isEmpty ? nil : $0 }
        return (try? Executable.find("less", path: path)).map { _ in "less" }
    }
}
