import Telemetry

/// What a trip's fuel may be computed from, in the order of preference.
enum FuelSource: CaseIterable {
    case vehicleMass, engineMass, cylinder, volume, air, density

    var method: FuelMethod {
        switch self {
        case .vehicleMass, .engineMass: .fuelMassRate
        case .cylinder: .cylinderFuelRate
        case .volume: .fuelRate
        case .air: .massAirFlow
        case .density: .speedDensity
        }
    }

    /// The ECU's own reckoning.
    var isDirect: Bool { self != .air && self != .density }
}

/// The integrals of one source over a trip.
struct FuelCourse: Sendable {
    /// Longer without a value is a gap: on a slow bus one comes every six seconds at times.
    static let gapSeconds = 10.0
    /// With a larger share of its fuel guessed, a diesel's fuel is not known.
    private static let mostGuessed = 0.3
    /// A sensor that says the same to the last bit for so long, while the engine's speed varies so much, is broken.
    private static let frozenSeconds = 60.0
    private static let frozenSpeedRatio = 1.5

    let first: Instant
    let firstFlow: FuelFlow
    private(set) var last: Instant
    private(set) var flow: FuelFlow
    private(set) var grams = 0.0
    private(set) var litres = 0.0
    private(set) var coveredS = 0.0
    /// Of `coveredS`, with the fuel cut off.
    var cutS = 0.0
    /// Of `grams`, what was burnt by a mixture that was told, and by one that was guessed.
    var toldGrams = 0.0
    var guessedGrams = 0.0
    /// Of `grams`, what a model adds for an engine that is cold.
    var coldGrams = 0.0
    private var km = 0.0
    /// Driven before the first value, and since the last.
    private let kmBefore: Double
    private var kmSince = 0.0
    /// The connection was away since the last value.
    private var isBrokenOff = false
    /// The value that came last, since when it has been the same, and the engine speeds meanwhile.
    private var same: (value: Double, since: Instant, slowest: Double, fastest: Double)?
    private var isFrozen = false

    init(_ flow: FuelFlow, at time: Instant, km: Double) {
        (first, firstFlow, last, self.flow, kmBefore) = (time, flow, time, flow, km)
    }

    /// Whether the fuel may be told at all.
    var isKnown: Bool { !isFrozen && guessedGrams <= Self.mostGuessed * grams }

    /// - Returns: for how many seconds more the fuel is known; 0 after a gap.
    mutating func take(_ next: FuelFlow, at time: Instant) -> Double {
        let seconds = time.seconds(since: last)
        let isGap = isBrokenOff || seconds > Self.gapSeconds
        if !isGap {
            grams += (flow.gramsPerSecond + next.gramsPerSecond) / 2 * seconds
            litres += ((flow.litresPerSecond ?? 0) + (next.litresPerSecond ?? 0)) / 2 * seconds
            coveredS += seconds
            km += kmSince
        }
        (last, flow, kmSince, isBrokenOff) = (time, next, 0, false)
        return isGap ? 0 : seconds
    }

    /// The connection is or was away: nothing is known until the next value.
    mutating func breakOff() { isBrokenOff = true }

    mutating func drove(_ driven: Double) { kmSince += driven }

    /// Takes what the sensor said, with the engine turning.
    mutating func watch(_ value: Double, rpm: Double, at time: Instant) {
        guard let same, same.value == value else {
            self.same = (value, time, rpm, rpm)
            return
        }
        let (slowest, fastest) = (min(same.slowest, rpm), max(same.fastest, rpm))
        self.same = (value, same.since, slowest, fastest)
        if time.seconds(since: same.since) >= Self.frozenSeconds, fastest >= Self.frozenSpeedRatio * slowest {
            isFrozen = true
        }
    }

    /// The first and the last value stand to the trip's ends: that is a second or two which the distance covers.
    func whole(from start: Instant, to end: Instant) -> (grams: Double, litres: Double, km: Double) {
        var (grams, litres, km) = (grams, litres, km)
        let ends = [(firstFlow, first.seconds(since: start), kmBefore), (flow, end.seconds(since: last), kmSince)]
        for (flow, seconds, driven) in ends where seconds <= TripEngine.gapSeconds {
            grams += flow.gramsPerSecond * seconds
            litres += (flow.litresPerSecond ?? 0) * seconds
            km += driven
        }
        return (grams, litres, km)
    }
}
