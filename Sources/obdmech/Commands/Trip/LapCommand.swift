import CommandLine
import Documents
import Formats
import History
import Publishing
import Reports
import Routes
import Storage
import Syncing
import Telemetry
import Terminal
import Trips

/// `obdmech lap gate`: the lines at which laps of a car begin.
enum LapCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction(
            "gate list", "list the lines at which laps begin", aliases: ["list", "gate"], isDefault: true,
            run: list),
        CommandAction(
            "gate add", "add a line, or replace it", operands: [.one("NAME"), .optional("LAT,LON")],
            flags: [.gateTrip, .gateTime, .course, .gateWidth, .gateSector], run: add),
        CommandAction("gate delete", "delete a line", operands: [.one("NAME")], flags: [.gateSector], run: delete),
        CommandAction(
            "best", "list your best laps by game, track, car and weather", operands: [.optional("WORD")],
            flags: [.units], run: best),
        CommandAction(
            "compare", "compare two laps, also of different sessions",
            operands: [.one("TRIP:LAP", .trip), .one("TRIP:LAP", .trip)],
            flags: [.units, .html.excluding([.json]), .open], run: compare),
    ]

    private static func list(_ call: Call) throws -> ExitStatus {
        try list(try Database.openForReading(path: try call.databasePath)?.gates.all() ?? [], call.options)
    }

    private static func best(_ call: Call) throws -> ExitStatus {
        let presentation = try call.presentation
        let word = call.operands.first
        return try call.read(
            requesting: { question in
                question.onlyGames = true
                question.range = FleetQuestion.always
                question.tripTables = ["trip", "signal", "game_session", "lap"]
                question.sampleSignals = LapRecord.signals.map(\.name)
            },
            reading: { database in
                let all = try database.map { try LapRecord.stored($0) } ?? []
                let records = all.filter { record in word.map { record.includes($0) } ?? true }
                if call[.json] {
                    try Output.write(LapRecordDocuments.json(records).documentLines)
                } else if records.isEmpty {
                    let named = word.map { " with '\(SafeText.line($0))'" } ?? ""
                    try Output.write(["No laps of games\(named) that count yet."])
                } else {
                    try Output.write(LapRecordReport.lines(records, presentation))
                }
            })
    }

    private static func compare(_ call: Call) throws -> ExitStatus {
        let names = try CompareChoice.lapNames(call.operands)
        let presentation = try call.presentation
        let file = try OutputFile.page(call.options)
        return try call.read(
            requesting: { question in
                question.requestDetails()
                question.fetchesSamples = true
                for lap in [names.0, names.1] { question.request(forTrip: lap.trip) }
            },
            reading: { database in
                try CompareCommand.write(
                    try LapComparison(names.0, names.1, database), presentation, isJSON: call[.json], file,
                    call.screen)
            })
    }

    private static func delete(_ call: Call) throws {
        let name = call.operands[0]
        guard let database = try Database.openExisting(path: try call.databasePath),
            var gate = try database.gates.all().first(where: { $0.name == name })
        else { throw LapError.noGate(name) }
        if let sector = call[.gateSector] {
            guard sector <= gate.sectors.count else { throw LapError.noSector(sector, gate: gate.name) }
            gate.sectors.remove(at: sector - 1)
            try database.gates.keep(gate)
        } else {
            _ = try database.gates.delete(gate.name)
        }
    }

    private static func add(_ call: Call) throws -> ExitStatus {
        let database = try Database.open(path: try call.databasePath)
        let line = try gate(call.options, database)
        let known = try database.gates.all().first { $0.name == line.name }
        var gate = known ?? line
        if let sector = call[.gateSector] {
            guard known != nil else { throw LapError.noGate(line.name) }
            let count = gate.sectors.count
            guard sector <= count + 1 else { throw LapError.noSector(count + 1, gate: gate.name) }
            gate.sectors.replaceSubrange((sector - 1)..<min(sector, count), with: [line])
        } else {
            gate.place = line.place
            gate.courseDeg = line.courseDeg
            gate.halfWidthM = line.halfWidthM
        }
        try database.gates.keep(gate)
        return try list([gate], call.options)
    }

    private static func gate(_ options: Options, _ database: Database) throws -> LapGate {
        let name = options.operands[0]
        let position = options.operands.dropFirst().first
        guard 1...TextLimit.name ~= name.unicodeScalars.count else {
            throw CommandLineError.tooLong(flag: "gate", limit: TextLimit.name)
        }
        var gate: LapGate
        if let trip = options[.gateTrip], let atS = options[.gateTime] {
            guard position == nil else { throw LapError.wrongPlace }
            gate = try gateOfTrip(trip, atS, name, database)
        } else {
            guard let place = position.flatMap({ GeoPoint($0) }) else { throw LapError.wrongPlace }
            guard let course = options[.course] else { throw LapError.noCourse }
            gate = LapGate(name: name, place: place, courseDeg: Angle.normalized(course))
        }
        if let width = options[.gateWidth] { gate.halfWidthM = width / 2 }
        return gate
    }

    /// The gate where the car of a trip was at a time.
    private static func gateOfTrip(
        _ number: StoredNumber, _ atS: Double, _ name: String, _ database: Database
    ) throws -> LapGate {
        guard let id = try number.trip(in: database).id,
            let gate = try LapGate(name: name, trip: id, atS: atS, database)
        else { throw LapError.noPosition }
        return gate
    }

    private static func list(_ gates: [LapGate], _ options: Options) throws -> ExitStatus {
        if options[.json] {
            try Output.write(PlaceDocuments.json(gates).documentLines)
        } else {
            try Output.write(
                gates.isEmpty
                    ? ["No lap gates yet: obdmech lap gate add NAME LAT,LON --course DEGREES adds one."]
                    : GateReport.text(gates))
        }
        return .fine
    }
}

