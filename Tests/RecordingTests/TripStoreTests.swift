import FailingVFS
import Formats
import Foundation
import OBD
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Recording
@testable import Storage

/// Whatever happens to the database, the trip goes on, is told of once, and is whole in the end.
@Suite(.waits, .timeLimit(.minutes(20))) struct TripStoreTests {
    private let directory: TestSupport.TemporaryDirectory
    private var path: String { directory.file("x.db") }
    private static let start = WallTime(microseconds: 1_700_000_000_000_000)
    private static let origin = Instant(nanoseconds: 7_000_000_000_000)
    private static let beginning = TripBeginning(
        start: start, vin: "WVWZZZ1JZXW000001", adapter: "sim:x", bus: nil, fuelPrice: nil, tags: ["t"])

    /// The route is in no database of these tests, as it is in none that a trip is rescued to.
    private static let followed: FollowedDrive = {
        var followed = FollowedDrive(route: 7, title: "To work", reference: "best")
        followed.aheadS = -12
        return followed
    }()
    private static let destination = TripDestination(name: "Work", isReached: false, leftKm: 1.5)

    init() throws { directory = try TemporaryDirectory() }

    private static func at(_ seconds: Double) -> Instant { origin.advanced(bySeconds: seconds) }

    /// A trip that is stored once a second, some samples each, until `end`.
    private final class Recording {
        let store: TripStore
        var engine = TripEngine()
        var told: [StoreWarning] = []
        private(set) var seconds = 0

        init(_ store: TripStore) { self.store = store }

        func begin() { note(store.begin(beginning, origin: origin, at: at(0))) }

        private func note(_ notice: StoreWarning?) { if let notice { told.append(notice) } }

        func go(until end: Int, samplesEach count: Int = 10) {
            while seconds < end {
                for index in 0..<count {
                    let time = at(Double(seconds) + Double(index) / Double(count))
                    let sample = Sample(.vehicleSpeed, Double((seconds + index) % 90), at: time)
                    engine.take(sample)
                    store.add([sample])
                }
                seconds += 1
                store.add(Alert(.overSpeed, at: at(Double(seconds)), value: 1, limit: 0))
                store.add(heartBeat: (at(Double(seconds)), 800))
                note(store.store(at: at(Double(seconds))))
            }
        }

        /// The trip as it ended: along a route and to a destination, which are stored with it wherever it is stored.
        var record: TripRecord {
            var record = TripRecord(id: nil, start: start, vin: nil, fuelPrice: nil, summary: engine.summary)
            record.followed = followed
            record.destination = destination
            return record
        }

        func finish() throws -> TripStore.Outcome { try store.finish(record) }
    }

    private func recording(database: Database?, rescue: [String] = []) -> Recording {
        Recording(TripStore(path: path, database: database, rescueFolders: rescue))
    }

    /// The trip in a database is all of the recording.
    private func expectAll(_ recording: Recording, in path: String, trips: Int = 1) throws {
        let database = try #require(try Database.openExisting(path: path))
        try database.trips.recover()
        let all = try database.trips.all(from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2))
        #expect(all.count == trips)
        let trip = try #require(all.last)
        var expected = recording.engine.summary
        // Events are stored with times since the start, to the microsecond.
        for index in expected.events.indices {
            let start = expected.events[index].start.nanoseconds - Self.origin.nanoseconds
            expected.events[index].start = Instant(nanoseconds: start / 1000 * 1000)
        }
        #expect(trip.summary == expected)
        var followed = Self.followed
        followed.route = nil
        #expect(try database.routes.followed(ofTrip: trip.id ?? 0) == followed)
        #expect(trip.destination == Self.destination)
        #expect(trip.start == Self.start && trip.vin == Self.beginning.vin && trip.tags == ["t"])
        #expect(trip.alerts.map(\.time) == (1...recording.seconds).map { Instant.zero.advanced(bySeconds: Double($0)) })
        #expect(try database.heart.beats(trip: trip.id ?? 0).map(\.time) == trip.alerts.map(\.time))
        var samples: [Sample] = []
        try database.storedSamples(trip: trip.id ?? 0) { samples.append($0) }
        #expect(samples.count == recording.engine.summary.samples)
        #expect(try DatabaseCare.check(path: path)?.problems == [])
    }

    @Test func nothingFails() throws {
        let recording = recording(database: try Database.open(path: path))
        #expect(recording.store.id == nil)
        recording.begin()
        #expect(recording.store.id == 1)
        recording.go(until: 5)
        #expect(!recording.store.isPending)
        #expect(try recording.finish() == .stored(1))
        #expect(recording.told.isEmpty)
        try expectAll(recording, in: path)
    }

    // MARK: A lock

    @Test func aShortLockIsNotWorthAWord() throws {
        let recording = recording(database: try Database.open(path: path))
        recording.begin()
        let other = try Connection.open(path, .readWrite)
        try other.exec("BEGIN IMMEDIATE")
        recording.go(until: 3)
        #expect(recording.store.failure?.kind == .busy)
        #expect(recording.store.isPending)
        try other.exec("COMMIT")
        recording.go(until: 6)
        #expect(recording.told.isEmpty)
        #expect(recording.store.failure == nil && !recording.store.isPending)
        #expect(try recording.finish() == .stored(1))
        try expectAll(recording, in: path)
    }

    @Test func aLongLockIsToldOnce() throws {
        let recording = recording(database: try Database.open(path: path))
        let other = try Connection.open(path, .readWrite)
        try other.exec("BEGIN IMMEDIATE")
        recording.begin()
        #expect(recording.store.id == nil)
        recording.go(until: 12)
        #expect(recording.told.map(\.error.kind) == [.busy])
        try other.exec("COMMIT")
        recording.go(until: 16)
        #expect(recording.store.id == 1)
        // Another time it is told again.
        try other.exec("BEGIN IMMEDIATE")
        recording.go(until: 28)
        #expect(recording.told.count == 2)
        try other.exec("COMMIT")
        #expect(try recording.finish() == .stored(1))
        try expectAll(recording, in: path)
    }

    /// Neither before the trip, nor during it, nor at its end, once the user has enough of it; and nothing is lost.
    @Test func aDatabaseThatIsHeldHoldsNothingUp() throws {
        let rescue = try TemporaryDirectory()
        _ = try Database.open(path: path)
        let other = try Connection.open(path, .readWrite)
        try other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
        let begun = Date()
        let recording = Recording(try TripStore.open(path: path, rescueFolders: [rescue.path]))
        recording.begin()
        recording.go(until: 5)
        let outcome = try recording.store.finish(recording.record) { false }
        // Each attempt waited for five seconds once.
        #expect(Date().timeIntervalSince(begun) < 5)
        guard case .rescued(let file) = outcome else {
            Issue.record("it was stored")
            return
        }
        try expectAll(recording, in: file)
    }

    @Test func aLockAtTheEndIsWaitedFor() throws {
        let recording = recording(database: try Database.open(path: path))
        recording.begin()
        let other = try Connection.open(path, .readWrite)
        try other.exec("BEGIN IMMEDIATE")
        recording.go(until: 3)
        var asked = 0
        let outcome = try recording.store.finish(recording.record) {
            asked += 1
            if asked == 3 { try? other.exec("COMMIT") }
            return true
        }
        #expect(outcome == .stored(1))
        try expectAll(recording, in: path)
    }

    /// What cannot be removed is kept.
    @Test func discardingUnderALock() throws {
        let recording = recording(database: try Database.open(path: path))
        recording.begin()
        recording.go(until: 2)
        #expect(try recording.finish() == .stored(1))
        let other = try Connection.open(path, .readWrite)
        try other.exec("BEGIN IMMEDIATE")
        #expect(throws: StorageError.self) { try recording.store.discard { false } }
        try other.exec("COMMIT")
        try expectAll(recording, in: path)
        try recording.store.discard()
        #expect(try Database.open(path: path).care.contents().trips == 0)
    }

    // MARK: A full disk

    /// In the middle, for a short and for a long time: longer than what is kept plain in memory.
    @Test(arguments: [(10, 10), (100, 100)]) func aFullDiskThatIsFreedAgain(seconds: Int, samplesEach: Int) throws {
        failing_vfs_install()
        unsafe failing_vfs_arm(directory.path, failing_vfs_full, 0, 0)
        defer { unsafe failing_vfs_disarm(directory.path) }
        let recording = recording(database: try Database.open(path: path))
        recording.begin()
        recording.go(until: 5)
        unsafe failing_vfs_arm(directory.path, failing_vfs_full, 1, 1)
        recording.go(until: 5 + seconds, samplesEach: samplesEach)
        #expect(recording.told.count == 1)
        #expect(recording.told.first?.text.hasSuffix("no space left on device") == true)
        #expect(recording.told.first?.advice.contains("kept in memory") == true)
        unsafe failing_vfs_arm(directory.path, failing_vfs_full, 0, 0)
        recording.go(until: 10 + seconds)
        #expect(!recording.store.isPending)
        #expect(try recording.finish() == .stored(1))
        try expectAll(recording, in: path)
    }

    /// The whole trip, also what was stored before, goes to the first folder that takes it.
    @Test(arguments: [0, 5]) func aDiskThatStaysFull(from seconds: Int) throws {
        failing_vfs_install()
        let rescue = try TemporaryDirectory()
        unsafe failing_vfs_arm(directory.path, failing_vfs_full, 0, 0)
        defer { unsafe failing_vfs_disarm(directory.path) }
        let recording = recording(
            database: try Database.open(path: path), rescue: [directory.path, "/proc/nowhere", rescue.path])
        if seconds == 0 { unsafe failing_vfs_arm(directory.path, failing_vfs_full, 1, 1) }
        recording.begin()
        recording.go(until: seconds)
        unsafe failing_vfs_arm(directory.path, failing_vfs_full, 1, 1)
        recording.go(until: 20)
        #expect(recording.told.count == 1)
        guard case .rescued(let file) = try recording.finish() else {
            Issue.record("it was stored")
            return
        }
        #expect(file == rescue.file("obdmech-trip-2023-11-14T221320Z.db"))
        // What there is of it in the database is not the trip.
        #expect(recording.store.id == nil)
        #expect(recording.store.failure?.text.hasSuffix("no space left on device") == true)
        try expectAll(recording, in: file)
        unsafe failing_vfs_disarm(directory.path)
        // And back, in place of what was stored of it.
        let database = try Database.openAndRecover(path: path)
        #expect(
            try database.care.importFile(path: file, withHeart: seconds == 0).trips == 1)
        try expectAll(recording, in: path)
    }

    /// A folder has nine names for trips of one moment.
    @Test func theNinthName() throws {
        failing_vfs_install()
        let rescue = try TestSupport.TemporaryDirectory()
        for end in [""] + (2...8).map({ "-\($0)" }) {
            try rescue.write([], to: "obdmech-trip-2023-11-14T221320Z\(end).db")
        }
        let recording = recording(database: try Database.open(path: path), rescue: [rescue.path])
        recording.begin()
        recording.go(until: 2)
        unsafe failing_vfs_arm(directory.path, failing_vfs_full, 1, 1)
        defer { unsafe failing_vfs_disarm(directory.path) }
        recording.go(until: 4)
        #expect(try recording.finish() == .rescued(path: rescue.file("obdmech-trip-2023-11-14T221320Z-9.db")))
    }

    @Test func whereNothingTakesItTheReasonIsTold() throws {
        failing_vfs_install()
        let recording = recording(database: try Database.open(path: path), rescue: [directory.path])
        recording.begin()
        recording.go(until: 2)
        unsafe failing_vfs_arm(directory.path, failing_vfs_io, 1, 1)
        defer { unsafe failing_vfs_disarm(directory.path) }
        recording.go(until: 4)
        #expect(throws: StorageError.self) { try recording.finish() }
        // Nothing half is left.
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        #expect(!names.contains { $0.hasPrefix("obdmech-trip") }, "\(names)")
    }

    // MARK: At the start

    @Test func aDatabaseThatCannotBeOpenedAtFirst() throws {
        try directory.write([1], to: "folder")
        let path = directory.file("folder/x.db")
        let store = try TripStore.open(path: path, rescueFolders: [])
        #expect(store.database == nil)
        let recording = Recording(store)
        recording.begin()
        recording.go(until: 5)
        // It was told when it was opened.
        #expect(recording.told.isEmpty)
        #expect(recording.store.id == nil)
        try FileManager.default.removeItem(atPath: directory.file("folder"))
        recording.go(until: 10)
        #expect(recording.store.id == 1)
        #expect(try recording.finish() == .stored(1))
        try expectAll(recording, in: path)
    }

    /// A lock at the end is waited for also where the database was not open.
    @Test func aLockAtTheEndOfATripThatWasInMemory() throws {
        try directory.write([1], to: "folder")
        let path = directory.file("folder/x.db")
        let recording = Recording(TripStore(path: path, database: nil))
        recording.begin()
        recording.go(until: 2)
        try FileManager.default.removeItem(atPath: directory.file("folder"))
        _ = try Database.open(path: path)
        let other = try Connection.open(path, .readWrite)
        try other.exec("BEGIN IMMEDIATE")
        var refusals = 0
        func mayWait() -> Bool {
            refusals += 1
            if refusals == 3 { try? other.exec("COMMIT") }
            return true
        }
        let outcome = try recording.store.finish(recording.record, mayWait: mayWait) { _ in }
        #expect(outcome == .stored(1))
        #expect(refusals == 3)
        try expectAll(recording, in: path)
    }

    @Test func whatIsNoDatabaseIsRefused() throws {
        try directory.write(Array(repeating: 65, count: 4096), to: "x.db")
        #expect(throws: StorageError.self) { try TripStore.open(path: path, rescueFolders: []) }
    }

    // MARK: Damage, and other files

    @Test func overwrittenPagesInTheMiddle() throws {
        let rescue = try TemporaryDirectory()
        let recording = recording(database: try Database.open(path: path), rescue: [rescue.path])
        recording.begin()
        recording.go(until: 60)
        try recording.store.database?.connection.exec("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA shrink_memory")
        var bytes = directory.bytes("x.db")
        for index in 4096..<bytes.count { bytes[index] = 0x5A }
        // In place: the file stays the same.
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.write(contentsOf: Data(bytes))
        try file.close()
        recording.go(until: 70)
        #expect(recording.told.map(\.error.kind) == [.damaged])
        guard case .rescued(let saved) = try recording.finish() else {
            Issue.record("it was stored")
            return
        }
        try expectAll(recording, in: saved)
        #expect(directory.bytes("x.db").count == bytes.count)
    }

    @Test func aDatabaseThatWasRemovedIsMadeAnew() throws {
        let recording = recording(database: try Database.open(path: path))
        recording.begin()
        recording.go(until: 5)
        for end in ["", "-wal", "-shm"] { try FileManager.default.removeItem(atPath: path + end) }
        recording.go(until: 8)
        #expect(try recording.finish() == .stored(1))
        #expect(recording.told.isEmpty)
        try expectAll(recording, in: path)
    }

    /// Another file in its place may have another trip under the same number: with as many samples as the end of a batch
    /// has, or not.
    @Test(arguments: [7, 50]) func aDatabaseThatWasReplacedKeepsItsTrips(samples: Int) throws {
        let stranger = (0..<samples).map {
            Sample(.engineSpeed, Double($0), at: Instant(nanoseconds: Int64($0) * 1_000_000_000))
        }
        do {
            let other = try Database.open(path: directory.file("other.db"))
            let id = try other.trips.begin(
                TripBeginning(
                    start: Self.start.advanced(bySeconds: -9000), vin: nil, adapter: "", bus: nil, fuelPrice: nil))
            try other.append(stranger, trip: id, origin: .zero)
            try other.trips.finish(id, summary: TripSummary())
        }
        let recording = recording(database: try Database.open(path: path))
        recording.begin()
        recording.go(until: 5)
        for end in ["", "-wal", "-shm"] { try FileManager.default.removeItem(atPath: path + end) }
        try FileManager.default.moveItem(atPath: directory.file("other.db"), toPath: path)
        recording.go(until: 8)
        #expect(try recording.finish() == .stored(2))
        try expectAll(recording, in: path, trips: 2)
        var kept: [Sample] = []
        try Database.open(path: path).samples(trip: 1) { kept.append($0) }
        #expect(kept == stranger)
    }

    /// Nor does taking back what is not stored there.
    @Test func discardingRemovesNoOtherTrip() throws {
        let recording = recording(database: try Database.open(path: path))
        recording.begin()
        recording.go(until: 2)
        #expect(try recording.finish() == .stored(1))
        for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
        _ = try Database.open(path: path).trips.begin(
            TripBeginning(
                start: Self.start.advanced(bySeconds: 9), vin: nil, adapter: "", bus: nil, fuelPrice: nil))
        try recording.store.discard()
        #expect(try Database.open(path: path).care.contents().trips == 1)
    }

    @Test func aDiscardedTripLeavesNothing() throws {
        let recording = recording(database: try Database.open(path: path))
        recording.begin()
        recording.go(until: 5)
        try recording.store.discard()
        #expect(recording.store.id == nil)
        #expect(try Database.open(path: path).care.contents() == DatabaseCare.Contents(trips: 0, scans: 0, samples: 0))
    }
}
