import Telemetry
import Testing
import Transports

@testable import CANLink

/// A car with diagnostics over IP, in virtual time.
final class ScriptedEntity: Transport {
    let device = "doip:car"
    var now = Instant.zero
    /// The messages of the tester, without versions and lengths.
    private(set) var heard: [(kind: UInt16, payload: [UInt8])] = []
    private var parser = DoIPParser()
    private var output: [UInt8] = []
    /// What answers a message: kinds and payloads.
    var answer: (UInt16, [UInt8]) -> [(DoIPParser.Kind, [UInt8])]

    init(_ answer: @escaping (UInt16, [UInt8]) -> [(DoIPParser.Kind, [UInt8])]) { self.answer = answer }

    func send(_ bytes: [UInt8]) {
        for message in parser.messages(bytes) {
            heard.append(message)
            for (kind, payload) in answer(message.kind, message.payload) {
                output += DoIPParser.message(kind, payload)
            }
        }
    }

    func receive(before deadline: Instant) -> Received? {
        guard !output.isEmpty else {
            if deadline != .distantFuture { now = max(now, deadline) }
            return nil
        }
        defer { output = [] }
        now = now.advanced(bySeconds: 0.001)
        return Received(bytes: output, time: now)
    }

    func close() {}
}

@Suite(.timeLimit(.minutes(20))) struct DoIPInterfaceTests {
    /// A gateway at 1001 that lets the engine at 1010 answer.
    private static func car(_ kind: UInt16, _ payload: [UInt8]) -> [(DoIPParser.Kind, [UInt8])] {
        switch kind {
        case 0x0005: return [(.routingActivationResponse, [0x0E, 0x00, 0x10, 0x01, 0x10, 0, 0, 0, 0])]
        case 0x8001:
            let request = Array(payload[4...])
            let acknowledgment = (DoIPParser.Kind.diagnosticAcknowledgment, [0x10, 0x01, 0x0E, 0x00, 0x00] as [UInt8])
            guard request.first == 0x22 else { return [acknowledgment] }
            let vin: [UInt8] = [0x62, 0xF8, 0x02] + Array("1HGCM82633A004352".utf8)
            return [acknowledgment, (.aliveCheck, []), (.diagnosticMessage, [0x10, 0x10, 0x0E, 0x00] + vin)]
        default: return []
        }
    }

    @Test func activatesRoutingAndAsksAll() throws {
        let car = ScriptedEntity(Self.car)
        let adapter = CANAdapter(try DoIPInterface(car))
        #expect(car.heard.first.map { [$0.kind == 5, $0.payload == [0x0E, 0x00, 0x01, 0, 0, 0, 0]] } == [true, true])
        #expect(try adapter.reply(to: "0100") == ["NO DATA"])
        #expect(try adapter.reply(to: "ATDPN") == ["AD"])
        #expect(
            try adapter.reply(to: "22F802") == ["7E8101462F802314847", "7E821434D3832363333", "7E82241303034333532"])
        #expect(car.heard.contains { $0.kind == 0x8001 && $0.payload == [0x0E, 0x00, 0xE0, 0x00, 0x22, 0xF8, 0x02] })
        #expect(car.heard.contains { $0.kind == 0x0008 && $0.payload == [0x0E, 0x00] })
        // The engine is 7E0 from now on.
        _ = try adapter.reply(to: "ATSH7E0")
        #expect(try adapter.reply(to: "22F8021").count == 1)
        #expect(car.heard.last { $0.kind == 0x8001 }?.payload.prefix(4) == [0x0E, 0x00, 0x10, 0x10])
    }

    /// A gateway that knows no group is asked itself.
    @Test func asksTheEntityIfItKnowsNoGroup() throws {
        let car = ScriptedEntity { kind, payload in
            kind == 0x8001 && payload[2] == 0xE0
                ? [(.diagnosticNack, [0xE0, 0x00, 0x0E, 0x00, 0x03])] : Self.car(kind, payload)
        }
        let adapter = CANAdapter(try DoIPInterface(car))
        #expect(try adapter.reply(to: "22F802").count == 3)
        #expect(car.heard.last { $0.kind == 0x8001 }?.payload.prefix(4) == [0x0E, 0x00, 0x10, 0x01])
    }

    /// A long request is put together again.
    @Test func sendsLongRequestsWhole() throws {
        let car = ScriptedEntity(Self.car)
        let adapter = CANAdapter(try DoIPInterface(car))
        _ = try adapter.reply(to: "22F400F401F402F403")
        #expect(
            car.heard.last { $0.kind == 0x8001 }?.payload.dropFirst(4)
                == [0x22, 0xF4, 0x00, 0xF4, 0x01, 0xF4, 0x02, 0xF4, 0x03])
    }

    @Test func tellsWhyACarRefuses() {
        let refusing = ScriptedEntity { kind, _ in
            kind == 5 ? [(.routingActivationResponse, [0x0E, 0x00, 0x10, 0x01, 0x04, 0, 0, 0, 0])] : []
        }
        #expect(throws: TransportError.can(.routingRefused("doip:car", code: 4))) { try DoIPInterface(refusing) }
        #expect(throws: TransportError.can(.notDoIP("doip:car"))) { try DoIPInterface(ScriptedEntity { _, _ in [] }) }
    }

    /// The payloads that doipclient 1.2.2 prints, and what is none.
    @Test func messages() {
        #expect(
            DoIPParser.message(.diagnosticMessage, [0x0E, 0x00, 0xE0, 0x00, 0x22, 0xF4, 0x0C])
                == [0x02, 0xFD, 0x80, 0x01, 0, 0, 0, 7, 0x0E, 0x00, 0xE0, 0x00, 0x22, 0xF4, 0x0C])
        var parser = DoIPParser()
        #expect(parser.messages([0x02, 0xFD, 0x00]).isEmpty)
        #expect(parser.messages([0x07, 0, 0, 0, 0]).map(\.kind) == [7])
        #expect(parser.messages(Array("HTTP/1.1 400 Bad Request".utf8)).isEmpty)
        #expect(parser.messages([0x02, 0xFD, 0, 7, 0, 0, 0, 0]).map(\.kind) == [7])
    }
}
