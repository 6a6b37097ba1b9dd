package import Drift
package import Reports
package import Storage
import Telemetry
package import Trips

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

extension StoredDrift {
    /// A stored trip as a drift session.
    package init(_ trip: TripRecord, _ id: Int64, _ database: Database) throws(StorageError) {
        self.init(
            trip, name: try database.drifts.names()[id], targetDeg: try database.drifts.exercises()[id]?.targetDeg,
            try DriftSession(trip: id, database))
    }

    /// The stored trips with drifts, those with a name, and exercises; the oldest first.
    package static func all(_ database: Database) throws(StorageError) -> [StoredDrift] {
        let names = try database.drifts.names()
        let exercises = try database.drifts.exercises()
        var drifts: [StoredDrift] = []
        for id in Set(try database.drifts.trips(having: [.lateralVelocity, .yawRate])).union(names.keys).union(
            exercises.keys
        )
        .sorted() {
            guard let trip = try database.trips.trip(id) else { continue }
            let drift = StoredDrift(
                trip, name: names[id], targetDeg: exercises[id]?.targetDeg, try DriftSession(trip: id, database))
            // Most sessions of games are races.
            if !drift.session.runs.isEmpty || drift.name != nil || drift.targetDeg != nil { drifts.append(drift) }
        }
        return drifts.sorted { $0.trip.start < $1.trip.start }
    }
}

extension DriftAgainst {
    /// A stored trip compared with a reference; nil if there is no such reference.
    package init?(
        trip: Int64, with name: String, targetDeg: Double?, _ database: Database
    ) throws(StorageError) {
        guard let reference = try database.drifts.references().first(where: { $0.name == name }) else { return nil }
        let line = try DriftLine(trip: reference.trip, database)
        self.init(
            name: name, trip: reference.trip,
            ReferenceComparison(try DriftLine(trip: trip, on: line, database), to: line), targetDeg: targetDeg)
    }
}
