package import Telemetry

/// The latest values of a source, with the little history that the dashboard draws. What a source has not told is absent,
/// never 0.
package struct DashValues: Sendable {
    /// A position of the pedals.
    struct Pedals: Sendable {
        var time: Instant
        var throttle: Double?
        var brake: Double?
        var clutch: Double?
    }

    /// How long a value that a source tells several times a second counts as current, and one that it tells rarely; in
    /// seconds.
    private static let (fastS, slowS) = (3.0, 60.0)
    private static let fast: Set<Signal> = Set(
        [
            .vehicleSpeed, .engineSpeed, .throttle, .brake, .clutch, .handbrake, .steering, .steeringAngle,
            .lateralAcceleration, .longitudinalAcceleration, .enginePower, .engineTorque, .boostPressure,
        ])
    /// The time that traces show, in seconds.
    static let traceS = 10.0
    private static let mostPedals = 2400
    /// How long a change of the difference from the lap of reference is looked at, and the smallest that counts; in seconds.
    private static let (trendS, minTrendS) = (2.0, 0.03)
    /// How long accelerations leave a trail, in samples.
    private static let mostAccelerations = 90

    private var latest: [Signal: (value: Double, time: Instant)] = [:]
    /// The time of the latest sample.
    private(set) var now = Instant.zero
    private(set) var pedals: [Pedals] = []
    /// Lateral and longitudinal, in m/s², oldest first.
    private(set) var accelerations: [(lateral: Double, longitudinal: Double)] = []
    private(set) var track = TrackLine()
    /// Of the last moments, oldest first.
    private var deltas: [(seconds: Double, time: Instant)] = []
    /// The highest engine speed so far, in rpm.
    private(set) var highestEngineSpeedRpm = 0.0

    /// The time in the lap at which its current sector began; nil without sectors.
    private(set) var sectorBeginS: Double?

    package init() {}

    /// - Parameter deltaS: seconds slower (positive) than on the lap of reference at the same place; nil if unknown.
    mutating func take(_ batch: Batch, deltaS: Double? = nil) {
        now = max(now, batch.time)
        let (sector, lap) = (latest[.lapSector]?.value, latest[.lapNumber]?.value)
        for sample in batch.samples where sample.value.isFinite {
            latest[sample.signal] = (sample.value, sample.time)
        }
        if let next = latest[.lapSector]?.value, next != sector {
            sectorBeginS = next == 1 ? 0 : latest[.currentLapTime]?.value
        }
        if let speed = value(.engineSpeed) { highestEngineSpeedRpm = max(highestEngineSpeedRpm, speed) }
        if let boost = boostKpa, boost >= Self.leastBoostKpa { hasBoost = true }
        let position = Pedals(time: batch.time, throttle: throttle, brake: value(.brake), clutch: value(.clutch))
        if position.throttle != nil || position.brake != nil {
            pedals.append(position)
            if pedals.count >= Self.mostPedals { pedals.removeFirst(Self.mostPedals / 2) }
        }
        if let lateral = value(.lateralAcceleration), let longitudinal = value(.longitudinalAcceleration) {
            accelerations.append((lateral, longitudinal))
            if accelerations.count >= 2 * Self.mostAccelerations {
                accelerations.removeFirst(Self.mostAccelerations)
            }
        }
        let isNewLap = lap.map { latest[.lapNumber]?.value == $0 + 1 } ?? false
        let trend = trend(isNewLap ? nil : deltaS)
        if let x = value(.positionX), let z = value(.positionZ) { track.take(x: x, z: z, trend, isStart: isNewLap) }
    }

    /// What the difference from the lap of reference did lately.
    private mutating func trend(_ deltaS: Double?) -> TrackLine.Trend {
        guard let deltaS else {
            deltas = []
            return .even
        }
        deltas.append((deltaS, now))
        let begin = now.advanced(bySeconds: -Self.trendS)
        deltas.removeFirst(deltas.prefix { $0.time < begin }.count)
        let changeS = deltaS - deltas[0].seconds
        return changeS <= -Self.minTrendS ? .gained : changeS >= Self.minTrendS ? .lost : .even
    }

    /// The time goes on without samples.
    mutating func pass(to time: Instant) { now = max(now, time) }

    /// The value now; nil if the source has not told it lately.
    func value(_ signal: Signal) -> Double? {
        guard let last = latest[signal] else { return nil }
        return now.seconds(since: last.time) <= (Self.fast.contains(signal) ? Self.fastS : Self.slowS)
            ? last.value : nil
    }

    /// Whether the source has ever told a value.
    func has(_ signals: Signal...) -> Bool { signals.contains { latest[$0] != nil } }
    func has(_ signals: [Signal]) -> Bool { signals.contains { latest[$0] != nil } }

    /// The first of these signals that is known now.
    func first(_ signals: [Signal]) -> Double? { signals.lazy.compactMap { value($0) }.first }

    // MARK: Values that sources tell in different ways

    static let pedalSignals: [Signal] = [.throttle, .acceleratorPedal, .throttlePosition]
    static let fuelSignals: [Signal] = [.fuelShare, .fuelLevel]

    /// In percent.
    var throttle: Double? { first(Self.pedalSignals) }
    /// In percent of the tank.
    var fuelPercent: Double? { first(Self.fuelSignals) }
    /// How many laps the fuel will last if they need what the last whole lap needed; nil before one.
    var fuelLaps: Double? {
        guard let percent = fuelPercent, let perLap = latest[.fuelPerLap]?.value, perLap > 0 else { return nil }
        return percent / perLap
    }

    /// Above the pressure of the air, in kPa.
    var boostKpa: Double? {
        if let boost = value(.boostPressure) { return boost }
        guard let intake = value(.intakeManifoldPressure), let air = value(.barometricPressure) else { return nil }
        return intake - air
    }
    /// An engine without a charger has no boost, only less than the pressure of the air.
    private(set) var hasBoost = false
    private static let leastBoostKpa = 5.0

    /// From -1 (left) to 1 (right).
    var steering: Double? {
        value(.steering).map { $0 / 100 } ?? value(.steeringAngle).map { $0 / 360 }
    }
}

extension Signal {
    /// A signal of OBD that only the dashboard and its poll rows name.
    package static let acceleratorPedal = Signal("pedalPositionD", .percent)
}
