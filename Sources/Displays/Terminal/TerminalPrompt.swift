import CommandLine
import ELM327
package import Formats
import Glibc
package import System
package import Terminal
import Transports

/// The loop of `terminal`: reads a line, asks for confirmation if necessary, and sends it.
package struct TerminalPrompt {
    let session: TerminalSession
    let output: TerminalOutput
    /// Whether no confirmation is required.
    let allowsAll: Bool
    let timeoutS: Double

    package init(session: TerminalSession, output: TerminalOutput, allowsAll: Bool, timeoutS: Double) {
        self.session = session
        self.output = output
        self.allowsAll = allowsAll
        self.timeoutS = timeoutS
    }

    /// Thrown if a signal is to end the program.
    package struct Interruption: Error { package let signal: Int32 }

    /// Reads lines from a terminal until Ctrl-D.
    package mutating func converse(_ editor: borrowing LineEditor, _ signals: borrowing Signals) throws -> ExitStatus {
        while true {
            switch editor.read("> ") {
            case .end:
                Output.talk("\n")
                return .fine
            case .interrupted: try Self.takeInterruption(signals)
            case .line(let line):
                if line.contains(where: { $0 != " " }) { editor.remember(line) }
                switch Self.word(line) {
                case .quit: return .fine
                case .help:
                    Output.talk(TerminalHelp.lines(width: Output.talkWidth).map { $0 + "\n" }.joined())
                    continue
                case nil: break
                }
                for command in commands(line) {
                    if let reason = reason(command), try !isAllowed(command, reason, editor, signals) { break }
                    guard try ask(command, signals) else { break }
                }
            }
        }
    }

    /// Reads a script, one command per line. Commands that require confirmation are refused.
    package mutating func follow(_ reader: LineReader, _ signals: borrowing Signals) throws -> ExitStatus {
        var status = ExitStatus.fine
        var reader = reader
        while let line = try next(&reader) {
            // Unlike an empty line on a terminal, one in a script repeats nothing.
            if Self.word(line) == .quit { break }
            for command in TypedCommand.commands(in: line) where !command.isRepetition && !line.hasPrefix("#") {
                guard let reason = reason(command) else {
                    guard try ask(command, signals) else { throw Interruption(signal: SIGINT) }
                    continue
                }
                status = .usage
                output.begin(command)
                try output.end(command, remark: "not sent: \(reason)")
                Output.warn(AdapterWarning.notSent(command.text, reason: reason))
            }
        }
        return status
    }

    private func next(_ reader: inout LineReader) throws -> String? {
        do { return try reader.next() } catch Poll.WaitError.interrupted { throw TransportError.interrupted }
    }

    /// Commands for the program itself, which no adapter knows.
    package enum Word { case help, quit }

    package static func word(_ line: String) -> Word? {
        switch line.filter({ $0 != " " }).lowercased() {
        case "help", "?", "h": .help
        case "quit", "exit", "q", "bye": .quit
        default: nil
        }
    }

    /// Returns the commands of a line; an empty line is the command that it repeats.
    private func commands(_ line: String) -> [TypedCommand] {
        TypedCommand.commands(in: line).compactMap { $0.isRepetition ? session.last : $0 }
    }

    private func reason(_ command: TypedCommand) -> String? {
        guard !allowsAll else { return nil }
        return CommandRisk.reason(command, controlByte: session.controlByte, isRaised: session.isRaised)
    }

    private func isAllowed(
        _ command: TypedCommand, _ reason: String, _ editor: borrowing LineEditor, _ signals: borrowing Signals
    ) throws -> Bool {
        let lines = Format.wrapped("'\(command.text)': \(reason).", width: Output.talkWidth)
        Output.talk(lines.map { $0 + "\n" }.joined())
        // It may be impossible to undo.
        return try Confirmation.ask("Send it?", .inFull) { prompt in
            switch editor.read(prompt) {
            case .line(let answer): return answer
            case .end: Output.talk("\n")
            case .interrupted: try Self.takeInterruption(signals)
            }
            return nil
        }
    }

    /// Sends a command; returns false if the user interrupted it.
    private func ask(_ command: TypedCommand, _ signals: borrowing Signals) throws -> Bool {
        let output = output
        output.begin(command)
        switch try session.ask(command, within: timeoutS, show: { output.show($0, $1) }) {
        case .prompt:
            try output.end(command, remark: nil)
            return true
        case .interrupted:
            let signal = signals.next()
            // If this is interrupted too, the next command completes it.
            do {
                try session.interrupt()
            } catch {
                guard error.kind == .interrupted else { throw error }
            }
            guard signal == SIGINT else { throw Interruption(signal: signal) }
            try output.end(command, remark: "interrupted")
            return false
        case .timedOut:
            try session.interrupt()
            try output.end(command, remark: "interrupted after \(Format.duration(timeoutS))")
            return true
        }
    }

    /// Ctrl-C cancels the line; any other signal ends the program.
    private static func takeInterruption(_ signals: borrowing Signals) throws {
        let signal = signals.next()
        guard signal == SIGINT else { throw Interruption(signal: signal) }
        Output.talk("^C\n")
    }
}

/// The output of `help` in `obdmech terminal`.
package enum TerminalHelp {
    private static let rows: [(typed: String, text: String)] = [
        ("ATI", "adapter's name; ATRV voltage, ATDP protocol"),
        ("0100", "find the vehicle and the PIDs that it supports"),
        ("010C", "live value, by PID: 0C engine speed, 0D speed, 05 coolant (obdmech pids lists all)"),
        ("03", "confirmed trouble codes; 07 pending, 0A permanent"),
        ("020200", "trouble code of freeze frame 0; 020C00 its engine speed"),
        ("0902", "VIN"),
        ("04", "clear the trouble codes (asks first)"),
        ("Enter", "repeat the last command"),
        ("Ctrl-C", "interrupt a command or cancel a line"),
        ("quit", "quit; so do exit and Ctrl-D"),
    ]

    package static func lines(width: Int) -> [String] {
        let column = (rows.map(\.typed.count).max() ?? 0) + 2
        return rows.flatMap { row in
            Format.wrapped(
                "  " + row.typed + String(repeating: " ", count: column - row.typed.count) + row.text, width: width,
                indent: column + 2)
        }
    }
}

/// What is shown of commands to an adapter.
package enum AdapterWarning: UserFacing {
    case notSent(String, reason: String)

    package var message: UserMessage {
        switch self {
        case .notSent(let command, let reason):
            UserMessage("not sending '\(command)': \(reason)", advice: "use --yes to send it")
        }
    }
}
