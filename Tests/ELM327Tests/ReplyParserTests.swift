import ELM327
import Telemetry
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct ReplyParserTests {
    static let time = Instant(nanoseconds: 7)

    static func parse(_ text: String, command: String = "0100") -> Reply {
        var parser = ReplyParser(command: command)
        _ = parser.take(bytes(text), at: time)
        return parser.finish()
    }

    static func digits(_ line: Reply.Line) -> String? {
        if case .digits(let digits) = line.content { String(decoding: digits, as: UTF8.self) } else { nil }
    }

    /// All messages that adapters are known to send.
    static let messages: [(text: String, message: AdapterMessage)] = [
        ("NO DATA", .noData), ("UNABLE TO CONNECT", .unableToConnect), ("BUS BUSY", .busBusy),
        ("BUS ERROR", .busError), ("CAN ERROR", .canError), ("DATA ERROR", .dataError), ("RX ERROR", .rxError),
        ("FB ERROR", .feedbackError), ("BUFFER FULL", .bufferFull), ("STOPPED", .stopped),
        ("ACT ALERT", .activityAlert), ("LP ALERT", .lowPowerAlert), ("LV RESET", .lowVoltageReset),
        ("ERR94", .internalError("94")), ("ERR02", .internalError("02")), ("OUT OF MEMORY", .outOfMemory),
        ("FC RX TIMEOUT", .flowControlTimeout), ("UART RX OVERFLOW", .uartOverflow),
        ("BUS INIT: ERROR", .busInitError),
    ]

    @Test(arguments: messages) func aMessageAlone(_ text: String, _ message: AdapterMessage) {
        let formats = [
            text, text.replacing(" ", with: ""), text.lowercased(), " \(text) ", "<\(text)", "!\(text)",
            String(text.dropFirst()), String(text.dropFirst()).replacing(" ", with: ""),
        ]
        for format in formats {
            let reply = Self.parse("\(format)\r\r>")
            #expect(reply.messages == [message], "\(format)")
            #expect(reply.lines.isEmpty, "\(format)")
            #expect(reply.isComplete)
        }
    }

    @Test(arguments: messages) func aMessageBehindData(_ text: String, _ message: AdapterMessage) {
        for data in ["7E8 06 41 00 BE 3E B8 11 ", "7E8064100BE3EB811", "41 00 BE ", "7E8 06 41 00 ... ", "7E8 0"] {
            for glue in ["", "<", " <"] {
                let reply = Self.parse("\(data)\(glue)\(text)\r\r>")
                #expect(reply.messages == [message], "\(data)\(glue)\(text)")
                #expect(reply.lines.map(\.content) == [.corrupted], "\(data)\(glue)\(text)")
            }
        }
        // On a line of its own, a message does not affect the data before it.
        let reply = Self.parse("7E8 06 41 00 BE 3E B8 11\r\(text)\r\r>")
        #expect(reply.messages == [message])
        #expect(reply.lines.map(Self.digits) == ["7E8064100BE3EB811"])
    }

    @Test(arguments: messages) func aMessageBehindSearching(_ text: String, _ message: AdapterMessage) {
        for dots in ["", ".", "...", "......."] {
            #expect(Self.parse("SEARCHING\(dots)\(text)\r\r>").messages == [.searching, message])
            #expect(Self.parse("SEARCHING\(dots)\r\(text)\r\r>").messages == [.searching, message])
        }
    }

    /// The texts shown to people are those that the adapter sends.
    @Test(arguments: messages) func textForPeople(_ text: String, _ message: AdapterMessage) {
        #expect(message.text == text)
    }

    @Test(arguments: [("OK", AdapterMessage.ok), ("?", .unknownCommand), ("ok", .ok), ("OK ", .ok)])
    func shortAnswers(_ text: String, _ message: AdapterMessage) {
        let reply = Self.parse("\(text)\r\r>")
        #expect(reply.messages == [message])
        #expect(reply.lines.isEmpty && reply.value == nil)
    }

    static let progress: [(text: String, messages: [AdapterMessage], data: [String])] = [
        ("SEARCHING...\r7E8 02 41 00\r\r>", [.searching], ["7E8024100"]),
        ("SEARCHING...7E8 02 41 00\r\r>", [.searching], ["7E8024100"]),
        ("EARCHING...7E8 02 41 00\r\r>", [.searching], ["7E8024100"]),
        ("SEARCHING...\r...48 6B 1A 41 00\r\r>", [.searching], ["486B1A4100"]),
        ("SEARCHING...\rOK\r7E8 02 41 00\r\r>", [.searching, .ok], ["7E8024100"]),
        ("SEARCHING...OK\r7E8 02 41 00\r\r>", [.searching, .ok], ["7E8024100"]),
        ("searching...\r7e8 02 41 00\r\r>", [.searching], ["7E8024100"]),
        ("BUS INIT: OK\r48 6B 10 41 00\r\r>", [.busInitOK], ["486B104100"]),
        ("BUS INIT: ...OK\r48 6B 10 41 00\r\r>", [.busInitOK], ["486B104100"]),
        ("BUS INIT: ...OK48 6B 10 41 00\r\r>", [.busInitOK], ["486B104100"]),
        ("BUSINIT:...OK\r48 6B 10 41 00\r\r>", [.busInitOK], ["486B104100"]),
        ("BUS INIT...OK\r48 6B 10 41 00\r\r>", [.busInitOK], ["486B104100"]),
        ("US INIT: ...OK\r48 6B 10 41 00\r\r>", [.busInitOK], ["486B104100"]),
        ("SEARCHING...BUS INIT: ...OK\r48 6B 10 41 00\r\r>", [.searching, .busInitOK], ["486B104100"]),
        ("BUS INIT: ...\rOK\r48 6B 10 41 00\r\r>", [.searching, .ok], ["486B104100"]),
        ("BUS INIT: ...ERROR\r\r>", [.busInitError], []),
        ("US INIT: ...ERROR\r\r>", [.busInitError], []),
        ("BUS INIT: ERROR\r\r>", [.busInitError], []),
        ("BUS INIT: STOPPED\r\r>", [.searching, .stopped], []),
        ("BUS INIT: ...\r...ERROR\r\r>", [.searching, .busInitError], []),
        ("BUS INIT: ...\rERROR\r\r>", [.searching, .busInitError], []),
    ]

    @Test(arguments: progress)
    func progressIsTakenOffTheData(_ text: String, _ messages: [AdapterMessage], _ data: [String]) {
        let reply = Self.parse(text)
        #expect(reply.messages == messages)
        #expect(reply.lines.map(Self.digits) == data)
    }

    /// Text that only resembles a message is a line of text, and not data.
    @Test(arguments: [
        "HTTP/1.1 500 DATA ERROR", "the word is STOPPED", "NO DATABASE", "XNO DATA", "ERRATA", "ERR9", "ERRXY", "12.3V",
        "ELM327 v1.5", "OBDII to RS232 Interpreter", "OKAY", "??", "G: 49 02", "10: 49 02", ":", "0:", "7E8 0G",
    ])
    func otherTextIsText(_ text: String) {
        let reply = Self.parse("\(text)\r\r>")
        #expect(reply.messages.isEmpty)
        #expect(reply.lines.map(\.content) == [.text])
        #expect(reply.value == text)
        #expect(reply.dataTime == nil)
    }

    @Test func segments() {
        let reply = Self.parse("014 \r0: 49 02 01 31 44 34 \r1:47503030523535 \rF: 00\r\r>")
        #expect(
            reply.lines.map(\.content) == [
                .digits(bytes("014")), .segment(index: 0, digits: bytes("490201314434")),
                .segment(index: 1, digits: bytes("47503030523535")), .segment(index: 15, digits: bytes("00")),
            ])
        #expect(reply.value == "014")
    }

    // MARK: Echo and chatter

    @Test(arguments: [
        ("0100", "0100\r41 00\r\r>", ["4100"]), ("01 00", "0100\r41 00\r\r>", ["4100"]),
        ("0100", "01 00\r41 00\r\r>", ["4100"]), ("ati", "ATI\rA6\r\r>", ["A6"]),
        ("ATI", "\u{0}ATI\rA6\r\r>", ["A6"]), ("ATI", "\r\nATI\r\nA6\r\n>", ["A6"]),
        // Only the first line can be the echo.
        ("4100", "41 00\r41 00\r\r>", ["4100"]), ("0100", "41 00\r01 00\r\r>", ["4100", "0100"]),
        // Messages of a Bluetooth module before the echo.
        ("0100", "+CONNECTING\r\n+CONNECTED\r\n0100\r41 00\r\r>", ["4100"]),
        ("0100", "41 00\r+DISC:SUCCESS\r41 20\r\r>", ["4100", "4120"]),
    ])
    func echoAndChatterAreDropped(_ command: String, _ text: String, _ data: [String]) {
        let reply = Self.parse(text, command: command)
        #expect(reply.lines.map(Self.digits) == data)
        #expect(reply.messages.isEmpty)
    }

    // MARK: The prompt

    @Test func onlyThePromptEndsAnAnswer() {
        var parser = ReplyParser(command: "ATE0")
        #expect(parser.take(bytes("ATE0\rOK\r\r"), at: Self.time) == nil)
        #expect(!parser.isComplete)
        let reply = parser.finish()
        #expect(!reply.isComplete)
        #expect(reply.messages == [.ok])
    }

    @Test func whatFollowsThePromptIsHandedBack() {
        var parser = ReplyParser(command: "0100")
        #expect(parser.take(bytes("41 00\r\r>>\r>STOP"), at: Self.time).map(Array.init) == bytes(">\r>STOP"))
        let reply = parser.finish()
        #expect(reply.isComplete)
        #expect(reply.raw == "41 00\\r\\r>")
        #expect(reply.lines.count == 1)
    }

    /// A web page contains prompts: the first one ends the reply, which has neither data nor messages.
    @Test func hypertext() {
        let page = "HTTP/1.1 400 Bad Request\r\nServer: OK\r\n\r\n<html><body>NO DATA</body></html>"
        let reply = Self.parse(page, command: "ATI")
        #expect(reply.isComplete)
        #expect(reply.messages.isEmpty)
        #expect(reply.lines.map(\.text) == ["HTTP/1.1 400 Bad Request", "Server: OK", "<html"])
    }

    @Test func aLineWithoutAnEndCounts() {
        #expect(Self.parse("41 0D 32>").lines.map(Self.digits) == ["410D32"])
        #expect(Self.parse("41 0D 32").lines.map(Self.digits) == ["410D32"])
    }

    // MARK: However it is cut

    static let corpus: [(command: String, text: String)] = [
        ("ATZ", "ATZ\r\r\rELM327 v1.5\r\r>"), ("ATE0", "ATE0\rOK\r\r>"), ("ATRV", "12.3V\r\r>"), ("ATDPN", "A6\r\r>"),
        ("AT@1", "OBDII to RS232 Interpreter\r\r>"), ("ATAL", "?\r\r>"),
        ("0100", "SEARCHING...\r7E8 06 41 00 BE 3E B8 11 \r7E9 06 41 00 80 00 00 00 \r\r>"),
        ("0100", "SEARCHING...7E8064100BE3EB811\r\n7E906410080000000\r\n\r\n>"),
        ("0100", "BUS INIT: ...OK\r48 6B 10 41 00 BE 3E B8 11 C7 \r\r>"), ("0100", "BUS INIT: ...ERROR\r\r>"),
        ("0100", "SEARCHING...\rUNABLE TO CONNECT\r\r>"), ("010C", "NO DATA\r\r>"), ("010C", "STOPPED\r\r>"),
        ("0902", "0902\r014 \r0: 49 02 01 31 44 34 \r1: 47 50 30 30 52 35 35 \r2: 42 31 32 33 34 35 36 \r\r>"),
        ("03", "7E8 04 43 01 03 01 <DATA ERROR\r7E8 06 41 00 STOPPED\r\r>"),
        ("010D", "+CONNECTED\r\n18 DA F1 10 03 41 0D 32 \r\r>"), ("0100", "\r\r>"),
    ]

    @Test(arguments: corpus) func cutAnywhere(_ command: String, _ text: String) {
        let all = bytes(text)
        let whole = Self.parse(text, command: command)
        #expect(whole.isComplete)
        for cut in 0...all.count {
            var parser = ReplyParser(command: command)
            let early = parser.take(Array(all[..<cut]), at: Self.time)
            #expect((early != nil) == (cut == all.count))
            if cut < all.count { #expect(parser.take(Array(all[cut...]), at: Self.time) == []) }
            #expect(parser.finish() == whole, "cut at \(cut)")
        }
        var parser = ReplyParser(command: command)
        for byte in all { _ = parser.take([byte], at: Self.time) }
        #expect(parser.finish() == whole)
    }

    /// NULs, control characters and bytes above 7E between any two bytes.
    @Test(arguments: corpus) func noiseBetweenBytes(_ command: String, _ text: String) {
        let whole = Self.parse(text, command: command)
        let noise = (0...8).map { UInt8($0) } + [0x09, 0x0B, 0x0C, 0x0E, 0x1B, 0x1F] + (0x7F...0xFF).map { UInt8($0) }
        for seed in seeds {
            var random = SeededGenerator(seed: seed)
            var parser = ReplyParser(command: command)
            var sprinkled: [UInt8] = []
            for byte in bytes(text) {
                while Bool.random(using: &random) {
                    sprinkled.append(noise[Int.random(in: noise.indices, using: &random)])
                }
                sprinkled.append(byte)
            }
            while !sprinkled.isEmpty {
                let count = Int.random(in: 1...sprinkled.count, using: &random)
                _ = parser.take(Array(sprinkled[..<count]), at: Self.time)
                sprinkled.removeFirst(count)
            }
            let reply = parser.finish()
            #expect(reply.lines == whole.lines, "seed \(seed)")
            #expect(reply.messages == whole.messages, "seed \(seed)")
            #expect(reply.isComplete, "seed \(seed)")
        }
    }

    @Test func aLineHasTheTimeOfItsEnd() {
        var parser = ReplyParser(command: "0100")
        _ = parser.take(bytes("41 00 11"), at: Instant(nanoseconds: 1))
        _ = parser.take(bytes(" 22\r41 "), at: Instant(nanoseconds: 2))
        _ = parser.take(bytes("00 33\r"), at: Instant(nanoseconds: 3))
        _ = parser.take(bytes("text\r"), at: Instant(nanoseconds: 4))
        _ = parser.take(bytes("\r>"), at: Instant(nanoseconds: 5))
        let reply = parser.finish()
        #expect(reply.lines.map(\.time.nanoseconds) == [2, 3, 4])
        #expect(reply.dataTime == Instant(nanoseconds: 3))
    }

    // MARK: Bounds

    @Test(arguments: ["\u{0}", "A", "41 00 BE 3E B8 11\r", "\r", "abc\r\n", "+\r", "ELM327 "])
    func endlessGarbageIsBounded(_ garbage: String) {
        var parser = ReplyParser(command: "0100")
        let chunk = bytes(String(repeating: garbage, count: 512))
        var taken = 0
        while !parser.isTooLong, taken < 1 << 20 {
            _ = parser.take(chunk, at: Self.time)
            taken += chunk.count
        }
        #expect(parser.isTooLong)
        #expect(taken < 80_000)
        let reply = parser.finish()
        #expect(!reply.isComplete)
        #expect(reply.lines.allSatisfy { $0.text.utf8.count <= 4096 })
        #expect(reply.raw.utf8.count <= 4 * 65536)
    }

    @Test(arguments: seeds) func anythingIsParsed(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let alphabet = bytes("0123456789ABCDEF \r\n.:<!?+OKNDAT>SEARCHINGBUSINIT\u{0}\u{FC}")
        for _ in 0..<100 {
            var parser = ReplyParser(command: "0100")
            let count = Int.random(in: 0...60, using: &random)
            let text = (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)] }
            let rest = parser.take(text, at: Self.time)
            let reply = parser.finish()
            #expect(reply.isComplete == text.contains(UInt8(ascii: ">")), "seed \(seed)")
            #expect((rest != nil) == reply.isComplete, "seed \(seed)")
            #expect(reply.lines.allSatisfy { !$0.text.isEmpty }, "seed \(seed)")
        }
    }

    @Test func printable() {
        #expect(ReplyParser.printable(bytes("A \\\r\n\u{0}\u{7F}\u{FC}>")) == "A \\\\\\r\\n\\x00\\x7f\\xfc>")
    }
}
