import Displays
import ELM327
import OBD
import Reports
import Simulator
import Telemetry
import Testing
import Transports

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct TerminalSessionTests {
    /// What it answers to which command; `?` to others, and nothing to an empty text.
    private final class Adapter: Transport {
        let device = "test:adapter"
        var now = Instant.zero
        private(set) var sent: [String] = []
        private let answers: [String: String]
        private var pending: [UInt8] = []

        init(_ answers: [String: String]) { self.answers = answers }

        func send(_ bytes: [UInt8]) {
            let text = String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self)
            sent.append(text)
            let answer = answers[text.filter { $0 != " " }] ?? "?"
            if !answer.isEmpty { pending += Array((answer + "\r\r>").utf8) }
        }

        func receive(before deadline: Instant) -> Received? {
            guard !pending.isEmpty else {
                now = max(now, deadline)
                return nil
            }
            defer { pending = [] }
            return Received(bytes: pending, time: now)
        }

        func close() {}
    }

    private func session(_ transport: any Transport) -> TerminalSession {
        TerminalSession(session: Session(adapter: ELM327.Adapter(transport: transport)))
    }

    private func ask(_ session: TerminalSession, _ line: String) throws -> [String] {
        var told: [String] = []
        _ = try session.ask(TypedCommand(line), within: 30) { line, facts in
            told += (line.map { ["'\($0)'"] } ?? []) + facts.map(\.line)
        }
        return told
    }

    @Test func controllersAtOtherAddresses() throws {
        let transport = Adapter([
            "ATDPN": "A6", "22F190": "7B8 10 08 62 F1 90 57 56 57 \r7B8 21 5A 5A 00 00 00 00 00 ",
            "2EF190": "7B8037F2E33AAAAAAAA",
        ])
        let session = session(transport)
        #expect(
            try ask(session, "22F190") == [
                "'7B8 10 08 62 F1 90 57 56 57'", "'7B8 21 5A 5A 00 00 00 00 00'",
                "7B8: DID F1 90: 57 56 57 5A 5A \"WVWZZ\"",
            ])
        #expect(
            try ask(session, "2EF190") == ["'7B8037F2E33AAAAAAAA'", "7B8: refused: security access denied (33)"])
        #expect(transport.sent == ["22F190", "ATDPN", "2EF190"])
    }

    /// The protocol is asked for again once another was chosen.
    @Test func theProtocolIsAskedForOnce() throws {
        let transport = Adapter(["ATDPN": "6", "07": "7E8 02 47 00", "ATSP0": "OK"])
        let session = session(transport)
        for line in ["07", "07", "ATSP0", "07"] { _ = try ask(session, line) }
        #expect(transport.sent == ["07", "ATDPN", "07", "ATSP0", "07", "ATDPN"])
    }

    @Test func theControlByteIsInDoubtUntilTheAdapterSays() throws {
        let session = session(Adapter(["ATCAF0": "OK", "ATCAF1": "", "ATI": "ELM327 v2.1", "ATZ": "ELM327 v2.1"]))
        #expect(session.controlByte == .adapter)
        _ = try ask(session, "ATCAF0")
        #expect(session.controlByte == .user)
        _ = try ask(session, "ATCAF1")
        #expect(session.controlByte == .unknown)
        _ = try ask(session, "ATZ")
        #expect(session.controlByte == .adapter)
        #expect(session.last == TypedCommand("ATZ"))
    }

    @Test func aSettingThatIsRefusedIsNone() throws {
        let session = session(Adapter([:]))
        #expect(try ask(session, "ATCAF0") == ["'?'", "the adapter does not support that, or not now"])
        #expect(session.controlByte == .adapter)
    }

    @Test func aRestartMakesAllItsSettingsTheDefaults() throws {
        let session = session(Adapter(["ATCAF0": "OK", "0100": "LV RESET"]))
        _ = try ask(session, "ATCAF0")
        #expect(try ask(session, "0100").last?.contains("the adapter restarted with default settings") == true)
        #expect(session.controlByte == .adapter)
    }

    /// Of a bus that is listened to, each line stands for itself.
    @Test func aBusThatIsListenedTo() throws {
        let session = session(Adapter(["ATMA": "7E8 03 41 0D 32\r7E8 03 41 0D 32\r<RX ERROR\rBUFFER FULL"]))
        #expect(
            try ask(session, "AT MA") == [
                "'7E8 03 41 0D 32'", "'7E8 03 41 0D 32'", "'<RX ERROR'", "a corrupted frame: is the protocol right?",
                "'BUFFER FULL'", "more arrived than the adapter can forward: data is missing",
            ])
    }

    /// Through whatever a clone does to the lines.
    @Test(
        arguments: Quirks.named.map(\.name).filter {
            // Of what is answered only when it is asked again, the terminal shows the first answer.
            !["ignition-off", "unplugged", "silence", "slow-ecu", "pending-twice", "j1939"].contains($0)
        })
    func throughAnAdapterWith(_ quirk: String) throws {
        let car = try #require(VirtualCar.named("faults"))
        let transport = SimulatedTransport(
            device: "sim:faults", car: car, pace: .maximum, quirks: try Quirks.parse(quirk), interruptDescriptor: -1)
        let opened = Session(adapter: ELM327.Adapter(transport: transport))
        try opened.open()
        let session = TerminalSession(session: opened)
        _ = try ask(session, "0100")
        #expect(try ask(session, "03").contains { $0.hasSuffix("P0301 Cylinder 1 misfire detected (confirmed)") })
    }
}
