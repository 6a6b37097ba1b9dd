import OBD
import System
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// UUIDs, kinds of sources, and the sequence of changes.
@Suite(.timeLimit(.minutes(20))) struct DatabaseChangesTests {
    let directory: TemporaryDirectory
    let database: Database
    private static let samples = Drive.samples(seconds: 20)

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
    }

    private func store(
        _ database: Database, adapter: String = "a", after seconds: Double = 0, uuid: String? = nil
    ) throws -> Int64 {
        var beginning = TripBeginning(
            start: Drive.start.advanced(bySeconds: seconds), vin: nil, adapter: adapter, bus: nil, fuelPrice: nil)
        if let uuid { beginning.uuid = uuid }
        let id = try database.trips.begin(beginning)
        try database.append(Self.samples, trip: id, origin: Drive.origin)
        try database.trips.finish(id, summary: Drive.summary(of: Self.samples))
        return id
    }

    private func integer(_ sql: String) throws -> Int64 { try directory.integer(sql, on: "x.db") }

    private func uuid(_ id: Int64, in database: Database) throws -> String {
        try #require(try database.trips.trip(id)?.uuid)
    }

    @Test func everyWriteIsAChange() throws {
        let id = try store(database)
        var last = try integer("SELECT max(change) FROM changes")
        /// Checks that the latest change is that of this row.
        func expectChange(_ kind: String, _ number: Int64, isDeleted: Bool = false) throws {
            let change = try integer(
                """
                SELECT change FROM changes
                WHERE kind = '\(kind)' AND number = \(number) AND is_deleted = \(isDeleted ? 1 : 0)
                """)
            #expect(change > last)
            #expect(try integer("SELECT max(change) FROM changes") == change)
            #expect(try integer("SELECT last FROM change_counter") == change)
            last = change
        }
        var beginning = TripBeginning(start: Drive.start, vin: "V", adapter: "a", bus: nil, fuelPrice: nil)
        beginning.bootTime = BootTime(boot: "b", microseconds: 0)
        beginning.isClockSynchronized = false
        let other = try database.trips.begin(beginning)
        try expectChange("trip", other)
        try database.append(Self.samples, trip: other, origin: Drive.origin)
        try expectChange("trip", other)
        try database.trips.finish(other, summary: Drive.summary(of: Self.samples))
        try expectChange("trip", other)
        try database.amend(id) {
            $0.driver = "d"
            $0.tags = ["t"]
        }
        try expectChange("trip", id)
        let clock = WallClock(
            time: Drive.start.advanced(bySeconds: 1e8), bootTime: BootTime(boot: "b", microseconds: 0),
            isSynchronized: true)
        #expect(try database.trips.correctStarts(by: clock).map(\.id) == [other])
        try expectChange("trip", other)
        let scan = try database.scans.store(HealthScan(adapter: HealthScan.Adapter(device: "a")), at: Drive.start)
        try expectChange("scan", scan)
        try database.scans.delete([scan])
        try expectChange("scan", scan, isDeleted: true)
        let known = try uuid(other, in: database)
        try database.trips.deleteFinished([other])
        try expectChange("trip", other, isDeleted: true)
        #expect(try integer("SELECT count(*) FROM deletion WHERE uuid = '\(known)'") == 1)
        let empty = try database.trips.begin(beginning)
        try expectChange("trip", empty)
        #expect(try database.trips.discardEmpty(empty))
        try expectChange("trip", empty, isDeleted: true)
        try database.trips.delete(id)
        try expectChange("trip", id, isDeleted: true)
    }

    /// Returns the changes after a given one, as kind and number.
    private func changes(_ file: String, after last: Int64) throws -> [String] {
        let found = try Connection.open(directory.file(file), .readOnly, runsSchema: true)
        return try found.texts(
            "SELECT kind || ' ' || number || CASE WHEN is_deleted THEN ' deleted' ELSE '' END FROM changes "
                + "WHERE change > \(last) ORDER BY kind, number")
    }

    /// Nothing else of the trip and the scan changes.
    @Test func aClockThatWasRightIsAChange() throws {
        _ = try store(database)
        let bootTime = BootTime(boot: "b", microseconds: 0)
        var beginning = TripBeginning(
            start: Drive.start, bootTime: bootTime, isClockSynchronized: false, vin: nil, adapter: "a", bus: nil,
            fuelPrice: nil)
        beginning.note = "n"
        let trip = try database.trips.begin(beginning)
        let scan = try database.scans.store(
            HealthScan(adapter: HealthScan.Adapter(device: "a")), at: Drive.start, bootTime: bootTime,
            isClockSynchronized: false)
        let last = try integer("SELECT last FROM change_counter")
        var clock = WallClock(time: Drive.start, bootTime: bootTime, isSynchronized: false)
        #expect(try database.trips.correctStarts(by: clock).isEmpty)
        #expect(try changes("x.db", after: last).isEmpty)
        clock.isSynchronized = true
        #expect(try database.trips.correctStarts(by: clock).isEmpty)
        #expect(try changes("x.db", after: last) == ["scan \(scan)", "trip \(trip)"])
        let settled = try integer("SELECT last FROM change_counter")
        #expect(try database.trips.correctStarts(by: clock).isEmpty)
        #expect(try integer("SELECT last FROM change_counter") == settled)
    }

    @Test func samplesThatArePackedAreAChange() throws {
        let (packed, plain) = (try store(database), try store(database, after: 5000))
        try directory.run("INSERT INTO sample SELECT \(plain), 1234, id, 7 FROM signal LIMIT 1", on: "x.db")
        let last = try integer("SELECT last FROM change_counter")
        try database.care.vacuum()
        #expect(try changes("x.db", after: last) == ["trip \(plain)"])
        try database.care.vacuum()
        #expect(try integer("SELECT change FROM trip WHERE id = \(plain)") == last + 1)
        #expect(try integer("SELECT change FROM trip WHERE id = \(packed)") <= last)
    }

    /// A program that followed the original sees what is missing in the copy.
    @Test func aRepairedCopyHasChanged() throws {
        let (first, second) = (try store(database), try store(database, after: 5000))
        let scan = try database.scans.store(HealthScan(adapter: HealthScan.Adapter(device: "a")), at: Drive.start)
        let last = try integer("SELECT last FROM change_counter")
        #expect(try database.care.backUp(to: directory.file("whole.db")).isEmpty)
        #expect(try changes("whole.db", after: last).isEmpty)
        try directory.run("UPDATE trip SET started_us = \(Int64.max) WHERE id = \(second)", on: "x.db")
        #expect(try database.care.backUp(to: directory.file("copy.db")).count == 1)
        #expect(
            try changes("copy.db", after: last) == ["scan \(scan)", "trip \(first)", "trip \(second) deleted"])
    }

    /// A call that throws is not a change.
    @Test func nothingRemovedIsNoChange() throws {
        let id = try store(database)
        let before = try integer("SELECT last FROM change_counter")
        #expect(throws: StorageError.self) { try database.trips.deleteFinished([id, 99]) }
        #expect(throws: StorageError.self) { try database.trips.delete(99) }
        #expect(try integer("SELECT last FROM change_counter") == before)
        #expect(try integer("SELECT count(*) FROM deletion") == 0)
    }

    @Test func aCounterThatLagsCatchesUp() throws {
        let id = try store(database)
        let before = try integer("SELECT change FROM trip WHERE id = \(id)")
        try directory.run("UPDATE change_counter SET last = 0", on: "x.db")
        try database.amend(id) { $0.driver = "d" }
        #expect(try integer("SELECT change FROM trip WHERE id = \(id)") == before + 1)
    }

    @Test func uuidsAreOfVersion4AndDiffer() throws {
        let ids = try (0..<20).map { try store(database, after: Double($0) * 1000) }
        let uuids = try ids.map { try uuid($0, in: database) }
        #expect(Set(uuids).count == 20)
        let form = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
        for uuid in uuids { #expect(uuid.wholeMatch(of: form) != nil, "\(uuid)") }
    }

    @Test func aTripIsTakenInOnce() throws {
        let other = try Database.open(path: directory.file("other.db"))
        let there = try uuid(try store(other), in: other)
        #expect(try database.care.importFile(path: directory.file("other.db")).trips == 1)
        let again = try database.care.importFile(path: directory.file("other.db"))
        #expect((again.trips, again.known) == (0, 1))
        // Even if its start has been corrected since.
        try directory.run("UPDATE trip SET started_us = started_us + 1000000000", on: "x.db")
        let moved = try database.care.importFile(path: directory.file("other.db"))
        #expect((moved.trips, moved.known) == (0, 1))
        #expect(try integer("SELECT count(*) FROM trip WHERE uuid = '\(there)'") == 1)
        #expect(try integer("SELECT count(*) FROM trip") == 1)
    }

    @Test func whatIsTakenInIsNew() throws {
        _ = try store(database, after: 5000)
        let last = try integer("SELECT last FROM change_counter")
        let other = try Database.open(path: directory.file("other.db"))
        let there = try uuid(try store(other), in: other)
        _ = try database.care.importFile(path: directory.file("other.db"))
        #expect(try integer("SELECT count(*) FROM changes WHERE uuid = '\(there)' AND change > \(last)") == 1)
    }

    /// A store may only seem to fail, and is then repeated.
    @Test func aTripThatIsBegunTwiceIsThereOnce() throws {
        let beginning = TripBeginning(start: Drive.start, vin: nil, adapter: "a", bus: nil, fuelPrice: nil)
        let first = try database.trips.begin(beginning)
        let second = try database.trips.begin(beginning)
        #expect(try integer("SELECT count(*) FROM trip") == 1)
        #expect(try integer("SELECT count(*) FROM deletion WHERE number = \(first)") == 1)
        #expect(try !database.trips.isOpen(trip: first) && database.trips.isOpen(trip: second))
    }

    @Test(arguments: [
        ("/dev/ttyUSB0", SourceKind.vehicle, true), ("sim:city", .simulation, false),
        ("replay:a.txt", .replay, false),
    ])
    func onlyDrivingCounts(adapter: String, kind: SourceKind, counts: Bool) throws {
        let id = try store(database, adapter: adapter)
        #expect(try database.trips.trip(id)?.kind == kind)
        #expect(try database.trips.drives(since: WallTime(microseconds: 0)).count == (counts ? 1 : 0))
        let vehicle = VehicleProfile(vin: nil)
        let end = Drive.start.advanced(bySeconds: 1000)
        let summaries = try database.vehicles.summaries(of: vehicle, for: .odometer, from: Drive.start, to: end)
        #expect(summaries.count == (counts ? 1 : 0))
    }

    @Test(arguments: SourceKind.allCases) func ofAnyKind(kind: SourceKind) throws {
        let id = try store(database)
        try directory.run("UPDATE trip SET source_kind = '\(kind.rawValue)'", on: "x.db")
        #expect(try database.trips.trip(id)?.kind == kind)
        #expect(try database.trips.drives(since: WallTime(microseconds: 0)).count == (kind.isDriving ? 1 : 0))
        #expect(try database.vehicles.recorded().first?.isMadeUp == !kind.isDriving)
    }

    /// Who follows the changes of two databases with the same scan removes it once.
    @Test func aDeletedScanLeavesItsIdentifier() throws {
        let scan = HealthScan(adapter: HealthScan.Adapter(device: "a"))
        let id = try database.scans.store(scan, at: Drive.start)
        let other = try database.scans.store(scan, at: Drive.start.advanced(bySeconds: 1))
        let uuid = try #require(try database.scans.uuid(id))
        #expect(uuid.count == 36 && Array(uuid)[14] == "8")
        #expect(try database.scans.uuid(other) != uuid && database.scans.uuid(99) == nil)
        try database.scans.delete([id])
        #expect(
            try integer("SELECT count(*) FROM changes WHERE kind = 'scan' AND is_deleted AND uuid = '\(uuid)'") == 1)
    }

    /// The last reading until then, and what was really driven since.
    @Test func odometerAtATime() throws {
        let trips = try [0.0, 5000, 10_000, 15_000].map { try store(database, after: $0) }
        try directory.run("UPDATE trip SET distance_km = 10, duration_s = 100", on: "x.db")
        func odometerKm(_ afterS: Double) throws -> Double? {
            try database.vehicles.odometerKm(of: nil, at: Drive.start.advanced(bySeconds: afterS))
        }
        #expect(try odometerKm(20_000) == nil)
        try directory.run("UPDATE trip SET odometer_km = 1000 WHERE id = \(trips[1])", on: "x.db")
        #expect(try [100, 5050, 5100, 10_100].map(odometerKm) == [nil, nil, 1000, 1010])
        let mark = CalibrationMark(.odometer, at: Drive.start.advanced(bySeconds: 12_000), amount: 2000)
        try database.vehicles.add(mark, keeping: VehicleProfile(vin: nil))
        #expect(try [11_000, 12_000, 15_100].map(odometerKm) == [1010, 2000, 2010])
        try directory.run("UPDATE trip SET source_kind = 'simulation' WHERE id = \(trips[3])", on: "x.db")
        #expect(try odometerKm(15_100) == 2000)
        try directory.run("UPDATE trip SET fuel_price = id", on: "x.db")
        let price = try database.vehicles.fuelPrice(of: nil, at: Drive.start.advanced(bySeconds: 9000))
        #expect(price == Double(trips[1]))
        #expect(try database.vehicles.fuelPrice(of: nil, at: Drive.start.advanced(bySeconds: -1)) == nil)
    }

    // MARK: Older formulas

    @Test func olderFactsAreComputedAnew() throws {
        let (old, present) = (try store(database), try store(database, after: 5000))
        let facts = try #require(try database.trips.trip(old)?.summary.distanceKm)
        try directory.run("UPDATE trip SET distance_km = 99", on: "x.db")
        try directory.run("UPDATE trip SET formulas = 0 WHERE id = \(old)", on: "x.db")
        #expect(try database.trips.recompute() == TripTables.Recomputed(trips: 1, incomplete: 0))
        let anew = try #require(try database.trips.trip(old)?.summary.distanceKm)
        #expect(abs(anew - facts) < 0.001)
        #expect(try database.trips.trip(present)?.summary.distanceKm == 99)
        #expect(try integer("SELECT formulas FROM trip WHERE id = \(old)") == Int64(TripSummary.formulas))
        #expect(try database.trips.recompute() == TripTables.Recomputed())
    }

    @Test(arguments: ["DELETE FROM sample_block", "DELETE FROM sample_block WHERE id = 1"])
    func factsOfSamplesThatAreGoneStay(deletion: String) throws {
        let id = try store(database)
        try directory.run("UPDATE trip SET formulas = 0; \(deletion)", on: "x.db")
        let facts = try database.trips.trip(id)?.summary
        #expect(try database.trips.recompute() == TripTables.Recomputed(trips: 0, incomplete: 1))
        #expect(try database.trips.trip(id)?.summary == facts)
        #expect(try integer("SELECT formulas FROM trip") == 0)
    }

    /// A recovered trip remains one.
    @Test func theStateStays() throws {
        _ = try store(database)
        try directory.run("UPDATE trip SET formulas = 0, state = 'recovered'", on: "x.db")
        _ = try database.trips.recompute()
        #expect(try integer("SELECT count(*) FROM trip WHERE state = 'recovered'") == 1)
    }
}
