import CommandLine
import CustomPIDs
import Formats
import Reports
import Settings
import Terminal

/// One thing that the program says when something is wrong, for the manual.
struct Diagnostic: Hashable, Sendable {
    /// The message, without the place in a file that may stand before it. `…` stands for anything.
    let pattern: String
    /// With which a command ends because of it; nil where none does, or where that depends on the command.
    let status: ExitStatus?
    /// What is usually behind it: one sentence for a driver or a mechanic.
    let cause: String
    /// What to do: one sentence.
    let remedy: String
    /// Of a finding of `doctor`: what it may count as. Empty for all else.
    var states: [DoctorReport.State] = []

    /// How much of the pattern is the message itself.
    fileprivate var precision: Int { pattern.count { $0 != "…" } }

    /// Whether the whole text is as the pattern says.
    fileprivate func matches(_ text: Substring) -> Bool {
        let pieces = pattern.split(separator: "…", omittingEmptySubsequences: false)
        guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return text == pattern }
        guard text.hasPrefix(first) else { return false }
        var rest = text.dropFirst(first.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}

extension Diagnostic {
    init(_ row: MessageRow) {
        self.init(pattern: row.text.pattern, status: row.status, cause: row.cause, remedy: row.remedy)
    }

    fileprivate static func rows<Messages: Message>(of type: Messages.Type) -> [Diagnostic] {
        Messages.samples.map { Diagnostic($0.row) }
    }
}

/// Everything that the program warns of. The manual's section is made of these rows, and a test holds that no
/// message of the sources is without one.
enum Diagnostics {
    /// Rows under a heading of the manual.
    struct Group: Sendable {
        let heading: String
        /// Messages that are cases, with their rows.
        var messages: [any Message.Type] = []
        /// Those that are still texts.
        var texts: [Diagnostic] = []

        var rows: [Diagnostic] { messages.flatMap { Diagnostic.rows(of: $0) } + texts }
    }

    static let groups = [
        Group(
            heading: "Command line", messages: [CommandLineMessage.self, UsageMessage.self], texts: commandLine),
        Group(
            heading: "Configuration", messages: [SettingsFault.self, ConfigMessage.self, CommandWordsMessage.self]),
        Group(heading: "Custom PIDs", messages: [CustomPIDFault.self]),
        Group(heading: "Adapter and connection", messages: [AdapterMessage.self], texts: device + connection),
        Group(heading: "Findings of doctor", texts: doctor),
        Group(heading: "Vehicle", messages: [VehicleMessage.self], texts: vehicle),
        Group(
            heading: "Reading, trips and calibration",
            messages: [ReadMessage.self, StoredMessage.self, AlsoMessage.self, CalibrationMessage.self], texts: reading),
        Group(heading: "Database", messages: [DatabaseMessage.self], texts: database),
        Group(
            heading: "Files and output", messages: [FileMessage.self, TerminalError.self], texts: files + transcripts),
        Group(heading: "Simulator", messages: [SimulateMessage.self], texts: simulator),
    ]

    static var rows: [Diagnostic] { groups.flatMap(\.rows) }

    /// The row of a message: of those that match, the one that says the most of it.
    static func row(for message: String) -> Diagnostic? {
        let texts = [message[...], withoutPlace(message)]
        return rows.filter { texts.contains(where: $0.matches) }.max { $0.precision < $1.precision }
    }

    /// What stands behind "FILE:LINE: " or "FILE:LINE:COLUMN: "; all where a message does not begin so.
    private static func withoutPlace(_ message: String) -> Substring {
        guard let end = message.firstRange(of: ": "),
            let number = message[..<end.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
                .dropFirst().last,
            !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber })
        else { return message[...] }
        return message[end.upperBound...]
    }
}
