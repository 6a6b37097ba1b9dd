import CommandLine
import Documents
import Drift
import Formats
import Heart
import History
import Reports
import Simulator
import Storage
import System
import Telemetry
import Terminal
import Transports
import Trips

/// The exercise that a session is driven as: a turn by an angle from a straight line or a reference.
struct DriftExercise {
    static let usualTargetDeg = 90.0

    let targetDeg: Double
    let reference: String?
    /// The track of the reference; nil without one.
    private let line: DriftLine?

    /// - Throws: if there is no such reference.
    init(_ call: Call) throws {
        targetDeg = call[.driftTarget] ?? Self.usualTargetDeg
        reference = call[.driftReference]
        guard let reference else {
            line = nil
            return
        }
        let database = try Database.openForReading(path: try call.databasePath)
        guard let database, let known = try database.drifts.references().first(where: { $0.name == reference }) else {
            throw DriftError.noReference(reference)
        }
        line = try DriftLine(trip: known.trip, database)
    }

    /// What follows the exercise while it is driven.
    var meter: ExerciseMeter { ExerciseMeter(targetDeg: targetDeg, reference: line, named: reference) }

    /// Makes a stored trip the exercise, and says what it came to.
    /// - Throws: if nothing said how the car turned.
    func keep(trip: Int64, _ database: Database, isTold: Bool) throws {
        var hasRotation = false
        try database.samples(trip: trip, only: TurnFold.rotations) { _ in hasRotation = true }
        guard hasRotation else { throw DriftError.noGyro(trip: trip) }
        try database.drifts.keepExercise(trip: trip, targetDeg: targetDeg, reference: reference)
        let exercise = try TurnExercise(trip: trip, targetDeg: targetDeg, reference: reference, database)
        let line = ExerciseText(exercise, targetDeg: targetDeg).line
        if isTold { try Output.write([line]) } else { Output.talk("obdmech: \(line)\n") }
    }
}

extension DriftCommand {
    /// The flags of an exercise that is driven now.
    static let exerciseFlags: [AnyFlag] = [
        .driftTarget, .driftReference.asRare, .adapterOrGame.asRare, .listen, .game, .gameHost, .structure, .forward,
        .gps, .motion,
        .heart,
        .design.asRare, .duration.asRare, .idleTimeout.asRare, .driver.asRare, .tag.asRare, .note.asRare, .save.asRare,
        .noSave,
    ]

    /// Records a session that is an exercise, or makes a stored one an exercise.
    static func exercise(_ call: Call) throws -> ExitStatus {
        let exercise = try DriftExercise(call)
        if !call.operands.isEmpty {
            let number = try number(call.options)
            let database = try call.database()
            let trip = try number.trip(in: database)
            try database.trips.refuseIfRecording([trip], "it is an exercise when it is over")
            try exercise.keep(trip: trip.id ?? 0, database, isTold: true)
            return .fine
        }
        var run = TripRun(call: call, command: "drift")
        run.exercise = exercise
        run.listensToGames = try call.namedDevice == nil
        if !call[.json], Output.isTerminal(1), call.environment.terminal.isCapable {
            run.dash = try DashChoice(call, usual: "exercise")
        }
        return try run.run()
    }

    /// The errors and the variation of the heart rate of all exercises, by driver.
    static func progress(_ call: Call) throws -> ExitStatus {
        let texts = DriftSessions(try call.presentation)
        return try call.read { database in
            var sessions: [DriftProgress.Session] = []
            for (id, given) in try database?.drifts.exercises() ?? [:] {
                guard let database, let trip = try database.trips.trip(id),
                    call[.progressDriver] ?? trip.driver == trip.driver
                else { continue }
                let hasHeart = !call[.json] || call[.withHeart]
                sessions.append(
                    DriftProgress.Session(
                        trip: id, start: trip.start, driver: trip.driver, targetDeg: given.targetDeg,
                        try TurnExercise(trip: id, targetDeg: given.targetDeg, reference: given.reference, database),
                        heart: hasHeart ? HeartVariation(try database.beats(ofTrip: id)) : nil))
            }
            let progress = DriftProgress(sessions)
            try call.show(DriftDocuments.json(progress), sessions.isEmpty ? ["no exercises"] : texts.lines(progress))
        }
    }
}

extension AnyFlag {
    static let progressDriver = Flag("driver", .text("NAME", .driver), "Show only this driver.")
}
