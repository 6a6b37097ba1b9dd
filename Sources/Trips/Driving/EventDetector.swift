package import Telemetry

/// Finds the events of a drive in its samples, taken in the order of their times. It keeps the last few seconds of
/// samples, and the events themselves.
package struct EventDetector: Sendable {
    /// The times in seconds without a value of the signal that count as a gap. The slowest bus brings a speed about
    /// once a second, and other signals less often.
    private static let speedGapS = TripEngine.gapSeconds
    private static let engineSpeedGapS = 10.0
    private static let coolantGapS = 120.0

    private let coldCoolantC: Double
    private var slope = SpeedSlope()
    private var accelerating: SharpManoeuvre
    private var braking: SharpManoeuvre
    private var overSpeed: LimitStretch
    private var coldEngine: LimitStretch
    private var standstill: Standstill
    private var coolant: Sample?
    private var latestSpeed: Instant?
    private var latestEngineSpeed: Instant?
    /// The finished events, in the order of their ends.
    private(set) var finished: [DrivingEvent] = []

    package init(parameters: TripParameters) {
        coldCoolantC = parameters.coldCoolantC
        // Places say how far, and not how sharply.
        let isOfPlaces = parameters.isOfReceiver
        accelerating = SharpManoeuvre(
            .sharpAcceleration, thresholdMps2: isOfPlaces ? .infinity : parameters.sharpAccelerationMps2,
            minimumKmh: parameters.sharpMinimumKmh)
        braking = SharpManoeuvre(
            .sharpBraking, thresholdMps2: isOfPlaces ? .infinity : parameters.sharpBrakingMps2,
            minimumKmh: parameters.sharpMinimumKmh)
        overSpeed = LimitStretch(
            .overSpeed, limit: parameters.speedLimitKmh, release: parameters.speedReleaseKmh, leastS: 2,
            gapS: Self.speedGapS)
        coldEngine = LimitStretch(
            .coldHighRpm, limit: parameters.coldEngineRpm, release: parameters.coldEngineRpm * 0.95, leastS: 1,
            gapS: Self.engineSpeedGapS)
        standstill = Standstill(
            longIdleS: parameters.longIdleS, speedGapS: Self.speedGapS, engineSpeedGapS: Self.engineSpeedGapS)
    }

    package mutating func take(_ sample: Sample) {
        guard sample.value.isFinite else { return }
        switch sample.signal {
        case .vehicleSpeed where Self.isLater(sample, &latestSpeed):
            takeSpeed(sample)
            finished += standstill.take(sample)
        case .engineSpeed where Self.isLater(sample, &latestEngineSpeed):
            takeEngineSpeed(sample)
            finished += standstill.take(sample)
        case .coolantTemperature: coolant = sample
        default: break
        }
    }

    /// Returns whether a sample is later than the one before of its signal. A sample out of order would make time run
    /// backwards.
    private static func isLater(_ sample: Sample, _ latest: inout Instant?) -> Bool {
        if let latest, sample.time <= latest { return false }
        latest = sample.time
        return true
    }

    private mutating func takeSpeed(_ sample: Sample) {
        keep(overSpeed.take(sample.value, at: sample.time))
        guard let measurement = slope.take(kmh: sample.value, at: sample.time) else { return }
        keep(accelerating.take(measurement))
        keep(braking.take(measurement))
    }

    private mutating func takeEngineSpeed(_ sample: Sample) {
        guard let coolant, coolant.value < coldCoolantC,
            sample.time.seconds(since: coolant.time) <= Self.coolantGapS
        else { return keep(coldEngine.finish()) }
        keep(coldEngine.take(sample.value, at: sample.time))
    }

    private mutating func keep(_ event: DrivingEvent?) {
        if let event { finished.append(event) }
    }

    /// The events so far, in the order of their starts. Those still in progress last until the latest sample.
    package var events: [DrivingEvent] {
        (finished + running).sorted { ($0.start, $0.kind.rawValue) < ($1.start, $1.kind.rawValue) }
    }

    private var running: [DrivingEvent] {
        [accelerating.running, braking.running, overSpeed.running, coldEngine.running, standstill.running]
            .compactMap { $0 }
    }

    /// Returns the number of events of a kind so far.
    package func count(_ kind: DrivingEvent.Kind) -> Int {
        finished.count { $0.kind == kind } + running.count { $0.kind == kind }
    }
}

extension TripParameters {
    /// The speed below which a stretch over the limit ends, and with it the alert: 3 km/h or 2% below the limit,
    /// whichever is lower.
    var speedReleaseKmh: Double { speedLimitKmh - max(3, speedLimitKmh * 0.02) }
}
