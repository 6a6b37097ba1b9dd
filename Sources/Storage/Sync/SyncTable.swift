/// A table whose rows are synchronized as they are: what its objects are, and their fields. Trips and scans consist of more
/// (`Database+SyncBodies.swift`).
struct SyncTable: Sendable {
    struct Column: Sendable {
        var name: String
        /// SQL for the value that every machine understands, and back.
        var read: String
        var write: String

        init(_ name: String, read: String? = nil, write: String? = nil) {
            self.name = name
            self.read = read ?? name
            self.write = write ?? ":" + name
        }

        /// The number of a row here, and an identifier elsewhere.
        static func link(_ name: String, to table: String) -> Column {
            Column(
                name, read: "(SELECT uuid FROM \(table) WHERE id = \(name))",
                write: "(SELECT id FROM \(table) WHERE uuid = :\(name))")
        }
    }

    struct Field: Sendable {
        var name: String
        /// What is only right together.
        var columns: [Column]

        init(_ name: String, _ columns: Column...) {
            self.name = name
            self.columns = columns
        }

        init(_ name: String, _ columns: String...) {
            self.name = name
            self.columns = columns.map { Column($0) }
        }
    }

    var kind: SyncKind
    var table: String
    /// The columns that identify a row.
    var key: [Column]
    /// SQL for the key of a row.
    var keySQL: String
    var fields: [Field]
    /// SQL: which rows are synchronized.
    var condition = "true"

    init(
        _ kind: SyncKind, _ table: String, key: [Column], keySQL: String? = nil, condition: String = "true",
        _ fields: [Field]
    ) {
        self.kind = kind
        self.table = table
        self.key = key
        let columns = key.map(\.read)
        self.keySQL = keySQL ?? (key.count == 1 ? columns[0] : "json_array(\(columns.joined(separator: ", ")))")
        self.condition = condition
        self.fields = fields
    }

    static func of(_ kind: SyncKind) -> SyncTable? { rows.first { $0.kind == kind } }

    static let rows = [
        SyncTable(
            .vehicle, "vehicle", key: [Column("vin")],
            [
                Field("name", "name"), Field("fuel", "fuel"), Field("displacement", "displacement_l"),
                Field("volumetricEfficiency", "volumetric_efficiency"), Field("cylinders", "cylinders"),
                Field("tank", "tank_l"), Field("battery", "battery_kwh"),
                Field("odometer", "odometer_km", "odometer_us"),
                Field("fuelFactor", "fuel_factor", "fuel_spread_percent", "fuel_comparisons"),
                Field(
                    "distanceFactor", "distance_factor", "distance_spread_percent", "distance_comparisons",
                    "distance_by_gps"),
                Field("make", "make"), Field("model", "model"), Field("modelYear", "model_year"),
            ]),
        SyncTable(.service, "service", key: [Column("vin"), Column("time_us"), Column("description")], []),
        SyncTable(
            .fillUp, "calibration", key: [Column("vin"), Column("time_us"), Column("kind")],
            [Field("amount", "amount"), Field("computed", "computed", "factor", "method")]),
        SyncTable(
            .place, "place", key: [], keySQL: "lower(name)",
            [
                Field("name", "name"), Field("position", "lat", "lon"), Field("radius", "radius_m"),
                Field("isHidden", "is_hidden"),
            ]),
        // Those that every machine finds by itself in its trips are not sent.
        SyncTable(
            .route, "route", key: [Column("uuid")],
            condition: """
                (name IS NOT NULL OR is_starred OR NOT is_found
                    OR EXISTS (SELECT 1 FROM route_drive WHERE route_id = route.id))
                """,
            [
                Field("name", "name"), Field("isStarred", "is_starred"), Field("isFound", "is_found"),
                Field("path", "length_m", "checkpoints"),
            ]),
        SyncTable(
            .drive, "route_drive", key: [.link("route_id", to: "route"), Column("uuid")],
            [
                Field("driver", "driver"), Field("start", "started_us"),
                Field("drive", "covered", "jaccard", "distance_m", "times", "knots"),
            ]),
        SyncTable(
            .gate, "lap_gate", key: [Column("name")],
            [
                Field("line", "latitude", "longitude", "course_deg", "half_width_m"),
                // Written by `storeSectors`.
                Field("sectors", Column("sectors", read: sectors, write: "")),
            ]),
        SyncTable(
            .reference, "drift_reference", key: [Column("name")], [Field("trip", Column.link("trip_id", to: "trip"))]),
    ]

    private static let sectors = """
        (SELECT json_group_array(json_array(number, latitude, longitude, course_deg, half_width_m)) FROM (
            SELECT number, latitude, longitude, course_deg, half_width_m FROM lap_sector WHERE gate = lap_gate.name
            ORDER BY number))
        """
}
