package import Telemetry
package import Trends

/// What is changing on each vehicle, kept until something changes from which it was computed.
extension Database {
    /// Identifies what the findings of a vehicle are computed from. Nil while trips are not measured, or there are none.
    /// It names the last changes and not the number of trips, so that no trip has to be read.
    /// - Parameter formulas: The version of the formulas by which trips are measured.
    package func trendState(vin: String?, formulas: Int) throws(StorageError) -> String? {
        guard try unmeasuredTrips(vin: vin, formulas: formulas, atMost: 1) == 0 else { return nil }
        let rows = try connection.prepare(
            """
            SELECT max(
                    ifnull((SELECT max(change) FROM trip WHERE vin IS ?1 AND state = 'closed' AND indicator_formulas = ?2), -1),
                    ifnull((SELECT max(change) FROM trip WHERE vin IS ?1 AND state = 'recovered' AND indicator_formulas = ?2),
                        -1)),
                (SELECT ifnull(max(change), 0) FROM scan WHERE vin IS ?1),
                (SELECT ifnull(max(change), 0) FROM deletion),
                (SELECT count(*) FROM service WHERE vin = ifnull(?1, ''))
            """)
        try rows.bind(1, vin)
        try rows.bind(2, formulas)
        defer { rows.reset() }
        guard try rows.step(), rows.integer(0) >= 0 else { return nil }
        return ([Int64(formulas)] + (0...3).map { rows.integer($0) }).map(String.init).joined(separator: " ")
    }

    /// Returns the number of the trips of a vehicle that are not measured.
    /// - Parameters:
    ///   - formulas: The version of the formulas by which trips are measured.
    ///   - most: With more trips than these, they are not counted further.
    package func unmeasuredTrips(vin: String?, formulas: Int, atMost most: Int) throws(StorageError) -> Int {
        let conditions = ["closed", "recovered"].flatMap { state in
            ["IS NULL", "< ?2", "> ?2"].map { "vin IS ?1 AND state = '\(state)' AND indicator_formulas \($0)" }
        }
        let rows = try connection.prepare(
            "SELECT count(*) FROM ("
                + conditions.map { "SELECT 1 FROM trip WHERE \($0)" }.joined(separator: " UNION ALL ") + " LIMIT ?3)")
        try rows.bind(1, vin)
        try rows.bind(2, formulas)
        try rows.bind(3, most)
        defer { rows.reset() }
        return try rows.step() ? Int(clamping: rows.integer(0)) : 0
    }

    /// Returns whether a vehicle has at least so many finished trips.
    package func hasFinishedTrips(_ count: Int, of vin: String?) throws(StorageError) -> Bool {
        let rows = try connection.prepare(
            "SELECT 1 FROM trip WHERE vin IS ? AND state IN ('closed', 'recovered') LIMIT 1 OFFSET ?")
        try rows.bind(1, vin)
        try rows.bind(2, count - 1)
        defer { rows.reset() }
        return try rows.step()
    }

    /// Returns the VIN of a trip; nil if it has none.
    package func vin(ofTrip id: Int64) throws(StorageError) -> String? {
        let rows = try connection.prepare("SELECT vin FROM trip WHERE id = ?")
        try rows.bind(1, id)
        defer { rows.reset() }
        return try rows.step() ? rows.optionalText(0) : nil
    }

    /// Returns whether a vehicle has trips that began at a time or later.
    package func hasTrips(of vin: String?, from start: WallTime) throws(StorageError) -> Bool {
        let rows = try connection.prepare("SELECT 1 FROM trip WHERE vin IS ? AND started_us >= ? LIMIT 1")
        try rows.bind(1, vin)
        try rows.bind(2, start.microseconds)
        defer { rows.reset() }
        return try rows.step()
    }

    /// Returns the findings that were stored for this state; nil if there are none of it.
    package func findings(vin: String?, state: String) throws(StorageError) -> [TrendFinding]? {
        let known = try connection.prepare("SELECT 1 FROM trend WHERE vin = ? AND state = ?")
        try known.bind(1, vin ?? "")
        try known.bind(2, state)
        defer { known.reset() }
        guard try known.step() else { return nil }
        let rows = try connection.prepare(
            """
            SELECT kind, signal, condition, unit, baseline, now, since_us, trips, confidence, limit_km, meaning
            FROM trend_finding WHERE vin = ? ORDER BY sequence
            """)
        try rows.bind(1, vin ?? "")
        var findings: [TrendFinding] = []
        while try rows.step() {
            let since = WallTime(microseconds: rows.integer(6))
            // A newer version may have stored a kind that this one does not know.
            guard rows.arePlausible([4, 5, 8, 9]), since.isPlausible, let baseline = rows.optionalReal(4),
                let now = rows.optionalReal(5), let confidence = rows.optionalReal(8),
                let kind = TrendFinding.Kind(rawValue: rows.text(0))
            else { continue }
            findings.append(
                TrendFinding(
                    kind: kind, signal: rows.text(1), condition: rows.text(2), unit: Unit(rows.text(3)),
                    baseline: baseline, now: now, since: since,
                    trips: Int(clamping: rows.integer(7)), confidence: confidence, limitInKm: rows.optionalReal(9),
                    meaning: rows.text(10)))
        }
        return findings
    }

    /// Replaces the findings of a vehicle.
    package func store(_ findings: [TrendFinding], vin: String?, state: String) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            for table in ["trend", "trend_finding"] {
                let delete = try connection.prepare("DELETE FROM \(table) WHERE vin = ?")
                try delete.bind(1, vin ?? "")
                try delete.run()
            }
            let insert = try connection.prepare("INSERT INTO trend VALUES (?, ?)")
            try insert.bind(1, vin ?? "")
            try insert.bind(2, state)
            try insert.run()
            let row = try connection.prepare("INSERT INTO trend_finding VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            for (sequence, finding) in findings.enumerated() {
                try row.bind(1, vin ?? "")
                try row.bind(2, sequence)
                try row.bind(3, finding.kind.rawValue)
                try row.bind(4, finding.signal)
                try row.bind(5, finding.condition)
                try row.bind(6, finding.unit.symbol)
                try row.bind(7, finding.baseline)
                try row.bind(8, finding.now)
                try row.bind(9, finding.since.microseconds)
                try row.bind(10, finding.trips)
                try row.bind(11, finding.confidence)
                try row.bind(12, finding.limitInKm)
                try row.bind(13, finding.meaning)
                try row.run()
            }
        }
    }
}
