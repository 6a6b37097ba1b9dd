package import Telemetry
package import Trips

/// The last minutes of a trip, for its graphs: means over intervals of a few seconds.
package struct RecentTrace: Sendable {
    /// One interval. Values are nil if unknown throughout.
    package struct Stretch: Hashable, Sendable {
        private var speedSum = 0.0
        private var speeds = 0
        private var engineSpeedSum = 0.0
        private var engineSpeeds = 0
        /// Summed only while speed and fuel are both known: the mean of instantaneous values would be wrong.
        private var fuelSum = 0.0
        private var fuelSpeedSum = 0.0
        /// The same of the power of an electric car, and all of it.
        private var drivingPowerSum = 0.0
        private var drivingSpeedSum = 0.0
        private var powerSum = 0.0
        private var powers = 0

        package var speedKmh: Double? { speeds > 0 ? speedSum / Double(speeds) : nil }
        package var engineSpeedRpm: Double? { engineSpeeds > 0 ? engineSpeedSum / Double(engineSpeeds) : nil }
        /// Also nil for an interval without driving.
        package var litresPer100Km: Double? { fuelSpeedSum > 0 ? fuelSum / fuelSpeedSum * 100 : nil }

        /// The mean power out of the traction battery.
        package var batteryKW: Double? { powers > 0 ? powerSum / Double(powers) : nil }
        /// Also nil for an interval without driving.
        package var kilowattHoursPer100Km: Double? {
            drivingSpeedSum > 0 ? drivingPowerSum / drivingSpeedSum * 100 : nil
        }

        fileprivate mutating func take(
            speedKmh: Double?, engineSpeedRpm: Double?, fuelLPerHour: Double?, batteryKW: Double?
        ) {
            if let batteryKW {
                powerSum += batteryKW
                powers += 1
                if let speedKmh {
                    drivingPowerSum += batteryKW
                    drivingSpeedSum += speedKmh
                }
            }
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
    /// More frequent sampling would not improve the means.
    private static let intervalS = 0.25

    /// Oldest first; the last one is still in progress.
    package private(set) var stretches: [Stretch] = []
    private var first: Instant?
    private var latest: Instant?
    private var count = 0

    package init() {}

    /// Samples the trip at a time.
    package mutating func take(_ engine: TripEngine, at time: Instant) {
        guard isDue(at: time) else { return }
        take(
            speedKmh: engine.value(of: .vehicleSpeed, at: time),
            engineSpeedRpm: engine.value(of: .engineSpeed, at: time),
            fuelLPerHour: engine.fuelLPerHour(at: time), batteryKW: engine.batteryKilowatts(at: time), at: time)
    }

    /// Times must not decrease; earlier ones are ignored.
    mutating func take(
        speedKmh: Double?, engineSpeedRpm: Double?, fuelLPerHour: Double?, batteryKW: Double? = nil, at time: Instant
    ) {
        guard isDue(at: time) else { return }
        latest = time
        let start = first ?? time
        first = start
        let index = Int(clamping: min(time.seconds(since: start) / Self.stretchS, 1e9))
        // After a long silence the trace is just empty.
        let missing = index + 1 - count
        if missing > 0 {
            stretches += Array(repeating: Stretch(), count: min(missing, Self.capacity))
            stretches.removeFirst(max(0, stretches.count - Self.capacity))
            count = index + 1
        }
        stretches[stretches.count - 1].take(
            speedKmh: speedKmh, engineSpeedRpm: engineSpeedRpm, fuelLPerHour: fuelLPerHour, batteryKW: batteryKW)
    }

    private func isDue(at time: Instant) -> Bool {
        latest.map { time.seconds(since: $0) >= Self.intervalS } ?? true
    }

    /// One value per interval, for a graph with this number of columns that ends now.
    func last(_ columns: Int, _ value: (Stretch) -> Double?) -> [Double?] {
        let shown = stretches.suffix(columns)
        return Array(repeating: nil, count: max(0, columns - shown.count)) + shown.map(value)
    }
}
