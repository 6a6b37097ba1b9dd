import Documents
package import ELM327
import Formats
import OBD
package import Reports
import Terminal

/// Writes the session of `terminal`: the lines as they arrive with their meaning beside them, or JSON.
package final class TerminalOutput {
    package typealias Fact = AnswerMeaning.Fact

    package enum Form { case text, json }

    private let form: Form
    /// Whether to write the commands too, because they are not on the screen already.
    private let repeatsCommands: Bool
    private let width: () -> Int
    private let write: (String) throws -> Void
    /// The error of writing a response, thrown at its end.
    private var failure: (any Error)?

    private var lines: [String] = []
    private var facts: [Fact] = []

    /// The column of the meaning, on a screen that is wide enough.
    private static let column = 30
    private static let narrow = 64

    package init(
        form: Form, repeatsCommands: Bool, width: @escaping () -> Int = { Output.width },
        write: @escaping (String) throws -> Void = { try Output.write($0) }
    ) {
        self.form = form
        self.repeatsCommands = repeatsCommands
        self.width = width
        self.write = write
    }

    package func begin(_ command: TypedCommand) {
        lines = []
        facts = []
        if form == .text, repeatsCommands { put(["> " + command.text]) }
    }

    /// Shows a line of the response, if any, and its meaning.
    package func show(_ line: String?, _ facts: [Fact]) {
        switch form {
        case .json:
            if let line { lines.append(line) }
            self.facts += facts
        case .text: put(Self.beside(line, facts.map(\.line), width: width()))
        }
    }

    /// Ends the response. Throws if writing failed.
    /// - Parameter remark: why the response is missing or incomplete; nil if it is complete.
    package func end(_ command: TypedCommand, remark: String?) throws {
        switch form {
        case .text: if let remark { put(Format.wrapped("(\(remark))", width: width(), indent: 1)) }
        case .json:
            let exchange = ValueDocuments.Exchange(
                request: command.text, lines: lines, meaning: facts, remark: remark)
            put([ValueDocuments.json(exchange).line])
        }
        if let failure { throw failure }
    }

    private func put(_ lines: [String]) {
        guard failure == nil else { return }
        do {
            try write(lines.map { $0 + "\n" }.joined())
        } catch {
            failure = error
        }
    }

    /// "7E8 04 41 0C 1A F8          7E8 engine: Engine speed 1726 rpm"; on separate lines if there is no room.
    package static func beside(_ line: String?, _ meanings: [String], width: Int) -> [String] {
        guard !meanings.isEmpty else { return line.map { [$0] } ?? [] }
        if width < narrow {
            return (line.map { [$0] } ?? []) + meanings.flatMap { Format.wrapped("  " + $0, width: width, indent: 4) }
        }
        var lines: [String] = []
        var left = line ?? ""
        if left.count > column - 2 {
            lines.append(left)
            left = ""
        }
        for meaning in meanings {
            for part in Format.wrapped(meaning, width: width - column, indent: 2) {
                lines.append(left + String(repeating: " ", count: column - left.count) + part)
                left = ""
            }
        }
        return lines
    }
}
