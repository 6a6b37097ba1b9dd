package import Telemetry
package import Trips

/// The last minutes of a trip, for its graphs: means over stretches of a few seconds.
package struct RecentTrace: Sendable {
    /// One stretch. Nil for what was not known during all of it.
    package struct Stretch: Hashable, Sendable {
        private var speedSum = 0.0
        private var speeds = 0
        private var engineSpeedSum = 0.0
        private var engineSpeeds = 0
        /// Where both speed and fuel are known: a mean of instants would not be what was used.
        private var fuelSum = 0.0
        private var fuelSpeedSum = 0.0

        package var speedKmh: Double? { speeds > 0 ? speedSum / Double(speeds) : nil }
        package var engineSpeedRpm: Double? { engineSpeeds > 0 ? engineSpeedSum / Double(engineSpeeds) : nil }
        /// Nil also of a stretch without driving.
        package var litresPer100Km: Double? { fuelSpeedSum > 0 ? fuelSum / fuelSpeedSum * 100 : nil }

        fileprivate mutating func take(speedKmh: Double?, engineSpeedRpm: Double?, fuelLPerHour: Double?) {
            if let speedKmh {
                speedSum += speedKmh
                speeds += 1
                if let fuelLPerHour {
                    fuelSum += fuelLPerHour
                    fuelSpeedSum += speedKmh
                }
            }
            if let engineSpeedRpm {
                engineSpeedSum += engineSpeedRpm
                engineSpeeds += 1
            }
        }
    }

    package static let stretchS = 5.0
    package static let capacity = 120
    /// Looked at more often, a stretch would not get better.
    private static let intervalS = 0.25

    /// The oldest first; the last one still goes on.
    package private(set) var stretches: [Stretch] = []
    private var first: Instant?
    private var latest: Instant?
    private var count = 0

    package init() {}

    /// Looks at the trip as it is at a time.
    package mutating func take(_ engine: TripEngine, at time: Instant) {
        guard isDue(at: time) else { return }
        take(
            speedKmh: engine.value(of: .vehicleSpeed, at: time),
            engineSpeedRpm: engine.value(of: .engineSpeed, at: time),
            fuelLPerHour: engine.fuelLPerHour(at: time), at: time)
    }

    /// Times must not go back; those that do are passed over.
    mutating func take(speedKmh: Double?, engineSpeedRpm: Double?, fuelLPerHour: Double?, at time: Instant) {
        guard isDue(at: time) else { return }
        latest = time
        let start = first ?? time
        first = start
        let index = Int(min(time.seconds(since: start) / Self.stretchS, 1e9))
        // A long silence leaves no more than an empty picture.
        let missing = index + 1 - count
        if missing > 0 {
            stretches += Array(repeating: Stretch(), count: min(missing, Self.capacity))
            stretches.removeFirst(max(0, stretches.count - Self.capacity))
            count = index + 1
        }
        stretches[stretches.count - 1].take(
            speedKmh: speedKmh, engineSpeedRpm: engineSpeedRpm, fuelLPerHour: fuelLPerHour)
    }

    private func isDue(at time: Instant) -> Bool {
        latest.map { time.seconds(since: $0) >= Self.intervalS } ?? true
    }

    /// One value a stretch, for a graph of so many columns that ends now.
    func last(_ columns: Int, _ value: (Stretch) -> Double?) -> [Double?] {
        let shown = stretches.suffix(columns)
        return Array(repeating: nil, count: max(0, columns - shown.count)) + shown.map(value)
    }
}
