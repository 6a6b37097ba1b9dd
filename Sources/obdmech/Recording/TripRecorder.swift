import OBD
import Reports
import Storage
import Telemetry
import Transports
import Trips
import VehicleSource

/// Makes a trip of the events of a source: facts, alerts, storage, display, and when it is over. Runs on the main thread.
final class TripRecorder: SourceSink {
    /// A crash loses no more than this.
    private static let storeEveryS = 1.0
    private static let drawEveryS = 0.1
    /// A trip without any way is kept from this length on.
    private static let shortestStandingS = 30.0
    /// What comes so long after the end of a trip still belongs to it.
    private static let restS = 1.0

    private let plan: TripPlan
    /// Nil where nothing is stored.
    private let trips: TripStore?
    /// Where to look what is known of the vehicle and its earlier drives, if nothing is stored.
    private let known: Database?
    private let display: any TripDisplay
    private let progress: ProgressLine
    private let notices: AlertNotices?

    private var engine: TripEngine
    private var alerts: AlertMonitor
    private var raised: [Alert] = []
    private var watch: DriveWatch
    private var also: AlsoWatch
    private var parameters: TripParameters
    private var source: SourceDescription?
    private var start = WallTime(microseconds: 0)
    /// The same moment on the clock that is never set; nil of a source in virtual time.
    private var begun: BootTime?
    private var wasClockSynchronized: Bool?
    private var clock: SourceClock
    /// Nil of a source in virtual time.
    private var wallClock: WallClockWatch?
    private var nextStore: Instant
    private var nextDraw: Instant
    /// The latest time that the source told, and when on our clock.
    private var sourceNow: Instant?
    private var toldAt: Instant
    /// When the source was started.
    private let startedAt: Instant
    /// When the vehicle last answered. The adapter answers for itself in a car that is switched off.
    private var heardAt: Instant?
    private var rate = SampleRate()
    private var shownEvents = 0
    /// The trip as it was when the engine stopped, and the samples since: they belong to it if the engine goes on.
    private var atEngineStop: TripEngine?
    private var held: [Sample] = []
    private var problem: ConnectionProblem?
    private var failure: (any Error)?
    /// Where the finished trip is, when the database did not take it.
    private(set) var rescueFile: String?

    init(
        plan: TripPlan, trips: TripStore?, known: Database? = nil, display: any TripDisplay, progress: ProgressLine,
        notices: AlertNotices? = nil, clock: SourceClock = SourceClock()
    ) {
        (self.plan, self.trips, self.known, self.clock) = (plan, trips, known, clock)
        (self.display, self.progress, self.notices) = (display, progress, notices)
        parameters = plan.parameters
        engine = TripEngine(parameters: plan.parameters)
        alerts = AlertMonitor(parameters: plan.parameters)
        watch = plan.watch
        also = AlsoWatch(plan.also)
        let now = SystemClock.now
        (nextStore, nextDraw, toldAt, startedAt) = (now, now, now, now)
    }

    var hasBegun: Bool { engine.firstTime != nil }

    /// The trip as it would be stored now.
    var record: TripRecord { record(engine.summary) }

    private func record(_ summary: TripSummary) -> TripRecord {
        var record = TripRecord(
            id: trips?.id, start: start, vin: source?.vehicle?.vin?.description, fuelPrice: plan.fuelPrice,
            summary: summary)
        (record.driver, record.tags, record.note) = (plan.driver, plan.tags, plan.note)
        record.currency = plan.style.currency
        (record.parameters, record.alerts) = (parameters, raised)
        record.device = source?.device ?? ""
        if let first = engine.firstTime { record.origin = first }
        return record
    }

    /// Nil once the output broke.
    private var shown: (any TripDisplay)? { failure == nil ? display : nil }

    // MARK: Events

