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
}
