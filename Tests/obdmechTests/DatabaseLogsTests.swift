import Foundation
import Glibc
import TestSupport
import Testing

/// `obdmech database import` of log files.
@Suite(.waits, .timeLimit(.minutes(20))) struct DatabaseLogsTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func trips(_ database: String) throws -> [[String: Any]] {
        let report = try program.run("report", "--database", program.directory.file(database), "--json").run.json()
        return try #require(report["trips"] as? [[String: Any]])
    }

    /// What `trip --json` printed is the same trip again, once.
    @Test func whatATripPrinted() throws {
        let old = program.directory.file("old.db")
        let recorded = try program.run(
            "trip", "-a", "sim:city?rate=max", "--duration", "2m", "--json", "--save", "--driver", "Ann", "--tag",
            "work",
            "--note", "to the quarry", "--database", old)
        #expect(recorded.status == 0)
        try program.directory.write(Array(recorded.run.output.utf8), to: "trip.jsonl")
        let new = program.directory.file("new.db")
        for expected in ["1 trip imported\n", "0 trips imported, 1 already there\n"] {
            let (status, run) = try program.run(
                "database", "import", program.directory.file("trip.jsonl"), "--database", new)
            #expect(status == 0 && run.output == expected, "\(run.warning)")
        }
        let (before, after) = (try #require(try trips("old.db").first), try #require(try trips("new.db").first))
        for member in [
            "start", "vin", "driver", "note", "distanceKm", "fuelL", "maxSpeedKmh", "samples", "fuelMethod",
            "origin",
        ] {
            #expect("\(before[member] ?? "")" == "\(after[member] ?? "")", "\(member)")
        }
        #expect(after["tags"] as? [String] == ["work"])
    }

    /// What `scan --json` printed is the same scan again, once, whatever the car.
    @Test(arguments: ["faults", "old", "diesel"]) func whatAScanPrinted(car: String) throws {
        let old = program.directory.file("old.db")
        let made = try program.run("scan", "-a", "sim:\(car)?rate=max", "--json", "--database", old).run.output
        try program.directory.write(Array(made.utf8), to: "scan.json")
        let new = program.directory.file("new.db")
        for expected in ["1 scan imported\n", "0 scans imported, 1 already there\n"] {
            let (status, run) = try program.run(
                "database", "import", program.directory.file("scan.json"), "--database", new)
            #expect(status == 0 && run.output == expected, "\(run.warning)")
        }
        #expect(try program.run("report", "--scan", "last", "--json", "--database", new).run.output == made)
        // Where it was made, it is known.
        let again = try program.run("database", "import", program.directory.file("scan.json"), "--database", old)
        #expect(again.run.output == "0 scans imported, 1 already there\n")
    }

    @Test(arguments: [
        (#""service": "03""#, #""service": "xx""#, "'coverage' is missing or invalid"),
        (#""time": ""#, #""time": "x"#, "'time' is missing or invalid"),
        (#""response": "4"#, #""response": "x"#, "'responses' is missing or invalid"),
    ])
    func aScanThatWasChanged(part: String, change: String, message: String) throws {
        let made = try program.run("scan", "-a", "sim:faults?rate=max", "--json", "--no-save").run.output
        try program.directory.write(Array(made.replacing(part, with: change).utf8), to: "scan.json")
        let (status, run) = try program.run("database", "import", program.directory.file("scan.json"))
        #expect(status == 5 && run.warning.contains(message), "\(run.warning)")
        #expect(!program.directory.exists("data/obdmech/obdmech.db"), "a mistake makes no database")
    }

    /// The cost of an electric drive, which survives the way through a file, and adds up.
    @Test func anElectricTripPrinted() throws {
        func trip(_ database: String) throws -> [String: Any] {
            let day = try program.run("report", "--year", "--json", "--database", database).run.json()
            let totals = try #require(day["totals"] as? [String: Any])
            let trip = try #require((day["trips"] as? [[String: Any]])?.first)
            #expect(totals["fuelCost"] as? Double == trip["fuelCost"] as? Double)
            return trip
        }
        let (first, second) = (program.directory.file("a.db"), program.directory.file("b.db"))
        let made = try program.run(
            "trip", "-a", "sim:electric?rate=max", "--duration", "5m", "--electricity-price", "0.5", "--fuel-price",
            "2", "--json", "--save", "--database", first
        ).run.output
        let recorded = try trip(first)
        let energy = try #require(recorded["batteryKWh"] as? Double)
        #expect(abs((recorded["fuelCost"] as? Double ?? 0) - energy / 2) < 0.006 && energy > 0.1)
        try program.directory.write(Array(made.utf8), to: "electric.json")
        #expect(
            try program.run("database", "import", program.directory.file("electric.json"), "--database", second).status
                == 0)
        let imported = try trip(second)
        for member in ["fuelCost", "fuelPrice", "electricityPrice", "batteryKWh"] {
            #expect(imported[member] as? Double == recorded[member] as? Double, "\(member)")
        }
        let text = try program.run("report", "--trip", "1", "--database", second).run.output
        #expect(text.contains("\nCost      about 0."), "\(text)")
    }

    @Test func aTrackLogOfTorque() throws {
        var log = "GPS Time, Device Time, Engine RPM(rpm), Speed (OBD)(km/h), Mass Air Flow Rate(g/s)\n"
        for second in 0..<120 {
            let clock = "10:0\(second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60).000"
            log += "-, 22-Nov-2026 \(clock), 2000, 72, 15\n"
        }
        try program.directory.write(Array(log.utf8), to: "torque.csv")
        let database = program.directory.file("torque.db")
        let (status, run) = try program.run(
            "database", "import", program.directory.file("torque.csv"), "--database", database)
        #expect(status == 0 && run.output == "1 trip imported\n", "\(run.warning)")
        let report = try program.run("report", "--date", "2026-11-22", "--database", database, "--json").run.json()
        let trip = try #require((report["trips"] as? [[String: Any]])?.first)
        // 119 s at 72 km/h.
        #expect(trip["distanceKm"] as? Double == 2.38 && trip["kind"] as? String == "import" && trip["vin"] == nil)

        // Logs name no vehicle; the user does, by a VIN and then by a part of it.
        for (index, vin) in ["3VWDX7AJ0DM254871", "254871"].enumerated() {
            let later = log.replacing("22-Nov", with: "\(23 + index)-Nov")
            try program.directory.write(Array(later.utf8), to: "later.csv")
            let (status, run) = try program.run(
                "database", "import", program.directory.file("later.csv"), "--vin", vin, "--database", database)
            #expect(status == 0 && run.output == "1 trip imported\n", "\(run.warning)")
        }
        let month = try program.run("report", "--month", "--date", "2026-11-22", "--database", database, "--json").run
            .json()
        let trips = try #require(month["trips"] as? [[String: Any]])
        #expect(trips.map { $0["vin"] as? String } == [nil, "3VWDX7AJ0DM254871", "3VWDX7AJ0DM254871"])
        #expect(
            try program.run(
                "database", "import", program.directory.file("later.csv"), "--vin", "nobody", "--database", database
            ).status == 2)
    }

    /// Months of logs, in one line, lead to what drifts.
    @Test func manyTrackLogsOfTorque() throws {
        var files: [String] = []
        for number in 0..<30 {
            let day = Double(number * 7 % 5) - 2
            var log = "GPS Time, Device Time, Engine RPM(rpm), Speed (OBD)(km/h), Engine Coolant Temperature(°F), "
            log += "Ambient air temp(°C), Voltage (OBD Adapter)(V)\n"
            for second in stride(from: 0, to: 900, by: 3) {
                let clock =
                    "10:\(second / 60 < 10 ? "0" : "")\(second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60).000"
                let celsius = min(number < 16 ? 90 : 76, 20 + Double(second) / 5) + day / 2
                let (rpm, speed) = second < 9 ? (0, 0) : second < 120 ? (800, 0) : (2000, 80)
                log += "-, \(number + 1)-Sep-2026 \(clock), \(rpm), \(speed), \(celsius * 1.8 + 32), \(10 + day), "
                log += "\(second < 9 ? 12.6 : 14.2)\n"
            }
            let name = "torque\(number).csv"
            try program.directory.write(Array(log.utf8), to: name)
            files.append(program.directory.file(name))
        }
        try program.directory.write(Array("no log".utf8), to: "zzz.txt")
        let more = ["--database", program.directory.file("torque.db")]
        let (status, run) = try program.run(
            ["database", "import"] + files + [program.directory.file("zzz.txt")] + more)
        #expect(status == 5 && run.output == "30 trips imported\n" && run.warning.contains("zzz.txt"), "\(run.warning)")
        #expect(
            try program.run(["database", "import"] + files + more).run.output == "0 trips imported, 30 already there\n")
        let report = try program.run(["report", "--trip", "last"] + more).run.output
        #expect(report.contains("\nChanging  thermostat 7"), "\(report)")
        let findings = try program.run(["trends", "--json"] + more).run.json()["findings"] as? [[String: Any]] ?? []
        #expect(findings.map { $0["kind"] as? String } == ["thermostat"])
        let (was, now) = (findings.first?["baseline"] as? Double ?? 0, findings.first?["now"] as? Double ?? 0)
        #expect(abs(was - 90) < 1 && abs(now - 76) < 1, "\(was) \(now)")
    }

    /// Nothing of the file is understood: an error, and no database.
    @Test(arguments: [
        ("hello", "neither a database nor a log"), ("{\"type\":\"start\"}\n", "no trip with samples"),
        ("{\"type\":\"sample\"}\n", "line 1 is invalid"), ("{\u{0}", "neither a database nor a log"),
        ("{\n{\n", "line 1 is invalid"),
    ])
    func somethingElse(text: String, message: String) throws {
        try program.directory.write(Array(text.utf8), to: "x")
        let (status, run) = try program.run(
            "database", "import", program.directory.file("x"), "--database", program.directory.file("x.db"))
        #expect(status == 5 && run.warning.contains(message), "\(run.warning)")
        #expect(!program.directory.exists("x.db"))
    }

    /// What is no regular file may never end, and is not read.
    @Test func noRegularFile() throws {
        let pipe = program.directory.file("pipe")
        unsafe mkfifo(pipe, 0o600)
        for path in ["/dev/zero", "/dev/null", pipe, program.directory.file("")] {
            let (status, run) = try program.run(
                "database", "import", path, "--database", program.directory.file("x.db"))
            #expect(status == 5 && run.output.isEmpty && run.warning.contains(path), "\(path): \(run.warning)")
        }
    }

    private static func trip(_ minute: Int) -> String {
        (0..<30).reduce(#"{"type":"start","time":"2026-11-22T10:\#(10 + minute):00Z","device":"x"}"#) { text, second in
            text + "\n" + #"{"type":"sample","t":\#(second),"signal":"vehicleSpeed","value":50,"unit":"km/h"}"#
        } + "\n"
    }

    /// What one line says is left out, counted and told in one line; the rest is imported, with scans between.
    @Test func partOfAFile() throws {
        let scan = try program.run("scan", "-a", "sim:faults?rate=max", "--json", "--no-save").run.output
        let line = scan.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
        let text =
            Self.trip(0) + "{oops\n" + line + "\n" + scan + Self.trip(5).replacing("\"t\":7,", with: "\"t\":9e8,")
        try program.directory.write(Array(text.utf8), to: "all.jsonl")
        let (status, run) = try program.run(
            "database", "import", program.directory.file("all.jsonl"), "--database", program.directory.file("x.db"))
        #expect(status == 0 && run.output == "2 trips and 1 scan imported, 1 already there\n", "\(run.output)")
        #expect(run.warning.split(separator: "\n").count == 1, "\(run.warning)")
        #expect(run.warning.contains("line 32") && run.warning.contains("1 sample"), "\(run.warning)")
        let check = try program.run("database", "check", "--database", program.directory.file("x.db"))
        #expect(check.status == 0 && check.run.output == "no damage in 2 trips with 59 samples and 1 scan\n")
    }

    /// What a file system left after a power cut: zeros behind the lines.
    @Test func zerosAtTheEnd() throws {
        let bytes = Array(Self.trip(0).utf8) + [UInt8](repeating: 0, count: 200_000)
        try program.directory.write(bytes, to: "cut.jsonl")
        let (status, run) = try program.run(
            "database", "import", program.directory.file("cut.jsonl"), "--database", program.directory.file("x.db"))
        #expect(status == 0 && run.output == "1 trip imported\n", "\(run.warning)")
    }

    /// A file that is none does not keep others out.
    @Test func oneOfSeveralFiles() throws {
        for (name, text) in [("a", Self.trip(0)), ("b", "hello"), ("c", Self.trip(5))] {
            try program.directory.write(Array(text.utf8), to: name)
        }
        let files = ["a", "b", "none", "/dev/zero", "c"].map { $0.hasPrefix("/") ? $0 : program.directory.file($0) }
        let more = ["--database", program.directory.file("x.db")]
        // A name that is wrong is a mistake, before anything is done.
        #expect(try program.run(["database", "import"] + files + more).status == 5)
        #expect(!program.directory.exists("x.db"))
        let (status, run) = try program.run(["database", "import"] + files.filter { !$0.hasSuffix("none") } + more)
        #expect(status != 0 && run.output == "2 trips imported\n", "\(run.output) \(run.warning)")
        #expect(run.warning.contains("'\(files[1])'") && run.warning.contains("/dev/zero"))
    }

    /// A trip that is stored here is known in the form in which it was printed.
    @Test func whereItWasRecorded() throws {
        let database = program.directory.file("x.db")
        let printed = try program.run(
            "trip", "-a", "sim:city?rate=max", "--duration", "1m", "--json", "--save", "--database", database)
        try program.directory.write(Array(printed.run.output.utf8), to: "trip.jsonl")
        let run = try program.run("database", "import", program.directory.file("trip.jsonl"), "--database", database)
        #expect(run.run.output == "0 trips imported, 1 already there\n")
    }
}
