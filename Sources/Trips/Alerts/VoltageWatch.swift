import Telemetry

/// Judges the voltage by what the engine does: with it running, off, or being started.
struct VoltageWatch: Sendable {
    /// What to compare a voltage with, and how long it must last.
    struct Limits: Sendable {
        var low: Double
        /// Nil while starting.
        var high: Double?
        var patienceS: Double
        var readings: Int
    }

    private enum Condition: Sendable { case off, starting, running }

    /// The starter turns an engine more slowly.
    private static let crankingRpm = 350.0
    /// The battery recovers from the start.
    private static let recoveryS = 10.0
    private static let engineSpeedGapS = 10.0
    /// Of one 12 V battery; what is outside is of two, or no voltage.
    static let plausible = 3.0...20.0
    /// Adapters measure to half a volt.
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

    /// Takes a voltage of the control module or the adapter; the alerts that are due, of any kind.
    mutating func take(_ sample: Sample) -> [Alert] {
        let isAdapter = sample.signal == .adapterVoltage
        if !isAdapter { moduleTime = sample.time }
        // The module's own is the better one.
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
        // The starter turns for a second or two.
        case .starting: Limits(low: limits.lowVoltageCranking, high: nil, patienceS: 0, readings: 1)
        }
    }

    /// Nil while it is not known what the engine does.
    private func condition(at time: Instant) -> Condition? {
        guard let engineSpeed, time.seconds(since: engineSpeed.time) <= Self.engineSpeedGapS else { return nil }
        guard let runningSince else { return engineSpeed.value > 0 ? .starting : .off }
        return time.seconds(since: runningSince) >= Self.recoveryS ? .running : .starting
    }

    /// - Parameter beyond: by how many volts it is over the limit.
    private static func reading(_ beyond: Double) -> AlertState.Reading {
        beyond > 0 ? .over : beyond > -releaseV ? .between : .under
    }
}
