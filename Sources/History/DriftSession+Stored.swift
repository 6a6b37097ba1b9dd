package import Drift
package import Storage
import Telemetry

extension DriftSession {
    /// The drifts of a stored trip.
    package init(trip: Int64, _ database: Database) throws(StorageError) {
        var fold = DriftFold()
        try database.samples(trip: trip, only: SlipCourse.used) { fold.take($0) }
        self = try fold.session.refined(trip: trip, database)
    }

    /// Of a car, the slip angles by the latency of its receiver that a first reading of its samples has told.
    package func refined(trip: Int64, _ database: Database) throws(StorageError) -> DriftSession {
        guard source == .estimated else { return self }
        var fold = DriftFold(latencyS: latencyS)
        try database.samples(trip: trip, only: SlipCourse.used) { fold.take($0) }
        return fold.session
    }

    /// The slip angles of a stored trip.
    package static func angles(trip: Int64, _ database: Database) throws(StorageError) -> [SlipAngle] {
        let session = try DriftSession(trip: trip, database)
        var course = SlipCourse(latencyS: session.latencyS)
        var angles: [SlipAngle] = []
        try database.samples(trip: trip, only: SlipCourse.used) { angles += course.take($0) }
        return angles + course.finish()
    }
}
