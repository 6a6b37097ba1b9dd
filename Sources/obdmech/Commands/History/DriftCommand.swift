import CommandLine
import Documents
import Drift
import Formats
import History
import Reports
import Storage
import Terminal
import Trips

/// `obdmech drift`: drift sessions and the references that they are compared with.
enum DriftCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction("list", "list drift sessions", isDefault: true, run: list),
        CommandAction(
            "show", "show one session", operands: [.optional("N", .trip)],
            flags: [.driftReference.asRare, .driftTarget, .withHeart], run: show),
        CommandAction(
            "exercise", "drive an exercise, or make a session one", operands: [.optional("N", .trip)],
            flags: exerciseFlags, run: exercise),
        CommandAction(
            "progress", "compare the exercises of each driver", flags: [.progressDriver, .withHeart], run: progress),
        CommandAction("search", "search sessions", operands: [.one("TEXT")], run: search),
        CommandAction("rename", "name a session", operands: [.one("N", .trip), .one("NAME")], run: rename),
        CommandAction("delete", "delete a session", operands: [.one("N", .trip)], flags: [.yes.asRare], run: delete),
        CommandAction("export", "write slip angles as CSV", operands: [.optional("N", .trip)], run: export),
        CommandAction("reference list", "list the references", run: listReferences),
        CommandAction(
            "reference record", "make a trip a reference", operands: [.optional("N", .trip), .one("NAME")],
            run: record),
        CommandAction(
            "reference rename", "rename a reference", operands: [.one("OLD"), .one("NEW")],
            run: renameReference),
        CommandAction(
            "reference delete", "delete a reference, and keep its trip", operands: [.one("NAME")],
            run: deleteReference),
    ]

    /// The trip that the first operand names, or the last one.
    static func number(_ options: Options) throws -> StoredNumber {
        guard let text = options.operands.first else { return .last(before: 0) }
        guard let number = StoredNumber(text) else {
            throw StoredUsageError.notANumber(text, kind: "trip", usage: "obdmech drift show N")
        }
        return number
    }

    private static func rename(_ call: Call) throws {
        let number = try number(call.options)
        let database = try call.database()
        let trip = try number.trip(in: database)
        let name = call.operands[1]
        try database.drifts.name(trip: trip.id ?? 0, name)
        try Output.write(["trip \(trip.id ?? 0): \(SafeText.line(name))"])
    }

    private static func texts(_ call: Call) throws -> DriftSessions {
        DriftSessions(try call.presentation)
    }

    // MARK: Sessions

    private static func list(_ call: Call) throws -> ExitStatus {
        try list(call) { _, _ in true }
    }

    private static func search(_ call: Call) throws -> ExitStatus {
        try list(call) { $0.matches($1, call.operands[0]) }
    }

    private static func list(_ call: Call, where isWanted: (DriftSessions, StoredDrift) -> Bool) throws -> ExitStatus {
        let texts = try texts(call)
        return try call.read { database in
            let drifts = try database.map { try StoredDrift.all($0) }?.filter { isWanted(texts, $0) } ?? []
            try call.show(DriftDocuments.json(drifts), texts.lines(drifts))
        }
    }

    private static func show(_ call: Call) throws -> ExitStatus {
        let number = try number(call.options)
        let texts = try texts(call)
        return try call.read { database in
            let trip = try number.trip(in: database)
            guard let database, let id = trip.id else { return }
            let drift = try StoredDrift(trip, id, database)
            let against = try call[.driftReference].map { name in
                guard let against = try DriftAgainst(trip: id, with: name, targetDeg: call[.driftTarget], database)
                else { throw DriftError.noReference(name) }
                return against
            }
            let heart = HeartReport(try database.beats(ofTrip: id))
            let given = try database.drifts.exercises()[id]
            let targetDeg = call[.driftTarget] ?? given?.targetDeg
            let exercise = try targetDeg.flatMap { targetDeg in
                try TurnExercise(
                    trip: id, targetDeg: targetDeg, reference: call[.driftReference] ?? given?.reference, database)
            }
            let angles = heart.beats.isEmpty ? [] : try DriftSession.angles(trip: id, database)
            try call.show(
                DriftDocuments.json(drift, against, call[.withHeart] ? heart : nil, exercise: exercise),
                texts.lines(drift, against) + (targetDeg.map { [ExerciseText(exercise, targetDeg: $0).line] } ?? [])
                    + heart.lines(around: drift.session.runs, origin: trip.origin)
                    + heart.curveLines(beside: angles, origin: trip.origin, try call.presentation))
        }
    }

    private static func delete(_ call: Call) throws -> ExitStatus {
        let number = try number(call.options)
        try Confirmation.check(call.options, StoredUsageError.deletingUnconfirmed)
        let database = try call.database()
        let trip = try number.trip(in: database)
        try database.trips.refuseIfRecording([trip], "delete it when it is over")
        return try DeleteCommand.delete([trip], database, call)
    }

    private static func export(_ call: Call) throws -> ExitStatus {
        let number = try number(call.options)
        let screen = call.screen
        return try call.read { database in
            let trip = try number.trip(in: database)
            guard let database, let id = trip.id else { return }
            let lines = DriftDocuments.csv(try DriftSession.angles(trip: id, database), origin: trip.origin)
            try screen.show(CSVCell.lines(lines))
        }
    }

    // MARK: References

    private static func listReferences(_ call: Call) throws -> ExitStatus {
        return try call.read { database in
            let references = try database?.drifts.references() ?? []
            try call.show(
                DriftDocuments.json(references),
                references.isEmpty ? ["no references"] : references.map { SafeText.line("\($0.name): trip \($0.trip)") }
            )
        }
    }

    private static func renameReference(_ call: Call) throws {
        let names = call.operands
        guard try call.database().drifts.renameReference(names[0], to: names[1]) else {
            throw DriftError.noReference(names[0])
        }
        try Output.write(["renamed: \(SafeText.line(names[1]))"])
    }

    private static func deleteReference(_ call: Call) throws {
        let name = call.operands[0]
        guard try call.database().drifts.deleteReference(name) else {
            throw DriftError.noReference(name)
        }
        try Output.write(["deleted: \(SafeText.line(name)); its trip is kept"])
    }

    private static func record(_ call: Call) throws {
        let database = try call.database()
        let trip = try (call.operands.count == 2 ? number(call.options) : .last(before: 0)).trip(in: database)
        guard let id = trip.id else { return }
        // What a trip that is being recorded has is known at its end.
        let isOpen = try database.trips.isOpen(trip: id)
        guard try isOpen || database.hasDriftLine(trip: id) else { throw DriftError.noWay(trip: id) }
        let name = call.operands[call.operands.count - 1]
        try database.drifts.keepReference(name, trip: id)
        let becomes = isOpen ? "will be" : "is"
        let when = isOpen ? " when it ends" : ""
        try Output.write(["trip \(id) \(becomes) the reference \(SafeText.line(name))\(when)"])
    }
}

