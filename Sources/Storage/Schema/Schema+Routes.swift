extension Schema {
    /// The migration for places, ways and routes.
    static let routes = """
        -- Named places; ways that begin or end in a hidden one are cut there when they are exported. lat, lon: degrees
        -- of WGS 84.
        CREATE TABLE place (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL UNIQUE COLLATE NOCASE,
            lat REAL NOT NULL,
            lon REAL NOT NULL,
            radius_m REAL NOT NULL,
            is_hidden INTEGER NOT NULL
        ) STRICT;

        -- Where a trip went, made from its samples by a version of the formulas. checkpoints: each 20 m of it (packed by
        -- RoutePath); NULL, and places too, if it has no positions or is shorter.
        CREATE TABLE trip_way (
            trip_id INTEGER PRIMARY KEY REFERENCES trip ON DELETE CASCADE,
            formulas INTEGER NOT NULL,
            start_lat REAL,
            start_lon REAL,
            end_lat REAL,
            end_lon REAL,
            length_m REAL NOT NULL,
            fixes INTEGER NOT NULL,
            left_out INTEGER NOT NULL,
            bridged_m REAL NOT NULL,
            checkpoints BLOB
        ) STRICT;

        -- name: NULL until the user gives one. is_found: made because trips were alike, and not by the user.
        CREATE TABLE route (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            uuid TEXT NOT NULL UNIQUE,
            name TEXT UNIQUE COLLATE NOCASE,
            is_starred INTEGER NOT NULL,
            is_found INTEGER NOT NULL,
            length_m REAL NOT NULL,
            checkpoints BLOB NOT NULL
        ) STRICT;

        -- The cells of 0.01 degrees that a route passes. With a rowid: the quick check of SQLite 3.40 finds faults in a
        -- strict table that is nothing but its key.
        CREATE TABLE route_cell (
            north INTEGER NOT NULL,
            east INTEGER NOT NULL,
            route_id INTEGER NOT NULL REFERENCES route ON DELETE CASCADE,
            PRIMARY KEY (north, east, route_id)
        ) STRICT;

        -- The trips of a route. covered: the share of its checkpoints; jaccard: the share that both have; times: when each
        -- checkpoint was passed (packed by RouteDrive).
        CREATE TABLE route_trip (
            route_id INTEGER NOT NULL REFERENCES route ON DELETE CASCADE,
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE,
            covered REAL NOT NULL,
            jaccard REAL NOT NULL,
            duration_s REAL NOT NULL,
            distance_m REAL NOT NULL,
            times BLOB NOT NULL,
            PRIMARY KEY (route_id, trip_id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX route_trip_trip ON route_trip (trip_id);

        -- How far the followed route was followed, so that it can be followed further after a crash. reference: the pace;
        -- started_us: when the clock of the pace was started.
        CREATE TABLE follow (
            route_id INTEGER PRIMARY KEY REFERENCES route ON DELETE CASCADE,
            reference TEXT NOT NULL,
            started_us INTEGER NOT NULL,
            updated_us INTEGER NOT NULL,
            along_m REAL NOT NULL,
            is_deviating INTEGER NOT NULL,
            covered BLOB NOT NULL
        ) STRICT;
        """

    /// The migration for what followed drives end with, and for drives that were imported with their route.
    static let followedDrives = """
        -- What a trip that followed a route ended with. title, reference: the route and the pace by their names; covered,
        -- jaccard: as in route_trip; reason: why it does not count, NULL if it does; ahead_s: at the end, behind is
        -- negative; worst_s, worst_m: where it was farthest behind, in seconds and on the route.
        CREATE TABLE followed (
            trip_id INTEGER PRIMARY KEY REFERENCES trip ON DELETE CASCADE,
            route_id INTEGER REFERENCES route ON DELETE SET NULL,
            title TEXT NOT NULL,
            reference TEXT NOT NULL,
            covered REAL NOT NULL,
            jaccard REAL NOT NULL,
            reason TEXT,
            ahead_s REAL,
            worst_s REAL,
            worst_m REAL
        ) STRICT;
        CREATE INDEX followed_route ON followed (route_id);

        -- Drives that came with an imported route. started_us: NULL if the day is not known; times: as in route_trip;
        -- knots: when the drive was where on the route (packed by PaceReference).
        CREATE TABLE route_drive (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            route_id INTEGER NOT NULL REFERENCES route ON DELETE CASCADE,
            uuid TEXT NOT NULL,
            driver TEXT,
            started_us INTEGER,
            covered REAL NOT NULL,
            jaccard REAL NOT NULL,
            distance_m REAL NOT NULL,
            times BLOB NOT NULL,
            knots BLOB NOT NULL,
            UNIQUE (route_id, uuid)
        ) STRICT;
        """

    /// The migration for what receivers of positions tell of a vehicle.
    static let positions = """
        -- 1: the factor of the distance is that of a receiver on straight roads; NULL: of the odometer.
        ALTER TABLE vehicle ADD COLUMN distance_by_gps INTEGER;

        -- The lines at which laps begin. course_deg: the direction in which a line is crossed, clockwise from north.
        CREATE TABLE lap_gate (
            name TEXT PRIMARY KEY,
            latitude REAL NOT NULL,
            longitude REAL NOT NULL,
            course_deg REAL NOT NULL,
            half_width_m REAL NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    /// The migration for sectors of laps.
    static let sectors = """
        -- The times of the sectors of a lap in seconds, with blanks between them; NULL if there are none.
        ALTER TABLE lap ADD COLUMN sectors TEXT;

        -- The lines at which sectors of laps end, from 1; the last sector ends at the gate.
        CREATE TABLE lap_sector (
            gate TEXT NOT NULL REFERENCES lap_gate (name) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            latitude REAL NOT NULL,
            longitude REAL NOT NULL,
            course_deg REAL NOT NULL,
            half_width_m REAL NOT NULL,
            PRIMARY KEY (gate, number)
        ) STRICT, WITHOUT ROWID;
        """
}
