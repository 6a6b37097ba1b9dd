import Formats
import OBD
import Telemetry
import Trips

/// The schema `obdmech` of a PostgreSQL database, and what is written there.
package enum PostgresSchema {
    /// The migrations. To change the schema, append one. NEVER edit or remove one: existing databases have applied it.
    package static let migrations = [
        """
        CREATE TABLE obdmech.vehicle (
            uuid uuid PRIMARY KEY,
            vin text,
            name text,
            make text,
            model text,
            model_year integer
        );
        CREATE TABLE obdmech.trip (
            uuid uuid PRIMARY KEY,
            vehicle uuid NOT NULL REFERENCES obdmech.vehicle,
            kind text NOT NULL,
            driver text,
            tags text[] NOT NULL DEFAULT '{}',
            note text,
            started_at timestamptz NOT NULL,
            \(columns.map { "\($0.name) \($0.type)" }.joined(separator: ",\n    ")),
            document jsonb NOT NULL
        );
        CREATE INDEX trip_started ON obdmech.trip (started_at);
        CREATE INDEX trip_vehicle ON obdmech.trip (vehicle, started_at);
        -- A partition for each month, made when its first sample arrives.
        CREATE TABLE obdmech.sample (
            trip uuid NOT NULL REFERENCES obdmech.trip ON DELETE CASCADE,
            signal text NOT NULL,
            at timestamptz NOT NULL,
            value double precision NOT NULL,
            PRIMARY KEY (trip, signal, at)
        ) PARTITION BY RANGE (at);
        -- origin and number: the publisher, and the number of the scan in its database.
        CREATE TABLE obdmech.scan (
            uuid uuid PRIMARY KEY,
            vehicle uuid NOT NULL REFERENCES obdmech.vehicle,
            at timestamptz NOT NULL,
            mil boolean,
            origin text NOT NULL,
            number bigint NOT NULL,
            document jsonb NOT NULL
        );
        CREATE INDEX scan_at ON obdmech.scan (at);
        CREATE INDEX scan_origin ON obdmech.scan (origin, number);
        CREATE TABLE obdmech.scan_code (
            scan uuid NOT NULL REFERENCES obdmech.scan ON DELETE CASCADE,
            ecu text NOT NULL,
            code text NOT NULL,
            status text NOT NULL,
            PRIMARY KEY (scan, ecu, code, status)
        );
        """,
        """
        -- What the machines of an account leave for each other (obdmech sync).
        CREATE TABLE obdmech.sync_file (
            account text NOT NULL DEFAULT current_user,
            name text NOT NULL,
            content bytea NOT NULL,
            PRIMARY KEY (account, name)
        );
        """,
        accounts,
        fleet,
        groups,
        laterColumns.map { "ALTER TABLE obdmech.trip ADD COLUMN \($0.name) \($0.type);" }.joined(separator: "\n"),
        // With the charge that was used.
        groups,
        passwords,
        stars,
        driverNames,
    ]

    /// A column of table `trip` that holds a fact.
    struct Column: Sendable {
        var name: String
        var type = "double precision"
        var text: @Sendable (TripSummary) -> String?

        static func real(_ name: String, _ value: @escaping @Sendable (TripSummary) -> Double?) -> Self {
            Self(name: name) { value($0).flatMap { $0.isFinite ? "\($0)" : nil } }
        }
    }

    /// Those that exist in the first version. Later ones are for later migrations.
    static let columns: [Column] = [
        .real("duration_s") { $0.durationS }, .real("covered_s") { $0.coveredS }, .real("idle_s") { $0.idleS },
        .real("moving_s") { $0.movingS }, .real("distance_km") { $0.distanceKm },
        .real("distance_uncertainty_percent") { $0.distanceUncertaintyPercent },
        .real("odometer_km") { $0.odometerKm }, .real("max_speed_kmh") { $0.maxSpeedKmh },
        .real("average_engine_speed_rpm") { $0.averageEngineSpeedRpm },
        .real("max_engine_speed_rpm") { $0.maxEngineSpeedRpm }, .real("fuel_l") { $0.fuelL },
        .real("fuel_kg") { $0.fuelKg }, .real("fuel_uncertainty_percent") { $0.fuelUncertaintyPercent },
        .real("fuel_distance_km") { $0.fuelDistanceKm }, .real("battery_out_kwh") { $0.batteryOutKWh },
        .real("battery_in_kwh") { $0.batteryInKWh }, .real("max_coolant_c") { $0.maxCoolantC },
        .real("min_voltage") { $0.minVoltage },
        Column(name: "fuel_method", type: "text") { $0.fuelMethod.rawValue },
        Column(name: "fuel_kind", type: "text") { $0.fuelKind?.name },
        Column(name: "samples", type: "bigint") { String($0.samples) },
    ]

    /// Those of the migration about the charge of traction batteries.
    static let laterColumns: [Column] = [
        .real("battery_kwh") { $0.batteryKWh },
        Column(name: "battery_method", type: "text") { $0.batteryMethod?.rawValue },
        .real("battery_distance_km") { $0.batteryDistanceKm },
        .real("charge_start_percent") { $0.chargeStartPercent }, .real("charge_end_percent") { $0.chargeEndPercent },
        .real("state_of_health_percent") { $0.others.first { $0.signal == .stateOfHealth }?.mean },
    ]

    /// What is done on a connection, in order.
    package enum Step: Hashable, Sendable {
        /// Parameters are $1, $2, ….
        case run(String, [String?])
        /// Rows in the text format of COPY.
        case copy(String, [UInt8])
    }

    /// What is run on a database to which so many migrations were applied.
    package static func migration(from version: Int) -> [Step] {
        migrations[min(version, migrations.count)...].map { .run($0, []) } + [
            .run(
                "INSERT INTO obdmech.schema_version VALUES ($1::integer) ON CONFLICT DO NOTHING",
                [String(migrations.count)])
        ]
    }

    /// What is run before the version is read. Two publishers may do so at the same time.
    package static let preparation = [
        // Any number that other programs do not use.
        Step.run("SELECT pg_advisory_xact_lock(1329742925)", []), .run("CREATE SCHEMA IF NOT EXISTS obdmech", []),
        .run("CREATE TABLE IF NOT EXISTS obdmech.schema_version (version integer PRIMARY KEY)", []),
    ]

    package static let versionQuery = "SELECT coalesce(max(version), 0) FROM obdmech.schema_version"

    // MARK: Rows

    /// Inserts a row, or changes it where it differs.
    /// - Parameter isNumbered: whether a new row gets the next number.
    static func upsert(
        _ table: String, key: [String], isNumbered: Bool = false,
        _ values: [(name: String, type: String, value: String?)]
    ) -> Step {
        var names = values.map(\.name)
        var parameters = values.enumerated().map { "$\($0.offset + 1)::\($0.element.type)" }
        let others = names.filter { !key.contains($0) }
        if isNumbered {
            // The default would count at each delivery, also of a row that is there.
            names.append("id")
            parameters.append(
                """
                coalesce((SELECT id FROM obdmech.\(table) WHERE \(key[0]) = $1::\(values[0].type)), \
                nextval('obdmech.\(table)_id_seq'))
                """)
        }
        let old = others.map { "old.\($0)" }.joined(separator: ", ")
        let new = others.map { "excluded.\($0)" }.joined(separator: ", ")
        return .run(
            """
            INSERT INTO obdmech.\(table) AS old (\(names.joined(separator: ", ")))
            VALUES (\(parameters.joined(separator: ", ")))
            ON CONFLICT (\(key.joined(separator: ", "))) DO UPDATE SET \(others.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
            WHERE (\(old)) IS DISTINCT FROM (\(new))
            """, values.map(\.value))
    }

    /// A car as it is now, if anything of it was delivered.
    package static func edit(_ car: PublishedCar) -> Step {
        let columns = columns(of: car)
        let names = columns.dropFirst().map(\.name).joined(separator: ", ")
        var values: [String] = []
        for (index, column) in columns.enumerated().dropFirst() { values.append("$\(index + 1)::\(column.type)") }
        let list = values.joined(separator: ", ")
        return .run(
            """
            UPDATE obdmech.vehicle SET (\(names)) = (\(list))
            WHERE uuid = $1::uuid AND (\(names)) IS DISTINCT FROM (\(list))
            """, columns.map(\.value))
    }

    private static func vehicle(_ car: PublishedCar) -> Step { upsert("vehicle", key: ["uuid"], columns(of: car)) }

    private static func columns(of car: PublishedCar) -> [(name: String, type: String, value: String?)] {
        [
            ("uuid", "uuid", car.uuid), ("vin", "text", car.vin), ("name", "text", car.profile?.name),
            ("make", "text", car.make), ("model", "text", car.profile?.model),
            ("model_year", "integer", car.modelYear.map(String.init)), ("facts", "jsonb", json(car.facts)),
        ]
    }

    package static func steps(_ trip: PublishedTrip) -> [Step] {
        let record = trip.trip
        var values: [(name: String, type: String, value: String?)] = [
            ("uuid", "uuid", trip.uuid), ("vehicle", "uuid", trip.car.uuid),
            ("kind", "text", record.kind?.rawValue ?? "vehicle"), ("driver", "text", record.driver),
            ("tags", "text[]", array(record.tags)), ("note", "text", record.note),
            ("started_at", "timestamptz", time(record.start)),
        ]
        values += (columns + laterColumns).map { ($0.name, $0.type, $0.text(record.summary)) }
        values += [
            ("document", "jsonb", json(trip.document.line)), ("facts", "jsonb", json(trip.rows?.facts)),
            ("measures", "jsonb", json(trip.rows?.measures)), ("ends", "jsonb", json(trip.rows?.ends)),
            ("track", "bytea", trip.rows?.track.map(bytes)),
        ]
        values += terms(record)
        var steps = [vehicle(trip.car), upsert("trip", key: ["uuid"], isNumbered: true, values)]
        steps += routes(trip)
        steps += months(trip).map(partition)
        let own = "s.trip = $1::uuid"
        return steps + [
            .run(
                "CREATE TEMP TABLE IF NOT EXISTS staging (signal text, at timestamptz, value double precision) ON COMMIT DROP",
                []),
            .run("TRUNCATE staging", []),
            .copy("COPY staging (signal, at, value) FROM STDIN", rows(trip)),
            .run("CREATE INDEX IF NOT EXISTS staging_key ON staging (signal, at)", []), .run("ANALYZE staging", []),
            // Of a trip that was cut or whose clock was corrected.
            .run(
                """
                DELETE FROM obdmech.sample AS s WHERE \(own)
                    AND NOT EXISTS (SELECT FROM staging WHERE staging.signal = s.signal AND staging.at = s.at)
                """, [trip.uuid]),
            .run(
                """
                INSERT INTO obdmech.sample AS s (trip, signal, at, value)
                SELECT DISTINCT ON (signal, at) $1::uuid, signal, at, value FROM staging ORDER BY signal, at
                ON CONFLICT (trip, signal, at) DO UPDATE SET value = excluded.value WHERE s.value <> excluded.value
                """, [trip.uuid]),
        ]
    }

    /// - Parameter origin: identifies this publisher, under which a deletion finds the scan.
    package static func steps(_ scan: PublishedScan, origin: String) -> [Step] {
        var codes: [UInt8] = []
        for code in Set(scan.codes).sorted(by: { ($0.ecu, $0.code, $0.status) < ($1.ecu, $1.code, $1.status) }) {
            let cells = [scan.uuid, code.ecu, code.code, code.status].map(CopyText.cell)
            codes += Array((cells.joined(separator: "\t") + "\n").utf8)
        }
        return [
            vehicle(scan.car),
            upsert(
                "scan", key: ["uuid"], isNumbered: true,
                [
                    ("uuid", "uuid", scan.uuid), ("vehicle", "uuid", scan.car.uuid),
                    ("at", "timestamptz", time(scan.scan.time)), ("mil", "boolean", scan.scan.milOn.map { "\($0)" }),
                    ("origin", "text", origin), ("number", "bigint", String(scan.scan.id ?? 0)),
                    ("document", "jsonb", json(scan.document.line)), ("facts", "jsonb", json(scan.facts)),
                ]),
            .run("DELETE FROM obdmech.scan_code WHERE scan = $1::uuid", [scan.uuid]),
            .copy("COPY obdmech.scan_code (scan, ecu, code, status) FROM STDIN", codes),
        ]
    }

    package static func steps(_ change: PublishedChange, origin: String) -> [Step] {
        switch change {
        case .trip(let trip): steps(trip)
        case .scan(let scan): steps(scan, origin: origin)
        case .deletedTrip(let uuid): [.run("DELETE FROM obdmech.trip WHERE uuid = $1::uuid", [uuid])]
        case .deletedScan(_, let uuid?): [.run("DELETE FROM obdmech.scan WHERE uuid = $1::uuid", [uuid])]
        case .deletedScan(let number, nil):
            [
                .run(
                    "DELETE FROM obdmech.scan WHERE origin = $1::text AND number = $2::bigint",
                    [origin, String(number)])
            ]
        }
    }

    // MARK: Samples

    private static func rows(_ trip: PublishedTrip) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(trip.samples.count * 64)
        // Formatting a time is slow, and a second has many samples.
        var second: (number: Int64, text: String)?
        for sample in trip.samples where sample.value.isFinite {
            let parts = trip.time(of: sample).microseconds.quotientAndRemainder(dividingBy: 1_000_000)
            if second?.number != parts.quotient { second = (parts.quotient, Self.second(parts.quotient)) }
            bytes +=
                "\(CopyText.cell(sample.signal.name))\t\(second?.text ?? "")\(fraction(parts.remainder))\t\(sample.value)\n"
                .utf8
        }
        return bytes
    }

    /// The months in which there are samples.
    private static func months(_ trip: PublishedTrip) -> [(year: Int, month: Int)] {
        guard let first = trip.samples.first, let last = trip.samples.last else { return [] }
        var months: [(year: Int, month: Int)] = []
        var day = CalendarTime(trip.time(of: first)).day
        let end = CalendarTime(trip.time(of: last)).day
        while day <= end {
            if months.last.map({ $0.year != day.year || $0.month != day.month }) ?? true {
                months.append((day.year, day.month))
            }
            day = day.next
        }
        return months
    }

    private static func partition(_ year: Int, _ month: Int) -> Step {
        func first(_ year: Int, _ month: Int) -> String { "\(year)-\(Format.twoDigits(month))-01 00:00:00+00" }
        let end = month == 12 ? first(year + 1, 1) : first(year, month + 1)
        return .run(
            """
            CREATE TABLE IF NOT EXISTS obdmech.sample_\(year)_\(Format.twoDigits(month)) PARTITION OF obdmech.sample
            FOR VALUES FROM ('\(first(year, month))') TO ('\(end)')
            """, [])
    }

    // MARK: Text

    /// PostgreSQL stores no character 0.
    private static func json(_ line: String?) -> String? { line?.replacing("\\u0000", with: "") }

    /// A time to the microsecond, as those of samples are.
    private static func time(_ time: WallTime) -> String {
        let parts = time.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        return second(parts.quotient) + fraction(parts.remainder)
    }

    /// "2026-11-21T09:18:31".
    private static func second(_ number: Int64) -> String {
        String(CalendarTime.iso8601(WallTime(microseconds: number * 1_000_000)).dropLast())
    }

    /// ".000250Z".
    private static func fraction(_ microseconds: Int64) -> String {
        "." + String(microseconds + 1_000_000).dropFirst() + "Z"
    }

    /// An array of texts as PostgreSQL writes it.
    static func array(_ texts: [String]) -> String {
        let quoted = texts.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
        return "{" + quoted.joined(separator: ",") + "}"
    }
}
