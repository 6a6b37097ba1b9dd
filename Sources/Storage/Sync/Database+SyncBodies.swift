import Formats
import OBD
import Telemetry
import Trips

/// Trips and scans, which consist of the rows of several tables. What users edit of them are fields of their own; the rest
/// is one content, whose hash is the value of a field.
extension Database {
    /// What users edit of a trip.
    private static let editable = ["driver", "note", "vin", "fuel_price", "electricity_price", "currency"]
    /// What every database has for itself, or makes of the samples.
    private static let ownColumns: Set = [
        "id", "change", "owner", "way_formulas", "indicator_formulas", "segment_formulas", "route_id",
    ]
    private static let ownTables: Set = [
        "trip_indicator", "trip_segment", "trip_tag", "drift_reference",
        // Health data stay where they were recorded.
        "heart_beat",
    ]
    private static let tag = "tag:"

    private static let scanKey = "ifnull(boot || ' ' || boot_us, time_us) || ' ' || ifnull(vin, '') || ' ' || device"

    private func row(_ object: SyncObject) throws(StorageError) -> Int64? {
        let sql =
            object.kind == .trip
            ? "SELECT id FROM trip WHERE uuid = :key" : "SELECT id FROM scan WHERE \(Self.scanKey) = :key"
        return try connection.integers(sql, ["key": object.key]).first
    }

    // MARK: Reading

    /// Returns the fields of a trip or scan; nil if it does not exist.
    func bodyFields(_ object: SyncObject) throws(StorageError) -> [String: String]? {
        guard let id = try row(object) else { return nil }
        if object.kind == .trip, try trips.isOpen(trip: id) { return nil }
        return try bodyFields(object.kind, id)
    }

    private func bodyFields(_ kind: SyncKind, _ id: Int64) throws(StorageError) -> [String: String] {
        var fields = [SyncCell.body: JSON.string(Self.name(ofContent: try body(kind, id))).line]
        guard kind == .trip else { return fields }
        let columns = Self.editable
        let rows = try connection.prepare(
            "SELECT \(columns.joined(separator: ", ")) FROM trip WHERE id = :id", ["id": id])
        if try rows.step() {
            for (index, column) in columns.enumerated() where !rows.isNull(at: index) {
                fields[column] = rows.json(at: index).line
            }
        }
        for tag in try connection.texts("SELECT tag FROM trip_tag WHERE trip_id = :id", ["id": id]) {
            fields[Self.tag + tag] = SyncCell.exists
        }
        return fields
    }

    package static func name(ofContent bytes: [UInt8]) -> String {
        String(Hexadecimal.text(SHA256.hash(bytes)).lowercased().prefix(32))
    }

    /// Returns the content of a trip or scan with its name; nil if it does not exist or is being recorded.
    package func syncContent(_ object: SyncObject) throws(StorageError) -> (name: String, bytes: [UInt8])? {
        guard let id = try row(object) else { return nil }
        if object.kind == .trip, try trips.isOpen(trip: id) { return nil }
        let bytes = try body(object.kind, id)
        return (Self.name(ofContent: bytes), bytes)
    }

    private func parts(_ kind: SyncKind) throws(StorageError) -> [(name: String, key: String)] {
        let removable = kind == .trip ? Removable.trip : .scan
        let tables = try trash.tables(of: removable).filter { !Self.ownTables.contains($0.name) }
        return tables + (kind == .trip ? [("sample", "trip_id")] : [])
    }

    private func columns(_ table: String, key: String, _ kind: SyncKind) throws(StorageError) -> [String] {
        try connection.texts("SELECT name FROM pragma_table_info('\(table)')").filter { column in
            let isOfUser = table == "trip" && (Self.editable.contains(column) || column == "uuid")
            return !Self.ownColumns.contains(column) && column != key && !isOfUser
        }
    }

