package import Drift
package import Heart
package import Telemetry

/// How drivers get better at an exercise: their errors and the variation of their heart rate, session by session.
package struct DriftProgress: Sendable {
    package struct Session: Sendable {
        package var trip: Int64
        package var start: WallTime
        package var driver: String?
        /// Nil if no turn was driven.
        package var exercise: TurnExercise?
        package var targetDeg: Double
        package var heart: HeartVariation?

        package init(
            trip: Int64, start: WallTime, driver: String?, targetDeg: Double, _ exercise: TurnExercise?,
            heart: HeartVariation?
        ) {
            self.trip = trip
            self.start = start
            self.driver = driver
            self.targetDeg = targetDeg
            self.exercise = exercise
            self.heart = heart
        }
    }

    /// A mean, and the standard deviation around it.
    package struct Spread: Hashable, Sendable {
        package var mean: Double
        package var spread: Double

        init?(_ values: [Double]) {
            guard !values.isEmpty else { return nil }
            let mean = values.reduce(0, +) / Double(values.count)
            self.mean = mean
            spread = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot()
        }
    }

    /// The sessions of a driver; nil is whoever was not named.
    package struct Driver: Sendable {
        package var name: String?
        /// In the order of their starts.
        package var sessions: [Session]

        /// Of the errors without their signs, in degrees; nil if no turn was driven.
        package var error: Spread? { Spread(sessions.compactMap { $0.exercise.map { abs($0.errorDeg) } }) }
        /// Of the RMSSD of the sessions, in milliseconds; nil without heartbeats.
        package var heart: Spread? { Spread(sessions.compactMap { $0.heart?.rmssdMs }) }
    }

    /// Named ones first, by their names.
    package let drivers: [Driver]

    package init(_ sessions: [Session]) {
        drivers = Dictionary(grouping: sessions) { $0.driver ?? "" }.sorted {
            ($0.key.isEmpty ? 1 : 0, $0.key) < ($1.key.isEmpty ? 1 : 0, $1.key)
        }.map { name, sessions in
            Driver(
                name: name.isEmpty ? nil : name, sessions: sessions.sorted { ($0.start, $0.trip) < ($1.start, $1.trip) }
            )
        }
    }
}
