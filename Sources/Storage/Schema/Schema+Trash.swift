extension Schema {
    /// The migration for what can be restored for a month, and for drift exercises.
    static let trash = """
        -- What was deleted or changed, as it was before. made: the numbers of the trips that the change made, with blanks
        -- between them, besides those that are kept here; they are replaced too when it is restored.
        CREATE TABLE trash (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            kind TEXT NOT NULL,
            time_us INTEGER NOT NULL,
            made TEXT NOT NULL
        ) STRICT;

        -- The cells of the rows that belong to a trip or scan, but for those that are NULL. owner: the number of the trip
        -- or scan; line: counts the rows of a table.
        CREATE TABLE trash_cell (
            id INTEGER PRIMARY KEY,
            trash_id INTEGER NOT NULL REFERENCES trash ON DELETE CASCADE,
            table_name TEXT NOT NULL,
            owner INTEGER NOT NULL,
            line INTEGER NOT NULL,
            column_name TEXT NOT NULL,
            value ANY
        ) STRICT;
        CREATE INDEX trash_cell_row ON trash_cell (trash_id, table_name, owner, line);

        -- Trips that were driven to turn by an angle. reference: the name of the reference of the straight line; NULL for
        -- the straight line at their beginning.
        CREATE TABLE drift_exercise (
            trip_id INTEGER PRIMARY KEY REFERENCES trip ON DELETE CASCADE,
            target_deg REAL NOT NULL,
            reference TEXT
        ) STRICT;
        """
}
