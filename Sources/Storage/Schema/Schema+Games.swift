extension Schema {
    /// The migration for sessions of racing games, which are trips of kind game.
    static let games = """
        -- What a game told beyond the facts of any trip. car and track: their names; the ordinals are the game's numbers.
        CREATE TABLE game_session (
            trip_id INTEGER PRIMARY KEY REFERENCES trip ON DELETE CASCADE,
            game TEXT NOT NULL,
            car TEXT,
            track TEXT,
            car_ordinal INTEGER,
            track_ordinal INTEGER,
            final_position INTEGER,
            best_lap_s REAL,
            race_time_s REAL
        ) STRICT;

        -- The completed laps in their order. A lap that was rewound is not valid either.
        CREATE TABLE lap (
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            number INTEGER NOT NULL,
            start_us INTEGER NOT NULL,
            end_us INTEGER NOT NULL,
            time_s REAL NOT NULL,
            is_valid INTEGER NOT NULL,
            is_rewound INTEGER NOT NULL,
            PRIMARY KEY (trip_id, sequence)
        ) STRICT, WITHOUT ROWID;
        """
}
