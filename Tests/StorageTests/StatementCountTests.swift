import CSQLite
import OBD
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// Reading a list takes the same number of statements for many rows as for a few.
@Suite(.timeLimit(.minutes(20))) struct StatementCountTests {
    private final class Counter {
        var statements = 0
    }

    /// Counts the statements that SQLite starts on the database's connection.
    private func statements(_ database: Database, _ body: () throws -> Void) throws -> Int {
        let counter = Counter()
        try withExtendedLifetime(counter) {
            let handle = unsafe database.connection.handle
            unsafe sqlite3_trace_v2(
                handle, UInt32(SQLITE_TRACE_STMT),
                { _, counter, _, _ in
                    guard let counter = unsafe counter else { return 0 }
                    unsafe Unmanaged<Counter>.fromOpaque(counter).takeUnretainedValue().statements += 1
                    return 0
                }, Unmanaged.passUnretained(counter).toOpaque())
            defer { unsafe sqlite3_trace_v2(handle, 0, nil, nil) }
            try body()
        }
        return counter.statements
    }

    private static let all = (from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2))

    private static func store(_ count: Int, in database: Database) throws {
        let samples = Drive.samples(seconds: 5)
        for index in 0..<count {
            var beginning = TripBeginning(
                start: Drive.start.advanced(bySeconds: Double(index) * 100), vin: "V\(index % 3)", adapter: "a",
                bus: nil, fuelPrice: 1.8)
            beginning.tags = ["work", "t\(index)"]
            let id = try database.trips.begin(beginning)
            try database.append(
                samples, alerts: [Alert(.overSpeed, at: Drive.origin, value: 140, limit: 130)], trip: id,
                origin: Drive.origin)
            var summary = Drive.summary(of: samples)
            summary.events = [DrivingEvent(.stop, from: .zero, durationS: 3, peak: 0)]
            summary.others = [
                SignalSummary(signal: Signal("s\(index % 5)", .none), minimum: 0, mean: 1, maximum: 2, samples: 3)
            ]
            try database.trips.finish(id, summary: summary)
            var scan = HealthScan(adapter: HealthScan.Adapter(device: "a"))
            scan.vin = VIN("WVWZZZ1JZXW000001")
            _ = try database.scans.store(scan, at: Drive.start.advanced(bySeconds: Double(index)))
        }
    }

    private static let lists: [(name: String, read: @Sendable (Database) throws -> Int)] = [
        ("trips", { try $0.trips.all(from: all.from, to: all.to).count }),
        ("trips, open ones too", { try $0.trips.all(from: all.from, to: all.to, includingOpen: true).count }),
        (
            "each trip",
            { database in
                var trips = try database.trips.each(from: all.from, to: all.to)
                var count = 0
                while let trip = try trips.next() {
                    #expect(trip.tags.count == 2 && trip.alerts.count == 1 && trip.summary.others.count == 1)
                    count += 1
                }
                return count
            }
        ),
        ("starts", { try $0.trips.starts().count }),
        ("drives", { try $0.trips.drives(since: all.from).count }),
        ("scans", { try $0.scans.all(from: all.from, to: all.to).count }),
    ]

    /// Their totals are read vehicle by vehicle, and only where they are shown.
    @Test func vehiclesAreListedByTwoStatements() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        try Self.store(30, in: database)
        var vehicles = 0
        #expect(try statements(database) { vehicles = try database.vehicles.known().count } == 2)
        #expect(vehicles == 4)
        #expect(try database.vehicles.recorded().map(\.trips) == [10, 10, 10, 0])
    }

    @Test(arguments: lists.indices) func areAsMany(list: Int) throws {
        let directory = try TemporaryDirectory()
        let (few, many) = (
            try Database.open(path: directory.file("few.db")), try Database.open(path: directory.file("many.db"))
        )
        try Self.store(2, in: few)
        try Self.store(30, in: many)
        let (name, read) = Self.lists[list]
        var rows: [Int] = []
        let ofFew = try statements(few) { rows.append(try read(few)) }
        let ofMany = try statements(many) { rows.append(try read(many)) }
        #expect(rows == [2, 30], "\(name)")
        #expect(ofFew > 0)
        #expect(ofMany == ofFew, "\(name)")
        #expect(ofMany <= 10, "\(name)")
    }
}
