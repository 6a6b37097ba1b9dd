import CommandLine
import Devices
import ELM327
import Formats
import OBD
import Recording
import Storage
import System
import Telemetry
import Terminal
import Transports
import VehicleSource

/// What the commands that ask a vehicle something share: the device, the database, and the connection with the vehicle.
final class VehicleSession {
    let options: Options
    let device: String
    /// Nil where nothing is to be stored, or what is stored cannot be read.
    private(set) var database: Database?
    /// Where that is; nil where nothing is to be stored.
    private let path: String?
    /// Why nothing can be stored.
    private var refusal: StorageError?
    let known: LinkProfile?
    let progress: ProgressLine
    let session: Session
    /// Readable when the user wants to stop.
    let interrupt: Int32
    private let reopen: () throws(TransportError) -> any Transport

    private init(
        _ options: Options, device: String, path: String?, database: Database?, refusal: StorageError?,
        known: LinkProfile?, progress: ProgressLine, interrupt: Int32, open: @escaping DeviceSchemes.Opener
    ) throws {
        self.options = options
        self.device = device
        self.database = database
        self.known = known
        self.progress = progress
        self.path = path
        self.refusal = refusal
        self.interrupt = interrupt
        reopen = { () throws(TransportError) in try open(interrupt) }
        progress.show("opening \(device)")
        let log = SessionLog(options.verboseLog)
        let link = Link(log: log.write)
        let transport = try open(interrupt)
        log.follow(transport)
        session = Session(adapter: Adapter(transport: transport, link: link, log: log.write))
    }

    /// Opens the device, has `body` ask, and closes it. A problem with the connection is told, with the lines that
    /// `failed` makes of it on standard output.
    static func run(
        _ call: Call,
        failed: (SourceError) -> [String],
        _ body: (VehicleSession) throws -> ExitStatus
    ) throws -> ExitStatus {
        let device = try call.device()
        _ = try DeviceSchemes.opener(device)
        let recording = try SessionRecording(device: device, call.options)
        let path = call[.noSave] ? nil : try call.databasePath
        let (database, refusal) = try path.map(openDatabase) ?? (nil, nil)
        let known = (try? LinkProfiles.read(device, database))?.first
        let open = recording.opener(try DeviceSchemes.opener(device, knownBaud: known?.restingBaud), known: known)
        let signals = try Signals.open()
        let progress = ProgressLine(isShown: !call[.verbose])
        defer { progress.clear() }
        do {
            let session = try VehicleSession(
                call.options, device: device, path: path, database: database, refusal: refusal, known: known,
                progress: progress, interrupt: signals.number, open: open)
            defer { session.close() }
            let status = try body(session)
            session.keepLink()
            progress.clear()
            if let refusal = session.refusal { Output.warn(refusal) }
            return status
        } catch {
            progress.clear()
            guard let problem = try ConnectionReport.problem(error) else { Signals.endProcess(by: signals.next()) }
            Output.warn(problem.message, advice: problem.advice)
            try Output.write(failed(problem))
            return CommandError(problem).status
        }
    }

    /// Whatever ails the database, the vehicle can be asked; only a file that will never do is refused.
    private static func openDatabase(path: String) throws(StorageError) -> (Database?, refusal: StorageError?) {
        do {
            return (try Database.openAndRecover(path: path), nil)
        } catch {
            if error.kind.isFinal { throw error }
            // Who waited once need not wait again.
            return (error.kind == .busy ? nil : try? Database.openForReading(path: path), error)
        }
    }

    /// Opens the adapter and finds the vehicle; returns the voltage at the connector where the adapter tells.
    @discardableResult
    func findVehicle() throws -> Double? {
        let voltage = try session.openVehicle(known: known, reopen: reopen, progress: progress.show)
        keepLink()
        return voltage
    }

    /// Has a scanner find the vehicle and read its health.
    func scan(isQuick: Bool) throws -> HealthScan {
        let scan = try HealthScanner(session: session, isQuick: isQuick, progress: progress.show)
            .run(known: known, reopen: reopen)
        keepLink()
        return scan
    }

    /// Returns the number of the scan; nil where nothing is stored, as of an attempt that read nothing.
    /// - Parameter isQuick: the scan did not ask for all that the ECUs list.
    @discardableResult
    func store(_ scan: HealthScan, at time: WallTime, isQuick: Bool) throws(StorageError) -> Int64? {
        if refusal != nil, let path {
            // Perhaps it was for a moment.
            database = try Database.open(path: path)
            refusal = nil
        }
        guard scan.tellsAnything else { return nil }
        let id = try database?.scans.store(scan, at: time, bootTime: BootTime.now)
        if !isQuick { keepSupported(scan.supportedPIDs, vin: scan.vin, at: time) }
        return id
    }

