import CommandLine
import Devices
import Displays
import ELM327
import Formats
import Glibc
import OBD
import Reports
import System
import Terminal
import Transports

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
            // A connection that is lost shows with the next command.
            let idle = Idle { try? session.adapter.transport.attend() }
            guard isInteractive else {
                return try prompt.follow(LineReader(interruptDescriptor: interruptDescriptor, idle: idle), signals)
            }
            let editor = try LineEditor.open(
                interruptDescriptor: interruptDescriptor, historyPath: call.environment.historyPath(), idle: idle)
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
