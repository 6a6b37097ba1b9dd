/// The tables, and the migrations from any earlier version to the current one. Facts are in the (metric) units of their
/// column names, times in microseconds.
enum Schema {
    /// "OBDM", which identifies the database of this program in the file's header.
    static let applicationID: Int64 = 0x4F42_444D

    /// The schema version: the number of applied migrations, kept in `user_version`.
    static var version: Int64 { Int64(migrations.count) }

    /// The migrations. To change the schema, append one. NEVER edit or remove one: existing files have already applied
    /// it.
    static let migrations: [String] = [
        """
        CREATE TABLE signal (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            unit TEXT NOT NULL
        ) STRICT;

        -- What is not known is NULL, never 0. The facts are NULL while the trip is open. A recovered trip is one whose
        -- process died; its facts were computed from its samples. owner: the process that records an open trip.
        CREATE TABLE trip (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            started_us INTEGER NOT NULL,
            vin TEXT,
            adapter TEXT NOT NULL,
            protocol TEXT,
            protocol_name TEXT,
            fuel_price REAL,
            state TEXT NOT NULL CHECK (state IN ('open', 'closed', 'recovered')),
            owner TEXT,
            duration_s REAL,
            covered_s REAL,
            idle_s REAL,
            distance_km REAL,
            max_speed_kmh REAL,
            average_engine_speed_rpm REAL,
            max_engine_speed_rpm REAL,
            fuel_l REAL,
            fuel_method TEXT,
            max_coolant_c REAL,
            min_voltage REAL,
            samples INTEGER
        ) STRICT;
        CREATE INDEX trip_started ON trip (started_us);

        -- t_us: since the trip's start.
        CREATE TABLE sample (
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE,
            t_us INTEGER NOT NULL,
            signal INTEGER NOT NULL REFERENCES signal,
            value REAL NOT NULL,
            PRIMARY KEY (trip_id, t_us, signal)
        ) STRICT, WITHOUT ROWID;

        -- protocol: the number that AT SP takes.
        CREATE TABLE scan (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            time_us INTEGER NOT NULL,
            vin TEXT,
            mil INTEGER,
            device TEXT NOT NULL,
            adapter_identity TEXT,
            adapter_description TEXT,
            adapter_voltage REAL,
            protocol TEXT,
            protocol_name TEXT
        ) STRICT;
        CREATE INDEX scan_time ON scan (time_us);

        CREATE TABLE scan_ecu (
            scan_id INTEGER NOT NULL REFERENCES scan ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            ecu TEXT NOT NULL,
            confirmed_count INTEGER,
            mil INTEGER,
            PRIMARY KEY (scan_id, sequence)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE scan_code (
            scan_id INTEGER NOT NULL REFERENCES scan ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            ecu TEXT NOT NULL,
            code TEXT NOT NULL,
            status TEXT NOT NULL,
            PRIMARY KEY (scan_id, sequence)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE scan_coverage (
            scan_id INTEGER NOT NULL REFERENCES scan ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            ecu TEXT NOT NULL,
            service INTEGER NOT NULL,
            outcome TEXT NOT NULL,
            reason TEXT,
            PRIMARY KEY (scan_id, sequence)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE scan_answer (
            scan_id INTEGER NOT NULL REFERENCES scan ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            request TEXT NOT NULL,
            answer TEXT NOT NULL,
            PRIMARY KEY (scan_id, sequence)
        ) STRICT, WITHOUT ROWID;
        """,
        """
        -- What was learnt of an adapter and a vehicle, in the words of whoever learnt it. vin: '' where it is not known.
        CREATE TABLE link (
            device TEXT NOT NULL,
            vin TEXT NOT NULL,
            learnt TEXT NOT NULL,
            used_us INTEGER NOT NULL,
            PRIMARY KEY (device, vin)
        ) STRICT, WITHOUT ROWID;
        """,
        """
        -- The rows of table signal are made as signals are met.
        CREATE UNIQUE INDEX signal_name ON signal (name, unit);

        -- What was measured on a trip beyond the columns of table trip; mean: of the samples.
        CREATE TABLE trip_signal (
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE,
            signal INTEGER NOT NULL REFERENCES signal,
            minimum REAL NOT NULL,
            mean REAL NOT NULL,
            maximum REAL NOT NULL,
            samples INTEGER NOT NULL,
            PRIMARY KEY (trip_id, signal)
        ) STRICT, WITHOUT ROWID;

        -- What the ECUs answered to a scan, whole, in hexadecimal: request from the service on, payload likewise.
        CREATE TABLE scan_payload (
            scan_id INTEGER NOT NULL REFERENCES scan ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            ecu TEXT NOT NULL,
            request TEXT NOT NULL,
            payload TEXT NOT NULL,
            PRIMARY KEY (scan_id, sequence)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX scan_vin ON scan (vin, time_us);

        -- The PIDs of service 01 that an ECU listed when it was last asked, in hexadecimal. vin: '' where not known.
        CREATE TABLE supported (
            device TEXT NOT NULL,
            vin TEXT NOT NULL,
            ecu TEXT NOT NULL,
            pids TEXT NOT NULL,
            seen_us INTEGER NOT NULL,
            PRIMARY KEY (device, vin, ecu)
        ) STRICT, WITHOUT ROWID;
        """,
        trips,
        """
        -- Whether something kept the wall clock right when the trip started, as the system says; NULL where it does not.
        ALTER TABLE trip ADD COLUMN clock_synchronized INTEGER;
        """,
        circumstances,
        alertCodes,
        changes,
        tripsOfVehicles,
        trends,
        findings,
        segments,
        games,
        positions,
        routes,
        drifts,
        """
        -- The traction battery of an electric or hybrid car: what came out of it and went into it, the uncertainty of the
        -- difference, the distance for which they are known, and the first and last state of charge.
        ALTER TABLE trip ADD COLUMN battery_out_kwh REAL;
        ALTER TABLE trip ADD COLUMN battery_in_kwh REAL;
        ALTER TABLE trip ADD COLUMN battery_uncertainty_percent REAL;
        ALTER TABLE trip ADD COLUMN battery_distance_km REAL;
        ALTER TABLE trip ADD COLUMN charge_start_percent REAL;
        ALTER TABLE trip ADD COLUMN charge_end_percent REAL;
        """,
        sectors,
        """
        -- The price of a kWh, for electric cars.
        ALTER TABLE trip ADD COLUMN electricity_price REAL;
        """,
        """
        -- How many samples cannot be, so that no fact depends on them; NULL for trips of earlier formulas.
        ALTER TABLE trip ADD COLUMN suspect_samples INTEGER;
        """,
        lookups,
        """
        -- What the vehicle is, where its VIN does not tell.
        ALTER TABLE vehicle ADD COLUMN make TEXT;
        ALTER TABLE vehicle ADD COLUMN model TEXT;
        ALTER TABLE vehicle ADD COLUMN model_year INTEGER;
        """,
        trash,
        followedDrives,
        """
        -- The destination that a trip was guided to, whether it was reached, and how far away the trip ended, in a straight
        -- line.
        ALTER TABLE trip ADD COLUMN destination TEXT;
        ALTER TABLE trip ADD COLUMN destination_reached INTEGER;
        ALTER TABLE trip ADD COLUMN destination_left_km REAL;
        """,
        """
        -- Of a receiver alone, the part of the distance that is the length of straight lines across gaps; NULL otherwise.
        ALTER TABLE trip ADD COLUMN bridged_km REAL;
        """,
        synchronization,
        profileAnswers,
        """
        -- The energy by the charge that was used and the capacity of the battery, where its current is not known, and that
        -- capacity as users stated it.
        ALTER TABLE trip ADD COLUMN battery_charge_kwh REAL;
        ALTER TABLE vehicle ADD COLUMN battery_kwh REAL;
        """,
    ]

