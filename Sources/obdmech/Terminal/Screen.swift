import Formats
import Glibc
import OBD
import Reports

/// How text for people is shown on standard output: in color or not, and through a pager where it is longer than the
/// screen, as git does it.
struct Screen {
    let paint: Paint
    private let environment: Environment
    /// A command for the shell; nil for no pager.
    private let pager: String?

    /// - Parameter options: none for what is asked for without a subcommand.
    init(_ environment: Environment, _ options: Options = Options()) throws(Failure) {
        self.environment = environment
        paint = Paint(isOn: try options.color().isOn(environment, isTerminal: Output.isTerminal(1)))
        let isPaged = Output.isTerminal(1) && environment.isTerminalCapable && !options.has(.noPager)
        pager = isPaged ? Self.pager(environment) : nil
    }

    /// Whether what is longer than the screen can be looked at from its beginning.
    var isPaged: Bool { pager != nil }

    func show(_ lines: [String]) throws {
        guard let pager, lines.count >= Output.height else { return try Output.write(lines) }
        // As git does: leave what fits on the screen, show colors, and do not clear. Variables that are set stay.
        if environment["LESS"] == nil { unsafe setenv("LESS", "FRX", 1) }
        if environment["LV"] == nil { unsafe setenv("LV", "-c", 1) }
        guard let pipe = unsafe popen(pager, "we") else { return try Output.write(lines) }
        // Ctrl-C is the pager's.
        let interrupted = signal(SIGINT, SIG_IGN)
        for line in lines {
            let line = SafeText.shown(line, isLine: true)
            // A pager takes bytes, and knows less of what the terminal shows.
            let text = environment.isUnicode ? line : Format.ascii(line)
            // Who has seen enough reads no further.
            guard unsafe fputs(text + "\n", pipe) >= 0 else { break }
        }
        let status = unsafe pclose(pipe)
        signal(SIGINT, interrupted)
        // The shell found no such command, or could not run it.
        if [126, 127].contains(status >> 8 & 0xFF) { try Output.write(lines) }
    }

    /// What the user wants, else less where there is one. An empty variable and cat are a wish for none.
    private static func pager(_ environment: Environment) -> String? {
        for name in ["OBDMECH_PAGER", "PAGER"] {
            if let wanted = environment.variables[name] { return wanted.isEmpty || wanted == "cat" ? nil : wanted }
        }
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.contains { unsafe access("\($0)/less", X_OK) == 0 } ? "less" : nil
    }
}

/// When to use colors.
enum ColorChoice: String, CaseIterable {
    case auto, always, never

    /// See https://no-color.org for NO_COLOR.
    func isOn(_ environment: Environment, isTerminal: Bool) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: isTerminal && environment.isTerminalCapable && environment["NO_COLOR"] == nil
        }
    }
}

/// Colors for words that matter; none where they are off.
struct Paint {
    typealias Color = TextStyle

    var isOn: Bool

    func callAsFunction(_ text: String, _ color: Color) -> String {
        isOn ? color(text) : text
    }

    /// A line of doctor by the mark that it begins with.
    func mark(_ line: String) -> String {
        let colors: [Character: Color] = ["+": .green, "!": .yellow, "x": .red]
        guard let mark = line.first, line.dropFirst().first == " ", let color = colors[mark] else { return line }
        return self(String(mark), color) + line.dropFirst()
    }

    /// Paints the trouble codes that begin a line ("  P0301  Cylinder 1 …"), each by how urgent it is.
    func codes(_ urgencies: [TroubleCode: Severity], in lines: [String]) -> [String] {
        lines.map { line in
            guard line.hasPrefix("  "), let word = line.split(separator: " ", maxSplits: 1).first,
                line.dropFirst(2).hasPrefix(word), let code = TroubleCode(String(word)),
                let color = urgencies[code]?.color
            else { return line }
            return "  " + self(String(word), color) + line.dropFirst(2 + word.count)
        }
    }

    /// Paints the lines of the first paragraph.
    func firstParagraph(_ lines: [String], _ color: Color?) -> [String] {
        guard let color else { return lines }
        let end = lines.firstIndex(of: "") ?? lines.endIndex
        return lines[..<end].map { self($0, color) } + lines[end...]
    }
}

extension Severity {
    /// What is no more than worth knowing needs none.
    var color: Paint.Color? {
        switch self {
        case .stopNow: .red
        case .soon, .whenConvenient: .yellow
        case .informational: nil
        }
    }
}

extension Options {
    func color() throws(Failure) -> ColorChoice {
        guard let text = value(.color) else { return .auto }
        guard let choice = ColorChoice(rawValue: text) else { throw wrong(.color, "always, never or auto") }
        return choice
    }
}
