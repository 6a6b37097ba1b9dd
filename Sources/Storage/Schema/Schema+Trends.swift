extension Schema {
    /// The tenth migration: what is compared over months, and repairs.
    static let trends = """
        -- The version of the formulas of the trip's rows in trip_indicator; NULL until they are measured.
        ALTER TABLE trip ADD COLUMN indicator_formulas INTEGER;

        -- One value a trip and operating state, such as the fuel trim at warm idle.
        CREATE TABLE trip_indicator (
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE,
            indicator TEXT NOT NULL,
            value REAL NOT NULL,
            PRIMARY KEY (trip_id, indicator)
        ) STRICT, WITHOUT ROWID;

        -- Repairs: baselines begin anew. vin: '' for the vehicle that reports none.
        CREATE TABLE service (
            vin TEXT NOT NULL,
            time_us INTEGER NOT NULL,
            description TEXT NOT NULL,
            PRIMARY KEY (vin, time_us, description)
        ) STRICT, WITHOUT ROWID;
        """

    /// The eleventh migration: what is changing on each vehicle, so that it need not be computed for each report.
    static let findings = """
        -- state: what the findings were computed from; with another state of the trips, scans and repairs they are computed
        -- again. vin: '' for the vehicle that reports none.
        CREATE TABLE trend (
            vin TEXT PRIMARY KEY,
            state TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- The surest first. unit: of baseline and now. trips: on which it was measured since since_us.
        CREATE TABLE trend_finding (
            vin TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            kind TEXT NOT NULL,
            signal TEXT NOT NULL,
            condition TEXT NOT NULL,
            unit TEXT NOT NULL,
            baseline REAL NOT NULL,
            now REAL NOT NULL,
            since_us INTEGER NOT NULL,
            trips INTEGER NOT NULL,
            confidence REAL NOT NULL,
            limit_km REAL,
            meaning TEXT NOT NULL,
            PRIMARY KEY (vin, sequence)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX trip_trend ON trip (vin, state, indicator_formulas, change);
        """

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
