import Telemetry

/// Monitors the voltage, with limits that depend on the engine's state: running, off, or being started.
struct VoltageWatch: Sendable {
    /// The limits for a voltage, and how long it must exceed them.
    struct Limits: Sendable {
        var low: Double
        /// The upper limit; nil while starting.
        var high: Double?
        var patienceS: Double
        var readings: Int
    }

    private enum Condition: Sendable { case off, starting, running }

    /// The starter turns an engine slower than this.
    private static let crankingRpm = 350.0
    /// The time for which the battery recovers after the start, in seconds.
    private static let recoveryS = 10.0
    private static let engineSpeedGapS = 10.0
    /// The plausible range of a 12 V battery. A voltage outside it is that of two batteries, or invalid.
    static let plausible = 3.0...20.0
    /// The accuracy of adapters: half a volt.
    private static let adapterSlack = 0.5
    private static let releaseV = 0.2

    private let limits: AlertLimits
    private var engineSpeed: Sample?
    private var runningSince: Instant?
    private var moduleTime: Instant?
    private var condition: Condition?
    private var low = AlertState(unknownAfterS: 60)
    private var high = AlertState(unknownAfterS: 60)

    init(_ limits: AlertLimits) { self.limits = limits }

    var active: [ActiveAlert] { [low.active, high.active].compactMap { $0 } }

    mutating func takeEngineSpeed(_ sample: Sample) {
        if sample.value < Self.crankingRpm {
            runningSince = nil
        } else if engineSpeed.map({ sample.time.seconds(since: $0.time) > Self.engineSpeedGapS }) != false
            || runningSince == nil
        {
            runningSince = sample.time
        }
        engineSpeed = sample
    }

    /// Takes a voltage of the control module or the adapter and returns the alerts that are due, whether or not their
    /// kinds are enabled.
    mutating func take(_ sample: Sample) -> [Alert] {
        let isAdapter = sample.signal == .adapterVoltage
        if !isAdapter { moduleTime = sample.time }
        // The control module's voltage is more accurate than the adapter's.
        if isAdapter, let moduleTime, sample.time.seconds(since: moduleTime) <= 30 { return [] }
        guard Self.plausible.contains(sample.value), let condition = condition(at: sample.time) else { return [] }
        if condition != self.condition {
            low.forgetCandidate()
            high.forgetCandidate()
            self.condition = condition
        }
        let row = row(condition)
        let patience = AlertState.Patience(
            seconds: row.patienceS, readings: row.readings, repeatS: limits.repeatS)
        let slack = isAdapter ? Self.adapterSlack : 0
        var alerts: [Alert] = []
        let below = row.low - slack - sample.value
        if low.take(
            Self.reading(below), .voltageLow, value: sample.value, limit: row.low, at: sample.time, patience)
        {
            alerts.append(Alert(.voltageLow, at: sample.time, value: sample.value, limit: row.low))
        }
        if let limit = row.high {
            let above = sample.value - limit - slack
            if high.take(
                Self.reading(above), .voltageHigh, value: sample.value, limit: limit, at: sample.time, patience)
            {
                alerts.append(Alert(.voltageHigh, at: sample.time, value: sample.value, limit: limit))
            }
        }
        return alerts
    }

    mutating func expire(at time: Instant) {
        low.expire(at: time)
        high.expire(at: time)
    }

    private func row(_ condition: Condition) -> Limits {
        switch condition {
        case .running: Limits(low: limits.lowVoltage, high: limits.highVoltage, patienceS: 5, readings: 2)
        case .off: Limits(low: limits.lowVoltageEngineOff, high: limits.highVoltage, patienceS: 30, readings: 2)
        // The starter turns for only a second or two.
        case .starting: Limits(low: limits.lowVoltageCranking, high: nil, patienceS: 0, readings: 1)
        }
    }

    /// Returns the state of the engine, or nil if it is not known.
    private func condition(at time: Instant) -> Condition? {
        guard let engineSpeed, time.seconds(since: engineSpeed.time) <= Self.engineSpeedGapS else { return nil }
        guard let runningSince else { return engineSpeed.value > 0 ? .starting : .off }
        return time.seconds(since: runningSince) >= Self.recoveryS ? .running : .starting
    }

    /// Returns the reading for a voltage.
    /// - Parameter beyond: By how many volts it exceeds the limit.
    private static func reading(_ beyond: Double) -> AlertState.Reading {
        beyond > 0 ? .over : beyond > -releaseV ? .between : .under
    }
}
