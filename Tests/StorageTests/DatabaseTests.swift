import Formats
import Glibc
import OBD
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabaseTests {
    let directory: TemporaryDirectory
    var path: String { directory.file("x.db") }

    init() throws { directory = try TemporaryDirectory() }

    /// Creates a database with a few pages of content, and returns its bytes.
    private func makeDatabase() throws -> [UInt8] {
        do {
            let database = try Database.open(path: path)
            let id = try database.trips.begin(
                TripBeginning(
                    start: Drive.start, vin: nil, adapter: "a", bus: nil, fuelPrice: nil))
            // Too few samples to be packed: no page is free.
            try database.append(Drive.samples(seconds: 80), trip: id, origin: Drive.origin)
        }
        #expect(try directory.names() == ["x.db"])
        return directory.bytes("x.db")
    }

    /// Checks that both ways of opening refuse the file, without changing it or creating other files.
    private func expectRefusal(
        _ kind: StorageError.Kind, _ message: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = directory.bytes("x.db")
        let names = try directory.names()
        for open in [{ _ = try Database.open(path: $0) }, { _ = try Database.openExisting(path: $0) }] {
            let error = try #require(throws: StorageError.self, sourceLocation: sourceLocation) { try open(path) }
            #expect(error.kind == kind, "\(error)", sourceLocation: sourceLocation)
            if let message { #expect(error.text == message, sourceLocation: sourceLocation) }
            #expect(!error.text.contains("\n"), sourceLocation: sourceLocation)
            #expect(directory.bytes("x.db") == before, sourceLocation: sourceLocation)
            #expect(try directory.names() == names, sourceLocation: sourceLocation)
        }
    }

    // MARK: Looking

    @Test func looking() throws {
        #expect(Database.peek(path: path) == nil)
        #expect(try directory.names() == [])
        let before = try makeDatabase()
        let database = try #require(Database.peek(path: path))
        #expect(try database.trips.starts().count == 1)
        // A trip that is still being recorded is not the latest.
        #expect(try database.trips.latest() == nil)
        #expect(throws: StorageError.self) {
            try database.vehicles.keep(VehicleProfile(vin: "WVWZZZ1JZXW000001"))
        }
        #expect(directory.bytes("x.db") == before)
        #expect(try directory.names() == ["x.db"])
    }

    /// Changes that another program has written to the log are visible.
    @Test func lookingWhileAnotherWrites() throws {
        let writer = try Database.open(path: path)
        try writer.vehicles.keep(VehicleProfile(vin: "WVWZZZ1JZXW000001"))
        let database = try #require(Database.peek(path: path))
        #expect(try database.vehicles.all().map(\.vin) == ["WVWZZZ1JZXW000001"])
    }

    @Test func lookingAtAnEarlierVersion() throws {
        _ = try makeDatabase()
        try Database.open(path: path).connection.exec("PRAGMA user_version = 1")
        #expect(Database.peek(path: path) == nil)
    }

    @Test func aNewDatabaseHasItsDirectoriesModesAndHeader() throws {
        let database = try Database.open(path: directory.file("a/b/x.db"))
        #expect(try directory.mode("a") == 0o700)
        #expect(try directory.mode("a/b") == 0o700)
        #expect(try directory.mode("a/b/x.db") == 0o600)
        try database.connection.exec("INSERT INTO signal (name, unit) VALUES ('x', '')")
        #expect(try directory.mode("a/b/x.db-wal") == 0o600)
        try database.connection.exec("DELETE FROM signal")
        #expect(try database.connection.integer("PRAGMA application_id") == 0x4F42_444D)
        #expect(try database.connection.integer("PRAGMA user_version") == Schema.version)
        #expect(try database.connection.integer("PRAGMA synchronous") == 2)
        #expect(try database.connection.integer("PRAGMA foreign_keys") == 1)
        #expect(try database.connection.integer("SELECT count(*) FROM signal") == 0)
        #expect(try database.connection.integer("PRAGMA journal_mode = WAL; ") == 0)
        #expect(try database.connection.text("PRAGMA journal_mode") == "wal")
    }

    @Test func aRelativePathAndOddCharactersAreJustAFile() throws {
        let name = "a ?b#c%20'é:memory:.db"
        _ = try Database.open(path: directory.file(name))
        #expect(try directory.names() == [name])
        #expect(try Database.openExisting(path: directory.file(name)) != nil)
        #expect(try Database.openExisting(path: "/" + directory.file(name)) != nil)
        #expect(try Database.openExisting(path: ":memory:") == nil)
    }

    @Test func openingAgainChangesNothing() throws {
        let before = try makeDatabase()
        _ = try Database.open(path: path)
        _ = try Database.openExisting(path: path)
        #expect(directory.bytes("x.db") == before)
        #expect(try directory.names() == ["x.db"])
    }

    @Test func aMissingDatabaseIsNotMadeForReading() throws {
        #expect(try Database.openExisting(path: path) == nil)
        #expect(try Database.openExisting(path: directory.file("no/such/x.db")) == nil)
        #expect(try directory.names().isEmpty)
        try directory.write([], to: "x.db")
        #expect(try Database.openExisting(path: path) == nil)
        #expect(directory.bytes("x.db").isEmpty)
    }

    @Test func anEmptyFileIsANewDatabase() throws {
        try directory.write([], to: "x.db")
        _ = try Database.open(path: path)
        #expect(try Database.openExisting(path: path) != nil)
    }

    @Test func anSQLiteDatabaseWithoutContentIsANewDatabase() throws {
        try directory.run("PRAGMA journal_mode = WAL; CREATE TABLE t (x); DROP TABLE t; VACUUM", on: "x.db")
        _ = try Database.open(path: path)
        #expect(try directory.integer("PRAGMA user_version", on: "x.db") == Schema.version)
    }

    @Test(arguments: [
        Array("hello\n".utf8), [0], Array(repeating: 0, count: 4096),
        (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) },
        Array("SQLite format 3\0".utf8) + (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 40_503 >> 3) },
    ])
    func whatIsNotADatabaseIsRefused(content: [UInt8]) throws {
        try directory.write(content, to: "x.db")
        try expectRefusal(.notADatabase, "cannot open database '\(path)': file is not a database")
    }

    @Test(
        arguments: ["DELETE", "WAL"], ["CREATE TABLE t (x)", "PRAGMA application_id = 7", "PRAGMA user_version = 1"])
    func anotherProgramsDatabaseIsRefused(journal: String, sql: String) throws {
        try directory.run("PRAGMA journal_mode = \(journal); \(sql)", on: "x.db")
        try expectRefusal(.foreign, "database '\(path)' belongs to another program")
    }

    @Test func anotherProgramsDatabaseIsRefusedAlsoWhileItIsOnlyInItsLog() throws {
        try directory.run("PRAGMA journal_mode = WAL", on: "x.db")
        let connection = try Connection.open(path, .readWrite)
        try connection.exec("CREATE TABLE t (x)")
        try expectRefusal(.foreign)
        // As after a crash of the other program: a log that nobody uses.
        let (file, log) = (directory.bytes("x.db"), directory.bytes("x.db-wal"))
        let crashed = try TemporaryDirectory()
        try crashed.write(file, to: "x.db")
        try crashed.write(log, to: "x.db-wal")
        #expect(throws: StorageError.self) { try Database.open(path: crashed.file("x.db")) }
        #expect(crashed.bytes("x.db") == file)
        #expect(crashed.bytes("x.db-wal") == log)
        try connection.exec("INSERT INTO t VALUES (1)")
    }

    @Test(arguments: ["DELETE", "WAL"])
    func aNewerSchemaIsRefused(journal: String) throws {
        _ = try makeDatabase()
        try directory.run("PRAGMA journal_mode = \(journal); PRAGMA user_version = \(Schema.version + 1)", on: "x.db")
        try expectRefusal(
            .newerVersion,
            "database '\(path)' was written by a newer obdmech (schema \(Schema.version + 1), this one supports \(Schema.version))"
        )
    }

    @Test func anImpossibleSchemaVersionIsDamage() throws {
        _ = try makeDatabase()
        try directory.run("PRAGMA user_version = -3", on: "x.db")
        try expectRefusal(.damaged)
    }

    @Test(arguments: [1, 99, 512, 4096, 4097, 20_000, 4096 * 12])
    func aTruncatedDatabaseIsRefused(size: Int) throws {
        let content = try makeDatabase()
        try #require(content.count > size)
        try directory.write(Array(content[..<size]), to: "x.db")
        try expectRefusal(size < 512 ? .notADatabase : .damaged)
    }

    @Test func overwrittenPagesAreRefused() throws {
        let content = try makeDatabase()
        for page in 1..<content.count / 4096 {
            var damaged = content
            for index in page * 4096..<page * 4096 + 64 { damaged[index] = 0xA5 }
            try directory.write(damaged, to: "x.db")
            try expectRefusal(.damaged)
        }
    }

    @Test func damageBesideALogIsRefused() throws {
        var content = try makeDatabase()
        let database = try Database.open(path: path)
        try database.scans.store(HealthScan(adapter: HealthScan.Adapter(device: "d")), at: Drive.start)
        let log = directory.bytes("x.db-wal")
        #expect(log.count > 0)
        for index in content.count - 4096..<content.count - 4000 { content[index] = 0xA5 }
        let crashed = try TemporaryDirectory()
        try crashed.write(content, to: "x.db")
        try crashed.write(log, to: "x.db-wal")
        let error = #expect(throws: StorageError.self) { try Database.open(path: crashed.file("x.db")) }
        #expect(error?.kind == .damaged)
        #expect(crashed.bytes("x.db") == content)
        #expect(crashed.bytes("x.db-wal") == log)
    }

    @Test func whatACrashLeftInTheLogIsRead() throws {
        let database = try Database.open(path: path)
        let scan = HealthScan(adapter: HealthScan.Adapter(device: "d"))
        let id = try database.scans.store(scan, at: Drive.start)
        let crashed = try TemporaryDirectory()
        try crashed.write(directory.bytes("x.db"), to: "x.db")
        try crashed.write(directory.bytes("x.db-wal"), to: "x.db-wal")
        let again = try #require(try Database.openExisting(path: crashed.file("x.db")))
        #expect(try again.scans.scan(id: id) == scan)
    }

    @Test func whatIsNoPlainFileIsRefused() throws {
        let error = try #require(throws: StorageError.self) { try Database.open(path: directory.path) }
        #expect(error.text == "cannot open database '\(directory.path)': is a directory")
        #expect(throws: StorageError.self) { try Database.open(path: "/dev/null") }
        #expect(throws: StorageError.self) { try Database.open(path: "") }
        try directory.write([1], to: "file")
        let below = try #require(throws: StorageError.self) { try Database.open(path: directory.file("file/x.db")) }
        #expect(below.kind == .cannotOpen)
        #expect(below.text.hasSuffix("not a directory"))
        let sys = try #require(throws: StorageError.self) { try Database.open(path: "/proc/obdmech/x.db") }
        #expect(sys.kind == .cannotOpen)
    }

    @Test func aDanglingLinkIsRefused() throws {
        #expect(unsafe symlink("nowhere/y.db", path) == 0)
        let error = #expect(throws: StorageError.self) { try Database.open(path: path) }
        #expect(error?.kind == .cannotOpen)
    }

    @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
    func withoutPermissionNothingIsOpened() throws {
        _ = try makeDatabase()
        unsafe chmod(path, 0o400)
        try expectRefusal(.cannotWrite, "cannot write database '\(path)': permission denied")
        unsafe chmod(path, 0o600)
        unsafe chmod(directory.path, 0o500)
        try expectRefusal(.cannotWrite, "cannot write database '\(path)': its directory: permission denied")
        let new = directory.file("new.db")
        let error = try #require(throws: StorageError.self) { try Database.open(path: new) }
        #expect(error.text == "cannot open database '\(new)': permission denied")
        unsafe chmod(directory.path, 0o700)
    }

    @Test func twoConnectionsWriteInTurns() throws {
        let databases = [try Database.open(path: path), try Database.open(path: path)]
        let samples = Drive.samples(seconds: 60)
        let trips = try databases.map { database in
            try database.trips.begin(TripBeginning(start: Drive.start, vin: nil, adapter: "", bus: nil, fuelPrice: nil))
        }
        for start in stride(from: 0, to: samples.count, by: 50) {
            for (database, trip) in zip(databases, trips) {
                try database.append(Array(samples[start..<start + 50]), trip: trip, origin: Drive.origin)
            }
        }
        for (database, trip) in zip(databases, trips.reversed()) {
            #expect(try database.trips.summary(ofSamplesOf: trip) == Drive.summary(of: samples))
        }
    }

    @Test func aHeldLockIsReportedAsBusy() throws {
        let database = try Database.open(path: path)
        let other = try Connection.open(path, .readWrite)
        try database.connection.exec("PRAGMA busy_timeout = 20")
        try other.exec("BEGIN IMMEDIATE")
        let error = #expect(throws: StorageError.self) {
            try database.scans.store(HealthScan(adapter: HealthScan.Adapter(device: "d")), at: Drive.start)
        }
        #expect(error?.kind == .busy)
        // Reading continues.
        #expect(try database.scans.all(from: WallTime(microseconds: 0), to: WallTime(microseconds: .max)).isEmpty)
        try other.exec("COMMIT")
        try database.scans.store(HealthScan(adapter: HealthScan.Adapter(device: "d")), at: Drive.start)
    }

    @Test(arguments: 0..<10)
    func manyMayOpenANewFileAtOnce(round: Int) async throws {
        let path = directory.file("d/x.db")
        let trips = try await withThrowingTaskGroup(of: Int64.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    let database = try Database.open(path: path)
                    return try database.trips.begin(
                        TripBeginning(start: Drive.start, vin: nil, adapter: "", bus: nil, fuelPrice: nil))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(trips.sorted() == [1, 2, 3, 4, 5, 6])
        #expect(try directory.integer("PRAGMA user_version", on: "d/x.db") == Schema.version)
    }
}
