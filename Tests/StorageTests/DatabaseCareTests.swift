import Formats
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabaseCareTests {
    private let directory: TemporaryDirectory
    private var path: String { directory.file("x.db") }

    init() throws { directory = try TemporaryDirectory() }

    private func record(_ database: Database, seconds: Int, vary: Int = 0, vin: String? = nil, ends: Bool = true) throws
        -> Int64
    {
        let samples = Drive.samples(seconds: seconds, vary: vary)
        let start = Drive.start.advanced(bySeconds: Double(vary) * 1000)
        let id = try database.trips.begin(
            TripBeginning(start: start, vin: vin, adapter: "a", bus: nil, fuelPrice: nil, tags: ["t"]))
        try database.append(
            samples, alerts: [Alert(.milOn, at: Drive.origin, value: 1, limit: 0)], trip: id, origin: Drive.origin)
        if ends { try database.trips.finish(id, summary: Drive.summary(of: samples), origin: Drive.origin) }
        return id
    }

    private func read(_ database: Database, _ trip: Int64) throws -> [Sample] {
        var samples: [Sample] = []
        try database.storedSamples(trip: trip) { samples.append($0) }
        return samples
    }

    private func trips(_ database: Database) throws -> [TripRecord] {
        try database.trips.all(from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2))
    }

    // MARK: Check

    @Test func nothingIsWrong() throws {
        #expect(try DatabaseCare.check(path: path) == nil)
        let database = try Database.open(path: path)
        _ = try record(database, seconds: 100)
        #expect(try DatabaseCare.check(path: path)?.problems == [])
        #expect(try database.care.contents() == DatabaseCare.Contents(trips: 1, scans: 0, samples: 5000))
        try directory.write(Array("text".utf8), to: "other")
        #expect(throws: StorageError.self) { try DatabaseCare.check(path: directory.file("other")) }
    }

    @Test(arguments: [
        ("UPDATE sample_block SET codes = x'00'", "cannot be unpacked"),
        ("UPDATE sample_block SET list = '[' WHERE id = 1", "cannot be unpacked"),
        ("PRAGMA foreign_keys = OFF; DELETE FROM signal WHERE id = 1", "has no parent in table 'signal'"),
    ])
    func whatIsWrongIsNamed(sql: String, problem: String) throws {
        _ = try record(try Database.open(path: path), seconds: 100)
        try directory.run(sql, on: "x.db")
        let problems = try #require(try DatabaseCare.check(path: path)?.problems)
        #expect(problems.contains { $0.contains(problem) }, "\(problems)")
    }

    /// Objects that do not belong to the schema are never executed but reported; they are neither imported nor copied.
    @Test(arguments: [
        ("CREATE TRIGGER t AFTER INSERT ON trip BEGIN DELETE FROM trip; END", "trigger 't' is not of obdmech"),
        ("CREATE VIEW v AS SELECT 1", "view 'v' is not of obdmech"),
        ("CREATE TABLE extra (x)", "table 'extra' is not of obdmech"),
    ])
    func strangeObjects(sql: String, problem: String) throws {
        _ = try record(try Database.open(path: path), seconds: 100)
        try directory.run(sql, on: "x.db")
        let database = try Database.open(path: path)
        _ = try record(database, seconds: 100, vary: 1)
        #expect(try trips(database).count == 2)
        #expect(try DatabaseCare.check(path: path)?.problems == [problem])
        let other = try Database.open(path: directory.file("other.db"))
        let error = #expect(throws: StorageError.self) { try other.care.importFile(path: path) }
        #expect(error?.kind == .foreign && error?.text.hasSuffix(problem) == true)
        #expect(try other.care.contents() == DatabaseCare.Contents())
        #expect(try database.care.backUp(to: directory.file("copy.db")) == [problem])
        #expect(try other.care.importFile(path: directory.file("copy.db")).trips == 2)
    }

    /// Modified tables are damage, both for a check and for readers.
    @Test(arguments: [
        "ALTER TABLE trip RENAME COLUMN fuel_l TO x", "ALTER TABLE scan DROP COLUMN mil",
        "ALTER TABLE trip RENAME TO t; CREATE VIEW trip AS SELECT * FROM t", "DROP TABLE scan_code",
    ])
    func changedTables(sql: String) throws {
        do {
            let database = try Database.open(path: path)
            _ = try record(database, seconds: 100)
        }
        try directory.run("DROP VIEW samples; " + sql, on: "x.db")
        #expect(try DatabaseCare.check(path: path)?.problems.isEmpty == false)
        let error = #expect(throws: StorageError.self) {
            let database = try #require(try Database.openForReading(path: path))
            _ = try trips(database)
            _ = try database.scans.all(from: WallTime(microseconds: 0), to: WallTime(microseconds: 1))
            _ = try database.connection.prepare("SELECT code FROM scan_code")
        }
        #expect(error?.kind == .damaged)
    }

    /// A check rolls back a transaction that was cut off.
    @Test func aHotJournal() throws {
        do {
            let database = try Database.open(path: path)
            _ = try record(database, seconds: 100)
            try database.connection.exec("PRAGMA journal_mode = DELETE")
        }
        let crashed = try TemporaryDirectory()
        do {
            let connection = try Connection.open(path, .readWrite)
            try connection.exec("PRAGMA cache_size = 1; BEGIN IMMEDIATE; UPDATE trip SET note = 'half'")
            try connection.exec(
                "INSERT INTO trip_tag SELECT 1, hex(randomblob(200)) FROM sample_block, sample_block AS b")
            for name in ["x.db", "x.db-journal"] { try crashed.write(directory.bytes(name), to: name) }
            try connection.exec("ROLLBACK")
        }
        let findings = try #require(try DatabaseCare.check(path: crashed.file("x.db")))
        #expect(findings == DatabaseCare.Findings(problems: [], wasRolledBack: true))
        #expect(try crashed.names() == ["x.db"])
        #expect(try DatabaseCare.check(path: crashed.file("x.db"))?.wasRolledBack == false)
    }

    @Test func overwrittenPages() throws {
        _ = try record(try Database.open(path: path), seconds: 1000)
        var bytes = directory.bytes("x.db")
        // All pages but the first and the last; some are free.
        for index in 4096..<bytes.count - 4096 { bytes[index] = 0x5A }
        try directory.write(bytes, to: "x.db")
        #expect(try DatabaseCare.check(path: path)?.problems.isEmpty == false)
    }

    /// Opening another program's database does not change it, nor a log that a crash left.
    @Test func anotherProgramsDatabaseStaysAsItIs() throws {
        try directory.run("PRAGMA journal_mode = WAL", on: "x.db")
        let connection = try Connection.open(path, .readWrite)
        try connection.exec("CREATE TABLE t (x)")
        let crashed = try TemporaryDirectory()
        for name in ["x.db", "x.db-wal"] { try crashed.write(directory.bytes(name), to: name) }
        #expect(throws: StorageError.self) { try DatabaseCare.check(path: crashed.file("x.db")) }
        for name in ["x.db", "x.db-wal"] { #expect(crashed.bytes(name) == directory.bytes(name)) }
        try connection.exec("INSERT INTO t VALUES (1)")
    }

    // MARK: Backup

    @Test func aCopyOfAllWhileATripIsRecorded() throws {
        let database = try Database.open(path: path)
        let closed = try record(database, seconds: 30)
        let open = try record(database, seconds: 20, vary: 1, ends: false)
        _ = try database.care.backUp(to: directory.file("copy.db"))
        #expect(try directory.mode("copy.db") == 0o600)
        let copy = try #require(try Database.openExisting(path: directory.file("copy.db")))
        #expect(try trips(copy) == trips(database))
        #expect(try read(copy, closed) == read(database, closed))
        #expect(try read(copy, open) == read(database, open))
        // Recording continues.
        try database.append(
            [Sample(.vehicleSpeed, 9, at: Drive.origin.advanced(bySeconds: 99))], trip: open, origin: Drive.origin)
        let before = directory.bytes("copy.db")
        let error = #expect(throws: StorageError.self) { try database.care.backUp(to: directory.file("copy.db")) }
        #expect(error?.text.hasSuffix("file exists") == true)
        #expect(directory.bytes("copy.db") == before)
        #expect(throws: StorageError.self) { try database.care.backUp(to: directory.file("no/copy.db")) }
    }

    // MARK: Import

    @Test func whatIsTakenInIsWhatItWas() throws {
        let other = try Database.open(path: directory.file("other.db"))
        // Signals, trips and scans have other numbers there.
        _ = try other.number(of: Signal("first", .none))
        let far = try record(other, seconds: 200, vary: 5, vin: "V")
        try other.scans.store(DatabaseScansTests.full, at: Drive.start)
        let mark = CalibrationMark(.odometer, at: Drive.start, amount: 5, method: .fuelRate)
        try other.vehicles.add(mark, keeping: VehicleProfile(vin: "V", name: "car"))

        let database = try Database.open(path: path)
        _ = try record(database, seconds: 10, vary: 1)
        let here = try record(database, seconds: 10, vary: 2)
        #expect(
            try database.care.importFile(path: directory.file("other.db"))
                == DatabaseCare.Imported(trips: 1, scans: 1, known: 0)
        )
        var expected = try #require(try trips(other).first)
        let taken = try #require(try trips(database).first { $0.vin == "V" })
        expected.id = taken.id
        #expect(taken == expected)
        #expect(try read(database, taken.id ?? 0) == read(other, far))
        #expect(try read(database, here).count == 500)
        #expect(try database.scans.scan(id: 1) == DatabaseScansTests.full)
        #expect(try database.vehicles.vehicle(vin: "V")?.name == "car")
        // Importing again changes nothing.
        #expect(
            try database.care.importFile(path: directory.file("other.db"))
                == DatabaseCare.Imported(trips: 0, scans: 0, known: 2)
        )
        // Heartbeats are imported only if that is wanted, also of a trip that is here.
        try other.heart.keep([(.zero, 800), (Instant(nanoseconds: 1_000_000_000), 900)], trip: far)
        _ = try database.care.importFile(path: directory.file("other.db"))
        #expect(try database.heart.beats(trip: taken.id ?? 0).isEmpty)
        _ = try database.care.importFile(
            path: directory.file("other.db"), withHeart: true)
        #expect(try database.heart.beats(trip: taken.id ?? 0).map(\.rrMs) == [800, 900])
        #expect(try trips(database).count == 3)
        #expect(try database.vehicles.calibrationMarks(vin: "V", .odometer) == [mark])
        #expect(try DatabaseCare.check(path: path)?.problems == [])
        // The connection refers to one database again, with its own signals.
        let next = try record(database, seconds: 10, vary: 9)
        #expect(try read(database, next).count == 500)
    }

    /// The rest of an interrupted trip is replaced by the whole trip.
    @Test func aWholeTripTakesThePlaceOfItsPart() throws {
        let whole = try Database.open(path: directory.file("whole.db"))
        _ = try record(whole, seconds: 100)
        let database = try Database.open(path: path)
        let part = try record(database, seconds: 20)
        #expect(try database.care.importFile(path: directory.file("whole.db")).trips == 1)
        #expect(try trips(database).map(\.summary) == trips(whole).map(\.summary))
        #expect(try trips(database).first?.id != part)
        #expect(try whole.care.importFile(path: path) == DatabaseCare.Imported(trips: 0, scans: 0, known: 1))
    }

    @Test func whatCannotBeTakenIn() throws {
        let database = try Database.open(path: path)
        try directory.write(Array(repeating: 65, count: 4096), to: "text")
        for file in ["none.db", "text", "x.db"] {
            #expect(throws: StorageError.self) { try database.care.importFile(path: directory.file(file)) }
        }
        #expect(try directory.names().contains("none.db") == false)
    }
}