    /// Returns the rows of a trip or scan as a line of JSON, the same on every machine that has the same rows.
    private func body(_ kind: SyncKind, _ id: Int64) throws(StorageError) -> [UInt8] {
        var members: [(String, JSON?)] = []
        for (table, key) in try parts(kind) {
            let names = try columns(table, key: key, kind)
            let reads = names.map { name in
                name == "signal" ? "(SELECT name || char(9) || unit FROM signal WHERE id = signal)" : name
            }
            var order = try connection.texts("SELECT name FROM pragma_table_info('\(table)') WHERE pk > 0 ORDER BY pk")
            if let place = order.firstIndex(of: "signal") {
                order[place] = "(SELECT name || char(9) || unit FROM signal WHERE id = signal)"
            }
            let rows = try connection.prepare(
                """
                SELECT \(reads.joined(separator: ", ")) FROM \(table) WHERE \(key) = :id
                ORDER BY \(order.joined(separator: ", "))
                """, ["id": id])
            var list: [JSON] = []
            while try rows.step() {
                list.append(
                    .object(
                        names.enumerated().compactMap { index, name in
                            rows.isNull(at: index) ? nil : (name, rows.json(at: index))
                        }))
            }
            if !list.isEmpty { members.append((table, .array(list))) }
        }
        return Array(JSON.object(members).line.utf8)
    }

    // MARK: Edits

    /// Notes which trips and scans were added, edited and deleted.
    func noteBodies(at time: WallTime?, _ machine: String, limit: Int) throws(StorageError) {
        let noted = try connection.integer("SELECT noted_change FROM sync_machine")
        let last = try changes.last()
        var changed: [(SyncObject, Int64)] = []
        for (kind, key, condition) in [
            (SyncKind.trip, "uuid", "state <> 'open'"), (SyncKind.scan, Self.scanKey, "true"),
        ] {
            let rows = try connection.prepare(
                """
                SELECT id, \(key) AS sync_key FROM \(kind.rawValue)
                WHERE change > :noted AND \(condition) AND sync_key IS NOT NULL ORDER BY id
                """, ["noted": noted])
            while try rows.step() { changed.append((SyncObject(kind, rows.text("sync_key")), rows.integer("id"))) }
        }
        guard changed.count <= limit else { return }
        // Others can write in between.
        for start in stride(from: 0, to: changed.count, by: 8) {
            try connection.transaction { () throws(StorageError) in
                for (object, id) in changed[start..<min(start + 8, changed.count)] {
                    let table = object.kind.rawValue
                    guard try connection.hasRow("SELECT 1 FROM \(table) WHERE id = \(id)") else { continue }
                    try note(
                        object, try bodyFields(object.kind, id), try storedCells(of: object), at: time, machine)
                }
            }
        }
        try connection.transaction { () throws(StorageError) in
            try noteDeletedBodies(at: time, machine)
            try connection.run("UPDATE sync_machine SET noted_change = :last", ["last": last])
        }
    }

    private func noteDeletedBodies(at time: WallTime?, _ machine: String) throws(StorageError) {
        for (kind, key) in [(SyncKind.trip, "uuid"), (SyncKind.scan, Self.scanKey)] {
            let gone = try connection.texts(
                """
                SELECT object FROM sync_cell WHERE kind = :kind AND field = '' AND stored IS NOT NULL
                    AND object NOT IN (SELECT \(key) FROM \(kind.rawValue) WHERE \(key) IS NOT NULL)
                """, ["kind": kind.rawValue])
            for key in gone {
                let object = SyncObject(kind, key)
                try note(object, nil, try storedCells(of: object), at: time, machine)
            }
        }
    }

    // MARK: Storing

    /// Returns whether the trip or scan is deleted now. It can be restored from the trash.
    func deleteBody(_ object: SyncObject) throws(StorageError) -> Bool {
        guard let id = try row(object) else { return true }
        if object.kind == .trip, try trips.isOpen(trip: id) { return false }
        let kind = object.kind == .trip ? Removable.trip : .scan
        _ = try trash.add(kind, [id], as: .delete)
        return try remove(kind, id)
    }

    func storeBody(
        _ object: SyncObject, _ cells: [StoredCell], _ content: (String) -> [UInt8]?
    ) throws(StorageError) -> SyncStored {
        let body = cells.first { $0.cell.field == SyncCell.body }
        guard let body, let name = body.cell.value.flatMap({ JSON(parsing: Array($0.utf8))?.text }) else {
            return .waiting
        }
        var id = try row(object)
        if let id, object.kind == .trip, try trips.isOpen(trip: id) { return .refused }
        if id == nil || body.stored != body.cell.value {
            guard let bytes = content(name) else { return .waiting }
            guard Self.name(ofContent: bytes) == name, let document = JSON(parsing: bytes) else { return .refused }
            // The trash has what was changed here at the same time.
            if let id, try isConflict(object, stored: body.stored) {
                _ = try trash.add(object.kind == .trip ? .trip : .scan, [id], as: .restore)
            }
            id = try storeRows(document, object, at: id)
        }
        guard let id else { return .refused }
        if object.kind == .trip { try storeEdits(cells, trip: id) }
        try connection.exec("UPDATE \(object.kind.rawValue) SET change = \(try nextChange()) WHERE id = \(id)")
        return .stored
    }

