import Telemetry

/// The sources from which a trip's fuel may be computed, in order of preference.
enum FuelSource: Int, CaseIterable {
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

    /// Whether the ECU itself reports the fuel.
    var isDirect: Bool { self != .air && self != .density }
}

/// The integrals of one source over a trip.
struct FuelCourse: Sendable {
    /// The time in seconds without a value that counts as a gap. On a slow bus a value sometimes takes six seconds.
    static let gapSeconds = 10.0
    /// The largest share of guessed fuel with which a diesel's fuel counts as known.
    private static let mostGuessed = 0.3
    /// A sensor whose value stays exactly the same for this many seconds, while the engine speed varies by this ratio,
    /// is broken.
    private static let frozenSeconds = 60.0
    private static let frozenSpeedRatio = 1.5

    let first: Instant
    let firstFlow: FuelFlow
    private(set) var last: Instant
    private(set) var flow: FuelFlow
    private(set) var grams = 0.0
    private(set) var litres = 0.0
    private(set) var coveredS = 0.0
    /// The part of `coveredS` with the fuel cut off.
    var cutS = 0.0
    /// The parts of `grams` burned with a mixture that the car reported, and with a guessed one.
    var toldGrams = 0.0
    var guessedGrams = 0.0
    /// The part of `grams` that a model adds for a cold engine.
    var coldGrams = 0.0
    private var km = 0.0
    /// The distance driven before the first value, and since the last.
    private let kmBefore: Double
    private var kmSince = 0.0
    /// Whether the connection was lost since the last value.
    private var isBrokenOff = false
    /// The last value, the time since which it has been the same, and the range of engine speeds during that time.
    private var same: (value: Double, since: Instant, slowest: Double, fastest: Double)?
    private var isFrozen = false

    init(_ flow: FuelFlow, at time: Instant, km: Double) {
        first = time
        firstFlow = flow
        last = time
        self.flow = flow
        kmBefore = km
    }

    /// Whether the fuel is accurate enough to report.
    var isKnown: Bool { !isFrozen && guessedGrams <= Self.mostGuessed * grams }

    /// Takes the next flow. Returns the additional seconds for which the fuel is known; 0 after a gap.
    mutating func take(_ next: FuelFlow, at time: Instant) -> Double {
        let seconds = time.seconds(since: last)
        let isGap = isBrokenOff || seconds > Self.gapSeconds
        if !isGap {
            grams += (flow.gramsPerSecond + next.gramsPerSecond) / 2 * seconds
            litres += ((flow.litresPerSecond ?? 0) + (next.litresPerSecond ?? 0)) / 2 * seconds
            coveredS += seconds
            km += kmSince
        }
        last = time
        flow = next
        kmSince = 0
        isBrokenOff = false
        return isGap ? 0 : seconds
    }

    /// Notes that the connection was lost between two times: if the last value is nearer to the first of them, nothing is
    /// known until the next value.
    mutating func breakOff(between start: Instant, and end: Instant) {
        if last.seconds(since: start) < end.seconds(since: last) { isBrokenOff = true }
    }

    mutating func change(_ change: (inout FuelCourse) -> Void) { change(&self) }

    mutating func drove(_ driven: Double) { kmSince += driven }

    /// Takes a value of the sensor while the engine turns.
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

    /// Returns the liters up to a time since the last value, which is taken to hold until then.
    func litres(at time: Instant) -> Double {
        let seconds = time.seconds(since: last)
        let isCurrent = !isBrokenOff && (0...Self.gapSeconds).contains(seconds)
        return isCurrent ? litres + (flow.litresPerSecond ?? 0) * seconds : litres
    }

    /// Returns the totals with the first and the last value extended to the ends of the trip, a second or two that the
    /// distance includes.
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

/// The integrals of each source that there is.
struct FuelCourses: Sendable {
    private var courses = [FuelCourse?](repeating: nil, count: FuelSource.allCases.count)

    subscript(source: FuelSource) -> FuelCourse? {
        get { courses[source.rawValue] }
        set { courses[source.rawValue] = newValue }
    }

    /// Returns the flow of a source; nil if it is unknown or too old.
    func flow(of source: FuelSource, at time: Instant) -> FuelFlow? {
        guard let course = courses[source.rawValue], course.isKnown,
            time.seconds(since: course.last) <= FuelCourse.gapSeconds
        else { return nil }
        return course.flow
    }

    /// Returns the greatest value of all courses; 0 if there is none.
    func maximum(_ value: (FuelCourse) -> Double) -> Double {
        courses.reduce(0) { greatest, course in max(greatest, course.map(value) ?? 0) }
    }

    // In place, because they are changed with each sample.

    mutating func change(
        _ source: FuelSource, orBeginWith first: @autoclosure () -> FuelCourse, _ change: (inout FuelCourse) -> Void
    ) {
        if courses[source.rawValue] == nil { courses[source.rawValue] = first() }
        courses[source.rawValue]?.change(change)
    }

    mutating func drove(_ driven: Double) {
        for index in courses.indices { courses[index]?.drove(driven) }
    }

    /// Notes that nothing is known between two times.
    mutating func breakOff(between start: Instant, and end: Instant) {
        for index in courses.indices { courses[index]?.breakOff(between: start, and: end) }
    }
}
