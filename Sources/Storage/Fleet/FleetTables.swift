/// What a fleet's database has of each trip, scan and car: the rows of these tables, as texts.
package enum FleetTables {
    /// Of a trip: its facts, without what the columns of the fleet's database have, and without positions. `signal` has those
    /// of its samples.
    package static let trip = [
        "trip", "signal", "trip_event", "trip_alert", "trip_signal", "game_session", "lap", "followed", "drift_session",
        "drift_exercise",
    ]

    /// Those of a trip from which totals are made.
    package static let totals: Set = ["trip", "trip_event", "game_session", "lap"]

    /// Of a trip: what was measured of its minutes, for trends and comparisons.
    package static let measures = ["trip_indicator", "trip_segment"]

    /// Of a trip: where it began and ended, and the places there.
    package static let ends = ["trip_way", "place"]

    /// Of a scan.
    package static let scan = ["scan", "scan_ecu", "scan_code", "scan_coverage", "scan_answer", "scan_payload"]

    /// Of a car: what its owner says of it, and what is changing on it.
    package static let vehicle = ["vehicle", "calibration", "service", "trend", "trend_finding"]

    /// Tables of trips and scans that are no part of this: samples, tags and routes have tables of their own; health data
    /// stay where they were recorded, and so do the names of references.
    static let others: Set = [
        "sample", "sample_block", "trip_tag", "route_trip", "heart_beat", "drift_reference",
    ]

    /// The columns that are not among them: numbers of rows, what is of one machine, and what the fleet's database has in
    /// columns.
    static let omittedColumns: [String: Set<String>] = [
        "trip": [
            "id", "change", "owner", "uuid", "vin", "driver", "note", "started_us", "source_kind", "boot",
            "started_boot_us", "appended",
        ],
        "scan": ["id", "change", "vin", "time_us", "boot", "boot_us"], "followed": ["route_id"],
        "vehicle": ["vin"], "service": ["vin"], "calibration": ["id", "vin", "boot", "boot_us"], "trend": ["vin"],
        "trend_finding": ["vin"], "trip_way": ["checkpoints"],
    ]

    /// The column that says to which trip, scan or car a row belongs.
    static func key(_ table: String) -> String {
        switch table {
        case "trip", "scan": "id"
        case _ where vehicle.contains(table): "vin"
        case _ where scan.contains(table): "scan_id"
        default: "trip_id"
        }
    }
}
