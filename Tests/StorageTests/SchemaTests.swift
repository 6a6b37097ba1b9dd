import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// Files of earlier versions.
@Suite struct SchemaTests {
    /// A trip as the versions before blocks stored it.
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
        try database.recoverTrips()
        let trips = try database.trips(from: Drive.start, to: Drive.start.advanced(bySeconds: 1))
        #expect(trips.map(\.id) == [7, 8])
        #expect(trips.first?.summary.distanceKm == 1.5)
        #expect(trips.first?.summary.fuelMethod == .massAirFlow)
        #expect(trips.first?.summary.fuelFactor == 1)
        #expect(trips.first?.parameters == TripParameters())
        #expect(trips.last?.summary.samples == 1000)

        func read(_ trip: Int64) throws -> [Sample] {
            var samples: [Sample] = []
            try database.samples(trip: trip) { samples.append($0) }
            return samples
        }
        let old = try read(7)
        #expect(old.map(\.value) == (0..<1000).map { Double(50 + $0 % 7) })
        #expect(old.last?.time == Instant(nanoseconds: 999 * 100_123_000))
        // The other one was packed when it was recovered.
        #expect(try read(8) == Drive.rounded(old))
        #expect(try directory.integer("SELECT count(*) FROM samples", on: "x.db") == 2000)

        let before = try database.size()
        try database.vacuum()
        #expect(try database.size() < before)
        #expect(try directory.integer("SELECT count(*) FROM sample", on: "x.db") == 0)
        #expect(try read(7) == Drive.rounded(old))
        #expect(try Database.check(path: directory.file("x.db"))?.problems == [])
    }

    /// The trips of a file of the version before UUIDs.
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
        let trips = try database.trips(from: WallTime(microseconds: 0), to: WallTime(microseconds: 1000))
        #expect(trips.map(\.kind) == [.vehicle, .simulation, .replay, .vehicle])
        let form = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
        for trip in trips { #expect(trip.uuid?.wholeMatch(of: form) != nil) }
        #expect(Set(trips.map(\.uuid)).count == 4)
        #expect(try directory.integer("SELECT count(*) FROM trip WHERE formulas = 1", on: "x.db") == 4)
        // Whoever follows from 0 on sees them all.
        #expect(try directory.integer("SELECT count(*) FROM changes WHERE change > 0", on: "x.db") == 5)
        try database.deleteTrip(1)
        #expect(try directory.integer("SELECT change FROM deletion WHERE number = 1", on: "x.db") == 2)
    }
}
