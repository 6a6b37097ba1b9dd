import Telemetry

/// Watches the pressures of tires, each against the other one of its axle: the pressure of all rises by a tenth as they get
/// warm, what is right depends on the car, and the axles of vans and trucks differ.
struct TireWatch: Sendable {
    /// Below this part of the other one a tire has lost air (UN Regulation 141 warns from 0.8 on).
    private static let part = 0.8
    /// The same of what it would have by the relation of both at the start of the drive, and for how long: at first sensors
    /// may report the pressures of the last drive, one after the other those of this.
    private static let lossPart = 0.9
    private static let lossS = 300.0
    private static let unknownAfterS = 1800.0
    /// A wheel that is asleep reports 0.
    private static let minKpa = 20.0

    private var first: [Signal: Double] = [:]
    private var latest: [Signal: Sample] = [:]
    private var states: [Signal: AlertState] = [:]

    /// Takes a pressure and returns the alert that is due.
    mutating func add(_ sample: Sample, repeatS: Double) -> Alert? {
        guard sample.value >= Self.minKpa else { return nil }
        let firstKpa = first[sample.signal, default: sample.value]
        first[sample.signal] = firstKpa
        latest[sample.signal] = sample
        var flatKpa = OperatingLimits.tireLowKpa
        var limit = flatKpa
        if let other = other(of: sample), let otherFirstKpa = first[other.signal] {
            flatKpa = max(flatKpa, Self.part * other.value)
            limit = max(flatKpa, Self.lossPart * other.value * firstKpa / otherFirstKpa)
        }
        let isDue = states[sample.signal, default: AlertState(unknownAfterS: Self.unknownAfterS)].take(
            sample.value < limit ? .over : .under, .tirePressureLow, value: sample.value, limit: limit,
            at: sample.time,
            AlertState.Patience(
                seconds: sample.value < flatKpa ? 0 : Self.lossS, readings: 2, repeatS: max(repeatS, Self.unknownAfterS)
            ))
        return isDue ? Alert(.tirePressureLow, at: sample.time, value: sample.value, limit: limit) : nil
    }

    /// The latest pressure of the other tire of the axle.
    private func other(of sample: Sample) -> Sample? {
        guard let wheel = Signal.tirePressures.firstIndex(of: sample.signal),
            let other = latest[Signal.tirePressures[wheel ^ 1]],
            sample.time.seconds(since: other.time) <= Self.unknownAfterS
        else { return nil }
        return other
    }

    mutating func expire(at time: Instant) {
        for signal in states.keys { states[signal]?.expire(at: time) }
    }

    /// The tire with the lowest pressure.
    var active: ActiveAlert? { states.values.compactMap(\.active).min { $0.value < $1.value } }
}
