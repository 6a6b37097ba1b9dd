extension Schema {
    /// The fourth migration: all facts of a trip, vehicles, and samples in blocks.
    static let trips = """
        ALTER TABLE trip ADD COLUMN moving_s REAL;
        ALTER TABLE trip ADD COLUMN paused_s REAL;
        ALTER TABLE trip ADD COLUMN distance_source TEXT;
        ALTER TABLE trip ADD COLUMN distance_uncertainty_percent REAL;
        ALTER TABLE trip ADD COLUMN distance_factor REAL;
        ALTER TABLE trip ADD COLUMN odometer_difference_km REAL;
        ALTER TABLE trip ADD COLUMN odometer_km REAL;
        ALTER TABLE trip ADD COLUMN engine_off_km REAL;
        ALTER TABLE trip ADD COLUMN fuel_kg REAL;
        ALTER TABLE trip ADD COLUMN fuel_kind TEXT;
        ALTER TABLE trip ADD COLUMN fuel_uncertainty_percent REAL;
        ALTER TABLE trip ADD COLUMN fuel_factor REAL;
        ALTER TABLE trip ADD COLUMN fuel_distance_km REAL;
        ALTER TABLE trip ADD COLUMN fuel_cut_s REAL;
        ALTER TABLE trip ADD COLUMN driver TEXT;
        ALTER TABLE trip ADD COLUMN note TEXT;
        -- What the facts depend on besides the samples.
        ALTER TABLE trip ADD COLUMN parameters TEXT;
        -- When it started on a clock that is never set: which boot of the machine, and the time since then.
        ALTER TABLE trip ADD COLUMN boot TEXT;
        ALTER TABLE trip ADD COLUMN started_boot_us INTEGER;
        -- Samples that whoever records it has handed over, those left out among them.
        ALTER TABLE trip ADD COLUMN appended INTEGER NOT NULL DEFAULT 0;

        -- Times are since the trip's start, here and below.
        CREATE TABLE trip_event (
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            kind TEXT NOT NULL,
            start_us INTEGER NOT NULL,
            duration_s REAL NOT NULL,
            peak REAL NOT NULL,
            PRIMARY KEY (trip_id, sequence)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE trip_alert (
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE,
            t_us INTEGER NOT NULL,
            kind TEXT NOT NULL,
            value REAL NOT NULL,
            limit_value REAL NOT NULL,
            PRIMARY KEY (trip_id, t_us, kind)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE trip_tag (
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE,
            tag TEXT NOT NULL,
            PRIMARY KEY (trip_id, tag)
        ) STRICT, WITHOUT ROWID;

        -- What users told of their vehicles, and what was learnt. vin: '' stands for the vehicle that tells none.
        CREATE TABLE vehicle (
            vin TEXT PRIMARY KEY,
            name TEXT,
            fuel TEXT,
            displacement_l REAL,
            volumetric_efficiency REAL,
            cylinders INTEGER,
            tank_l REAL,
            odometer_km REAL,
            odometer_us INTEGER,
            fuel_factor REAL,
            fuel_spread_percent REAL,
            fuel_comparisons INTEGER,
            distance_factor REAL,
            distance_spread_percent REAL,
            distance_comparisons INTEGER
        ) STRICT, WITHOUT ROWID;

        -- Readings to compare with. amount: litres that were filled up, or kilometres on the odometer; computed: the same
        -- since the mark before, as the trips have it without any correction; factor: the one over the other, where it was
        -- accepted; method: by which the fuel was computed.
        CREATE TABLE calibration (
            id INTEGER PRIMARY KEY,
            vin TEXT NOT NULL,
            time_us INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('fill-up', 'odometer')),
            amount REAL NOT NULL,
            computed REAL,
            factor REAL,
            method TEXT
        ) STRICT;
        CREATE INDEX calibration_vin ON calibration (vin, time_us);

        -- What table sample holds is moved here some thousand rows at a time, and when a trip ends. A block has samples of
        -- one signal in the order of their times, which are rounded to milliseconds. times and codes are strings of
        -- time_bits and bits for each sample, the most significant bit first. From the first sample, i = 0, on:
        --     time in milliseconds = first_ms + time_slope * i + sum of times up to i
        --     number = base + slope * i + step * code of i, or sum of codes up to i where is_summed
        --     value = number / divisor, or element number of list, a JSON array
        -- Rows of a table without a rowid would leave a third of each page empty.
        CREATE TABLE sample_block (
            id INTEGER PRIMARY KEY,
            trip_id INTEGER NOT NULL REFERENCES trip ON DELETE CASCADE,
            signal INTEGER NOT NULL REFERENCES signal,
            count INTEGER NOT NULL,
            first_ms INTEGER NOT NULL,
            time_slope INTEGER NOT NULL,
            time_bits INTEGER NOT NULL,
            times BLOB NOT NULL,
            is_summed INTEGER NOT NULL,
            base INTEGER NOT NULL,
            slope INTEGER NOT NULL,
            step INTEGER NOT NULL,
            divisor INTEGER NOT NULL,
            bits INTEGER NOT NULL,
            codes BLOB NOT NULL,
            list TEXT
        ) STRICT;
        CREATE INDEX sample_block_trip ON sample_block (trip_id);

        -- All samples: t_s since the trip's start, time in UTC.
        CREATE VIEW samples (trip_id, t_s, time, signal, unit, value) AS
        WITH RECURSIVE
            place (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM place WHERE i < 1023),
            alphabet (a) AS (SELECT X'\(everyByte)'),
            piece AS (
                SELECT trip_id, signal, id, i, first_ms + time_slope * i AS ms,
                    \(code("times", "time_bits")) AS gap,
                    is_summed, base + slope * i AS number, step,
                    \(code("codes", "bits")) AS code,
                    divisor, list
                FROM sample_block CROSS JOIN alphabet CROSS JOIN place WHERE i < count
            ),
            whole AS (
                SELECT trip_id, signal, ms + sum(gap) OVER run AS ms,
                    number + step * CASE WHEN is_summed THEN sum(code) OVER run ELSE code END AS number, divisor, list
                FROM piece WINDOW run AS (PARTITION BY trip_id, signal, id ORDER BY i)
            ),
            every (trip_id, signal, t_us, value) AS (
                SELECT trip_id, signal, ms * 1000,
                    CASE WHEN list IS NULL THEN number * 1.0 / divisor ELSE json_extract(list, '$[' || number || ']') END
                FROM whole
                UNION ALL
                SELECT trip_id, signal, t_us, value FROM sample
            )
        SELECT every.trip_id, t_us / 1e6, strftime('%Y-%m-%dT%H:%M:%fZ', (started_us + t_us) / 1e6, 'unixepoch'), name,
            unit, value
        FROM every JOIN trip ON trip.id = every.trip_id JOIN signal ON signal.id = every.signal;
        """

    /// The trouble codes that an alert is about, separated by spaces; NULL for none.
    static let alertCodes = "ALTER TABLE trip_alert ADD COLUMN codes TEXT;"

    private static var everyByte: String {
        (0...255).map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// Returns the SQL for the number of `bits` bits at index i of a bit string. SQLite has no function for the value
    /// of a byte, so its position in the string of all bytes is used, which counts from 1.
    private static func code(_ string: String, _ bits: String) -> String {
        func bytes(_ count: Int) -> String {
            let parts = (0..<count).map { index in
                "instr(a, substr(\(string), i * \(bits) / 8 + \(index + 1), 1)) - 1"
            }
            let number = parts.dropFirst().reduce("(\(parts[0]))") { "(\($0) * 256 + \($1))" }
            return "\(number) >> \(8 * count) - i * \(bits) % 8 - \(bits) & (1 << \(bits)) - 1"
        }
        return "CASE WHEN \(bits) = 0 THEN 0 WHEN \(bits) < 10 THEN \(bytes(2)) ELSE \(bytes(4)) END"
    }

    /// The sixth migration: the circumstances of scans and calibrations, with which they can be shown again.
    static let circumstances = """
        -- NULL of scans that were stored before. framing: known where the protocol is not, too.
        ALTER TABLE scan ADD COLUMN framing TEXT;
        ALTER TABLE scan ADD COLUMN is_quick INTEGER;
        ALTER TABLE scan ADD COLUMN interruption TEXT;
        -- As those of table trip; NULL also of a time that the user named.
        ALTER TABLE scan ADD COLUMN boot TEXT;
        ALTER TABLE scan ADD COLUMN boot_us INTEGER;
        ALTER TABLE scan ADD COLUMN clock_synchronized INTEGER;
        ALTER TABLE calibration ADD COLUMN boot TEXT;
        ALTER TABLE calibration ADD COLUMN boot_us INTEGER;
        ALTER TABLE calibration ADD COLUMN clock_synchronized INTEGER;
        -- Of fuel_price.
        ALTER TABLE trip ADD COLUMN currency TEXT;
        -- mean is that of the samples; time_mean is weighted by the time between them.
        ALTER TABLE trip_signal ADD COLUMN time_mean REAL;
        """

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
