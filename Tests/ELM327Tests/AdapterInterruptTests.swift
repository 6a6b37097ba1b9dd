import ELM327
import Telemetry
import Testing
import Transports

/// A command whose response is read while it arrives, and which is then interrupted.
@Suite(.timeLimit(.minutes(20))) struct AdapterInterruptTests {
    private static let del = "\u{7F}"

    /// Returns an adapter that monitors after AT MA until a character arrives.
    private func listeningAdapter(promptAfterS: Double) -> ScriptedTransport {
        ScriptedTransport { text, _ in
            switch text {
            case "ATMA": [.says("7E8 03 41 0D 32\r"), .says("7E8 03", afterS: 0.5)]
            case Self.del: [.says("STOPPED\r\r>", afterS: promptAfterS)]
            case "ATI": [.says("ELM327 v2.1\r\r>")]
            default: [.says("?\r\r>")]
            }
        }
    }

    @Test(arguments: [(0.01, [del]), (0.9, [del]), (1.2, [del, "ATI"])])
    func interrupted(promptAfterS: Double, sent: [String]) throws {
        let transport = listeningAdapter(promptAfterS: promptAfterS)
        let adapter = Adapter(transport: transport)
        var heard = ""
        try adapter.send("ATMA")
        let reply = try adapter.finish(within: 2) { heard += String(decoding: $0, as: UTF8.self) }
        #expect(!reply.isComplete)
        #expect(heard == "7E8 03 41 0D 32\r7E8 03")
        try adapter.interrupt()
        #expect(transport.commands == ["ATMA"] + sent)
        // The next command gets its own response, and no further calls are needed.
        #expect(try adapter.exchange("ATI", within: 1).value == "ELM327 v2.1")
        #expect(transport.commands == ["ATMA"] + sent + ["ATI"])
    }

    /// A bare carriage return would repeat the command.
    @Test func whoNeverAnswersIsToldNothingTwice() throws {
        let transport = ScriptedTransport { _, _ in [] }
        let adapter = Adapter(transport: transport)
        #expect(try !adapter.exchange("04", within: 1).isComplete)
        let error = #expect(throws: TransportError.self) { try adapter.interrupt() }
        #expect(error?.kind == .lost)
        #expect(transport.commands == ["04", Self.del, "ATI"])
    }

    @Test func whatIsHeardMayBeOfAnyLength() throws {
        let flood = String(repeating: "7E8 03 41 0D 32\r", count: 1000)
        let transport = ScriptedTransport(script: [
            (
                "ATMA",
                (1...10).map { .says(flood, afterS: 0.1 * Double($0)) } + [.says("BUFFER FULL\r\r>later", afterS: 2)]
            )
        ])
        let adapter = Adapter(transport: transport)
        var heard = 0
        try adapter.send("ATMA")
        let reply = try adapter.finish(within: 5) { heard += $0.count }
        #expect(reply.isComplete && reply.contains(.bufferFull))
        #expect(reply.lines.count < 10000)
        #expect(heard == 10 * flood.utf8.count + "BUFFER FULL\r\r>".utf8.count)
    }
}