extension LapCommand {
    static let subcommand = Subcommand(
        name: "lap", chapter: .racing, isRare: true,
        summary: "list best laps, compare laps, and set where they begin",
        description: [
            "best lists your best laps by game, track, car and whether the track was wet. WORD limits it to the games, "
                + "tracks and cars with that word in their names. Only laps that count are listed. A track that a game does "
                + "not name is called by the first session on it.",
            "compare shows two laps over their distance and in each corner: 12:best is the best lap of trip 12, 12:last the "
                + "last one and 12:7 lap 7. The first one is the reference. obdmech compare does the same.",
            "A lap gate is a line across a track. trip and dash time laps with it: --laps NAME. The moment at which the "
                + "line is crossed lies between two positions, and is computed from the speed at both. A car that crosses "
                + "it in another direction does not count. --laps without a name needs no gate: laps begin where the "
                + "track closes, from the second lap on.",
            "gate add takes the middle of the line and the direction in which it is crossed, or the place where the car "
                + "of a trip was at a time. gate list lists all, and gate delete deletes one.",
            "--sector N adds the line at which sector N of the laps of a gate ends; the last sector ends at the gate. The "
                + "lines must be crossed in their order. The report shows each lap's sector times and the best ones.",
        ],
        actions: actions.map(\.row), flags: [.json, .database],
        examples: [
            ("obdmech lap gate add home 49.3276,8.5658 --course 121", "add a line"),
            ("obdmech lap gate add home 49.3301,8.5702 --course 30 --sector 1", "divide its laps into two sectors"),
            ("obdmech lap gate list", "list the lines"),
            ("obdmech lap best", "list your best laps"),
            ("obdmech lap compare 14:best 14:last", "compare the last lap of a race with the best one"),
        ])
}

extension AnyFlag {
    static let gateTrip: Flag<StoredNumber?> = Flag(
        "trip", .trip("the number of a trip, or last"), requires: [.gateTime],
        advice: "the time since the start of the trip at which the car was there",
        "Take the place from this trip, or the last one.")
    static let gateTime = Flag("at", .seconds, requires: [.gateTrip], "Time since the start of the trip: 95 or 1.5min.")
    static let course = Flag(
        "course", .number("DEGREES", 0...360, expected: "degrees from 0 to 360"),
        "Direction of driving: 0 is north, 90 east.")
    static let gateWidth = Flag(
        "width", .number("METERS", 4...200, expected: "a number of meters from 4 to 200"), "Width of the line (30).")
    static let gateSector = Flag(
        "sector", .whole("N", 1...20, expected: "a number from 1 to 20"),
        "Add or delete the line at which sector N ends.")
    static let laps = Flag(
        "laps", .text("[GATE]"), isRare: true,
        "Time laps by GPS position (--gps). They begin at this gate of obdmech lap, or where the track closes.")
}

/// What can be wrong with lap gates.
enum LapError: UserError {
    case wrongPlace
    case noCourse
    case noPosition
    case noGate(String)
    case noSector(Int, gate: String)
    case lapsWithoutPositions

    var message: UserMessage {
        switch self {
        case .wrongPlace: UserMessage("a gate needs a place", advice: "such as 49.3276,8.5658, or --trip N --at TIME")
        case .noCourse:
            UserMessage("a gate needs --course", advice: "the direction of driving in degrees: 0 is north, 90 east")
        case .noPosition: "the trip has no moving position at that time"
        case .noGate(let name): UserMessage("no lap gate '\(name)'", advice: "obdmech lap gate list lists them")
        case .noSector(let number, let gate):
            UserMessage("lap gate '\(gate)' has no sector \(number)", advice: "obdmech lap gate list lists its sectors")
        case .lapsWithoutPositions: UserMessage("--laps needs positions", advice: "add --gps")
        }
    }
}
