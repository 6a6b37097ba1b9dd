extension Schema {
    /// The eighth migration: what tells trips of many sources apart, and how other programs follow what is new.
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
            uuid = lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-'
                || substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))),
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
}
