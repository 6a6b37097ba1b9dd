import Foundation
import Storage
import System
import Telemetry
import TestSupport
import Testing
import Trips

@testable import obdmech

/// `edit` beyond words, and `database trash`, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct EditCommandTests {
    private let program: RealProgram
    private let database: Database

    init() throws {
        program = try RealProgram()
        let run = try program.run(
            "trip", "-a", "sim:city?rate=max", "--gps", "sim:town", "--duration", "5m", "--driver", "Anna", "--save")
        try #require(run.status == 0, "\(run.run.warning)")
        database = try #require(
            try Database.openExisting(path: program.directory.file("data/obdmech/obdmech.db")))
    }

    private func edit(_ arguments: String..., status: Int32 = 0) throws -> [String: Any] {
        let (ended, run) = try program.run(["edit"] + arguments + ["--yes", "--json"])
        #expect(ended == status, "\(arguments): \(run.warning)")
        return status == 0 ? try run.json() : [:]
    }

    @Test func prices() throws {
        let one = try edit("trip", "1", "--fuel-price", "2.5")
        #expect(one["changed"] as? [String] == ["fuelPrice"])
        #expect(try database.trips.trip(1)?.fuelPrice == 2.5)
        let many = try edit("--from", "yesterday", "--to", "today", "--fuel-price", "1.5")
        #expect((many["trips"] as? [[String: Any]])?.map { $0["id"] as? Int } == [1])
        #expect(try database.trips.trip(1)?.fuelPrice == 1.5)
        let none = try edit("--from", "2001-01-01", "--to", "2001-02-01", "--fuel-price", "9")
        #expect((none["trips"] as? [[String: Any]])?.isEmpty == true)
        #expect(try database.trips.trip(1)?.fuelPrice == 1.5)
    }

    /// What is known of the other car counts.
    @Test func vehicle() throws {
        let before = try #require(try database.trips.trip(1)?.summary)
        #expect(
            try program.run("vehicle", "--vin", "WVWZZZ1JZXW000001", "--fuel", "e85", "--name", "Golf").status
                == 0)
        let changed = try edit("trip", "1", "--vin", "golf")
        #expect(changed["changed"] as? [String] == ["vin"])
        let after = try #require(try database.trips.trip(1))
        #expect(after.vin == "WVWZZZ1JZXW000001" && after.parameters.vehicle.fuel == .ethanolBlend(0.85))
        #expect(after.summary.distanceKm == before.distanceKm && after.summary.fuelL != before.fuelL)
        #expect(try program.run("edit", "trip", "1", "--vin", "nobody", "--yes").status == 2)
    }

    @Test func cutAndUndone() throws {
        let before = try #require(try database.trips.trip(1))
        let cut = try edit("trip", "1", "--start", "+1m", "--end", "+4m", "--note", "short")
        #expect(cut["changed"] as? [String] == ["note", "start", "end"])
        let after = try #require(try database.trips.trip(1))
        #expect(after.start == before.start.advanced(bySeconds: 60) && after.note == "short")
        #expect(abs(after.summary.durationS - 180) < 1)
        #expect(after.summary.distanceKm ?? 0 < before.summary.distanceKm ?? 0)
        let entry = try #require(cut["trash"] as? Int)
        let list = try program.run("database", "trash")
        #expect(list.run.output.contains("\(entry): cut on") && list.run.output.contains("(Anna)"))
        #expect(try program.run("database", "trash", "restore", "\(entry)").status == 0)
        #expect(try database.trips.trip(1)?.summary == before.summary)
        #expect(try database.trips.trip(1)?.start == before.start)
    }

    @Test func splitAndJoined() throws {
        let before = try #require(try database.trips.trip(1))
        let parts = try edit("split", "last", "--at", "+2m")
        #expect((parts["trips"] as? [[String: Any]])?.map { $0["id"] as? Int } == [1, 2])
        let joined = try edit("join", "2", "1")
        #expect((joined["trips"] as? [[String: Any]])?.map { $0["id"] as? Int } == [1])
        let after = try #require(try database.trips.trip(1))
        #expect(after.summary.samples == before.summary.samples && after.start == before.start)
        #expect(abs((after.summary.distanceKm ?? 0) - (before.summary.distanceKm ?? 0)) < 0.01)
        #expect(try database.trips.trip(2) == nil)
    }

    @Test func aDeletionIsUndone() throws {
        let before = try #require(try database.trips.trip(1))
        let (status, run) = try program.run("delete", "trip", "1", "--yes")
        #expect(status == 0 && run.warning.contains("database trash restore 1"))
        let restored = try program.run("database", "trash", "restore", "1", "--json")
        #expect(try restored.run.json()["trips"] as? [Int] == [1])
        #expect(try database.trips.trip(1)?.summary == before.summary)
        #expect(try program.run("delete", "trip", "1", "--yes").status == 0)
        #expect(try program.run("database", "trash", "empty").status == 2)
        #expect(try program.run("database", "trash", "empty", "--yes").run.output == "deleted: 1 entry of the trash\n")
        #expect(try program.run("database", "trash").run.output == "the trash is empty\n")
    }

    @Test(arguments: [
        (["edit"], "name what to change"), (["edit", "--fuel-price", "2"], "name the days"),
        (["edit", "--from", "today", "--fuel-price", "x"], "invalid --fuel-price"),
        (["edit", "join", "1"], "at least two trips"), (["edit", "join", "1", "9"], "no trip 9"),
        (["edit", "split", "1"], "needs --at"),
        (["edit", "split", "1", "--at", "+9h"], "'+9h' is not within the trip"),
        (["edit", "trip", "1", "--start", "+3m", "--end", "+2m"], "--start is not before --end"),
        (["edit", "trip", "1", "--start", "25:00"], "invalid --start '25:00'"),
        (["database", "trash", "restore", "7"], "nothing in the trash has number '7'"),
        (["database", "trash", "restore", "x"], "nothing in the trash has number 'x'"),
    ])
    func refusals(arguments: [String], message: String) throws {
        let (status, run) = try program.run(arguments + (arguments[0] == "edit" ? ["--yes"] : []))
        #expect(status == 2 && run.warning.contains(message), "\(run.warning)")
    }
}