    /// Takes an event; false when the trip is over.
    func take(_ event: SourceEvent) throws -> Bool {
        switch event {
        case .progress(let text):
            if !display.ownsScreen { progress.show(text) }
            display.activity(text)
        case .connected(let description):
            source = description
            if let vehicle = description.vehicle, !vehicle.supported.isEmpty {
                // That this fails is no reason to fail.
                try? trips?.database?.keepSupported(
                    vehicle.supported, device: description.device, vin: vehicle.vin?.description, at: LocalTime.now)
            }
            if !display.ownsScreen { progress.show("waiting for the first values") }
        case .batch(let batch):
            for sample in batch.samples {
                guard try take(sample) else { return false }
            }
        case .codes(let codes, let areStored, let time):
            guard hasBegun, let first = engine.firstTime else { return true }
            let due = alerts.take(codes: codes, isStored: areStored, at: time)
            for alert in due { try raise(alert, origin: first) }
        case .linkProfile(let linkProfile, let vin):
            LinkProfiles.keep(linkProfile, vin: vin, device: source?.device ?? "", trips?.database)
        case .silence(let time):
            tell(time)
            return goesOn(at: time)
        case .lost(let problem, let time):
            self.problem = problem
            tell(time)
            display.activity(problem.message)
            return goesOn(at: time)
        case .segmentEnded: return false
        case .ended(let problem):
            self.problem = problem
            return false
        }
        return true
    }

    /// The values of a vehicle that were on their way when the trip was ended: without them a trip that ends on the move
    /// would be too short. A simulated or replayed drive does not wait for its end, and has gone on for long by then.
    func takeRest(_ events: [SourceEvent]) throws {
        guard hasBegun, let end = engine.lastTime, SourceKind(device: source?.device ?? "") == .vehicle,
            watch.pausedSince(at: end) == nil
        else { return }
        for case .batch(let batch) in events {
            for sample in batch.samples
            where (0...Self.restS).contains(sample.time.seconds(since: end)) && isWithinDuration(sample.time) {
                try fold(sample)
            }
        }
    }

    private func take(_ sample: Sample) throws -> Bool {
        if !hasBegun { try begin(sample) }
        guard isWithinDuration(sample.time) else { return false }
        try fold(sample)
        return !(plan.endsWithIgnition && watch.isOver(at: sample.time))
    }

    /// Whether --duration is not over at a time.
    private func isWithinDuration(_ time: Instant) -> Bool {
        plan.durationS.map { time.seconds(since: engine.firstTime ?? time) <= $0 } ?? true
    }

    private func fold(_ sample: Sample) throws {
        let first = engine.firstTime ?? sample.time
        tell(sample.time)
        if sample.signal != .adapterVoltage { heardAt = sample.time }
        problem = nil
        watch.take(sample)
        holdOrStore(sample)
        engine.take(sample)
        rate.count(sample.time)
        for lack in also.take(sample, since: first, supported: source?.vehicle?.supported ?? [:]) {
            display.warn(lack.message, advice: lack.advice)
        }
        try shown?.sample(sample, origin: first)
        for alert in alerts.take(sample) { try raise(alert, origin: first) }
        let events = engine.finishedEvents
        for event in events[min(shownEvents, events.count)...] { try shown?.event(event, origin: first) }
        shownEvents = events.count
        try shown?.progressed(engine: engine, snapshot: snapshot)
    }

    /// While the engine is off it is not known yet whether the trip goes on.
    private func holdOrStore(_ sample: Sample) {
        guard plan.endsWithIgnition, watch.engineOffSince != nil else {
            for earlier in held { trips?.add(earlier) }
            (held, atEngineStop) = ([], nil)
            trips?.add(sample)
            return
        }
        if atEngineStop == nil { atEngineStop = engine }
        held.append(sample)
    }

    private func raise(_ alert: Alert, origin: Instant) throws {
        raised.append(alert)
        trips?.add(alert)
        try shown?.alert(alert, origin: origin)
        notices?.send(alert, of: record)
    }

    /// Writes what the display kept back of the events so far.
    func flush() throws { try shown?.flush() }

    var canTake: Bool { !display.waitsForReader || Output.isReady() }

    /// Whether the trip goes on, at a time when nothing came.
    private func goesOn(at time: Instant) -> Bool {
        watch.beSilent(at: time)
        if watch.isOver(at: time) { return false }
        guard let durationS = plan.durationS else { return true }
        return time.seconds(since: engine.firstTime ?? time) < durationS
    }

    private func tell(_ time: Instant) {
        sourceNow = time
        toldAt = SystemClock.now
    }

