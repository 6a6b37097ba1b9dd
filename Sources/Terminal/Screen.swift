import Formats
import Glibc

/// How text for people is shown on standard output: in color or not, and through a pager where it is longer than the
/// screen, as git does it.
package struct Screen {
    package let paint: Paint
    private let variables: [String: String]
    private let isUnicode: Bool
    /// A command for the shell; nil for no pager.
    private let pager: String?

    /// - Parameters:
    ///   - variables: of the environment: OBDMECH_PAGER, PAGER and those of less.
    ///   - usesPager: that there is none is not asked for.
    package init(_ variables: [String: String], _ color: ColorChoice = .auto, usesPager: Bool = true) {
        let capabilities = TerminalCapabilities(variables)
        (self.variables, isUnicode) = (variables, capabilities.isUnicode)
        paint = Paint(isOn: color.isOn(capabilities, isTerminal: Output.isTerminal(1)))
        let isPaged = Output.isTerminal(1) && capabilities.isCapable && usesPager
        pager = isPaged ? Self.pager(variables) : nil
    }

    /// Whether what is longer than the screen can be looked at from its beginning.
    package var isPaged: Bool { pager != nil }

    package func show(_ lines: [String]) throws(TerminalError) {
        guard let pager, lines.count >= Output.height else { return try Output.write(lines) }
        // As git does: leave what fits on the screen, show colors, and do not clear. Variables that are set stay.
        if variables["LESS", default: ""].isEmpty { unsafe setenv("LESS", "FRX", 1) }
        if variables["LV", default: ""].isEmpty { unsafe setenv("LV", "-c", 1) }
        guard let pipe = unsafe popen(pager, "we") else { return try Output.write(lines) }
        // Ctrl-C is the pager's.
        let interrupted = signal(SIGINT, SIG_IGN)
        for line in lines {
            let line = SafeText.shown(line, isLine: true)
            // A pager takes bytes, and knows less of what the terminal shows.
            let text = isUnicode ? line : Format.ascii(line)
            // Who has seen enough reads no further.
            guard unsafe fputs(text + "\n", pipe) >= 0 else { break }
        }
        let status = unsafe pclose(pipe)
        signal(SIGINT, interrupted)
        // The shell found no such command, or could not run it.
        if [126, 127].contains(status >> 8 & 0xFF) { try Output.write(lines) }
    }

    /// What the user wants, else less where there is one. An empty variable and cat are a wish for none.
    private static func pager(_ variables: [String: String]) -> String? {
        for name in ["OBDMECH_PAGER", "PAGER"] {
            if let wanted = variables[name] { return wanted.isEmpty || wanted == "cat" ? nil : wanted }
        }
        let folders = (variables["PATH"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/bin:/bin").split(separator: ":")
        return folders.contains { unsafe access("\($0)/less", X_OK) == 0 } ? "less" : nil
    }
}
