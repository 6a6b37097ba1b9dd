import Acquisition
import OBD
import Reports
import Storage
import Telemetry
import Transports
import Trips

/// Makes a trip of the events of a source: facts, storage, display, and when it is over. Runs on the main thread.
final class TripRecorder {
    struct Limits {
        /// Of the source's time, from the first sample.
        var durationS: Double?
        var idleTimeoutS: Double
    }

    /// A crash loses no more than this.
    private static let storeEveryS = 1.0
    private static let drawEveryS = 0.1

    private let limits: Limits
    private let fuelPrice: Double?
    private let database: Database?
    private let display: any TripDisplay
    private let progress: ProgressLine

    private var engine = TripEngine()
    private var source: SourceDescription?
    private var start = WallTime(microseconds: 0)
    private var tripID: Int64?
    /// Samples not stored yet.
    private var pending: [Sample] = []
    private var nextStore: Instant
    private var nextDraw: Instant
    /// The latest time that the source told, and when on our clock.
    private var sourceNow: Instant?
    private var toldAt: Instant
    /// When the vehicle last answered or, before that, was first silent. The adapter answers for itself in a car that
    /// is switched off.
    private var quietSince: Instant?
    private var rate = SampleRate()
    private var problem: ConnectionProblem?
    private var storageFailure: StorageError?
    private var failure: (any Error)?

    init(
        limits: Limits, fuelPrice: Double?, database: Database?, display: any TripDisplay, progress: ProgressLine
    ) {
        (self.limits, self.fuelPrice, self.database) = (limits, fuelPrice, database)
        (self.display, self.progress) = (display, progress)
        let now = ByteChannel.now
        (nextStore, nextDraw, toldAt) = (now, now, now)
    }

    var hasBegun: Bool { engine.firstTime != nil }

    var record: TripRecord {
        TripRecord(
            id: tripID, start: start, vin: source?.vin?.description, fuelPrice: fuelPrice, summary: engine.summary)
    }

    /// Takes an event; false when the trip is over.
    func take(_ event: SourceEvent) throws -> Bool {
        switch event {
        case .progress(let text):
            if hasBegun, display.ownsScreen { display.activity(text) } else { progress.show(text) }
        case .connected(let description):
            source = description
            if !description.supported.isEmpty {
                // That this fails is no reason to fail.
                try? database?.keepSupported(
                    description.supported, device: description.device, vin: description.vin?.description,
                    at: LocalTime.now)
            }
            progress.show("waiting for the first values")
        case .sample(let sample):
            if !hasBegun { try begin(sample) }
            if let durationS = limits.durationS, let first = engine.firstTime,
                sample.time.seconds(since: first) > durationS
            {
                return false
            }
            tell(sample.time)
            if sample.signal != .adapterVoltage { quietSince = sample.time }
            problem = nil
            engine.take(sample)
            rate.count(sample.time)
            pending.append(sample)
            try display.sample(sample, origin: engine.firstTime ?? sample.time)
            try display.progressed(engine: engine, snapshot: snapshot)
        case .learnt(let learnt, let vin):
            KnownLinks.keep(learnt, vin: vin, device: source?.device ?? "", database)
        case .silence(let time):
            tell(time)
            return goesOn(quietAt: time)
        case .lost(let problem, let time):
            self.problem = problem
            tell(time)
            return goesOn(quietAt: time)
        case .ended(let problem):
            self.problem = problem
            return false
        }
        return true
    }

    /// Writes what the display kept back of the events so far.
    func flush() throws { try display.flush() }

    /// Whether the trip goes on, at a time when nothing came.
    private func goesOn(quietAt time: Instant) -> Bool {
        let since = quietSince ?? time
        quietSince = since
        if time.seconds(since: since) >= limits.idleTimeoutS { return false }
        guard let durationS = limits.durationS else { return true }
        return time.seconds(since: engine.firstTime ?? since) < durationS
    }

    private func tell(_ time: Instant) {
        sourceNow = time
        toldAt = ByteChannel.now
    }

    private func begin(_ sample: Sample) throws {
        progress.clear()
        start = LocalTime.now
        tripID = try database?.beginTrip(
            TripBeginning(
                start: start, vin: source?.vin?.description, adapter: source?.device ?? "", bus: source?.bus,
                fuelPrice: fuelPrice))
        try display.begin(id: tripID, at: start, source: source)
    }

