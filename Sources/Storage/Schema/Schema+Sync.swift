extension Schema {
    /// The migration for synchronizing with other machines.
    static let synchronization = """
        -- One row, from the first synchronization on. machine: identifies this database; last: the greatest number in
        -- sync_cell; noted_change: the change up to which edits of trips and scans are in sync_cell.
        CREATE TABLE sync_machine (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            machine TEXT NOT NULL,
            last INTEGER NOT NULL,
            noted_change INTEGER NOT NULL
        ) STRICT;

        -- Each field of what is synchronized, as it was set last on any machine. field: '' for whether the object exists.
        -- value: JSON. stored: the same as it was last seen in this database: where it differs, the value is stored as
        -- soon as that is possible. time_us, machine: the edit; versions: the edits that it knew; seen: all that are known
        -- here. number: grows with each change of the table; source: the part from which it came.
        CREATE TABLE sync_cell (
            kind TEXT NOT NULL,
            object TEXT NOT NULL,
            field TEXT NOT NULL,
            value TEXT,
            stored TEXT,
            time_us INTEGER NOT NULL,
            machine TEXT NOT NULL,
            versions TEXT NOT NULL,
            seen TEXT NOT NULL,
            number INTEGER NOT NULL,
            source TEXT,
            PRIMARY KEY (kind, object, field)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX sync_cell_number ON sync_cell (number);
        CREATE INDEX sync_cell_pending ON sync_cell (kind, object) WHERE value IS NOT stored;

        -- Edits that did not know of each other: the value in force, and the other one. number: as in sync_cell.
        CREATE TABLE sync_conflict (
            kind TEXT NOT NULL,
            object TEXT NOT NULL,
            field TEXT NOT NULL,
            kept TEXT,
            other TEXT,
            kept_us INTEGER NOT NULL,
            kept_machine TEXT NOT NULL,
            other_us INTEGER NOT NULL,
            other_machine TEXT NOT NULL,
            number INTEGER NOT NULL,
            PRIMARY KEY (kind, object, field, other_us, other_machine)
        ) STRICT, WITHOUT ROWID;

        -- The parts of other machines that were read, by the hashes of their contents.
        CREATE TABLE sync_part (
            name TEXT PRIMARY KEY
        ) STRICT;

        -- The names of machines.
        CREATE TABLE sync_name (
            machine TEXT PRIMARY KEY,
            name TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
}
