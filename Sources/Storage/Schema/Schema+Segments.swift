extension Schema {
    /// The twelfth migration: the minutes of trips, which are compared.
    static let segments = """
        -- The version of the formulas of the trip's rows in trip_segment; NULL until they are measured.
        ALTER TABLE trip ADD COLUMN segment_formulas INTEGER;

        -- About a minute of a trip. start_us: since the trip's start; revolutions: of the engine; acceleration_work: the
        -- integral of v dv where v rises, in m²/s²; air_work: that of the cube of v over time, in m³/s².
        CREATE TABLE trip_segment (
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE,
            start_us INTEGER NOT NULL,
            duration_s REAL NOT NULL,
            running_s REAL NOT NULL,
            idle_s REAL NOT NULL,
            distance_km REAL NOT NULL,
            fuel_l REAL,
            revolutions REAL,
            acceleration_work REAL NOT NULL,
            air_work REAL NOT NULL,
            sharp_accelerations INTEGER NOT NULL,
            sharp_brakings INTEGER NOT NULL,
            ambient_c REAL,
            coolant_c REAL,
            PRIMARY KEY (trip_id, start_us)
        ) STRICT, WITHOUT ROWID;
        """
}
