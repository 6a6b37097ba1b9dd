import CommandLine
import Foundation
import Storage
import System
import TestSupport
import Testing

@testable import Recording
@testable import obdmech

/// Runs what the manual shows, by the shell and with the real program, as it stands there but for what is in `rules`.
@Suite(.waits, .timeLimit(.minutes(20))) struct ManualExamplesTests {
    /// What is put in place of what needs a vehicle, a device or time.
    private static let rules: [(pattern: String, replacement: String)] = [
        // Devices are simulated, and simulated cars need no time.
        (#"-a (tcp:[0-9.]+|/dev/\S+)"#, "-a sim:city"),
        (#"-a '?sim:([a-z]+)(\?rate=max)?'?(?= |$)"#, "-a 'sim:$1?rate=max'"),
        (#"-a '(sim:[^'=]+=[^'=]+)'(?= |$)"#, "-a '$1&rate=max'"), (#"rate=max&rate=max"#, "rate=max"),
        // A slower adapter makes long drives short.
        (#"sim:(city|unready)\?rate=max"#, "sim:$1?rate=max&latency=40"),
        // Whether it asks depends on how far it has come.
        ("obdmech dash -a", "obdmech dash --save -a"),
        // A car that drives on ends here.
        (#"(obdmech trip .*--fuel-price 1.79)"#, "$1 --duration 5m"),
        // A receiver alone.
        (#"obdmech trip -a gps$"#, "obdmech trip -a 'sim:road:country?rate=max' --duration 5m"),
        // Ports and files that may be another's.
        (#"--tcp 35000"#, "--tcp 0"), (#"--listen 20777"#, "--listen 127.0.0.1:PORT"),
        (#"guide forza-horizon"#, "guide forza-horizon --listen 127.0.0.1:PORT"),
        (
            #"--listen 7777 --game forza-horizon --game-port 20777"#,
            "--listen 0 --game forza-horizon --game-port 127.0.0.1:PORT"
        ),
        (#"--listen 7777"#, "--listen 127.0.0.1:0"),
        // Folders that are elsewhere.
        (#"obdmech sync \S+$"#, "obdmech sync ."),
        (#"obdmech serve$"#, "obdmech serve --listen 127.0.0.1:0"),
        (#"obdmech serve --listen [0-9.:]+"#, "obdmech serve --listen 127.0.0.1:0"),
        (#"/tmp/elm"#, "~/elm"),
        // A camera that is drawn, and clips to protect and to cut.
        (#"--source /dev/video0 --limit 16GB"#, "--source sim: --limit 16GB --duration 2s"),
        (
            #"obdmech camera (protect|export) *(--around 14:32 --before 30s --after 30s)?"#,
            "obdmech camera record --source sim: --duration 3s && obdmech camera $1 b0001-000001 "
        ),
    ]

    /// Those that go on until they are interrupted, and what they have written when they are at work.
    private static let endless: [(command: String, sign: String)] = [
        ("obdmech log", "obdmech:"), ("obdmech watch --json", "\"start\""), ("obdmech watch", "Engine speed"),
        ("obdmech devices --watch", "\"serial\""), ("obdmech trip --listen", "waiting for packets"),
        ("obdmech guide forza-horizon", "listening on"), ("obdmech simulate --race", "Ctrl-C ends it"),
        ("obdmech stream", "Ctrl-C ends it"), ("obdmech simulate --from", "Ctrl-C ends it"),
        ("obdmech serve", "listening on"), ("obdmech publish run", "delivered"),
        ("obdmech simulate --tcp", "Ctrl-C ends it"),
        ("obdmech simulate --pty", "Ctrl-C ends it"), ("obdmech simulate --identity", "Ctrl-C ends it"),
    ]

    /// Those that talk with a person: what is waited for, and what is typed then.
    private static let sessions: [(command: String, steps: [(question: String, answer: String)])] = [
        ("obdmech clear -a sim:faults --engine-running", [("[yes/no] ", "yes\r")]),
        ("obdmech delete trip 12", [("[yes/no] ", "yes\r")]), ("obdmech edit trip 12", [("[y/N] ", "yes\r")]),
        ("obdmech terminal", [("> ", "ATI\r"), ("> ", "\u{4}")]),
        ("obdmech dash -a", [("q quit", "q")]),
        ("obdmech dash --listen", [("waiting for packets", "\u{3}")]),
        (
            "obdmech setup",
            [
                ("Which one? ", "sim:city?rate=max\r"), ("Units: ", "\r"), ("Currency, ", "\r"), ("Price of ", "\r"),
                ("above this speed ", "\r"), ("at the wheel ", "\r"), ("Save? ", "\r"),
            ]
        ),
    ]

    /// Those that tell of faults.
    private static let faulty = ["obdmech scan -a sim:faults", "obdmech clear"]

    /// Those that want something recorded.
    private static let looksBack = [
        "report", "explain --vin", "drift", "heart", "compare", "vehicle", "calibrate", "database", "delete", "edit",
        "route", "place", "share", "publish", "sync", "lap best", "lap compare",
        "test acceleration --trip",
    ]

    private let program: RealProgram

    /// A home with the files that commands read and the folders that they write into.
    init() throws {
        program = try RealProgram()
        try program.directory.write(Array("P0301\nU0100\n".utf8), to: "codes.txt")
        try program.directory.write(Array("time,rr_ms\n1,812\n2,820\n".utf8), to: "polar.csv")
        let log = "GPS Time, Device Time, Speed (OBD)(km/h)\n-, 22-Nov-2026 10:00:00.000, 72\n"
        try program.directory.write(Array(log.utf8), to: "trackLogs/trackLog.csv")
        let cameras =
            "key,region,description,latitude,longitude,url\nH429F,Island,Praya Road,22.25,114.15,http://127.0.0.1:9/a\n"
        try program.directory.write(Array(cameras.utf8), to: "cameras.csv")
        try program.directory.write(Array("PK".utf8), to: "trip.zip")
        try program.directory.write([], to: ".config/fish/completions/other.fish")
    }

    static let examples = CommandTable.subcommands.flatMap { subcommand in subcommand.examples.map { $0.command } }

    @Test(arguments: Thorough.every(3, of: examples)) func works(command: String) throws {
        if Self.looksBack.contains(where: { command.hasPrefix("obdmech \($0)") }) {
            let goesPlaces = ["route", "place"].contains { command.hasPrefix("obdmech \($0)") }
            let recorded = command.contains("14") ? Self.withRace : goesPlaces ? Self.withPlaces : Self.recorded
            try program.directory.write(recorded.get(), to: Self.database)
        }
        if command.contains("--sector ") {
            let gate = ["lap", "gate", "add", "home", "49.3276,8.5658", "--course", "121"]
            #expect(try program.start(gate).end() == 0)
        }
        if command.hasPrefix("obdmech publish run") {
            let target = ["publish", "add", "archive", "file:" + program.directory.file("archive")]
            #expect(try program.start(target).end() == 0)
        }
        let line = try Self.rules.reduce(command) {
            $0.replacingOccurrences(of: $1.pattern, with: $1.replacement, options: .regularExpression)
        }
        .replacing("PORT", with: "\(RealProgram.freePort())")
        let endless = Self.endless.first { command.hasPrefix($0.command) }
        let dialogue = Self.sessions.first { command.hasPrefix($0.command) }
        let terminal = try dialogue.map { _ in try TestTerminal() }
        let isRecording = command.hasPrefix("obdmech watch")
        let recording = isRecording ? try program.start(["trip", "--no-save", "--plain", "-a", "sim:city"]) : nil
        if let recording { try #require(recording.wait { !$0.output.isEmpty }, "\(recording.warning)") }
        defer { recording?.signal(SIGTERM) }
        let run = try program.start(
            ["-c", "cd && exec \(line)"],
            environment: [
                "PATH": program.path, "OBDMECH_ADAPTER": "sim:parked?rate=max&latency=40", "TZ": Self.evening,
                "TERM": command.hasPrefix("obdmech dash") ? "xterm" : "dumb",
            ], terminal: terminal?.path, other: "/bin/sh")
        for step in dialogue?.steps ?? [] {
            try #require(terminal?.wait(for: step.question) == true, "\(line): \(terminal?.text ?? "")")
            terminal?.type(step.answer)
        }
        if let endless {
            let isAtWork = run.wait { $0.output.contains(endless.sign) || $0.warning.contains(endless.sign) }
            try #require(isAtWork, "\(line): \(run.output) \(run.warning)")
            run.signal(SIGTERM)
        }
        let status = try #require(run.end(), "'\(line)' goes on")
        let talk = "\(line): \(terminal?.text ?? run.warning)"
        // What has not begun ends by the signal.
        if ["trip --listen", "dash"].contains(where: { command.hasPrefix("obdmech \($0)") }),
            [-SIGTERM, -SIGINT].contains(status)
        {
            return
        }
        #expect(status == 0 || (status == 1 && Self.faulty.contains { command.hasPrefix($0) }), "\(talk)")
    }

    /// A zone in which it is about eight in the evening: "18:30" is to be earlier today.
    private static var evening: String {
        let hour = Int(Date().timeIntervalSince1970 / 3600) % 24
        return "TEST\(hour - 20 > -12 ? hour - 20 : hour + 4)"
    }

    private static let database = "data/obdmech/obdmech.db"

    /// Databases with trips 12 and 13, of a city car, and a scan of another; in two of them with a trip 14.
    private static let recorded = Result { try record(nil) }
    private static let withRace = Result { try record(["trip", "-a", "sim:race?rate=max&laps=3", "--save"]) }
    private static let withPlaces = Result {
        try record(["trip", "-a", "sim:city?rate=max", "--duration", "3m", "--gps", "sim:town"])
    }

    private static func record(_ last: [String]?) throws -> [UInt8] {
        let program = try RealProgram()
        try { () throws in
            let database = try Database.open(path: program.directory.file(Self.database))
            for _ in 1..<12 {
                let trip = try database.trips.begin(
                    TripBeginning(start: LocalTime.now, vin: nil, adapter: "sim", bus: nil, fuelPrice: nil))
                try database.trips.discardEmpty(trip)
            }
        }()
        #expect(try program.run("trip", "-a", "sim:city?rate=max", "--duration", "20s").status == 0)
        let placed = ["--duration", "20s", "--gps", "sim:town"]
        #expect(try program.run(["trip", "-a", "sim:city?rate=max"] + placed).status == 0)
        #expect(try program.run("scan", "-a", "sim:faults?rate=max").status == 1)
        if let last { #expect(try program.run(last).status == 0) }
        return program.directory.bytes(Self.database)
    }

    @Test func theConfigurationFile() throws {
        let page = try ManualPage.named("obdmech-config.5").text
        let from = try #require(page.range(of: ".Bd -literal -offset indent\n"))
        let to = try #require(page.range(of: ".Ed\n"))
        let file = page[from.upperBound..<to.lowerBound].replacing("\\-", with: "-")
        try program.directory.write(Array(file.utf8), to: "config/obdmech/config")
        let (status, run) = try program.run("config", "list")
        #expect(status == 0 && run.warning.isEmpty, "\(run.warning)")
        for setting in ["adapter", "units", "speed-limit"] {
            let value = try program.run("config", "get", setting).run.output
            #expect(!value.isEmpty && file.contains("\(setting) = \(value)"))
        }
    }

    /// What the page of the program shows is what those of the subcommands show.
    @Test func thePageOfTheProgramShowsNoOthers() throws {
        let lines = try ManualPage.named("obdmech.1").text.split(separator: "\n").filter { $0.hasPrefix(".Dl ") }
        let shown = lines.map { $0.dropFirst(4).replacing("\\-", with: "-") }
        #expect(!shown.isEmpty)
        for command in shown { #expect(Self.examples.contains(String(command))) }
    }
}
