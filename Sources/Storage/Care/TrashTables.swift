import OBD
import System
import Telemetry
package import Trips

/// What was deleted, cut, joined or split can be restored for a month: the rows of table `trash_cell` are the cells of all
/// rows that belonged to the trip or scan. What is made of samples again, such as its way, is not among them.
package struct TrashTables {
    let database: Database

    /// The tables that are made of samples again, or hold what is packed before.
    private static let made: Set = ["trip_way", "route_trip", "sample"]

    /// Returns the tables whose rows belong to a trip or scan, and the column with its number.
    func tables(of kind: Database.Removable) throws(StorageError) -> [(name: String, key: String)] {
        let rows = try database.connection.prepare(
            """
            SELECT name, (SELECT "from" FROM pragma_foreign_key_list(name) WHERE "table" = :kind) AS child
            FROM sqlite_schema WHERE type = 'table' AND child IS NOT NULL ORDER BY name
            """, ["kind": kind.rawValue])
        var tables: [(name: String, key: String)] = [(kind.rawValue, "id")]
        while try rows.step() {
            let name = rows.text("name")
            if !Self.made.contains(name) { tables.append((name, rows.text("child"))) }
        }
        return tables
    }

    /// The columns of a table that are kept. The number of a row that only counts is given again.
    private func keptColumns(_ table: String, key: String) throws(StorageError) -> [String] {
        try database.connection.texts("SELECT name FROM pragma_table_info('\(table)')").filter {
            $0 != "id" || key == "id"
        }
    }

    // MARK: Into the trash

    /// Copies trips or scans into the trash. Must be called in a transaction. Returns the number of the entry.
    /// - Parameter made: the trips that the change makes.
    func add(_ kind: Database.Removable, _ ids: [Int64], as why: TrashEntry.Kind, made: [Int64] = [])
        throws(StorageError)
        -> Int64
    {
        try database.connection.insert(
            into: "trash",
            [
                "kind": why.rawValue, "time_us": LocalTime.now.microseconds,
                "made": made.map(String.init).joined(separator: " "),
            ])
        let entry = database.connection.lastInsertedRow
        let tables = try tables(of: kind)
        for id in ids {
            if kind == .trip { try database.packSamples(ofTrip: id) }
            for table in tables { try copy(table.name, table.key, id, entry) }
        }
        return entry
    }

    private func copy(_ table: String, _ key: String, _ id: Int64, _ entry: Int64) throws(StorageError) {
        let keys = try database.connection.texts(
            "SELECT name FROM pragma_table_info('\(table)') WHERE pk > 0 ORDER BY pk")
        for column in try keptColumns(table, key: key) {
            try database.connection.exec(
                """
                INSERT INTO trash_cell (trash_id, table_name, owner, line, column_name, value)
                SELECT \(entry), '\(table)', \(id), line, '\(column)', value FROM (
                    SELECT row_number() OVER (ORDER BY \(keys.joined(separator: ", "))) AS line, \(column) AS value
                    FROM \(table) WHERE \(key) = \(id))
                WHERE value IS NOT NULL
                """)
        }
    }

    /// Remembers a trip that a change has made.
    func remember(made trip: Int64, in entry: Int64) throws(StorageError) {
        try database.connection.update("trash", ["made": String(trip)], where: "id = :id", ["id": entry])
    }

    // MARK: Out of the trash

    /// Returns what can be restored, the latest first.
    package func entries() throws(StorageError) -> [TrashEntry] {
        try database.snapshot { () throws(StorageError) in
            let rows = try database.connection.prepare("SELECT id, kind, time_us FROM trash ORDER BY id DESC")
            var entries: [TrashEntry] = []
            while try rows.step() {
                let (id, time) = (rows.integer("id"), WallTime(microseconds: rows.integer("time_us")))
                guard
                    database.expect(
                        time.isPlausible, "the time of entry \(id) of the trash is invalid",
                        repair: "DELETE FROM trash WHERE id = \(id)")
                else { continue }
                entries.append(
                    TrashEntry(
                        id: id, kind: TrashEntry.Kind(rawValue: rows.text("kind")), time: time,
                        rows: try trashedRows(of: id))
                )
            }
            return entries
        }
    }

    private func trashedRows(of entry: Int64) throws(StorageError) -> [TrashEntry.Row] {
        func cell(_ column: String) -> String { "max(CASE column_name WHEN '\(column)' THEN value END)" }
        let rows = try database.connection.prepare(
            """
            SELECT table_name, owner, ifnull(\(cell("started_us")), \(cell("time_us"))) AS start, \(cell("vin")) AS vin,
                \(cell("driver")) AS driver, \(cell("distance_km")) AS km, \(cell("duration_s")) AS s,
                \(cell("samples")) AS samples
            FROM trash_cell WHERE trash_id = :entry AND table_name IN ('trip', 'scan') GROUP BY table_name, owner, line
            ORDER BY start, owner
            """, ["entry": entry])
        var found: [TrashEntry.Row] = []
        while try rows.step() {
            let start = WallTime(microseconds: rows.integer("start"))
            guard start.isPlausible else { continue }
            var row = TrashEntry.Row(
                isTrip: rows.text("table_name") == "trip", number: rows.integer("owner"), start: start)
            row.vin = rows.optionalText("vin")
            row.driver = rows.optionalText("driver")
            row.distanceKm = TripColumns.plausible(rows, "km")
            row.durationS = TripColumns.plausible(rows, "s")
            row.samples = rows.optionalReal("samples").flatMap { Int(exactly: $0) }
            found.append(row)
        }
        return found
    }

    /// Restores an entry. Trips that have the same numbers now, or came of the change, go to the trash in exchange.
    /// Returns nil if there is no such entry.
    package func restore(_ entry: Int64) throws(StorageError) -> RestoredTrash? {
        try database.connection.transaction { () throws(StorageError) in
            guard let made = try database.connection.text("SELECT made FROM trash WHERE id = :id", ["id": entry]) else {
                return nil
            }
            var restored = RestoredTrash(trips: try owners(.trip, entry), scans: try owners(.scan, entry))
            try refuseOther(entry)
            let numbers = try replacedTrips(by: entry, Set(restored.trips).union(Self.numbers(made))).sorted()
            let present = try database.connection.integers(
                "SELECT id FROM trip WHERE id IN (\(numbers.map(String.init).joined(separator: ", "))) ORDER BY id")
            if !present.isEmpty {
                for number in present { try database.trips.refuseIfOpen(number) }
                restored.replaced = try add(
                    .trip, present, as: .restore, made: restored.trips.filter { !present.contains($0) })
                for number in present { _ = try database.remove(.trip, number) }
            }
            for kind in [Database.Removable.trip, .scan] {
                for table in try tables(of: kind) { try putBack(table.name, table.key, entry) }
            }
            let change = try database.nextChange()
            let trips = restored.trips.map(String.init).joined(separator: ", ")
            let scans = restored.scans.map(String.init).joined(separator: ", ")
            try database.connection.exec(
                """
                UPDATE trip SET change = \(change), way_formulas = NULL WHERE id IN (\(trips));
                UPDATE scan SET change = \(change) WHERE id IN (\(scans));
                DELETE FROM trash WHERE id = \(entry);
                """)
            return restored
        }
    }

    private static func numbers(_ made: String) -> [Int64] { made.split(separator: " ").compactMap { Int64($0) } }

    /// Returns the trips that came of others by later changes too: of a trip that was cut and then split, both halves.
    private func replacedTrips(by entry: Int64, _ numbers: Set<Int64>) throws(StorageError) -> Set<Int64> {
        var numbers = numbers
        for later in try database.connection.integers("SELECT id FROM trash WHERE id > :id ORDER BY id", ["id": entry])
        {
            guard try owners(.trip, later).contains(where: numbers.contains) else { continue }
            numbers.formUnion(
                Self.numbers(try database.connection.text("SELECT made FROM trash WHERE id = :id", ["id": later]) ?? "")
            )
        }
        return numbers
    }

    private func owners(_ kind: Database.Removable, _ entry: Int64) throws(StorageError) -> [Int64] {
        try database.connection.integers(
            "SELECT DISTINCT owner FROM trash_cell WHERE trash_id = :entry AND table_name = :kind ORDER BY owner",
            ["entry": entry, "kind": kind.rawValue])
    }

    /// A trip may have been imported again under another number.
    private func refuseOther(_ entry: Int64) throws(StorageError) {
        let others = try database.connection.integers(
            """
            SELECT trip.id FROM trash_cell AS cell JOIN trip ON trip.uuid = cell.value
            WHERE trash_id = :entry AND table_name = 'trip' AND column_name = 'uuid' AND trip.id NOT IN (
                SELECT owner FROM trash_cell WHERE trash_id = :entry AND table_name = 'trip')
            """, ["entry": entry])
        if let other = others.first { throw .tripIsPresent(other) }
    }

    /// Inserts the rows of a table. The names of columns are those of the table, not of the cells.
    private func putBack(_ table: String, _ key: String, _ entry: Int64) throws(StorageError) {
        let kept = try database.connection.texts(
            "SELECT DISTINCT column_name FROM trash_cell WHERE trash_id = :entry AND table_name = :table",
            ["entry": entry, "table": table])
        let columns = try keptColumns(table, key: key).filter { kept.contains($0) }
        guard columns.contains(key) else { return }
        let cells = columns.map { "max(CASE column_name WHEN '\($0)' THEN value END) AS \($0)" }
        // What a row names may be gone meanwhile, such as a route that was followed.
        let parents = try database.connection.texts(
            """
            SELECT "from" || ' ' || "table" || ' ' || ifnull("to", 'rowid') FROM pragma_foreign_key_list('\(table)')
            WHERE "table" NOT IN ('trip', 'scan', 'signal')
            """
        ).map { $0.split(separator: " ") }
        let values = columns.map { column in
            parents.first { $0.count == 3 && $0[0] == column }
                .map { "(SELECT \($0[2]) FROM \($0[1]) WHERE \($0[2]) = kept.\(column))" } ?? "kept.\(column)"
        }
        // A name may have been given to another trip meanwhile.
        try database.connection.exec(
            """
            \(key == "id" ? "INSERT" : "INSERT OR IGNORE") INTO \(table) (\(columns.joined(separator: ", ")))
            SELECT \(values.joined(separator: ", ")) FROM (
                SELECT \(cells.joined(separator: ", ")) FROM trash_cell
                WHERE trash_id = \(entry) AND table_name = '\(table)' GROUP BY owner, line ORDER BY owner, line) AS kept
            """)
    }

    // MARK: Emptying

    /// Forgets everything in the trash. Returns how many entries there were.
    package func empty() throws(StorageError) -> Int { try database.connection.run("DELETE FROM trash") }

    /// Forgets what has been in the trash for a month. Nothing is forgotten by a clock that is known to be wrong.
    func removeOld() throws(StorageError) {
        guard WallClock.isSynchronized != false else { return }
        let end = LocalTime.now.microseconds - Int64(TrashEntry.days) * 86_400_000_000
        guard try database.connection.hasRow("SELECT 1 FROM trash WHERE time_us < :end", ["end": end]) else { return }
        try database.connection.run("DELETE FROM trash WHERE time_us < :end", ["end": end])
    }
}
