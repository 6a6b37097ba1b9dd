import Formats
import System
import Telemetry

/// Cells in the database: what was edited here, and what other machines edited. Machines converge because every cell has
/// one latest edit, which does not depend on the order in which edits arrive.
extension Database {
    /// A row of table `sync_cell`.
    struct StoredCell {
        var cell: SyncCell
        /// The value that this database had when it was last looked at.
        var stored: String?
        var seen: SyncVersions
        var source: String?
    }

    /// The fields of objects by their keys, as they are in the tables.
    typealias SyncFields = [String: [String: String]]

    // MARK: This machine

    /// The identifier of this database among those that are synchronized; nil before the first time.
    package func syncMachine() throws(StorageError) -> String? {
        try connection.text("SELECT machine FROM sync_machine")
    }

    /// Makes this database one of those that are synchronized. Returns its identifier.
    package func beginSync(name: String) throws(StorageError) -> String {
        try connection.transaction { () throws(StorageError) in
            let known = try syncMachine()
            let machine = known ?? Self.newMachine()
            if known == nil {
                try connection.insert(
                    into: "sync_machine", ["id": 1, "machine": machine, "last": 0, "noted_change": 0])
            }
            try self.name(machine: machine, name)
            return machine
        }
    }

    /// Gives this database another identifier: it is a copy of the one that had it before, or an older state of it.
    package func becomeOtherMachine(name: String) throws(StorageError) -> String {
        let machine = Self.newMachine()
        try connection.transaction { () throws(StorageError) in
            try connection.run("UPDATE sync_machine SET machine = :machine", ["machine": machine])
            try self.name(machine: machine, name)
        }
        return machine
    }

