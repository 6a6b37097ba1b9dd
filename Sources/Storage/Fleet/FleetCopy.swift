import Formats
import OBD
import Routes
import System
import Telemetry

/// A database of the rows that a fleet's database has sent for one question. It has no file that others see, and is gone with
/// this value.
package final class FleetCopy {
    /// What is sent: rows of these, each with columns of these names and then texts of whole tables.
    package enum Section: String, CaseIterable, Sendable {
        case account, vehicle, trip, scan, route, drive, sample

        package var columns: [String] {
            switch self {
            case .account: ["kind"]
            case .vehicle: ["vin"]
            case .trip: ["id", "uuid", "vin", "started_us", "source_kind", "driver", "note", "tags"]
            case .scan: ["id", "vin", "time_us"]
            case .route: ["id", "uuid", "name", "is_starred", "is_found", "length_m", "checkpoints"]
            case .drive: ["route_id", "trip_id", "covered", "jaccard", "duration_s", "distance_m", "times"]
            case .sample: ["trip_id", "signal", "t_us", "value"]
            }
        }
    }

    package let database: Database
    private let rows: RowInserter

    /// - Parameter address: of the fleet's database, for messages.
    package init(of address: String) throws(StorageError) {
        let connection = try Connection.open(address, .temporary)
        try Schema.migrate(connection)
        // It is written once, by this process; what does not fit into 64 MiB is in a temporary file.
        try connection.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536")
        database = try Database(connection)
        rows = RowInserter(database)
    }

    /// Takes the content of a file that `write` has made.
    package init(of address: String, at path: String) throws(StorageError) {
        let connection = try Connection.open(address, .temporary)
        try Connection.open(path, .readOnly).copy(to: connection)
        database = try Database(connection)
        rows = RowInserter(database)
        try noteHidden()
    }

    /// Writes the content to a file, which takes the place of the one of its name.
    package func write(to path: String) throws(StorageError) {
        let temporary = NewFile.temporary(for: path)
        SystemFile.remove(temporary)
        try database.connection.run("VACUUM INTO :path", ["path": temporary])
        do throws(SystemError) {
            try SystemFile.rename(temporary, to: path)
        } catch {
            throw .cannotWriteCopy(path, error.number)
        }
    }

    /// Adds to such a database.
    package init(filling database: Database) {
        self.database = database
        rows = RowInserter(database)
    }

    /// Runs `body`, which adds rows, in one transaction.
    package func fill<Failure: Error>(
        _ body: () throws(Failure) -> Void, failing: (StorageError) -> Failure
    ) throws(Failure) {
        try database.connection.transaction(body, failing: failing)
    }

    /// Adds a row of a section. A row that cannot be is left out.
    /// - Parameter columns: those of the section, then the names of tables, of which the cells are texts.
    package func add(_ cells: [String?], to section: Section, columns: [String]) throws(StorageError) {
        let own = section.columns.count
        guard cells.count == columns.count, cells.count >= own else { return }
        let texts = zip(columns[own...], cells[own...])
        switch section {
        case .account:
            try database.connection.exec("CREATE TABLE IF NOT EXISTS \(Self.account) (kind TEXT)")
            try database.connection.insert(into: Self.account, ["kind": cells[0]])
            try noteHidden()
        case .vehicle:
            for (table, text) in texts { try rows.insert(text, into: table, key: .text(cells[0] ?? "")) }
        case .trip: try addTrip(Array(cells[..<own]), texts)
        case .scan:
            guard let id = cells[0].flatMap({ Int64($0) }) else { return }
            for (table, text) in texts {
                let own = table == "scan" ? Array(zip(columns.prefix(own), cells.prefix(own))) : []
                try rows.insert(text, into: table, key: .number(id), own.dropFirst().map { ($0.0, $0.1) })
            }
        case .route:
            try rows.insert(cells, columns, into: "route")
            guard let id = cells[0].flatMap({ Int64($0) }),
                let path = cells[own - 1].flatMap({ Hexadecimal.bytes($0) }).flatMap({ RoutePath(bytes: $0) })
            else { return }
            try database.routes.addCells(of: path, route: id)
        case .drive: try rows.insert(cells, columns, into: "route_trip")
        case .sample: try addSample(cells)
        }
    }

    /// Which kind of account it is, in the copy only.
    private static let account = "fleet_account"

    private func noteHidden() throws(StorageError) {
        guard
            try database.connection.hasRow(
                "SELECT 1 FROM sqlite_schema WHERE name = :name", ["name": Self.account])
        else { return }
        switch try database.connection.text("SELECT kind FROM \(Self.account)") {
        case "mechanic": database.hidden = [.trips]
        case "driver", "manager": database.hidden = [.scans]
        default: database.hidden = []
        }
    }

    private func addTrip(_ own: [String?], _ texts: Zip2Sequence<ArraySlice<String>, ArraySlice<String?>>)
        throws(StorageError)
    {
        guard let id = own[0].flatMap({ Int64($0) }) else { return }
        let columns = Array(zip(Section.trip.columns.dropLast(), own.dropLast())).dropFirst().map { ($0.0, $0.1) }
        for (table, text) in texts {
            switch table {
            case "trip": try rows.insert(text, into: table, key: .number(id), columns)
            case "place": try addPlaces(text)
            case "signal": try rows.insert(text, into: table, key: nil)
            case "track":
                guard let bytes = text.flatMap({ Hexadecimal.bytes($0) }) else { continue }
                try database.connection.update(
                    "trip_way", ["checkpoints": bytes], where: "trip_id = :id", ["id": id])
            default: try rows.insert(text, into: table, key: .number(id))
            }
        }
        guard let list = own.last ?? nil, case .array(let tags)? = JSON(parsing: Array(list.utf8)) else { return }
        for tag in tags.compactMap(\.text) { try rows.insert([own[0], tag], ["trip_id", "tag"], into: "trip_tag") }
    }

    /// Two drivers may call different places "Home": the second one is "Home 2".
    private func addPlaces(_ text: String?) throws(StorageError) {
        guard let text else { return }
        let lines = text.utf8.split(separator: UInt8(ascii: "\n")).dropFirst()
        for cells in lines.map({ CopyText.cells(ArraySlice(Array($0))) }) where cells.count >= 4 {
            guard let name = cells[0], let latitude = cells[1].flatMap({ Double($0) }),
                let longitude = cells[2].flatMap({ Double($0) }), let radiusM = cells[3].flatMap({ Double($0) })
            else { continue }
            let place: NamedValues = ["lat": latitude, "lon": longitude, "radius_m": radiusM]
            guard
                try !database.connection.hasRow(
                    "SELECT 1 FROM place WHERE lat = :lat AND lon = :lon AND radius_m = :radius_m", place)
            else { continue }
            for number in 1...1000 {
                let added = try database.connection.insert(
                    into: "place", conflict: .ignored,
                    place + ["name": number == 1 ? name : "\(name) \(number)", "is_hidden": false])
                if added > 0 { break }
            }
        }
    }

    private func addSample(_ cells: [String?]) throws(StorageError) {
        guard let trip = cells[0].flatMap({ Int64($0) }), let name = cells[1],
            let time = cells[2].flatMap({ Int64($0) }), let value = cells[3].flatMap({ Double($0) })
        else { return }
        let signal = try rows.signal(named: name)
        // By number, because a trip can have millions of samples.
        try database.insertSample.bind(trip, at: 1)
        try database.insertSample.bind(time, at: 2)
        try database.insertSample.bind(signal, at: 3)
        try database.insertSample.bind(value, at: 4)
        try database.insertSample.run()
    }
}

