import Formats
import GamePackets
import OBD
package import Reports
package import Storage
package import System
package import Telemetry
package import Terminal
package import Trips

/// Turns the events of sources into a trip: determines its facts, its beginning and its end. What else follows from the
/// samples is left to its features, and storing and showing the trip to its sinks. Runs on the main thread.
package final class TripRecorder: Recorder {
    /// The refresh interval before the first sample, in seconds; meanwhile the progress is shown.
    private static let earlyRefreshS = 0.1
    /// The interval of the recorder's own checks of the time, in seconds.
    private static let ownRefreshS = 1.0
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
    /// In the order in which they observe.
    private var features: [any TripFeature]

    package private(set) var engine: TripEngine
    private(set) var raised: [Alert] = []
    private(set) var watch: DriveWatch
    private(set) var parameters: TripParameters
    package private(set) var source: SourceDescription?
    /// What the source knew of itself last, also if it has never been connected.
    private(set) var details: (any SourceDetails)?
    /// The game of the trip that has begun.
    private var knownGame: GameIdentity?
    private(set) var clock: TripClock
    private var startTime: TripStartTime?
    /// The trip after its end; nil before.
    package internal(set) var ended: TripRecord?
    /// The trip that goes on, if it is one that was cut off.
    private var resumed: CutOffTrip?
    /// When the source was started, on this computer's clock.
    private let startedAt = SystemClock.now
    private var reception = Reception()
    private(set) var engineStop = EngineStop()
    var problem: SourceError?

    /// Creates a recorder.
    /// - Parameters:
    ///   - display: The display. The trip ends if it fails.
    ///   - sinks: The sinks besides the store and the display.
    ///   - follower: The route that is followed.
    ///   - finder: Guides to a destination.
    ///   - missing: What was reported missing already, in earlier trips of the same source.
    package convenience init(
        plan: TripPlan, store: TripStore?, known: Database? = nil, display: any TripDisplay,
        sinks: [any TripSink] = [], follower: RouteFollower? = nil, finder: WayFinder? = nil,
        missing: MissingSignals? = nil, progress: ProgressLine
    ) {
        self.init(
            plan: plan, store: store, known: known, display: display, sinks: sinks,
            features: Self.features(plan, store, follower, finder, missing ?? MissingSignals(plan.also)),
            progress: progress,
            clock: SourceClock())
    }

    init(
        plan: TripPlan, store: TripStore?, known: Database? = nil, display: any TripDisplay, sinks: [any TripSink],
        features: [any TripFeature], progress: ProgressLine, clock: SourceClock
    ) {
        self.plan = plan
        self.store = store
        self.known = known
        self.display = display
        self.progress = progress
        self.features = features
        self.sinks = SinkList(([store, display] as [(any TripSink)?]).compactMap(\.self) + sinks)
        self.clock = TripClock(clock)
        parameters = plan.parameters
        engine = TripEngine(parameters: plan.parameters)
        watch = plan.watch
    }

    /// The features of a trip, in their order: laps are added before driving events are looked for in the trip.
    static func features(
        _ plan: TripPlan, _ store: TripStore?, _ follower: RouteFollower?, _ finder: WayFinder?,
        _ missing: MissingSignals
    ) -> [any TripFeature] {
        let features: [(any TripFeature)?] = [
            LatestPosition(), HeartRecording(in: store), missing, AlertWatch(), plan.laps.map { LapTiming($0) },
            DrivingEventWatch(), follower, finder,
        ]
        return features.compactMap(\.self)
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
            guard includes(batch.time) else { return false }
            fold(batch)
            return !(plan.endsWithIgnition && watch.isOver(at: batch.time))
        case .codes: if hasBegun { observe { $0.handle(event, from: .primary, of: self) } }
        case .linkProfile(let profile, let vin):
            // A replayed session knows only what was known at its recording. A failure here must not end the trip.
            guard let source, source.kind != .replay else { return true }
            try? store?.database?.vehicles.keepLink(profile, device: source.device, vin: vin, at: LocalTime.now)
        case .silence(let time):
            clock.report(time)
            return goesOn(at: time)
        case .lost(let problem, let time):
            self.problem = problem
            clock.report(time)
            sinks.hand(.activity(problem.message), of: self)
            return goesOn(at: time)
        case .parked: break
        case .segmentEnded: return false
        case .ended(let problem):
            self.problem = problem
            return false
        }
        return true
    }

    /// Keeps and shows samples of an attached source while a trip is in progress.
    private func takeAttached(_ event: SourceEvent) -> Bool {
        switch event {
        case .batch(let batch) where !batch.isOfHeart:
            let batch = clock.own(batch)
            let plausible = batch.samples.filter { engine.take($0) }
            observe { $0.handle(.batch(Batch(plausible, at: batch.time)), from: .attached, of: self) }
            guard hasBegun, includes(batch.time) else { return true }
            holdOrStore(batch)
            hand(batch, plausible)
            observe { $0.observe(TripMoment(samples: plausible, role: .attached), of: self) }
        case .clock(let time, let arrived): setClock(by: time, at: arrived)
        case .warning(let message, let advice): warn(message, advice: advice)
        case .batch, .progress, .lost: observe { $0.handle(event, from: .attached, of: self) }
        case .connected, .details, .codes, .linkProfile, .parked, .silence, .segmentEnded, .ended: break
        }
        return true
    }

    /// Lets one feature after the other observe, and passes on what each returns.
    private func observe(_ question: (inout any TripFeature) -> [TripEvent]) {
        for index in features.indices {
            for event in question(&features[index]) { pass(event) }
        }
    }

    /// Passes on what a feature adds to the trip.
    private func pass(_ event: TripEvent) {
        switch event {
        case .batch(let batch):
            holdOrStore(batch)
            for sample in batch.samples { engine.take(sample) }
            sinks.hand(event, of: self, except: store)
        case .alert(let alert):
            raised.append(alert)
            sinks.hand(event, of: self)
        default: sinks.hand(event, of: self)
        }
    }

    /// Corrects the starts of trips by the time of a receiver if this computer's clock was never set. That it is not
    /// known to be right is no evidence: gpsd may be playing a recording.
    private func setClock(by time: WallTime, at arrived: Instant) {
        if let fact = LiveFact(receiverTime: time, at: arrived) { sinks.hand(fact) }
        guard WallClock.isSynchronized != true, let boot = BootTime.now else { return }
        let now = time.advanced(bySeconds: SystemClock.now.seconds(since: arrived))
        correctStart(by: WallClock(time: now, bootTime: boot, isSynchronized: nil))
    }

    private func correctStart(by clock: WallClock? = WallClockWatch.clock) {
        // A trip that goes on began before this program did.
        guard resumed == nil, let warning = startTime?.correct(in: store, by: clock) else { return }
        warn(warning)
    }

    private func connected(_ description: SourceDescription) {
        source = description
        details = description.details
        clock.connect(description)
        if let vehicle = description.vehicle, !vehicle.supported.isEmpty {
            // A failure here must not end the trip.
            try? store?.database?.vehicles.keepSupported(
                vehicle.supported, device: description.device, vin: vehicle.vin?.description, at: LocalTime.now)
        }
        if !display.ownsScreen, !display.showsWaiting { progress.show("waiting for the first values") }
    }

    private func know(_ details: any SourceDetails) {
        self.details = details
        source?.details = details
        // What the game sends after the race, in its menus, is about the next one: names stay.
        guard let known = knownGame, let latest = namedGame else { return }
        let completed = known.completed(by: latest)
        guard completed != known else { return }
        knownGame = completed
        store?.complete(completed)
    }

    /// Takes the values of a vehicle that were in transit when the trip was ended. Without them a trip that ends while
    /// moving would be too short. Values of a simulated or replayed drive are not taken: it does not stop at the end of
    /// the trip and may have continued for long by then.
    package func takeRest(_ events: [SourceEvent]) {
        for case .details(let details) in events { know(details) }
        guard hasBegun, let end = engine.lastTime, [.vehicle, .receiver, .game].contains(source?.kind ?? .vehicle),
            watch.pausedSince(at: end) == nil
        else { return }
        for case .batch(let batch) in events
        where (0...Self.restS).contains(batch.time.seconds(since: end)) && includes(batch.time) {
            fold(batch)
        }
    }

    private func fold(_ batch: Batch) {
        clock.report(batch.time)
        problem = nil
        reception.note(batch)
        for sample in batch.samples { watch.take(sample) }
        // Before the engine takes the batch: if the engine stops in this batch, the trip as it was before is kept.
        holdOrStore(batch)
        let plausible = batch.samples.filter { engine.take($0) }
        hand(batch, plausible)
        observe { $0.observe(TripMoment(samples: plausible, role: .primary), of: self) }
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

    private func warn(_ warning: RecordingWarning) { sinks.hand(.warning(warning), of: self) }

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

    // MARK: Beginning and end

    private func begin(_ time: Instant) {
        progress.clear()
        clock.report(time)
        let startTime = clock.start(at: time)
        self.startTime = startTime
        // The clock may have been set since the previous trip.
        if startTime.isReal { correctStart() }
        let wall = self.startTime?.wall ?? startTime.wall
        let vin = source?.vehicle?.vin?.description
        var start = TripStart(wall: wall, origin: time, parameters: parameters)
        // Data that cannot be read is treated as unknown.
        if let database = store?.database ?? known {
            if !plan.parameters.isOfReceiver, let vehicle = try? database.vehicles.vehicle(vin: vin) {
                start.parameters.vehicle = vehicle.specification
            }
            let drives =
                (try? database.trips.drives(since: wall.advanced(bySeconds: -86_400), driver: plan.driver)) ?? []
            start.drivenBefore = drives.map { (wall.seconds(since: $0.start), wall.seconds(since: $0.end)) }
        }
        let resumed = takeUp(&start, vin: vin)
        parameters = start.parameters
        engine = TripEngine(parameters: parameters)
        start.earlier = start.earlier.filter { engine.take($0) }
        for index in features.indices { features[index].begin(start) }
        if let resumed {
            sinks.hand(.began(id: resumed.id, start: start.wall, source: source), of: self)
            return warn(.takenUp(trip: resumed.id))
        }
        if let notice = store?.begin(beginning(startTime, vin: vin), origin: time, at: SystemClock.now) {
            warn(notice.text, advice: notice.advice)
        }
        sinks.hand(.began(id: store?.id, start: wall, source: source), of: self)
    }

    private func beginning(_ startTime: TripStartTime, vin: String?) -> TripBeginning {
        var beginning = TripBeginning(
            start: startTime.wall, bootTime: startTime.bootTime, isClockSynchronized: startTime.wasSynchronized,
            vin: vin, adapter: source?.device ?? "", bus: source?.vehicle?.bus, fuelPrice: plan.fuelPrice,
            currency: plan.style.currency, driver: plan.driver, tags: plan.tags, note: plan.note,
            parameters: parameters)
        beginning.electricityPrice = plan.electricityPrice
        knownGame = namedGame
        beginning.game = knownGame
        return beginning
    }

    /// Goes on with the trip that was cut off, if this is the same drive, and sets the beginning to its own. Returns nil
    /// if another trip begins.
    private func takeUp(_ start: inout TripStart, vin: String?) -> CutOffTrip? {
        guard let trip = plan.cutOff, trip.goesOn(at: start.wall, vin: vin, driver: plan.driver), let store,
            let startTime
        else { return nil }
        var begun = start
        trip.place(&begun)
        var beginning = beginning(startTime, vin: vin)
        beginning.start = begun.wall
        beginning.bootTime = trip.bootTime
        beginning.uuid = trip.record.uuid ?? beginning.uuid
        guard store.resume(trip.id, beginning, begun.earlier, origin: begun.origin) else { return nil }
        start = begun
        resumed = trip
        raised = trip.alerts(since: start.origin)
        return trip
    }

    /// Ends the features, and returns what they still have to say.
    func endFeatures() -> [TripEvent] { features.indices.flatMap { features[$0].end(of: self) } }

    /// Discards the time after the engine stopped, for a trip that ends with its engine.
    func endWithEngine() {
        if let before = engineStop.before { engine = before }
    }

    /// Clears the display and removes the sinks of a trip that never began, before a signal ends the program.
    package func abandon() {
        _ = endFeatures()
        progress.clear()
        display.leave()
        sinks.removeAll()
    }

    // MARK: Work timed by the computer's clock

    package var refreshS: Double { hasBegun ? min(sinks.refreshS, Self.ownRefreshS) : Self.earlyRefreshS }
    package var gatheringS: Double { hasBegun ? min(sinks.gatheringS, Self.ownRefreshS) : Self.earlyRefreshS }

    /// Whether a sink has no more room. Only a source that can wait, such as one in virtual time, is made to wait; a
    /// vehicle cannot.
    package var isFull: Bool { sinks.isFull && source?.kind.canWait != false }

    package func refresh() -> Bool {
        let now = SystemClock.now
        guard hasBegun else {
            if display.showsWaiting { sinks.refresh(self, at: now) }
            // The duration also limits the waiting for the first value.
            let waitS = min(plan.durationS ?? .infinity, plan.waitS ?? .infinity)
            return sinks.failure == nil && now.seconds(since: startedAt) < waitS
        }
        for index in features.indices { features[index].tick(clock.now) }
        if startTime?.hasClockChanged(at: now) == true { correctStart() }
        sinks.refresh(self, at: now)
        guard sinks.failure == nil else { return false }
        // A source that waits for room is not silent.
        if isFull { clock.wait(at: now) }
        // While a source restores its connection it reports nothing, but time passes all the same.
        let unreportedS = clock.unreportedS(at: now)
        guard unreportedS >= 1, let reported = clock.reported else { return true }
        return goesOn(at: reported.advanced(bySeconds: unreportedS))
    }

    /// Leaves the screen as it is, to draw below it when the trip continues.
    package func leaveScreen() {
        progress.clear()
        display.leave()
    }

    /// Nobody listened meanwhile. What the vehicle did is told by what it says from now on.
    package func goOn() {
        guard clock.reported != nil else { return }
        let now = clock.now
        watch.listenAgain(at: now)
        clock.report(now)
    }

    package func redraw() {
        if hasBegun || display.showsWaiting { display.redraw(self) }
    }
}

