import Routes
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// Files of earlier versions.
@Suite(.timeLimit(.minutes(20))) struct SchemaTests {
    /// A trip as stored by the versions before blocks.
    static let oldTrip = """
        INSERT INTO signal (id, name, unit) VALUES (1, 'vehicleSpeed', 'km/h') ON CONFLICT DO NOTHING;
        INSERT INTO trip (id, started_us, vin, adapter, state, duration_s, covered_s, distance_km, fuel_l, fuel_method,
            samples) VALUES (7, \(Drive.start.microseconds), 'WVWZZZ1JZXW000001', 'a', 'closed', 99.9, 99.9, 1.5, 0.1,
            'massAirFlow', 1000);
        INSERT INTO sample WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
            SELECT 7, i * 100123, 1, 50 + i % 7 FROM n;
        INSERT INTO trip (id, started_us, adapter, state, owner) VALUES (8, \(Drive.start.microseconds), 'a', 'open', 'x');
        INSERT INTO sample SELECT 8, t_us, signal, value FROM sample WHERE trip_id = 7;
        """

    @Test(arguments: 1...3) func anOldFileTellsItsTrips(version: Int) throws {
        let directory = try TemporaryDirectory()
        try directory.run(
            Schema.migrations[..<version].joined() + Self.oldTrip
                + "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(version)", on: "x.db")
        let database = try Database.open(path: directory.file("x.db"))
        #expect(try directory.integer("PRAGMA user_version", on: "x.db") == Schema.version)
        try database.trips.recover()
        let trips = try database.trips.all(from: Drive.start, to: Drive.start.advanced(bySeconds: 1))
        #expect(trips.map(\.id) == [7, 8])
        #expect(trips.first?.summary.distanceKm == 1.5)
        #expect(trips.first?.summary.fuelMethod == .massAirFlow)
        #expect(trips.first?.summary.fuelFactor == 1)
        #expect(trips.first?.parameters == TripParameters())
        #expect(trips.last?.summary.samples == 1000)

        func read(_ trip: Int64) throws -> [Sample] {
            var samples: [Sample] = []
            try database.storedSamples(trip: trip) { samples.append($0) }
            return samples
        }
        let old = try read(7)
        #expect(old.map(\.value) == (0..<1000).map { Double(50 + $0 % 7) })
        #expect(old.last?.time == Instant(nanoseconds: 999 * 100_123_000))
        // The other one was packed when it was recovered.
        #expect(try read(8) == Drive.rounded(old))
        #expect(try directory.integer("SELECT count(*) FROM samples", on: "x.db") == 2000)

        let before = try database.care.size()
        try database.care.vacuum()
        #expect(try database.care.size() < before)
        #expect(try directory.integer("SELECT count(*) FROM sample", on: "x.db") == 0)
        #expect(try read(7) == Drive.rounded(old))
        #expect(try DatabaseCare.check(path: directory.file("x.db"))?.problems == [])
    }

    /// What is known of the ways of an older file stays known, and trips without positions are looked at once.
    @Test func waysOfAnOldFile() throws {
        let directory = try TemporaryDirectory()
        let version = try #require(Schema.migrations.firstIndex(of: Schema.lookups))
        try directory.run(
            Schema.migrations[..<version].joined() + """
                INSERT INTO trip (id, started_us, adapter, state, duration_s, driver) VALUES
                    (1, 10, 'a', 'closed', 5, 'Ann'), (2, 20, 'a', 'closed', 5, NULL), (3, 30, 'a', 'open', NULL, 'Ben');
                INSERT INTO trip_way VALUES (1, 1, 48, 11, 48.1, 11, 1000, 5, 0, 0, NULL);
                PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(version)
                """, on: "x.db")
        let database = try Database.open(path: directory.file("x.db"))
        #expect(try directory.integer("SELECT way_formulas FROM trip WHERE id = 1", on: "x.db") == 1)
        #expect(try directory.integer("SELECT count(*) FROM trip WHERE way_formulas IS NULL", on: "x.db") == 2)
        #expect(try database.tracks.tripsWithoutWay(formulas: 1).isEmpty)
        #expect(try directory.integer("SELECT way_formulas FROM trip WHERE id = 2", on: "x.db") == 1)
        #expect(try directory.integer("SELECT count(*) FROM trip WHERE way_formulas IS NULL", on: "x.db") == 1)
        #expect(try database.tracks.ends(ofTrip: 1)?.lengthM == 1000)
        #expect(try database.trips.drivers() == ["Ben", "Ann"])
        #expect(try DatabaseCare.check(path: directory.file("x.db"))?.problems == [])
    }

    /// The trips of a file from before UUIDs.
    @Test func anOldFileTellsItsTripsApart() throws {
        let directory = try TemporaryDirectory()
        try directory.run(
            Schema.migrations[..<7].joined() + """
                INSERT INTO trip (id, started_us, adapter, state, duration_s) VALUES
                    (1, 10, '/dev/ttyUSB0', 'closed', 5), (2, 20, 'sim:city', 'closed', 5),
                    (3, 30, 'replay:a', 'closed', 5), (4, 40, 'SIM:x', 'closed', 5);
                INSERT INTO scan (id, time_us, device) VALUES (1, 50, 'a');
                PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 7
                """, on: "x.db")
        let database = try Database.open(path: directory.file("x.db"))
        let trips = try database.trips.all(from: WallTime(microseconds: 0), to: WallTime(microseconds: 1000))
        #expect(trips.map(\.kind) == [.vehicle, .simulation, .replay, .vehicle])
        let form = /[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
        for trip in trips { #expect(trip.uuid?.wholeMatch(of: form) != nil) }
        #expect(Set(trips.map(\.uuid)).count == 4)
        #expect(try directory.integer("SELECT count(*) FROM trip WHERE formulas = 1", on: "x.db") == 4)
        // A program that follows the changes from 0 on sees all of them.
        #expect(try directory.integer("SELECT count(*) FROM changes WHERE change > 0", on: "x.db") == 5)
        try database.trips.delete(1)
        #expect(try directory.integer("SELECT change FROM deletion WHERE number = 1", on: "x.db") == 2)
    }

    /// A trip from before UUIDs gets the same UUID whenever its file is read or migrated, and in every database.
    @Test func theUUIDOfAnOldTripFollowsFromIt() throws {
        let directory = try TemporaryDirectory()
        func make(_ name: String, _ rows: String) throws {
            try directory.run(
                Schema.migrations[..<7].joined() + """
                    INSERT INTO trip (id, started_us, vin, adapter, state, duration_s) VALUES \(rows);
                    PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 7
                    """, on: name)
        }
        let vin = "'WVWZZZ1JZXW000001'"
        try make(
            "x.db",
            """
            (1, 1700000000123456, \(vin), '/dev/ttyUSB0', 'closed', 5), (2, 1700000000123456, \(vin), 'b', 'closed', 5),
            (3, 1700000000123456, NULL, 'b', 'closed', 5), (4, 1700000000123456, NULL, 'b', 'closed', 5),
            (5, 1700000000123457, NULL, 'b', 'closed', 5), (6, -1, NULL, '', 'closed', 5),
            (7, 2, '', char(10) || 'é\u{1F697}', 'closed', 5)
            """)
        try make("y.db", "(9, 1700000000123456, \(vin), '/dev/ttyUSB0', 'closed', 5)")
        func uuids(_ database: Database?) throws -> [String?] {
            try #require(database).trips.select("true").sorted { $0.id < $1.id }.map(\.record.uuid)
        }
        let path = directory.file("x.db")
        let read = try uuids(Database.openUntouched(path: path))
        #expect(try uuids(Database.openUntouched(path: path)) == read)
        #expect(try directory.integer("PRAGMA user_version", on: "x.db") == 7)
        #expect(Set(read).count == 7)
        // Calculated without SQL.
        let rule = try #require(read.first ?? nil)
        #expect(rule == Self.uuid(1_700_000_000_123_456, "WVWZZZ1JZXW000001\n/dev/ttyUSB0\n0"))
        #expect(read[3] == Self.uuid(1_700_000_000_123_456, "\nb\n1"))
        #expect(read[5] == Self.uuid(-1, "\n\n0"))
        #expect(read[6] == Self.uuid(2, "\n\né\u{1F697}\n0"))
        #expect(try uuids(Database.open(path: path)) == read)
        // The same trip from another file is recognized.
        let imported = try Database.open(path: path).care.importFile(path: directory.file("y.db"))
        #expect((imported.trips, imported.known) == (0, 1))
        #expect(try uuids(Database.open(path: directory.file("y.db"))) == [rule])
    }

    private static func uuid(_ start: Int64, _ text: String) -> String {
        func hash(_ factor: UInt64, _ modulus: UInt64) -> UInt64 {
            text.unicodeScalars.reduce(1) { (factor * $0 + UInt64($1.value)) % modulus }
        }
        let start = UInt64(bitPattern: start) & 0xFFF_FFFF_FFFF_FFFF
        let bits = hash(31, 2_147_483_647) << 31 | hash(8191, 2_147_483_629)
        let high = (start >> 12) << 16 | 0x8000 | start & 0xFFF
        let digits = [high, 1 << 63 | bits].map { half in
            let text = String(half, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
        let parts = [8, 4, 4, 4, 12].reduce(into: (rest: digits[...], parts: [Substring]())) { state, count in
            state.parts.append(state.rest.prefix(count))
            state.rest = state.rest.dropFirst(count)
        }
        return parts.parts.joined(separator: "-")
    }
}
