import Glibc
import OBD
import Reports
import Storage
package import Telemetry
import Terminal
import Transports
import Trips
import VehicleSource

/// Makes a trip of each drive that a source tells, one after the other. What fails in one is told, and the next one is
/// logged all the same.
package final class DriveLogger: Recorder {
    private let plan: TripPlan
    private let sinks: [any TripSink]
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
    private var loop: EventLoop?

    /// - Parameters:
    ///   - sinks: of all drives, besides the store and the display.
    ///   - newDisplay: for each drive.
    ///   - openStore: likewise.
    ///   - importFile: stores what is in another database.
    package init(
        plan: TripPlan, sinks: [any TripSink] = [], newDisplay: @escaping () -> any TripDisplay,
        openStore: @escaping () throws -> TripStore, importFile: @escaping (_ path: String) throws -> Void,
        talk: @escaping (String) -> Void = Output.talk
    ) {
        (self.plan, self.sinks, self.newDisplay) = (plan, sinks, newDisplay)
        (self.openStore, self.importFile, self.talk) = (openStore, importFile, talk)
        next = plan.watch
    }

    package func take(_ event: SourceEvent, from role: SourceRole = .primary) -> Bool {
        guard role == .primary else {
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
        if let recorder, !recorder.take(event) { try endDrive() }
        if case .ended = event { return false }
        return true
    }

    private func begin() throws {
        told = []
        let recorder = TripRecorder(
            plan: plan, store: try openStore(), display: newDisplay(), sinks: sinks,
            progress: ProgressLine(isShown: false), clock: clock)
        self.recorder = recorder
        if let loop { recorder.attach(to: loop) }
        if let source { _ = recorder.take(.connected(source)) }
    }

    private func endDrive() throws {
        (waitsForSource, next) = (true, plan.watch)
        try end()
    }

    private func end() throws {
        guard let recorder else { return }
        self.recorder = nil
        do {
            let outcome = try recorder.finish()
            outcome.warn()
            if case .rescued(let path, _) = outcome { rescueFiles.append(path) }
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

    /// The logging was interrupted.
    package func finish() throws {
        try end()
        nextTakingIn = .zero
        importRescueFiles()
        if let failure { throw failure }
    }

    // MARK: The recorder's part

    package func takeRest(_ events: [SourceEvent]) { recorder?.takeRest(events) }

    /// Between two drives there is only what the database did not take.
    package var refreshS: Double { recorder?.refreshS ?? (rescueFiles.isEmpty ? .infinity : Self.importEveryS) }
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
