import CommandLine
import Documents
import Drift
import Formats
import History
import Recording
import Reports
import Storage
import System
import Telemetry
import Terminal
import Trips

/// `obdmech drift`: drift sessions and the references that they are compared with.
enum DriftCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let operands = options.operands
        if options.has(.driftTarget), !options.has(.driftReference) {
            throw Failure(DriftMessage.targetWithoutReference)
        }
        switch (operands.first ?? "list", operands.count) {
        case ("list", 0...1): return try list(options, environment) { _, _ in true }
        case ("search", 2): return try list(options, environment) { $0.matches($1, operands[1]) }
        case ("show", 1...2): return try show(try number(options, operands, 1), options, environment)
        case ("rename", 3):
            let database = try Database.existing(options, environment)
            let trip = try number(options, operands, 1).trip(in: database)
            try database.nameDrift(trip: trip.id ?? 0, operands[2])
            try Output.write(["trip \(trip.id ?? 0): \(SafeText.line(operands[2]))"])
            return .fine
        case ("delete", 2): return try delete(try number(options, operands, 1), options, environment)
        case ("export", 1...2): return try export(try number(options, operands, 1), options, environment)
        case ("reference", 2...): return try references(Array(operands.dropFirst()), options, environment)
        default: throw Failure(DriftMessage.usage)
        }
    }

    private static func number(_ options: Options, _ operands: [String], _ index: Int) throws(Failure) -> StoredNumber {
        guard operands.indices.contains(index) else { return .last(before: 0) }
        guard let number = StoredNumber(operands[index]) else {
            throw Failure(StoredMessage.notANumber(operands[index], kind: "trip", usage: "obdmech drift show N"))
        }
        return number
    }

    private static func texts(_ options: Options, _ environment: Environment) throws -> DriftSessions {
        DriftSessions(units: try options.units(try environment.settings()), utcOffsetS: LocalTime.utcOffsetS)
    }

    // MARK: Sessions

    private static func list(
        _ options: Options, _ environment: Environment, where isWanted: (DriftSessions, StoredDrift) -> Bool
    ) throws -> ExitStatus {
        let screen = try Screen(environment, options)
        let texts = try texts(options, environment)
        return try environment.read(options) { database in
            var drifts: [StoredDrift] = []
            let names = try database?.driftNames() ?? [:]
            let trips = Set(try database?.trips(having: [.lateralVelocity, .yawRate]) ?? []).union(names.keys)
            for id in trips.sorted() {
                guard let database, let trip = try database.trip(id) else {
                    continue
                }
                let drift = StoredDrift(trip, name: names[id], try DriftSession(trip: id, database))
                // Most sessions of games are races.
                let isSession = !drift.session.runs.isEmpty || drift.name != nil
                if isSession, isWanted(texts, drift) { drifts.append(drift) }
            }
            drifts.sort { $0.trip.start < $1.trip.start }
            if options.has(.json) {
                try screen.show(DriftDocuments.json(drifts).documentLines)
            } else {
                try screen.show(drifts.isEmpty ? ["no drifts"] : texts.lines(drifts))
            }
            return .fine
        }
    }

    private static func show(
        _ number: StoredNumber, _ options: Options, _ environment: Environment
    ) throws -> ExitStatus {
        let screen = try Screen(environment, options)
        let target = try options.value(.driftTarget).map { text throws(Failure) in
            guard let degrees = Double(text), 0...360 ~= degrees else {
                throw options.wrong(.driftTarget, "an angle of 0 to 360 degrees")
            }
            return degrees
        }
        let texts = try texts(options, environment)
        return try environment.read(options) { database in
            let trip = try number.trip(in: database)
            guard let database, let id = trip.id else { return .fine }
            let drift = StoredDrift(
                trip, name: try database.driftNames()[id], try DriftSession(trip: id, database))
            let against = try options.value(.driftReference).map { name in
                try compare(id, with: name, targetDeg: target, database)
            }
            let heart = try HeartReport(trip: id, database)
            try screen.show(
                options.has(.json)
                    ? DriftDocuments.json(drift, against, options.has(.withHeart) ? heart : nil).documentLines
                    : texts.lines(drift, against) + heart.lines(around: drift.session.runs, origin: trip.origin))
            return .fine
        }
    }

    private static func compare(
        _ trip: Int64, with name: String, targetDeg: Double?, _ database: Database
    ) throws -> DriftAgainst {
        guard let reference = try database.driftReferences().first(where: { $0.name == name }) else {
            throw Failure(DriftMessage.noReference(name))
        }
        let way = try DriftReferences.line(reference.trip, database)
        return DriftAgainst(
            name: name, trip: reference.trip,
            ReferenceComparison(try DriftReferences.line(trip, on: way, database), to: way), targetDeg: targetDeg)
    }

    private static func delete(
        _ number: StoredNumber, _ options: Options, _ environment: Environment
    ) throws -> ExitStatus {
        try Confirmation.check(options, StoredMessage.deletingUnconfirmed)
        let database = try Database.existing(options, environment)
        let trip = try number.trip(in: database)
        try StoredNumber.refuseIfRecording([trip], database, "delete it when it is over")
        return try DeleteCommand.delete([trip], database, options, environment)
    }

    private static func export(
        _ number: StoredNumber, _ options: Options, _ environment: Environment
    ) throws -> ExitStatus {
        let screen = try Screen(environment, options)
        return try environment.read(options) { database in
            let trip = try number.trip(in: database)
            guard let database, let id = trip.id else { return .fine }
            let lines = DriftDocuments.csv(try DriftSession.angles(trip: id, database), origin: trip.origin)
            try screen.show(CSVCell.lines(lines))
            return .fine
        }
    }

    // MARK: References

    private static func references(
        _ operands: [String], _ options: Options, _ environment: Environment
    ) throws -> ExitStatus {
        switch (operands[0], operands.count) {
        case ("list", 1):
            let screen = try Screen(environment, options)
            return try environment.read(options) { database in
                let references = try database?.driftReferences() ?? []
                if options.has(.json) {
                    try screen.show(DriftDocuments.json(references).documentLines)
                } else {
                    try screen.show(
                        references.isEmpty
                            ? ["no references"] : references.map { SafeText.line("\($0.name): trip \($0.trip)") })
                }
                return .fine
            }
        case ("record", 2...3):
            let database = try Database.existing(options, environment)
            let number = operands.count == 3 ? try number(options, operands, 1) : .last(before: 0)
            let trip = try number.trip(in: database)
            guard let id = trip.id else { return .fine }
            // What a trip that is being recorded has is known at its end.
            let isOpen = try database.isOpen(trip: id)
            guard try isOpen || DriftReferences.hasWay(id, database) else {
                throw Failure(DriftMessage.noWay(trip: id))
            }
            let name = operands[operands.count - 1]
            try database.keepDriftReference(name, trip: id)
            try Output.write([
                "trip \(id) \(isOpen ? "will be" : "is") the reference \(SafeText.line(name))\(isOpen ? " when it ends" : "")"
            ])
            return .fine
        case ("rename", 3):
            let database = try Database.existing(options, environment)
            guard try database.renameDriftReference(operands[1], to: operands[2]) else {
                throw Failure(DriftMessage.noReference(operands[1]))
            }
            try Output.write(["renamed: \(SafeText.line(operands[2]))"])
            return .fine
        case ("delete", 2):
            let database = try Database.existing(options, environment)
            guard try database.deleteDriftReference(operands[1]) else {
                throw Failure(DriftMessage.noReference(operands[1]))
            }
            try Output.write(["deleted: \(SafeText.line(operands[1])); its trip is kept"])
            return .fine
        default: throw Failure(DriftMessage.usage)
        }
    }
}

