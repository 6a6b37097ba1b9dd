import Formats
import Simulator
import Telemetry
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct FirmwareTests {
    /// Commands that distinguish one version from the next, with the first version that supports them.
    static let probes: [(command: String, since: ELMVersion)] = [
        ("ATPPS", .v11), ("ATKW0", .v12), ("ATAT1", .v12), ("ATBRT0F", .v12), ("ATS0", .v13), ("ATCRA7E8", .v13),
        ("ATFE", .v13a), ("ATSS", .v14), ("ATCSM1", .v14b), ("ATCRA", .v14b), ("ATAMT40", .v20), ("ATCTM1", .v21),
        ("ATIA", .v22), ("ATC1", .v23), ("ATIGN", .v14), ("ATRD", .v14), ("ATCS", .v10), ("ATSH18DB33F1", .v20),
        ("ATAL", .v10), ("ATE0", .v10),
    ]

    @Test(arguments: ELMVersion.allCases) func eachVersionKnowsItsCommands(_ version: ELMVersion) throws {
        var session = SimulatedSession(testCar(), firmware: try Firmware.named(version.rawValue))
        session.set("ATE0")
        #expect(session.ask("ATI") == "ELM327 \(version.rawValue)\r\r>")
        for (command, since) in Self.probes {
            #expect((session.ask(command) != "?\r\r>") == (version >= since), "\(command) of \(version.rawValue)")
        }
        session.set("ATSP6", "0100")
        #expect((session.ask("010D1") == "?\r\r>") == (version < .v13))
    }

    @Test func programmableParameters() {
        var session = SimulatedSession(testCar())
        session.set("ATE0")
        var lines = session.ask("ATPPS").split(separator: "\r").dropLast()
        #expect(lines.count == 12)
        #expect(lines.first == "00:FF F  01:FF F  02:FF F  03:32 F")
        #expect(lines.last == "2C:E0 F  2D:04 F  2E:80 F  2F:0A F")
        session.set("ATPP03SV19", "ATPP 03 ON")
        lines = session.ask("ATPPS").split(separator: "\r").dropLast()
        #expect(lines.first == "00:FF F  01:FF F  02:FF F  03:19 N")
        #expect(session.ask("ATPPFFOFF") == "OK\r\r>")
        for wrong in ["ATPP", "ATPP0", "ATPP30ON", "ATPP03", "ATPP03SV", "ATPP03SVXX", "ATPPFFSV00"] {
            #expect(session.ask(wrong) == "?\r\r>")
        }
    }

    @Test func anSTNKnowsItsOwnCommands() throws {
        var session = SimulatedSession(testCar(), firmware: try Firmware.named("stn"))
        session.set("ATE0")
        #expect(session.ask("STI") == "STN1110 v4.2.1\r\r>")
        #expect(session.ask("STDI") == "OBDLink SX r4.2\r\r>")
        #expect(session.ask("ATI") == "ELM327 v1.4b\r\r>")
        #expect(session.ask("AT@1") == "SCANTOOL.NET LLC\r\r>")
        for wrong in ["ST", "STX", "STI1", "STBR", "STBR37", "STBR3600000", "STBRT70000", "ATAMT40"] {
            #expect(session.ask(wrong) == "?\r\r>")
        }
        var genuine = SimulatedSession(testCar())
        genuine.set("ATE0")
        #expect(genuine.ask("STI") == "?\r\r>")
    }

    @Test func anSTNSendsWithItsOwnCommand() throws {
        var session = SimulatedSession(testCar(), firmware: try Firmware.named("stn"))
        session.set("ATE0", "ATS0", "ATH1", "ATSP6", "0100")
        var start = session.now
        #expect(session.ask("STPX H:7E0, D:010D, R:1") == "7E803410D00\r\r>")
        #expect(abs(session.now.seconds(since: start) - 0.008) < 1e-6)
        #expect(session.ask("STPX D:010D,R:2") == "7E803410D00\r7E903410D00\r\r>")
        start = session.now
        #expect(session.ask("STPXD:01FE,T:50") == "NO DATA\r\r>")
        #expect(abs(session.now.seconds(since: start) - 0.050) < 1e-6)
        #expect(session.ask("STPXD:010D,R:0") == "\r>")
        for wrong in ["STPX", "STPXH:7DF", "STPXD:010", "STPXD:010D,D:010C", "STPXD:010D,R:X", "STPXD:010D,Q:1"] {
            #expect(session.ask(wrong) == "?\r\r>")
        }
    }

    @Test func anSTNSwitchesItsRate() throws {
        var timing = Timing()
        timing.latency = 0
        timing.baud = 115_200
        var session = SimulatedSession(testCar(), timing: timing, firmware: try Firmware.named("stn"))
        session.clientBaud = 115_200
        session.set("ATE0", "STBRT 20")
        _ = session.ask("STBR 2000000", until: "OK\r")
        session.clientBaud = 2_000_000
        let start = session.now
        #expect(session.hear(until: "\r") == "STN1110 v4.2.1\r")
        #expect((0.020...0.021).contains(session.now.seconds(since: start)))
        #expect(session.ask("") == "OK\r\r>")
        #expect(session.ask("STI") == "STN1110 v4.2.1\r\r>")
        #expect(session.ask("STSBR 500000", until: "OK\r") == "OK\r")
        session.clientBaud = 500_000
        #expect(session.rest() == "\r>")
        #expect(session.ask("STI") == "STN1110 v4.2.1\r\r>")
    }

    @Test func thereIsNoV15() {
        let error = #expect(throws: SimulatorOptionError.self) { try Firmware.named("v1.5") }
        #expect(error?.text == "no identity 'v1.5'")
        #expect(error?.advice.hasSuffix("v2.2, v2.3, stn, slcan, doip") == true)
    }
}
