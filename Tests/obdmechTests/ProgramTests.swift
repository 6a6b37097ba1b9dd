import Foundation
import Glibc
import TestSupport
import Testing

@testable import Storage
@testable import obdmech

/// Whether another program that a test needs is installed.
private func has(_ name: String) -> Bool { unsafe access("/usr/bin/\(name)", X_OK) == 0 }

/// The real program, from its command line to its exit status.
@Suite(.waits, .timeLimit(.minutes(20))) struct ProgramTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func report(_ arguments: String...) throws -> [String: Any] {
        let run = try program.start(["report", "--from", "2020-01-01", "--json"] + arguments)
        #expect(run.end() == 0)
        return try run.json()
    }

    private func trips() throws -> [[String: Any]] { try #require(try report()["trips"] as? [[String: Any]]) }

    // MARK: Help

    @Test(arguments: [
        (["--help"], 0, "Usage: obdmech SUBCOMMAND"),
        (["--version"], 0, "obdmech 0."),
        (["scan", "--help"], 0, "Usage: obdmech scan"), (["trip", "-h"], 0, "Usage: obdmech trip"),
        (["report", "--help"], 0, "Usage: obdmech report"), (["help", "simulate"], 0, "Usage: obdmech simulate"),
        (["manual", "obdmech.1"], 0, ".Dt OBDMECH 1"),
    ])
    func help(arguments: [String], status: Int32, text: String) throws {
        let run = try program.start(arguments)
        #expect(run.end() == status)
        #expect(run.output.contains(text))
        #expect(run.warning == "")
    }

    /// A preloaded library may move the environment before the program starts (libfaketime does), beside which Swift looks
    /// for the arguments of a static program. In this one, which is not static, the library tells Swift that there are none.
    @Test(.enabled(if: has("gcc"))) func argumentsDespiteAPreloadedLibrary() throws {
        let source = """
            #include <stdlib.h>
            extern void _swift_stdlib_overrideUnsafeArgvArgc(char **, int) __attribute__((weak));
            static char *name[] = {"none", 0};
            __attribute__((constructor)) static void move_environment(void) {
                setenv("OBDMECH_TEST_MOVED", "1", 1);
                if (_swift_stdlib_overrideUnsafeArgvArgc) _swift_stdlib_overrideUnsafeArgvArgc(name, 1);
            }
            """
        try program.directory.write(Array(source.utf8), to: "early.c")
        let library = program.directory.file("early.so")
        let compiler = try program.start(
            ["-shared", "-fPIC", "-o", library, program.directory.file("early.c")],
            environment: ["PATH": "/usr/bin:/bin"], other: "/usr/bin/gcc")
        try #require(compiler.end() == 0, "\(compiler.warning)")
        let run = try program.start(["explain", "P0301"], environment: ["LD_PRELOAD": library])
        #expect(run.end() == 0)
        #expect(run.output.contains("P0301"))
    }

    /// An adapter that floods the line without a prompt, or searches for ever: time and signals end each command, and what
    /// comes is not kept.
    @Test(
        .enabled(if: has("python3")),
        arguments: [
            ("drive", ["trip", "--duration", "3s", "--no-save"]), ("drive", ["read", "0D"]), ("drive", ["doctor"]),
            ("search", ["scan"]), ("search", ["trip", "--duration", "3s", "--no-save"]), ("wake", ["scan"]),
        ])
    func flood(_ moment: String, _ arguments: [String]) throws {
        let adapter = try program.start(["-u", "-c", Self.flood, moment], other: "/usr/bin/python3")
        try #require(adapter.wait { $0.output.contains("\n") })
        let port = try #require(adapter.lines.first)
        let run = try program.start(arguments + ["-a", "tcp:127.0.0.1:\(port)"])
        var peakKB = 0
        var status: Int32?
        let deadline = ContinuousClock.now.advanced(by: .seconds(60))
        while status == nil, ContinuousClock.now < deadline {
            peakKB = max(peakKB, Self.peakKB(of: run.number))
            status = run.end(within: 0.05)
        }
        #expect(status == 3, "\(run.warning)")
        #expect(peakKB > 0 && peakKB < 100_000)
    }

    @Test(.enabled(if: has("python3")), arguments: ["trip", "scan", "log", "doctor"])
    func interruptedInAFlood(_ command: String) throws {
        let adapter = try program.start(["-u", "-c", Self.flood, "search"], other: "/usr/bin/python3")
        try #require(adapter.wait { $0.output.contains("\n") })
        let run = try program.start([command, "-a", "tcp:127.0.0.1:\(try #require(adapter.lines.first))"])
        #expect(adapter.wait { $0.output.contains("flood") })
        run.signal(SIGTERM)
        #expect(run.end() != nil)
    }

    /// An adapter on a port, which it writes first. It floods from its first byte, from 0100 or from 010D on.
    private static let flood = """
        import socket, sys, time
        moment = sys.argv[1]
        listener = socket.create_server(("127.0.0.1", 0))
        print(listener.getsockname()[1])
        answers = {"ATI": "ELM327 v2.1", "ATZ": "ELM327 v2.1", "ATRV": "12.6V", "ATDPN": "A6",
            "0100": "7E8064100BE3FA812", "010C": "7E804410C1AF8"}
        while True:
            connection, _ = listener.accept()
            try:
                heard = b""
                while True:
                    got = connection.recv(4096)
                    if not got: break
                    heard += got
                    while b"\\r" in heard:
                        line, heard = heard.split(b"\\r", 1)
                        line = line.strip(b"\\x7f").decode("latin1")
                        if moment == "wake" or moment == "search" and line == "0100" or line.startswith("010D"):
                            print("flood")
                            while True:
                                connection.sendall(b"41 0D 32 " * 8000)
                                time.sleep(0.002)
                        answer = answers.get(line, "OK" if line.startswith("AT") else "NO DATA")
                        connection.sendall((answer + "\\r\\r>").encode())
            except OSError: pass
        """

    /// The most memory that a process has had, in kilobytes; 0 when it is over.
    private static func peakKB(of number: pid_t) -> Int {
        let status = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    @Test func alone() throws {
        let (status, run) = try program.run(environment: ["OBDMECH_ADAPTER": "sim:city"])
        #expect(status == 0)
        #expect(run.lines.first == "Adapter     sim:city (from OBDMECH_ADAPTER)")
        #expect(run.output.contains("\n  obdmech scan    ") && run.output.contains("obdmech setup"))
        #expect(run.warning == "")
        #expect(!program.directory.exists("data") && !program.directory.exists("config"))
    }

    /// One line of warning and at most one of advice, nothing on standard output, and no database.
    @Test(arguments: [
        (["scam"], 2, "unknown subcommand 'scam'"), (["scan", "-x"], 2, "unknown option '-x'"),
        (["scan", "--no-save", "-a", "serial:/dev/x?baud=1"], 2, "baud rate '1' is not supported"),
        (["scan", "--no-save", "-a", "serial:/dev/x?raise=1"], 2, "cannot raise the baud rate to '1'"),
        (["scan", "--no-save", "-a", "bluetooth:AA:BB"], 2, "invalid Bluetooth address 'AA:BB'"),
        (["scan", "--no-save", "-a", "nonsense"], 2, "invalid device 'nonsense'"),
        (["scan", "--no-save", "-a", "sim:nope"], 2, "no simulated car 'nope'"),
        (["trip", "--no-save", "-a", "sim:nope"], 2, "no simulated car 'nope'"),
        (["trip", "--no-save", "-a", "tcp:localhost:x"], 2, "device 'tcp:localhost:x' has an invalid port"),
        (["trip", "-a", "sim:city", "--duration", "never"], 2, "invalid --duration 'never'"),
        (["trip", "-a", "sim:city", "--fuel-price", "cheap"], 2, "invalid --fuel-price 'cheap'"),
        (["report", "--date", "2026-02-29"], 2, "invalid --date '2026-02-29'"),
        (["simulate"], 2, "simulate needs either --tcp or --pty"),
        (["simulate", "--tcp", "80x"], 2, "invalid --tcp '80x'"),
        (["simulate", "--tcp", "99999"], 2, "invalid --tcp '99999'"),
        (["simulate", "--tcp", "localhost:80x"], 2, "invalid --tcp 'localhost:80x'"),
        (["simulate", "--tcp", "1234", "--quirk", "odd"], 2, "no quirk 'odd'"),
        (["simulate", "--tcp", "1234", "--identity", "v1.5"], 2, "no identity 'v1.5'"),
        (["simulate", "--tcp", "1234", "--fault", "odd@1"], 2, "no fault 'odd'"),
        (["scan", "--no-save", "-a", "sim:city?fault=reset"], 2, "invalid time of the fault 'reset'"),
        (["simulate", "--tcp", "1234", "--baud", "38400"], 2, "--baud needs --pty"),
        (["simulate", "--tcp", "1234", "--latency", "x"], 2, "invalid latency 'x': not a number from 0 to 10000"),
        (["trip", "--no-save", "-a", "tcp:127.0.0.1:1"], 3, "cannot connect to '127.0.0.1:1': connection refused"),
        (["trip", "--no-save", "-a", "/dev/no-such-thing"], 3, "cannot open '/dev/no-such-thing': no such "),
    ])
    func warns(arguments: [String], status: Int32, message: String) throws {
        let run = try program.start(arguments)
        #expect(run.end() == status)
        #expect(run.warning.hasPrefix("obdmech: " + message))
        #expect(run.warning.split(separator: "\n").count <= 2)
        #expect(run.output == "")
        #expect(!program.directory.exists("data"))
    }

    // MARK: Scan

    @Test func aScanOfACarWithFaults() throws {
        let (status, run) = try program.run("scan", "-a", "sim:faults?rate=max", "--json")
        #expect(status == 1)
        #expect(run.warning == "")
        let scan = try run.json()
        #expect(scan["format"] as? String == "obdmech.scan/1")
        #expect(scan["mil"] as? Bool == true)
        #expect((scan["vehicle"] as? [String: Any])?["vin"] as? String == "3VWDX7AJ0DM254871")
        #expect((scan["protocol"] as? [String: Any])?["number"] as? String == "6")
        let codes = try #require(scan["troubleCodes"] as? [[String: Any]])
        let found = codes.map { code in
            ["code", "status", "ecu"].map { code[$0] as? String ?? "?" }.joined(separator: " ")
        }
        #expect(
            Set(found) == [
                "P0301 confirmed 7E8", "P0420 confirmed 7E8", "P0171 pending 7E8", "P0420 permanent 7E8",
                "P0700 confirmed 7E9",
            ])
        let serviceOutcomes = try #require(scan["coverage"] as? [[String: Any]])
        #expect(serviceOutcomes.count == 10)
        // The scan is in the day's report, with each code once.
        let scans = try #require(try report()["scans"] as? [[String: Any]])
        #expect(scans.count == 1)
        #expect(Set(scans.first?["codes"] as? [String] ?? []) == ["P0301", "P0420", "P0171", "P0700"])
        #expect(scans.first?["vin"] as? String == "3VWDX7AJ0DM254871")
    }

    @Test func aScanOfAHealthyCar() throws {
        let (status, run) = try program.run("scan", "-a", "sim:healthy?rate=max", "--no-save")
        #expect(status == 0)
        #expect(run.lines.first == "Drive on: no trouble codes, and nothing unusual.")
        #expect(!program.directory.exists("data"))
    }

    @Test func aScanOfACarThatIsSwitchedOff() throws {
        let (status, run) = try program.run("scan", "-a", "sim:faults?rate=max&quirk=ignition-off", "--json")
        #expect(status == 4)
        let document = try run.json()
        #expect(document["format"] as? String == "obdmech.scan/1")
        let error = try #require(document["error"] as? [String: Any])
        #expect(error["step"] as? String == "bus")
        #expect((error["message"] as? String)?.isEmpty == false)
        #expect((error["advice"] as? String)?.isEmpty == false)
        #expect(document.count == 2)
        #expect(run.warning.hasPrefix("obdmech: "))
    }

    @Test func aPortThatRefuses() throws {
        let (status, run) = try program.run("scan", "-a", "tcp:127.0.0.1:1", "--json")
        #expect(status == 3)
        #expect((try run.json()["error"] as? [String: Any])?["step"] as? String == "port")
    }

    @Test func whereTheAdapterIsNamed() throws {
        let named = ["OBDMECH_ADAPTER": "sim:healthy?rate=max"]
        #expect(try program.run("scan", "--no-save", environment: named).status == 0)
        #expect(try program.run("scan", "--no-save", "-a", "sim:faults?rate=max", environment: named).status == 1)
        try program.directory.write(Array("# mine\nadapter = sim:faults?rate=max\n".utf8), to: "config/obdmech/config")
        #expect(try program.run("scan", "--no-save").status == 1)
        #expect(try program.run("scan", "--no-save", environment: named).status == 0)
        try program.directory.write(Array("# mine\nadaptor = x\n".utf8), to: "config/obdmech/config")
        let (status, run) = try program.run("scan", "--no-save")
        #expect(status == 2)
        #expect(run.warning.contains("/config/obdmech/config:2: unknown key 'adaptor'"))
    }

    /// A window that is dragged to another size is no wish to stop.
    @Test func aResizedTerminalDoesNotEndAScan() throws {
        let run = try program.start(["scan", "-a", "sim:healthy", "--verbose", "--no-save"])
        #expect(run.wait { $0.warning.contains("\n") })
        run.signal(SIGWINCH)
        #expect(run.end() == 0)
        #expect(run.output.contains("No trouble codes"))
    }

    @Test func aResizedTerminalDoesNotEndASimulation() throws {
        let link = program.directory.file("elm")
        let run = try program.start(["simulate", "--pty", link, "--car", "faults"])
        #expect(run.wait { $0.warning.contains("Ctrl-C ends it") })
        run.signal(SIGWINCH)
        #expect(run.end(within: 0.1) == nil)
        #expect(try program.run("scan", "-a", link, "--no-save").status == 1)
        run.signal(SIGINT)
        #expect(run.end() == 0)
    }

    /// Whatever is here, the list of it can be read, and nothing is waited for.
    @Test func devices() throws {
        let (status, run) = try program.run("devices", "--json")
        #expect(status == 0)
        let document = try run.json()
        #expect(document["format"] as? String == "obdmech.devices/1")
        #expect((document["network"] as? [[String: Any]])?.count == 3)
        #expect(document["serial"] is [[String: Any]])
        #expect(run.warning == "")
    }

    @Test(arguments: [SIGINT, SIGTERM]) func devicesAreWatchedUntilTheSignal(_ signal: Int32) throws {
        let run = try program.start(["devices", "--watch"])
        #expect(run.wait { $0.output.contains("Common Wi-Fi adapter addresses") })
        #expect(run.end(within: 0.2) == nil)
        run.signal(signal)
        #expect(run.end() == 0)
        #expect(run.warning == "")
    }

    /// The session begins when the speed is known: there is nothing in it that another line could not replay.
    @Test(arguments: ["38400", "115200", "57600"]) func theSpeedOfALine(_ baud: String) throws {
        let link = program.directory.file("elm")
        let server = try program.start(["simulate", "--pty", link, "--car", "faults", "--baud", baud])
        #expect(server.wait { $0.warning.contains("Ctrl-C ends it") })
        let path = program.directory.file("dialogue.txt")
        let (status, _) = try program.run("scan", "-a", link, "--no-save", "--record", path)
        #expect(status == 1)
        server.signal(SIGTERM)
        #expect(server.end() == 0)
        // A busy machine may have held a program up, so that one of them waited in vain, and another order is right.
        let (replayed, replay) = try program.run("scan", "-a", "replay:\(path)?mode=request", "--no-save")
        #expect(replayed == 1, "\(replay.warning)")
    }

    @Test func anInterruptedScanEndsByTheSignal() throws {
        let run = try program.start(["scan", "-a", "sim:healthy?latency=1000", "--verbose", "--no-save"])
        #expect(run.wait { $0.warning.contains("\n") })
        run.signal(SIGINT)
        #expect(run.end() == -SIGINT)
        #expect(run.output == "")
    }

    // MARK: Trip

    @Test func aTripAndItsReport() throws {
        let (status, run) = try program.run(
            "trip", "-a", "sim:city?rate=max&latency=40", "--duration", "20m", "--fuel-price", "1.79", "--json")
        #expect(status == 0)
        let lines = run.lines
        let start = try object(lines[0])
        #expect(start["type"] as? String == "start")
        #expect(start["trip"] as? Int == 1)
        #expect(start["device"] as? String == "sim:city?rate=max&latency=40")
        let sample = try object(lines[1])
        #expect(sample["type"] as? String == "sample")
        #expect(sample["t"] as? Double == 0)
        let samples = lines.count { $0.hasPrefix(#"{"type":"sample","t":"#) }
        let events = lines.count { $0.hasPrefix(#"{"type":"event","t":"#) }
        #expect(samples + events == lines.count - 2)

        let summary = try object(lines[lines.count - 1])
        #expect(summary["type"] as? String == "summary")
        #expect(summary["samples"] as? Int == samples)
        // What is still going on at the end, too.
        #expect(events > 0 && ((summary["events"] as? [Any])?.count ?? 0) >= events)
        #expect(abs((summary["durationS"] as? Double ?? 0) - 1200) < 1)
        // The simulator's truth: 8.3 km and 0.735 L; the test of the simulator compares them closely.
        #expect(abs((summary["distanceKm"] as? Double ?? 0) - 8.322) < 0.02)
        #expect(abs((summary["fuelL"] as? Double ?? 0) - 0.735) < 0.008)
        #expect(summary["fuelMethod"] as? String == "massAirFlow")

        let report = try report()
        #expect(report["format"] as? String == "obdmech.report/1")
        let totals = try #require(report["totals"] as? [String: Any])
        #expect(totals["trips"] as? Int == 1)
        for name in ["distanceKm", "durationS", "fuelL", "fuelCost"] {
            #expect(totals[name] as? Double == summary[name] as? Double, "\(name)")
            #expect(totals[name] is Double, "\(name)")
        }
        var trip = try #require((report["trips"] as? [[String: Any]])?.first)
        #expect(trip.removeValue(forKey: "device") as? String == "sim:city?rate=max&latency=40")
        #expect(trip.removeValue(forKey: "origin") as? String == "simulation")
        #expect(trip.removeValue(forKey: "kind") as? String == "simulation")
        #expect((trip.removeValue(forKey: "uuid") as? String)?.count == 36)
        trip["type"] = "summary"
        #expect(trip as NSDictionary == summary as NSDictionary)
    }

    /// What is not a terminal gets lines, now and then, and the summary.
    @Test func aTripInPlainLines() throws {
        let (status, run) = try program.run("trip", "-a", "sim:city?rate=max", "--duration", "150", "--no-save")
        #expect(status == 0)
        #expect(run.lines.prefix(3).map { $0.prefix(7) } == ["0:00:01", "0:01:00", "0:02:00"])
        #expect(run.lines.contains { $0.hasPrefix("Distance  ") })
        #expect(!run.output.contains("\u{1B}"))
        #expect(run.warning == "")
        #expect(!program.directory.exists("data"))
    }

    /// What was told of a vehicle counts also for a trip that is not stored.
    @Test func aTripThatIsNotSavedKnowsTheVehicle() throws {
        let program = try RealProgram()
        let vin = "KMHD84LFXHU000105"
        #expect(try program.run("vehicle", "--vin", vin, "--displacement", "1.6").status == 0)
        let (status, run) = try program.run(
            "trip", "-a", "sim:nomaf?rate=max", "--duration", "30s", "--plain", "--no-save")
        #expect(status == 0, "\(run.warning)")
        #expect(run.output.contains(vin))
        #expect(run.output.contains("from intake pressure"), "\(run.output)")
        #expect(try program.run("report").run.output.contains("no trips"))
    }

    /// Killed after three seconds: no more than two of them are lost, and the next command closes the trip and says so.
    @Test func aTripThatWasKilled() throws {
        let run = try program.start(["trip", "-a", "sim:city", "--json"])
        func lastTime(_ run: RealProgram.Run) -> Double {
            // The last line may be half written.
            let line = run.lines.dropLast().last { $0.hasPrefix(#"{"type":"sample""#) }
            return line.flatMap { try? object($0)["t"] as? Double } ?? 0
        }
        #expect(run.wait { lastTime($0) >= 3 })
        run.signal(SIGKILL)
        #expect(run.end() == -SIGKILL)

        let next = try program.start(["report", "--json"])
        #expect(next.end() == 0)
        #expect(next.warning.hasPrefix("obdmech: trip 1 was cut off; it is kept with its "))
        let trip = try #require((try next.json()["trips"] as? [[String: Any]])?.first)
        let stored = try #require(trip["durationS"] as? Double)
        #expect(lastTime(run) - stored <= 2)
        #expect(trip["samples"] as? Int ?? 0 > 10)
        // Once is enough.
        let again = try program.start(["report", "--json"])
        #expect(again.end() == 0)
        #expect(again.warning == "")
        #expect(again.output == next.output)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalEndsTheTripProperly(signal: Int32) throws {
        let run = try program.start(["trip", "-a", "sim:city?rate=20", "--json", "--save"])
        #expect(run.wait { $0.lines.count > 50 })
        run.signal(signal)
        #expect(run.end() == 0)
        #expect(run.warning == "")
        let summary = try object(run.lines.last ?? "")
        #expect(summary["type"] as? String == "summary")
        #expect(try trips().map { $0["samples"] as? Int } == [summary["samples"] as? Int])
    }

    /// Before the first value no trip to end.
    @Test func aSignalBeforeTheTrip() throws {
        let run = try program.start(["trip", "-a", "sim:city?quirk=silence", "--verbose"])
        #expect(run.wait { $0.warning.contains("\n") })
        run.signal(SIGTERM)
        #expect(run.end() == -SIGTERM)
        #expect(try trips().isEmpty)
    }

    @Test func aResizedTerminalDoesNotEndATrip() throws {
        let run = try program.start(["trip", "-a", "sim:city?rate=20", "--json", "--no-save"])
        #expect(run.wait { $0.lines.count > 10 })
        run.signal(SIGWINCH)
        let count = run.lines.count
        #expect(run.wait { $0.lines.count > count + 100 })
        run.signal(SIGINT)
        #expect(run.end() == 0)
    }

    @Test func aTripWithoutAVehicle() throws {
        let (status, run) = try program.run("trip", "-a", "sim:city?rate=max&quirk=ignition-off", "--json")
        #expect(status == 4)
        let error = try run.json()
        #expect(error["type"] as? String == "error")
        #expect(error["step"] as? String == "bus")
        #expect(try trips().isEmpty)
    }

    // MARK: Output that breaks

    /// As `obdmech trip … | head -1`.
    @Test func aClosedPipeIsNoErrorAndKeepsTheTrip() throws {
        let pipe = try makePipe()
        let run = try program.start(
            ["trip", "-a", "sim:city?rate=max", "--duration", "20m", "--json"], outputNumber: pipe.writing)
        close(pipe.writing)
        var byte: UInt8 = 0
        while unsafe read(pipe.reading, &byte, 1) == 1, byte != UInt8(ascii: "\n") {}
        close(pipe.reading)
        #expect(run.end() == 0)
        #expect(run.warning == "")
        let kept = try trips()
        #expect(kept.count == 1)
        #expect(kept.first?["samples"] as? Int ?? 0 > 0)
    }

    /// What came before Ctrl-C belongs to the trip, also where the output has come to a halt.
    @Test func whatWaitsForItsReaderIsKept() throws {
        let pipe = try makePipe()
        let run = try program.start(["trip", "-a", "sim:city?rate=50", "--json"], outputNumber: pipe.writing)
        var room = pollfd(fd: pipe.writing, events: Int16(POLLOUT), revents: 0)
        #expect(run.wait { _ in unsafe poll(&room, 1, 0) == 0 })
        close(pipe.writing)
        // More than the pipe has room for, as no line of a sample is shorter.
        let lines = 65536 / 60 + 200
        let path = program.directory.file("data/obdmech/obdmech.db")
        #expect(run.wait { _ in ((try? Database.openExisting(path: path)?.care.contents().samples) ?? 0) > lines })
        run.signal(SIGINT)
        #expect(run.end() == 6)
        #expect(run.warning == "obdmech: cannot write the output: it is not being read\n")
        var written: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = unsafe read(pipe.reading, &buffer, buffer.count), count > 0 {
            written += buffer[..<count]
        }
        close(pipe.reading)
        let read = written.count { $0 == 10 }
        let stored = try #require(try trips().first?["samples"] as? Int)
        #expect(stored > lines && lines > read + 100, "\(stored) samples, \(read) lines")
    }

    @Test(arguments: [
        ["scan", "-a", "sim:healthy?rate=max"], ["scan", "-a", "sim:healthy?rate=max", "--json"], ["report"],
        ["--help"],
        ["trip", "-a", "sim:city?rate=max", "--duration", "20m", "--json"],
        ["trip", "-a", "sim:city?rate=max", "--duration", "20m"],
    ])
    func aFullDevice(arguments: [String]) throws {
        let run = try program.start(arguments, outputPath: "/dev/full")
        #expect(run.end() == 6)
        #expect(run.warning == "obdmech: cannot write the output: no space left on device\n")
    }

    // MARK: Database

    @Test(
        arguments: zip(
            [
                Array("no database at all, but a note".utf8), [UInt8](repeating: 0xA5, count: 8192),
                Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0x11, count: 4080),
            ],
            [["report"], ["scan", "-a", "sim:healthy?rate=max"], ["trip", "-a", "sim:city?rate=max"]]))
    func aDamagedDatabaseIsRefusedAndKept(content: [UInt8], arguments: [String]) throws {
        try program.directory.write(content, to: "my.db")
        let path = program.directory.file("my.db")
        let run = try program.start(arguments + ["--database", path])
        #expect(run.end() == 5)
        #expect(run.warning.contains("'\(path)'"))
        #expect(run.output == "")
        #expect(program.directory.bytes("my.db") == content)
        #expect(!program.directory.exists("my.db-wal"))
    }

    /// A later version has raised the number at byte 60 of the file (PRAGMA user_version).
    @Test func aNewerDatabaseIsRefusedAndKept() throws {
        let path = program.directory.file("my.db")
        #expect(try program.run("scan", "-a", "sim:healthy?rate=max", "--database", path).status == 0)
        var content = program.directory.bytes("my.db")
        try #require(content.count > 100 && content[60..<63].allSatisfy { $0 == 0 } && content[63] > 0)
        content[62] = 0x7F
        try program.directory.write(content, to: "my.db")
        let (status, run) = try program.run("report", environment: ["OBDMECH_DATABASE": path])
        #expect(status == 5)
        #expect(run.warning.contains("newer"), "\(run.warning)")
        #expect(program.directory.bytes("my.db") == content)
    }

    @Test func aReportWithoutADatabaseMakesNone() throws {
        let (status, run) = try program.run("report", "--date", "2026-11-21")
        #expect(status == 0)
        #expect(run.output == "21 Nov 2026: no trips, no scans\n")
        #expect(run.warning == "")
        #expect(try program.run("report", "--json").status == 0)
        #expect(!program.directory.exists("data"))
    }
}