    private func begin(_ sample: Sample) throws {
        progress.clear()
        let isReal: Bool
        (start, isReal) = clock.wall(at: sample.time)
        wallClock = isReal ? WallClockWatch() : nil
        (begun, wasClockSynchronized) = isReal ? (BootTime.now, WallClock.isSynchronized) : (nil, nil)
        // The clock may have been set since the trip before this one.
        if isReal { correctStarts() }
        let vin = source?.vehicle?.vin?.description
        // What cannot be read is not known.
        if let database = trips?.database ?? known {
            if let vehicle = try? database.vehicle(vin: vin) { parameters.vehicle = vehicle.specification }
            let drives = (try? database.drives(since: start.advanced(bySeconds: -86_400), driver: plan.driver)) ?? []
            alerts = AlertMonitor(
                parameters: parameters,
                drivenBefore: drives.map { (start.seconds(since: $0.start), start.seconds(since: $0.end)) })
        }
        alerts.expectsCodeNames = true
        engine = TripEngine(parameters: parameters)
        let beginning = TripBeginning(
            start: start, bootTime: begun, isClockSynchronized: wasClockSynchronized, vin: vin,
            adapter: source?.device ?? "", bus: source?.vehicle?.bus, fuelPrice: plan.fuelPrice,
            currency: plan.style.currency,
            driver: plan.driver, tags: plan.tags, note: plan.note,
            parameters: parameters)
        warn(of: trips?.begin(beginning, origin: sample.time, at: SystemClock.now))
        try shown?.begin(id: trips?.id, at: start, source: source)
    }

    // MARK: What is due by our own clock

    var secondsToNextDuty: Double {
        guard hasBegun else { return 1 }
        let next = trips?.isPending != true ? nextDraw : min(nextDraw, nextStore)
        return max(0, min(next.seconds(since: SystemClock.now), 1))
    }

    /// False when the trip is over.
    func doDuties() -> Bool {
        let now = SystemClock.now
        guard hasBegun else {
            // Where no value comes at all, the time that the trip was to take is over nevertheless.
            return plan.durationS.map { now.seconds(since: startedAt) < $0 } ?? true
        }
        if now >= nextStore {
            warn(of: trips?.store(at: now))
            if wallClock?.hasChanged() == true { correctStarts() }
            notices?.attend()
            nextStore = now.advanced(bySeconds: Self.storeEveryS)
        }
        if now >= nextDraw {
            redraw()
            nextDraw = now.advanced(bySeconds: Self.drawEveryS)
        }
        // A source that is busy getting its connection back tells nothing, and time goes on all the same.
        let untoldS = now.seconds(since: toldAt)
        guard untoldS >= 1, let sourceNow else { return true }
        return goesOn(at: sourceNow.advanced(bySeconds: untoldS))
    }

    /// Durations do not depend on the wall clock. The starts of this trip and of those before it do: what was recorded
    /// while the clock was not set is moved to its right time, and the user is told.
    private func correctStarts() {
        guard let clock = WallClockWatch.clock else { return }
        if let begun, let right = clock.rightStart(of: start, begun, wasSynchronized: wasClockSynchronized) {
            start = right
            trips?.moveStart(to: right)
        }
        let moved = (try? trips?.database?.correctStarts(by: clock)) ?? []
        guard let first = moved.first else { return }
        let others = moved.count == 1 ? "" : "; \(Format.count(moved.count - 1, "earlier trip")) moved too"
        display.warn(
            "the clock was not set, and is now: trip \(first.id) starts \(Self.text(first.to)), not \(Self.text(first.from))\(others)",
            advice: "")
    }

    private static func text(_ time: WallTime) -> String {
        let local = CalendarTime(time, utcOffsetS: LocalTime.utcOffsetS(time))
        return "\(local.day) \(local.hourAndMinute)"
    }

    /// Leaves what was drawn, to draw below it when the trip goes on.
    func leaveScreen() {
        progress.clear()
        display.leave()
    }

    func redraw() {
        guard hasBegun else { return }
        // Whether anybody looks or not.
        alerts.tick(at: sourceTime)
        display.draw(snapshot())
    }

