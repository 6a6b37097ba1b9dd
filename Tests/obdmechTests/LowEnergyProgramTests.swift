import Foundation
import TestSupport
import Testing

/// The whole program behind a double of BlueZ on a bus of its own, whose GATT serial port leads to the simulator.
@Suite(.waits, .timeLimit(.minutes(20))) struct LowEnergyProgramTests {
    private static let device = "ble:AA:BB:CC:DD:EE:FF"
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "BlueZ").path

    /// Whether the double can run here: it needs dbus-daemon, python3-dbus and python3-gi.
    private static let canRun: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = ["-c", "import dbus, gi, shutil, sys; sys.exit(0 if shutil.which('dbus-daemon') else 1)"]
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    private let program: RealProgram

    init() throws { program = try RealProgram() }

    /// Runs a command beside a bus, a simulated adapter on a TCP port, and the double between them.
    /// - Parameter stopAt: words in the log at which it is told to stop; nil to let it come to its end.
    private func run(_ options: [String: Any], car: String = "faults", stopAt: String? = nil, _ words: String...) throws
        -> (status: Int32?, output: String, warning: String)
    {
        let bus = try program.start(
            ["--config-file=\(Self.folder)/bus.conf", "--print-address=1", "--nofork", "--nopidfile"],
            other: "/usr/bin/dbus-daemon")
        #expect(bus.wait { !$0.lines.isEmpty })
        let address = ["DBUS_SYSTEM_BUS_ADDRESS": String(try #require(bus.lines.first))]
        // Somebody else may have the port.
        var port = 0
        var served: RealProgram.Run?
        for _ in 0..<20 where served == nil {
            port = Int.random(in: 20_000...50_000)
            let run = try program.start(["simulate", "--car", car, "--tcp", "127.0.0.1:\(port)"])
            if run.wait(until: { !$0.warning.isEmpty }), run.warning.contains(" on tcp:") { served = run }
        }
        let server = try #require(served)
        let json = try JSONSerialization.data(withJSONObject: options.merging(["port": port]) { first, _ in first })
        let double = try program.start(
            ["\(Self.folder)/bluez-double.py", String(decoding: json, as: UTF8.self)], environment: address,
            other: "/usr/bin/python3")
        #expect(double.wait { $0.output.contains("ready") })
        let run = try program.start(words, environment: address)
        if let stopAt {
            #expect(run.wait { $0.warning.contains(stopAt) })
            run.signal(SIGTERM)
        }
        let status = run.end()
        if status == nil { run.signal(SIGKILL) }
        for helper in [double, server, bus] { helper.signal(SIGKILL) }
        return (status, run.output, run.warning)
    }

    private static func uuids(_ digits: String...) -> [String] {
        digits.map { "0000\($0)-0000-1000-8000-00805f9b34fb" }
    }

    /// Sockets or signals, packets of 20 bytes or more, known and unknown services, one that appears only when searched for,
    /// and beside a thousand others.
    @Test(.enabled(if: canRun), arguments: 0..<7) func scans(_ index: Int) throws {
        let cases: [[String: Any]] = [
            [:], ["sockets": false], ["sockets": false, "mtu": 185], ["known": false, "appears": 1.0, "others": 1000],
            ["flagless": true], ["uuids": Self.uuids("ffe0", "ffe1", "ffe1")],
            ["uuids": Self.uuids("abcd", "abc1", "abc2")],
        ]
        let (status, output, warning) = try run(cases[index], "scan", "-a", Self.device, "--no-save")
        #expect(status == 1 && output.contains("3 confirmed trouble codes (P0301, P0420, P0700)"), "\(warning)")
    }

    /// The kind of a device is found out.
    @Test(.enabled(if: canRun)) func bluetoothOfEitherKind() throws {
        let (status, output, warning) = try run(
            ["known": false, "appears": 1.0], "scan", "-a", "bluetooth:AA:BB:CC:DD:EE:FF", "--no-save", "--verbose")
        #expect(status == 1 && output.contains("P0301"), "\(warning)")
        #expect(warning.contains("GATT serial port 0000fff0-") && warning.contains("20 bytes in a packet"))
    }

    @Test(
        .enabled(if: canRun),
        arguments: [
            ("{\"refuse\":\"org.bluez.Error.AuthenticationFailed\"}", "refuses the pairing"),
            ("{\"refuse\":\"org.bluez.Error.Failed\"}", "does not respond"),
            ("{\"powered\":false}", "is off or missing"),
            ("{\"adapter\":false}", "is off or missing"),
        ])
    func refusals(_ options: String, _ words: String) throws {
        let options = try #require(try JSONSerialization.jsonObject(with: Data(options.utf8)) as? [String: Any])
        let (status, _, warning) = try run(options, "scan", "-a", Self.device)
        #expect(status == 3 && warning.contains(words), "\(warning)")
        #expect(warning.split(separator: "\n").count == 2)
    }

    /// A connection that is lost during a trip is made again.
    @Test(.enabled(if: canRun)) func aLossDuringATrip() throws {
        let (status, output, warning) = try run(
            ["drop": 2.0], car: "highway", "trip", "-a", Self.device, "--duration", "6s", "--json", "--no-save",
            "--verbose")
        #expect(status == 0 && output.contains("\"summary\""))
        let lost = try #require(warning.range(of: "link: lost"), "\(warning.suffix(2000))")
        #expect(warning[lost.upperBound...].contains("link: polling"))
    }

    /// A device that never answers can be given up, whatever signals came.
    @Test(.enabled(if: canRun), arguments: [true, false]) func stoppedWhileConnecting(isKnown: Bool) throws {
        let options: [String: Any] = isKnown ? ["silent": true] : ["silent": true, "known": false, "appears": 0.2]
        let (status, _, _) = try run(
            options, stopAt: "link: opening", "scan", "-a", Self.device, "--no-save", "--verbose")
        #expect(status == -SIGTERM || status == 128 + SIGTERM)
    }

    @Test(.enabled(if: canRun)) func devicesInReach() throws {
        let (status, output, _) = try run(["others": 2], "devices")
        #expect(status == 0)
        #expect(output.contains("ble:AA:BB:CC:DD:EE:FF  OBDII BLE, -61 dBm, probably an adapter"))
        #expect(output.contains("ble:10:00:00:00:00:01"))
    }

    /// Without a bus, nothing takes longer, and the reason is told.
    @Test func withoutABus() throws {
        let nowhere = ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent"]
        let (status, run) = try program.run("scan", "-a", Self.device, environment: nowhere)
        #expect(status == 3 && run.warning.contains("the system message bus is not available"))
        let (ended, devices) = try program.run("devices", "--json", environment: nowhere)
        #expect(ended == 0 && !devices.output.contains("\"bluetooth\""))
    }
}