    private static func newMachine() -> String {
        let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    package func name(machine: String, _ name: String) throws(StorageError) {
        try connection.insert(
            into: "sync_name", conflict: .replaces,
            ["machine": machine, "name": TextLimit.cut(name, to: TextLimit.name)])
    }

    /// The names of machines by their identifiers.
    package func syncNames() throws(StorageError) -> [String: String] {
        let rows = try connection.prepare("SELECT machine, name FROM sync_name")
        var names: [String: String] = [:]
        while try rows.step() { names[rows.text("machine")] = rows.text("name") }
        return names
    }

    /// The greatest number of a cell.
    package func lastSyncNumber() throws(StorageError) -> Int64 {
        try connection.integer("SELECT last FROM sync_machine")
    }

    private func nextSyncNumber() throws(StorageError) -> Int64 {
        try connection.integers("UPDATE sync_machine SET last = last + 1 RETURNING last").first ?? 0
    }

    // MARK: Rows

    private func storedCells(_ condition: String, _ values: NamedValues) throws(StorageError) -> [StoredCell] {
        let rows = try connection.prepare(
            """
            SELECT kind, object, field, value, stored, time_us, machine, versions, seen, source FROM sync_cell
            WHERE \(condition)
            """, values)
        var cells: [StoredCell] = []
        while try rows.step() {
            guard let kind = SyncKind(rawValue: rows.text("kind")) else { continue }
            let cell = SyncCell(
                SyncObject(kind, rows.text("object")), field: rows.text("field"), value: rows.optionalText("value"),
                time: rows.integer("time_us"), machine: rows.text("machine"),
                versions: SyncVersions(text: rows.text("versions")))
            cells.append(
                StoredCell(
                    cell: cell, stored: rows.optionalText("stored"), seen: SyncVersions(text: rows.text("seen")),
                    source: rows.optionalText("source")))
        }
        return cells
    }

    func storedCells(of object: SyncObject) throws(StorageError) -> [StoredCell] {
        try storedCells(
            "kind = :kind AND object = :object", ["kind": object.kind.rawValue, "object": object.key])
    }

    private func storedCell(_ object: SyncObject, _ field: String) throws(StorageError) -> StoredCell? {
        try storedCells(
            "kind = :kind AND object = :object AND field = :field",
            ["kind": object.kind.rawValue, "object": object.key, "field": field]
        ).first
    }

    /// The cells that changed after a number, with the parts from which they came.
    package func syncCells(after number: Int64) throws(StorageError) -> [(cell: SyncCell, source: String?)] {
        try storedCells("number > :number ORDER BY number", ["number": number]).map { ($0.cell, $0.source) }
    }

    /// The objects of which not everything is stored as it should be, in the order in which that can be done.
    package func pendingSyncObjects() throws(StorageError) -> [SyncObject] {
        let rows = try connection.prepare(
            "SELECT DISTINCT kind, object FROM sync_cell WHERE value IS NOT stored ORDER BY kind, object")
        var objects: [SyncObject] = []
        while try rows.step() {
            if let kind = SyncKind(rawValue: rows.text("kind")) {
                objects.append(SyncObject(kind, rows.text("object")))
            }
        }
        return SyncKind.allCases.flatMap { kind in objects.filter { $0.kind == kind } }
    }

    private func write(_ row: StoredCell) throws(StorageError) {
        let cell = row.cell
        try connection.insert(
            into: "sync_cell", conflict: .replaces,
            [
                "kind": cell.object.kind.rawValue, "object": cell.object.key, "field": cell.field,
                "value": cell.value, "stored": row.stored, "time_us": cell.time, "machine": cell.machine,
                "versions": cell.versions.json.line, "seen": row.seen.json.line, "number": try nextSyncNumber(),
                "source": row.source,
            ])
    }

    private func note(stored: String?, of cell: SyncCell) throws(StorageError) {
        try connection.run(
            "UPDATE sync_cell SET stored = :stored WHERE kind = :kind AND object = :object AND field = :field",
            [
                "stored": stored, "kind": cell.object.kind.rawValue, "object": cell.object.key, "field": cell.field,
            ])
    }

    // MARK: Edits

    /// Sets a cell. Its time is later than everything that is known of it, also if the clock is behind.
    /// - Parameter time: when it was edited; nil if that is not known.
    func edit(
        _ object: SyncObject, _ field: String, _ value: String?, stored: String?, at time: WallTime?,
        _ before: StoredCell?, _ machine: String
    ) throws(StorageError) {
        let seen = (before?.seen ?? SyncVersions()).times
        let earliest = (seen.values.max() ?? 0) + 1
        let time = min(max(time?.microseconds ?? 1, earliest, SyncCell.times.lowerBound), SyncCell.times.upperBound)
        let versions = before?.seen ?? SyncVersions()
        try write(
            StoredCell(
                cell: SyncCell(object, field: field, value: value, time: time, machine: machine, versions: versions),
                stored: stored, seen: versions.adding(time, of: machine), source: nil))
    }

    /// Compares objects as they are in the tables with what is known of them, and notes what was edited.
    /// - Parameters:
    ///   - fields: nil for an object that does not exist.
    ///   - cells: what is known of the object.
    func note(
        _ object: SyncObject, _ fields: [String: String]?, _ cells: [StoredCell], at time: WallTime?, _ machine: String
    ) throws(StorageError) {
        let known = Dictionary(uniqueKeysWithValues: cells.map { ($0.cell.field, $0) })
        guard var fields else {
            guard let existence = known[SyncCell.existence], existence.stored != nil else { return }
            if existence.cell.value == nil { return try note(stored: nil, of: existence.cell) }
            return try edit(object, SyncCell.existence, nil, stored: nil, at: time, existence, machine)
        }
        fields[SyncCell.existence] = SyncCell.exists
        for field in Set(fields.keys).union(known.keys).sorted() {
            let value = fields[field]
            let before = known[field]
            guard value != before?.stored || before == nil && value != nil else { continue }
            if let before, before.cell.value == value {
                try note(stored: value, of: before.cell)
            } else {
                try edit(object, field, value, stored: value, at: time, before, machine)
            }
        }
    }

    /// Notes what was edited in this database since the last time, if it is one that is synchronized.
    /// - Parameters:
    ///   - settings: the user's settings, as JSON; nil to leave them alone.
    ///   - maxTrips: if more trips changed, they are left to the next synchronization.
    package func noteEdits(settings: [String: String]? = nil, maxTrips: Int = .max) throws(StorageError) {
        guard let machine = try syncMachine() else { return }
        let isFirst = try lastSyncNumber() == 0
        let time = isFirst ? nil : LocalTime.now
        try noteBodies(at: time, machine, limit: maxTrips)
        try connection.transaction { () throws(StorageError) in
            for table in SyncTable.rows { try note(all: table.kind, try localRows(table), at: time, machine) }
            if let settings {
                try note(all: .setting, settings.mapValues { ["value": $0] }, at: time, machine)
            }
        }
    }

    /// Notes the edits of all objects of a kind, those that were deleted among them.
    private func note(
        all kind: SyncKind, _ rows: SyncFields, at time: WallTime?, _ machine: String
    ) throws(StorageError) {
        var known: [String: [StoredCell]] = [:]
        for cell in try storedCells("kind = :kind", ["kind": kind.rawValue]) {
            known[cell.cell.object.key, default: []].append(cell)
        }
        for key in Set(rows.keys).union(known.keys).sorted() {
            try note(SyncObject(kind, key), rows[key], known[key] ?? [], at: time, machine)
        }
    }

    /// Returns the rows of a table as fields.
    /// - Parameter key: that of the only row; nil for all.
    func localRows(_ table: SyncTable, key: String? = nil) throws(StorageError) -> SyncFields {
        let columns = table.fields.flatMap { $0.columns.map(\.read) }
        let rows = try connection.prepare(
            """
            SELECT \(([table.keySQL] + columns).joined(separator: ", ")) FROM \(table.table)
            WHERE \(table.condition) AND (:key IS NULL OR \(table.keySQL) = :key)
            """, ["key": key])
        var found: SyncFields = [:]
        while try rows.step() {
            var fields: [String: String] = [:]
            var column = 1
            for field in table.fields {
                let values = field.columns.indices.map { rows.json(at: column + $0) }
                column += values.count
                if values.allSatisfy(\.isNull) { continue }
                fields[field.name] = values.count == 1 ? values[0].line : JSON.array(values).line
            }
            if !rows.isNull(at: 0) { found[rows.text(at: 0)] = fields }
        }
        return found
    }

    // MARK: Edits of other machines

    /// What came of the edits of other machines.
    package struct SyncMerged: Sendable {
        package var objects: Set<SyncObject> = []
        package var conflicts: [SyncConflict] = []
    }

    /// Takes in edits of other machines, of which nothing is stored in the tables yet.
    /// - Parameters:
    ///   - conflicts: those that other machines noticed.
    ///   - part: from which they came.
    package func merge(
        _ cells: [SyncCell], _ conflicts: [SyncConflict] = [], part: String
    ) throws(StorageError) -> SyncMerged {
        try connection.transaction { () throws(StorageError) in
            var merged = SyncMerged()
            for conflict in conflicts where try keep(conflict) { merged.conflicts.append(conflict) }
            for cell in cells {
                guard let row = try storedCell(cell.object, cell.field) else {
                    try write(
                        StoredCell(
                            cell: cell, stored: nil, seen: cell.versions.adding(cell.time, of: cell.machine),
                            source: part))
                    merged.objects.insert(cell.object)
                    continue
                }
                if row.seen.has(cell.time, of: cell.machine) { continue }
                let here = row.cell
                let isLater = cell.isLater(than: here)
                let winner = isLater ? cell : here
                let other = isLater ? here : cell
                let seen = row.seen.union(cell.versions).adding(cell.time, of: cell.machine)
                if !cell.versions.has(here.time, of: here.machine), cell.value != here.value {
                    let conflict = SyncConflict(
                        object: cell.object, field: cell.field, kept: winner.value, other: other.value,
                        keptMachine: winner.machine, otherMachine: other.machine, keptTime: winner.time,
                        otherTime: other.time)
                    if try keep(conflict) { merged.conflicts.append(conflict) }
                }
                try write(
                    StoredCell(
                        cell: winner, stored: row.stored, seen: seen, source: winner == cell ? part : row.source))
                if winner == cell { merged.objects.insert(cell.object) }
            }
            try connection.insert(into: "sync_part", conflict: .ignored, ["name": part])
            return merged
        }
    }

    /// The parts that were read or written.
    package func syncParts() throws(StorageError) -> Set<String> {
        Set(try connection.texts("SELECT name FROM sync_part"))
    }

    package func note(part: String) throws(StorageError) {
        try connection.insert(into: "sync_part", conflict: .ignored, ["name": part])
    }

    // MARK: Conflicts

    /// Returns whether it was not known.
    private func keep(_ conflict: SyncConflict) throws(StorageError) -> Bool {
        try connection.insert(
            into: "sync_conflict", conflict: .ignored,
            [
                "kind": conflict.object.kind.rawValue, "object": conflict.object.key, "field": conflict.field,
                "kept": conflict.kept, "other": conflict.other, "kept_us": conflict.keptTime,
                "kept_machine": conflict.keptMachine, "other_us": conflict.otherTime,
                "other_machine": conflict.otherMachine, "number": try nextSyncNumber(),
            ]) > 0
    }

    /// The conflicts after a number, the latest first.
    package func syncConflicts(after number: Int64 = 0) throws(StorageError) -> [SyncConflict] {
        let rows = try connection.prepare(
            """
            SELECT kind, object, field, kept, other, kept_us, kept_machine, other_us, other_machine FROM sync_conflict
            WHERE number > :number ORDER BY kept_us DESC, kind, object, field
            """, ["number": number])
        var conflicts: [SyncConflict] = []
        while try rows.step() {
            guard let kind = SyncKind(rawValue: rows.text("kind")) else { continue }
            conflicts.append(
                SyncConflict(
                    object: SyncObject(kind, rows.text("object")), field: rows.text("field"),
                    kept: rows.optionalText("kept"), other: rows.optionalText("other"),
                    keptMachine: rows.text("kept_machine"), otherMachine: rows.text("other_machine"),
                    keptTime: rows.integer("kept_us"), otherTime: rows.integer("other_us")))
        }
        return conflicts
    }

    /// Notes how an object is in the tables.
    func noteStored(_ object: SyncObject, _ fields: [String: String]?) throws(StorageError) {
        for row in try storedCells(of: object) {
            let isExistence = row.cell.field == SyncCell.existence
            let value = isExistence ? fields.map { _ in SyncCell.exists } : fields?[row.cell.field]
            // What an object had that no longer exists is not looked at.
            let stored = fields == nil && !isExistence ? row.cell.value : value
            if stored != row.stored { try note(stored: stored, of: row.cell) }
        }
    }

    /// The values of settings that are to be written into the user's file, as JSON; nil to remove one.
    package func pendingSettings() throws(StorageError) -> [String: String?] {
        var settings: [String: String?] = [:]
        for object in try pendingSyncObjects() where object.kind == .setting {
            let cells = try storedCells(of: object)
            let isPresent = Self.isAlive(cells)
            settings[object.key] = .some(isPresent ? cells.first { $0.cell.field == "value" }?.cell.value : nil)
        }
        return settings
    }

    /// Notes that settings are in the user's file.
    package func noteStored(settings: [String: String?]) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            for (name, value) in settings { try noteStored(SyncObject(.setting, name), value.map { ["value": $0] }) }
        }
    }

    /// Whether an object exists: it was not deleted, or edited later than it was deleted.
    static func isAlive(_ cells: [StoredCell]) -> Bool {
        guard let existence = cells.first(where: { $0.cell.field == SyncCell.existence })?.cell else { return false }
        if existence.value != nil { return true }
        return cells.contains { row in
            ![SyncCell.existence, SyncCell.body].contains(row.cell.field) && row.cell.value != nil
                && row.cell.isLater(than: existence)
        }
    }
}

