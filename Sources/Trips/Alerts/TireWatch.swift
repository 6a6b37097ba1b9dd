import Telemetry

/// Watches the pressures of tires, each against the others: the pressure of all rises by a tenth as they get warm, and what
/// is right depends on the car.
struct TireWatch: Sendable {
    /// Below this part of the highest of the others a tire has lost air (UN Regulation 141 warns from 0.8 on).
    private static let part = 0.8
    private static let unknownAfterS = 1800.0
    /// A wheel that is asleep reports 0.
    private static let minKpa = 20.0

    private var latest: [Signal: Sample] = [:]
    private var states: [Signal: AlertState] = [:]

    /// Takes a pressure and returns the alert that is due.
    mutating func add(_ sample: Sample, repeatS: Double) -> Alert? {
        guard sample.value >= Self.minKpa else { return nil }
        latest[sample.signal] = sample
        let others = latest.values.filter {
            $0.signal != sample.signal && sample.time.seconds(since: $0.time) <= Self.unknownAfterS
        }
        let limit = max(OperatingLimits.tireLowKpa, Self.part * (others.map(\.value).max() ?? 0))
        let isDue = states[sample.signal, default: AlertState(unknownAfterS: Self.unknownAfterS)].take(
            sample.value < limit ? .over : .under, .tirePressureLow, value: sample.value, limit: limit,
            at: sample.time, AlertState.Patience(readings: 2, repeatS: max(repeatS, Self.unknownAfterS)))
        return isDue ? Alert(.tirePressureLow, at: sample.time, value: sample.value, limit: limit) : nil
    }

    mutating func expire(at time: Instant) {
        for signal in states.keys { states[signal]?.expire(at: time) }
    }

    /// The tire with the lowest pressure.
    var active: ActiveAlert? { states.values.compactMap(\.active).min { $0.value < $1.value } }
}
