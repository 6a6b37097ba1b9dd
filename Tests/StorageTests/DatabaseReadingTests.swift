import FailingVFS
import Formats
import Glibc
import OBD
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// Reading a database that cannot or must not be written.
@Suite(.waits, .timeLimit(.minutes(20))) struct DatabaseReadingTests {
    private let directory: TemporaryDirectory
    private var path: String { directory.file("x.db") }

    init() throws { directory = try TemporaryDirectory() }

    @discardableResult
    private func record(_ database: Database, vary: Int = 0) throws -> Int64 {
        let samples = Drive.samples(seconds: 20, vary: vary)
        let id = try database.trips.begin(
            TripBeginning(
                start: Drive.start.advanced(bySeconds: Double(vary)), vin: nil, adapter: "a", bus: nil, fuelPrice: nil))
        try database.append(samples, trip: id, origin: Drive.origin)
        try database.trips.finish(id, summary: Drive.summary(of: samples), origin: Drive.origin)
        return id
    }

    private func files(_ directory: TemporaryDirectory) throws -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: try directory.names().map { ($0, directory.bytes($0)) })
    }

    /// The file alone, with a log that a crash left, and with one that is in use.
    @Test(arguments: 0..<3) func nothingIsChanged(state: Int) throws {
        var database: Database? = try Database.open(path: path)
        try record(try #require(database))
        var directory = directory
        switch state {
        case 0: database = nil
        case 1:
            directory = try TemporaryDirectory()
            for name in ["x.db", "x.db-wal"] { try directory.write(self.directory.bytes(name), to: name) }
        default: break
        }
        var before = try files(directory)
        #expect(before.count == state + 1)
        let copy = try #require(try Database.openCopy(path: directory.file("x.db")))
        let connection = try Database.untouched(DatabaseFile(path: directory.file("x.db")))
        #expect(try connection.integer("SELECT count(*) FROM trip") == 1)
        #expect(try connection.integer("SELECT sum(count) FROM sample_block") == 1000)
        #expect(throws: StorageError.self) { try connection.exec("DELETE FROM trip") }
        #expect(try copy.care.contents() == DatabaseCare.Contents(trips: 1, scans: 0, samples: 1000))
        // The index of the log contains a mark of each reader.
        before["x.db-shm"] = nil
        var after = try files(directory)
        after["x.db-shm"] = nil
        #expect(after == before)
        if let database { try record(database, vary: 5) }
    }

    @Test func anEmptyFileIsNoDatabase() throws {
        #expect(try Database.openForReading(path: path) == nil)
        try directory.write([], to: "x.db")
        #expect(try Database.openForReading(path: path) == nil)
        try directory.write([65], to: "x.db")
        #expect(throws: StorageError.self) { try Database.openForReading(path: path) }
        #expect(throws: StorageError.self) { try Database.openCopy(path: path) }
    }

    private func makeOldFile() throws {
        try directory.run(
            Schema.migrations[..<3].joined() + SchemaTests.oldTrip
                + "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 3", on: "x.db")
    }

    @Test func anOldFileOnAFullDiskIsRead() throws {
        failing_vfs_install()
        try makeOldFile()
        let before = directory.bytes("x.db")
        unsafe failing_vfs_arm(directory.path, failing_vfs_full, 1, 1)
        defer { unsafe failing_vfs_disarm(directory.path) }
        #expect(throws: StorageError.self) { try Database.openExisting(path: path) }
        let database = try #require(try Database.openForReading(path: path))
        #expect(database.refusal?.kind == .cannotWrite)
        #expect(database.refusal?.text == "cannot write database '\(path)': no space left on device")
        #expect(try database.trips.trip(7)?.summary.distanceKm == 1.5)
        #expect(directory.bytes("x.db") == before)
    }

    @Test func anOldFileThatIsTakenInStaysAsItIs() throws {
        try makeOldFile()
        let before = try files(directory)
        let elsewhere = try TemporaryDirectory()
        let database = try Database.open(path: elsewhere.file("y.db"))
        #expect(try database.care.importFile(path: path) == DatabaseCare.Imported(trips: 2, scans: 0, known: 0))
        #expect(try files(directory) == before)
        #expect(try DatabaseCare.check(path: elsewhere.file("y.db"))?.problems == [])
    }

    @Test(.enabled(if: geteuid() != 0, "root may write anywhere")) func withoutTheRightToWrite() throws {
        try record(try Database.open(path: path))
        unsafe chmod(path, 0o400)
        #expect(try Database.openForReading(path: path)?.care.contents().trips == 1)
        #expect(try DatabaseCare.check(path: path)?.problems == [])
        let refused = try #require(throws: StorageError.self) { try Database.open(path: path) }
        #expect(refused.text == "cannot write database '\(path)': permission denied")
        unsafe chmod(directory.path, 0o500)
        #expect(try Database.openForReading(path: path)?.care.contents().trips == 1)
        unsafe chmod(path, 0)
        let error = try #require(throws: StorageError.self) { try Database.openForReading(path: path) }
        #expect(error.text == "cannot open database '\(path)': permission denied")
        unsafe chmod(directory.path, 0o700)
        #expect(try directory.names() == ["x.db"])
    }

    // MARK: Damage

    private static let scan = HealthScan(
        adapter: HealthScan.Adapter(device: "sim:x", identity: "ELM327 v2.1"), bus: .can11Bit500,
        vin: VIN("1HGCM82633A004352"))

    /// A damaged page that is not needed does not prevent the others from being read.
    @Test func damageElsewhere() throws {
        let page = try { () throws in
            let database = try Database.open(path: path)
            try record(database)
            return Int(try database.connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'supported'"))
        }()
        try overwrite(page: page)
        let database = try #require(try Database.openForReading(path: path))
        #expect(database.refusal?.text == "database '\(path)' is damaged: page \(page) cannot be read")
        #expect(try database.trips.trip(1)?.summary.samples == 1000)
        #expect(try database.trips.starts().map(\.id) == [1])
        #expect(try DatabaseCare.check(path: path)?.problems == ["page \(page) cannot be read"])
    }

    private func overwrite(page: Int) throws {
        var bytes = directory.bytes("x.db")
        for index in 0..<4096 { bytes[(page - 1) * 4096 + index] = UInt8(truncatingIfNeeded: index &* 31 | 0x80) }
        try directory.write(bytes, to: "x.db")
    }

    /// Whichever page is damaged, the salvaged data are consistent, and lack only what was on that page.
    @Test func whatIsSaved() throws {
        try { () throws in
            let database = try Database.open(path: path)
            for vary in 1...3 { try record(database, vary: vary * 100) }
            try database.scans.store(Self.scan, at: Drive.start)
        }()
        let whole = directory.bytes("x.db")
        var (unreadable, complete) = (0, 0)
        for page in 2...whole.count / 4096 {
            try directory.write(whole, to: "x.db")
            try overwrite(page: page)
            guard let database = try? Database.openForReading(path: path) else {
                unreadable += 1
                continue
            }
            let copy = directory.file("copy.db")
            let saved = try database.care.salvage(to: copy).contents
            #expect(try directory.mode("copy.db") == 0o600)
            #expect(try DatabaseCare.check(path: copy)?.problems == [], "page \(page)")
            #expect(
                try Database.open(path: copy).trips.all(from: Drive.start, to: WallTime(microseconds: .max / 2)).count
                    == saved.trips)
            if saved == DatabaseCare.Contents(trips: 3, scans: 1, samples: 3000) { complete += 1 }
            for end in ["", "-wal", "-shm"] { unsafe unlink(copy + end) }
        }
        // The few pages of the schema are needed for all others; most contain an index, or rare data.
        #expect(unreadable <= 6)
        #expect(complete > whole.count / 4096 / 2, "\(complete) of \(whole.count / 4096)")
    }

    @Test func nothingIsSavedOverAnotherFile() throws {
        let database = try Database.open(path: path)
        try directory.write([1], to: "other")
        #expect(throws: StorageError.self) { try database.care.salvage(to: directory.file("other")) }
        #expect(directory.bytes("other") == [1])
    }
}
