import OBD
import Testing

@testable import ELM327

/// Requests addressed to a single ECU.
@Suite(.timeLimit(.minutes(20))) struct SessionHeaderTests {
    /// Returns a session with a vehicle that answers `22 01` to any header, and an adapter that answers OK to every
    /// setting, unless `answers` has other responses to a command: in turn, with the last one repeated.
    private func session(
        _ bus: VehicleBus, answers: [String: [String]] = [:], only: ECUAddress? = nil
    ) -> (Session, ScriptedTransport) {
        var rest = answers
        let transport = ScriptedTransport { command, _ in
            if let answer = rest[command]?.first {
                if rest[command, default: []].count > 1 { rest[command]?.removeFirst() }
                return [.says(answer + "\r\r>")]
            }
            return [.says((command.hasPrefix("AT") ? "OK" : "NO DATA") + "\r\r>")]
        }
        let session = Session(adapter: Adapter(transport: transport))
        session.bus = bus
        session.framing = bus.framing
        session.write([.onlyECU]) { $0.onlyECU = only }
        session.spacesStay = true
        return (session, transport)
    }

    private func ask(_ session: Session, _ header: String?, isPatient: Bool = false) throws -> RequestResult {
        try session.request(
            [0x22, 0x01], to: header.map { ModuleAddress($0) }, echoedByteCount: 2, isPatient: isPatient)
    }

    @Test(arguments: [
        (VehicleBus.can11Bit500, "7E1", ["ATSH7E1", "2201", "ATSH7DF"]),
        (.can11Bit500, "7DF", ["ATSH7DF", "2201", "ATSH7DF"]),
        (.can11Bit500, "7C0", ["ATSH7C0", "ATCRA7C8", "2201", "ATSH7DF", "ATAR"]),
        (.can11Bit250, "744", ["ATSH744", "ATCRA74C", "2201", "ATSH7DF", "ATAR"]),
        (.can29Bit500, "DA40F1", ["ATSHDA40F1", "2201", "ATSHDB33F1"]),
        (.can29Bit500, "18DA40F1", ["ATSHDA40F1", "2201", "ATSHDB33F1"]),
        (.can29Bit500, "18DA40F9", ["ATSHDA40F9", "ATCRA18DAF940", "2201", "ATSHDB33F1", "ATAR"]),
        (
            .can29Bit500, "14DA40F1",
            ["ATCP14", "ATSHDA40F1", "ATCRA14DAF140", "2201", "ATCP18", "ATSHDB33F1", "ATAR"]
        ),
        (.iso9141, "6C40F1", ["ATSH6C40F1", "2201", "ATSH686AF1"]),
        (.kwpFastInit, "8140F1", ["ATSH8140F1", "2201", "ATSHC233F1"]),
        (.j1850PWM, "C440F1", ["ATSHC440F1", "2201", "ATSH616AF1"]),
        (.j1850VPW, "6C40F1", ["ATSH6C40F1", "2201", "ATSH686AF1"]),
        // Headers of another bus.
        (.can11Bit500, "DA40F1", []), (.iso9141, "7C0", []),
    ])
    func commands(bus: VehicleBus, header: String, commands: [String]) throws {
        // A refusal from the usual address of a module; silence from others.
        let refusal = ["7C0": "7C8 03 7F 22 31", "744": "74C 03 7F 22 31"][header]
        let (session, transport) = session(bus, answers: refusal.map { ["2201": [$0]] } ?? [:])
        #expect(try ask(session, header).answers.allSatisfy { $0.payloads.isEmpty })
        #expect(transport.commands == commands)
        #expect(session.headerRemedy.isEmpty)
    }

    /// While a filter lets through a single ECU, it is changed only for a request to another one, and then restored.
    @Test(arguments: [
        ("7E0", ["ATSH7E0", "2201", "ATSH7DF"]),
        ("7E1", ["ATSH7E1", "ATAR", "2201", "ATSH7DF", "ATCRA7E8"]),
        ("7C0", ["ATSH7C0", "ATCRA7C8", "2201", "ATSH7DF", "ATCRA7E8"]),
        (nil, ["2201"]),
    ])
    func whereOneIsLetThrough(header: String?, commands: [String]) throws {
        let (session, transport) = session(
            .can11Bit500, answers: ["2201": ["7C8 03 7F 22 31"]], only: ECUAddress(can11: 0x7E8))
        _ = try ask(session, header)
        #expect(transport.commands == commands)
    }

    @Test(arguments: [
        (VehicleBus.can11Bit500, "7C0", "7C8 03 62 01 05", "7C8"),
        (.can11Bit500, "7E1", "7E9 03 62 01 05", "7E9"),
        (.can29Bit500, "14DA40F1", "14 DA F1 40 03 62 01 05", "14DAF140"),
        (.iso9141, "6C40F1", "6C F1 40 62 01 05 05", "40"), (.iso9141, "6C40F1", "48 6B 40 62 01 05 5B", "40"),
        (.kwpFastInit, "8140F1", "83 F1 40 62 01 05 1C", "40"),
    ])
    func answers(bus: VehicleBus, header: String, line: String, ecu: String) throws {
        let (session, _) = session(bus, answers: ["2201": [line]])
        let result = try ask(session, header)
        #expect(result.answers.map(\.ecu.description) == [ecu] && result.unreadableLines == 0)
        #expect(result.answers.first?.payloads == [[0x62, 0x01, 0x05]])
    }

    /// The response of another ECU is not that of a standard one; without a header it is one.
    @Test func othersDoNotAnswer() throws {
        let (session, _) = session(.can11Bit500, answers: ["2201": ["7E8 03 62 01 05"]])
        #expect(try ask(session, "7E1").answers.isEmpty)
        #expect(try ask(session, nil).answers.map(\.ecu.description) == ["7E8"])
    }

    /// Otherwise the request would reach other ECUs.
    @Test func aRefusedSettingMeansNoRequest() throws {
        let (session, transport) = session(
            .can11Bit500, answers: ["ATSH7C0": ["?"], "2201": ["7C8 03 62 01 05"]])
        #expect(try ask(session, "7C0").answers.isEmpty)
        #expect(!transport.commands.contains("2201"))
        #expect(session.headerRemedy.isEmpty)
    }

    @Test func theWayBackIsTriedAgain() throws {
        let (session, transport) = session(
            .can11Bit500, answers: ["ATSH7DF": ["?", "OK"], "2201": ["7C8 03 7F 22 31"]])
        _ = try ask(session, "7C0")
        #expect(transport.commands.suffix(3) == ["ATSH7DF", "ATAR", "ATSH7DF"])
        #expect(session.headerRemedy.isEmpty)
    }

    /// A setting that could not be restored in two attempts is sent again with the next request, and when the adapter
    /// is set up again.
    @Test(arguments: [true, false]) func theWayBackIsNotForgotten(_ restores: Bool) throws {
        let (session, transport) = session(.can11Bit500, answers: ["ATSH7DF": ["?", "?", "OK"]])
        _ = try ask(session, "7E1")
        #expect(session.headerRemedy == ["ATSH7DF"])
        let count = transport.commands.count
        if restores { try session.restore() } else { _ = try ask(session, nil) }
        let since = transport.commands.dropFirst(count)
        #expect(since.contains("ATSH7DF") && (restores || since.first == "ATSH7DF"))
        #expect(session.headerRemedy.isEmpty)
    }

    @Test(arguments: ["NO DATA", "7C8 03 7F 22 78", "7C8 03 7F 22 21", "BUS ERROR", "7C8 05 62 01 05"])
    func patience(_ first: String) throws {
        let (session, transport) = session(.can11Bit500, answers: ["2201": [first, "7C8 03 62 01 05"]])
        #expect(try ask(session, "7C0", isPatient: true).answers.first?.payloads == [[0x62, 0x01, 0x05]])
        #expect(transport.commands.filter { $0 == "2201" }.count == 2)
        let settings = transport.commands.filter { $0.hasPrefix("ATST") }
        #expect(settings == ["ATSTFF", "ATST00"])
        // Not during a drive.
        let (other, impatient) = self.session(
            .can11Bit500, answers: ["2201": [first, first, first, "7C8 03 62 01 05"]])
        #expect(try ask(other, "7C0").answers.allSatisfy { $0.payloads.isEmpty })
        // Silence may be a response from another address.
        #expect(impatient.commands.filter { $0 == "2201" }.count == (first == "NO DATA" ? 3 : 1))
    }

    /// A response and a negative response are final.
    @Test(arguments: ["7C8 03 62 01 05", "7C8 03 7F 22 31"]) func whatIsFinal(_ answer: String) throws {
        let (session, transport) = session(.can11Bit500, answers: ["2201": [answer]])
        _ = try ask(session, "7C0", isPatient: true)
        #expect(transport.commands.filter { $0 == "2201" }.count == 1)
    }
}
