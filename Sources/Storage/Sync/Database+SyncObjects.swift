import Formats
import OBD
import Routes
import System
import Telemetry
import Trips

/// Storing what other machines edited.
extension Database {
    /// What became of an object that was to be stored.
    package enum SyncStored: Sendable {
        case stored
        /// Its content is not there yet.
        case waiting
        /// It is not possible, as for a trip that is being recorded.
        case refused
    }

    /// Stores an object as it should be, after noting what was edited meanwhile. All of it or nothing.
    /// - Parameter content: returns the content of a trip or scan by its name; nil if it is not there yet.
    package func storeSynchronized(
        _ object: SyncObject, content: (String) -> [UInt8]?
    ) throws(StorageError) -> SyncStored {
        guard let machine = try syncMachine(), object.kind != .setting else { return .refused }
        do {
            return try connection.transaction { () throws(StorageError) in
                let now = LocalTime.now
                try note(object, try localFields(object), try storedCells(of: object), at: now, machine)
                let cells = try storedCells(of: object)
                guard Self.isAlive(cells) else {
                    guard try deleteSynchronized(object) else { return .refused }
                    try noteStored(object, nil)
                    return .stored
                }
                switch object.kind {
                case .trip, .scan:
                    let result = try storeBody(object, cells, content)
                    guard result == .stored else { return result }
                default: try storeRow(object, cells)
                }
                try revive(object, cells, at: now, machine)
                try noteStored(object, try localFields(object))
                return .stored
            }
        } catch {
            // A value that the tables do not take; the others go on.
            guard case .refused = error else { throw error }
            return .refused
        }
    }

    /// An object that was edited later than it was deleted exists again; the deletion is kept as a conflict.
    private func revive(
        _ object: SyncObject, _ cells: [StoredCell], at time: WallTime, _ machine: String
    ) throws(StorageError) {
        guard let existence = cells.first(where: { $0.cell.field == SyncCell.existence }), existence.cell.value == nil
        else { return }
        try edit(
            object, SyncCell.existence, SyncCell.exists, stored: SyncCell.exists, at: time, existence, machine)
    }

    /// Returns an object as it is in the tables; nil if it does not exist.
    private func localFields(_ object: SyncObject) throws(StorageError) -> [String: String]? {
        switch object.kind {
        case .trip, .scan: try bodyFields(object)
        default:
            if let table = SyncTable.of(object.kind) { try localRows(table, key: object.key)[object.key] } else { nil }
        }
    }

    /// Returns whether the object is deleted now.
    private func deleteSynchronized(_ object: SyncObject) throws(StorageError) -> Bool {
        guard let table = SyncTable.of(object.kind) else { return try deleteBody(object) }
        if object.kind == .gate {
            return try { () throws(StorageError) in
                _ = try gates.delete(object.key)
                return true
            }()
        }
        try connection.run(
            "DELETE FROM \(table.table) WHERE \(table.condition) AND \(table.keySQL) = :key", ["key": object.key])
        return true
    }

    // MARK: Rows

    private func columnTypes(_ table: String) throws(StorageError) -> [String: String] {
        let rows = try connection.prepare("SELECT name, type FROM pragma_table_info('\(table)')")
        var types: [String: String] = [:]
        while try rows.step() { types[rows.text("name")] = rows.text("type") }
        return types
    }

    /// Returns the values of columns for SQL.
    private func values(
        _ columns: [SyncTable.Column], _ value: String?, _ types: [String: String]
    ) -> [(name: String, value: any SQLValue)] {
        let json = value.flatMap { JSON(parsing: Array($0.utf8)) } ?? .null
        var parts = [json]
        if columns.count != 1 {
            parts = if case .array(let parts) = json { parts } else { [] }
        }
        return columns.enumerated().map { index, column in
            let part = index < parts.count ? parts[index] : .null
            return (column.name, part.value(type: types[column.name] ?? "TEXT"))
        }
    }

