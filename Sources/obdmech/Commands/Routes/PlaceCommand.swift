import CommandLine
import Devices
import Documents
import Formats
import History
import PositionSource
import Recording
import Reports
import Routes
import Settings
import Storage
import Synchronization
import Terminal
import Trips

/// `obdmech place`: names where trips begin and end.
enum PlaceCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction(
            "add", "add a place", operands: [.one("NAME"), .optional("LAT,LON")],
            flags: [.placeHere, .placeTrip, .placeStart, .placeEnd, .placeRadius, .placeHidden], run: add),
        CommandAction("list", "list the places", isDefault: true) { try list($0) },
        CommandAction("delete", "delete a place", operands: [.one("NAME", .place)], run: delete),
        CommandAction("rename", "rename a place", operands: [.one("NAME", .place), .one("NEW")], run: rename),
    ]

    private static func delete(_ call: Call) throws {
        let database = try call.database()
        let place = try known(call.operands[0], database)
        try database.places.delete(named: place.name)
        try Output.write(["deleted: place \(SafeText.line(place.name))"])
    }

    private static func rename(_ call: Call) throws {
        let name = call.operands[1]
        let database = try call.database()
        let place = try known(call.operands[0], database)
        try check(name)
        guard try database.places.rename(place.name, to: name) else { throw RouteError.placeExists(name) }
        try Output.write(["renamed: place \(SafeText.line(place.name)) to \(SafeText.line(name))"])
    }

    private static func check(_ name: String) throws {
        guard name.unicodeScalars.count <= TextLimit.name else {
            throw CommandLineError.tooLong(flag: "place", limit: TextLimit.name)
        }
    }

    static func known(_ name: String, _ database: Database) throws -> Place {
        guard let place = try database.places.all().first(where: { $0.name.lowercased() == name.lowercased() }) else {
            throw RouteError.noPlace(name)
        }
        return place
    }

    private static func add(_ call: Call) throws -> ExitStatus {
        let name = call.operands[0]
        let position = call.operands.dropFirst().first
        guard !name.isEmpty else { throw RouteError.noPlaceName }
        try check(name)
        let ways = [position != nil, call[.placeHere], call[.placeTrip] != nil].count { $0 }
        guard ways == 1 else {
            throw CommandError(
                ways == 0 ? RouteError.noPosition : RouteError.wrongPlace("LAT,LON with --here or --trip"))
        }
        let center: GeoPoint
        if let position {
            guard let point = GeoPoint(position) else { throw RouteError.wrongPlace(position) }
            center = point
        } else if call[.placeHere] {
            guard let point = try receiver(call.environment).position() else { throw RouteError.noPosition }
            center = point
        } else {
            let database = try call.database()
            guard let id = try call[.placeTrip]?.trip(in: database).id else { throw RouteError.noPosition }
            try TripWays.update(database)
            guard let ends = try database.tracks.ends(ofTrip: id) else { throw StoredError.noPositions(trip: id) }
            center = call[.placeStart] ? ends.start : ends.end
        }
        let database = try Database.openAndRecover(path: try call.databasePath)
        let place = Place(
            name: name, center: center, radiusM: call[.placeRadius] ?? Place.usualRadiusM,
            isHidden: call[.placeHidden])
        guard try database.places.add(place) else { throw RouteError.placeExists(name) }
        return try list(call, only: name)
    }

    /// gpsd, as the user has set it; whatever else records trips does not say where this computer is.
    private static func receiver(_ environment: Environment) throws -> GpsdSource {
        guard case .gpsd(let gpsd) = try PositionChoice(named: environment.settings().gps, device: nil) else {
            return GpsdSource()
        }
        return gpsd
    }

    /// - Parameter only: the only place to show; nil for all.
    private static func list(_ call: Call, only: String? = nil) throws -> ExitStatus {
        let settings = try call.settings
        let presentation = call.presentation(settings)
        return try call.read { database in
            let facts: (places: [PlaceFacts], currency: String?) =
                try database.map { database in
                    try TripWays.update(database)
                    return try PlaceFacts.stored(database)
                } ?? ([], nil)
            let shown = facts.places.filter { only == nil || $0.place.name == only }
            try call.show(
                PlaceDocuments.json(shown),
                PlaceReport.lines(
                    shown, presentation, currency: (only == nil ? facts.currency : nil) ?? settings.currency))
        }
    }
}

extension PlaceCommand {
    static let subcommand = Subcommand(
        name: "place", chapter: .history, isRare: true, summary: "name the places where trips begin and end",
        description: [
            "Names a place, so that reports say where a trip began and ended: obdmech report shows \"Home to Work\", "
                + "and report --place shows the trips of a place. A place is a circle of 150 m, or of --radius, around "
                + "a position: LAT,LON in degrees, the current one (--here), or where a trip began or ended "
                + "(--trip). It applies to earlier trips as well, if they were recorded with --gps.",
            "A --hidden place is left out of exported tracks and, with report --redact, of maps. list shows "
                + "how often you left and arrived there, and the distance, fuel and cost of these trips.",
        ],
        actions: actions.map(\.row), flags: [.units, .json, .database],
        examples: [
            ("obdmech place add Home 48.1374,11.5755", "name a position"),
            ("obdmech place add Office --trip last --end --radius 200", "name where the last trip ended"),
            ("obdmech place list", "list the places with their trips"),
        ])
}

extension AnyFlag {
    static let placeHere = Flag("here", .switch, "With add: use the current position from gpsd.")
    static let placeTrip = Flag(
        "trip", .trip("the number of a trip, or last"),
        "With add: take the end of this trip. With --start, it is the start. The trip is given by its number or as last."
    )
    static let placeStart = Flag(
        "start", .switch, excludes: [.placeEnd], requires: [.placeTrip], "With --trip: take its start.")
    static let placeEnd = Flag("end", .switch, requires: [.placeTrip], "With --trip: take its end (the default).")
    static let placeRadius = Flag(
        "radius", .number("METERS", Place.radii, expected: "meters from 10 to 50000"),
        "With add: set the radius (150).")
    static let placeHidden = Flag("hidden", .switch, "With add: leave the place out of exported tracks.")
}
