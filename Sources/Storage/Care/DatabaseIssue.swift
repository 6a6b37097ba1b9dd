import Trips

/// A stored value that this program would not have stored, such as an invalid time: the database was changed by
/// something else, or part of it was overwritten. Reading skips it and continues with the rest.
package struct DatabaseIssue: Hashable, Sendable {
    /// A description: "the times of trip 3 make no sense".
    package let problem: String
    /// The SQL that removes the value from a copy.
    let repair: String
}

/// The maximum lengths of texts in characters. A longer text was not typed by a user.
package enum TextLimit {
    package static let note = 10_000
    /// The limit for drivers, tags and vehicle names.
    package static let name = 200
    /// The maximum number of tags of a trip.
    static let tags = 1000

    /// Returns the beginning of a text.
    static func cut(_ text: String?, to limit: Int) -> String? {
        guard let text, text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
        return String(text.unicodeScalars.prefix(limit))
    }
}

extension Database {
    /// The maximum number of issues that are recorded. Further ones are skipped all the same.
    static let keptIssues = 1000

    /// Returns the condition. If it is false an issue is recorded.
    func expect(_ condition: Bool, _ problem: @autoclosure () -> String, repair: @autoclosure () -> String) -> Bool {
        if condition { return true }
        let issue = DatabaseIssue(problem: problem(), repair: repair())
        if issues.count < Self.keptIssues, !issues.contains(issue) { issues.append(issue) }
        return false
    }

    /// Returns a text that a user typed, truncated if it is too long.
    func typed(
        _ text: String?, atMost limit: Int, _ what: @autoclosure () -> String, repair: @autoclosure () -> String
    ) -> String? {
        guard let text else { return nil }
        // A character has at least one byte.
        if text.utf8.count <= limit { return text }
        let isShort = text.unicodeScalars.count <= limit
        return expect(isShort, "\(what()) is too long", repair: repair()) ? text : text.prefix(limit) + "…"
    }

    /// Reads everything, as the commands do. Afterward `issues` contains everything that they skip.
    func readEverything() throws(StorageError) {
        for trip in try select("true") {
            try storedSamples(trip: trip.id) { _ in }
            _ = try heartBeats(trip: trip.id)
            _ = try measurements(ofTrip: trip.id, by: MeasurementFormulas(segments: 0, indicators: 0))
        }
        for route in try routes.all() { _ = try routes.drives(ofRoute: route.id) }
        _ = try places.all()
        _ = try gates()
        _ = try scanRecords("")
        for scan in try connection.integers("SELECT id FROM scan") { _ = try self.scan(id: scan) }
        _ = try vehicles.all()
        for vin in try connection.texts("SELECT DISTINCT vin FROM calibration") {
            for kind in CalibrationMark.Kind.allCases { _ = try vehicles.calibrationMarks(vin: vin, kind) }
        }
        let asked = try connection.prepare("SELECT DISTINCT device, vin FROM supported")
        while try asked.step() { _ = try vehicles.supported(device: asked.text("device"), vin: asked.text("vin")) }
        try findLongTexts()
        try findOrphans()
    }

    /// Finds texts that no command reads as a whole but whose copies take space.
    private func findLongTexts() throws(StorageError) {
        let columns = try connection.prepare(
            """
            SELECT t.name AS "table", c.name AS "column" FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
            WHERE t.type = 'table' AND c.type IN ('TEXT', 'BLOB')
            """)
        let typed = ["note", "driver", "name", "tag"]
        while try columns.step() {
            let (table, column) = (columns.text("table"), columns.text("column"))
            // Typed texts are checked when they are read.
            if typed.contains(column), table != "signal" { continue }
            guard Schema.tables.contains(table) else { continue }
            let condition = "length(CAST(\(column) AS BLOB)) > \(Statement.longest)"
            guard try connection.integer("SELECT count(*) FROM \(table) WHERE \(condition)") > 0 else { continue }
            _ = expect(
                false, "column '\(column)' of table '\(table)' contains a text that is too long",
                repair: "UPDATE OR REPLACE \(table) SET \(column) = substr(\(column), 1, 1000) WHERE \(condition)")
        }
    }

    /// Finds rows that refer to a missing row.
    private func findOrphans() throws(StorageError) {
        let rows = try connection.prepare("PRAGMA foreign_key_check")
        while try rows.step() {
            let (table, parent) = (rows.text("table"), rows.text("parent"))
            guard Schema.tables.contains(table), Schema.tables.contains(parent) else { continue }
            let keys = try connection.texts(
                #"SELECT "from" FROM pragma_foreign_key_list('\#(table)') WHERE "table" = '\#(parent)'"#)
            guard let key = keys.first else { continue }
            _ = expect(
                false, "a row of table '\(table)' has no parent in table '\(parent)'",
                repair: "DELETE FROM \(table) WHERE \(key) NOT IN (SELECT id FROM \(parent))")
        }
    }

    /// Removes from a copy what reading skips. Returns what was removed. If anything was removed, all trips and scans
    /// of the copy are marked as changed, and the missing ones as deleted, for programs that followed the original.
    func removeIssues() throws(StorageError) -> [String] {
        var problems: [String] = []
        try connection.exec("PRAGMA foreign_keys = ON")
        try connection.exec(
            """
            CREATE TEMP TABLE present AS SELECT 'trip' AS kind, id, uuid FROM trip UNION ALL SELECT 'scan', id, NULL FROM scan
            """)
        defer { try? connection.exec("DROP TABLE temp.present") }
        // Removing one issue may reveal others.
        for _ in 1...100 {
            issues = []
            try readEverything()
            if issues.isEmpty { break }
            try connection.transaction { () throws(StorageError) in
                for issue in issues {
                    if !problems.contains(issue.problem) { problems.append(issue.problem) }
                    try connection.exec(issue.repair)
                }
            }
        }
        if problems.isEmpty { return [] }
        try connection.transaction { () throws(StorageError) in
            let change = try nextChange()
            try connection.exec(
                """
                UPDATE trip SET change = \(change);
                UPDATE scan SET change = \(change);
                INSERT INTO deletion (change, kind, number, uuid) SELECT \(change), kind, id, uuid FROM temp.present
                    WHERE kind = 'trip' AND id NOT IN (SELECT id FROM trip)
                        OR kind = 'scan' AND id NOT IN (SELECT id FROM scan);
                """)
        }
        return problems
    }
}