    private func isConflict(_ object: SyncObject, stored: String?) throws(StorageError) -> Bool {
        try connection.hasRow(
            """
            SELECT 1 FROM sync_conflict
            WHERE kind = :kind AND object = :object AND field = :field AND other IS :stored
            """,
            ["kind": object.kind.rawValue, "object": object.key, "field": SyncCell.body, "stored": stored])
    }

    /// Stores the rows of a trip or scan, in place of those that it has.
    private func storeRows(_ document: JSON, _ object: SyncObject, at present: Int64?) throws(StorageError) -> Int64? {
        let parts = try parts(object.kind)
        guard let own = parts.first, case .array(let rows)? = document[own.name], rows.count == 1 else { return nil }
        var id = present ?? 0
        for (table, key) in parts {
            let types = try connection.prepare("SELECT name, type FROM pragma_table_info('\(table)')")
            var kinds: [String: String] = [:]
            while try types.step() { kinds[types.text("name")] = types.text("type") }
            let names = try columns(table, key: key, object.kind)
            let isOwn = table == own.name
            if !isOwn { try connection.exec("DELETE FROM \(table) WHERE \(key) = \(id)") }
            guard case .array(let rows)? = document[table] else { continue }
            for row in rows {
                var pairs: [(name: String, value: any SQLValue)] = []
                for name in names {
                    guard let value = row[name] else {
                        if isOwn, present != nil { pairs.append((name, String?.none)) }
                        continue
                    }
                    let stored: any SQLValue =
                        name == "signal" ? try signalNumber(value.text ?? "") : value.value(type: kinds[name] ?? "")
                    pairs.append((name, stored))
                }
                if !isOwn {
                    try connection.insert(into: table, NamedValues(pairs + [(key, id)]))
                } else if present != nil {
                    // Columns that are never NULL are in every row.
                    try connection.update(table, NamedValues(pairs), where: "id = :row_id", ["row_id": id])
                } else {
                    if object.kind == .trip { pairs.append(("uuid", object.key)) }
                    try connection.insert(into: table, NamedValues(pairs))
                    id = connection.lastInsertedRow
                }
            }
        }
        if object.kind == .trip {
            try connection.exec(
                """
                UPDATE trip SET way_formulas = NULL, indicator_formulas = NULL, segment_formulas = NULL WHERE id = \(id);
                DELETE FROM trip_indicator WHERE trip_id = \(id);
                DELETE FROM trip_segment WHERE trip_id = \(id);
                """)
        }
        return id
    }

    private func signalNumber(_ text: String) throws(StorageError) -> Int64 {
        let parts = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let values: NamedValues = ["name": parts[0], "unit": parts.count > 1 ? parts[1] : ""]
        try connection.insert(into: "signal", conflict: .ignored, values)
        return try connection.integer("SELECT id FROM signal WHERE name = :name AND unit = :unit", values)
    }

    private func storeEdits(_ cells: [StoredCell], trip id: Int64) throws(StorageError) {
        var pairs: [(name: String, value: any SQLValue)] = Self.editable.map { ($0, String?.none) }
        var tags: [String] = []
        for cell in cells.map(\.cell) {
            if let place = Self.editable.firstIndex(of: cell.field) {
                let type = ["fuel_price", "electricity_price"].contains(cell.field) ? "REAL" : "TEXT"
                pairs[place].value =
                    cell.value.flatMap { JSON(parsing: Array($0.utf8)) }?.value(type: type) ?? String?.none
            } else if cell.field.hasPrefix(Self.tag), cell.value != nil {
                tags.append(String(cell.field.dropFirst(Self.tag.count)))
            }
        }
        try connection.update("trip", NamedValues(pairs), where: "id = :row_id", ["row_id": id])
        try connection.exec("DELETE FROM trip_tag WHERE trip_id = \(id)")
        try trips.insertTags(tags, trip: id)
    }
}