extension JSON {
    var isNull: Bool { if case .null = self { true } else { false } }
}

// MARK: - Contents

extension Database {
    package static var schemaVersion: Int64 { Schema.version }

    /// The name of the content that a trip or scan should have; nil if it does not exist.
    package func syncContentName(_ object: SyncObject) throws(StorageError) -> String? {
        let cells = try storedCells(of: object)
        guard Self.isAlive(cells), let body = cells.first(where: { $0.cell.field == SyncCell.body }) else { return nil }
        return body.cell.value.flatMap { JSON(parsing: Array($0.utf8))?.text }
    }

    /// The names of the contents of all trips and scans that exist.
    package func syncContentNames() throws(StorageError) -> Set<String> {
        let values = try connection.texts(
            """
            SELECT value FROM sync_cell AS cell WHERE field = 'body' AND value IS NOT NULL AND EXISTS (
                SELECT 1 FROM sync_cell AS other WHERE other.kind = cell.kind AND other.object = cell.object
                    AND (other.field = '' AND other.value IS NOT NULL
                        OR other.field NOT IN ('', 'body') AND other.value IS NOT NULL
                            AND other.time_us >= (SELECT time_us FROM sync_cell AS existence
                                WHERE existence.kind = cell.kind AND existence.object = cell.object
                                    AND existence.field = '')))
            """)
        return Set(values.compactMap { JSON(parsing: Array($0.utf8))?.text })
    }
}
