import CommandLine
import Devices
import Displays
import ELM327
import Formats
import Glibc
import OBD
import Recording
import Reports
import System
import Terminal
import Transports
import VehicleSource

enum TerminalCommand: Command {
    /// The default timeout of commands in a script. A search for the protocol takes 20 s.
    private static let scriptTimeoutS = 30.0

    static func run(_ call: Call) throws -> ExitStatus {
        let device = try call.device()
        let recording = try SessionRecording(device: device, call.options)
        let open = recording.opener(try DeviceSchemes.opener(device), known: nil)
        let timeoutS = call[.timeout]
        // Interactive if both the commands and the messages are on a terminal.
        let isInteractive = Output.isTerminal(0) && Output.isTerminal(2)
        let signals = try Signals.open()
        let interruptDescriptor = signals.number
        let progress = ProgressLine(isShown: !call[.verbose])
        do {
            defer { progress.clear() }
            progress.show("opening \(device)")
            let log = SessionLog(call.options.verboseLog)
            let link = Link(log: log.write)
            let transport = try open(interruptDescriptor)
            log.follow(transport)
            let session = Session(adapter: Adapter(transport: transport, link: link, log: log.write))
            defer { session.adapter.transport.close() }
            try session.open { () throws(TransportError) in try open(interruptDescriptor) }
            // Spaces make responses readable. CommandRisk relies on messages that begin with their service (ATCAF1).
            for command in ["ATS1", "ATCAF1"] { _ = try session.tell(command) }
            var welcome = session.identity ?? "adapter"
            if call[.connect] {
                progress.show("looking for the vehicle")
                try session.connect(voltage: try session.readVoltage().volts)
                let ecus = session.firstAnswers.map(\.ecu.displayName).joined(separator: ", ")
                welcome += ", \(session.bus?.name ?? "unknown protocol"), \(ecus)"
            }
            progress.clear()
            var prompt = TerminalPrompt(
                session: TerminalSession(session: session),
                output: TerminalOutput(
                    form: call[.json] ? .json : .text,
                    repeatsCommands: !(isInteractive && Output.isTerminal(1))),
                allowsAll: call[.yes],
                timeoutS: timeoutS ?? (isInteractive ? .infinity : scriptTimeoutS))
            guard isInteractive else {
                return try prompt.follow(LineReader(interruptDescriptor: interruptDescriptor), signals)
            }
            let editor = try LineEditor.open(
                interruptDescriptor: interruptDescriptor, historyPath: call.environment.historyPath())
            let lines = Format.wrapped("\(welcome); help lists commands, quit or Ctrl-D ends", width: Output.talkWidth)
            Output.talk(lines.map { $0 + "\n" }.joined())
            return try prompt.converse(editor, signals)
        } catch let interruption as TerminalPrompt.Interruption {
            // The port has been given back.
            Signals.endProcess(by: interruption.signal)
        } catch {
            guard let problem = try ConnectionReport.problem(error) else { Signals.endProcess(by: signals.next()) }
            throw CommandError(problem)
        }
    }
}

/// The loop of `terminal`: reads a line, asks for confirmation if necessary, and sends it.
struct TerminalPrompt {
    let session: TerminalSession
    let output: TerminalOutput
    /// Whether no confirmation is required.
    let allowsAll: Bool
    let timeoutS: Double

    /// Thrown if a signal is to end the program.
    struct Interruption: Error { let signal: Int32 }

    /// Reads lines from a terminal until Ctrl-D.
    mutating func converse(_ editor: borrowing LineEditor, _ signals: borrowing Signals) throws -> ExitStatus {
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
    mutating func follow(_ reader: LineReader, _ signals: borrowing Signals) throws -> ExitStatus {
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
    enum Word { case help, quit }

    static func word(_ line: String) -> Word? {
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

extension TerminalCommand {
    static let subcommand = Subcommand(
        name: "terminal", chapter: .tools, isRare: true, summary: "send commands to the adapter by hand",
        description: [
            "A prompt for the adapter: each line that you type is sent to it, and the response is shown as it "
                + "arrives, with its meaning next to it. Lines can be edited and are kept in a history. An empty line "
                + "repeats the last command. Ctrl-C cancels a line, or interrupts a command by sending one character, "
                + "as the adapter requires. help lists what you can type; quit, exit or Ctrl-D ends. The adapter is "
                + "woken up and set up as for a scan, with headers and spaces shown. Nothing is sent to the vehicle "
                + "automatically, unless --connect is given.",
            "No command is refused, but some require confirmation: services "
                + CommandRisk.services.map { hexadecimal($0.service) }.joined(separator: ", ")
                + ", which change something in the vehicle, and commands that can lock an adapter or write to its "
                + "memory (AT PP, SD, @3, CV, BRD, LP, and similar commands of STN adapters).",
            "If standard input is not a terminal, it is read as a script with one command per line; empty lines and lines "
                + "that begin with # are skipped. Commands that require confirmation are then not sent and the exit "
                + "status is 2, unless --yes is given. With --json, each command is one object: request, answer, "
                + "meaning, complete and, if the response is not complete, remark.",
        ],
        flags: [.adapter, .connect, .yes, .timeout, .json, .record, .redact, .verbose],
        examples: [
            ("obdmech terminal", "open a prompt for the adapter"),
            ("obdmech terminal -a sim:faults --connect", "connect to a simulated car first"),
        ])

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}

extension AnyFlag {
    static let connect = Flag("connect", .switch, "Connect to the vehicle first, as scan does.")
    static let timeout = Flag(
        "timeout", .seconds,
        "Interrupt commands that take longer (30s). On a terminal there is no limit unless this option is given; Ctrl-C "
            + "interrupts.")
}

/// The output of `help` in `obdmech terminal`.
enum TerminalHelp {
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

    static func lines(width: Int) -> [String] {
        let column = (rows.map(\.typed.count).max() ?? 0) + 2
        return rows.flatMap { row in
            Format.wrapped(
                "  " + row.typed + String(repeating: " ", count: column - row.typed.count) + row.text, width: width,
                indent: column + 2)
        }
    }
}
