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
        _ = try DeviceSchemes.opener(device)
        let recording = try DialogueRecording(device: device, options)
        let database =
            options.has(CommandTable.noSave)
            ? nil : try Database.openAndRecover(path: try environment.databasePath(options))
        let known = try KnownLinks.read(device, database).first
        let open = recording.opener(try DeviceSchemes.opener(device, knownBaud: known?.restingBaud), known: known)
        let signals = try Signals.open()
        let isVerbose = options.has(CommandTable.verbose)
        let progress = ProgressLine(isShown: !isVerbose)
        let scan: HealthScan
        do {
            defer { progress.clear() }
            progress.show("opening \(device)")
            let log = VerboseLog(isOn: isVerbose)
            let link = Link(log: log.write)
            let transport = try open(signals.number)
            log.follow(transport)
            let session = Session(adapter: Adapter(transport: transport, link: link, log: log.write))
            defer { session.adapter.transport.close() }
            scan = try HealthScanner(session: session, progress: progress.show)
                .run(known: known) { () throws(TransportError) in try open(signals.number) }
            if known == nil, let found = session.knownLink(vin: nil) {
                KnownLinks.keep(found.text, vin: nil, device: device, database)
            }
        } catch {
            guard let problem = try ConnectionReport.problem(error) else { Signals.die(by: signals.next()) }
            Output.complain(problem.message, advice: problem.advice)
            try Output.write(
                options.has(CommandTable.json)
                    ? [ScanReport.json(problem).document]
                    : Format.wrapped(ConnectionReport.ladder(problem.step), width: Output.width, indent: 2))
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
