import Glibc
import OBD
import Reports
import Storage
import Telemetry
import Transports
import Trips
import VehicleSource

/// Makes a trip of each drive that a source tells, one after the other. What fails in one is told, and the next one is
/// logged all the same.
final class DriveLogger: SourceSink {
    private let plan: TripPlan
    private let notices: AlertNotices?
    private let newDisplay: () -> any TripDisplay
    private let openStore: () throws -> TripStore
    private let importFile: (_ path: String) throws -> Void
    private let talk: (String) -> Void

    private var clock = SourceClock()
    /// Of the drive that goes on.
    private var recorder: TripRecorder?
    private var source: SourceDescription?
    /// A drive is over for its recorder before its source has noticed.
    private var waitsForSource = false
    /// Since then: the source may go on after a silence that was too long for a trip, and never notice.
    private var next: DriveWatch
    /// What was told since the last drive began.
    private var told: Set<String> = []
    /// The files of drives that the database did not take, and when it is next asked to.
    private var rescueFiles: [String] = []
    private var nextTakingIn = Instant.zero
    private static let importEveryS = 10.0
    private var failure: (any Error)?

    /// - Parameters:
    ///   - newDisplay: for each drive.
    ///   - openStore: likewise.
    ///   - takeIn: stores what is in another database.
    init(
        plan: TripPlan, notices: AlertNotices?, newDisplay: @escaping () -> any TripDisplay,
        openStore: @escaping () throws -> TripStore, importFile: @escaping (_ path: String) throws -> Void,
        talk: @escaping (String) -> Void = Output.talk
    ) {
        (self.plan, self.notices, self.newDisplay) = (plan, notices, newDisplay)
        (self.openStore, self.importFile, self.talk) = (openStore, importFile, talk)
        next = plan.watch
    }

    func take(_ event: SourceEvent) throws -> Bool {
        switch event {
        case .connected(let description):
            // Another vehicle may be behind the adapter now.
            try end()
            (source, waitsForSource) = (description, false)
        case .batch(let batch):
            _ = clock.wall(at: batch.time)
            if waitsForSource {
                for sample in batch.samples { next.take(sample) }
                waitsForSource = !next.isDriving
            }
            if recorder == nil, !waitsForSource { try begin() }
        case .segmentEnded: try endDrive()
        case .progress(let text):
            if recorder == nil { tell(text) }
        default: break
        }
        if let recorder, try !recorder.take(event) { try endDrive() }
        if case .ended = event { return false }
        return true
    }

    private func begin() throws {
        told = []
        let recorder = TripRecorder(
            plan: plan, trips: try openStore(), display: newDisplay(), progress: ProgressLine(isShown: false),
            notices: notices, clock: clock)
        self.recorder = recorder
        if let source { _ = try recorder.take(.connected(source)) }
    }

    private func endDrive() throws {
        (waitsForSource, next) = (true, plan.watch)
        try end()
    }

    private func end() throws {
        guard let recorder else { return }
        self.recorder = nil
        do {
            _ = try recorder.finish()
            if let file = recorder.rescueFile { rescueFiles.append(file) }
        } catch let error as StorageError {
            Output.warn(error.message, advice: error.advice)
        }
    }

    /// Between two drives the database is asked to take those that it did not.
    private func importRescueFiles() {
        let now = SystemClock.now
        guard recorder == nil, now >= nextTakingIn, let file = rescueFiles.first else { return }
        nextTakingIn = now.advanced(bySeconds: Self.importEveryS)
        do {
            try importFile(file)
            for end in ["", "-wal", "-shm"] { unsafe unlink(file + end) }
            talk("obdmech: the trip in '\(file)' is in the database now\n")
        } catch {
            // Somebody may have moved it away.
            if unsafe access(file, F_OK) == 0 { return }
        }
        rescueFiles.removeFirst()
        nextTakingIn = now
    }

    /// The same once only: an adapter may be away, or silent, for days.
    private func tell(_ text: String) {
        if told.insert(text).inserted { talk("obdmech: \(text)\n") }
    }

    func noteFailure(_ error: any Error) {
        failure = error
        recorder?.noteFailure(error)
    }

    /// The logging was interrupted.
    func finish() throws -> ExitStatus {
        try end()
        nextTakingIn = .zero
        importRescueFiles()
        if let failure { throw failure }
        return .fine
    }

    // MARK: The recorder's part

    func takeRest(_ events: [SourceEvent]) throws { try recorder?.takeRest(events) }

    func flush() throws { try recorder?.flush() }
    var secondsToNextDuty: Double { recorder?.secondsToNextDuty ?? 1 }

    func doDuties() -> Bool {
        if let recorder, !recorder.doDuties() {
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

    func redraw() {}
    func leaveScreen() {}
}

/// A line when a drive begins, alerts, and its summary.
final class DriveDisplay: TripDisplay {
    private let style: TripStyle

    init(style: TripStyle) { self.style = style }

    func begin(id: Int64?, at time: WallTime, source: SourceDescription?) throws {
        let local = CalendarTime(time, utcOffsetS: LocalTime.utcOffsetS(time))
        let vehicle = source?.vehicle?.vin.map { " of \($0)" } ?? ""
        try Output.write([
            "\(local.day) \(CalendarTime.clock(time, utcOffsetS: LocalTime.utcOffsetS))  a drive\(vehicle) begins"
        ])
    }

    func alert(_ alert: Alert, origin: Instant) throws {
        try Output.write(["alert: " + AlertReport.text(alert, style.units)])
    }

    func summary(_ trip: TripRecord) throws { try Output.write(style.text(trip) + [""]) }
}
