import Simulator
import Telemetry
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct SerialLineTests {
    static let rates = [9600, 19200, 38400, 57600, 115_200, 230_400, 500_000, 2_000_000]

    /// A command, the response with the identity, and other traffic.
    static let spoken: [String] = [
        "ATI\r", "ELM327 v2.1\r\r>", "OK\r\r>", "7E8 04 41 0C 1A F8 \r\r>", "\u{7F}\u{7F}\r",
    ]

    @Test func theRightRateIsHeard() {
        for text in Self.spoken {
            let bytes = Array(text.utf8)
            #expect(SerialLine.heard(bytes, sentAt: 38400, heardAt: 38400) == bytes)
            // Rates made by divisors of 4 MHz are close enough to the standard rates.
            #expect(SerialLine.heard(bytes, sentAt: 115_200, heardAt: 4_000_000 / 0x23) == bytes)
            #expect(SerialLine.heard(bytes, sentAt: 4_000_000 / 0x45, heardAt: 57600) == bytes)
        }
    }

    @Test(arguments: rates, rates) func anotherRateIsGarbled(_ sent: Int, _ heard: Int) {
        for text in Self.spoken where sent != heard {
            let bytes = Array(text.utf8)
            let result = SerialLine.heard(bytes, sentAt: sent, heardAt: heard)
            #expect(result != bytes)
            #expect(!result.contains(0x0D) && !result.contains(UInt8(ascii: ">")), "\(text) from \(sent) to \(heard)")
            // The result is deterministic, and no longer than the time on the line allows.
            #expect(result == SerialLine.heard(bytes, sentAt: sent, heardAt: heard))
            #expect(result.count <= bytes.count * heard / sent + 1)
        }
    }

    @Test(arguments: [
        ("ATBRD45", 57600, 4_000_000 / 0x45), ("ATBRD23", 115_200, 4_000_000 / 0x23), ("ATBRD08", 500_000, 500_000),
    ])
    func theHandshakeOfBRD(_ command: String, _ clientBaud: Int, _ rate: Int) {
        var session = onSerialLine()
        session.set("ATE0")
        var start = session.now
        #expect(session.ask(command, until: "OK\r") == "OK\r")
        // The OK comes at the old rate and without a prompt.
        #expect(session.now.seconds(since: start) < 0.010)
        session.clientBaud = clientBaud
        start = session.now
        #expect(session.hear(until: "v2.1\r") == "ELM327 v2.1\r")
        #expect((0.074...0.080).contains(session.now.seconds(since: start)))
        #expect(session.ask("") == "OK\r\r>")
        #expect(session.ask("ATI") == "ELM327 v2.1\r\r>")
        start = session.now
        _ = session.ask("ATI")
        let bytesS = 4 * 10 / Double(clientBaud) + 14 * 10 / Double(rate)
        #expect(abs(session.now.seconds(since: start) - bytesS - 0.0015) < 1e-6)
        // A warm start keeps the rate, a reset does not.
        #expect(session.ask("ATWS").hasSuffix("ELM327 v2.1\r\r>"))
        #expect(session.ask("ATZ") != "ATZ\r\r\rELM327 v2.1\r\r>")
        session.clientBaud = 38400
        #expect(session.ask("ATI") == "ATI\rELM327 v2.1\r\r>")
    }

    @Test func withoutAnAnswerTheOldRateIsBack() {
        var session = onSerialLine()
        session.set("ATE0", "ATBRT0A")
        _ = session.ask("ATBRD23", until: "OK\r")
        let start = session.now
        #expect(!session.hear(until: "nothing").contains("ELM327"))
        #expect(session.ask("ATI") == "ELM327 v2.1\r\r>")
        #expect((0.100...0.115).contains(session.now.seconds(since: start)))
        // A carriage return at the old rate does not count as a response either.
        _ = session.ask("ATBRD08", until: "OK\r")
        session.now = session.now.advanced(bySeconds: 0.055)
        #expect(!session.ask("").contains("OK"))
        #expect(session.ask("ATI") == "ELM327 v2.1\r\r>")
        #expect(session.ask("ATBRD00") == "?\r\r>")
    }

    @Test func atTheWrongRateNothingCanBeRead() {
        var session = onSerialLine()
        for rate in Self.rates where rate != 38400 {
            session.clientBaud = rate
            #expect(!session.ask("ATI").contains(">"))
        }
        session.clientBaud = 38400
        #expect(session.ask("ATI").hasSuffix("?\r\r>"))
        #expect(session.ask("ATI") == "ATI\rELM327 v2.1\r\r>")
    }

    /// The handshake has no effect if there is no serial line.
    @Test func withoutASerialLine() {
        var session = SimulatedSession(testCar())
        session.set("ATE0")
        #expect(session.ask("ATBRD23", until: "v2.1\r") == "OK\rELM327 v2.1\r")
        #expect(session.ask("") == "OK\r\r>")
        #expect(session.ask("ATI") == "ELM327 v2.1\r\r>")
    }

    private func onSerialLine() -> SimulatedSession {
        var timing = Timing()
        timing.latency = 0
        timing.baud = 38400
        var session = SimulatedSession(testCar(), timing: timing)
        session.clientBaud = 38400
        return session
    }
}
