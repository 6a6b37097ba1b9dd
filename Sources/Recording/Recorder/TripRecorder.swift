import Drift
import Formats
import GamePackets
import Heart
import OBD
package import Reports
import Routes
package import Storage
package import System
package import Telemetry
package import Terminal
package import Trips
import VehicleSource

/// Turns the events of sources into a trip: determines its facts, its alerts, its beginning and its end. Storing and
/// showing the trip is left to its sinks. Runs on the main thread.
package final class TripRecorder: Recorder {
    /// The refresh interval before the first sample, in seconds; meanwhile the progress is shown.
    private static let earlyRefreshS = 0.1
    /// The interval of the recorder's own checks of the time, in seconds.
    private static let ownRefreshS = 1.0
    /// The time of an attached source differs by more from that of the primary one only if their clocks differ, in
    /// seconds.
    private static let clockToleranceS = 60.0
    /// The same for heartbeats, which may be told late, in seconds.
    private static let heartToleranceS = 600.0
    /// How long after the end of a trip values still belong to it, in seconds.
    private static let restS = 1.0

    let plan: TripPlan
    /// The store; nil if nothing is stored.
    let store: TripStore?
    /// The database with the vehicle's specification and the earlier drives, if nothing is stored.
    private let known: Database?
    let display: any TripDisplay
    let sinks: SinkList
    let progress: ProgressLine

    package private(set) var engine: TripEngine
    private var alerts: AlertMonitor
    private(set) var raised: [Alert] = []
    private(set) var watch: DriveWatch
    var also: AlsoWatch
    private(set) var parameters: TripParameters
    package private(set) var source: SourceDescription?
    /// What the source knew of itself last, also if it has never been connected.
    private(set) var details: (any SourceDetails)?
    private var clock: SourceClock
    private var startTime: TripStartTime?
    /// The latest time reported by the source, and when it was reported by this computer's clock.
    private(set) var sourceNow: Instant?
    private var toldAt: Instant
    /// The time at which the source was started.
    private let startedAt: Instant
    /// The time of the latest response of the vehicle. Voltages measured by the adapter do not count: it responds even
    /// if the car is switched off.
    private var heardAt: Instant?
    private var rate = SampleRate()
    /// Nil unless laps are timed by positions.
    private var lapTimer: LapTimer?
    /// The route that is followed; nil for none.
    let follower: RouteFollower?
    /// The reasons that were told why there is no new way.
    private var toldRouterFaults: Set<RouterFault> = []
    /// Where the car is, as a receiver tells.
    private var position = LatestPosition()
    private var heartRate = HeartRate()
    /// The problems of attached sources that were told.
    private var toldProblems: Set<String> = []
    private var tellsEvents = 0
    private(set) var engineStop = EngineStop()
    var problem: ConnectionProblem?

    /// Creates a recorder.
    /// - Parameters:
    ///   - display: The display. The trip ends if it fails.
    ///   - sinks: The sinks besides the store and the display.
    ///   - follower: The route that is followed.
    package init(
        plan: TripPlan, store: TripStore?, known: Database? = nil, display: any TripDisplay,
        sinks: [any TripSink] = [], follower: RouteFollower? = nil, progress: ProgressLine,
        clock: SourceClock = SourceClock()
    ) {
        (self.plan, self.store, self.known, self.clock) = (plan, store, known, clock)
        (self.display, self.progress, self.follower) = (display, progress, follower)
        self.sinks = SinkList(([store, display] as [(any TripSink)?]).compactMap(\.self) + sinks)
        parameters = plan.parameters
        engine = TripEngine(parameters: plan.parameters)
        alerts = AlertMonitor(parameters: plan.parameters)
        watch = plan.watch
        also = AlsoWatch(plan.also)
        (toldAt, startedAt) = (SystemClock.now, SystemClock.now)
    }

    package var hasBegun: Bool { engine.firstTime != nil }

    package func attach(to loop: EventLoop) { sinks.attach(to: loop) }

    // MARK: Events

    /// Takes an event. Returns false if the trip is over, also because the display has failed; what has been recorded
    /// is kept.
    package func take(_ event: SourceEvent, from role: SourceRole = .primary) -> Bool {
        let goesOn = role == .primary ? take(event) : takeAttached(event)
        return goesOn && sinks.failure == nil
    }

    private func take(_ event: SourceEvent) -> Bool {
        switch event {
        case .progress(let text):
            if !display.ownsScreen, !display.showsWaiting { progress.show(text) }
            sinks.hand(.activity(text), of: self)
        case .warning(let message, let advice): warn(message, advice: advice)
        case .connected(let description): connected(description)
        case .details(let details): know(details)
        case .batch(let batch) where batch.isAccompanying: return takeAttached(event)
        case .clock: return takeAttached(event)
        case .batch(let batch):
            if !hasBegun { begin(batch.time) }
            guard isWithinDuration(batch.time) else { return false }
            fold(batch)
            return !(plan.endsWithIgnition && watch.isOver(at: batch.time))
        case .codes(let codes, let areStored, let time):
            guard hasBegun else { return true }
            for alert in alerts.take(codes: codes, isStored: areStored, at: time) { raise(alert) }
        case .linkProfile(let profile, let vin):
            // A replayed session knows only what was known at its recording. A failure here must not end the trip.
            guard let source, source.kind != .replay else { return true }
            try? store?.database?.keepLink(profile, device: source.device, vin: vin, at: LocalTime.now)
        case .silence(let time):
            tell(time)
            return goesOn(at: time)
        case .lost(let problem, let time):
            self.problem = problem
            tell(time)
            sinks.hand(.activity(problem.message), of: self)
            return goesOn(at: time)
        case .segmentEnded: return false
        case .ended(let problem):
            self.problem = problem
            return false
        }
        return true
    }

    /// Keeps and shows samples of an attached source while a trip is in progress, and tells its troubles once.
    private func takeAttached(_ event: SourceEvent) -> Bool {
        switch event {
        case .batch(let batch) where batch.samples.first?.signal == .heartInterval:
            for interval in batch.samples { takeHeartBeat(interval) }
        case .batch(let batch):
            let batch = onOwnClock(batch)
            let plausible = batch.samples.filter { engine.take($0) }
            position.take(Batch(plausible, at: batch.time))
            guard hasBegun, isWithinDuration(batch.time) else { return true }
            holdOrStore(batch)
            hand(batch, plausible)
            timeLaps(plausible)
            follow(plausible)
        case .clock(let time, let arrived): setClock(by: time, at: arrived)
        case .progress(let text): position.state = text
        case .lost(let problem, _):
            position.state = problem.message
            if toldProblems.insert(problem.message).inserted { warn(problem.message, advice: problem.advice) }
        case .warning(let message, let advice): warn(message, advice: advice)
        case .connected, .details, .codes, .linkProfile, .silence, .segmentEnded, .ended: break
        }
        return true
    }

    /// Keeps a heartbeat apart from the samples, and passes it to nobody.
    private func takeHeartBeat(_ interval: Sample) {
        guard hasBegun else { return }
        let apartS = sourceTime.seconds(since: interval.time)
        let time = abs(apartS) > Self.heartToleranceS ? sourceTime : interval.time
        guard isWithinDuration(time) else { return }
        // The rate is that of now, also in a drive whose time is virtual.
        heartRate.take(HeartBeat(time: interval.time, rrMs: interval.value))
        store?.add(heartBeat: (time, interval.value))
    }

    /// Records what samples tell of laps, if they are timed by positions.
    private func timeLaps(_ samples: [Sample]) {
        for batch in lapTimer?.take(samples) ?? [] {
            holdOrStore(batch)
            for sample in batch.samples { engine.take(sample) }
            sinks.hand(.batch(batch), of: self, except: store)
        }
    }

    /// Tells what samples say of the route that is followed.
    private func follow(_ samples: [Sample]) {
        for event in follower?.take(samples, origin: origin) ?? [] {
            if case .refused(let metres) = event {
                warn(
                    .tooFarToFollow(
                        route: follower?.title ?? "", distance: FollowText.short(metres, plan.style.units)))
            } else {
                sinks.hand(.following(event), of: self)
            }
        }
        do throws(RouterFault) {
            for event in try follower?.findWay() ?? [] { sinks.hand(.following(event), of: self) }
        } catch {
            if toldRouterFaults.insert(error).inserted { warn(.noNewWay(reason: error.text.text)) }
        }
    }

    /// The batch with a time on the clock of the primary source, which may be virtual.
    private func onOwnClock(_ batch: Batch) -> Batch {
        guard sourceNow != nil, abs(batch.time.seconds(since: sourceTime)) > Self.clockToleranceS else { return batch }
        let time = sourceTime
        return Batch(batch.samples.map { Sample($0.signal, $0.value, at: time) }, at: time)
    }

    /// Corrects the starts of trips by the time of a receiver if this computer's clock was never set. That it is not
    /// known to be right is no evidence: gpsd may be playing a recording.
    private func setClock(by time: WallTime, at arrived: Instant) {
        guard var corrected = startTime, WallClock.isSynchronized != true, let boot = BootTime.now else { return }
        let now = time.advanced(bySeconds: SystemClock.now.seconds(since: arrived))
        correctStarts(&corrected, by: WallClock(time: now, bootTime: boot, isSynchronized: nil))
        startTime = corrected
    }

    private func connected(_ description: SourceDescription) {
        source = description
        details = description.details
        if let vehicle = description.vehicle, !vehicle.supported.isEmpty {
            // A failure here must not end the trip.
            try? store?.database?.keepSupported(
                vehicle.supported, device: description.device, vin: vehicle.vin?.description, at: LocalTime.now)
        }
        if !display.ownsScreen, !display.showsWaiting { progress.show("waiting for the first values") }
    }

    private func know(_ details: any SourceDetails) {
        self.details = details
        source?.details = details
    }

    /// Takes the values of a vehicle that were in transit when the trip was ended. Without them a trip that ends while
    /// moving would be too short. Values of a simulated or replayed drive are not taken: it does not stop at the end of
    /// the trip and may have continued for long by then.
    package func takeRest(_ events: [SourceEvent]) {
        for case .details(let details) in events { know(details) }
        guard hasBegun, let end = engine.lastTime, [.vehicle, .game].contains(source?.kind ?? .vehicle),
            watch.pausedSince(at: end) == nil
        else { return }
        for case .batch(let batch) in events
        where (0...Self.restS).contains(batch.time.seconds(since: end)) && isWithinDuration(batch.time) {
            fold(batch)
        }
    }

    /// Returns whether a time is within --duration.
    private func isWithinDuration(_ time: Instant) -> Bool {
        plan.durationS.map { time.seconds(since: engine.firstTime ?? time) <= $0 } ?? true
    }

    private func fold(_ batch: Batch) {
        tell(batch.time)
        problem = nil
        for sample in batch.samples {
            if sample.signal != .adapterVoltage { heardAt = sample.time }
            watch.take(sample)
        }
        // Before the engine takes the batch: if the engine stops in this batch, the trip as it was before is kept.
        holdOrStore(batch)
        let plausible = batch.samples.filter { engine.take($0) }
        for sample in batch.samples { rate.count(sample.time) }
        hand(batch, plausible)
        for sample in plausible {
            for lack in also.take(sample, since: origin, supported: source?.vehicle?.supported ?? [:]) {
                warn(lack)
            }
            for alert in alerts.take(sample) { raise(alert) }
        }
        if lapTimer != nil { timeLaps(plausible.filter { $0.signal == .vehicleSpeed }) }
        let events = engine.finishedEvents
        for event in events[min(tellsEvents, events.count)...] { sinks.hand(.drivingEvent(event), of: self) }
        tellsEvents = events.count
        follow(plausible)
    }

    /// Passes a batch to the sinks, the values that cannot be apart from the others.
    private func hand(_ batch: Batch, _ plausible: [Sample]) {
        if plausible.count < batch.samples.count {
            let suspects = batch.samples.filter { !plausible.contains($0) }
            sinks.hand(.suspects(Batch(suspects, at: batch.time)), of: self, except: store)
        }
        sinks.hand(.batch(Batch(plausible, at: batch.time)), of: self, except: store)
    }

    /// Stores a batch, or holds it back while the engine is off, because it is not known yet whether the trip
    /// continues.
    private func holdOrStore(_ batch: Batch) {
        let isStopped = plan.endsWithIgnition && watch.engineOffSince != nil
        for batch in engineStop.take(batch, isStopped: isStopped, engine: engine) {
            if let store { sinks.hand(.batch(batch), of: self, to: store) }
        }
    }

    private func raise(_ alert: Alert) {
        raised.append(alert)
        sinks.hand(.alert(alert), of: self)
    }

    func warn(_ warning: RecordingWarning) { warn(warning.text.text, advice: warning.advice) }

    package func warn(_ message: String, advice: String) {
        sinks.hand(.warning(message, advice: advice), of: self)
    }

    /// Returns whether the trip continues at a time at which nothing was received.
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

    private func begin(_ time: Instant) {
        progress.clear()
        tell(time)
        let (start, isReal) = clock.wall(at: time)
        var startTime = TripStartTime(start, isReal: isReal)
        // The clock may have been set since the previous trip.
        if isReal { correctStarts(&startTime) }
        self.startTime = startTime
        let vin = source?.vehicle?.vin?.description
        // Data that cannot be read is treated as unknown.
        if let database = store?.database ?? known {
            if let vehicle = try? database.vehicle(vin: vin) { parameters.vehicle = vehicle.specification }
            let drives =
                (try? database.drives(since: startTime.wall.advanced(bySeconds: -86_400), driver: plan.driver)) ?? []
            alerts = AlertMonitor(
                parameters: parameters,
                drivenBefore: drives.map {
                    (startTime.wall.seconds(since: $0.start), startTime.wall.seconds(since: $0.end))
                })
        }
        alerts.expectsCodeNames = true
        engine = TripEngine(parameters: parameters)
        follower?.begin(
            at: startTime.wall, origin: time, distanceFactor: parameters.vehicle.distanceCorrection?.factor ?? 1)
        lapTimer = plan.laps.map {
            LapTimer(gate: $0.gate, distanceFactor: parameters.vehicle.distanceCorrection?.factor ?? 1)
        }
        var beginning = TripBeginning(
            start: startTime.wall, bootTime: startTime.bootTime, isClockSynchronized: startTime.wasSynchronized,
            vin: vin, adapter: source?.device ?? "", bus: source?.vehicle?.bus, fuelPrice: plan.fuelPrice,
            currency: plan.style.currency, driver: plan.driver, tags: plan.tags, note: plan.note,
            parameters: parameters)
        beginning.electricityPrice = plan.electricityPrice
        beginning.game = game
        if let notice = store?.begin(beginning, origin: time, at: SystemClock.now) {
            warn(notice.message, advice: notice.advice)
        }
        sinks.hand(.began(id: store?.id, start: startTime.wall, source: source), of: self)
    }

    // MARK: Work timed by the computer's clock

    package var refreshS: Double { hasBegun ? min(sinks.refreshS, Self.ownRefreshS) : Self.earlyRefreshS }

    /// Whether a sink has no more room. Only a source that can wait, such as one in virtual time, is made to wait; a
    /// vehicle cannot.
    package var isFull: Bool { source?.kind.canWait != false && sinks.isFull }

    package func refresh() -> Bool {
        let now = SystemClock.now
        guard hasBegun else {
            if display.showsWaiting { sinks.refresh(self, at: now) }
            // The duration also limits the waiting for the first value.
            let waitS = min(plan.durationS ?? .infinity, plan.waitS ?? .infinity)
            return sinks.failure == nil && now.seconds(since: startedAt) < waitS
        }
        // Alerts are updated whether or not a display shows them.
        alerts.tick(at: sourceTime)
        if startTime?.hasClockChanged(at: now) == true, var corrected = startTime {
            correctStarts(&corrected)
            startTime = corrected
        }
        sinks.refresh(self, at: now)
        guard sinks.failure == nil else { return false }
        // A source that waits for room is not silent.
        if isFull { toldAt = now }
        // While a source restores its connection it reports nothing, but time passes all the same.
        let untoldS = now.seconds(since: toldAt)
        guard untoldS >= 1, let sourceNow else { return true }
        return goesOn(at: sourceNow.advanced(bySeconds: untoldS))
    }

    /// Corrects the starts of this trip and of earlier ones that were recorded before the clock was set, and reports
    /// it. Durations do not depend on the wall clock.
    private func correctStarts(_ startTime: inout TripStartTime, by told: WallClock? = nil) {
        guard let clock = told ?? WallClockWatch.clock else { return }
        if startTime.correct(by: clock) { store?.moveStart(to: startTime.wall) }
        let moved = (try? store?.database?.correctStarts(by: clock)) ?? []
        guard let first = moved.first else { return }
        let others = moved.count == 1 ? "" : "; \(Format.count(moved.count - 1, "earlier trip")) moved too"
        warn(
            .startsCorrected(
                trip: first.id, start: Self.text(first.to), former: Self.text(first.from), others: others))
    }

    /// The game, with what it has told.
    private var game: GameIdentity? {
        guard plan.parameters.isGame, let details = source?.game, let game = details.game else { return nil }
        return GameIdentity(name: game.rawValue, car: details.car, track: details.track)
    }

    private static func text(_ time: WallTime) -> String {
        let local = CalendarTime(time, utcOffsetS: LocalTime.utcOffsetS(time))
        return "\(local.day.shown()) \(local.clock)"
    }

    /// Leaves the screen as it is, to draw below it when the trip continues.
    package func leaveScreen() {
        progress.clear()
        display.leave()
    }

    /// Nobody listened meanwhile. What the vehicle did is told by what it says from now on.
    package func goOn() {
        guard sourceNow != nil else { return }
        let now = sourceTime
        watch.listenAgain(at: now)
        tell(now)
    }

    package func redraw() {
        if hasBegun || display.showsWaiting { display.redraw(self) }
    }

    /// The current time on the source's clock.
    private var sourceTime: Instant {
        (sourceNow ?? .zero).advanced(bySeconds: SystemClock.now.seconds(since: toldAt))
    }

    /// Clears the display and removes the sinks of a trip that never began, before a signal ends the program.
    package func abandon() {
        follower?.end()
        progress.clear()
        display.leave()
        sinks.removeAll()
    }
}

