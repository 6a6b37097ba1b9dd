import Telemetry
import Testing
import Transports

@testable import CANLink

@Suite(.timeLimit(.minutes(20))) struct CandumpInterfaceTests {
    private static let log = CandumpLog(
        """
        (100.000000) can0 7DF#0201000000000000
        (100.004000) can0 7E8#064100BE1FA81300
        (101.000000) can0 7DF#02010D0000000000
        (101.004000) can0 7E8#03410D0A00000000
        (130.000000) can0 7DF#02010D5555555555
        (130.004000) can0 7E8#03410D1400000000
        (131.000000) can0 7DF#0209020000000000
        (131.004000) can0 7E8#1014490201314731
        (131.005000) can0 7E0#300000
        (131.006000) can0 7E8#2144433535353031
        (131.007000) can0 7E8#2232333435363738
        """)

    private func adapter() throws -> CANAdapter {
        CANAdapter(
            try CandumpInterface(Self.log, device: "candump:log", path: "log", rate: nil, interruptDescriptor: -1))
    }

    /// One after the other, whatever pads them, then the last again; and the clock follows the log.
    @Test func answersAsTheCarDid() throws {
        let adapter = try adapter()
        #expect(try adapter.reply(to: "0100") == ["7E8064100BE1FA81300"])
        #expect(try adapter.reply(to: "010D1") == ["7E803410D0A00000000"])
        let start = adapter.now
        #expect(try adapter.reply(to: "010D1") == ["7E803410D1400000000"])
        #expect(abs(adapter.now.seconds(since: start) - 29) < 0.1)
        #expect(try adapter.reply(to: "010D1") == ["7E803410D1400000000"])
        #expect(try adapter.reply(to: "0902").count == 3)
        #expect(try adapter.reply(to: "010C") == ["NO DATA"])
    }

    @Test func aFileWithoutFrames() {
        #expect(throws: TransportError.can(.noFrames("empty"))) {
            try CandumpInterface(
                CandumpLog("no frame\n"), device: "d", path: "empty", rate: nil, interruptDescriptor: -1)
        }
    }
}
