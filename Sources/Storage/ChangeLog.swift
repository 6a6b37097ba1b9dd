import Telemetry

/// The sequence of changes, as programs follow it that pass on what is stored.
package struct ChangeLog {
    let database: Database

    /// Where a follower is in the sequence. Rows of a file from before the sequence share one number, so a place is
    /// between rows and not between numbers.
    package struct ChangePlace: Hashable, Comparable, Sendable {
        package var change: Int64
        package var kind: String
        package var number: Int64

        package static let start = ChangePlace(change: 0, kind: "", number: 0)

        package init(change: Int64, kind: String, number: Int64) {
            self.change = change
            self.kind = kind
            self.number = number
        }

        package static func < (left: ChangePlace, right: ChangePlace) -> Bool {
            (left.change, left.kind, left.number) < (right.change, right.kind, right.number)
        }
    }

    /// A trip or scan that was added, changed or deleted.
    package struct StoredChange: Hashable, Sendable {
        package var place: ChangePlace
        /// Nil for a scan.
        package var uuid: String?
        package var isTrip: Bool
        package var isDeleted: Bool
    }

    /// A trip that is being recorded is left out: it gets a greater number when it ends.
    private static let pending = """
        FROM (
            SELECT change, 'trip' AS kind, id AS number, uuid, 0 AS is_deleted FROM trip
            WHERE change >= :change AND state <> 'open'
            UNION ALL
            SELECT change, 'scan', id, NULL, 0 FROM scan WHERE change >= :change
            UNION ALL
            SELECT change, kind, number, uuid, 1 FROM deletion WHERE change >= :change)
        WHERE (change, kind, number) > (:change, :kind, :number)
        """

    private static func parameters(_ place: ChangePlace) -> NamedValues {
        ["change": place.change, "kind": place.kind, "number": place.number]
    }

    /// Returns the changes after a place, in order. A row that was changed several times is there once, with its last
    /// change.
    package func all(after place: ChangePlace, atMost count: Int) throws(StorageError) -> [StoredChange] {
        let rows = try database.connection.prepare(
            """
            SELECT change, kind, number, uuid, is_deleted \(Self.pending)
            ORDER BY change, kind, number LIMIT :count
            """, Self.parameters(place) + ["count": count])
        var changes: [StoredChange] = []
        while try rows.step() { changes.append(Self.change(rows, isDeleted: rows.bool("is_deleted"))) }
        return changes
    }

    /// Returns how many changes there are after a place.
    package func count(after place: ChangePlace) throws(StorageError) -> Int {
        Int(try database.connection.integer("SELECT count(*) \(Self.pending)", Self.parameters(place)))
    }

    /// Returns the changes that brought the last trip and the last scan of a vehicle (nil: those without a VIN).
    package func latest(vin: String?) throws(StorageError) -> [StoredChange] {
        let rows = try database.connection.prepare(
            """
            SELECT * FROM (
                SELECT change, 'trip' AS kind, id AS number, uuid FROM trip
                WHERE vin IS :vin AND state <> 'open' AND \(WallTime.isPlausibleSQL("started_us"))
                ORDER BY started_us DESC, id DESC LIMIT 1)
            UNION ALL SELECT * FROM (
                SELECT change, 'scan', id, NULL FROM scan WHERE vin IS :vin AND \(WallTime.isPlausibleSQL("time_us"))
                ORDER BY time_us DESC, id DESC LIMIT 1)
            """, ["vin": vin])
        var changes: [StoredChange] = []
        while try rows.step() { changes.append(Self.change(rows, isDeleted: false)) }
        return changes
    }

    private static func change(_ rows: borrowing Statement, isDeleted: Bool) -> StoredChange {
        let kind = rows.text("kind")
        return StoredChange(
            place: ChangePlace(change: rows.integer("change"), kind: kind, number: rows.integer("number")),
            uuid: rows.optionalText("uuid"), isTrip: kind == "trip", isDeleted: isDeleted)
    }

    /// Returns the number of the last change; 0 if nothing was ever stored.
    package func last() throws(StorageError) -> Int64 {
        try database.connection.integer("SELECT ifnull(max(last), 0) FROM change_counter")
    }
}
