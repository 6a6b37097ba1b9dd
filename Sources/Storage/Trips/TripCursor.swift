import OBD
import System
import Telemetry
package import Trips

/// Reads trips with everything that belongs to them, one at a time in the order of their starts. It needs as many
/// statements for thousands of trips as for one, and the memory for one.
struct TripCursor: ~Copyable {
    private let database: Database
    private let rows: Statement
    private var reader = TripRowReader()
    private var events: EventReader
    private var alerts: AlertReader
    private var tags: TagReader
    private var others: SignalReader
    private var games: GameReader
    private var laps: LapReader

    /// Creates a cursor.
    /// - Parameter condition: A condition on columns of table `trip`.
    init(_ database: Database, where condition: String, _ parameters: NamedValues) throws(StorageError) {
        func parts(_ columns: String, _ table: String, _ order: String) throws(StorageError) -> TripParts {
            try TripParts(
                database.connection.prepare(
                    """
                    SELECT trip.started_us AS part_start, trip.id AS part_trip, \(columns)
                    FROM trip CROSS JOIN \(table) AS part ON part.trip_id = trip.id
                    WHERE \(condition) ORDER BY trip.started_us, trip.id, \(order)
                    """, parameters))
        }
        let rows = try database.connection.prepare(
            """
            SELECT id, started_us, vin, fuel_price, \(TripColumns.names.joined(separator: ", ")), electricity_price,
                driver, note, parameters, adapter, currency, uuid, source_kind, state, owner,
                destination, destination_reached, destination_left_km
            FROM trip WHERE \(condition) ORDER BY started_us, id
            """, parameters)
        let events = try parts(
            "part.kind, part.start_us, part.duration_s, part.peak, part.sequence", "trip_event", "part.sequence")
        let tags = try parts("part.tag", "trip_tag", "part.tag")
        let alerts = try parts(
            "part.kind, part.t_us, part.value, part.limit_value, part.codes", "trip_alert", "part.t_us, part.kind")
        let others = try parts(
            "part.signal, part.minimum, part.mean, part.time_mean, part.maximum, part.samples", "trip_signal",
            "part.signal")
        let games = try parts(GameReader.columns, "game_session", "part.trip_id")
        let laps = try parts(LapReader.columns, "lap", "part.sequence")
        let signals = try database.knownSignals()
        self.database = database
        self.rows = rows
        self.events = EventReader(events)
        self.tags = TagReader(tags)
        self.alerts = AlertReader(alerts)
        self.others = SignalReader(others, signals: signals)
        self.games = GameReader(games)
        self.laps = LapReader(laps)
    }

    /// Returns the next trip, or nil after the last one.
    mutating func next() throws(StorageError) -> TripRow? {
        while try rows.step() {
            guard var trip = reader.trip(rows, database) else { continue }
            try events.read(into: &trip.record, database)
            try alerts.read(into: &trip.record, database)
            try tags.read(into: &trip.record, database)
            try others.read(into: &trip.record, database)
            try games.read(into: &trip.record, database)
            try laps.read(into: &trip.record, database)
            return trip
        }
        return nil
    }
}

/// Stored trips, one at a time in the order of their starts. They are of the same moment only if they are read within
/// `Database.snapshot`.
package struct TripRecords: ~Copyable {
    private var cursor: TripCursor
    private let database: Database

    init(_ cursor: consuming TripCursor, _ database: Database) {
        self.database = database
        self.cursor = cursor
    }

    /// Returns the next trip, or nil after the last one. A trip that is being recorded and has no samples yet is left
    /// out.
    package mutating func next() throws(StorageError) -> TripRecord? {
        while var trip = try cursor.next() {
            if trip.isOpen {
                trip.record.summary = try database.trips.summary(ofSamplesOf: trip.id, trip.record.parameters)
                if trip.record.summary.samples == 0 { continue }
            }
            return trip.record
        }
        return nil
    }
}

/// A trip as stored in its row.
struct TripRow {
    let id: Int64
    var record: TripRecord
    var state: String
    var owner: String?

    var isOpen: Bool { state == "open" }

    /// Whether the trip is being recorded. A trip whose owner could not be determined counts as abandoned: its process,
    /// if it is running, will still end the trip properly.
    var isRecording: Bool { owner.map(ProcessIdentity.isRunning) ?? false }
}
