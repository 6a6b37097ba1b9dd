import OBD
import System
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// The sequence of changes as a follower sees it.
@Suite(.timeLimit(.minutes(20))) struct OutboxTests {
    private let directory: TemporaryDirectory
    private let database: Database
    private static let samples = Drive.samples(seconds: 20)

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
    }

    private func begin() throws -> Int64 {
        let id = try database.trips.begin(
            TripBeginning(start: Drive.start, vin: nil, adapter: "a", bus: nil, fuelPrice: nil))
        try database.append(Self.samples, trip: id, origin: Drive.origin)
        return id
    }

    private func finish(_ id: Int64) throws {
        try database.trips.finish(id, summary: Drive.summary(of: Self.samples))
    }

    private func scan() throws -> Int64 {
        try database.scans.store(HealthScan(adapter: HealthScan.Adapter(device: "a")), at: Drive.start)
    }

    /// Follows the sequence in steps, and returns what was seen.
    private func follow(from place: inout ChangeLog.ChangePlace, atMost count: Int) throws -> [String] {
        var seen: [String] = []
        while case let changes = try database.changes.all(after: place, atMost: count), let last = changes.last {
            #expect(changes.count <= count && changes.allSatisfy { $0.place > place })
            seen += changes.map { "\($0.isDeleted ? "-" : "+")\($0.place.kind) \($0.place.number)" }
            place = last.place
        }
        #expect(try database.changes.count(after: place) == 0)
        return seen
    }

    @Test func inOrder() throws {
        var place = ChangeLog.ChangePlace.start
        #expect(try follow(from: &place, atMost: 5) == [] && place == .start)
        let first = try begin()
        // A trip that is being recorded is not passed on.
        #expect(try follow(from: &place, atMost: 5) == [])
        let scan = try scan()
        #expect(try database.changes.count(after: place) == 1)
        #expect(try follow(from: &place, atMost: 5) == ["+scan \(scan)"])
        try finish(first)
        #expect(try follow(from: &place, atMost: 5) == ["+trip \(first)"])
        try database.amend(first) { $0.driver = "d" }
        let second = try begin()
        try finish(second)
        #expect(try follow(from: &place, atMost: 1) == ["+trip \(first)", "+trip \(second)"])
        _ = try database.scans.delete([scan])
        #expect(try follow(from: &place, atMost: 5) == ["-scan \(scan)"])
        #expect(try database.changes.last() >= place.change)
    }

    /// Rows from before the sequence share a number: a step that ends between them skips none.
    @Test(arguments: 1...4) func equalNumbers(step: Int) throws {
        var expected: [String] = []
        for _ in 0..<3 {
            let id = try begin()
            try finish(id)
            expected.append("+trip \(id)")
        }
        expected.insert("+scan \(try scan())", at: 0)
        try directory.run("UPDATE trip SET change = 1; UPDATE scan SET change = 1", on: "x.db")
        var place = ChangeLog.ChangePlace.start
        #expect(try follow(from: &place, atMost: step) == expected)
    }

    /// The last trip and scan of a vehicle, whatever was changed last.
    @Test func latest() throws {
        #expect(try database.changes.latest(vin: nil).isEmpty)
        let first = try begin()
        try finish(first)
        let second = try begin()
        try finish(second)
        try directory.run("UPDATE trip SET started_us = started_us + 60000000 WHERE id = \(second)", on: "x.db")
        try database.amend(first) { $0.driver = "d" }
        let scan = try scan()
        // One that is being recorded is not over.
        let third = try begin()
        try directory.run("UPDATE trip SET started_us = started_us + 120000000 WHERE id = \(third)", on: "x.db")
        let latest = try database.changes.latest(vin: nil)
        #expect(latest.map(\.place.number) == [second, scan] && latest.map(\.isTrip) == [true, false])
        let edited = try #require(try database.changes.all(after: .start, atMost: 9).first { $0.place.number == first })
        #expect(latest[0].place < edited.place && latest[0].uuid != nil && !latest[0].isDeleted)
        #expect(try database.changes.latest(vin: "3VWDX7AJ0DM254871").isEmpty)
    }

    /// A scan is the same to others after its time is corrected.
    @Test func identityOfScans() throws {
        var scan = HealthScan(adapter: HealthScan.Adapter(device: "a"))
        scan.interruption = nil
        let id = try database.scans.store(
            scan, at: Drive.start, bootTime: BootTime(boot: "b", microseconds: 5), isClockSynchronized: false)
        let identity = try database.scans.identity(id)
        try directory.run("UPDATE scan SET time_us = time_us + 1000000", on: "x.db")
        #expect(try database.scans.identity(id) == identity && identity != nil)
        #expect(try database.scans.identity(id + 1) == nil)
        #expect(try database.scans.identity(try self.scan()) != identity)
    }
}
