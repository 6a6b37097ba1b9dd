import ELM327
import Telemetry
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct AdapterTests {
    private static let del = "\u{7F}"

    @Test func oneCommandOneAnswer() throws {
        var log: [String] = []
        let transport = ScriptedTransport(answers: ["010D": "7E8 03 41 0D 32 \r\r>"])
        let adapter = Adapter(transport: transport) { log.append($0) }
        #expect(!adapter.hasHeardAnything)
        let reply = try adapter.exchange("010D", within: 1)
        #expect(reply.isComplete)
        #expect(reply.value == "7E8 03 41 0D 32")
        #expect(reply.dataTime == Instant(nanoseconds: 10_000_000))
        #expect(transport.commands == ["010D"])
        #expect(adapter.firstHeard == "7E8 03 41 0D 32 \\r\\r>")
        #expect(log == ["-> 010D", "<- 7E8 03 41 0D 32 \\r\\r>"])
        #expect(transport.now == Instant(nanoseconds: 10_000_000))
    }

    @Test(arguments: [
        ("", 2.0), ("41 0D", 2), ("41 0D 32\r", 2), ("41 0D 32\r\r", 2),
        // Messages that announce a long wait.
        ("SEARCHING...", 20), ("BUS INIT: ..", 20), ("BUSINIT: ..", 20), ("Bus Init: ..", 20),
    ])
    func onlyThePromptEnds(_ text: String, _ seconds: Double) throws {
        let transport = ScriptedTransport(script: [("010D", text.isEmpty ? [] : [.says(text)])])
        let adapter = Adapter(transport: transport)
        let reply = try adapter.exchange("010D", within: 2)
        #expect(!reply.isComplete)
        #expect(transport.now == Instant.zero.advanced(bySeconds: seconds))
    }

    /// An adapter that itself waits for an announced response gives its prompt only then. Each announcement counts, for
    /// half a minute.
    @Test(arguments: [(5, true), (60, false)]) func announcedAgainAndAgain(times: Int, isAnswered: Bool) throws {
        let pending = (0..<times).map { ScriptedTransport.Event.says("7E8037F1978\r", afterS: 0.01 + 4 * Double($0)) }
        let last = ScriptedTransport.Event.says("7E807594233FFFF04\r\r>", afterS: 4 * Double(times))
        let transport = ScriptedTransport(script: [("1942330C1E", pending + [last])])
        let reply = try Adapter(transport: transport).exchange("1942330C1E", within: 6)
        #expect(reply.isComplete == isAnswered && reply.lines.count == (isAnswered ? 6 : 9))
        if !isAnswered { #expect(abs(transport.now.seconds(since: .zero) - 36) < 3) }
    }

    @Test(arguments: 0..<40) func anAnswerInTwoPieces(_ cut: Int) throws {
        let answer = "SEARCHING...\r7E8 03 41 0D 32 \r\r>"
        let transport = ScriptedTransport(delivery: .cut(cut), answers: ["010D": answer, "0100": "STOPPED\r\r>"])
        let adapter = Adapter(transport: transport)
        #expect(try adapter.exchange("010D", within: 1).raw == answer.replacing("\r", with: "\\r"))
        #expect(try adapter.exchange("0100", within: 1).messages == [.stopped])
        #expect(transport.waitedForPrompts)
    }

    /// Bytes without a line end and without a prompt are given up, and not kept.
    @Test(arguments: ["41 0D 32 ", "7E803410D32\r", "\u{0}\u{FF}"]) func aFlood(_ text: String) throws {
        let transport = ScriptedTransport { _, _ in [] }
        let flood = Array(repeating: bytes(text), count: 4096 / text.count).flatMap(\.self)
        // 4 MB/s.
        transport.noise = (flood, everyS: 0.001)
        var logged = 0
        let adapter = Adapter(transport: transport) { logged += $0.utf8.count }
        let error = #expect(throws: TransportError.self) {
            for _ in 0..<3 { _ = try adapter.exchange("010D", within: 2) }
        }
        #expect(error?.kind == .lost)
        #expect(transport.now.seconds(since: .zero) < 8)
        #expect(logged < 1_000_000)
    }

    /// The expected time of the next response is not taken from one that took long.
    @Test func whatTookLongIsNotExpectedAgain() throws {
        var seconds = 0.02
        let transport = ScriptedTransport { _, _ in [.says("41 0D 32\r\r>", afterS: seconds)] }
        let adapter = Adapter(transport: transport)
        for _ in 0..<3 { _ = try adapter.exchange("010D", within: 2) }
        #expect(transport.expectations == 2)
        seconds = 1
        for _ in 0..<3 { _ = try adapter.exchange("010D", within: 2) }
        #expect(transport.expectations == 3)
    }

    /// Some adapters take those interrupting bytes that they did not drop for a command, and answer it.
    @Test func afterSTOPPEDTheLineIsQuietFirst() throws {
        let transport = ScriptedTransport(script: [
            ("010D", [.says("STOPPED\r\r>"), .says("?\r\r>", afterS: 0.2)]),
            ("010C", [.says("7E8 04 41 0C 1A F8\r\r>", afterS: 0.3)]),
        ])
        let adapter = Adapter(transport: transport)
        #expect(try adapter.exchange("010D", within: 1).messages == [.stopped])
        #expect(try adapter.exchange("010C", within: 1).value == "7E8 04 41 0C 1A F8")
    }

    // MARK: The prompt that does not come

    /// How an adapter treats bytes while it is busy.
    enum Temper: CaseIterable { case deaf, interruptible }

    /// Returns an adapter that ends its response to 010C only `workS` seconds after the request, with 50 ms each way.
    private func slowAdapter(_ workS: Double, _ temper: Temper) -> ScriptedTransport {
        let wayS = 0.05
        var busyUntil = Instant.zero
        var line = ""
        return ScriptedTransport { text, sentAt in
            let time = sentAt.advanced(bySeconds: wayS)
            if time < busyUntil {
                guard temper == .interruptible else { return [] }
                busyUntil = time
                return [.dropsRest(afterS: 2 * wayS), .says("STOPPED\r\r>", afterS: 2 * wayS)]
            }
            guard text != Self.del else {
                line += text
                return []
            }
            line += text == "\r" ? "" : text
            defer { line = "" }
            switch line {
            case "010C":
                busyUntil = time.advanced(bySeconds: workS)
                return [.says("7E8 04 41 0C 1A F8\r\r>", afterS: workS + 2 * wayS)]
            case "010D": return [.says("7E8 03 41 0D 32\r\r>", afterS: 2 * wayS)]
            case "ATI": return [.says("ELM327 v1.5\r\r>", afterS: 2 * wayS)]
            default: return [.says("?\r\r>", afterS: 2 * wayS)]
            }
        }
    }

    /// However late a response is, it is never taken for that of the next request, which gets its own.
    @Test(arguments: Temper.allCases) func aLateAnswer(_ temper: Temper) throws {
        for hundredths in 85..<285 {
            let transport = slowAdapter(Double(hundredths) / 100, temper)
            let adapter = Adapter(transport: transport)
            let late = try adapter.exchange("010C", within: 1)
            #expect(late.isComplete == (hundredths <= 90), "\(hundredths)")
            let next = try adapter.exchange("010D", within: 1)
            #expect(next.lines.map(\.text) == ["7E8 03 41 0D 32"], "\(hundredths)")
            #expect(next.messages.isEmpty, "\(hundredths)")
            #expect(next.isComplete, "\(hundredths)")
        }
    }

    @Test func theStepsToThePrompt() throws {
        let transport = ScriptedTransport { _, _ in [] }
        let adapter = Adapter(transport: transport)
        #expect(try adapter.exchange("010C", within: 1).isComplete == false)
        let error = #expect(throws: TransportError.self) { try adapter.exchange("010D", within: 1) }
        #expect(error == .connection(.noPrompt("test:peer")))
        #expect(transport.commands == ["010C", Self.del, "\r", "ATI"])
        #expect(transport.sent.map { $0.time.seconds(since: .zero) } == [0, 1, 1.5, 2])
        #expect(transport.now.seconds(since: .zero) == 3)
    }

    /// DEL, then a carriage return, then AT I: the first one that produces the prompt, and what ends its line.
    @Test(arguments: [
        (Self.del, "STOPPED\r\r>", [Self.del, "ATI"]), ("\r", "?\r\r>", [Self.del, "\r"]),
        ("ATI", "ELM327 v1.5\r\r>", [Self.del, "\r", "ATI"]),
    ])
    func theFirstThatHelps(_ helps: String, _ answer: String, _ calls: [String]) throws {
        let transport = ScriptedTransport { text, _ in
            switch text {
            case helps: [.says(answer), .says("41 0C 1A F8\r\r>", afterS: 0.2)]
            case "ATI": [.says("ELM327 v1.5\r\r>")]
            case "010D": [.says("7E8 03 41 0D 32\r\r>")]
            default: []
            }
        }
        let adapter = Adapter(transport: transport)
        _ = try adapter.exchange("010C", within: 1)
        #expect(try adapter.exchange("010D", within: 1).value == "7E8 03 41 0D 32")
        #expect(transport.commands == ["010C"] + calls + ["010D"])
        // The line was quiet for 0.3 s before the next command was sent.
        #expect(transport.sent[transport.sent.count - 1].time.seconds(since: .zero) >= 1.5)
        _ = try adapter.exchange("010D", within: 1)
        #expect(transport.commands.suffix(2) == ["010D", "010D"])
    }

    /// A missing prompt that arrives later does not shift the following responses by one.
    @Test(arguments: [0.01, 0.1, 0.3, 0.49]) func aForgivenPromptComesLate(_ lateS: Double) throws {
        let transport = ScriptedTransport { text, _ in
            switch text {
            case "ATE0": [.says("ATE0\rOK\r"), .says("\r>", afterS: 1 + lateS)]
            case "ATI": [.says("ELM327 v1.5\r\r>", afterS: 0.5)]
            default: [.says("OK\r\r>", afterS: 0.5)]
            }
        }
        let adapter = Adapter(transport: transport)
        let reply = try adapter.exchange("ATE0", within: 1)
        #expect(reply.contains(.ok) && !reply.isComplete)
        adapter.forgiveMissingPrompt()
        #expect(try adapter.exchange("ATL0", within: 1).messages == [.ok])
        #expect(try adapter.exchange("ATI", within: 1).value == "ELM327 v1.5")
        #expect(try adapter.exchange("ATS0", within: 1).messages == [.ok])
        #expect(transport.commands == ["ATE0", "ATL0", "ATI", "ATS0"])
    }

    /// If no prompt is overdue, a bare prompt is an empty response.
    @Test func anEmptyAnswer() throws {
        let transport = ScriptedTransport(answers: ["ATPPS": "\r>"])
        let adapter = Adapter(transport: transport)
        let reply = try adapter.exchange("ATPPS", within: 1)
        #expect(reply.isComplete && reply.lines.isEmpty && reply.messages.isEmpty)
        #expect(transport.now.seconds(since: .zero) == 0.01)
    }

    // MARK: Repeated by a carriage return

    /// A bare carriage return repeats the adapter's last command, and is sent only for the same command.
    @Test func repetition() throws {
        let transport = ScriptedTransport { _, _ in [.says("7E8 03 41 0D 32\r\r>")] }
        let adapter = Adapter(transport: transport)
        func say(_ command: String, byReturn: Bool = true) throws {
            try adapter.send(command, byReturn: byReturn)
            _ = try adapter.finish(within: 1)
        }
        for command in ["010D", "010D", "010D", "010C", "010D", "010D"] { try say(command) }
        try say("010D", byReturn: false)
        try say("010D")
        try adapter.quarantine()
        try say("010D")
        try say("010D")
        #expect(
            transport.commands == ["010D", "\r", "\r", "010C", "010D", "\r", "010D", "\r", "010D", "\r"])
    }

    /// If it is uncertain what the adapter's last command was, the command is sent in full.
    @Test(arguments: ["?\r\r>", "010D\r41 0D 32\r\r>", "LV RESET\r\r>", "7E8 03 41 0D 32\r"])
    func noRepetition(_ answer: String) throws {
        let transport = ScriptedTransport { command, _ in
            [.says(command == "ATI" || command == "\r" ? "ELM327 v1.5\r\r>" : answer)]
        }
        let adapter = Adapter(transport: transport)
        for _ in 1...3 {
            try adapter.send("010D", byReturn: true)
            _ = try adapter.finish(within: 1)
        }
        #expect(transport.commands.count { $0 == "010D" } == 3)
    }

    // MARK: Restarts

    /// Whether the adapter is known to have restarted, by its output in responses or between them.
    @Test(arguments: [
        ("7E8 03 41 0D 32\r\r>", "", false), ("7E8 03 41 0D 32\r\r>", "STOPPED\r\r>", false),
        ("7E8 03 41 0D 32\r\r>", "\r\rELM327 v1.5\r\r>", true), ("7E8 03 41 0D 32\r\r>", "LV RESET\r\r>", true),
        // In the same piece as the prompt, or in the response.
        ("7E8 03 41 0D 32\r\r>\rLV RESET\r\r>", "", true), ("LV RESET\r\r>", "", true),
        ("12.3V\rLV RESET\r\r>", "", true),
        // Without a prompt, AT I is sent to get one; its response looks like a banner, but is none.
        ("7E8 03 41 0D 32\r", "", false), ("7E8 03 41 0D 32\r", "\r\rELM327 v1.5\r\r>", true),
    ])
    func restarts(_ answer: String, _ stray: String, _ isRestart: Bool) throws {
        let transport = ScriptedTransport { command, _ in
            switch command {
            case "010D": [.says(answer)] + (stray.isEmpty ? [] : [.says(stray, afterS: 1.5)])
            case "\u{7F}": []
            case "\r": []
            case "ATI": [.says("ELM327 v1.5\r\r>")]
            default: [.says("7E8 04 41 0C 1A F8\r\r>")]
            }
        }
        let adapter = Adapter(transport: transport)
        _ = try adapter.exchange("010D", within: 1)
        if !stray.isEmpty { transport.pass(2) }
        _ = try adapter.exchange("010C", within: 1)
        #expect(adapter.takeRestart() == isRestart)
        #expect(!adapter.takeRestart())
    }

    /// A transport that can no longer send, while nothing else shows that it is gone.
    private final class Unwritable: Transport {
        let device = "test:gone"
        var now = Instant.zero
        func send(_ bytes: [UInt8]) throws(TransportError) { throw .connection(.gone(device)) }
        func receive(before deadline: Instant) throws(TransportError) -> Received? { nil }
        func close() {}
    }

    /// A command that could not be sent is not waited for.
    @Test func aCommandThatCannotBeSent() {
        let adapter = Adapter(transport: Unwritable())
        for _ in 1...2 {
            #expect(throws: TransportError.self) { try adapter.exchange("010D", within: 1) }
            #expect(!adapter.isAsking)
        }
    }

    @Test func theStateWhileThePromptIsCalledFor() throws {
        let transport = ScriptedTransport { command, _ in command == "010C" ? [] : [.says("?\r\r>")] }
        let link = Link(state: .polling)
        let adapter = Adapter(transport: transport, link: link)
        _ = try adapter.exchange("010C", within: 1)
        #expect(link.state == .polling)
        _ = try adapter.exchange("010D", within: 1)
        #expect(link.state == .recovering)
    }

    // MARK: Stray bytes

    @Test(arguments: ["7E8 03 41 0D 77\r\r>", ">", "\r\r>", "STOPPED", "\u{0}"])
    func strayBytesAnswerNothing(_ stray: String) throws {
        var log: [String] = []
        let transport = ScriptedTransport { text, _ in
            text == "010C"
                ? [.says("7E8 04 41 0C 1A F8\r\r>"), .says(stray, afterS: 0.1)] : [.says("7E8 03 41 0D 32\r\r>")]
        }
        let adapter = Adapter(transport: transport) { log.append($0) }
        _ = try adapter.exchange("010C", within: 1)
        transport.pass(1)
        let reply = try adapter.exchange("010D", within: 1)
        #expect(reply.lines.map(\.text) == ["7E8 03 41 0D 32"])
        #expect(reply.messages.isEmpty)
        #expect(log.contains("<- dropped \(ReplyParser.printable(bytes(stray)))"))
    }

    @Test(arguments: [("A", 0.001), ("\u{0}", 0.0001), ("41 0C\r", 0.01), ("\r", 0.02), ("ELM327 v1.5\r", 0.5)])
    func endlessBytesWithoutAPrompt(_ text: String, _ everyS: Double) throws {
        let transport = ScriptedTransport { _, _ in [] }
        transport.noise = (bytes(text), everyS)
        let adapter = Adapter(transport: transport)
        #expect(try adapter.exchange("010C", within: 1).isComplete == false)
        #expect(transport.now.seconds(since: .zero) <= 1.5)
        #expect(throws: TransportError.self) { try adapter.exchange("010D", within: 1) }
        #expect(transport.now.seconds(since: .zero) <= 4)
        #expect(adapter.firstHeard.utf8.count < 1000)
    }

    @Test(arguments: [(">", 0.001), ("?\r\r>", 0.01), ("41 0D 32\r\r>", 0.0001)])
    func endlessPrompts(_ text: String, _ everyS: Double) throws {
        let transport = ScriptedTransport { _, _ in [] }
        transport.noise = (bytes(text), everyS)
        let adapter = Adapter(transport: transport)
        for _ in 0..<5 { _ = try adapter.exchange("010C", within: 1) }
        try adapter.quarantine()
        // 0.3 s for bytes pending before each command, and 2 s of quarantine.
        #expect(transport.now.seconds(since: .zero) < 5)
    }

    /// More bytes at once than any adapter sends.
    @Test func aFlood() throws {
        let transport = ScriptedTransport { _, _ in [] }
        transport.noise = (bytes(String(repeating: "A", count: 4096)), 0.0001)
        let adapter = Adapter(transport: transport)
        #expect(try adapter.exchange("010C", within: 10).isComplete == false)
        #expect(transport.now.seconds(since: .zero) < 0.5)
    }

    @Test func quarantineWaitsForQuiet() throws {
        let transport = ScriptedTransport(script: [
            ("ATI", [.says("STOPPED\r\r>"), .says("ELM327", afterS: 0.2), .says(" v1.5\r\r>", afterS: 0.45)]),
            ("ATZ", [.says("ELM327 v1.5\r\r>")]),
        ])
        let adapter = Adapter(transport: transport)
        _ = try adapter.exchange("ATI", within: 1)
        try adapter.quarantine()
        #expect(abs(transport.now.seconds(since: .zero) - 0.75) < 1e-9)
        #expect(try adapter.exchange("ATZ", within: 1).lines.map(\.text) == ["ELM327 v1.5"])
    }

    @Test func theTransportsErrorsPass() throws {
        let transport = ScriptedTransport(script: [("ATI", [.says("ELM"), .closes(afterS: 0.5)])])
        let adapter = Adapter(transport: transport)
        let error = #expect(throws: TransportError.self) { try adapter.exchange("ATI", within: 1) }
        #expect(error == .connection(.closedByPeer("test:peer")))
        #expect(adapter.firstHeard == "ELM")
        #expect(throws: TransportError.self) { try adapter.exchange("ATI", within: 1) }
    }
}
