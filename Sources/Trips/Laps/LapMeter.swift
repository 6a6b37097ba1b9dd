package import Telemetry

/// How far a lap has been driven, from the best that a source tells: the distance in the lap, that in the race, or the
/// speed over time. A pure fold over the samples of one moment after the other.
package struct LapMeter: Sendable {
    /// Where distances come from, the best first.
    package enum Source: String, Sendable, CaseIterable, Comparable {
        /// The distance in the lap, as the game tells it.
        case lapDistance
        /// The distance in the race, as the game tells it, since the line.
        case raceDistance
        /// Integrated from the speed.
        case speed

        private var rank: Int { self == .lapDistance ? 0 : self == .raceDistance ? 1 : 2 }
        package static func < (left: Source, right: Source) -> Bool { left.rank < right.rank }
    }

    /// Where the car is in the lap.
    package struct Place: Hashable, Sendable {
        /// The distance in the lap in meters. It is below 0 on the grid of some games.
        package var distanceM: Double
        /// The time in the lap in seconds.
        package var timeS: Double
        /// The distance integrated from the speed, in meters.
        package var drivenM: Double
    }

    /// A told distance that has not moved by this share of what was driven is none.
    private static let minShare = 0.1
    /// The distance in meters that must be driven to tell.
    private static let judgedM = 200.0

    /// A lap's integrated distances, so that the time can go back.
    private struct Course: Sendable {
        var times: [Double] = []
        var driven: [Double] = []
        /// The race's distance at the line.
        var base: Double?
        var firstToldM: Double?
        var isJudged = false

        /// Forgets what was driven from a time on.
        mutating func forget(from timeS: Double) {
            let count = times.firstIndex(at: timeS)
            times.removeSubrange(count...)
            driven.removeSubrange(count...)
        }
    }

    private static let used: Set<Signal> = [.vehicleSpeed, .lapDistance, .raceDistance, .currentLapTime]

    package private(set) var source: Source?
    private var clock = LapClock()
    private var speedMps = 0.0
    private var course = Course()
    private var before: Course?
    private var tellsTime = false
    /// Whether what the game tells as a distance is none.
    private var isRefused = false
    private var begin: Instant?

    /// - Parameter begin: When the lap began, for sources that do not tell the time in the lap.
    package init(begin: Instant? = nil) { self.begin = begin }

    /// Takes the samples of one moment. Returns nil if they do not say where the car is.
    package mutating func take(_ samples: some Sequence<Sample>) -> Place? {
        placed(samples)?.place
    }

    mutating func placed(_ samples: some Sequence<Sample>) -> (place: Place, move: LapClock.Move)? {
        var values: [Signal: Double] = [:]
        var time: Instant?
        for sample in samples where Self.used.contains(sample.signal) && sample.value.isFinite {
            values[sample.signal] = sample.value
            time = sample.time
        }
        guard let time else { return nil }
        let lastMps = speedMps
        if let kmh = values[.vehicleSpeed] { speedMps = abs(kmh) / 3.6 }
        guard let timeS = timeS(values, at: time), timeS >= 0 else { return nil }
        let move = clock.take(timeS, at: time)
        switch move {
        case .onward: break
        case .back: course.forget(from: timeS)
        case .anew:
            before = course
            course = Course()
        case .returned:
            course = before ?? Course()
            before = nil
            course.forget(from: timeS)
        }
        let stepS = timeS - (course.times.last ?? 0)
        let drivenM =
            (course.driven.last ?? 0) + max(0, stepS) * (course.times.isEmpty ? speedMps : (lastMps + speedMps) / 2)
        // In a menu or standing on the map the time of the lap may stay for hours.
        if stepS > 0 || course.times.isEmpty {
            course.times.append(timeS)
            course.driven.append(drivenM)
        }
        guard let distanceM = distance(values, timeS: timeS, drivenM: drivenM) else { return nil }
        return (Place(distanceM: distanceM, timeS: timeS, drivenM: drivenM), move)
    }

    private mutating func timeS(_ values: [Signal: Double], at time: Instant) -> Double? {
        if let told = values[.currentLapTime] {
            tellsTime = true
            return told
        }
        // In a game the time of arrival would count pauses.
        guard !tellsTime, let begin, values[.vehicleSpeed] != nil || values[.lapDistance] != nil else { return nil }
        return time.seconds(since: begin)
    }

    private mutating func distance(_ values: [Signal: Double], timeS: Double, drivenM: Double) -> Double? {
        let told: [(source: Source, value: Double?)] = [
            (.lapDistance, values[.lapDistance]), (.raceDistance, values[.raceDistance]),
        ]
        for (kind, value) in told where !isRefused {
            guard let value else { continue }
            if let source, kind > source { break }
            source = kind
            let firstM = course.firstToldM ?? value
            course.firstToldM = firstM
            if drivenM > Self.judgedM, !course.isJudged {
                course.isJudged = true
                isRefused = abs(value - firstM) < Self.minShare * drivenM
                if isRefused { break }
            }
            guard kind == .raceDistance else { return value }
            let base = course.base ?? value - drivenM
            course.base = base
            return value - base
        }
        if isRefused { source = .speed }
        guard source == nil || source == .speed else { return nil }
        source = .speed
        return drivenM
    }
}

extension [Double] {
    /// The index of the first element of an ascending array that is not less than `value`.
    func firstIndex(at value: Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