// MARK: RunningTrip

extension TripRecorder: RunningTrip {
    package var origin: Instant { engine.firstTime ?? clock.reported ?? .zero }
    package var now: Instant { clock.now }

    package func includes(_ time: Instant) -> Bool {
        plan.durationS.map { time.seconds(since: engine.firstTime ?? time) <= $0 } ?? true
    }

    package var record: TripRecord { record(engine.summary) }

    func record(_ summary: TripSummary) -> TripRecord {
        var record = TripRecord(
            id: store?.id, start: resumed?.record.start ?? startTime?.wall ?? WallTime(microseconds: 0),
            vin: source?.vehicle?.vin?.description, fuelPrice: plan.fuelPrice, summary: summary)
        record.driver = plan.driver
        record.tags = plan.tags
        record.note = plan.note
        record.electricityPrice = plan.electricityPrice
        record.currency = plan.style.currency
        record.parameters = parameters
        record.alerts = raised
        record.device = source?.device ?? ""
        record.game = game
        if let first = engine.firstTime { record.origin = first }
        return record
    }

    /// The trip as it ended, with what its features know of it. Not for features themselves while they are called.
    func completed(_ summary: TripSummary) -> TripRecord {
        var record = record(summary)
        for feature in features { feature.complete(&record) }
        return record
    }

    private var namedGame: GameIdentity? {
        guard plan.parameters.isGame, let details = source?.game, let game = details.game else { return nil }
        return GameIdentity(name: game.rawValue, car: details.car, track: details.track)
    }

    /// The game, with what it has told.
    private var game: GameIdentity? { knownGame ?? namedGame }

    package var snapshot: TripSnapshot {
        let now = now
        var snapshot = TripSnapshot(
            engine: engine, now: now, fuelPrice: plan.fuelPrice, electricityPrice: plan.electricityPrice,
            also: plan.also.shown, samplesPerSecond: reception.samplesPerSecond, silentS: reception.silentS(at: now))
        snapshot.game = game
        snapshot.requestsPerSecond = reception.requestsPerSecond
        snapshot.pausedS = watch.pausedSince(at: now).map { now.seconds(since: $0) }
        for feature in features { feature.show(in: &snapshot, at: now) }
        return snapshot
    }
}
