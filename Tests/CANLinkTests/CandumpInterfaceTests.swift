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

    /// Requests that were sent at once are answered at once, and each alone; one that was not answered does not get what followed
    /// another.
    @Test(arguments: ["(100.0000) ", ""]) func severalModulesAtOnce(time: String) throws {
        let lines = [
            "7DF#0201000000000000", "7E8#064100BE1FA81300", "7E0#0322E00100000000", "7E1#0322E00200000000",
            "7E9#1009622E02AABBCC", "7E8#0562E0011122AAAA", "7E1#300000", "7E9#2105060708000000",
            "7E0#0322E00300000000", "7E0#0322E00400000000", "7E8#0562E0043344AAAA",
        ]
        let log = CandumpLog(lines.map { "\(time)can0 \($0)\n" }.joined())
        func adapter() throws -> CANAdapter {
            CANAdapter(try CandumpInterface(log, device: "d", path: "log", rate: nil, interruptDescriptor: -1))
        }
        let together = try adapter()
        _ = try together.reply(to: "0100")
        #expect(
            try together.reply(to: "@7E0>7E8:22E001,7E1>7E9:22E002")
                == ["7E91009622E02AABBCC", "7E80562E0011122AAAA", "7E92105060708000000"])
        let alone = try adapter()
        for command in ["0100", "ATSH7E0", "ATCRA7E8"] { _ = try alone.reply(to: command) }
        #expect(try alone.reply(to: "22E001") == ["7E80562E0011122AAAA"])
        #expect(try alone.reply(to: "22E003") == ["NO DATA"])
        #expect(try alone.reply(to: "22E004") == ["7E80562E0043344AAAA"])
    }

    /// A log of a truck without times has not passed before anything is requested.
    @Test(arguments: [30, 3000]) func aTruckWithoutTimes(frameCount: Int) throws {
        let lines = [
            "can0  0CF00400   [8]  F1 7D 8C 68 13 00 F0 8C", "can0  18FEF100   [8]  F7 80 54 FF FF FF FF FF",
            "can0  18FECA00   [8]  44 FF 64 00 01 05 FF FF",
        ]
        let log = CandumpLog((0..<frameCount).map { lines[$0 % 3] }.joined(separator: "\n"))
        let adapter = CANAdapter(
            try CandumpInterface(log, device: "candump:log", path: "log", rate: nil, interruptDescriptor: -1))
        #expect(try adapter.reply(to: "0100") == ["NO DATA"])
        #expect(try adapter.reply(to: "ATDPN") == ["AE"])
        #expect(try adapter.reply(to: "22F40D1") == ["1CDAF9000462F40D55000000"])
    }

    /// What is not read is named: beside other frames by the notes, alone by the error.
    @Test func namesFramesOfCANFD() throws {
        let long = "can0 7E8##1" + String(repeating: "AB", count: 12) + "\n"
        let some = try CandumpInterface(
            CandumpLog(long + "can0 7E8#02\n"), device: "d", path: "log", rate: nil, interruptDescriptor: -1)
        #expect(some.notes.contains { $0.contains("1 frames of CAN FD") })
        #expect(throws: TransportError.can(.onlyLongFrames("log", count: 2))) {
            try CandumpInterface(CandumpLog(long + long), device: "d", path: "log", rate: nil, interruptDescriptor: -1)
        }
    }

    @Test func aFileWithoutFrames() {
        #expect(throws: TransportError.can(.noFrames("empty"))) {
            try CandumpInterface(
                CandumpLog("no frame\n"), device: "d", path: "empty", rate: nil, interruptDescriptor: -1)
        }
    }
}