    /// A failure to store (a full disk, say) is told once: the trip goes on, and is kept in memory meanwhile.
    private func warn(of failure: StorageError?) {
        if let failure { display.warn(failure.message, advice: failure.advice) }
    }

    /// Now, on the source's clock.
    private var sourceTime: Instant {
        (sourceNow ?? .zero).advanced(bySeconds: SystemClock.now.seconds(since: toldAt))
    }

    private func snapshot() -> TripSnapshot {
        let now = sourceTime
        alerts.tick(at: now)
        var snapshot = TripSnapshot(
            engine: engine, now: now, fuelPrice: plan.fuelPrice, also: plan.also.shown,
            samplesPerSecond: rate.samplesPerSecond,
            silentS: heardAt.map { now.seconds(since: $0) } ?? 0)
        snapshot.requestsPerSecond = rate.requestsPerSecond
        snapshot.pausedS = watch.pausedSince(at: now).map { now.seconds(since: $0) }
        snapshot.alerts = alerts.active.map {
            Alert($0.kind, at: $0.since, value: $0.value, limit: $0.limit, codes: $0.codes)
        }
        return snapshot
    }

    // MARK: The end

    func clearProgress() { progress.clear() }

    /// The output broke, or the trip could not be begun: it ends, and what there is of it is kept.
    func noteFailure(_ error: any Error) { failure = error }

    /// Stores and shows the trip.
    func finish() throws -> ExitStatus {
        progress.clear()
        guard hasBegun else {
            display.end()
            if let failure { throw failure }
            let problem =
                problem
                ?? ConnectionProblem(
                    .ecu, "the vehicle gave no values, nothing is recorded",
                    advice: "start the engine, or at least switch the ignition on")
            try display.failed(problem)
            Output.warn(problem.message, advice: problem.advice)
            return Failure(problem).status
        }
        for lack in also.finish(supported: source?.vehicle?.supported ?? [:]) {
            display.warn(lack.message, advice: lack.advice)
        }
        // A trip that ends with its engine ended when that stopped.
        if let atEngineStop { engine = atEngineStop }
        let summary = engine.summary
        // Of nothing worth a line in a report.
        let isDropped = trips?.id != nil && isEmpty(summary) && (try? trips?.discard()) != nil
        let outcome = Result { () throws(StorageError) in
            isDropped ? nil : try trips?.finish(summary, tell: tellOfWaiting)
        }
        notices?.finish()
        // Only then: a terminal may take nothing any more.
        display.end()
        // With the ignition off some adapters have no power.
        if plan.endsWithIgnition, watch.pausedSince(at: sourceNow ?? .zero) != nil { problem = nil }
        if failure == nil {
            guard Output.isReady(waitingS: 1) else {
                throw Failure(status: .output, message: "cannot write the output: nobody reads it")
            }
            if let problem { try display.failed(problem) }
            try display.summary(record(summary))
            if isDropped {
                Output.talk(
                    "obdmech: not kept: the vehicle did not move in \(Format.duration(summary.durationS)); "
                        + "trip --save keeps such a trip\n")
            }
        }
        if case .rescued(let path) = try outcome.get() {
            rescueFile = path
            Output.warn(
                "the trip is in '\(path)', because the database cannot be used: \(trips?.failure?.message ?? "")",
                advice: "obdmech database import FILE takes it in")
            return .database
        }
        if let failure { throw failure }
        if let problem {
            Output.warn(problem.message, advice: problem.advice)
            return Failure(problem).status
        }
        return .fine
    }

    /// Whether the vehicle only stood for some seconds, and nothing was noticed of it or noted about it.
    private func isEmpty(_ summary: TripSummary) -> Bool {
        summary.distanceKm == 0 && summary.durationS < Self.shortestStandingS && raised.isEmpty && failure == nil
            && !plan.keepsAll && plan.tags.isEmpty && plan.note == nil
    }

    private func tellOfWaiting(_ reason: StorageError) {
        // A terminal that takes nothing is not waited for as well.
        guard Output.isReady() else { return }
        display.end()
        Output.warn(reason.message, advice: reason.advice)
    }

    /// Removes the finished trip.
    func discard() throws { try trips?.discard() }
}
