extension Schema {
    /// The migration for drift sessions and heartbeats.
    static let drifts = """
        -- The names of trips as drift sessions. What was driven is computed from the samples.
        CREATE TABLE drift_session (
            trip_id INTEGER PRIMARY KEY REFERENCES trip ON DELETE CASCADE,
            name TEXT NOT NULL
        ) STRICT;

        -- Trips that others are compared with.
        CREATE TABLE drift_reference (
            name TEXT PRIMARY KEY,
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        -- The times between heartbeats (RR intervals), of which t_us is the end. Health data: no export has them.
        CREATE TABLE heart_beat (
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE,
            t_us INTEGER NOT NULL,
            rr_ms REAL NOT NULL,
            PRIMARY KEY (trip_id, t_us)
        ) STRICT, WITHOUT ROWID;
        """
}
