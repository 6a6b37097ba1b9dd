import CommandLine
import ELM327
import Formats
import OBD
import Recording
import Reports
import Settings
import Storage
import Telemetry
import Terminal
import Transports
import Trips
import VehicleSource

/// `obdmech setup`: the session at the terminal, and what comes of it.
enum SetupCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        guard Output.isTerminal(0), Output.isTerminal(2) else {
            throw Failure(UsageMessage.setupWithoutTerminal)
        }
        let path = try environment.configurationPath()
        // A wrong line is named here, and not written over.
        _ = try environment.settings()
        let signals = try Signals.open()
        let progress = ProgressLine(isShown: true)
        progress.show("looking for adapters")
        let surroundings = environment.surroundings
        let adapters = AdapterOption.list(ports: surroundings.serialPorts(), probes: surroundings.probes())
        let database = try environment.databasePath(options)
        progress.clear()
        let latest = try? Database.peek(path: database)?.recordedVehicles().first { !$0.isMadeUp }?.vehicle
        let report = VehicleReport([], thisYear: LocalTime.today.year)
        var session = SetupSession(
            .init(
                file: try SettingsFile(path: path), path: path, adapters: adapters,
                locale: LocaleDefaults(environment), variable: environment["OBDMECH_ADAPTER"],
                vehicle: latest.map { ($0, name: $0.name ?? report.heading($0)) }))
        do {
            let writes = try converse(&session, signals.number, progress)
            guard writes == true else {
                if writes == nil || session.hasChanges { Output.talk("Nothing was written.\n") }
                return .fine
            }
        } catch let error as TransportError where error.kind == .interrupted {
            progress.clear()
            Output.talk("\nNothing was written.\n")
            Signals.die(by: signals.next())
        }
        try write(session, path, database, environment)
        Output.talk("Written. Next: obdmech scan\n")
        return .fine
    }

    /// Whether what was answered is to be written; nil where the answers ended before. Throws `interrupted`.
    private static func converse(
        _ session: inout SetupSession, _ interruptDescriptor: Int32, _ progress: ProgressLine
    ) throws -> Bool? {
        var reader = LineReader(interruptDescriptor: interruptDescriptor)
        var move = session.begin()
        while true {
            for line in move.lines {
                let indent = line.prefix { $0 == " " }.count
                let wrapped = Format.wrapped(line, width: Output.talkWidth, indent: indent == 0 ? 0 : indent + 3)
                Output.talk(wrapped.map { $0 + "\n" }.joined())
            }
            switch move.next {
            case .ask(let question):
                // The answer stands behind it.
                Output.talk(Format.wrapped(question, width: Output.talkWidth).joined(separator: "\n") + " ")
                guard let answer = try reader.next() else {
                    Output.talk("\n")
                    return nil
                }
                move = session.take(answer)
            case .tryAdapter(let device):
                progress.show("asking \(device)")
                let trial = try trial(device, interruptDescriptor)
                progress.clear()
                move = session.tried(device, trial)
            case .finish(let writes): return writes
            }
        }
    }

    /// Opens a device and asks the adapter, not the vehicle, who it is. Throws `interrupted`.
    private static func trial(_ device: String, _ interruptDescriptor: Int32) throws -> SetupSession.Trial {
        do {
            let open = try DeviceSchemes.opener(device)
            let transport = try open(interruptDescriptor)
            let session = Session(adapter: Adapter(transport: transport, link: Link()))
            defer { session.adapter.transport.close() }
            try session.open { () throws(TransportError) in try open(interruptDescriptor) }
            let name = session.identity ?? "an adapter without a name"
            let volts = try session.readVoltage().volts
            return .answers(name + (volts.map { ", \(Format.fixed($0, 1)) V" } ?? ""))
        } catch {
            guard let problem = try ConnectionReport.problem(error) else { throw error }
            return .fails(problem.message, advice: problem.advice)
        }
    }

    private static func write(
        _ session: SetupSession, _ path: String, _ databasePath: String, _ environment: Environment
    ) throws {
        if !session.changes.isEmpty {
            try FileReplacement.change(path) { bytes throws(Failure) in
                var file = SettingsFile(bytes: bytes)
                for change in session.changes {
                    do throws(SettingsProblem) { try change.apply(to: &file) } catch { throw Failure(error) }
                }
                return file.bytes
            }
        }
        if let fuel = session.fuel, let vehicle = session.vehicle {
            let units = try environment.settings().units
            try VehicleCommand.setFuel(fuel, of: vehicle, units, try Database.open(path: databasePath))
        }
    }
}

extension SetupCommand {
    static let subcommand = Subcommand(
        name: "setup", chapter: .adapter, summary: "set adapter, units, fuel price and limits by questions",
        description: [
            "Asks for what matters most, each with what is set now, which Enter keeps: the adapter, of those that are "
                + "found or by its address, units, currency, the price of fuel, the limits above which to warn, and, "
                + "once a vehicle is known, what it burns. The adapter is asked who it is; nothing is sent to the "
                + "vehicle. Units and currency are at first those of the locale.",
            "Nothing is written before the end, where all that changes is shown; comments in the configuration stay. "
                + "It can be run again at any time. What it does not ask about, obdmech config sets. It needs a "
                + "terminal.",
        ],
        flags: [.database],
        examples: [("obdmech setup", "answer the questions")])
}
