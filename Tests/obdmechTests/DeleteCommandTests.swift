import Foundation
import System
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Recording
@testable import Storage
@testable import obdmech

/// `delete` and `edit`, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct DeleteCommandTests {
    private let program: RealProgram
    private let database: Database

    init() throws {
        program = try RealProgram()
        database = try Database.open(path: program.directory.file("data/obdmech/obdmech.db"))
    }

    /// Two trips with everything that a trip may have, and two scans.
    private func fill() throws {
        for name in ["Anna", "Bert"] {
            let run = try program.run(
                "trip", "-a", "sim:city?rate=max", "--duration", "5m", "--driver", name, "--tag", "rain", "--note",
                "old",
                "--also", "engineLoad")
            #expect(run.status == 0, "\(run.run.warning)")
        }
        for _ in 0..<2 { #expect(try program.run("scan", "-a", "sim:faults?rate=max").status == 1) }
    }

    /// All rows of the tables, so that it shows what else was touched, but for what is said of the deletion itself.
    private func contents(without id: Int64? = nil, of kind: String = "trip") throws -> [String] {
        let path = program.directory.file("data/obdmech/obdmech.db")
        let tables = try sqlite(
            path,
            """
            SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
            AND name NOT IN ('deletion', 'change_counter', 'trash', 'trash_cell')
            """)
        return try tables.map { table in
            let columns = try sqlite(path, "SELECT name FROM pragma_table_info('\(table)')")
            let key = table == kind ? "id" : kind + "_id"
            let condition = id.map { columns.contains(key) ? " WHERE \(key) <> \($0)" : "" } ?? ""
            return try "\(table): "
                + sqlite(
                    path,
                    "SELECT count(*) || ' ' || ifnull(sum(length(CAST(\(columns[0]) AS TEXT))), 0) FROM \(table)\(condition)"
                )
                .joined()
        }
    }

    private func deletions() throws -> [String] {
        try sqlite(program.directory.file("data/obdmech/obdmech.db"), "SELECT kind || ' ' || number FROM deletion")
    }

    private func sqlite(_ path: String, _ sql: String) throws -> [String] {
        let connection = try Connection.open(path, .readWrite)
        return try connection.texts(sql)
    }

    @Test func aTripIsDeletedAndNothingElse() throws {
        try fill()
        let expected = try contents(without: 1)
        #expect(try contents() != expected)
        let (status, run) = try program.run("delete", "trip", "1", "--yes")
        #expect(status == 0 && run.output.hasPrefix("deleted: trip 1, "), "\(run.output) \(run.warning)")
        #expect(run.output.contains("(Anna, rain)"))
        #expect(try contents() == expected)
        #expect(try deletions() == ["trip 1"])
        let again = try program.run("delete", "trip", "1", "--yes")
        #expect(again.status == 2 && again.run.warning.contains("no trip 1"))
        #expect(try program.run("report", "--trip", "2").status == 0)
    }

    @Test func aScanIsDeletedAndNothingElse() throws {
        try fill()
        let expected = try contents(without: 2, of: "scan")
        let (status, run) = try program.run("delete", "scan", "last", "--yes", "--json")
        #expect(status == 0)
        let deleted = try #require(try run.json()["deleted"] as? [String: [[String: Any]]])
        #expect(deleted["scans"]?.map { $0["id"] as? Int } == [2])
        #expect(try contents() == expected)
        #expect(try deletions() == ["scan 2"])
        #expect(try program.run("report", "--scan", "1").status == 0)
    }

    @Test(arguments: [
        (["delete", "trip", "1"], "deleting requires confirmation"), (["delete"], "name an action for delete"),
        (["delete", "trip"], "delete trip needs N"), (["delete", "day", "1"], "unknown action 'day'"),
        (["delete", "trip", "x", "--yes"], "invalid trip number 'x'"),
        (["edit", "scan", "1"], "unknown action 'scan'"),
        (["delete", "trip", "1", "9", "--yes"], "no trip 9"), (["edit", "trip", "1"], "name what to change"),
        (["delete", "scan", "9", "--yes"], "no scan 9"),
        (["edit", "trip", "1", "2"], "unexpected argument '2'"),
        (["edit", "trip", "1", "--note", "x"], "changing a trip requires confirmation"),
    ])
    func refusals(arguments: [String], message: String) throws {
        let id = try database.trips.begin(
            TripBeginning(start: LocalTime.now, vin: nil, adapter: "", bus: nil, fuelPrice: nil))
        try database.append([Sample(.vehicleSpeed, 50, at: .zero)], trip: id, origin: .zero)
        try database.trips.finish(id, summary: TripSummary())
        let (status, run) = try program.run(arguments)
        #expect(status == 2 && run.warning.contains(message), "\(run.warning)")
        #expect(try database.care.contents().trips == 1)
    }

    @Test func aTripThatIsBeingRecordedStays() throws {
        let id = try database.trips.begin(
            TripBeginning(start: LocalTime.now, vin: nil, adapter: "", bus: nil, fuelPrice: nil))
        try database.append([Sample(.vehicleSpeed, 50, at: .zero)], trip: id, origin: .zero)
        for arguments in [["delete", "trip", "1", "--yes"], ["edit", "trip", "last", "--note", "x", "--yes"]] {
            let (status, run) = try program.run(arguments)
            #expect(status == 2 && run.warning.contains("trip 1 is being recorded"), "\(run.warning)")
        }
        #expect(try database.care.contents().samples == 1)
    }

    @Test(arguments: [("yes", 0, 0), ("no", 1, 1), ("", 1, 1), ("y\nYES", 0, 0)])
    func theQuestion(answer: String, status: Int32, left: Int) throws {
        let id = try database.trips.begin(
            TripBeginning(start: LocalTime.now, vin: nil, adapter: "", bus: nil, fuelPrice: nil))
        try database.append([Sample(.vehicleSpeed, 50, at: .zero)], trip: id, origin: .zero)
        try database.trips.finish(id, summary: TripSummary())
        let terminal = try TestTerminal()
        let run = try program.start(["delete", "trip", "1"], terminal: terminal.path)
        #expect(terminal.wait(for: "Delete this trip with all samples? [yes/no] "))
        terminal.type(answer + "\n")
        #expect(run.end() == status)
        #expect(terminal.wait(for: left == 0 ? "deleted: trip 1" : "Nothing was deleted."))
        #expect(try database.care.contents().trips == left)
    }

    @Test func aTripIsChanged() throws {
        try fill()
        let before = try contents(without: 1)
        let (status, run) = try program.run(
            "edit", "trip", "1", "--driver", "Cleo", "--tag", "work", "--tag", "sun", "--note", "none", "--yes")
        #expect(status == 0, "\(run.warning)")
        #expect(
            run.output == """
                changed: trip 1, driver: Cleo, was Anna
                changed: trip 1, tags: sun, work, was rain
                changed: trip 1, note: none, was old

                """)
        let trip = try #require(try database.trips.trip(1))
        #expect((trip.driver, trip.tags, trip.note) == ("Cleo", ["sun", "work"], nil))
        #expect(try contents(without: 1) == before)
        let json = try program.run("edit", "trip", "1", "--driver", "Cleo", "--note", "new", "--yes", "--json").run
            .json()
        #expect(json["changed"] as? [String] == ["note"])
        #expect((json["trip"] as? [String: Any])?["note"] as? String == "new")
        let same = try program.run("edit", "trip", "1", "--note", "new", "--yes")
        #expect(same.status == 0 && same.run.warning.contains("nothing to change"))
    }
}
