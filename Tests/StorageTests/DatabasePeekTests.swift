import Glibc
import OBD
import Telemetry
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabasePeekTests {
    let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func files() throws -> Set<String> { Set(try directory.names()) }

    private func day(_ number: Int64) -> WallTime { WallTime(microseconds: (20_000 + number) * 86_400_000_000) }

    private func store(in database: Database) throws {
        for (number, driver, tags) in [(1, "Ann", ["work"]), (2, "Bob", ["work", "rain"]), (3, nil, [])] {
            _ = try database.trips.begin(
                TripBeginning(
                    start: day(Int64(number)), vin: nil, adapter: "sim", bus: nil, fuelPrice: nil, driver: driver,
                    tags: tags))
        }
        try database.scans.store(HealthScan(adapter: HealthScan.Adapter(device: "sim")), at: day(4))
    }

    /// The content is visible while another process has the file open, and afterwards, and no file is created.
    @Test func seesWhatIsStored() throws {
        var database: Database? = try Database.open(path: directory.file("a.db"))
        try store(in: try #require(database))
        for isInUse in [true, false] {
            if !isInUse { database = nil }
            let before = try files()
            #expect(before.contains("a.db-wal") == isInUse)
            let bytes = directory.bytes("a.db")
            var peek = Database.peek(path: directory.file("a.db"))
            #expect(try peek?.trips.occasions(atMost: 10).map(\.trip) == [nil, 3, 2, 1])
            #expect(try peek?.trips.occasions(atMost: 2).map(\.time) == [day(4), day(3)])
            #expect(try peek?.trips.drivers() == ["Bob", "Ann"])
            #expect(try peek.map { Set(try $0.trips.tags()) } == ["rain", "work"])
            #expect(throws: StorageError.self) { try peek.map { try store(in: $0) } }
            peek = nil
            #expect(try files() == before)
            #expect(directory.bytes("a.db") == bytes)
        }
    }

    /// The log remains without its index, as in a copy.
    @Test func makesNoIndex() throws {
        let database = try Database.open(path: directory.file("a.db"))
        try store(in: database)
        try directory.copy("a.db", to: "b.db")
        try directory.copy("a.db-wal", to: "b.db-wal")
        let before = try files()
        _ = Database.peek(path: directory.file("b.db"))
        #expect(try files() == before)
    }

    @Test func whatIsNoneIsNone() throws {
        #expect(Database.peek(path: directory.file("none.db")) == nil)
        #expect(Database.peek(path: directory.path) == nil)
        try directory.run("CREATE TABLE t (a); INSERT INTO t VALUES (randomblob(5000))", on: "foreign.db")
        #expect(Database.peek(path: directory.file("foreign.db")) == nil)
        try directory.run(
            Schema.migrations[0] + "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 1",
            on: "old.db")
        #expect(Database.peek(path: directory.file("old.db")) == nil)
        #expect(try files() == ["foreign.db", "old.db"])
    }
}
