package import Telemetry
package import Trends

/// What is changing on each vehicle, kept until something changes from which it was computed.
extension IndicatorTables {
    /// Identifies what the findings of a vehicle are computed from. Nil while trips are not measured, or there are none.
    /// It names the last changes and not the number of trips, so that no trip has to be read.
    /// - Parameter formulas: The version of the formulas by which trips are measured.
    package func trendState(vin: String?, formulas: Int) throws(StorageError) -> String? {
        guard try unmeasuredTrips(vin: vin, formulas: formulas, atMost: 1) == 0 else { return nil }
        let rows = try database.connection.prepare(
            """
            SELECT max(
                    ifnull((SELECT max(change) FROM trip
                        WHERE vin IS :vin AND state = 'closed' AND indicator_formulas = :formulas), -1),
                    ifnull((SELECT max(change) FROM trip
                        WHERE vin IS :vin AND state = 'recovered' AND indicator_formulas = :formulas), -1)) AS trip,
                (SELECT ifnull(max(change), 0) FROM scan WHERE vin IS :vin) AS scan,
                (SELECT ifnull(max(change), 0) FROM deletion) AS deletion,
                (SELECT count(*) FROM service WHERE vin = ifnull(:vin, '')) AS services
            """, ["vin": vin, "formulas": formulas])
        guard try rows.step(), rows.integer("trip") >= 0 else { return nil }
        let changes = ["trip", "scan", "deletion", "services"].map { rows.integer($0) }
        return ([Int64(formulas)] + changes).map(String.init).joined(separator: " ")
    }

    /// Returns the number of the trips of a vehicle that are not measured.
    /// - Parameters:
    ///   - formulas: The version of the formulas by which trips are measured.
    ///   - most: With more trips than these, they are not counted further.
    package func unmeasuredTrips(vin: String?, formulas: Int, atMost most: Int) throws(StorageError) -> Int {
        let conditions = ["closed", "recovered"].flatMap { state in
            ["IS NULL", "< :formulas", "> :formulas"].map {
                "vin IS :vin AND state = '\(state)' AND indicator_formulas \($0)"
            }
        }
        return Int(
            clamping: try database.connection.integer(
                "SELECT count(*) FROM ("
                    + conditions.map { "SELECT 1 FROM trip WHERE \($0)" }.joined(separator: " UNION ALL ")
                    + " LIMIT :most)",
                ["vin": vin, "formulas": formulas, "most": most]))
    }

    /// Returns whether a vehicle has at least so many finished trips.
    package func hasFinishedTrips(_ count: Int, of vin: String?) throws(StorageError) -> Bool {
        try database.connection.hasRow(
            "SELECT 1 FROM trip WHERE vin IS :vin AND state IN ('closed', 'recovered') LIMIT 1 OFFSET :others",
            ["vin": vin, "others": count - 1])
    }

    /// Returns the VIN of a trip; nil if it has none.
    package func vin(ofTrip id: Int64) throws(StorageError) -> String? {
        try database.connection.text("SELECT vin FROM trip WHERE id = :id", ["id": id])
    }

    /// Returns whether a vehicle has trips that began at a time or later.
    package func hasTrips(of vin: String?, from start: WallTime) throws(StorageError) -> Bool {
        try database.connection.hasRow(
            "SELECT 1 FROM trip WHERE vin IS :vin AND started_us >= :start LIMIT 1",
            ["vin": vin, "start": start.microseconds])
    }

    /// Returns the findings that were stored for this state; nil if there are none of it.
    /// - Parameter state: nil for any, where it cannot be known.
    package func findings(vin: String?, state: String?) throws(StorageError) -> [TrendFinding]? {
        guard
            try database.connection.hasRow(
                "SELECT 1 FROM trend WHERE vin = :vin AND state = ifnull(:state, state)",
                ["vin": vin ?? "", "state": state])
        else { return nil }
        let rows = try database.connection.prepare(
            """
            SELECT kind, signal, condition, unit, baseline, now, since_us, trips, confidence, limit_km, meaning
            FROM trend_finding WHERE vin = :vin ORDER BY sequence
            """, ["vin": vin ?? ""])
        var findings: [TrendFinding] = []
        while try rows.step() {
            let since = WallTime(microseconds: rows.integer("since_us"))
            // A newer version may have stored a kind that this one does not know.
            guard rows.arePlausible("baseline", "now", "confidence", "limit_km"), since.isPlausible,
                let baseline = rows.optionalReal("baseline"), let now = rows.optionalReal("now"),
                let confidence = rows.optionalReal("confidence"),
                let kind = TrendFinding.Kind(rawValue: rows.text("kind"))
            else { continue }
            findings.append(
                TrendFinding(
                    kind: kind, signal: rows.text("signal"), condition: rows.text("condition"),
                    unit: Unit(rows.text("unit")), baseline: baseline, now: now, since: since,
                    trips: Int(clamping: rows.integer("trips")), confidence: confidence,
                    limitInKm: rows.optionalReal("limit_km"), meaning: rows.text("meaning")))
        }
        return findings
    }

    /// Declares the findings that came with vehicles to be those of a state, and that there are none if none came.
    package func adoptFindings(_ states: [(vin: String?, state: String)]) throws(StorageError) {
        try database.connection.insert(
            into: "trend", conflict: .replaces, rows: states.map { ["vin": $0.vin ?? "", "state": $0.state] })
    }

    /// Replaces the findings of a vehicle.
    package func store(_ findings: [TrendFinding], vin: String?, state: String) throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in
            for table in ["trend", "trend_finding"] {
                try database.connection.run("DELETE FROM \(table) WHERE vin = :vin", ["vin": vin ?? ""])
            }
            try database.connection.insert(into: "trend", ["vin": vin ?? "", "state": state])
            try database.connection.insert(
                into: "trend_finding",
                rows: findings.enumerated().map { sequence, finding in
                    [
                        "vin": vin ?? "", "sequence": sequence, "kind": finding.kind.rawValue,
                        "signal": finding.signal, "condition": finding.condition, "unit": finding.unit.symbol,
                        "baseline": finding.baseline, "now": finding.now, "since_us": finding.since.microseconds,
                        "trips": finding.trips, "confidence": finding.confidence, "limit_km": finding.limitInKm,
                        "meaning": finding.meaning,
                    ]
                })
        }
    }
}