/// Inserts rows that came as texts. A statement is prepared once for all rows of a table with the same columns.
private final class RowInserter {
    enum Key {
        case number(Int64)
        case text(String)
    }

    private final class Prepared {
        let statement: Statement
        /// The types of the cells; nil for a column that the table does not have.
        let types: [String?]
        let columns: [String]

        init(_ statement: consuming Statement, _ types: [String?], _ columns: [String]) {
            self.statement = statement
            self.types = types
            self.columns = columns
        }
    }

    private let database: Database
    private var prepared: [String: Prepared] = [:]
    private var signals: [String: Int64] = [:]

    init(_ database: Database) { self.database = database }

    /// Inserts the rows of a text.
    /// - Parameter more: other columns of each row.
    func insert(_ text: String?, into table: String, key: Key?, _ more: [(String, String?)] = []) throws(StorageError) {
        guard var text else { return }
        let lines = text.withUTF8 { unsafe Array($0) }.split(separator: UInt8(ascii: "\n"))
        guard let header = lines.first else { return }
        let keyColumn = FleetTables.key(table)
        let insert = try statement(
            table, String(decoding: header, as: UTF8.self), more.map(\.0) + (key == nil ? [] : [keyColumn]))
        for line in lines.dropFirst() {
            let cells = CopyText.cells(line) + more.map(\.1)
            try bind(cells, to: insert)
            switch key {
            case .number(let number): try insert.statement.bind(number, at: insert.types.count + 1)
            case .text(let text): try insert.statement.bind(text, at: insert.types.count + 1)
            case nil: break
            }
            try insert.statement.run()
        }
    }

