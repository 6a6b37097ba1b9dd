import Formats
import Glibc

/// Text for users on standard output: colored or not, and through a pager if it is longer than the screen, as in git.
package struct Screen {
    package let paint: Paint
    private let variables: [String: String]
    private let isUnicode: Bool
    /// The pager as a shell command; nil for none.
    private let pager: String?

    /// - Parameters:
    ///   - variables: the environment variables, of which OBDMECH_PAGER, PAGER and those of less are used.
    ///   - usesPager: false if the user wants no pager.
    package init(_ variables: [String: String], _ color: ColorChoice = .auto, usesPager: Bool = true) {
        let capabilities = TerminalCapabilities(variables)
        (self.variables, isUnicode) = (variables, capabilities.isUnicode)
        paint = Paint(isOn: color.isOn(capabilities, isTerminal: Output.isTerminal(1)))
        let isPaged = Output.isTerminal(1) && capabilities.isCapable && usesPager
        pager = isPaged ? Self.pager(variables) : nil
    }

    /// Whether text that is longer than the screen is shown in a pager.
    package var isPaged: Bool { pager != nil }

    package func show(_ lines: [String]) throws(TerminalError) {
        guard let pager, lines.count >= Output.height else { return try Output.write(lines) }
        // As in git: quit if the text fits on the screen, show colors, and do not clear. Variables that are set are
        // kept.
        if variables["LESS", default: ""].isEmpty { unsafe setenv("LESS", "FRX", 1) }
        if variables["LV", default: ""].isEmpty { unsafe setenv("LV", "-c", 1) }
        guard let pipe = unsafe popen(pager, "we") else { return try Output.write(lines) }
        // Ctrl-C is for the pager.
        let interrupted = signal(SIGINT, SIG_IGN)
        for line in lines {
            let line = SafeText.shown(line, isLine: true)
            // A pager reads bytes and does not know what the terminal can show.
            let text = isUnicode ? line : Format.ascii(line)
            // Writing fails if the user has left the pager.
            guard unsafe fputs(text + "\n", pipe) >= 0 else { break }
        }
        let status = unsafe pclose(pipe)
        signal(SIGINT, interrupted)
        // The shell did not find the command or could not run it.
        if [126, 127].contains(status >> 8 & 0xFF) { try Output.write(lines) }
    }

    /// Returns the pager that the user wants, or less if it is installed. An empty variable or cat means no pager.
    private static func pager(_ variables: [String: String]) -> String? {
        for name in ["OBDMECH_PAGER", "PAGER"] {
            if let wanted = variables[name] { return wanted.isEmpty || wanted == "cat" ? nil : wanted }
        }
        let folders = (variables["PATH"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/bin:/bin").split(separator: ":")
        return folders.contains { unsafe access("\($0)/less", X_OK) == 0 } ? "less" : nil
    }
}
