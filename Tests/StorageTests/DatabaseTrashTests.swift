import FailingVFS
import OBD
import System
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// What is deleted, cut, joined or split comes back exactly; nothing is ever in between.
@Suite(.timeLimit(.minutes(20))) struct DatabaseTrashTests {
    private let directory: TemporaryDirectory
    private let database: Database
    private static let samples = Drive.samples(seconds: 40)

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
    }

    /// A trip with something in every table.
    private func record(_ database: Database, start: WallTime = Drive.start, driver: String = "Anna") throws -> Int64 {
        var beginning = TripBeginning(start: start, vin: "V", adapter: "a", bus: nil, fuelPrice: 1.8)
        beginning.driver = driver
        beginning.tags = ["rain"]
        beginning.note = driver + "'s"
        let id = try database.trips.begin(beginning)
        try database.append(
            Self.samples,
            alerts: [5, 30].map { Alert(.overSpeed, at: Drive.origin.advanced(bySeconds: $0), value: 140, limit: 130) },
            trip: id, origin: Drive.origin)
        try database.trips.finish(id, summary: try database.trips.summary(ofSamplesOf: id))
        try database.heart.keep(
            (0..<50).map { (Instant.zero.advanced(bySeconds: Double($0)), 800 + Double($0)) }, trip: id)
        try database.drifts.name(trip: id, driver + "'s drift")
        try database.drifts.keepReference(driver, trip: id)
        return id
    }

    /// All rows of a trip, but for the number of its last change.
    private func contents(_ id: Int64, _ database: Database) throws -> [String] {
        var lines: [String] = []
        for table in [
            "trip", "trip_event", "trip_alert", "trip_tag", "trip_signal", "heart_beat", "drift_session",
            "drift_reference",
        ] {
            let columns = try database.connection.texts(
                "SELECT name FROM pragma_table_info('\(table)') WHERE name NOT IN ('change', 'way_formulas')")
            let text = columns.map { "quote(\($0))" }.joined(separator: " || ' ' || ")
            let key = table == "trip" ? "id" : "trip_id"
            lines += try database.connection.texts("SELECT \(text) FROM \(table) WHERE \(key) = \(id)").map {
                table + $0
            }
        }
        try database.storedSamples(trip: id) { lines.append("\($0.signal.name) \($0.time) \($0.value)") }
        return lines
    }

    @Test func aDeletedTripComesBack() throws {
        let id = try record(database)
        let before = try contents(id, database)
        let entry = try database.trips.deleteFinished([id])
        #expect(try database.trips.trip(id) == nil && database.care.contents().samples == 0)
        let listed = try #require(try database.trash.entries().first)
        #expect(listed.id == entry && listed.kind == .delete)
        #expect(listed.rows.map(\.number) == [id] && listed.rows.first?.driver == "Anna")
        #expect(listed.rows.first?.start == Drive.start && listed.rows.first?.samples == Self.samples.count)
        let restored = try #require(try database.trash.restore(entry))
        #expect(restored.trips == [id] && restored.replaced == nil)
        #expect(try contents(id, database) == before)
        #expect(try database.trash.entries().isEmpty)
        #expect(try database.trash.restore(entry) == nil)
        #expect(try directory.integrity(of: "x.db") == "ok")
        #expect(try DatabaseCare.check(path: directory.file("x.db"))?.problems == [])
    }

    @Test func aDeletedScanComesBack() throws {
        let id = try database.scans.store(DatabaseScansTests.full, at: Drive.start)
        let before = try #require(try database.scans.scan(id: id))
        let entry = try database.scans.delete([id])
        #expect(try database.scans.scan(id: id) == nil)
        #expect(try database.trash.entries().first?.rows.map(\.isTrip) == [false])
        #expect(try database.trash.restore(entry)?.scans == [id])
        #expect(try database.scans.scan(id: id) == before)
    }

    /// Every table of which rows go with their trip or scan is kept, or made again.
    @Test func everyTableIsKept() throws {
        let tables = try database.connection.texts(
            """
            SELECT name FROM sqlite_schema WHERE type = 'table'
            AND EXISTS (SELECT 1 FROM pragma_foreign_key_list(name) WHERE "table" IN ('trip', 'scan'))
            """)
        let id = try record(database)
        for table in tables where table.hasPrefix("scan") == false {
            let others = try database.connection.texts(
                """
                SELECT "table" FROM pragma_foreign_key_list('\(table)')
                WHERE "table" NOT IN ('trip', 'signal') AND on_delete <> 'SET NULL'
                """)
            #expect(others.isEmpty || table == "route_trip", "\(table) has rows that need another row to come back")
        }
        try database.connection.exec("INSERT INTO drift_exercise VALUES (\(id), 90, NULL)")
        let entry = try database.trips.deleteFinished([id])
        _ = try database.trash.restore(entry)
        #expect(try database.connection.integer("SELECT target_deg FROM drift_exercise WHERE trip_id = \(id)") == 90)
    }

    @Test func aCutTripHasTheRest() throws {
        let id = try record(database)
        let before = try contents(id, database)
        let all = try samples(id)
        let entry = try database.trips.cut(id, from: 4_000, to: 35_000)
        let kept = all.filter { 4.0...35.0 ~= $0.time.seconds(since: .zero) }
        #expect(try samples(id) == kept.map { Sample($0.signal, $0.value, at: $0.time.advanced(bySeconds: -4)) })
        let trip = try #require(try database.trips.trip(id))
        #expect(trip.start == Drive.start.advanced(bySeconds: 4) && trip.summary.samples == kept.count)
        #expect(try trip.summary.distanceKm == database.trips.summary(ofSamplesOf: id).distanceKm)
        #expect(trip.driver == "Anna" && trip.tags == ["rain"])
        #expect(
            try database.connection.integers("SELECT t_us FROM trip_alert WHERE trip_id = \(id) ORDER BY t_us") == [
                1_000_000, 26_000_000,
            ])
        #expect(try database.heart.beats(trip: id).map(\.rrMs) == (4...35).map { 800 + Double($0) })
        // The change can be undone, and done again.
        let undone = try #require(try database.trash.restore(entry))
        #expect(try contents(id, database) == before)
        _ = try database.trash.restore(undone.replaced ?? 0)
        #expect(try samples(id).count == kept.count)
    }

    private func samples(_ id: Int64) throws -> [Sample] {
        var samples: [Sample] = []
        try database.storedSamples(trip: id) { samples.append($0) }
        return samples
    }

    @Test func aSplitTripIsTwo() throws {
        let id = try record(database)
        let before = try contents(id, database)
        let all = try samples(id)
        let (second, entry) = try database.trips.split(id, atMs: 25_000)
        #expect(
            try samples(id) + samples(second).map { Sample($0.signal, $0.value, at: $0.time.advanced(bySeconds: 25)) }
                == all)
        let (one, other) = (try #require(try database.trips.trip(id)), try #require(try database.trips.trip(second)))
        #expect(other.start == Drive.start.advanced(bySeconds: 25) && one.uuid != other.uuid)
        #expect(one.summary.samples + other.summary.samples == all.count)
        #expect(other.driver == "Anna" && other.tags == ["rain"] && other.fuelPrice == 1.8)
        #expect(try database.heart.beats(trip: id).count + database.heart.beats(trip: second).count == 50)
        let undone = try #require(try database.trash.restore(entry))
        #expect(try contents(id, database) == before && database.trips.trip(second) == nil)
        let halves = try #require(try database.trash.restore(undone.replaced ?? 0))
        #expect(halves.trips == [id, second])
        #expect(try samples(id).count + samples(second).count == all.count)
    }

    /// What came of a trip by several changes goes when the first one is undone.
    @Test func severalChangesAreUndoneAtOnce() throws {
        let id = try record(database)
        let before = try contents(id, database)
        let entry = try database.trips.cut(id, from: 4_000, to: 45_000)
        let second = try database.trips.split(id, atMs: 20_000).trip
        _ = try database.trash.restore(entry)
        #expect(try contents(id, database) == before && database.trips.trip(second) == nil)
    }

    @Test func joinedTripsAreOne() throws {
        let one = try record(database)
        let other = try record(database, start: Drive.start.advanced(bySeconds: 600), driver: "Bert")
        let before = try contents(one, database) + contents(other, database)
        let all =
            try samples(one) + samples(other).map { Sample($0.signal, $0.value, at: $0.time.advanced(bySeconds: 600)) }
        let entry = try database.trips.join([other, one])
        #expect(try samples(one) == all && database.trips.trip(other) == nil)
        let trip = try #require(try database.trips.trip(one))
        #expect(trip.summary.samples == all.count && trip.summary.durationS > 600)
        #expect(trip.driver == "Anna" && trip.note == "Anna's; Bert's")
        #expect(try database.drifts.references().map(\.trip) == [one, one])
        let undone = try #require(try database.trash.restore(entry))
        #expect(try contents(one, database) + contents(other, database) == before)
        _ = try database.trash.restore(undone.replaced ?? 0)
        #expect(try samples(one) == all && database.trips.trip(other) == nil)
        #expect(try DatabaseCare.check(path: directory.file("x.db"))?.problems == [])
    }

    @Test func whatCannotBeOneStays() throws {
        let one = try record(database)
        let overlapping = try record(database, start: Drive.start.advanced(bySeconds: 20))
        let far = try record(database, start: Drive.start.advanced(bySeconds: 200_000))
        try database.amend(far) { $0.vin = "W" }
        #expect(throws: StorageError.notOne(one, overlapping, .overlap)) {
            try database.trips.join([one, overlapping])
        }
        #expect(throws: StorageError.notOne(one, far, .vehicles)) { try database.trips.join([one, far]) }
        try database.amend(far) { $0.vin = "V" }
        #expect(throws: StorageError.notOne(one, far, .far)) { try database.trips.join([one, far]) }
        #expect(throws: StorageError.nothingLeft(trip: one)) {
            _ = try database.trips.cut(one, from: 90_000, to: 95_000)
        }
        #expect(throws: StorageError.self) { _ = try database.trips.split(one, atMs: 90_000) }
        #expect(try database.trash.entries().isEmpty && database.care.contents().trips == 3)
        let open = try database.trips.begin(
            TripBeginning(start: Drive.start, vin: nil, adapter: "a", bus: nil, fuelPrice: nil))
        #expect(throws: StorageError.tripIsOpen(open)) { _ = try database.trips.cut(open, from: 0, to: 1) }
        try database.connection.exec("UPDATE trip SET samples = 100000 WHERE id = \(one)")
        #expect(throws: StorageError.samplesMissing(trip: one)) { _ = try database.trips.cut(one, from: 0, to: 9000) }
    }

    /// The same trip may have been imported again.
    @Test func aTripIsNotThereTwice() throws {
        let id = try record(database)
        _ = try database.care.backUp(to: directory.file("copy.db"))
        let entry = try database.trips.deleteFinished([id])
        #expect(try database.care.importFile(path: directory.file("copy.db")).trips == 1)
        #expect(throws: StorageError.tripIsPresent(id + 1)) { _ = try database.trash.restore(entry) }
    }

    @Test func itEmptiesByItself() throws {
        _ = try database.trips.deleteFinished([try record(database)])
        let young = try database.trips.deleteFinished([try record(database)])
        let month = Int64(TrashEntry.days) * 86_400_000_000
        try database.connection.exec("UPDATE trash SET time_us = time_us - \(month) WHERE id <> \(young)")
        try database.trash.removeOld()
        let isSure = WallClock.isSynchronized != false
        #expect(try database.trash.entries().map(\.id).contains(young))
        #expect(try database.trash.entries().count == (isSure ? 1 : 2))
        #expect(try database.trash.empty() == (isSure ? 1 : 2))
        #expect(try database.connection.integer("SELECT count(*) FROM trash_cell") == 0)
    }

    /// Cells that nobody wrote: names of other tables and columns mean nothing, and wrong values are an error.
    @Test func foreignCells() throws {
        let id = try record(database)
        let entry = try database.trips.deleteFinished([id])
        try database.connection.exec(
            """
            INSERT INTO trash_cell (trash_id, table_name, owner, line, column_name, value)
            VALUES (\(entry), 'signal; DROP TABLE trip', 1, 1, 'id', 1), (\(entry), 'trip_tag', \(id), 9, 'x) --', 1);
            UPDATE trash_cell SET value = 'x' WHERE table_name = 'trip' AND column_name = 'distance_km';
            """)
        #expect(throws: StorageError.self) { _ = try database.trash.restore(entry) }
        #expect(try database.trash.entries().count == 1)
        try database.connection.exec("DELETE FROM trash_cell WHERE column_name = 'distance_km'")
        #expect(try database.trash.restore(entry)?.trips == [id])
    }

    /// Whatever fails while a trip is changed: it is as before or as after, never between.
    @Test(arguments: ["delete", "cut", "split", "join", "restore"]) func aFailureIsNeverBetween(change: String) throws {
        failing_vfs_install()
        var whole: Set<[String]> = []
        // The first run is without failures.
        var (call, calls, told): (Int32, Int32, Int32) = (0, 1, 0)
        while call <= calls {
            let directory = try TemporaryDirectory()
            let database = try Database.open(path: directory.file("x.db"))
            let one = try record(database)
            let other = try record(database, start: Drive.start.advanced(bySeconds: 600), driver: "Bert")
            let third = try database.trips.deleteFinished([try record(database, driver: "Cleo")])
            let before = try state(database)
            unsafe failing_vfs_arm(directory.path, failing_vfs_io, call, 0)
            var failed = false
            do {
                switch change {
                case "delete": _ = try database.trips.deleteFinished([one])
                case "cut": _ = try database.trips.cut(one, from: 4000, to: 35_000)
                case "split": _ = try database.trips.split(one, atMs: 25_000)
                case "join": _ = try database.trips.join([one, other])
                default: _ = try database.trash.restore(third)
                }
            } catch { failed = true }
            let counted = unsafe failing_vfs_disarm(directory.path)
            unsafe failing_vfs_arm(directory.path, failing_vfs_io, 0, 0)
            defer { unsafe failing_vfs_disarm(directory.path) }
            if call == 0 { calls = counted }
            let after = try state(Database.open(path: directory.file("x.db")))
            // What failed at the very end may have been written.
            #expect(failed || after != before, "\(change), call \(call) of \(calls)")
            whole.insert(after)
            #expect(try directory.integrity(of: "x.db") == "ok")
            if failed { told += 1 }
            call += 7
        }
        #expect(told > 0 && whole.count == 2, "\(whole)")
    }

    private func state(_ database: Database) throws -> [String] {
        try database.connection.texts("SELECT id || ' ' || samples || ' ' || started_us FROM trip ORDER BY id")
            + database.connection.texts("SELECT kind FROM trash ORDER BY id")
    }
}
