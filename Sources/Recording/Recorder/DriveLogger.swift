import Formats
import Glibc
import OBD
import Reports
package import Storage
package import System
package import Telemetry
import Terminal
import Trips

/// Records each drive of a source as a trip, one after the other. An error in one trip is reported, and the next drive
/// is recorded all the same.
package final class DriveLogger: Recorder {
    private let plan: TripPlan
    private let sinks: [any TripSink]
    private let newDisplay: () -> any TripDisplay
    private let openStore: () throws -> TripStore
    private let importFile: (_ path: String) throws -> Void
    private let afterDrive: (_ trip: Int64, Database) -> Void
    private let note: (String) -> Void

    private var clock = SourceClock()
    /// What is missing is reported once, not in each drive.
    private let missing: MissingSignals
    /// The recorder of the current drive; nil between drives.
    private var recorder: TripRecorder?
    private var store: TripStore?
    private var source: SourceDescription?
    /// Whether the drive is over for its recorder although the source has not reported its end.
    private var waitsForSource = false
    private var battery = LowVoltage()
    /// The watch over the source since the last drive ended. After a silence that was too long for a trip the source
    /// may simply continue, and never report an end.
    private var next: DriveWatch
    /// The messages shown since the last drive began.
    private var told: Set<String> = []
    /// The files of drives that the database did not accept, and the time of the next attempt to import them.
    private var rescueFiles: [String] = []
    private var nextTakingIn = Instant.zero
    private static let importEveryS = 10.0
    private var failure: (any Error)?
    /// What ended the source; nil if it has not ended, or the user ended it.
    package private(set) var problem: SourceError?
    private var loop: EventLoop?

    /// Creates a logger.
    /// - Parameters:
    ///   - sinks: The sinks of all drives, besides the store and the display.
    ///   - newDisplay: Creates the display of a drive.
    ///   - openStore: Opens the store of a drive.
    ///   - importFile: Imports the contents of another database.
    ///   - afterDrive: Called when a drive has been stored and shown.
    package init(
        plan: TripPlan, sinks: [any TripSink] = [], newDisplay: @escaping () -> any TripDisplay,
        openStore: @escaping () throws -> TripStore, importFile: @escaping (_ path: String) throws -> Void,
        afterDrive: @escaping (_ trip: Int64, Database) -> Void = { _, _ in },
        note: @escaping (String) -> Void = Output.note
    ) {
        self.plan = plan
        self.sinks = sinks
        self.newDisplay = newDisplay
        self.openStore = openStore
        self.importFile = importFile
        self.afterDrive = afterDrive
        self.note = note
        next = plan.watch
        missing = MissingSignals(plan.also)
    }

    package func take(_ event: SourceEvent, from role: SourceRole = .primary) -> Bool {
        guard role == .primary else {
            if recorder == nil, case .warning(let text, _) = event { tell(text) }
            _ = recorder?.take(event, from: role)
            return true
        }
        do {
            return try take(event)
        } catch {
            failure = error
            return false
        }
    }

    private func take(_ event: SourceEvent) throws -> Bool {
        switch event {
        case .connected(let description):
            // There may be another vehicle at the adapter now.
            try end()
            source = description
            waitsForSource = false
        case .details(let details): source?.details = details
        case .batch(let batch):
            _ = clock.wall(at: batch.time)
            if waitsForSource {
                for sample in batch.samples { next.take(sample) }
                waitsForSource = !next.isDriving
            }
            if recorder == nil, !waitsForSource, !batch.isAccompanying { try begin() }
        case .segmentEnded: try endDrive()
        case .parked(let volts, let time): park(volts, at: time)
        case .progress(let text), .warning(let text, _):
            if recorder == nil { tell(text) }
        default: break
        }
        if let recorder, !recorder.take(event) { try endDrive() }
        if case .ended(let problem) = event {
            self.problem = problem
            return false
        }
        return true
    }

    /// The voltage between two drives: a battery that falls is reported at once, not when the car does not start.
    private func park(_ volts: Double, at time: Instant) {
        let change = battery.add(volts, atS: Double(time.nanoseconds) / 1e9)
        let fact = LiveFact.parked(volts: volts, isLow: battery.isLow, LocalTime.now)
        for sink in sinks { sink.handle(fact) }
        if let change {
            told = []
            let warning = RecordingWarning.parkedBattery(volts: volts, isLow: change == .fell)
            tell(warning.text)
        }
    }

    private func begin() throws {
        told = []
        battery = LowVoltage()
        let store = try openStore()
        self.store = store
        let recorder = TripRecorder(
            plan: plan, store: store, display: newDisplay(), sinks: sinks,
            features: TripRecorder.features(plan, store, nil, nil, missing), progress: ProgressLine(isShown: false),
            clock: clock)
        self.recorder = recorder
        if let loop { recorder.attach(to: loop) }
        if let source { _ = recorder.take(.connected(source)) }
    }

    private func endDrive() throws {
        waitsForSource = true
        next = plan.watch
        try end()
    }

    private func end() throws {
        guard let recorder else { return }
        self.recorder = nil
        defer { store = nil }
        do {
            let outcome = try recorder.finish()
            outcome.warn()
            if case .rescued(let path, _) = outcome { rescueFiles.append(path) }
            if let database = store?.database, let trip = store?.id { afterDrive(trip, database) }
        } catch let error as StorageError {
            Output.warn(error)
        }
    }

    /// Tries, between two drives, to import the drives that the database did not accept.
    private func importRescueFiles() {
        let now = SystemClock.now
        guard recorder == nil, now >= nextTakingIn, let file = rescueFiles.first else { return }
        nextTakingIn = now.advanced(bySeconds: Self.importEveryS)
        do {
            try importFile(file)
            for end in ["", "-wal", "-shm"] { SystemFile.remove(file + end) }
            note("added the trip in '\(file)' to the database")
        } catch {
            // The user may have moved the file.
            if SystemFile.exists(file) { return }
        }
        rescueFiles.removeFirst()
        nextTakingIn = now
    }

    /// Shows each message only once per drive: an adapter may be absent or silent for days.
    private func tell(_ text: String) {
        if told.insert(text).inserted { note(text) }
    }

    /// Ends the logging after an interruption.
    package func finish() throws {
        try end()
        nextTakingIn = .zero
        importRescueFiles()
        if let failure { throw failure }
    }

    // MARK: Recorder

    package func takeRest(_ events: [SourceEvent]) { recorder?.takeRest(events) }

    /// Between two drives only the import of rescued trips is due.
    package var refreshS: Double { recorder?.refreshS ?? (rescueFiles.isEmpty ? .infinity : Self.importEveryS) }
    package var gatheringS: Double { recorder?.gatheringS ?? refreshS }
    package var isFull: Bool { recorder?.isFull ?? false }

    package func attach(to loop: EventLoop) { self.loop = loop }

    package func refresh() -> Bool {
        if let recorder, !recorder.refresh() {
            do {
                try endDrive()
            } catch {
                failure = error
                return false
            }
        }
        importRescueFiles()
        return true
    }

    package func redraw() {}
    package func leaveScreen() {}
    package func goOn() { recorder?.goOn() }
}