extension DriftCommand {
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
        ],
        flags: [.driftReference, .driftTarget, .withHeart, .yes, .units, .json, .database],
        operands: "list|show N|search TEXT|rename N NAME|delete N|export N|reference ACTION",
        operandValues: [
            .choice([
                .init(name: "list", summary: "list drift sessions", operands: []),
                .init(name: "show", summary: "show one session", operands: [.trip]),
                .init(name: "search", summary: "search sessions", operands: []),
                .init(name: "rename", summary: "name a session", operands: [.trip]),
                .init(name: "delete", summary: "delete a session", operands: [.trip]),
                .init(name: "export", summary: "write slip angles as CSV", operands: [.trip]),
                .init(name: "reference", summary: "manage references", operands: []),
            ])
        ],
        examples: [
            ("obdmech drift", "list the drift sessions"),
            ("obdmech drift show last", "show the drifts of the last trip"),
            ("obdmech drift reference record 14 straight", "make trip 14 a reference"),
            ("obdmech drift export last > angles.csv", "write slip angles for a spreadsheet"),
        ])
}

extension Flag {
    static let driftReference = Flag(
        "reference", argument: "NAME", "With show: compare with this reference.")
    static let driftTarget = Flag(
        "target", argument: "DEGREES", "With --reference: the angle to be reached.")
}
