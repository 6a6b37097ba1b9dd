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
            ("report --date 2026-02-29", 2, "invalid --… '…'"),
            ("report --color odd", 2, "invalid --… '…'"),
            ("trip --save --no-save -a sim:city", 2, "--… cannot be used with --…"),
            ("report --trip 1 --date 2026-01-01", 2, "--… cannot be used with --…"),
            ("report --from 2026-02-01 --to 2026-01-01", 2, "--from '…' is after --to '…'"),
            ("database check --trip 1", 2, "--trip needs export"),
            ("scan --redact -a sim:city", 2, "--redact needs --record"),
            ("manual obdmech.9", 2, "no manual page '…'"), ("config frob", 2, "unknown action '…'"),
            ("database frob", 2, "unknown action '…'"), ("config get", 2, "config … needs one key"),
            ("config set units", 2, "name a value for '…': …"), ("database", 2, "name an action for the database"),
            ("database backup", 2, "database … needs one file"),
            ("completion", 2, "name a shell"), ("completion odd", 2, "no completion for '…'"),
            ("setup", 2, "setup needs a terminal"),
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
            ("scan --no-save -a sim:healthy?rate=max&quirk=silence", 3, "'…' opens, but nothing responds"),
            (
                "scan --no-save -a sim:healthy?rate=max&quirk=unplugged", 4,
                "the adapter works, but is not powered by a vehicle (… V)"
            ),
            (
                "trip --no-save -a sim:healthy?rate=max&quirk=service-01-refused", 4,
                "the vehicle responds, but refuses live data (…)"
            ),
            (
                "scan --no-save -a sim:city?rate=max&quirk=ignition-off", 4,
                "the adapter works, but the vehicle's bus does not respond (…)"
            ),
            (
                "scan --no-save -a sim:healthy?rate=max&fault=no-data@0+100", 4,
                "the vehicle's bus works, but no ECU responds…"
            ),
            ("pids --offline", 4, "no vehicle has been read yet"), ("clear", 2, "clearing requires confirmation"),
            (
                "clear --yes --no-save -a sim:faults?rate=max", 2,
                "the engine is running; codes are cleared with the engine off"
            ),
        ] as [(String, Int32, String)])
    func devices(line: String, status: Int32, pattern: String) throws { try check(line, status, pattern) }

    @Test(
        arguments: [
            ("read", 2, "name what to read"), ("read nonsense", 2, "unknown signal or PID '…'"),
            ("read bank -a sim:city?rate=max", 2, "'…' matches … signals"),
            ("read 0400", 2, "'…' is not a read-only request"),
            ("explain P030", 2, "'…' is not a trouble code…"), ("explain qwertz", 2, "no trouble code matches '…'"),
            ("explain x P0301 y", 2, "'…' is not a trouble code…"),
            ("report --trip 7", 2, "no trip …"), ("vehicle --vin nobody", 2, "unknown vehicle '…'"),
            ("calibrate --list", 2, "no vehicle in the database"),
            ("trip --no-save -a sim:city --on-alert \"''\"", 2, "… '…' is empty"),
            ("trip --no-save -a sim:city --on-alert 'beep \\'", 2, "… '…' ends in a backslash"),
            ("trip --no-save -a sim:city --on-alert 'beep \"x'", 2, "… '…' has an unclosed …"),
            (
                "trip --no-save -a sim:city?rate=max --duration 1m --on-alert no-such-command", 2,
                "cannot start command '…': …"
            ),
            (
                "trip --no-save -a sim:city?rate=max&fault=lamp@1 --duration 1m --on-alert false", 0,
                "command '…' failed with exit status …"
            ),
            ("scan -a sim:city --record /no/such/x", 2, "cannot create '…': …"),
            ("scan -a sim:city --record $/text", 2, "the file '…' exists: it is not overwritten"),
            ("scan --no-save -a replay:$/none", 3, "cannot read '…': …"),
            ("scan --no-save -a replay:$", 3, "cannot read '…': it is no regular file"),
        ] as [(String, Int32, String)])
    func readingAndFiles(line: String, status: Int32, pattern: String) throws { try check(line, status, pattern) }

    @Test(
        arguments: [
            ("simulate", 2, "simulate needs either --tcp or --pty"),
            ("simulate --tcp 1 --baud 38400", 2, "--baud needs --pty"),
            ("simulate --tcp 203.0.113.1:35000", 3, "cannot listen on '…': …"),
            ("simulate --tcp a..b:1", 3, "cannot find host '…': …"),
            ("simulate --pty /no/such/x", 3, "cannot make the link '…': …"),
            ("simulate --pty $/text", 3, "'…' exists and is no symbolic link"),
            ("scan -a sim:nope", 2, "no simulated car '…'"),
            ("scan -a sim:city?protocol=x", 2, "no protocol '…'"),
            ("scan -a sim:city?cycle=x", 2, "no drive cycle '…'"),
            ("scan -a sim:commuter?cycle=city", 2, "the car '…' cannot drive the cycle '…'"),
            ("scan -a sim:city?identity=v1.5", 2, "no identity '…'"),
            ("scan -a sim:city?quirk=odd", 2, "no quirk '…'"),
            ("scan -a sim:city?fault=odd@1", 2, "no fault '…'"),
            ("scan -a sim:city?fault=reset", 2, "invalid time of the fault '…'"),
            ("scan -a sim:city?seed=x", 2, "invalid seed '…'"),
            ("scan -a sim:city?latency=x", 2, "invalid latency '…': not a number from 0 to 10000"),
            ("scan -a sim:city?baud=x", 2, "invalid baud rate '…': not a number from 300 to 4000000"),
            ("scan -a sim:city?timescale=x", 2, "invalid time scale '…': not a number from 0.1 to 10000"),
            ("scan -a sim:city?refresh=x", 2, "invalid refresh time '…': not a number from 0 to 2000"),
            ("scan -a sim:city?truth=/no/such/x", 2, "cannot write '…'"),
        ] as [(String, Int32, String)])
    func simulator(line: String, status: Int32, pattern: String) throws { try check(line, status, pattern) }

    // MARK: Files of the user

    @Test(arguments: [
        ("units", "invalid line '…'"), ("speed-limit = fast", "… is '…', expected …"),
        ("units = us\nunits = us", "… is also set in line …"), ("nokey = 1", "unknown key '…'"),
        ("alert-command = beep 'x", "… '…' has an unclosed …"),
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
        ("a\0b", "not a text file"), ("Name,Equation", "no column '…'"),
        ("\"x,y", "unclosed quotation mark"), (",,22F40C,A", "no name"),
        ("x,y,,A", "no service and PID"),
        ("x,y,22F4ZZ,A", "'…' is not a service and PID in hexadecimal"),
        ("x,y,2EF40C,A", "service '…' is not read-only"),
        ("x,y,22F40C,A,,,,QQ", "'…' is not a header of 3, 6 or 8 hexadecimal digits"),
        ("x,y,22F40C,A,low", "'…' is not a number"), ("x,y,22F40C,0xZ", "not a hexadecimal number"),
        ("x,y,22F40C,LOOKUP(A::x=1)", "expected a number"), ("x,y,22F40C,", "no equation"),
        ("x,y,22F40C,(A", "expected '…' after …, not …"), ("x,y,22F40C,ABS", "expected '(' after '…'"),
        ("x,y,22F40C,A)", "unmatched '…'"), ("x,y,22F40C,A:B", "'…' outside a function"),
        ("x,y,22F40C,A B", "expected an operator before '…'"),
        ("x,y,22F40C,A+*B", "expected a value, not '…'"),
        ("x,y,22F40C,A+", "expected a value at the end"), ("x,y,22F40C,FOO", "unknown name '…'"),
        ("x,y,22F40C,FOO(A)", "unknown function '…'"), ("x,y,22F40C,ABS(A:B)", "'…' takes … argument…, not …"),
        ("x,y,22F40C,AVG(A)", "'…' is not supported"), ("x,y,22F40C,A=B", "comparisons are not supported"),
        ("x,y,22F40C,[0D]", "values from other responses are not supported"),
        ("x,y,22F40C,VAL{z}\nz,z,22F40D,A", "'…' is in another response, which is not supported"),
        ("x,y,22F40C,VAL{nobody}", "no custom PID '…'"),
        ("x,y,22F40C,VAL{x}", "'…' refers to itself"),
        ("x,y,22F40C,LOOKUP(A::3~1=2)", "the range ends before it starts"),
        ("x,y,22F40C,LOOKUP(A::1='on)", "unclosed text"),
    ])
    func customPIDs(text: String, pattern: String) throws {
        try program.directory.write(Array(text.utf8), to: "config/obdmech/pids/a.csv")
        try check("pids --all", 0, pattern)
    }

    @Test(arguments: [
        ("0.1 hello", "expected > (sent) or < (received) after the time"),
        ("hello", "a line must start with its time in seconds, such as 0.912"),
        ("0.1 > ", "expected a space and at least one byte after …"),
        ("0.1 > \\q", "expected \\r, \\n, \\\\ or \\xHH after a backslash"),
        ("0.1 > \\xZZ", "expected two hexadecimal digits after \\x"),
        ("0.1 > é", "byte … is not printable: write it in this form"),
        ("0.2 > a\n0.1 > b", "the time goes backwards, from … to …"),
        ("", "the program sent '…' where the transcript ends (…:…)"),
        ("0.1 > ATZ\\r", "the program sent '…' where the transcript has '…' (…:…)"),
    ])
    func transcripts(text: String, pattern: String) throws {
        try program.directory.write(Array("# obdmech transcript 1\n\(text)\n".utf8), to: "dialogue")
        try check("scan --no-save -a replay:$/dialogue", 3, pattern)
    }

    @Test func whatIsPipedInAndOut() throws {
        try check(
            "scan --no-save -a replay:$/text", 3, "not a transcript: the first line must be '…'")
        try check("terminal -a sim:city?rate=max", 2, "not sending '…': …", input: "04\n")
        try check(
            "terminal -a sim:city?rate=max", 2, "a line of the input is too long",
            input: String(repeating: "x", count: 70000))
        try check("explain P0301", 6, "cannot write …: …", outputPath: "/dev/full")
    }

    // MARK: Databases

    @Test func databases() throws {
        for (line, status, pattern) in [
            ("database check", 5, "no database '…'"),
            ("database import $/none", 5, "no database '…'"),
            ("report --database $", 5, "cannot open database '…': is a directory"),
            ("report --database /dev/null", 5, "cannot open database '…': is not a regular file"),
            ("report --database $/text", 5, "cannot open database '…': file is not a database"),
            ("report --database $/no/x", 5, "no folder '…' for database '…'"),
        ] as [(String, Int32, String)] {
            try check(line, status, pattern)
        }
        let nowhere = ["XDG_DATA_HOME": "/proc/no"]
        try check(
            "vehicle --vin none --name x", 5, "cannot open database '…': cannot create directory '…': …",
            environment: nowhere)
        try check("scan -a sim:healthy?rate=max", 5, "the scan was not stored: …", environment: nowhere)
        // What the configuration says does not keep a drive from being recorded.
        try program.directory.write(Array("alert-command = /etc/passwd\n".utf8), to: "config/obdmech/config")
        try check(
            "trip --no-save -a sim:city?rate=max --duration 1m", 0, "cannot start command '…': …")
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
            "database '…' was written by a newer obdmech (schema …, this one supports …)")
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
            ("database backup $/text --database $/x.db", 6, "cannot create file '…': file exists"),
            ("database export $/text --database $/x.db", 6, "cannot create file '…': file exists"),
            ("database export /no/such/x --database $/x.db", 6, "cannot create file '…': …"),
            ("database export --trip 9 --database $/x.db", 2, "no trip …"),
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
        try refused("vehicle --vin 1HG", "'…' matches several vehicles")
        try tell("vehicle", "--vin", "car0", "--tank", "50")
        try refused("calibrate --vin car0 --undo", "nothing to undo")
        try refused("calibrate --vin car0 --fill-up 40 --odometer 3", "--… cannot be used with --…")
        try refused("calibrate --vin car0 --fill-up 40 --at 2099-01-01T12:00", "--at '…' is in the future")
        try refused("calibrate --vin car0 --fill-up 90", "'…' is more than the tank holds (…)")
        try tell("calibrate", "--vin", "car0", "--odometer", "1000")
        try refused(
            "calibrate --vin car0 --odometer 1100 --at 2020-01-01T12:00", "a later entry exists, from …")
        try refused("calibrate --vin car0 --odometer 900", "'…' is not above the odometer reading of … (…)")
        try refused(
            "calibrate --vin car0 --odometer 1100", "no trips of this vehicle since the last entry")
        try refused("calibrate --vin car0 --reset", "resetting requires confirmation")
    }
}
