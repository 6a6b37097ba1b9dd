package import Telemetry

/// Turns the samples of a drive, in the order of their times, into the facts of the trip. A pure fold: the same
/// samples and parameters, read back from the database, give the same facts.
package struct TripEngine: Sendable {
    /// Longer without a speed is a gap: nothing is integrated across it, and its time counts as uncovered. The
    /// slowest bus brings a speed about once a second.
    package static let gapSeconds = 5.0
    /// Longer between two samples of a further signal, and the time between them does not count in its mean: some are
    /// asked for only twice a minute.
    package static let signalGapSeconds = 30.0
    /// An engine that turns slower is being cranked or stands.
    package static let turningRpm = 300.0
    /// The ends of the scale, -40 and 215, are of a sensor that is not connected.
    static let plausibleCoolantC = -39.0...150.0

    private static let folded = Set(Signal.ofTrips)

    package let parameters: TripParameters
    private var first: Instant?
    private var last: Instant?
    private var latest = LatestValues()
    /// The samples of the latest moment, each with the one before of its signal.
    private var moment: [(sample: Sample, previous: Sample?)] = []
    private var facts = TripSummary()
    private var speedCheck = SpeedCheck()
    private var distance: DistanceMeter
    private var fuel: FuelMeter
    private var events: EventDetector
    private var others: [Signal: SignalCourse] = [:]
    /// Signals that the facts are made of, and that are summarised besides.
    private let also: Set<Signal>
    private var rpmSeconds = 0.0
    private var rpmIntegral = 0.0
    private var engineOffKm = 0.0

    package init(parameters: TripParameters = TripParameters()) {
        self.parameters = parameters
        distance = DistanceMeter(parameters.vehicle.distanceCorrection)
        fuel = FuelMeter(parameters.vehicle)
        events = EventDetector(parameters: parameters)
        also = Self.folded.filter { parameters.also.contains($0.name) }
    }

    /// The facts of samples that are handed over one after the other.
    package static func summary<Failure: Error>(
        _ parameters: TripParameters, of samples: (_ take: (Sample) -> Void) throws(Failure) -> Void
    ) throws(Failure) -> TripSummary {
        var engine = TripEngine(parameters: parameters)
        try samples { engine.take($0) }
        return engine.summary
    }

    package mutating func take(_ sample: Sample) {
        facts.samples += 1
        if first == nil { first = sample.time }
        // A sample out of order (it cannot come from one source) must not make time run backwards.
        last = max(last ?? sample.time, sample.time)
        guard sample.value.isFinite else { return }
        if sample.signal == .vehicleSpeed, !speedCheck.accepts(sample) { return }
        if let time = moment.first?.sample.time, sample.time != time { foldMoment() }
        let (previous, isKept) = latest.take(sample)
        if isKept { moment.append((sample, previous)) }
    }

    /// Folds the samples of one moment, when all of them are known: one answer of the vehicle brings several, in an order
    /// that must not matter.
    private mutating func foldMoment() {
        for (sample, previous) in moment.sorted(by: { $0.sample.signal.name < $1.sample.signal.name }) {
            fold(sample, previous)
        }
        moment.removeAll(keepingCapacity: true)
    }

    private mutating func fold(_ sample: Sample, _ previous: Sample?) {
        let isFolded = Self.folded.contains(sample.signal)
        if !isFolded || also.contains(sample.signal) {
            others[sample.signal, default: SignalCourse()].take(sample)
        }
        guard isFolded else { return }
        events.take(sample)
        switch sample.signal {
        case .vehicleSpeed: takeSpeed(sample, previous)
        case .engineSpeed: takeEngineSpeed(sample, previous)
        case .coolantTemperature:
            guard Self.plausibleCoolantC.contains(sample.value) else { return }
            facts.maxCoolantC = max(facts.maxCoolantC ?? sample.value, sample.value)
        case .controlModuleVoltage, .adapterVoltage:
            facts.minVoltage = min(facts.minVoltage ?? sample.value, sample.value)
        case .odometer: distance.take(odometer: sample)
        case .distanceSinceClear: distance.take(sinceClear: sample)
        default: fuel.take(sample, latest)
        }
    }

    private mutating func takeSpeed(_ sample: Sample, _ previous: Sample?) {
        facts.maxSpeedKmh = max(facts.maxSpeedKmh ?? 0, sample.value)
        guard let step = distance.take(speed: sample) else {
            if let previous { fuel.breakOff(between: previous.time, and: sample.time) }
            return
        }
        fuel.drove(step.km)
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

    // MARK: Now

    /// The latest value of a signal, unless it is older than a gap.
    package func value(of signal: Signal, at time: Instant) -> Double? {
        latest.value(signal, at: time, within: signal == .massAirFlow ? FuelCourse.gapSeconds : Self.gapSeconds)
    }

    /// The latest value of a signal, unless it is older than so many seconds.
    package func value(of signal: Signal, at time: Instant, within seconds: Double) -> Double? {
        latest.value(signal, at: time, within: seconds)
    }

    /// The latest value of a signal, however old.
    package func latestValue(of signal: Signal) -> Double? { latest[signal]?.value }

    /// Fuel used now, in L/h; nil when it is not known.
    package func fuelLPerHour(at time: Instant) -> Double? {
        whole.fuel.flow(at: time)?.litresPerSecond.map { $0 * 3600 }
    }

    /// Miles per US gallon now; nil while standing or unknown.
    package func mpgUs(at time: Instant) -> Double? {
        guard let speed = value(of: .vehicleSpeed, at: time), speed > 0,
            let litresPerHour = fuelLPerHour(at: time), litresPerHour > 0
        else { return nil }
        return Fuel.milesPerUSGallon(litresPer100Km: litresPerHour / (speed * distance.factor) * 100)
    }

    /// The driving events that are over, in the order of their ends.
    package var finishedEvents: [DrivingEvent] { events.finished }

    package var firstTime: Instant? { first }
    package var lastTime: Instant? { last }

    /// The facts so far.
    package var summary: TripSummary {
        whole.foldedSummary
    }

    /// With the latest moment.
    private var whole: TripEngine {
        var whole = self
        whole.foldMoment()
        return whole
    }

    private var foldedSummary: TripSummary {
        var summary = facts
        guard let first, let last else { return summary }
        summary.durationS = last.seconds(since: first)
        distance.fill(&summary)
        // It may have moved, for all that is known.
        if summary.distanceKm == nil { summary.idleS = nil }
        fuel.fill(&summary, from: first, to: last, latest)
        summary.events = events.events
        summary.odometerKm = latest[.odometer]?.value
        if engineOffKm > 0 { summary.engineOffKm = engineOffKm * summary.distanceFactor }
        if rpmSeconds > 0 { summary.averageEngineSpeedRpm = rpmIntegral / rpmSeconds }
        summary.others = others.values.compactMap(\.summary).sorted { $0.signal.name < $1.signal.name }
        return summary
    }
}
