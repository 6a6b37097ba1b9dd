extension Schema {
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
}
