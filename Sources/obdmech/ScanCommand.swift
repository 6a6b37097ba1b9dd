import Acquisition
import ELM327
import OBD
import Reports
import Storage
import Telemetry
import Transports
import Trips

enum ScanCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let device = try environment.device(options)
        let open = try DialogueRecording.opener(try DeviceSchemes.opener(device), device: device, options)
        let database =
            options.has(CommandTable.noSave)
            ? nil : try Database.openAndRecover(path: try environment.databasePath(options))
        let signals = try Signals.open()
        let isVerbose = options.has(CommandTable.verbose)
        let progress = ProgressLine(isShown: !isVerbose)
        let scan: HealthScan
        do {
            defer { progress.clear() }
            progress.show("opening \(device)")
            let transport = try open(signals.number)
            defer { transport.close() }
            let adapter = Adapter(transport: transport, log: isVerbose ? VerboseLog.write(transport) : { _ in })
            scan = try HealthScanner(session: Session(adapter: adapter), progress: progress.show).run()
        } catch {
            guard let problem = try ConnectionReport.problem(error) else { Signals.die(by: signals.next()) }
            Output.complain(problem.message, advice: problem.advice)
            try Output.write([
                options.has(CommandTable.json)
                    ? ScanReport.json(problem).document : ConnectionReport.ladder(problem.step)
            ])
            return Failure(problem).status
        }
        let time = LocalTime.now
        // Stored first: what was read is not lost with a closed pipe.
        if let database { _ = try database.store(scan, at: time) }
        try Output.write(
            options.has(CommandTable.json)
                ? [ScanReport.json(scan, at: time).document] : ScanReport.text(scan, width: Output.width))
        if scan.reportsFault { return .fault }
        // Of a vehicle that said nothing at all about its codes it cannot be said that it reports no fault. On the older
        // buses silence to service 03 is common where the ECU's own count is 0.
        let isKnown =
            scan.ecus.contains { $0.confirmedCount != nil }
            || scan.coverage.contains { $0.service == 0x03 && $0.outcome == .answered }
        return isKnown ? .fine : .vehicle
    }
}

extension Database {
    /// Opens the database for writing, and closes the trips of programs that did not live to do so.
    static func openAndRecover(path: String) throws -> Database {
        let database = try Database.open(path: path)
        try database.recoverAndTell()
        return database
    }

    func recoverAndTell() throws {
        for trip in try recoverTrips() {
            let number = trip.id.map { " \($0)" } ?? ""
            Output.talk(
                "obdmech: trip\(number) had been cut off; it is kept with its \(trip.summary.samples) samples\n")
        }
    }
}

/// `--verbose`: the dialogue on standard error, with the seconds since the start.
enum VerboseLog {
    static func write(_ transport: any Transport) -> (String) -> Void {
        let start = transport.now
        return { line in Output.talk("\(Format.fixed(transport.now.seconds(since: start), 3)) \(line)\n") }
    }
}
