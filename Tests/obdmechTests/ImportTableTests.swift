import Foundation
import TestSupport
import Testing

/// `obdmech database import` of tables that other programs wrote.
@Suite(.waits, .timeLimit(.minutes(20))) struct ImportTableTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func imported(_ text: String, _ name: String, _ more: String...) throws -> (
        status: Int32, run: RealProgram.Run
    ) {
        try program.directory.write(Array(text.utf8), to: name)
        return try program.run(
            ["database", "import", program.directory.file(name), "--database", program.directory.file("new.db")] + more)
    }

    private func trips(_ more: String...) throws -> [[String: Any]] {
        let report = try program.run(
            ["report", "--year", "--json", "--database", program.directory.file("new.db")] + more
        )
        .run.json()
        return try #require(report["trips"] as? [[String: Any]])
    }

    /// 0.1 L/min at 72 km/h for ten minutes (C-021).
    @Test func fuelInLitersPerMinute() throws {
        var text = "GPS Time, Device Time,Engine RPM(rpm),Fuel Rate (direct from ECU)(L/m),Speed (OBD)(km/h)\n"
        for second in stride(from: 0, through: 600, by: 2) {
            let clock = "\(40 + second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60)"
            text += "Wed Oct 09 10:\(clock) GMT+02:00 2019,09-ott-2019 10:\(clock).000,1800,0.1,72\n"
        }
        let (status, run) = try imported(text, "trackLog.csv")
        #expect(status == 0 && run.output == "1 trip imported\n", "\(run.warning)")
        let trip = try #require(try trips("--date", "2019-10-09").first)
        #expect(trip["start"] as? String == "2019-10-09T08:40:00Z")
        #expect(
            abs((trip["distanceKm"] as? Double ?? 0) - 12) < 0.05 && abs((trip["fuelL"] as? Double ?? 0) - 1) < 0.02)
    }

    /// A log with the receiver's speed only has a distance and a map (C-024).
    @Test func placesOfALog() throws {
        var text = "GPS Time, Device Time, Longitude, Latitude,GPS Speed (Meters/second), Bearing,Engine RPM(rpm)\n"
        for second in 10...49 {
            text += "Mon Oct 28 15:46:\(second) PDT 2024,28-Oct-2024 15:46:\(second).640,-122.38,"
            text += "\(45.6 + Double(second) * 0.00018),20.0,0,2000\n"
        }
        let (status, run) = try imported(text, "trackLog.csv")
        #expect(status == 0 && run.output == "1 trip imported\n", "\(run.warning)")
        let trip = try #require(try trips("--date", "2024-10-28").first)
        // 39 s at 20 m/s.
        #expect(
            abs((trip["distanceKm"] as? Double ?? 0) - 0.78) < 0.02
                && trip["start"] as? String == "2024-10-28T22:46:10Z")
        let way = program.directory.file("trip.gpx")
        let report = try program.run(
            "report", "--trip", "1", "--gpx", way, "--database", program.directory.file("new.db"))
        let points = try String(contentsOfFile: way, encoding: .utf8).components(separatedBy: "<trkpt").count - 1
        #expect(report.status == 0 && points >= 39, "\(points) \(report.run.warning)")
    }

    @Test func whatIsNotUnderstoodIsTold() throws {
        let text = """
            Device Time,Speed (OBD)(furlongs),Engine RPM(rpm)
            22-Nov-2026 10:00:00,10,800
            soon,10,800
            22-Nov-2026 10:00:01,10,800
            """
        let (status, run) = try imported(text, "trackLog.csv")
        #expect(status == 0 && run.output == "1 trip imported\n")
        #expect(run.warning.contains("Speed (OBD) (furlongs)") && run.warning.contains("1 row of"), "\(run.warning)")
        #expect(try trips("--date", "2026-11-22").first?["distanceKm"] == nil)
    }

    @Test(arguments: [
        ("time,RPM\n10:00:00,800\n", "--date"), ("time,RPM\n2026-05-01 10:00:00,-\n", "no row has a time and a value"),
    ])
    func nothingToImport(text: String, message: String) throws {
        let (status, run) = try imported(text, "drive.csv")
        #expect(status == 5 && run.output.isEmpty && run.warning.contains(message), "\(run.warning)")
        #expect(!program.directory.exists("new.db"), "a mistake makes no database")
    }

    @Test func theDateOfTheUser() throws {
        let (status, run) = try imported(
            "time,Vehicle speed (km/h)\n10:00:00,50\n10:00:01,50\n", "drive.csv", "--date", "2026-05-01")
        #expect(status == 0 && run.output == "1 trip imported\n", "\(run.warning)")
        #expect(try trips("--date", "2026-05-01").count == 1)
    }

    @Test func aDryRunWritesNothing() throws {
        let text = """
            GPS Time,Device Time,Speed (OBD)(mph),Fuel Rate (direct from ECU)(buckets),Vehicle speed,G(x),Turbo Boost(psi)
            -,22-Nov-2026 10:00:00,10,1,16,0.1,-
            -,22-Nov-2026 10:00:01,20,1,32,0.1,-
            """
        let (status, run) = try imported(text, "trackLog.csv", "--dry-run", "--json")
        #expect(status == 0 && !program.directory.exists("new.db"), "\(run.warning)")
        let file = try #require((run.json()["files"] as? [[String: Any]])?.first)
        #expect(file["kind"] as? String == "Torque" && file["tripCount"] as? Int == 1)
        let columns = try #require(file["columns"] as? [[String: Any]])
        let speed = try #require(columns.first { $0["column"] as? String == "Speed (OBD)" })
        #expect(speed["unit"] as? String == "mph" && speed["signal"] as? String == "vehicleSpeed")
        #expect(speed["signalUnit"] as? String == "km/h" && speed["values"] as? Int == 2)
        #expect(speed["minimum"] as? Double == 16.09344 && speed["maximum"] as? Double == 32.18688)
        let meanings = columns.map { $0["meaning"] as? String }
        for meaning in ["time", "standard", "unitAssumed", "own", "unitNotUnderstood", "leftOut"] {
            #expect(meanings.contains(meaning), "\(meaning)")
        }
        let shown = try imported(text, "trackLog.csv", "--dry-run").run.output
        #expect(shown.contains("Torque, 1 trip\n") && shown.contains("vehicleSpeed (km/h)"), "\(shown)")
        #expect(shown.contains("unit not understood") && shown.contains("16.1 to 32.2"), "\(shown)")
    }

    /// Also of what has no columns.
    @Test func aDryRunOfOtherFiles() throws {
        let line =
            #"{"type":"sample","t":2,"time":"2026-11-22T22:15:26Z","signal":"vehicleSpeed","value":10,"unit":"km/h"}"#
        let log = try imported(line + "\n", "trip.jsonl", "--dry-run", "--json").run.json()["files"] as? [[String: Any]]
        #expect(log?.first?["tripCount"] as? Int == 1 && (log?.first?["columns"] as? [Any])?.count == 1)
        let scan = try program.run("scan", "-a", "sim:faults?rate=max", "--json", "--no-save").run.output
        let preview = try imported(scan, "scan.json", "--dry-run", "--json").run.json()["files"] as? [[String: Any]]
        #expect(preview?.first?["scanCount"] as? Int == 1 && preview?.first?["kind"] as? String == "scan")
        #expect(try imported("hello", "x", "--dry-run").status == 5)
    }
}
