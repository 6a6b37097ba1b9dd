import CommandLine
import Documents
import Formats
import Reports
import Routes
import Settings
import Storage
import Telemetry
import Terminal
import Trips

/// `obdmech lap gate`: the lines at which laps of a car begin.
enum LapCommand: Command {
    /// The width of a gate in meters that can be set.
    private static let widthM = 4.0...200.0
    private static let mostSectors = 20

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let words = options.operands
        guard words.isEmpty || words.first == "gate" || words == ["list"] else { throw Failure(LapMessage.usage) }
        let path = try environment.databasePath(options)
        guard words.count >= 2 else {
            return try list(try Database.openForReading(path: path)?.gates() ?? [], options)
        }
        switch (words[1], words.count) {
        case ("list", 2): return try list(try Database.openForReading(path: path)?.gates() ?? [], options)
        case ("delete", 3):
            guard let database = try Database.openExisting(path: path),
                var gate = try database.gates().first(where: { $0.name == words[2] })
            else { throw Failure(LapMessage.noGate(words[2])) }
            if let sector = try sector(options) {
                guard sector <= gate.sectors.count else { throw Failure(LapMessage.noSector(sector, gate: gate.name)) }
                gate.sectors.remove(at: sector - 1)
                try database.keep(gate)
            } else {
                _ = try database.deleteGate(gate.name)
            }
            return .fine
        case ("add", 3...4):
            let database = try Database.open(path: path)
            let line = try gate(words, options, database)
            let known = try database.gates().first { $0.name == line.name }
            var gate = known ?? line
            if let sector = try sector(options) {
                guard known != nil else { throw Failure(LapMessage.noGate(line.name)) }
                let count = gate.sectors.count
                guard sector <= count + 1 else { throw Failure(LapMessage.noSector(count + 1, gate: gate.name)) }
                gate.sectors.replaceSubrange((sector - 1)..<min(sector, count), with: [line])
            } else {
                (gate.place, gate.courseDeg, gate.halfWidthM) = (line.place, line.courseDeg, line.halfWidthM)
            }
            try database.keep(gate)
            return try list([gate], options)
        default: throw Failure(LapMessage.usage)
        }
    }

    /// The number of --sector.
    private static func sector(_ options: Options) throws -> Int? {
        guard let text = options.value(.gateSector) else { return nil }
        guard let number = Int(text), 1...mostSectors ~= number else {
            throw options.wrong(.gateSector, "a number from 1 to \(mostSectors)")
        }
        return number
    }

    private static func gate(_ words: [String], _ options: Options, _ database: Database) throws -> LapGate {
        let name = words[2]
        guard 1...TextLimit.name ~= name.unicodeScalars.count else {
            throw Failure(CommandLineMessage.tooLong(flag: "gate", limit: TextLimit.name))
        }
        var gate: LapGate
        if let trip = options.value(.gateTrip) {
            guard words.count == 3 else { throw Failure(LapMessage.usage) }
            gate = try gateOfTrip(trip, name, options, database)
        } else {
            guard words.count == 4, let place = GeoPoint(words[3]) else { throw Failure(LapMessage.wrongPlace) }
            guard let text = options.value(.course), let course = Double(text), 0...360 ~= course else {
                throw Failure(LapMessage.noCourse)
            }
            gate = LapGate(name: name, place: place, courseDeg: Angle.normalized(course))
        }
        if let text = options.value(.gateWidth) {
            guard let width = Double(text), widthM.contains(width) else {
                throw options.wrong(.gateWidth, "a number of meters from 4 to 200")
            }
            gate.halfWidthM = width / 2
        }
        return gate
    }

    /// The gate where the car of a trip was at a time.
    private static func gateOfTrip(
        _ text: String, _ name: String, _ options: Options, _ database: Database
    ) throws -> LapGate {
        guard let number = StoredNumber(text) else { throw options.wrong(.gateTrip, "the number of a trip, or last") }
        guard let id = try number.trip(in: database).id else { throw Failure(LapMessage.noPosition) }
        guard let at = try options.seconds(.gateTime) else { throw Failure(LapMessage.noTime) }
        var builder = WayBuilder()
        try database.samples(trip: id) { builder.take($0) }
        builder.finishMoment()
        let points = builder.way.points
        guard let after = points.firstIndex(where: { $0.time.seconds(since: .zero) >= at }), after > 0 else {
            throw Failure(LapMessage.noPosition)
        }
        let (one, other) = (points[after - 1], points[after])
        let seconds = other.time.seconds(since: one.time)
        guard one.place != other.place, seconds < WayBuilder.gapS else { throw Failure(LapMessage.noPosition) }
        let share = (at - one.time.seconds(since: .zero)) / seconds
        return LapGate(
            name: name, place: one.place.interpolated(to: other.place, share: share),
            courseDeg: one.place.bearingDeg(to: other.place))
    }

    private static func list(_ gates: [LapGate], _ options: Options) throws -> ExitStatus {
        if options.has(.json) {
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
        name: "lap", chapter: .racing, isRare: true, summary: "set the lines at which laps begin",
        description: [
            "A lap gate is a line across a track. trip and dash time laps with it: --laps NAME. The moment at which the "
                + "line is crossed lies between two positions, and is computed from the speed at both. A car that crosses "
                + "it in another direction does not count. --laps without a name needs no gate: laps begin where the "
                + "track closes, from the second lap on.",
            "gate add takes the middle of the line and the direction in which it is crossed, or the place where the car "
                + "of a trip was at a time. gate list lists all, and gate delete deletes one.",
            "--sector N adds the line at which sector N of the laps of a gate ends; the last sector ends at the gate. The "
                + "lines must be crossed in their order. The report shows each lap's sector times and the best ones.",
        ],
        flags: [.gateTrip, .gateTime, .course, .gateWidth, .gateSector, .json, .database],
        operands: "[gate add|list|delete [NAME] [LAT,LON]]",
        operandValues: [.choice([.init(name: "gate", summary: "the lines at which laps begin")])],
        examples: [
            ("obdmech lap gate add home 49.3276,8.5658 --course 121", "add a line"),
            ("obdmech lap gate add home 49.3301,8.5702 --course 30 --sector 1", "divide its laps into two sectors"),
            ("obdmech lap gate list", "list the lines"),
        ])
}

extension Flag {
    static let gateTrip = Flag("trip", argument: "N", values: .trip, "Take the place from this trip, or the last one.")
    static let gateTime = Flag(
        "at", argument: "TIME", quantities: [.seconds], "Time since the start of the trip: 95 or 1.5min.")
    static let course = Flag("course", argument: "DEGREES", "Direction of driving: 0 is north, 90 east.")
    static let gateWidth = Flag("width", argument: "METERS", "Width of the line (30).")
    static let gateSector = Flag(
        "sector", argument: "N", "Add or delete the line at which sector N ends.")
    static let laps = Flag(
        "laps", argument: "[GATE]", isRare: true,
        "Time laps by GPS position (--gps). They begin at this gate of obdmech lap, or where the track closes.")
}
