extension Schema {
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
