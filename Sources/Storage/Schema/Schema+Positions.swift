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
}
