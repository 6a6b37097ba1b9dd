import CommandLine
import Foundation
import Glibc
import TestSupport
import Testing

@testable import obdmech

/// What the program says on standard error when something is wrong, and the rows of `Diagnostics` for it.
@Suite(.waits, .timeLimit(.minutes(10))) struct DiagnosticsProgramTests {
    private let program: RealProgram

    init() throws {
        program = try RealProgram()
        try program.directory.write([], to: "config/obdmech/config")
        try program.directory.write(Array("something else\n".utf8), to: "text")
    }

    /// Runs a command line, in which `$` is the folder of the test: it warns in one line, with one of advice at the
    /// most, and as the row with the pattern says.
    private func check(
        _ line: String, _ status: Int32, _ pattern: String, environment: [String: String] = [:], input: String? = nil,
        outputPath: String? = nil
    ) throws {
        let text = line.replacing("$", with: program.directory.path)
        let words = try CommandWords.split("obdmech " + text, subject: "the test").dropFirst()
        let run = try program.start(
            Array(words), environment: environment, input: input, outputPath: outputPath)
        #expect(run.end(within: 30) == status, "\(line)")
        let lines = run.warning.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect((1...2).contains(lines.count) && lines.dropFirst().allSatisfy { $0.hasPrefix("  ") }, "\(lines)")
        let first = try #require(lines.first, "\(line)")
        #expect(first.hasPrefix("obdmech: ") && !first.hasSuffix("."), "\(first)")
        let row = Diagnostics.row(for: String(first.dropFirst("obdmech: ".count)))
        #expect(row?.pattern == pattern, "\(line): \(first)")
        #expect(row?.status == nil || row?.status?.rawValue == status, "\(line)")
    }

    @Test(
        arguments: [
            ("scam", 2, "unknown subcommand '…'"), ("scan -x", 2, "unknown option '…'"),
            ("--json scan", 2, "unknown option '…'"), ("report today", 2, "unexpected argument '…'"),
            ("scan --adapter", 2, "--… needs a value: --… …"), ("scan --json=yes", 2, "--… takes no value"),
            ("report --date 2026-02-29", 2, "cannot make out --… '…'"),
            ("report --color odd", 2, "cannot make out --… '…'"),
            ("trip --save --no-save -a sim:city", 2, "--… does not go with --…"),
            ("report --trip 1 --date 2026-01-01", 2, "--… does not go with --…"),
            ("report --from 2026-02-01 --to 2026-01-01", 2, "--from '…' is after --to '…'"),
            ("database check --trip 1", 2, "--trip goes with export only"),
            ("scan --redact -a sim:city", 2, "--redact needs --record"),
            ("manual obdmech.9", 2, "there is no manual page '…'"), ("config frob", 2, "unknown action '…'"),
            ("database frob", 2, "unknown action '…'"), ("config get", 2, "config … needs one key"),
            ("config set units", 2, "name a value for '…': …"), ("database", 2, "name what to do with the database"),
            ("database backup", 2, "database … needs one file"),
            ("completion", 2, "no shell is named"), ("completion odd", 2, "there is no completion for '…'"),
            ("setup", 2, "setup asks questions, and needs a terminal"),
        ] as [(String, Int32, String)])
    func commandLines(line: String, status: Int32, pattern: String) throws { try check(line, status, pattern) }

    @Test(
        arguments: [
            ("scan -a nonsense", 2, "cannot make out the device '…'"),
            ("scan -a sim:city?rate", 2, "cannot make out '…' in the device '…'"),
            ("scan -a serial:", 2, "the device '…' names no target"),
            ("scan -a tcp:localhost?x=1", 2, "'…:' has no option '…'"),
            ("scan -a sim:city?rate=fast", 2, "the rate '…' is no number from 0.01 to 1000"),
            ("scan -a tcp::35000", 2, "cannot make out the host of '…'"),
            ("scan -a tcp:localhost:0", 2, "cannot make out the port of '…'"),
            ("scan -a replay:x?mode=odd", 2, "there is no mode '…'"),
            ("scan -a serial:/dev/x?baud=1", 2, "no serial port runs at '…' baud here"),
            ("scan -a serial:/dev/x?raise=1", 2, "no adapter is raised to '…' baud"),
            ("scan -a bluetooth:AA:BB", 2, "'…' is no Bluetooth address"),
            ("scan -a bluetooth:00:1D:A5:68:98:8B/99", 2, "'…' is no Bluetooth channel"),
            ("scan --no-save -a /dev/no-such-port", 3, "cannot open '…': no such device…"),
            ("scan --no-save -a sim:healthy?rate=max&fault=unplugged@0", 3, "cannot open '…': no such device…"),
            ("scan --no-save -a /dev/null", 3, "'…' is not a serial port"),
            ("scan --no-save -a tcp:127.0.0.1:1", 3, "cannot connect to '…': connection refused"),
            ("scan --no-save -a tcp:a..b", 3, "cannot find host '…': …"),
            ("scan --no-save -a sim:healthy?rate=max&quirk=silence", 3, "'…' opens, but nothing answers there"),
            (
                "scan --no-save -a sim:healthy?rate=max&quirk=unplugged", 4,
                "the adapter works, but is not supplied by a vehicle (… V)"
            ),
            (
                "trip --no-save -a sim:healthy?rate=max&quirk=service-01-refused", 4,
                "the vehicle answers, but refuses live data (…)"
            ),
            (
                "scan --no-save -a sim:city?rate=max&quirk=ignition-off", 4,
                "the adapter works, but the vehicle's bus does not answer (…)"
            ),
            (
                "scan --no-save -a sim:healthy?rate=max&fault=no-data@0+100", 4,
                "the vehicle's bus is there, but no controller answers…"
            ),
            ("pids --offline", 4, "no vehicle was asked yet"), ("clear", 2, "clearing needs a confirmation"),
            (
                "clear --yes --no-save -a sim:faults?rate=max", 2,
                "the engine is running, and codes are cleared with the engine off"
            ),
        ] as [(String, Int32, String)])
    func devices(line: String, status: Int32, pattern: String) throws { try check(line, status, pattern) }

    @Test(
        arguments: [
            ("read", 2, "name what to read"), ("read nonsense", 2, "no signal or PID is called '…'"),
            ("read bank -a sim:city?rate=max", 2, "'…' may be any of … signals"),
            ("read 0400", 2, "'…' is no request that only reads"),
            ("explain P030", 2, "'…' is no trouble code…"), ("explain qwertz", 2, "no trouble code is about '…'"),
            ("explain x P0301 y", 2, "'…' is no trouble code…"),
            ("report --trip 7", 2, "there is no trip …"), ("vehicle --vin nobody", 2, "no vehicle is known as '…'"),
            ("calibrate --list", 2, "no vehicle is known yet"),
            ("trip --no-save -a sim:city --on-alert \"''\"", 2, "… '…' names no command"),
            ("trip --no-save -a sim:city --on-alert 'beep \\'", 2, "… '…' ends in a backslash"),
            ("trip --no-save -a sim:city --on-alert 'beep \"x'", 2, "… '…' has a … without its other"),
            (
                "trip --no-save -a sim:city?rate=max --duration 1m --on-alert no-such-command", 2,
                "the command '…' cannot be started: …"
            ),
            (
                "trip --no-save -a sim:city?rate=max&fault=lamp@1 --duration 1m --on-alert false", 0,
                "the command '…' failed with exit status …"
            ),
            ("scan -a sim:city --record /no/such/x", 2, "cannot create '…': …"),
            ("scan -a sim:city --record $/text", 2, "the file '…' exists: it is not overwritten"),
            ("scan --no-save -a replay:$/none", 3, "cannot read '…': …"),
            ("scan --no-save -a replay:$", 3, "cannot read '…': it is no regular file"),
        ] as [(String, Int32, String)])
    func readingAndFiles(line: String, status: Int32, pattern: String) throws { try check(line, status, pattern) }

    @Test(
        arguments: [
            ("simulate", 2, "simulate needs --tcp or --pty, one of them"),
            ("simulate --tcp 1 --baud 38400", 2, "--baud is for --pty"),
            ("simulate --tcp 203.0.113.1:35000", 3, "cannot listen on '…': …"),
            ("simulate --tcp a..b:1", 3, "cannot find host '…': …"),
            ("simulate --pty /no/such/x", 3, "cannot make the link '…': …"),
            ("simulate --pty $/text", 3, "'…' exists and is no symbolic link"),
            ("scan -a sim:nope", 2, "there is no simulated car '…'"),
            ("scan -a sim:city?protocol=x", 2, "there is no protocol '…'"),
            ("scan -a sim:city?cycle=x", 2, "there is no cycle '…'"),
            ("scan -a sim:commuter?cycle=city", 2, "the car '…' cannot drive the cycle '…'"),
            ("scan -a sim:city?identity=v1.5", 2, "there is no identity '…'"),
            ("scan -a sim:city?quirk=odd", 2, "there is no quirk '…'"),
            ("scan -a sim:city?fault=odd@1", 2, "there is no fault '…'"),
            ("scan -a sim:city?fault=reset", 2, "cannot make out when the fault '…' happens"),
            ("scan -a sim:city?seed=x", 2, "the seed '…' is no whole number"),
            ("scan -a sim:city?latency=x", 2, "the latency '…' is no number from 0 to 10000"),
            ("scan -a sim:city?baud=x", 2, "the baud rate '…' is no number from 300 to 4000000"),
            ("scan -a sim:city?timescale=x", 2, "the time scale '…' is no number from 0.1 to 10000"),
            ("scan -a sim:city?refresh=x", 2, "the refresh time '…' is no number from 0 to 2000"),
            ("scan -a sim:city?truth=/no/such/x", 2, "cannot write '…'"),
        ] as [(String, Int32, String)])
    func simulator(line: String, status: Int32, pattern: String) throws { try check(line, status, pattern) }

    // MARK: Files of the user

    @Test(arguments: [
        ("units", "cannot make out '…'"), ("speed-limit = fast", "… is '…', expected …"),
        ("units = us\nunits = us", "… is set in line … too"), ("nokey = 1", "unknown key '…'"),
        ("alert-command = beep 'x", "… '…' has a … without its other"),
    ])
    func settings(text: String, pattern: String) throws {
        try program.directory.write(Array((text + "\n").utf8), to: "config/obdmech/config")
        try check("trip --no-save -a sim:city?rate=max --duration 1s", 2, pattern)
    }

    @Test func settingsThatAreSet() throws {
        try check("config set speed-limit fast", 2, "… is '…', expected …")
        try check("config set driver ''", 2, "… has no value, expected …")
        try check("config unset nokey", 2, "unknown key '…'")
    }

    @Test func aConfigurationThatIsNoFile() throws {
        let path = program.directory.file("config/obdmech/config")
        unsafe unlink(path)
        unsafe mkdir(path, 0o700)
        try check("report", 2, "cannot read '…': …")
        unsafe rmdir(path)
        unsafe mkfifo(path, 0o600)
        try check("report", 2, "cannot read '…': it is a pipe")
        unsafe unlink(path)
        unsafe symlink("/dev/null", path)
        try check("config set units us", 2, "cannot write '…': it is not a regular file")
        unsafe unlink(path)
        unsafe symlink(path, path)
        try check("config set units us", 2, "cannot write '…': …")
        let homeless = ["HOME": "", "XDG_DATA_HOME": ""]
        unsafe unlink(path)
        try check("report", 2, "the environment variable HOME is not set", environment: homeless)
    }

    /// The line is told, and all else is shown.
    @Test(arguments: [
        ("a\0b", "this is no text"), ("Name,Equation", "there is no column '…'"),
        ("\"x,y", "the quoted cell has no end"), (",,22F40C,A", "there is no name"),
        ("x,y,,A", "there is no service and PID"),
        ("x,y,22F4ZZ,A", "'…' is no service and PID in hexadecimal digits"),
        ("x,y,2EF40C,A", "service '…' is not one that only reads"),
        ("x,y,22F40C,A,,,,QQ", "'…' is no header of 3, 6 or 8 hexadecimal digits"),
        ("x,y,22F40C,A,low", "'…' is no number"), ("x,y,22F40C,0xZ", "no number"),
        ("x,y,22F40C,LOOKUP(A::x=1)", "a number is expected"), ("x,y,22F40C,", "there is no equation"),
        ("x,y,22F40C,(A", "'…' is expected after …, not …"), ("x,y,22F40C,ABS", "'(' is expected after '…'"),
        ("x,y,22F40C,A)", "'…' closes nothing"), ("x,y,22F40C,A:B", "'…' stands outside of a function"),
        ("x,y,22F40C,A B", "an operator is expected before '…'"),
        ("x,y,22F40C,A+*B", "a value is expected, not '…'"),
        ("x,y,22F40C,A+", "a value is expected before the end"), ("x,y,22F40C,FOO", "unknown name '…'"),
        ("x,y,22F40C,FOO(A)", "unknown function '…'"), ("x,y,22F40C,ABS(A:B)", "'…' takes … argument…, not …"),
        ("x,y,22F40C,AVG(A)", "'…' is not supported"), ("x,y,22F40C,A=B", "comparisons are not supported"),
        ("x,y,22F40C,[0D]", "values of other answers are not supported"),
        ("x,y,22F40C,VAL{z}\nz,z,22F40D,A", "'…' is in another answer, which is not supported"),
        ("x,y,22F40C,VAL{nobody}", "no custom PID has the name '…'"),
        ("x,y,22F40C,VAL{x}", "'…' cannot be used here itself"),
        ("x,y,22F40C,LOOKUP(A::3~1=2)", "the range ends before it begins"),
        ("x,y,22F40C,LOOKUP(A::1='on)", "the text has no end"),
    ])
    func customPIDs(text: String, pattern: String) throws {
        try program.directory.write(Array(text.utf8), to: "config/obdmech/pids/a.csv")
        try check("pids --all", 0, pattern)
    }

    @Test(arguments: [
        ("0.1 hello", "after the time comes > for what was sent, or < for what was received"),
        ("hello", "a line begins with its time in seconds, such as 0.912"),
        ("0.1 > ", "after … come a space and at least one byte"),
        ("0.1 > \\q", "a backslash begins \\r, \\n, \\\\ or \\xHH"),
        ("0.1 > \\xZZ", "behind \\x stand two hexadecimal digits"),
        ("0.1 > é", "byte … is not printable: write it so"),
        ("0.2 > a\n0.1 > b", "the time goes back, from … to …"),
        ("", "the program sent '…' where the transcript ends (…:…)"),
        ("0.1 > ATZ\\r", "the program sent '…' where the transcript has '…' (…:…)"),
    ])
    func transcripts(text: String, pattern: String) throws {
        try program.directory.write(Array("# obdmech transcript 1\n\(text)\n".utf8), to: "dialogue")
        try check("scan --no-save -a replay:$/dialogue", 3, pattern)
    }

    @Test func whatIsPipedInAndOut() throws {
        try check(
            "scan --no-save -a replay:$/text", 3, "this is no transcript: the first line must be '…'")
        try check("terminal -a sim:city?rate=max", 2, "'…' is not sent: …", input: "04\n")
        try check(
            "terminal -a sim:city?rate=max", 2, "a line of the input is too long",
            input: String(repeating: "x", count: 70000))
        try check("explain P0301", 6, "cannot write …: …", outputPath: "/dev/full")
    }

    // MARK: Databases

    @Test func databases() throws {
        for (line, status, pattern) in [
            ("database check", 5, "there is no database '…'"),
            ("database import $/none", 5, "there is no database '…'"),
            ("report --database $", 5, "cannot open database '…': is a directory"),
            ("report --database /dev/null", 5, "cannot open database '…': is not a regular file"),
            ("report --database $/text", 5, "cannot open database '…': file is not a database"),
            ("report --database $/no/x", 5, "there is no folder '…' for database '…'"),
        ] as [(String, Int32, String)] {
            try check(line, status, pattern)
        }
        let nowhere = ["XDG_DATA_HOME": "/proc/no"]
        try check(
            "vehicle --vin none --name x", 5, "cannot open database '…': cannot make directory '…': …",
            environment: nowhere)
        try check("scan -a sim:healthy?rate=max", 5, "the scan is not stored: …", environment: nowhere)
        // What the configuration says does not keep a drive from being recorded.
        try program.directory.write(Array("alert-command = /etc/passwd\n".utf8), to: "config/obdmech/config")
        try check(
            "trip --no-save -a sim:city?rate=max --duration 1m", 0, "the command '…' cannot be started: …")
    }

    @Test func aDatabaseOfTrips() throws {
        let record = ["trip", "-a", "sim:city?rate=max", "--duration", "2m", "--plain", "--database"]
        #expect(try program.run(record + [program.directory.file("x.db")]).status == 0)
        let bytes = program.directory.bytes("x.db")

        var other = bytes
        // Its header has the number of the schema at 60, and whose database it is at 68.
        other[63] = 99
        try program.directory.write(other, to: "new.db")
        try check(
            "report --database $/new.db", 5,
            "database '…' was written by a newer obdmech (schema …, this one knows …)")
        other = bytes
        other[68] = 1
        try program.directory.write(other, to: "foreign.db")
        try check("report --database $/foreign.db", 5, "database '…' belongs to another program")
        var bad = bytes
        // So much that samples are in it: an index that is overwritten does not keep a copy from being made.
        for index in bad.count / 2..<bad.count * 3 / 4 { bad[index] = 0x5A }
        try program.directory.write(bad, to: "bad.db")

        for (line, status, pattern) in [
            ("database check --database $/bad.db", 5, "database '…' is damaged"),
            ("report --database $/bad.db", 5, "database '…' is damaged: …"),
            ("database backup $/saved.db --database $/bad.db", 5, "database '…' is damaged: …"),
            ("database import $/x.db --database $/x.db", 5, "'…' is the database itself"),
            ("database backup $/text --database $/x.db", 6, "cannot make '…': file exists"),
            ("database export $/text --database $/x.db", 6, "cannot make '…': file exists"),
            ("database export /no/such/x --database $/x.db", 6, "cannot make '…': …"),
            ("database export --trip 9 --database $/x.db", 2, "there is no trip …"),
        ] as [(String, Int32, String)] {
            try check(line, status, pattern)
        }
    }

    @Test func calibration() throws {
        func tell(_ words: String...) throws {
            let run = try program.run(words + ["--database", program.directory.file("x.db")])
            #expect(run.status == 0, "\(words): \(run.run.warning)")
        }
        func refused(_ line: String, _ pattern: String) throws { try check(line + " --database $/x.db", 2, pattern) }
        for number in 0...1 { try tell("vehicle", "--vin", "1HGCM82633A00435\(number)", "--name", "car\(number)") }
        try refused("vehicle --vin 1HG", "'…' is the name or a part of the VIN of several vehicles")
        try tell("vehicle", "--vin", "car0", "--tank", "50")
        try refused("calibrate --vin car0 --undo", "there is no mark to take back")
        try refused("calibrate --vin car0 --fill-up 40 --odometer 3", "--… does not go with --…")
        try refused("calibrate --vin car0 --fill-up 40 --at 2099-01-01T12:00", "--at '…' is yet to come")
        try refused("calibrate --vin car0 --fill-up 90", "'…' is more than the tank holds (…)")
        try tell("calibrate", "--vin", "car0", "--odometer", "1000")
        try refused(
            "calibrate --vin car0 --odometer 1100 --at 2020-01-01T12:00", "there is a later mark already, of …")
        try refused("calibrate --vin car0 --odometer 900", "'…' is no more than the odometer showed on … (…)")
        try refused(
            "calibrate --vin car0 --odometer 1100", "no trip of this vehicle was recorded since the last mark")
        try refused("calibrate --vin car0 --reset", "forgetting needs a confirmation")
    }
}