    private func keepLink() {
        guard let found = session.linkProfile(vin: nil),
            known?.identity != found.identity || known?.bus != found.bus || known?.modules ?? [:] != found.modules
        else {
            return
        }
        LinkProfiles.keep(found.text, vin: nil, device: device, database)
    }

    /// Closes the device; it may be done more than once.
    func close() { session.adapter.transport.close() }
}

extension VehicleSession {
    /// Keeps what the ECUs list, for `pids` without a vehicle.
    func keepSupported(_ supported: [ECUAddress: Set<UInt8>], vin: VIN? = nil, at time: WallTime) {
        guard !supported.isEmpty else { return }
        try? database?.vehicles.keepSupported(supported, device: device, vin: vin?.description, at: time)
    }

    /// Lets time pass on the device's clock.
    func wait(until time: Instant) throws(TransportError) {
        while session.now < time { _ = try session.adapter.transport.receive(before: time) }
    }
}

extension Options {
    /// What receives the lines of a session with an adapter, on standard error; nil without --verbose.
    var verboseLog: (@Sendable (String) -> Void)? {
        guard self[.verbose] else { return nil }
        return { line in Output.talk(line) }
    }
}

/// What is known of a device from earlier connections. A replayed session knows what its recording knew.
enum LinkProfiles {
    static func read(_ device: String, _ database: Database?) throws -> [LinkProfile] {
        if let path = replayedFile(device) {
            let transcript = try? Transcript(path: path)
            return transcript?["known"].flatMap { LinkProfile(text: $0) }.map { [$0] } ?? []
        }
        return try database?.vehicles.links(device: device).compactMap { LinkProfile(text: $0) } ?? []
    }

    /// Keeps what was learned. That this fails is no reason to fail.
    static func keep(_ profile: String, vin: String?, device: String, _ database: Database?) {
        guard replayedFile(device) == nil else { return }
        try? database?.vehicles.keepLink(profile, device: device, vin: vin, at: LocalTime.now)
    }

    private static func replayedFile(_ device: String) -> String? {
        guard let address = try? DeviceSchemes.address(device), address.scheme == "replay" else { return nil }
        return address.target
    }
}

/// `--record`: the session with the device, in a new file.
struct SessionRecording {
    /// Nil where nothing is recorded.
    private let file: TranscriptFile?

    /// Makes the file, so that a name that cannot be used is told before anything else is done.
    init(device: String, _ options: Options) throws {
        guard let path = options[.record] else {
            file = nil
            return
        }
        let header = Transcript.header(["adapter": device, "date": CalendarTime.iso8601(LocalTime.now)])
        file = try TranscriptFile.create(path: path, header: header, editor: SessionEditor(redacts: options[.redact])) {
            Output.warn($0.text, advice: "nothing more is recorded there")
        }
    }

    /// What opens the device and records what is said to it and by it.
    /// - Parameter known: of the adapter, from before. The replay begins as the recording does; whose vehicle it is does
    ///   not matter to it.
    func opener(_ open: @escaping DeviceSchemes.Opener, known: LinkProfile?) -> DeviceSchemes.Opener {
        guard let file else { return open }
        var facts: [String: String] = [:]
        if var known {
            known.vin = nil
            facts["known"] = known.text
        }
        return { [facts] interruptDescriptor throws(TransportError) in
            do throws(TransportError) {
                return RecordingTransport(try open(interruptDescriptor), into: file, facts: facts)
            } catch {
                file.discardIfEmpty()
                throw error
            }
        }
    }
}

extension CommandError {
    /// The exit status and words for a connection that did not come about.
    init(_ error: SourceError) {
        self.init(
            UserMessage(error.message, advice: error.advice, status: error.step <= .adapter ? .adapter : .vehicle))
    }
}

extension TripOutcome {
    var status: ExitStatus {
        switch self {
        case .fine: .fine
        case .problem(let problem): CommandError(problem).status
        case .rescued: .database
        }
    }
}

/// Says why there is no connection: the step that failed, and all steps.
enum ConnectionReport {
    /// "port ok, adapter ok, power ok, bus FAILED, ecu ?"
    static func steps(_ failed: SourceError.Step) -> String {
        SourceError.Step.allCases.map { step in
            let name = step == .ecu ? "ECU" : step.rawValue
            return step < failed ? "\(name) ok" : step == failed ? "\(name) FAILED" : "\(name) ?"
        }.joined(separator: " > ")
    }

    /// The problem that an error of the session stands for; nil when the user interrupted.
    static func problem(_ error: any Error) throws -> SourceError? {
        switch error {
        case let error as VehicleError: return error.sourceError
        case let error as TransportError: return VehicleError.transport(error).sourceError
        default: throw error
        }
    }
}
