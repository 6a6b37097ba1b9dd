import Trips

/// What commands skip when they read.
extension DatabaseCare {
    /// Reads everything, as the commands do. Afterward `issues` contains everything that they skip.
    func readEverything() throws(StorageError) {
        for trip in try database.trips.select("true") {
            try database.storedSamples(trip: trip.id) { _ in }
            _ = try database.heart.beats(trip: trip.id)
            _ = try database.indicators.measurements(
                ofTrip: trip.id, by: IndicatorTables.MeasurementFormulas(segments: 0, indicators: 0))
        }
        for route in try database.routes.all() { _ = try database.routes.drives(ofRoute: route.id) }
        _ = try database.places.all()
        _ = try database.gates.all()
        _ = try database.scans.records("")
        for scan in try database.connection.integers("SELECT id FROM scan") { _ = try database.scans.scan(id: scan) }
        _ = try database.vehicles.all()
        for vin in try database.connection.texts("SELECT DISTINCT vin FROM calibration") {
            for kind in CalibrationMark.Kind.allCases { _ = try database.vehicles.calibrationMarks(vin: vin, kind) }
        }
        let asked = try database.connection.prepare("SELECT DISTINCT device, vin FROM supported")
        while try asked.step() {
            _ = try database.vehicles.supported(device: asked.text("device"), vin: asked.text("vin"))
        }
        try findLongTexts()
        try findOrphans()
    }

    /// Finds texts that no command reads as a whole but whose copies take space.
    private func findLongTexts() throws(StorageError) {
        let columns = try database.connection.prepare(
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
            guard try database.connection.integer("SELECT count(*) FROM \(table) WHERE \(condition)") > 0 else {
                continue
            }
            _ = database.expect(
                false, "column '\(column)' of table '\(table)' contains a text that is too long",
                repair: "UPDATE OR REPLACE \(table) SET \(column) = substr(\(column), 1, 1000) WHERE \(condition)")
        }
    }

    /// Finds rows that refer to a missing row.
    private func findOrphans() throws(StorageError) {
        let rows = try database.connection.prepare("PRAGMA foreign_key_check")
        while try rows.step() {
            let (table, parent) = (rows.text("table"), rows.text("parent"))
            guard Schema.tables.contains(table), Schema.tables.contains(parent) else { continue }
            let keys = try database.connection.texts(
                #"SELECT "from" FROM pragma_foreign_key_list('\#(table)') WHERE "table" = '\#(parent)'"#)
            guard let key = keys.first else { continue }
            _ = database.expect(
                false, "a row of table '\(table)' has no parent in table '\(parent)'",
                repair: "DELETE FROM \(table) WHERE \(key) NOT IN (SELECT id FROM \(parent))")
        }
    }

    /// Removes from a copy what reading skips. Returns what was removed. If anything was removed, all trips and scans
    /// of the copy are marked as changed, and the missing ones as deleted, for programs that followed the original.
    func removeIssues() throws(StorageError) -> [String] {
        var problems: [String] = []
        try database.connection.exec("PRAGMA foreign_keys = ON")
        try database.connection.exec(
            """
            CREATE TEMP TABLE present AS SELECT 'trip' AS kind, id, uuid FROM trip UNION ALL SELECT 'scan', id, NULL FROM scan
            """)
        defer { try? database.connection.exec("DROP TABLE temp.present") }
        // Removing one issue may reveal others.
        for _ in 1...100 {
            database.issues = []
            try readEverything()
            if database.issues.isEmpty { break }
            try database.connection.transaction { () throws(StorageError) in
                for issue in database.issues {
                    if !problems.contains(issue.problem) { problems.append(issue.problem) }
                    try database.connection.exec(issue.repair)
                }
            }
        }
        if problems.isEmpty { return [] }
        try database.connection.transaction { () throws(StorageError) in
            let change = try database.nextChange()
            try database.connection.exec(
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
