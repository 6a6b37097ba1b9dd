import CommandLine
import Formats
import Glibc
import TestSupport
import Testing

@testable import obdmech

/// Each two flags of a command work together, or are refused with a sentence.
@Suite(.waits, .timeLimit(.minutes(20))) struct FlagPairsTests {
    private let program: RealProgram

    init() throws {
        program = try RealProgram()
        for _ in 0..<2 {
            let trip = try program.run(
                "trip", "-a", "sim:city?rate=max", "--gps", "sim:town", "--save", "--duration", "1m", "--driver", "Ann",
                "--tag", "work")
            try #require(trip.status == 0, "\(trip.run.warning)")
        }
        let scan = try program.run("scan", "-a", "sim:faults?rate=max")
        try #require(scan.status == 1, "\(scan.run.warning)")
        let route = try program.run("route", "create", "Work", "--trip", "1")
        try #require(route.status == 0, "\(route.run.warning)")
        let made = unsafe mkfifo(program.directory.file("heart"), 0o600)
        #expect(made == 0)
    }

    /// A value that makes sense for a flag, and a file of its own for each that is written; nil for one that is not tried.
    private func value(_ flag: AnyFlag) -> String? {
        switch flag.name {
        case "watch", "adapter", "interval", "open", "database", "tiles": nil
        case "date", "from", "to", "before", "after", "as-of": "2026-11-21"
        case "trip", "scan", "limit": "1"
        case "lap": "best"
        case "driver": "Ann"
        case "tag": "work"
        case "place": "home"
        case "vin": "1HGCM82633A004352"
        case "kind": "simulation"
        case "inspection": "de"
        case "units": "us"
        case "make": "honda"
        case "model", "name": "Civic"
        case "year": "2012"
        case "fuel": "diesel"
        case "color": "never"
        case "duration", "idle-timeout": "1s"
        case "laps": ""
        case "until": "ignition-off"
        case "sample-rate": "max"
        case "also": "engineLoad"
        case "follow", "guide": "Work"
        case "router": "true {lat1} {lon1} {lat2} {lon2}"
        case "on-pace", "on-alert": "true"
        case "listen": "20777"
        case "game": "forza"
        case "connect", "forward": "127.0.0.1:9"
        case "gps": "sim:town"
        case "motion", "heart": "pipe:" + program.directory.file("heart")
        case "design", "show-design": "wide"
        case "shift-at": "5500"
        case "record": program.directory.file("session-\(UInt64.random(in: 0 ... .max))")
        case "html", "gpx", "geojson", "kml", "vbo", "racerender", "motec", "site":
            program.directory.file("out." + flag.name)
        case "page": "/"
        default: "10"
        }
    }

    @Test(arguments: [
        ["report"], ["report", "--trip", "1"], ["report", "--scan", "1"],
        ["report", "--logbook", "--kind", "simulation"], ["report", "--fleet"],
        ["scan", "-a", "sim:faults?rate=max", "--no-save"], ["read", "rpm", "-a", "sim:city?rate=max"],
        ["explain", "P0420"], ["compare", "1", "2"], ["trends"], ["vehicle"], ["pids", "--offline"],
        ["trip", "-a", "sim:city?rate=max", "--duration", "20s"],
        ["trip", "-a", "sim:race?rate=max", "--duration", "5s"],
        ["dash", "-a", "sim:city?rate=max", "--json", "--duration", "20s"], ["log", "-a", "sim:city?rate=max"],
    ]) func pairs(command: [String]) throws {
        let subcommand = try #require(CommandTable.subcommands.first { $0.name == command[0] })
        let flags = subcommand.allFlags.filter { !command.contains("--" + $0.name) && $0.name != "help" }
        let pairs = flags.indices.flatMap { one in flags[(one + 1)...].map { [flags[one], $0] } }
            .filter { $0.allSatisfy { value($0) != nil } }
        for pair in Thorough.every(9, of: pairs) {
            let words = pair.map { flag in
                "--" + flag.name + (flag.argument == nil ? "" : value(flag).map { $0.isEmpty ? "" : "=" + $0 } ?? "")
            }
            let (status, run) = try ended(command + words)
            #expect(![nil, .system].contains(ExitStatus(rawValue: status)), "\(command) \(words): \(run.warning)")
            guard status == 2 else { continue }
            let lines = run.warning.split(separator: "\n").filter { !$0.hasPrefix("  ") }
            #expect(lines.count == 1 && lines[0].hasPrefix("obdmech: "), "\(command) \(words): \(run.warning)")
            #expect(run.output.isEmpty, "\(command) \(words)")
        }
    }

    /// Runs a command to its end; log, which has none, until it has written something.
    private func ended(_ words: [String]) throws -> (status: Int32, run: RealProgram.Run) {
        guard words[0] == "log" else { return try program.run(words) }
        let run = try program.start(words)
        _ = run.wait { !$0.output.isEmpty }
        run.signal(SIGINT)
        return (try #require(run.end(), "\(words): \(run.warning)"), run)
    }

    /// What has a meaning only with a car is refused where a game plays, however that was named.
    @Test(arguments: AnyFlag.ofCars) func flagsOfCars(flag: AnyFlag) throws {
        var words = ["--" + flag.name + (flag.argument == nil ? "" : "=" + (value(flag) ?? ""))]
        let ofRoutes: [AnyFlag] = [.onPace, .speak]
        if ofRoutes.contains(flag) { words += ["--follow=Work", "--gps=sim:town"] }
        for game in [["--listen=20777"], ["--game=forza"], ["--forward=127.0.0.1:9"], ["-a", "sim:race?rate=max"]] {
            let (status, run) = try program.run(["trip", "--duration=1s"] + game + words)
            #expect(status == 2 && run.warning.contains("cannot be used with"), "\(game) \(words): \(run.warning)")
        }
    }
}
