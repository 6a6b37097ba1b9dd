import FailingVFS
import Formats
import OBD
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// Every call that SQLite makes to the operating system fails, once or from then on: what was reported as stored is
/// there afterwards, and the database is intact.
@Suite(.waits, .timeLimit(.minutes(20))) struct FailingStorageTests {
    struct Failing: CustomTestStringConvertible, Sendable {
        let kind: failing_vfs_kind
        let lasts: Bool
        let testDescription: String

        static let all = [
            Failing(kind: failing_vfs_io, lasts: false, testDescription: "input and output, once"),
            Failing(kind: failing_vfs_full, lasts: false, testDescription: "no space, once"),
            Failing(kind: failing_vfs_open, lasts: false, testDescription: "opening, once"),
            Failing(kind: failing_vfs_busy, lasts: false, testDescription: "locks, once"),
            Failing(kind: failing_vfs_io, lasts: true, testDescription: "input and output from then on"),
            Failing(kind: failing_vfs_full, lasts: true, testDescription: "no space from then on"),
        ]
    }

    /// The operations that were tried, and what the database reported as done.
    private struct Ledger {
        var errors: [StorageError] = []
        var trips: Set<Int64> = []
        var samples: [Int64: [Sample]] = [:]
        var unsure: [Int64: [Sample]] = [:]
        var finished: [Int64: TripSummary] = [:]
        var scans: [Int64] = []
        var links: [String] = []
    }

    private static let scan = HealthScan(
        adapter: HealthScan.Adapter(device: "sim:x", identity: "ELM327 v2.1"), bus: .can11Bit500,
        vin: VIN("1HGCM82633A004352"))

    /// A morning with the database: a scan, a trip in several batches, and a query of the trips.
    private func use(_ path: String, _ ledger: inout Ledger, persists: Bool) {
        guard let database = attempt(&ledger, persists, { try Database.open(path: path) }) else { return }
        if let id = attempt(&ledger, persists, { try database.scans.store(Self.scan, at: Drive.start) }) {
            ledger.scans.append(id)
        }
        if attempt(
            &ledger, persists, { try database.vehicles.keepLink("v1", device: "sim:x", vin: nil, at: Drive.start) })
            != nil
        {
            ledger.links.append("v1")
        }
        let trip = attempt(&ledger, persists) {
            try database.trips.begin(
                TripBeginning(
                    start: Drive.start, vin: "1HGCM82633A004352", adapter: "sim:x", bus: .can11Bit500, fuelPrice: 2))
        }
        guard let trip else { return }
        ledger.trips.insert(trip)
        let samples = Drive.samples(seconds: 2)
        for start in stride(from: 0, to: samples.count, by: 40) {
            let batch = Array(samples[start..<min(start + 40, samples.count)])
            ledger.unsure[trip, default: []] += batch
            let isStored =
                attempt(&ledger, persists) { try database.append(batch, trip: trip, origin: Drive.origin) } != nil
            if isStored { ledger.samples[trip, default: []] += batch }
        }
        let summary = attempt(&ledger, persists) { try database.trips.summary(ofSamplesOf: trip) }
        guard let summary else { return }
        if attempt(&ledger, persists, { try database.trips.finish(trip, summary: summary) }) != nil {
            ledger.finished[trip] = summary
        }
        _ = attempt(&ledger, persists) { try database.trips.recover() }
        _ = attempt(&ledger, persists) {
            try database.trips.all(from: Drive.start, to: WallTime(microseconds: .max / 2))
        }
    }

    /// Calls a function; an operation that failed once may be repeated.
    private func attempt<Result>(_ ledger: inout Ledger, _ persists: Bool, _ body: () throws -> Result) -> Result? {
        for _ in 0..<(persists ? 1 : 2) {
            do {
                return try body()
            } catch let error as StorageError {
                ledger.errors.append(error)
            } catch {
                Issue.record(error)
            }
        }
        return nil
    }

    /// With a database that is there, every call fails in turn; while one is created, which takes longer, every ninth.
    @Test(arguments: Thorough.every(2, of: Failing.all), [true, false]) func everyCall(_ failing: Failing, isNew: Bool)
        throws
    {
        failing_vfs_install()
        let made = try TemporaryDirectory()
        if !isNew { _ = try Database.open(path: made.file("x.db")) }
        // The first run is without failures.
        var (call, calls, told): (Int32, Int32, Int32) = (0, 1, 0)
        while call <= calls {
            let directory = try TemporaryDirectory()
            if !isNew { try directory.write(made.bytes("x.db"), to: "x.db") }
            var ledger = Ledger()
            unsafe failing_vfs_arm(directory.path, failing.kind, call, failing.lasts ? 1 : 0)
            use(directory.file("x.db"), &ledger, persists: failing.lasts)
            let counted = unsafe failing_vfs_disarm(directory.path)
            // Nothing fails any more, nor waits for the disk.
            unsafe failing_vfs_arm(directory.path, failing.kind, 0, 0)
            defer { unsafe failing_vfs_disarm(directory.path) }
            if call == 0 { calls = counted }
            try judge(ledger, directory, failing, isNew, "call \(call) of \(calls)")
            if call == 0 { #expect(ledger.errors.isEmpty) }
            if !ledger.errors.isEmpty { told += 1 }
            call += isNew && calls > 20 ? 9 : failing.lasts ? 6 : 1
        }
        // SQLite waits for locks, handles some failures itself, and does not report the last ones, when it is closed.
        #expect(failing.kind == failing_vfs_busy ? told == 0 : told >= calls / (isNew ? 36 : 12), "\(told) of \(calls)")
    }

    private func judge(
        _ ledger: Ledger, _ directory: TemporaryDirectory, _ failing: Failing, _ isNew: Bool, _ comment: Comment
    ) throws {
        // The error was a failed operation, never damage, and there was only one. A page that the check at opening cannot
        // read is told as such.
        for error in ledger.errors {
            #expect(
                [.cannotOpen, .cannotWrite, .busy, .failed].contains(error.kind)
                    || !isNew && error.kind == .damaged && error.text.contains("cannot be read"),
                "\(error) \(comment)")
            if failing.kind == failing_vfs_full { #expect(error.text.contains("no space left"), "\(comment)") }
            #expect(!error.text.contains("not an error"), "\(comment)")
        }
        if !failing.lasts { #expect(ledger.errors.count <= 1, "\(ledger.errors) \(comment)") }

        let path = directory.file("x.db")
        let database = try Database.open(path: path)
        for (trip, samples) in ledger.samples {
            var stored: [Sample] = []
            try database.storedSamples(trip: trip) { stored.append($0) }
            // As in the blocks of a finished trip.
            stored = Drive.rounded(stored)
            #expect(Set(stored).isSuperset(of: Drive.rounded(Drive.fromZero(samples))), "\(comment)")
            // A call that threw may have been completed, but never halfway.
            #expect(Set(stored).isSubset(of: Drive.rounded(Drive.fromZero(ledger.unsure[trip] ?? []))), "\(comment)")
            #expect(stored.count.isMultiple(of: 40) || stored.count == ledger.unsure[trip]?.count, "\(comment)")
            #expect(stored.count == Set(stored).count, "\(comment)")
        }
        let trips = try database.trips.all(from: Drive.start, to: WallTime(microseconds: .max / 2))
        for (trip, summary) in ledger.finished {
            #expect(trips.first { $0.id == trip }?.summary == summary, "\(comment)")
        }
        for id in ledger.scans { #expect(try database.scans.scan(id: id) == Self.scan, "\(comment)") }
        if !ledger.links.isEmpty { #expect(try database.vehicles.links(device: "sim:x") == ledger.links, "\(comment)") }
        #expect(try directory.integrity(of: "x.db") == "ok", "\(comment)")
        // The database can be used again.
        #expect(try database.scans.store(Self.scan, at: Drive.start) > 0, "\(comment)")
    }
}
