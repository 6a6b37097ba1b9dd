import CommandLine
import CustomPIDs
import Displays
import ELM327
import Formats
import Foundation
import Glibc
import History
import Publishing
import Recording
import Settings
import Simulator
import Storage
import System
import Terminal
import TestSupport
import Testing
import Transports
import VehicleSource

@testable import obdmech

/// What the program says on standard error when something is wrong: the message that is meant, with its exit status.
@Suite(.waits, .timeLimit(.minutes(20))) struct DiagnosticsProgramTests {
    private let program: RealProgram

    init() throws {
        program = try RealProgram()
        try program.directory.write([], to: "config/obdmech/config")
        try program.directory.write(Array("something else\n".utf8), to: "text")
    }

    @Test(
        arguments: [
            ("scam", 2, CommandLineError.unknownSubcommand("scam", advice: "")),
            ("scan -x", 2, CommandLineError.unknownOption("-x", advice: "")),
            ("--json scan", 2, CommandLineError.unknownOption("--json", advice: "")),
            ("report today", 2, CommandLineError.unexpectedArgument("today", advice: "")),
            ("scan --adapter", 2, CommandLineError.missingValue(flag: "adapter", argument: "DEVICE")),
            ("scan --json=yes", 2, CommandLineError.needlessValue(flag: "json")),
            (
                "report --date 2026-02-29", 2,
                CommandLineError.wrongValue(flag: "date", value: "2026-02-29", expected: "")
            ),
            ("report --color odd", 2, CommandLineError.wrongValue(flag: "color", value: "odd", expected: "")),
            ("trip --save --no-save -a sim:city", 2, CommandLineError.contradiction("save", "no-save")),
            ("report --trip 1 --date 2026-01-01", 2, CommandLineError.contradiction("trip", "date")),
            (
                "report --from 2026-02-01 --to 2026-01-01", 2,
                UsageError.fromAfterTo(from: "2026-02-01", to: "2026-01-01")
            ),
            ("compare", 2, CompareError.nothingToCompare), ("compare 12", 2, CompareError.notTwoTrips),
            ("compare 1 2 --tag a", 2, CompareError.tripsAnd("tag")),
            ("compare --tag a --tag b --tag c", 2, CompareError.three("tag")),
            ("compare --tag a --tag b --before today", 2, CompareError.twoPairs("tag", "before")),
            ("compare --tag a --tag A", 2, CompareError.same("tag a")),
            (
                "compare --before 2026-02-01 --after 2026-01-01", 2,
                CompareError.overlap(before: "2026-02-01", after: "2026-01-01")
            ),
            ("database check --trip 1", 2, CommandLineError.missing(flag: "trip", needs: "export", advice: "")),
            ("database check --vin X", 2, CommandLineError.missing(flag: "vin", needs: "import", advice: "")),
            (
                "database check --date 2026-05-01", 2,
                CommandLineError.missing(flag: "date", needs: "import", advice: "")
            ),
            ("database check --dry-run", 2, CommandLineError.missing(flag: "dry-run", needs: "import", advice: "")),
            (
                "database check --json", 2,
                CommandLineError.missing(flag: "json", needs: "import or trash or trash restore", advice: "")
            ),
            (
                "database import text --date soon", 2,
                CommandLineError.wrongValue(flag: "date", value: "soon", expected: "")
            ),
            ("trip --redact -a sim:city", 2, CommandLineError.missing(flag: "redact", needs: "--record", advice: "")),
            ("manual obdmech.9", 2, UsageError.noManualPage("obdmech.9")),
            ("config frob", 2, CommandLineError.unknownAction("frob", advice: "")),
            ("database frob", 2, CommandLineError.unknownAction("frob", advice: "")),
            ("config get", 2, CommandLineError.missingOperand("KEY", command: "config get", advice: "")),
            (
                "config set units", 2,
                UsageError.noSettingValue(key: "units", expected: "metric, us or imperial", usage: "")
            ),
            ("database backup", 2, CommandLineError.missingOperand("FILE", command: "database backup", advice: "")),
            ("completion", 2, UsageError.noShell(advice: "")),
            ("completion odd", 2, UsageError.unknownShell("odd", advice: "")),
            ("setup", 2, UsageError.setupWithoutTerminal),
            ("report --database postgresql://ann:x@db/cars", 2, FleetError.passwordInAddress),
            ("report --database postgres://db/cars?password=x", 2, FleetError.passwordInAddress),
            (
                "edit trip 1 --note x --yes --database postgres://db/cars", 5,
                FleetError.notChanged("postgres://db/cars")
            ),
            ("database check --database postgres://db/cars", 5, FleetError.notChanged("postgres://db/cars")),
            ("sync x --database postgres://db/cars", 5, FleetError.notChanged("postgres://db/cars")),
            ("place list --database postgres://db/cars", 5, FleetError.notRead("postgres://db/cars")),
            ("serve --edit --database postgres://db/cars", 5, FleetError.notChanged("postgres://db/cars")),
            ("publish --database postgres://db/cars", 5, FleetError.notRead("postgres://db/cars")),
        ] as [(String, Int32, any UserFacing)])
    func commandLines(line: String, status: Int32, message: any UserFacing) throws {
        try program.check(line, status, message)
    }

    @Test(
        arguments: [
            ("nonsense", .notADevice("nonsense")), ("sim:city?rate", .wrongOption("rate", device: "sim:city?rate")),
            ("serial:", .noTarget("serial:")),
            ("tcp:localhost?x=1", .unknownOption("x", scheme: "tcp", known: [])),
            ("sim:city?rate=fast", .wrongRate("fast")), ("tcp::35000", .noHost("tcp::35000")),
            ("tcp:localhost:0", .wrongPort("tcp:localhost:0")), ("replay:x?mode=odd", .unknownMode("odd")),
            ("serial:/dev/x?baud=1", .wrongBaud("1")), ("serial:/dev/x?raise=1", .wrongRaise("1", known: [])),
            ("bluetooth:AA:BB", .wrongBluetoothAddress("AA:BB")),
            ("bluetooth:00:1D:A5:68:98:8B/99", .wrongBluetoothChannel("99")),
        ] as [(String, AddressError)])
    func addresses(device: String, fault: AddressError) throws { try program.check("scan -a " + device, 2, fault) }

    @Test(
        arguments: [
            ("/dev/no-such-port", 3, SerialError.noDevice("/dev/no-such-port", advice: "")),
            (
                "sim:healthy?rate=max&fault=unplugged@0", 3,
                SerialError.noDevice("sim:healthy?rate=max&fault=unplugged@0", advice: "")
            ),
            ("/dev/null", 3, SerialError.notAPort("/dev/null", advice: "")),
            ("tcp:127.0.0.1:1", 3, NetworkError.refused("127.0.0.1:1")),
            ("tcp:a..b", 3, NetworkError.noHost("a..b", reason: "name or service not known")),
            (
                "sim:healthy?rate=max&quirk=silence", 3,
                NoAdapterError.isSilent(device: "sim:healthy?rate=max&quirk=silence")
            ),
            ("sim:healthy?rate=max&quirk=unplugged", 4, NoVehicleError.noSupply(volts: 0.4)),
            (
                "sim:healthy?rate=max&quirk=service-01-refused", 4,
                NoVehicleError.refusesCurrentData(said: "engine (7E8), transmission (7E9): service not supported (11)")
            ),
            ("sim:city?rate=max&quirk=ignition-off", 4, NoVehicleError.busIsSilent(said: "UNABLE TO CONNECT")),
            ("sim:healthy?rate=max&fault=no-data@0+100", 4, NoVehicleError.noController(said: " (NO DATA)")),
        ] as [(String, Int32, any UserFacing)])
    func connections(device: String, status: Int32, message: any UserFacing) throws {
        try program.check("trip --no-save -a " + device, status, message)
    }

    @Test(
        arguments: [
            ("read", 2, ReadError.nothingToRead),
            ("read nonsense", 2, ReadWordError.unknownSignal("nonsense", advice: "")),
            ("read bank -a sim:city?rate=max", 2, ReadWordError.ambiguousSignal("bank", count: 16, names: "")),
            ("read 0400", 2, ReadWordError.notOnlyReading("0400")),
            ("explain P030", 2, ReadError.notACode("P030", others: "")),
            ("explain SPN FMI 1", 2, UsageError.truckCode("SPN")),
            ("explain spn600000-1", 2, UsageError.truckCode("spn600000-1")),
            ("explain qwertz", 2, UsageError.noCodeAbout(words: "qwertz", advice: "")),
            ("explain x P0301 y", 2, ReadError.notACode("x", others: " (nor is 1 more)")),
            ("report --trip 7", 2, StoredError.noTrip(7)),
            ("vehicle --vin nobody", 2, StoredError.unknownVehicle("nobody", canBeNew: false)),
            ("calibrate --list", 2, StoredError.noVehicle), ("pids --offline", 4, ReadError.noneAsked),
            ("clear", 2, ClearError.clearingUnconfirmed),
            ("clear --yes --no-save -a sim:faults?rate=max", 2, ClearError.engineRunning),
        ] as [(String, Int32, any UserFacing)])
    func reading(line: String, status: Int32, message: any UserFacing) throws {
        try program.check(line, status, message)
    }

    @Test(
        arguments: [
            ("\"''\"", 2, CommandWordsError.namesNothing(subject: "--on-alert", command: "''")),
            ("'beep \\'", 2, CommandWordsError.endsInBackslash(subject: "--on-alert", command: "beep \\")),
            ("'beep \"x'", 2, CommandWordsError.openQuote(subject: "--on-alert", command: "beep \"x", quote: "\"")),
            ("no-such-command", 2, RecordingWarning.commandNotStarted("no-such-command", ENOENT)),
            ("false", 0, RecordingWarning.commandFailed("false", status: 1)),
        ] as [(String, Int32, any UserFacing)])
    func alertCommands(command: String, status: Int32, message: any UserFacing) throws {
        try program.check(
            "trip --no-save -a sim:city?rate=max&fault=lamp@1 --duration 1m --on-alert " + command, status, message)
    }

    @Test(
        arguments: [
            ("simulate", 2, SimulateError.noEndpoint),
            ("simulate --tcp 1 --baud 38400", 2, CommandLineError.missing(flag: "baud", needs: "--pty", advice: "")),
            (
                "simulate --tcp 203.0.113.1:35000", 3,
                SimulatorServerError.cannotListen("203.0.113.1:35000", EADDRNOTAVAIL)
            ),
            (
                "simulate --tcp a..b:1", 3,
                SimulatorServerError.host(.noHost("a..b", reason: "name or service not known"))
            ),
            ("simulate --pty /no/such/x", 3, SimulatorServerError.cannotMakeLink("/no/such/x", ENOENT)),
            ("simulate --pty $/text", 3, SimulatorServerError.notALink("$/text")),
        ] as [(String, Int32, any UserFacing)])
    func simulator(line: String, status: Int32, message: any UserFacing) throws {
        try program.check(line, status, message)
    }

    @Test(
        arguments: [
            ("nope", .noCar("nope")), ("city?protocol=x", .noProtocol("x")), ("city?cycle=x", .noCycle("x")),
            ("commuter?cycle=city", .cannotDrive("city", car: "commuter")),
            ("city?identity=v1.5", .noIdentity("v1.5")), ("city?quirk=odd", .noQuirk("odd")),
            ("city?fault=odd@1", .noFault("odd")),
            ("city?fault=reset", .noTime(ofFault: "reset", name: "reset", isOfRequest: false)),
            ("city?seed=x", .seed("x")), ("city?latency=x", .latency("x")), ("city?baud=x", .baud("x")),
            ("city?timescale=x", .carRate("x")), ("city?refresh=x", .refresh("x")),
            ("city?truth=/no/such/x", .truthFile("/no/such/x")),
        ] as [(String, SimulatorOptionError)])
    func simulatedCars(name: String, fault: SimulatorOptionError) throws {
        try program.check("scan -a sim:" + name, 2, fault)
    }

    // MARK: Files of the user

    private static func expected(_ key: String) -> String { SettingTable.key(key)?.expected() ?? "" }

    @Test(
        arguments: [
            ("units", .unreadable("units", isUTF8: true)),
            (
                "speed-limit = fast",
                .unexpected(key: "speed-limit", text: "fast", expected: Self.expected("speed-limit"), hasRemark: false)
            ),
            ("units = us\nunits = us", .setTwice(key: "units", line: 1)),
            ("nokey = 1", .unknownKey("nokey", near: nil)),
        ] as [(String, SettingsError.Reason)])
    func settings(text: String, fault: SettingsError.Reason) throws {
        try program.directory.write(Array((text + "\n").utf8), to: "config/obdmech/config")
        try program.check("trip --no-save -a sim:city?rate=max --duration 1s", 2, fault, isPlaced: true)
    }

    @Test func settingsThatAreSet() throws {
        try program.check(
            "config set speed-limit fast", 2,
            SettingsError.Reason.unexpected(
                key: "speed-limit", text: "fast", expected: Self.expected("speed-limit"), hasRemark: false))
        try program.check(
            "config set driver ''", 2, SettingsError.Reason.noValue(key: "driver", expected: Self.expected("driver")))
        try program.check("config unset nokey", 2, SettingsError.Reason.unknownKey("nokey", near: nil))
        try program.directory.write(Array("alert-command = beep 'x\n".utf8), to: "config/obdmech/config")
        try program.check(
            "trip --no-save -a sim:city?rate=max --duration 1s", 2,
            CommandWordsError.openQuote(subject: "alert-command", command: "beep 'x", quote: "'"))
        // What the configuration says does not keep a drive from being recorded.
        try program.directory.write(Array("alert-command = /etc/passwd\n".utf8), to: "config/obdmech/config")
        try program.check(
            "trip --no-save -a sim:city?rate=max --duration 1m", 0,
            RecordingWarning.commandNotStarted("/etc/passwd", EACCES))
    }

    @Test func aConfigurationThatIsNoFile() throws {
        let path = program.directory.file("config/obdmech/config")
        unsafe unlink(path)
        unsafe mkdir(path, 0o700)
        try program.check("report", 2, FileError.cannotRead(path, EISDIR))
        unsafe rmdir(path)
        unsafe mkfifo(path, 0o600)
        try program.check("report", 2, FileError.pipe(path))
        unsafe unlink(path)
        unsafe symlink("/dev/null", path)
        try program.check("config set units us", 2, FileError.notRegular(path))
        unsafe unlink(path)
        unsafe symlink(path, path)
        try program.check("config set units us", 2, FileError.cannotWrite(path, ELOOP))
        let homeless = ["HOME": "", "XDG_DATA_HOME": ""]
        unsafe unlink(path)
        try program.check("report", 2, ConfigError.noHome(variable: ""), environment: homeless)
    }

    /// The line is told, and all else is shown.
    @Test(
        arguments: [
            ("a\0b", .noText), ("Name,Equation", .noColumn("ModeAndPID")), ("\"x,y", .openCell),
            (",,22F40C,A", .noName), ("x,y,,A", .noRequest), ("x,y,22F4ZZ,A", .notHexadecimal("22F4ZZ")),
            ("x,y,2EF40C,A", .notOnlyReading(service: "2E")), ("x,y,22F40C,A,,,,QQ", .wrongHeader("QQ")),
            ("Name,ModeAndPID,Equation,Response\nx,22F40C,A,7E", .wrongResponse("7E")),
            ("Name,ModeAndPID,Equation,Extended\nx,22F40C,A,123", .wrongExtendedAddress("123")),
            ("x,y,22F40C,A,low", .notANumber("low")), ("x,y,22F40C,0xZ", .noHexadecimal),
            ("x,y,22F40C,LOOKUP(A::x=1)", .numberExpected), ("x,y,22F40C,", .noEquation),
            ("x,y,22F40C,(A", .expected(")", after: "the expression in brackets", found: "the end")),
            ("x,y,22F40C,ABS", .bracketExpected(function: "ABS")), ("x,y,22F40C,A)", .surplusBracket(")")),
            ("x,y,22F40C,A:B", .outsideOfFunction(":")), ("x,y,22F40C,A B", .operatorExpected(before: "B")),
            ("x,y,22F40C,A+*B", .valueExpected(found: "*")), ("x,y,22F40C,A+", .valueExpectedAtEnd),
            ("x,y,22F40C,FOO", .unknownName("FOO")), ("x,y,22F40C,FOO(A)", .unknownFunction("FOO")),
            ("x,y,22F40C,ABS(A:B)", .wrongCount("ABS", takes: "1", count: 2)),
            ("x,y,22F40C,AVG(A)", .notSupported("AVG")), ("x,y,22F40C,A=B", .comparison),
            ("x,y,22F40C,[0D]", .otherValues), ("x,y,22F40C,VAL{z}\nz,z,22F40D,A", .inAnotherAnswer("z")),
            ("x,y,22F40C,VAL{nobody}", .noSuchPID("nobody")), ("x,y,22F40C,VAL{x}", .circle("x")),
            ("x,y,22F40C,LOOKUP(A::3~1=2)", .emptyRange), ("x,y,22F40C,LOOKUP(A::1='on)", .openText),
        ] as [(String, CustomPIDError)])
    func customPIDs(text: String, fault: CustomPIDError) throws {
        try program.directory.write(Array(text.utf8), to: "config/obdmech/pids/a.csv")
        try program.check("pids --all", 0, fault, isPlaced: true)
    }

    @Test(
        arguments: [
            ("0.1 hello", .noDirection), ("hello", .noTime), ("0.1 > ", .noBytes(after: ">")),
            ("0.1 > \\q", .unknownEscape), ("0.1 > \\xZZ", .noDigits), ("0.1 > é", .notPrintable("\\xC3")),
            ("0.2 > a\n0.1 > b", .timeGoesBack(from: "0.200", to: "0.100")),
        ] as [(String, TranscriptError)])
    func transcripts(text: String, fault: TranscriptError) throws {
        try program.directory.write(Array("# obdmech transcript 1\n\(text)\n".utf8), to: "dialogue")
        try program.check("scan --no-save -a replay:$/dialogue", 3, fault, isPlaced: true)
    }

    @Test(
        arguments: [
            ("", .ended(sent: "ATI\\r", path: "$/dialogue", line: 1)),
            ("0.1 > ATZ\\r", .diverged(sent: "ATI\\r", recorded: "ATZ\\r", path: "$/dialogue", line: 2)),
        ] as [(String, ReplayError)])
    func sessionsThatWereOthers(text: String, fault: ReplayError) throws {
        try program.directory.write(Array("# obdmech transcript 1\n\(text)\n".utf8), to: "dialogue")
        try program.check("scan --no-save -a replay:$/dialogue", 3, fault)
    }

    @Test func recordedFiles() throws {
        try program.check(
            "scan -a sim:city --record /no/such/x", 2, TranscriptFileError.cannotCreate("/no/such/x", ENOENT))
        try program.check("scan -a sim:city --record $/text", 2, TranscriptFileError.exists("$/text"))
        try program.check("scan --no-save -a replay:$/none", 3, ReplayError.cannotRead("$/none", ENOENT))
        try program.check("scan --no-save -a replay:$", 3, ReplayError.notRegular("$"))
        try program.check("scan --no-save -a replay:$/text", 3, TranscriptError.isNone, isPlaced: true)
    }

    @Test func whatIsPipedInAndOut() throws {
        let reason = try #require(CommandRisk.services.first { $0.service == 0x04 }?.reason)
        try program.check(
            "terminal -a sim:city?rate=max", 2, Displays.AdapterWarning.notSent("04", reason: reason), input: "04\n")
        try program.check(
            "terminal -a sim:city?rate=max", 2, TerminalError.lineTooLong,
            input: String(repeating: "x", count: 70000))
        try program.check("explain P0301", 6, TerminalError.cannotWrite(path: nil, ENOSPC), outputPath: "/dev/full")
    }
}