    private func storeRow(_ object: SyncObject, _ cells: [StoredCell]) throws(StorageError) {
        guard let table = SyncTable.of(object.kind) else { return }
        let types = try columnTypes(table.table)
        var fields: [String: String] = [:]
        for cell in cells { fields[cell.cell.field] = cell.cell.value }
        if object.kind == .route { fields["name"] = try freeName(of: object, fields["name"]) }
        var columns: [SyncTable.Column] = []
        var pairs: [(name: String, value: any SQLValue)] = []
        for field in table.fields {
            let written = field.columns.filter { !$0.write.isEmpty }
            columns += written
            pairs += values(written, fields[field.name], types)
        }
        let condition = "\(table.keySQL) = :sync_key"
        let path = object.kind == .route ? try path(ofRoute: object.key) : nil
        if try connection.hasRow("SELECT 1 FROM \(table.table) WHERE \(condition)", ["sync_key": object.key]) {
            if !columns.isEmpty {
                let assignments = columns.map { "\($0.name) = \($0.write)" }.joined(separator: ", ")
                try connection.run(
                    "UPDATE \(table.table) SET \(assignments) WHERE \(condition)",
                    NamedValues(pairs + [("sync_key", object.key)]))
            }
        } else {
            let key = table.key.count == 1 ? JSON.string(object.key).line : object.key
            columns += table.key
            pairs += values(table.key, key, types)
            try connection.run(
                """
                INSERT INTO \(table.table) (\(columns.map(\.name).joined(separator: ", ")))
                VALUES (\(columns.map(\.write).joined(separator: ", ")))
                """, NamedValues(pairs))
        }
        switch object.kind {
        case .route where try path != self.path(ofRoute: object.key): try forgetTrips(ofRoute: object.key)
        case .gate: try storeSectors(fields["sectors"], of: object.key)
        default: break
        }
    }

    private func storeSectors(_ json: String?, of gate: String) throws(StorageError) {
        try connection.run("DELETE FROM lap_sector WHERE gate = :gate", ["gate": gate])
        let text = json.flatMap { JSON(parsing: Array($0.utf8))?.text } ?? "[]"
        guard JSON(parsing: Array(text.utf8)) != nil else { return }
        try connection.run(
            """
            INSERT INTO lap_sector (gate, number, latitude, longitude, course_deg, half_width_m)
            SELECT :gate, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(:sectors)
            """, ["gate": gate, "sectors": text])
    }

    // MARK: Routes

    private func path(ofRoute uuid: String) throws(StorageError) -> [UInt8]? {
        let rows = try connection.prepare("SELECT checkpoints FROM route WHERE uuid = :uuid", ["uuid": uuid])
        return try rows.step() ? rows.bytes("checkpoints") : nil
    }

    /// A route that is new here, or goes elsewhere, is compared with all trips when somebody asks for routes
    /// (`RouteTables.unmatched`). Routes that this machine found by itself in its trips may be the same: it finds them again.
    private func forgetTrips(ofRoute uuid: String) throws(StorageError) {
        for table in ["route_cell", "route_trip"] {
            try connection.run(
                "DELETE FROM \(table) WHERE route_id = (SELECT id FROM route WHERE uuid = :uuid)", ["uuid": uuid])
        }
        try connection.exec(
            """
            DELETE FROM route WHERE is_found AND name IS NULL AND NOT is_starred
                AND NOT EXISTS (SELECT 1 FROM route_drive WHERE route_id = route.id);
            UPDATE trip SET way_formulas = NULL WHERE state <> 'open' AND way_formulas IS NOT NULL
                AND id NOT IN (SELECT trip_id FROM route_trip);
            """)
    }

    /// Two machines may have given a name to different routes. On every machine the same one of them keeps it.
    private func freeName(of object: SyncObject, _ name: String?) throws(StorageError) -> String? {
        guard let name, let text = JSON(parsing: Array(name.utf8))?.text else { return name }
        let holder = try connection.text(
            "SELECT uuid FROM route WHERE name = :name COLLATE NOCASE AND uuid <> :uuid",
            ["name": text, "uuid": object.key])
        guard let holder else { return name }
        var number = 2
        while try connection.hasRow(
            "SELECT 1 FROM route WHERE name = :name COLLATE NOCASE AND uuid <> :uuid",
            ["name": "\(text) \(number)", "uuid": max(holder, object.key)])
        {
            number += 1
        }
        guard object.key < holder else { return JSON.string("\(text) \(number)").line }
        try connection.run(
            "UPDATE route SET name = :name WHERE uuid = :uuid", ["name": "\(text) \(number)", "uuid": holder])
        let other = SyncObject(.route, holder)
        try noteStored(other, try localFields(other))
        return name
    }
}

extension JSON {
    /// The value for a column of a type; nil if it does not fit, which the table then judges.
    func value(type: String) -> any SQLValue {
        switch self {
        case .string(let text):
            if type == "BLOB" { return Base64.bytes(text) }
            return text
        case .integer(let number): return type == "TEXT" ? String(number) : number
        case .number(let number): return number
        case .bool(let isTrue): return isTrue
        default: return String?.none
        }
    }
}