    /// Inserts a row.
    func insert(_ cells: [String?], _ columns: [String], into table: String) throws(StorageError) {
        let insert = try statement(table, CopyText.line(columns), [])
        try bind(cells, to: insert)
        try insert.statement.run()
    }

    private func bind(_ cells: [String?], to insert: Prepared) throws(StorageError) {
        for (index, type) in insert.types.enumerated() {
            guard let type else { continue }
            guard index < cells.count, let cell = cells[index] else {
                try insert.statement.bindNull(at: index + 1)
                continue
            }
            switch type {
            case "SIGNAL": try insert.statement.bind(try signal(cell), at: index + 1)
            case "INTEGER":
                guard let number = Int64(cell) else {
                    try insert.statement.bindNull(at: index + 1)
                    continue
                }
                try insert.statement.bind(number, at: index + 1)
            case "REAL":
                guard let number = Double(cell) else {
                    try insert.statement.bindNull(at: index + 1)
                    continue
                }
                try insert.statement.bind(number, at: index + 1)
            case "BLOB": try insert.statement.bind(Hexadecimal.bytes(cell) ?? [], at: index + 1)
            default: try insert.statement.bind(cell, at: index + 1)
            }
        }
    }

    private func statement(
        _ table: String, _ header: String, _ more: [String]
    ) throws(StorageError) -> Prepared {
        let name = table + "\n" + header
        if let known = prepared[name] { return known }
        let rows = try database.connection.prepare("SELECT name, type FROM pragma_table_info('\(table)')")
        var known: [String: String] = [:]
        while try rows.step() { known[rows.text("name")] = rows.text("type") }
        let columns = CopyText.cells(ArraySlice(Array(header.utf8))).map { $0 ?? "" } + more
        // A newer version may have sent a column that this one does not have.
        let used = columns.filter { known[$0] != nil }
        let places = columns.enumerated().filter { known[$0.element] != nil }.map { ":\($0.offset + 1)" }
        let statement = try database.connection.prepare(
            """
            INSERT OR IGNORE INTO \(table) (\(used.joined(separator: ", ")))
            VALUES (\(places.map { $0.replacing(":", with: "?") }.joined(separator: ", ")))
            """)
        // The key, which is last, has no cell.
        let cells = more.last == FleetTables.key(table) ? columns.dropLast() : columns[...]
        let types = cells.map { column in
            known[column].map { column == "signal" && table != "trend_finding" ? "SIGNAL" : $0 }
        }
        let made = Prepared(statement, types, used)
        prepared[name] = made
        return made
    }

    /// The number of a signal as it is in rows: its name, a tab and its unit.
    private func signal(_ text: String) throws(StorageError) -> Int64 {
        if let known = signals[text] { return known }
        let parts = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let number = try database.number(of: Signal(parts[0], Unit(parts.count > 1 ? parts[1] : "")))
        signals[text] = number
        return number
    }

    /// The number of a signal of which only the name is known: one that came with its unit, if there is any.
    func signal(named name: String) throws(StorageError) -> Int64 {
        if let known = signals[name] { return known }
        let found = try database.connection.integers(
            "SELECT id FROM signal WHERE name = :name ORDER BY id LIMIT 1", ["name": name])
        let number = if let first = found.first { first } else { try signal(name + "\t") }
        signals[name] = number
        return number
    }
}
