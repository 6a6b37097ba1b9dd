package import Telemetry

/// Computes the facts of a trip from the samples of a drive, taken in the order of their times. It is a pure fold: the
/// same samples and parameters, read back from the database, give the same facts.
package struct TripEngine: Sendable {
    /// The time in seconds without a speed that counts as a gap. Nothing is integrated across a gap, and its time
    /// counts as uncovered. The slowest bus brings a speed about once a second.
    package static let gapSeconds = 5.0
    /// The same for a game, which is paused in the middle of a bend.
    static let gameGapSeconds = 0.5
    /// The voltage of a traction battery changes by a few percent with its current, and with its charge.
    private static let voltageGapS = 20.0
    /// The time in seconds between two samples of an additional signal above which it does not count in the mean. Some
    /// are requested only twice a minute.
    package static let signalGapSeconds = 30.0
    /// The engine speed below which an engine is being cranked or stands.
    package static let turningRpm = 300.0
    private static let folded = Set(Signal.ofTrips)
    /// Signals that are not summarized unless they were requested.
    private static let unasked = folded.union(Signal.ofTrends)

    /// What is done with a signal.
    private struct Role: Sendable {
        var isAccompanying = false
        var isOfLaps = false
        /// The place among the signals that the facts are computed from, by their names; nil for any other.
        var rank: Int?
        /// Whether it is summarized.
        var isSummarized = false
        var isCharge = false
    }

    /// By their names: samples of one moment are folded in this order.
    static let ranks = Dictionary(
        uniqueKeysWithValues: folded.sorted { $0.name < $1.name }.enumerated().map { ($1, $0) })

    package let parameters: TripParameters
    private var roles = SignalTable<Role>()
    private var first: Instant?
    private var last: Instant?
    private var latest = LatestValues()
    /// The samples of the latest moment, each with the previous one of its signal.
    private var momentTime: Instant?
    private var moment: [(sample: Sample, previous: Sample?, role: Role)] = []
    private var facts = TripSummary()
    /// Nil if all samples have passed one.
    private var check: PlausibilityCheck?
    private var distance: DistanceMeter
    private var fuel: FuelMeter
    private var battery = BatteryMeter()
    private var charge = ChargeMeter()
    private var events: EventDetector
    private var laps = LapCounter()
    /// The samples of the latest moment about laps that were timed by positions, and whether there were any before.
    private var lapMoment: [Sample] = []
    private var isTimed = false
    private var others = SignalTable<SignalCourse>()
    /// The signals that the facts are computed from and that are also to be summarized.
    private let also: Set<Signal>
    private var rpmSeconds = 0.0
    private var rpmIntegral = 0.0
    private var engineOffKm = 0.0
    private var hasShownCharge = false

    /// - Parameter areChecked: whether all samples have passed a `PlausibilityCheck`, as those that the database returns.
    package init(parameters: TripParameters = TripParameters(), areChecked: Bool = false) {
        self.parameters = parameters
        distance = DistanceMeter(
            parameters.vehicle.distanceCorrection,
            gapSeconds: parameters.isGame ? Self.gameGapSeconds : Self.gapSeconds,
            positionsPercent: parameters.positionsPercent, isOfReceiver: parameters.isOfReceiver)
        check = areChecked ? nil : PlausibilityCheck(isGame: parameters.isGame)
        fuel = FuelMeter(parameters.vehicle)
        events = EventDetector(parameters: parameters)
        also = Self.unasked.filter { parameters.also.contains($0.name) }
    }

    /// Returns the facts of samples that a closure passes one after the other.
    package static func summary<Failure: Error>(
        _ parameters: TripParameters, of samples: (_ take: (Sample) -> Void) throws(Failure) -> Void
    ) throws(Failure) -> TripSummary {
        var engine = TripEngine(parameters: parameters)
        try samples { engine.take($0) }
        return engine.summary
    }

    /// Takes a sample. Those that do not come from the car, such as positions, are not part of the facts. Returns false
    /// for a value that cannot be (see `PlausibilityCheck`): it is counted, and nothing else.
    @discardableResult
    package mutating func take(_ sample: Sample) -> Bool {
        let role = role(of: sample.signal)
        guard !role.isAccompanying else {
            let isAccepted = isAccepted(sample)
            if isAccepted, parameters.isOfReceiver { distance.add(position: sample) }
            return isAccepted
        }
        if role.isOfLaps {
            takeLap(sample)
            return true
        }
        facts.samples += 1
        if first == nil { first = sample.time }
        // A sample out of order, which one source cannot produce, must not make time run backwards.
        last = max(last ?? sample.time, sample.time)
        guard isAccepted(sample) else {
            facts.suspectSamples += 1
            return false
        }
        if let momentTime, sample.time != momentTime { foldMoment() }
        let (previous, isKept) = latest.take(sample)
        guard isKept else { return true }
        momentTime = momentTime ?? sample.time
        moment.append((sample, previous, role))
        return true
    }

    private mutating func isAccepted(_ sample: Sample) -> Bool { check?.accepts(sample) ?? true }

    private mutating func role(of signal: Signal) -> Role {
        let place = roles.place(of: signal) ?? roles.add(newRole(of: signal), of: signal)
        return roles[place]
    }

    private func newRole(of signal: Signal) -> Role {
        let isUsed = Self.unasked.contains(signal)
        return Role(
            isAccompanying: Signal.accompanying.contains(signal),
            isOfLaps: !parameters.isGame && Signal.ofLaps.contains(signal), rank: Self.ranks[signal],
            isSummarized: (!isUsed || also.contains(signal)) && !signal.isSingleCell,
            isCharge: signal == .stateOfCharge || signal == .hybridBatteryCharge)
    }

    /// Takes a sample about laps that were timed by positions.
    private mutating func takeLap(_ sample: Sample) {
        if let time = lapMoment.first?.time, sample.time != time { foldLap() }
        lapMoment.append(sample)
    }

    private mutating func foldLap() {
        laps.take(lapMoment)
        lapMoment.removeAll(keepingCapacity: true)
        isTimed = true
    }

    /// Folds the samples of one moment after all of them are known. One response of the vehicle contains several
    /// samples, whose order must not matter.
    private mutating func foldMoment() {
        momentTime = nil
        guard !moment.isEmpty else { return }
        if parameters.isGame { laps.take(moment.lazy.map(\.sample)) }
        for (sample, _, role) in moment where role.isSummarized {
            let place = others.place(of: sample.signal) ?? others.add(SignalCourse(), of: sample.signal)
            others[place].take(sample)
        }
        for (sample, previous, _) in folded { fold(sample, previous) }
        // After the distance of the moment.
        for (sample, _, role) in moment where role.isCharge { addCharge(sample) }
        moment.removeAll(keepingCapacity: true)
    }

    /// The samples of the moment that the facts are computed from, in the order in which they count.
    private var folded: [(sample: Sample, previous: Sample?, role: Role)] {
        let used = moment.count == 1 && moment[0].role.rank != nil ? moment : moment.filter { $0.role.rank != nil }
        return used.count < 2 ? used : used.sorted { ($0.role.rank ?? 0) < ($1.role.rank ?? 0) }
    }

    private mutating func fold(_ sample: Sample, _ previous: Sample?) {
        // On a track everything is sharp.
        if !parameters.isGame { events.take(sample) }
        switch sample.signal {
        case .vehicleSpeed: takeSpeed(sample, previous)
        case .engineSpeed: takeEngineSpeed(sample, previous)
        case .coolantTemperature: facts.maxCoolantC = max(facts.maxCoolantC ?? sample.value, sample.value)
        case .controlModuleVoltage, .adapterVoltage:
            facts.minVoltage = min(facts.minVoltage ?? sample.value, sample.value)
        case .hybridBatteryVoltage: return
        case .hybridBatteryCurrent:
            battery.take(
                amperes: sample, volts: value(of: .hybridBatteryVoltage, at: sample.time, within: Self.voltageGapS),
                speedKmh: value(of: .vehicleSpeed, at: sample.time))
        case .odometer: distance.take(odometer: sample)
        case .distanceSinceClear: distance.take(sinceClear: sample)
        default: fuel.take(sample, latest)
        }
    }

    /// What the car shows as its charge counts more than PID 5B, which may be of the whole cells.
    private mutating func addCharge(_ sample: Sample) {
        guard sample.signal == .stateOfCharge || !hasShownCharge else { return }
        if sample.signal == .stateOfCharge, !hasShownCharge {
            hasShownCharge = true
            facts.chargeStartPercent = nil
            charge = ChargeMeter()
        }
        charge.add(percent: sample.value)
        facts.chargeStartPercent = facts.chargeStartPercent ?? sample.value
        facts.chargeEndPercent = sample.value
    }

    /// The capacity of the traction battery: what users stated is that of a new one.
    private var capacityKWh: Double? {
        let health = latest[.stateOfHealth].map { min(1, max(0.1, $0.value / 100)) } ?? 1
        return parameters.vehicle.batteryKWh.map { $0 * health } ?? latest[.batteryCapacity]?.value
    }

    private mutating func takeSpeed(_ sample: Sample, _ previous: Sample?) {
        facts.maxSpeedKmh = max(facts.maxSpeedKmh ?? 0, sample.value)
        guard let step = distance.take(speed: sample) else {
            if let previous { fuel.breakOff(between: previous.time, and: sample.time) }
            charge.breakOff()
            return
        }
        fuel.drove(step.km)
        battery.drove(step.km)
        charge.drove(step.km)
        guard let rpm = value(of: .engineSpeed, at: sample.time) else { return }
        if rpm < Self.turningRpm {
            engineOffKm += step.km
        } else if step.isStanding {
            facts.idleS = (facts.idleS ?? 0) + step.seconds
        }
    }

    private mutating func takeEngineSpeed(_ sample: Sample, _ previous: Sample?) {
        facts.maxEngineSpeedRpm = max(facts.maxEngineSpeedRpm ?? 0, sample.value)
        facts.idleS = facts.idleS ?? 0
        guard let previous else { return }
        let seconds = sample.time.seconds(since: previous.time)
        guard seconds <= Self.gapSeconds else { return }
        rpmSeconds += seconds
        rpmIntegral += (previous.value + sample.value) / 2 * seconds
    }

    // MARK: Current values

    /// Returns the latest value of a signal, or nil if it is older than a gap.
    package func value(of signal: Signal, at time: Instant) -> Double? {
        latest.value(signal, at: time, within: signal == .massAirFlow ? FuelCourse.gapSeconds : Self.gapSeconds)
    }

    /// Returns the latest value of a signal, or nil if it is older than `seconds`.
    package func value(of signal: Signal, at time: Instant, within seconds: Double) -> Double? {
        latest.value(signal, at: time, within: seconds)
    }

    /// Returns the latest value of a signal, however old.
    package func latestValue(of signal: Signal) -> Double? { latest[signal]?.value }

    /// Returns the current consumption in L/h, or nil if unknown.
    package func fuelLPerHour(at time: Instant) -> Double? {
        whole.fuel.flow(at: time)?.litresPerSecond.map { $0 * 3600 }
    }

    /// Returns the power out of the traction battery in kW, negative while it is charged; nil if unknown.
    package func batteryKilowatts(at time: Instant) -> Double? { whole.battery.kilowatts(at: time) }

    /// What was integrated up to a moment.
    struct Meters: Sendable {
        /// Before the correction of the distance.
        var km: Double
        var coveredS: Double
        var idleS: Double
        var fuel: [FuelSource: FuelMeter.Reading]
    }

    /// Returns what was integrated up to a time since the last sample.
    func meters(at time: Instant) -> Meters {
        let whole = whole
        return Meters(
            km: whole.distance.km, coveredS: whole.distance.coveredS, idleS: whole.facts.idleS ?? 0,
            fuel: whole.fuel.readings(at: time))
    }

    /// The source from which the fuel of the trip is computed; nil if there is none.
    var fuelSource: FuelSource? { whole.fuel.source }

    /// Returns the time of the latest accepted sample of a signal.
    func latestTime(of signal: Signal) -> Instant? { latest[signal]?.time }

    /// The laps that are completed so far, of a game.
    package var completedLaps: [Lap] { laps.facts.laps }

    /// The finished driving events, in the order of their ends.
    package var finishedEvents: [DrivingEvent] { events.finished }

    package var firstTime: Instant? { first }
    package var lastTime: Instant? { last }

    /// The facts so far.
    package var summary: TripSummary {
        whole.foldedSummary
    }

    /// The engine with the latest moment folded.
    private var whole: TripEngine {
        if momentTime == nil, lapMoment.isEmpty { return self }
        var whole = self
        whole.foldMoment()
        if !lapMoment.isEmpty { whole.foldLap() }
        return whole
    }

    private var foldedSummary: TripSummary {
        var summary = facts
        guard let first, let last else { return summary }
        summary.durationS = last.seconds(since: first)
        distance.fill(&summary)
        // Without a known speed, the vehicle may have been moving.
        if summary.distanceKm == nil { summary.idleS = nil }
        fuel.fill(&summary, from: first, to: last, latest)
        battery.fill(&summary, usedPercent: charge.driveUsedPercent)
        if summary.batteryKWh == nil, let capacityKWh { charge.fill(&summary, capacityKWh: capacityKWh) }
        summary.events = events.events
        summary.odometerKm = latest[.odometer]?.value
        if engineOffKm > 0 { summary.engineOffKm = engineOffKm * summary.distanceFactor }
        if parameters.isGame { summary.game = laps.summary } else if isTimed { summary.timedLaps = laps.summary }
        if rpmSeconds > 0 { summary.averageEngineSpeedRpm = rpmIntegral / rpmSeconds }
        summary.others = others.values.compactMap(\.summary).sorted { $0.signal.name < $1.signal.name }
        return summary
    }
}
