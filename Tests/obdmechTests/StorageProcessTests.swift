import Foundation
import Glibc
import Recording
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage
@testable import obdmech

/// The database under real processes.
@Suite(.waits, .timeLimit(.minutes(20))) struct StorageProcessTests {
    private func trips(_ database: Database) throws -> [TripRecord] {
        try database.trips.all(from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2))
    }

    private func recording(_ car: String, rate: Int, minutes: Int, path: String) -> [String] {
        [
            "trip", "-a", "sim:\(car)?rate=\(rate)", "--duration", "\(minutes)m", "--plain", "--no-alerts",
            "--database",
            path,
        ]
    }

    @Test func twoTripsAtOnce() throws {
        let program = try RealProgram()
        let path = program.directory.file("x.db")
        let runs = try ["city", "diesel"].map { try program.start(recording($0, rate: 200, minutes: 8, path: path)) }
        for run in runs {
            let status = try #require(run.end())
            #expect(status == 0, "\(run.warning)")
            #expect(!run.warning.contains("database"), "\(run.warning)")
        }
        let database = try Database.open(path: path)
        let trips = try trips(database)
        #expect(trips.count == 2)
        #expect(Set(trips.map(\.vin)).count == 2)
        for trip in trips {
            #expect(trip.summary.durationS > 470 && trip.summary.samples > 1000)
            var samples = 0
            try database.samples(trip: try #require(trip.id)) { _ in samples += 1 }
            #expect(samples == trip.summary.samples)
        }
        // They were recorded at the same time.
        #expect(trips[1].start < trips[0].end)
        #expect(try DatabaseCare.check(path: path)?.problems == [])
    }

    /// What the disk holds at a random moment is a trip with all that had been stored.
    @Test(arguments: 0..<3) func powerLoss(moment: Int) throws {
        let program = try RealProgram()
        let path = program.directory.file("x.db")
        let run = try program.start(recording("city", rate: 100, minutes: 60, path: path))
        let enough = 500 + moment * 5000 + Int.random(in: 0...2000)
        try #require(
            run.wait { _ in
                guard let database = try? Database.openExisting(path: path) else { return false }
                return ((try? database.care.contents().samples) ?? 0) > enough
            }, "\(run.warning)")
        run.signal(SIGSTOP)
        #expect(run.waitForPause())
        // Between two files nothing happens: as if at one moment.
        try program.directory.write(program.directory.bytes("x.db"), to: "disk.db")
        try program.directory.write(program.directory.bytes("x.db-wal"), to: "disk.db-wal")
        run.signal(SIGKILL)
        _ = run.end()
        let stored = try Database.open(path: path).care.contents()
        let database = try Database.open(path: program.directory.file("disk.db"))
        #expect(try database.care.contents() == stored)
        let recovered = try database.trips.recover()
        #expect(recovered.map(\.summary.samples) == [stored.samples])
        #expect(try trips(database).map(\.summary.samples) == [stored.samples])
        #expect(try DatabaseCare.check(path: program.directory.file("disk.db"))?.problems == [])
    }

    /// What was cut off can be looked at while another program writes, and is closed later.
    @Test func aLockIsNoReasonNotToReport() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let id = try database.trips.begin(
            TripBeginning(start: WallTime(microseconds: 5), vin: nil, adapter: "", bus: nil, fuelPrice: nil))
        try database.append([Sample(.vehicleSpeed, 50, at: .zero)], trip: id, origin: .zero)
        try database.connection.exec("UPDATE trip SET owner = 'gone'")
        try database.setPatience(milliseconds: 10)
        let other = try Connection.open(directory.file("x.db"), .readWrite)
        try other.exec("BEGIN IMMEDIATE")
        try database.recoverAndTell()
        #expect(try database.trips.trip(id)?.summary.samples == 1)
        try other.exec("ROLLBACK")
        #expect(try database.trips.recover().map(\.id) == [id])
    }

    /// The facts of a long trip are read, not computed.
    @Test func aLongTripIsReportedWithoutItsSamples() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let id = try database.trips.begin(
            TripBeginning(start: WallTime(microseconds: 5), vin: nil, adapter: "", bus: nil, fuelPrice: nil))
        try database.append(
            (0..<9000).map { Sample(.vehicleSpeed, Double($0 % 99), at: Instant(nanoseconds: $0 * 1_000_000)) },
            trip: id, origin: .zero)
        var summary = TripSummary()
        summary.durationS = 36_000
        summary.samples = 1_260_000
        try database.trips.finish(id, summary: summary)
        try database.connection.exec("UPDATE sample_block SET codes = x''")
        #expect(try trips(database).map(\.summary) == [summary])
    }
}
