import Formats
package import Telemetry

/// What is needed of a fleet's database to answer one question. More may be sent than was requested, because whoever asks
/// chooses once more, but no less.
package struct FleetQuestion: Sendable {
    /// Of the database: postgresql://[USER@]HOST[:PORT]/DATABASE.
    package var address: String
    /// The trips that began in this time, and the scans that were made in it; nil for none but those below.
    package var range: Range<WallTime>?
    /// Trips and scans by their numbers.
    package var trips: [Int64] = []
    package var scans: [Int64] = []
    /// So many of the last trips and scans that the words below choose, with the trips and scans of some days before the last
    /// trip.
    package var lastTrips = 0
    package var daysBeforeLast = 1
    package var lastScans = 0
    /// So many of the last scans of each car before the end of the range, or of the cars of `scans` and `lastScans`.
    package var scansOfEachCar = 0
    /// The words by which trips are chosen; none for all. Cars by a VIN, a name or a part of either.
    package var drivers: [String] = []
    package var tags: [String] = []
    package var cars: [String] = []
    package var kind: String?
    /// Whether only sessions of games are sent.
    package var onlyGames = false
    /// Of which tables the rows of trips, scans and cars are sent (`FleetTables`).
    package var tripTables: [String] = []
    package var measureTables: [String] = []
    package var endTables: [String] = []
    package var scanTables: [String] = []
    package var carTables: [String] = []
    /// Whether the routes of the trips are sent.
    package var wantsRoutes = false
    /// Whether only trips on routes are sent.
    package var onlyOnRoutes = false
    /// Whether the tracks of the trips are sent.
    package var wantsTracks = false
    /// Whether the totals of months are an answer, for an account that sees nothing else.
    package var acceptsTotals = false
    /// The time zone of these months, by its name in the tz database; nil for UTC.
    package var zone: String?
    /// Whether no trips of the range are sent, because the database is asked for groups of them (`groupTimes`).
    package var countsTrips = false
    /// Whether these are of each car and driver.
    package var countsByCar = false
    /// The times that bound groups; if it is not empty, groups of trips are sent, and nothing else.
    package var groupTimes: [Int64] = []
    /// The names of signals of which the samples of all trips are sent.
    package var sampleSignals: [String] = []
    /// Whether the samples of a trip are requested when they are needed: for single trips, and never for totals.
    package var fetchesSamples = false
    /// The trip whose samples are sent, and nothing else; nil for what is above.
    package var samplesOfTrip: Int64?

    /// The route that gets a star of the account, or loses it, by its number; nothing is sent then.
    package var starredRoute: Int64?
    package var isStarred = false

    package init(address: String) { self.address = address }

    // MARK: As a line

    private static var texts: [(name: String, path: WritableKeyPath<FleetQuestion, [String]>)] {
        [
            ("drivers", \.drivers), ("tags", \.tags), ("cars", \.cars), ("sampleSignals", \.sampleSignals),
            ("tripTables", \.tripTables),
            ("measureTables", \.measureTables), ("endTables", \.endTables), ("scanTables", \.scanTables),
            ("carTables", \.carTables),
        ]
    }
    private static var numbers: [(name: String, path: WritableKeyPath<FleetQuestion, [Int64]>)] {
        [
            ("trips", \.trips), ("scans", \.scans), ("groupTimes", \.groupTimes),
        ]
    }
    private static var flags: [(name: String, path: WritableKeyPath<FleetQuestion, Bool>)] {
        [
            ("wantsRoutes", \.wantsRoutes), ("wantsTracks", \.wantsTracks), ("acceptsTotals", \.acceptsTotals),
            ("countsTrips", \.countsTrips), ("countsByCar", \.countsByCar), ("onlyGames", \.onlyGames),
            ("onlyOnRoutes", \.onlyOnRoutes), ("isStarred", \.isStarred),
        ]
    }
    private static var counts: [(name: String, path: WritableKeyPath<FleetQuestion, Int>)] {
        [
            ("lastTrips", \.lastTrips), ("daysBeforeLast", \.daysBeforeLast), ("lastScans", \.lastScans),
            ("scansOfEachCar", \.scansOfEachCar),
        ]
    }

    package var line: String {
        var members: [(String, JSON?)] = [
            ("address", .string(address)), ("kind", .text(kind)), ("zone", .text(zone)),
            ("samplesOfTrip", samplesOfTrip.map { .integer($0) }),
            ("starredRoute", starredRoute.map { .integer($0) }),
            ("from", (range?.lowerBound.microseconds).map { .integer($0) }),
            ("to", (range?.upperBound.microseconds).map { .integer($0) }),
        ]
        members += Self.flags.map { name, path in (name, .bool(self[keyPath: path])) }
        members += Self.texts.map { name, path in (name, .array(self[keyPath: path].map { .string($0) })) }
        members += Self.numbers.map { name, path in (name, .array(self[keyPath: path].map { .integer($0) })) }
        members += Self.counts.map { name, path in (name, .integer(Int64(self[keyPath: path]))) }
        return JSON.object(members).line
    }

    /// Nil for what is no question.
    package init?(line: some Collection<UInt8>) {
        guard let document = JSON(parsing: line), let address = document["address"]?.text else { return nil }
        func integer(_ value: JSON?) -> Int64? { if case .integer(let number)? = value { number } else { nil } }
        func list(_ name: String) -> [JSON] { if case .array(let list)? = document[name] { list } else { [] } }
        self.init(address: address)
        kind = document["kind"]?.text
        zone = document["zone"]?.text
        samplesOfTrip = integer(document["samplesOfTrip"])
        starredRoute = integer(document["starredRoute"])
        if let from = integer(document["from"]), let to = integer(document["to"]), from <= to {
            range = WallTime(microseconds: from)..<WallTime(microseconds: to)
        }
        for (name, path) in Self.flags {
            if case .bool(let flag)? = document[name] { self[keyPath: path] = flag }
        }
        for (name, path) in Self.texts { self[keyPath: path] = list(name).compactMap(\.text) }
        for (name, path) in Self.numbers { self[keyPath: path] = list(name).compactMap(integer) }
        for (name, path) in Self.counts { self[keyPath: path] = integer(document[name]).map { Int(clamping: $0) } ?? 0 }
    }
}
