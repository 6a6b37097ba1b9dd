package import Drift
package import Formats
import Heart
package import Reports
package import Storage
import Telemetry
import Trips

/// The exercise that a session is driven as: a turn by an angle from a straight line or a reference.
package struct DriftExercise {
    package static let usualTargetDeg = 90.0

    package let targetDeg: Double
    package let reference: String?
    /// The track of the reference; nil without one.
    private let line: DriftLine?

    /// - Throws: if there is no such reference.
    package init(targetDeg: Double?, reference: String?, _ database: () throws -> Database?) throws {
        self.targetDeg = targetDeg ?? Self.usualTargetDeg
        self.reference = reference
        guard let reference else {
            line = nil
            return
        }
        guard let database = try database(),
            let known = try database.drifts.references().first(where: { $0.name == reference })
        else { throw DriftError.noReference(reference) }
        line = try DriftLine(trip: known.trip, database)
    }

    /// What follows the exercise while it is driven.
    package var meter: ExerciseMeter { ExerciseMeter(targetDeg: targetDeg, reference: line, named: reference) }

    /// Makes a stored trip the exercise; returns what it came to.
    /// - Throws: if nothing said how the car turned.
    package func keep(trip: Int64, _ database: Database) throws -> String {
        var hasRotation = false
        try database.samples(trip: trip, only: TurnFold.rotations) { _ in hasRotation = true }
        guard hasRotation else { throw DriftError.noGyro(trip: trip) }
        try database.drifts.keepExercise(trip: trip, targetDeg: targetDeg, reference: reference)
        let exercise = try TurnExercise(trip: trip, targetDeg: targetDeg, reference: reference, database)
        return ExerciseText(exercise, targetDeg: targetDeg).line
    }
}

extension DriftProgress {
    /// All exercises of a driver, or of all.
    package init(_ database: Database?, driver: String?, withHeart: Bool) throws {
        var sessions: [Session] = []
        for (id, given) in try database?.drifts.exercises() ?? [:] {
            guard let database, let trip = try database.trips.trip(id), driver ?? trip.driver == trip.driver else {
                continue
            }
            sessions.append(
                Session(
                    trip: id, start: trip.start, driver: trip.driver, targetDeg: given.targetDeg,
                    try TurnExercise(trip: id, targetDeg: given.targetDeg, reference: given.reference, database),
                    heart: withHeart ? HeartVariation(try database.beats(ofTrip: id)) : nil))
        }
        self.init(sessions)
    }
}

/// What can be wrong with the command line of drift.
package enum DriftError: UserError {
    case noReference(String)
    case noWay(trip: Int64)
    case exerciseWithoutGyro
    /// An exercise of a trip without a gyro.
    case noGyro(trip: Int64)

    package var message: UserMessage {
        switch self {
        case .noReference(let name):
            UserMessage("there is no reference '\(name)'", advice: "obdmech drift reference list shows them")
        case .noWay(let trip):
            UserMessage(
                "trip \(trip) has no positions with a heading", advice: "record with --gps and --motion, or a game")
        case .exerciseWithoutGyro:
            UserMessage("an exercise needs a gyro", advice: "add --motion udp:PORT, pipe:PATH or iio, or drive a game")
        case .noGyro(let trip):
            UserMessage(
                "trip \(trip) is no exercise: no gyro reported how the car turned",
                advice: "record with --motion, or a game that reports the yaw")
        }
    }
}
