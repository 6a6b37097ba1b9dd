package import Telemetry

/// The engine speed against that at which to change up, as far as a source reports them.
package struct ShiftGauge: Sendable {
    /// How long an engine speed counts as current, in seconds.
    private static let currentS = 3.0

    private let shift: Dashboard.ShiftPoint
    private var engine: (rpm: Double, time: Instant)?
    private var maximumRpm: Double?
    private var gear: Double?

    package init(_ shift: Dashboard.ShiftPoint) { self.shift = shift }

    package mutating func handle(_ batch: Batch) {
        for sample in batch.samples where sample.value.isFinite {
            switch sample.signal {
            case .engineSpeed: engine = (sample.value, sample.time)
            case .maximumEngineSpeed: maximumRpm = sample.value
            case .gear: gear = sample.value
            default: break
            }
        }
    }

    /// Nothing is lit while the engine speed is not known.
    /// - Parameter now: the time of the source, which goes on without samples.
    package func state(at now: Instant) -> ShiftState {
        guard let engine, now.seconds(since: engine.time) <= Self.currentS,
            let shiftRpm = shift.rpm(maximum: maximumRpm), shiftRpm > 0
        else { return .off }
        return ShiftState(rpm: engine.rpm, shiftRpm: shiftRpm)
    }

    /// Whether there is a gear above the one that is engaged; true for sources that do not report it.
    package var isInForwardGear: Bool { gear.map { $0 > 0 } ?? true }
}

extension Dashboard.ShiftPoint {
    /// In rpm; nil if neither the user nor the source reports it.
    /// - Parameter maximum: the highest engine speed that the source reports, in rpm.
    func rpm(maximum: Double?) -> Double? {
        switch self {
        case .engineSpeed(let rpm): rpm
        case .share(let share): maximum.flatMap { $0 > 0 ? $0 * share : nil }
        }
    }
}
