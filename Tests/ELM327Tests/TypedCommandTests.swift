import Testing

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct TypedCommandTests {
    /// Characters that the adapter would ignore cannot hide a command, because they are not sent.
    @Test(arguments: [("04\r0100", ["04", "0100"]), ("01\u{0}0 0\n04", ["010 0", "04"]), ("\u{1B}[A04é", ["[A04"])])
    func whatIsJudgedIsWhatIsSent(line: String, sent: [String]) {
        #expect(TypedCommand.commands(in: line).map(\.text) == sent)
    }

    @Test func controlByteFollowsTheSettings() {
        func after(_ lines: String...) -> ControlByte {
            lines.reduce(into: ControlByte.adapter) { $0.follow(TypedCommand($1)) }
        }
        #expect(after() == .adapter)
        #expect(after("at caf 0") == .user)
        #expect(after("ATCAF0", "ATH1", "0100") == .user)
        #expect(after("ATCAF0", "ATCAF1") == .adapter)
        #expect(after("ATCAF0", "ATZ") == .adapter)
        #expect(after("STP 31") == .unknown)
        #expect(after("STPX H:7DF, D:0100") == .adapter)
        #expect(after("STPTO 100") == .adapter)
        #expect(after("ATSP B") == .unknown)
        #expect(after("AT PB C0 01") == .unknown)
        #expect(after("ATSP6") == .adapter)
    }

    @Test func theMessage() {
        #expect(TypedCommand("01 0C 1").message == [0x01, 0x0C])
        #expect(TypedCommand("STPX H:7E0, D:22 F1 90, R:1").message == [0x22, 0xF1, 0x90])
        #expect(TypedCommand("STI").message == nil)
        #expect(TypedCommand("ATRV").message == nil && TypedCommand("4").message == nil)
        #expect(TypedCommand("").isRepetition && TypedCommand("  \t").isRepetition)
        #expect(TypedCommand("ATMA").listens && TypedCommand("STM").listens && !TypedCommand("ATM0").listens)
    }

    /// The request after the control byte; a single byte is not one.
    @Test(
        arguments: [
            ([0x02, 0x01, 0x04], [0x01, 0x04]), ([0x10, 0x14, 0x2E, 0xF1], [0x2E, 0xF1]), ([0x21, 0x2E], []),
            ([0x04], [0x04]),
            ([0x30, 0x00, 0x00], []),
        ] as [([UInt8], [UInt8])]) func theRequestInAFrame(frame: [UInt8], request: [UInt8])
    {
        #expect(ControlByte.user.requests(in: frame) == [request])
        #expect(ControlByte.adapter.requests(in: frame) == [frame])
    }
}