    // MARK: What is due by our own clock

    var secondsToNextDuty: Double {
        guard hasBegun else { return 1 }
        let next = pending.isEmpty ? nextDraw : min(nextDraw, nextStore)
        return max(0, min(next.seconds(since: ByteChannel.now), 1))
    }

    /// False when the trip is over.
    func doDuties() -> Bool {
        guard hasBegun else { return true }
        let now = ByteChannel.now
        if now >= nextStore {
            storeOrComplain()
            nextStore = now.advanced(bySeconds: Self.storeEveryS)
        }
        if now >= nextDraw {
            redraw()
            nextDraw = now.advanced(bySeconds: Self.drawEveryS)
        }
        // A source that is busy getting its connection back tells nothing, and time goes on all the same.
        let untoldS = now.seconds(since: toldAt)
        guard untoldS >= 1, let sourceNow else { return true }
        return goesOn(quietAt: sourceNow.advanced(bySeconds: untoldS))
    }

    /// Leaves what was drawn, to draw below it when the trip goes on.
    func leaveScreen() {
        progress.clear()
        display.leave()
    }

    func redraw() {
        if hasBegun { display.draw(snapshot()) }
    }

    /// Stores what is pending. A failure (a full disk, say) is told once and tried again: the trip goes on, and the
    /// samples are kept here meanwhile.
    private func storeOrComplain() {
        let hadFailed = storageFailure != nil
        store()
        guard let storageFailure, !hadFailed else { return }
        display.complain(storageFailure.message, advice: storageFailure.advice)
    }

    private func store() {
        guard let database, let tripID, let origin = engine.firstTime, !pending.isEmpty else {
            pending.removeAll(keepingCapacity: true)
            return
        }
        do {
            try database.append(pending, trip: tripID, origin: origin)
            pending.removeAll(keepingCapacity: true)
            storageFailure = nil
        } catch {
            storageFailure = error
        }
    }

    private func snapshot() -> TripSnapshot {
        let now = (sourceNow ?? .zero).advanced(bySeconds: ByteChannel.now.seconds(since: toldAt))
        return TripSnapshot(
            engine: engine, now: now, fuelPrice: fuelPrice, samplesPerSecond: rate.perSecond,
            silentS: quietSince.map { now.seconds(since: $0) } ?? 0)
    }

    // MARK: The end

    func clearProgress() { progress.clear() }

    /// The output broke, or the trip could not be begun: it ends, and what there is of it is kept.
    func noteFailure(_ error: any Error) { failure = error }

    /// Stores and shows the trip.
    func finish() throws -> ExitStatus {
        progress.clear()
        display.end()
        guard hasBegun else {
            if let failure { throw failure }
            let problem =
                problem
                ?? ConnectionProblem(
                    .ecu, "the vehicle gave no values, nothing is recorded",
                    advice: "start the engine, or at least switch the ignition on")
            try display.failed(problem)
            Output.complain(problem.message, advice: problem.advice)
            return Failure(problem).status
        }
        store()
        if let database, let tripID, storageFailure == nil {
            do {
                try database.finishTrip(tripID, summary: engine.summary)
            } catch {
                storageFailure = error
            }
        }
        if failure == nil {
            guard Output.isReady(waitingS: 1) else {
                throw Failure(status: .output, message: "cannot write the output: nobody reads it")
            }
            if let problem { try display.failed(problem) }
            try display.summary(record)
        }
        if let storageFailure { throw storageFailure }
        if let failure { throw failure }
        if let problem {
            Output.complain(problem.message, advice: problem.advice)
            return Failure(problem).status
        }
        return .fine
    }
}

/// Samples a second over the last few seconds of the source's time.
struct SampleRate {
    private static let windowS = 3.0
    private var windowStart: Instant?
    private var count = 0
    private(set) var perSecond: Double?

    mutating func count(_ time: Instant) {
        count += 1
        guard let start = windowStart else {
            (windowStart, count) = (time, 0)
            return
        }
        let seconds = time.seconds(since: start)
        if seconds >= Self.windowS {
            perSecond = Double(count) / seconds
            (windowStart, count) = (time, 0)
        }
    }
}