    /// The tables that the migrations create.
    static let tables: Set = [
        "signal", "trip", "sample", "scan", "scan_ecu", "scan_code", "scan_coverage", "scan_answer", "link",
        "trip_signal", "scan_payload", "supported", "trip_event", "trip_alert", "trip_tag", "vehicle", "calibration",
        "sample_block", "change_counter", "deletion", "trip_indicator", "service", "trend", "trend_finding",
        "trip_segment", "game_session", "lap", "lap_gate", "lap_sector", "place", "trip_way", "route", "route_cell",
        "route_trip",
        "follow", "followed", "route_drive",
        "drift_session", "drift_reference", "heart_beat", "trash", "trash_cell", "drift_exercise",
        "sync_machine", "sync_cell", "sync_conflict", "sync_part", "sync_name",
        "profile_answer",
    ]

    /// Throws unless the database is empty or belongs to this program, in a known version. Only reads.
    static func check(_ connection: borrowing Connection) throws(StorageError) {
        let path = connection.path
        // One statement, so that it cannot see a state in which another process has created only part of the database.
        let header = try connection.prepare(
            """
            SELECT (SELECT application_id FROM pragma_application_id) AS owner,
                (SELECT user_version FROM pragma_user_version) AS version, (SELECT count(*) FROM sqlite_schema) AS tables
            """)
        _ = try header.step()
        let (owner, found, tables) = (header.integer("owner"), header.integer("version"), header.integer("tables"))
        guard owner == applicationID else {
            if owner == 0, found == 0, tables == 0 { return }
            throw .foreign(path)
        }
        guard found <= version else { throw .newerVersion(path, found: found, known: version) }
        guard found > 0 else { throw .damaged(path, "it has no schema version") }
    }

    /// Applies the migrations that are missing in the file. Safe if several processes do so at the same time: each checks the
    /// version again after it has taken the write lock.
    static func migrate(_ connection: borrowing Connection) throws(StorageError) {
        while try connection.integer("PRAGMA user_version") < version {
            try connection.transaction { () throws(StorageError) in
                try check(connection)
                let applied = try connection.integer("PRAGMA user_version")
                guard applied < version else { return }
                // All in one transaction, so that the disk is written, and waited for, only once.
                for migration in migrations[Int(applied)...] { try connection.exec(migration) }
                try connection.exec("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
            }
        }
    }
}