extension DriftCommand {
    /// The flags of an exercise that is driven now.
    fileprivate static let exerciseFlags: [AnyFlag] = [
        .driftTarget, .driftReference.asRare, .adapterOrGame.asRare, .listen, .game, .gameHost, .structure, .forward,
        .gps, .motion,
        .heart,
        .design.asRare, .duration.asRare, .idleTimeout.asRare, .driver.asRare, .tag.asRare, .note.asRare, .save.asRare,
        .noSave,
    ]

    /// Records a session that is an exercise, or makes a stored one an exercise.
    fileprivate static func exercise(_ call: Call) throws -> ExitStatus {
        let exercise = try DriftExercise(
            targetDeg: call[.driftTarget], reference: call[.driftReference]
        ) { try Database.openForReading(path: call.databasePath) }
        if !call.operands.isEmpty {
            let number = try number(call.options)
            let database = try call.database()
            let trip = try number.trip(in: database)
            try database.trips.refuseIfRecording([trip], "it is an exercise when it is over")
            try Output.write([try exercise.keep(trip: trip.id ?? 0, database)])
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
    fileprivate static func progress(_ call: Call) throws -> ExitStatus {
        let texts = DriftSessions(try call.presentation)
        return try call.read { database in
            let progress = try DriftProgress(
                database, driver: call[.progressDriver], withHeart: !call[.json] || call[.withHeart])
            try call.show(
                DriftDocuments.json(progress), progress.drivers.isEmpty ? ["no exercises"] : texts.lines(progress))
        }
    }

    static let subcommand = Subcommand(
        name: "drift", chapter: .racing, isRare: true, summary: "show drift sessions",
        description: [
            "Lists the trips with drifts by day, and shows the drifts of one: side, time, slip angle and speed. For a "
                + "game the slip angle is exact; for a car it is estimated from a gyro (--motion) and the course of a "
                + "receiver (--gps).",
            "show N shows one session. rename N NAME names it, search TEXT finds it by name, game, track, driver, tag or day, "
                + "export N writes its slip angles as CSV, and delete N deletes the whole trip. N is the number of the trip, "
                + "or last.",
            "reference record N NAME makes a trip a reference; without N, the last trip, even a running one, as trip "
                + "and dash with --drift-reference do. With --reference, show compares the direction in which "
                + "the car points with that at the closest point of the reference, and with --target shows how far the "
                + "angles reached are from it. reference list, rename OLD NEW and delete NAME manage them; their "
                + "trips are kept.",
            "exercise records a session in which the car is driven straight and then turned by --target degrees, shows the angle "
                + "live with its error, with --reference also the reference and its closest point, and says at the end "
                + "which angle was reached. It needs a gyro; exercise N makes a stored session one. progress shows "
                + "for each driver the mean and spread of the errors and of the variation of the heart rate, session "
                + "by session.",
        ],
        actions: actions.map(\.row), flags: [.units, .json.asRare, .database], operands: "[ACTION [ARGUMENT…]]",
        examples: [
            ("obdmech drift", "list the drift sessions"),
            ("obdmech drift show last", "show the drifts of the last trip"),
            ("obdmech drift reference record 14 straight", "make trip 14 a reference"),
            ("obdmech drift exercise -a 'sim:exercise?turn=84&rate=max' --target 90", "try a simulated exercise"),
            ("obdmech drift export last > angles.csv", "write slip angles for a spreadsheet"),
        ])
}

extension AnyFlag {
    static let progressDriver = Flag("driver", .text("NAME", .driver), "Show only this driver.")
    static let driftReference = Flag("reference", .text("NAME"), "Compare with this reference.")
    static let driftTarget = Flag(
        "target", .number("DEGREES", 0...720, expected: "an angle of 0 to 720 degrees"),
        "The angle to be reached by turning. It is counted from the reference or, without one, from the straight line "
            + "before. Default of exercise: 90.")
}

/// Trips that drifts are compared with.
enum DriftReferences {
    /// Makes a trip that has ended a reference, if that was wanted when it began or while it was recorded, and tells it.
    /// - Parameter name: the name that was wanted when it began.
    static func settle(trip: Int64, _ name: String?, _ database: Database) throws {
        for made in try database.makeDriftReferences(trip: trip, name) {
            if made.isReference {
                Output.note("trip \(trip) is the reference \(SafeText.line(made.name))")
            } else {
                Output.warn(DriftWarning.noReferenceMade(made.name, trip: trip))
            }
        }
    }
}

extension AnyFlag {
    static let recordsReference = Flag(
        "drift-reference", .text("NAME", limit: TextLimit.name), heading: .storage, isRare: true, excludes: [.noSave],
        "Make the trip a drift reference with this name. It becomes one when it ends; obdmech drift show compares other "
            + "sessions with it.")
}

/// What is shown of a drift session that was recorded.
enum DriftWarning: UserFacing {
    case noReferenceMade(String, trip: Int64)

    var message: UserMessage {
        switch self {
        case .noReferenceMade(let name, let trip):
            UserMessage(
                "trip \(trip) cannot be reference '\(name)': it has no positions with a heading",
                advice: "record with --gps and --motion, or a game")
        }
    }
}
