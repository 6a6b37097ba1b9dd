import Foundation
import Glibc
import Storage
import Telemetry
import TestSupport
import Testing

@testable import obdmech

/// `obdmech drift` and the drifts of a report, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct DriftCommandTests {
    private let program: RealProgram

    init() throws {
        program = try RealProgram()
        let run = try program.start(["trip", "--save", "--json", "-a", "sim:race?rate=max&laps=1&game=forza-horizon"])
        try #require(run.end() == 0, "\(run.warning)")
    }

    private func run(_ arguments: String..., status: Int32 = 0) throws -> String {
        let run = try program.start(arguments)
        #expect(run.end() == status, "\(arguments): \(run.warning)")
        return status == 0 ? run.output : run.warning
    }

    @Test func theDriftsOfARace() throws {
        let report = try run("report", "--trip", "last")
        #expect(report.contains("1 drift in 1.") && report.contains("exact, from the game"), "\(report)")
        #expect(try run("report", "--trip", "1", "--json").contains("\"slipAngleFrom\": \"exact\""))
        #expect(try run("drift").contains("trip 1, "))
        #expect(try run("drift", "show", "1").contains("left"))
        let table = try run("drift", "export", "1").split(whereSeparator: \.isNewline)
        #expect(table.first == "t,slipDeg,errorDeg,speedKmh" && table.count > 2000, "\(table.count)")
    }

    @Test func names() throws {
        _ = try run("drift", "rename", "1", "first evening")
        #expect(try run("drift", "list").contains("first evening"))
        #expect(try run("drift", "search", "EVENING").contains("trip 1"))
        #expect(try run("drift", "search", "morning").contains("No drift sessions"))
        #expect(try run("drift", "show", "last").hasPrefix("first evening: trip 1"))
    }

    @Test func references() throws {
        #expect(try run("drift", "reference", "list").contains("no references"))
        #expect(try run("drift", "reference", "record", "1", "ring").contains("trip 1 is the reference ring"))
        let shown = try run("drift", "show", "1", "--reference", "ring", "--target", "90")
        #expect(shown.contains("greatest angle 0°, 100%") && shown.contains("no angle reached 15°"), "\(shown)")
        _ = try run("drift", "reference", "rename", "ring", "circuit")
        #expect(try run("drift", "reference", "list") == "circuit: trip 1\n")
        #expect(try run("drift", "show", "1", "--reference", "ring", status: 2).contains("no reference 'ring'"))
        _ = try run("drift", "reference", "delete", "circuit")
        #expect(try run("drift", "reference", "delete", "circuit", status: 2).contains("no reference"))
    }

    /// The error of an exercise, live and later, alone and against a reference, by driver.
    @Test func exercises() throws {
        let device = "sim:exercise?rate=max&bias=2&turn="
        let driven = try run("drift", "exercise", "--save", "--driver", "Anna", "--target", "90", "-a", device + "84")
        #expect(driven.contains("Exercise: target 90°, reached 84"), "\(driven)")
        _ = try run("drift", "exercise", "--save", "--driver", "Bert", "--target", "90", "-a", device + "-110")
        func exercise(_ arguments: String...) throws -> [String: Double] {
            let run = try program.run(["drift", "show"] + arguments + ["--json"])
            return try #require(try run.run.json()["exercise"] as? [String: Double])
        }
        let stored = try exercise("2")
        #expect(Set(stored.keys) == ["targetDeg", "reachedDeg", "errorDeg", "uncertaintyDeg"])
        #expect(stored["targetDeg"] == 90 && abs((stored["errorDeg"] ?? 0) + 6) <= 4)
        #expect(abs((stored["errorDeg"] ?? 0) + 6) <= stored["uncertaintyDeg"] ?? 0)
        #expect(try exercise("3", "--target", "100")["targetDeg"] == 100)
        // A session that was not driven as one has none until it is made one.
        #expect(try program.run("drift", "show", "1", "--json").run.json()["exercise"] == nil)
        _ = try run("trip", "--save", "--json", "-a", device + "0")
        _ = try run("drift", "reference", "record", "4", "straight")
        let compared = try run("drift", "exercise", "2", "--reference", "straight", "--target", "84")
        #expect(compared.contains("target 84°, reached 8"), "\(compared)")
        #expect(abs(try exercise("2")["errorDeg"] ?? 9) <= 4)
        #expect(try run("drift", "list").contains("exercise of 84°"))
        let progress = try run("drift", "progress", "--json")
        #expect(progress.contains("\"driver\": \"Anna\"") && progress.contains("\"errorMeanDeg\""))
        #expect(try run("drift", "progress").contains("error: mean "))
        #expect(try !run("drift", "progress", "--driver", "Bert").contains("Anna"))
        #expect(
            try run("drift", "exercise", "--reference", "no", "-a", device + "1", status: 2).contains("no reference"))
        #expect(try run("drift", "exercise", "-a", "sim:exercise?turn=x", status: 2).contains("turn=x"))
    }

    /// A session becomes a reference when it ends: by a flag, or by another program while it is recorded.
    @Test func aReferenceIsRecorded() throws {
        let race = ["-a", "sim:race?rate=max&laps=1&game=forza-horizon"]
        let ended = try program.start(["trip", "--json", "--drift-reference", "ring"] + race)
        #expect(
            ended.end() == 0 && ended.warning.contains("trip 2 is the reference ring"), "\(ended.warning)")
        #expect(try run("drift", "show", "1", "--reference", "ring").contains("ring"))
        // The same with a trip that goes on.
        let driven = try program.start(["dash", "--json", "-a", "sim:race?rate=2&laps=1&game=forza-horizon"])
        try #require(driven.wait { $0.lines.count > 3000 }, "\(driven.warning)")
        #expect(
            try eventually {
                try run("drift", "reference", "record", "live").contains("trip 3 will be the reference live")
            })
        driven.signal(SIGINT)
        #expect(driven.end() == 0 && driven.warning.contains("trip 3 is the reference live"))
        #expect(try run("drift", "reference", "list") == "live: trip 3\nring: trip 2\n")
        // A car without a gyro has no heading; the older reference of that name stays.
        let car = try program.start([
            "trip", "--json", "-a", "sim:city?rate=max&latency=40", "--duration", "1m", "--gps", "sim:town",
            "--drift-reference",
            "ring",
        ])
        #expect(car.end() == 0)
        #expect(car.warning.contains("trip 4 cannot be reference 'ring': it has no positions with a heading"))
        #expect(try run("drift", "reference", "list") == "live: trip 3\nring: trip 2\n")
        #expect(try run("trip", "--drift-reference", "x", "--no-save", status: 2).contains("--no-save"))
        #expect(try run("trip", "--drift-reference", "", status: 2).contains("--drift-reference"))
    }

    /// Heartbeats are shown beside the drive, but not with --redact, and in no export.
    @Test func heartbeats() throws {
        let path = program.directory.file("strap.csv")
        let rows = (0..<150).map { "\(Double($0) * 0.6),\($0.isMultiple(of: 2) ? 590 : 610)\n" }
        try program.directory.write(Array(("time,rr_ms\n" + rows.joined()).utf8), to: "strap.csv")
        let export = try run("database", "export")
        #expect(try run("heart", "import", path, "--trip", "1") == "150 heartbeats of trip 1\n")
        #expect(try run("report", "--trip", "1").contains("Heart: 100 per minute, RMSSD 20 ms, SDNN 10 ms (150 beats)"))
        #expect(try run("drift", "show", "1").contains("around drift 1: 100 per minute"))
        #expect(try run("report", "--trip", "1", "--json").contains("\"rmssdMs\": 20"))
        #expect(try !run("report", "--trip", "1", "--json", "--redact").contains("rmssd"))
        #expect(try run("database", "export") == export)
        #expect(try run("heart").contains("150 heartbeats"))
        #expect(try run("heart", "delete", "--trip", "1", "--yes").contains("deleted: 150 heartbeats"))
        #expect(try !run("report", "--trip", "1").contains("Heart"))
        try program.directory.write(Array("time,rr_ms\n2001-01-01T00:00:00Z,800\n".utf8), to: "old.csv")
        let old = program.directory.file("old.csv")
        #expect(try run("heart", "import", old, "--trip", "1", status: 2).contains("not from the time"))
        #expect(try run("heart", "import", old, status: 2).contains("needs --trip"))
        #expect(try run("heart").contains("No heartbeats yet"))
    }

    /// Heartbeats from a pipe are stored beside the trip, and passed on only if that is wanted.
    @Test func heartbeatsWhileDriving() throws {
        let pipe = program.directory.file("rr")
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        let driven = try program.start([
            "trip", "--json", "--heart", "pipe:" + pipe, "-a", "sim:race?rate=1&laps=1&game=forza-horizon",
        ])
        try #require(driven.wait { $0.lines.count > 100 }, "\(driven.warning)")
        let writer = unsafe open(pipe, O_WRONLY | O_CLOEXEC)
        let bytes = Array((0..<80).map { $0.isMultiple(of: 2) ? "590\n" : "0.61\n" }.joined().utf8)
        #expect(unsafe bytes.withUnsafeBytes { unsafe write(writer, $0.baseAddress, $0.count) } == bytes.count)
        close(writer)
        let database = try #require(try Database.openExisting(path: program.directory.file("data/obdmech/obdmech.db")))
        #expect(try eventually { try database.heart.beats(trip: 2).count == 80 })
        driven.signal(SIGINT)
        #expect(driven.end() == 0 && !driven.output.contains("rrInterval"), "\(driven.warning)")
        // The last one was when it arrived, and the others were before it.
        let beats = try database.heart.beats(trip: 2)
        let spanS = (beats.last?.time.seconds(since: .zero) ?? 0) - (beats.first?.time.seconds(since: .zero) ?? 0)
        #expect(abs(spanS - 79 * 0.6) < 0.1)
        #expect(try run("report", "--trip", "2").contains("Heart: 100 per minute, RMSSD 20 ms, SDNN 10 ms (80 beats)"))

        #expect(try !run("database", "export", "--trip", "2").contains("rrInterval"))
        let export = try run("database", "export", "--trip", "2", "--with-heart")
        #expect(export.components(separatedBy: ",rrInterval,").count == 81 && export.contains(",rrInterval,590.0,ms"))
        #expect(try !run("drift", "show", "2", "--json").contains("rmssdMs"))
        #expect(try run("drift", "show", "2", "--json", "--with-heart").contains("\"rmssdMs\": 20"))
        #expect(try !run("report", "--trip", "2", "--html", "-").contains("RMSSD"))
        #expect(try run("report", "--trip", "2", "--html", "-", "--with-heart").contains("RMSSD 20 ms"))
        #expect(
            try run("report", "--trip", "2", "--with-heart", "--redact", status: 2).contains(
                "--with-heart cannot be used"))
        #expect(try run("report", "--with-heart", status: 2).contains("--with-heart needs --trip"))
        #expect(try run("database", "check", "--with-heart", status: 2).contains("--with-heart needs export"))
        #expect(
            try run("trip", "--heart", "polar", "-a", "sim:city", status: 2).contains("unknown source of heartbeats"))
        // A pipe that is not there ends no trip.
        let without = try program.start([
            "trip", "--json", "--heart", "pipe:/nowhere/rr", "-a", "sim:city?rate=100", "--duration", "1m",
        ])
        #expect(without.end() == 0)
        #expect(without.warning.contains("no heartbeats from '/nowhere/rr': no such file or directory"))
    }

    @Test func deleting() throws {
        #expect(try run("drift", "delete", "1", status: 2).contains("confirmation"))
        #expect(try run("drift", "delete", "1", "--yes").contains("deleted: trip 1"))
        #expect(try run("drift", "list").contains("No drift sessions"))
    }

    @Test func whatIsWrong() throws {
        #expect(try run("drift", "dance", status: 2).contains("unknown action 'dance'"))
        #expect(try run("drift", "show", "x", status: 2).contains("invalid trip number"))
        _ = try run("trip", "--save", "--json", "-a", "sim:city?rate=max&latency=40", "--duration", "1m")
        #expect(try run("drift", "show", "2").contains("The slip angle is unknown"))
        #expect(try run("drift", "reference", "record", "2", "way", status: 2).contains("no positions with a heading"))
        #expect(try run("trip", "--motion", "bluetooth", "-a", "sim:city", status: 2).contains("unknown sensor"))
        #expect(try run("trip", "--motion", "iio:none", "-a", "sim:city", status: 2).contains("no gyro 'none'"))
    }
}
