extension Schema {
    /// The ninth migration: an index for the totals of vehicles, so that trips need not be read as a whole.
    static let tripsOfVehicles = "CREATE INDEX trip_vehicle ON trip (vin, started_us, source_kind, distance_km);"

    /// The eighth migration: columns that identify trips and their sources, and the sequence of changes that other
    /// programs follow.
    static let changes = """
        -- uuid: the same in every database that has the trip. source_kind: vehicle, game, simulation, replay or import;
        -- only a vehicle and an import are driving. formulas: the version of those that made the facts.
        ALTER TABLE trip ADD COLUMN uuid TEXT;
        ALTER TABLE trip ADD COLUMN source_kind TEXT NOT NULL DEFAULT 'vehicle';
        ALTER TABLE trip ADD COLUMN formulas INTEGER NOT NULL DEFAULT 1;
        -- The number of the last change of the row, greater than that of all changes before, whatever they changed.
        -- Samples, events, alerts and tags belong to their trip, and codes to their scan.
        ALTER TABLE trip ADD COLUMN change INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE scan ADD COLUMN change INTEGER NOT NULL DEFAULT 1;
        UPDATE trip SET
            uuid = \(uuidOfFacts),
            source_kind = CASE WHEN adapter GLOB 'sim:*' THEN 'simulation' WHEN adapter GLOB 'replay:*' THEN 'replay'
                ELSE 'vehicle' END;
        CREATE UNIQUE INDEX trip_uuid ON trip (uuid);
        CREATE INDEX trip_change ON trip (change);
        CREATE INDEX scan_change ON scan (change);
        -- Every command looks for those that were cut off.
        CREATE INDEX trip_open ON trip (state) WHERE state = 'open';

        -- One row: the number of the last change.
        CREATE TABLE change_counter (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            last INTEGER NOT NULL
        ) STRICT;
        INSERT INTO change_counter VALUES (1, 1);

        -- The trips and scans that were removed. number: their id.
        CREATE TABLE deletion (
            change INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('trip', 'scan')),
            number INTEGER NOT NULL,
            uuid TEXT,
            PRIMARY KEY (change, kind, number)
        ) STRICT, WITHOUT ROWID;

        -- What changed since change N: SELECT * FROM changes WHERE change > N ORDER BY change.
        CREATE VIEW changes (change, kind, number, uuid, is_deleted) AS
        SELECT change, 'trip', id, uuid, 0 FROM trip
        UNION ALL SELECT change, 'scan', id, NULL, 0 FROM scan
        UNION ALL SELECT change, kind, number, uuid, 1 FROM deletion;
        """

    /// The SQL for the UUID of a row of table `trip` that has none (RFC 9562, version 8: custom). It is derived from
    /// the stored data, so that a file of an older version yields the same UUID each time it is only read, and when it
    /// is migrated. From the most significant bit on, without the version and variant bits:
    /// - 60 bits: the start in microseconds since 1970;
    /// - 31 bits: h = (31 h + c) mod (2^31 - 1), starting at 1, over the characters c of VIN, line feed, adapter, line
    ///   feed and n;
    /// - 31 bits: the same with h = (8191 h + c) mod (2^31 - 19).
    ///
    /// n is the number of earlier rows with the same start, VIN and adapter, which can only exist if the clock stood
    /// still. The VIN cannot be read from the UUID, but someone who knows a VIN can test whether it matches.
    private static let uuidOfFacts = """
        (
            WITH RECURSIVE
                fact (text) AS (
                    SELECT substr(ifnull(vin, ''), 1, 100) || char(10) || substr(adapter, 1, 100) || char(10)
                        || (SELECT count(*) FROM trip AS earlier WHERE earlier.started_us = trip.started_us
                            AND earlier.vin IS trip.vin AND earlier.adapter = trip.adapter AND earlier.id < trip.id)
                ),
                hash (i, a, b, text) AS (
                    SELECT 0, 1, 1, text FROM fact
                    UNION ALL
                    SELECT i + 1, (31 * a + unicode(substr(text, i + 1, 1))) % 2147483647,
                        (8191 * b + unicode(substr(text, i + 1, 1))) % 2147483629, text
                    FROM hash WHERE i < length(text)
                )
            SELECT printf ('%08x-%04x-8%03x-%04x-%012x', started_us >> 28 & 0xFFFFFFFF, started_us >> 12 & 0xFFFF,
                started_us & 0xFFF, 0x8000 | (a >> 17), (a & 0x1FFFF) << 31 | b)
            FROM hash WHERE i = length(text)
        )
        """

    /// The migration for questions whose cost must not grow with what else is stored: indexes, and a mark for trips whose
    /// way is known.
    static let lookups = """
        -- The version of the formulas by which the trip's way was made, or that found no positions; NULL until then.
        ALTER TABLE trip ADD COLUMN way_formulas INTEGER;
        UPDATE trip SET way_formulas = (SELECT formulas FROM trip_way WHERE trip_id = trip.id)
            WHERE id IN (SELECT trip_id FROM trip_way);
        CREATE INDEX trip_due_way ON trip (ifnull(way_formulas, 0));
        CREATE INDEX trip_due_measures ON trip (ifnull(indicator_formulas, 0));

        CREATE INDEX trip_kind ON trip (vin, source_kind);
        CREATE INDEX trip_fuel ON trip (vin, started_us) WHERE fuel_kind IS NOT NULL;
        CREATE INDEX trip_end ON trip (started_us + duration_s * 1e6);
        CREATE INDEX trip_driver ON trip (driver, started_us) WHERE driver IS NOT NULL;
        CREATE INDEX trip_tag_tag ON trip_tag (tag, trip_id);
        CREATE INDEX trip_way_start ON trip_way (start_lat);
        CREATE INDEX scan_vehicle ON scan (vin, change);

        -- What was recorded since the machine was booted, and may have a wrong time.
        CREATE INDEX trip_boot ON trip (boot) WHERE boot IS NOT NULL;
        CREATE INDEX scan_boot ON scan (boot) WHERE boot IS NOT NULL;
        CREATE INDEX calibration_boot ON calibration (boot) WHERE boot IS NOT NULL;
        """
}