// MARK: RunningTrip

extension TripRecorder: RunningTrip {
    package var origin: Instant { engine.firstTime ?? sourceNow ?? .zero }

    package var record: TripRecord { record(engine.summary) }

    func record(_ summary: TripSummary) -> TripRecord {
        var record = TripRecord(
            id: store?.id, start: startTime?.wall ?? WallTime(microseconds: 0),
            vin: source?.vehicle?.vin?.description, fuelPrice: plan.fuelPrice, summary: summary)
        (record.driver, record.tags, record.note) = (plan.driver, plan.tags, plan.note)
        (record.electricityPrice, record.currency) = (plan.electricityPrice, plan.style.currency)
        (record.parameters, record.alerts) = (parameters, raised)
        record.device = source?.device ?? ""
        record.game = game
        if let first = engine.firstTime { record.origin = first }
        return record
    }

    package var snapshot: TripSnapshot {
        let now = sourceTime
        alerts.tick(at: now)
        var snapshot = TripSnapshot(
            engine: engine, now: now, fuelPrice: plan.fuelPrice, electricityPrice: plan.electricityPrice,
            also: plan.also.shown,
            samplesPerSecond: rate.samplesPerSecond,
            silentS: heardAt.map { now.seconds(since: $0) } ?? 0)
        snapshot.requestsPerSecond = rate.requestsPerSecond
        snapshot.pausedS = watch.pausedSince(at: now).map { now.seconds(since: $0) }
        snapshot.position = position.shown(at: now)
        snapshot.following = follower?.shown
        snapshot.heartRatePerMin = heartRate.perMinute(at: SystemClock.now)
        snapshot.alerts = alerts.active.map {
            Alert($0.kind, at: $0.since, value: $0.value, limit: $0.limit, codes: $0.codes)
        }
        return snapshot
    }

    /// Discards the time after the engine stopped, for a trip that ends with its engine.
    func endWithEngine() {
        if let before = engineStop.before { engine = before }
    }
}
