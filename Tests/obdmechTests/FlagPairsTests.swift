import CommandLine
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
    }

    /// A value that makes sense for a flag; nil for one that is not tried.
    private func value(_ flag: AnyFlag) -> String? {
        switch flag.name {
        case "watch", "adapter", "interval", "verbose", "record", "open", "database", "tiles": nil
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
        case "duration": "1s"
        case "html", "gpx", "geojson", "kml", "motec": program.directory.file("out." + flag.name)
        default: "10"
        }
    }

    @Test(arguments: [
        ["report"], ["report", "--trip", "1"], ["report", "--scan", "1"],
        ["report", "--logbook", "--kind", "simulation"],
        ["scan", "-a", "sim:faults?rate=max", "--no-save"], ["read", "rpm", "-a", "sim:city?rate=max"],
        ["explain", "P0420"], ["compare", "1", "2"], ["trends"], ["vehicle"], ["pids", "--offline"],
    ]) func pairs(command: [String]) throws {
        let subcommand = try #require(CommandTable.subcommands.first { $0.name == command[0] })
        let flags = subcommand.allFlags.filter { !command.contains("--" + $0.name) && $0.name != "help" }
            .compactMap { flag in
                flag.argument == nil
                    ? (value(flag) == nil ? nil : "--\(flag.name)") : value(flag).map { "--\(flag.name)=\($0)" }
            }
        let pairs = flags.indices.flatMap { one in flags[(one + 1)...].map { [flags[one], $0] } }
        for pair in Thorough.every(9, of: pairs) {
            let (status, run) = try program.run(command + pair)
            #expect((0...5).contains(status), "\(command) \(pair): \(run.warning)")
            guard status == 2 else { continue }
            let lines = run.warning.split(separator: "\n").filter { !$0.hasPrefix("  ") }
            #expect(lines.count == 1 && lines[0].hasPrefix("obdmech: "), "\(command) \(pair): \(run.warning)")
            #expect(run.output.isEmpty, "\(command) \(pair)")
        }
    }
}
