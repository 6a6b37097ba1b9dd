import CommandLine
import Devices
import ELM327
import Formats
import OBD
import Reports
import Settings
import Setup
import Storage
import System
import Telemetry
import Terminal
import Transports
import Trips

/// `obdmech setup`: asks the questions on the terminal, and writes the changes.
enum SetupCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        guard Output.isTerminal(0), Output.isTerminal(2) else { throw UsageError.setupWithoutTerminal }
        let path = try call.environment.configurationPath()
        // Report an invalid line instead of overwriting it.
        _ = try call.settings
        let signals = try Signals.open()
        let progress = ProgressLine(isShown: true)
        progress.show("looking for adapters")
        let surroundings = call.environment.surroundings
        let (ports, probes) = (surroundings.serialPorts(), surroundings.probes())
        var adapters = AdapterOption.list(ports: ports, probes: probes)
        // Listening takes seconds, in which most adapters need not be waited for.
        if !adapters.contains(where: \.isLikely) {
            adapters = AdapterOption.list(
                ports: ports, probes: probes, bluetooth: surroundings.bluetooth() ?? [],
                gateways: surroundings.gateways())
        }
        let database = try call.databasePath
        progress.clear()
        let latest = try? Database.peek(path: database)?.vehicles.known().first { !$0.isMadeUp }?.vehicle
        let report = VehicleReport([], thisYear: LocalTime.today.year)
        var session = SetupSession(
            .init(
                file: try SettingsFile(path: path), path: path, adapters: adapters,
                locale: LocaleDefaults(call.environment.variables), variable: call.environment["OBDMECH_ADAPTER"],
                vehicle: latest.map { ($0, name: $0.name ?? report.heading($0)) },
                error: DeviceSchemes.error))
        do {
            let writes = try converse(&session, signals.number, progress)
            guard writes == true else {
                if writes == nil || session.hasChanges { Output.talk("Nothing was saved.\n") }
                return .fine
            }
        } catch  where error as? Poll.WaitError == .interrupted || (error as? TransportError)?.kind == .interrupted {
            progress.clear()
            Output.talk("\nNothing was saved.\n")
            Signals.endProcess(by: signals.next())
        }
        try write(session, path, database, call.environment)
        Output.talk("Saved. Next: obdmech scan\n")
        return .fine
    }

    /// Returns whether to write the changes; nil if the input ended before. Throws `interrupted`.
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
                // The answer is typed on the same line.
                Output.talk(Format.wrapped(question, width: Output.talkWidth).joined(separator: "\n") + " ")
                guard let answer = try reader.next() else {
                    Output.talk("\n")
                    return nil
                }
                move = session.take(answer)
            case .tryAdapter(let device):
                progress.show("testing \(device)")
                let trial = try trial(device, interruptDescriptor)
                progress.clear()
                move = session.tried(device, trial)
            case .finish(let writes): return writes
            }
        }
    }

    /// Opens a device and reads the name of the adapter; nothing is sent to the vehicle. Throws `interrupted`.
    private static func trial(_ device: String, _ interruptDescriptor: Int32) throws -> SetupSession.Trial {
        do {
            let open = try DeviceSchemes.opener(device)
            let transport = try open(interruptDescriptor)
            let session = Session(adapter: Adapter(transport: transport, link: Link()))
            defer { session.adapter.transport.close() }
            try session.open { () throws(TransportError) in try open(interruptDescriptor) }
            let name = session.identity ?? "an adapter without a name"
            let volts = try session.readVoltage().volts
            let bus = try session.isSetToJ1939() ? "; " + NoVehicleError.isJ1939.text : ""
            return .answers(name + (volts.map { ", \(Format.fixed($0, 1)) V" } ?? "") + bus)
        } catch {
            guard let problem = try ConnectionReport.problem(error) else { throw error }
            return .fails(problem.message, advice: problem.advice)
        }
    }

    private static func write(
        _ session: SetupSession, _ path: String, _ databasePath: String, _ environment: Environment
    ) throws {
        if !session.changes.isEmpty {
            try FileReplacement.change(path) { bytes in
                var file = SettingsFile(bytes: bytes)
                for change in session.changes {
                    try change.apply(to: &file)
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
        name: "setup", chapter: .setup, summary: "set up the adapter, units, fuel price and limits",
        description: [
            "Asks for the most important settings, each with its current value, which Enter keeps: the adapter (one "
                + "that was found, or its address), units, currency, the price of fuel, limits for alerts and, once a "
                + "vehicle is known, its fuel. The adapter is asked for its name; nothing is sent to the vehicle. The "
                + "first proposals for units and currency are those of the locale.",
            "Nothing is written before the end, where all changes are shown; comments in the configuration are kept. setup "
                + "can be run again at any time, and needs a terminal. Use obdmech config for all other settings.",
        ],
        flags: [.database],
        examples: [("obdmech setup", "answer the questions")])
}
