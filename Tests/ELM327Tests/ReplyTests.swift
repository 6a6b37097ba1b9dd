import ELM327
import OBD
import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct ReplyTests {
    private func messages(_ text: String, _ framing: VehicleBus.Framing, headersShown: Bool = true) -> (
        messages: [String], unreadable: Int
    ) {
        let (messages, unreadable) = ReplyParserTests.parse(text + "\r\r>").busMessages(
            framing: framing, headersShown: headersShown)
        return (messages.map(Self.text), unreadable)
    }

    /// Returns "7E8 4100", or "7E8 !" and the error.
    private static func text(_ message: BusMessage) -> String {
        switch message.content {
        case .success(let payload):
            let digits = payload.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
            return "\(message.ecu) \(digits)"
        case .failure(let decodingError): return "\(message.ecu) !\(decodingError.reason)"
        }
    }

    static let whole: [(framing: VehicleBus.Framing, headersShown: Bool, text: String, messages: [String])] = [
        (.can11, true, "7E8 04 41 0C 1A F8", ["7E8 410C1AF8"]),
        (.can11, true, "7E804410C1AF8AAAAAA", ["7E8 410C1AF8"]),
        (.can11, true, "7E9 03 41 0D 32\r7E8 03 41 0D 31", ["7E9 410D32", "7E8 410D31"]),
        (.can29, true, "18 DA F1 10 04 41 0C 1A F8", ["18DAF110 410C1AF8"]),
        (.can29, true, "18DAF11004410C1AF8555555", ["18DAF110 410C1AF8"]),
        (.iso9141, true, "48 6B 10 41 0C 1A F8 22", ["10 410C1AF8"]),
        (.iso9141, true, "48 6B 10 41 0C 1A F8", ["10 410C1AF8"]),
        (.kwp, true, "84 F1 10 41 0C 1A F8 E4", ["10 410C1AF8"]),
        (.kwp, true, "80 F1 10 04 41 0C 1A F8 E4", ["10 410C1AF8"]),
        (.j1850, true, "48 6B 10 41 0D 32 BA", ["10 410D32"]),
        (.can11, false, "41 0C 1A F8", ["unknown 410C1AF8"]),
        (.can29, false, "41 0C 1A F8\r41 0C 1A FC", ["unknown 410C1AF8", "unknown 410C1AFC"]),
        (.can11, false, "44", ["unknown 44"]),
        (.iso9141, false, "41 0C 1A F8", ["unknown 410C1AF8"]),
        (.kwp, false, "43 01 33 00 00 00 00", ["unknown 43013300000000"]),
        (
            .j1850, false, "49 02 01 00 00 00 31\r49 02 02 44 34 47 50",
            ["unknown 49020100000031", "unknown 49020244344750"]
        ),
        (
            .can11, true, "7E8 10 09 49 04 01 41 42 43\r7E9 10 09 49 04 01 44 45 46\r7E8 21 31 32 33\r7E9 21 34 35 36",
            ["7E8 490401414243313233", "7E9 490401444546343536"]
        ),
        (
            .can11, false, "014\r0: 49 02 01 31 44 34\r1: 47 50 30 30 52 35 35\r2: 42 31 32 33 34 35 36",
            ["unknown 4902013144344750303052353542313233343536"]
        ),
        (
            .can29, false, "014\r0:490201314434\r1:47503030523535\r2:42313233343536",
            ["unknown 4902013144344750303052353542313233343536"]
        ),
        // A multi-frame message after a single-frame one, and the other way round.
        (
            .can11, false, "44\r009\r0: 49 04 01 41 42 43\r1: 31 32 33 AA AA AA AA\r41 0D 32",
            ["unknown 44", "unknown 490401414243313233", "unknown 410D32"]
        ),
        // Traffic that is not a response to a tester.
        (.can11, true, "7DF 02 01 0C\r123 00\r7E8 03 41 0D 32", ["7E8 410D32"]),
        (.can11, true, "SEARCHING...\rELM327 v1.5\r7E8 03 41 0D 32", ["7E8 410D32"]),
    ]

    @Test(arguments: whole)
    func wholeMessages(_ framing: VehicleBus.Framing, _ shown: Bool, _ text: String, _ expected: [String]) {
        let result = messages(text, framing, headersShown: shown)
        #expect(result.messages == expected)
        #expect(result.unreadable == 0)
    }

    /// The index of a segment counts from 0 to F and starts over.
    @Test(arguments: [8, 13, 20, 111, 112, 113, 118, 119, 230, 255, 400, 4095]) func longMessages(_ count: Int) {
        let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) }
        func hex(_ bytes: some Sequence<UInt8>) -> String {
            bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        }
        let length = String(count, radix: 16, uppercase: true)
        var lines = [String(repeating: "0", count: 3 - length.count) + length, "0:" + hex(payload[..<6])]
        for (number, start) in stride(from: 6, to: count, by: 7).enumerated() {
            let part = payload[start..<min(start + 7, count)]
            let index = String((number + 1) % 16, radix: 16, uppercase: true)
            lines.append(index + ":" + hex(part) + String(repeating: "AA", count: 7 - part.count))
        }
        let result = messages(lines.joined(separator: "\r"), .can11, headersShown: false)
        #expect(result.messages == ["unknown " + hex(payload)])
        #expect(result.unreadable == 0)
        // If any line but the padding is missing, there is no message.
        for missing in lines.indices where missing < 20 || missing == lines.count - 1 {
            var rest = lines
            rest.remove(at: missing)
            let result = messages(rest.joined(separator: "\r"), .can11, headersShown: false)
            #expect(!result.messages.contains { !$0.contains("!") }, "without line \(missing)")
            #expect(!result.messages.isEmpty || result.unreadable > 0)
        }
    }

    static let broken:
        [(framing: VehicleBus.Framing, headersShown: Bool, text: String, messages: [String], unreadable: Int)] = [
            (.can11, true, "7E8 03 41 0D 32 <DATA ERROR\r7E9 03 41 0D 31", ["7E9 410D31"], 1),
            (.can11, true, "7E8 03 41 0D STOPPED", [], 1),
            (.can11, true, "7E8 03 41 0D 3", [], 1),
            (.can11, true, "7E8", [], 1),
            (.can11, true, "7E8 03 41 0D 32 00 00 00 00 00", [], 1),
            (.can11, true, "7E8 03 41 0D", ["7E8 !the frame is cut off"], 0),
            (.can11, true, "0: 49 02 01 31 44 34", [], 1),
            (.can29, true, "18 DA F1 10 03 41 0D 3", [], 1),
            (.iso9141, true, "48 6B 10 41 0D 32 00", [], 1),
            (.iso9141, true, "48 6B 10", [], 1),
            (.iso9141, true, "0: 48 6B", [], 1),
            (.kwp, true, "83 F1 10 41 0D 32 00", [], 1),
            (.kwp, true, "03 F1 10 41 0D 32 84", [], 1),
            (.j1850, true, "48 6B 10 41 0D 32 00", [], 1),
            (.can11, false, "41 0D 32 41 0D 32 41 0D", [], 1),
            (.can11, false, "41 0D 3", [], 1),
            (.can11, false, "41 0D 32 <RX ERROR\rBUFFER FULL", [], 1),
            (.can11, false, "0: 49 02 0", [], 1),
            (.iso9141, false, "0: 49 02", [], 1),
            (.iso9141, false, "41 0D 3", [], 1),
            // A segment without its length does not affect the message before it.
            (
                .can11, false, "41 0D 32\r0: 49 04 01 41 42 43",
                ["unknown 410D32", "unknown !a first frame is missing"], 0
            ),
            (.can11, false, "44\r0: 49 04 01 41 42 43", ["unknown 44", "unknown !a first frame is missing"], 0),
            // Two ECUs that cannot be told apart never produce a message with parts of both.
            (.can11, false, "009\r009\r0: 49 04 01 41 42 43\r0: 49 04 01 44 45 46\r1: 31 32 33\r1: 34 35 36", [], 6),
            (.can11, false, "009\r0: 49 04 01 41 42 43\r009\r0: 49 04 01 44 45 46\r1: 31 32 33\r1: 34 35 36", [], 6),
        ]

    @Test(arguments: broken) func brokenLines(
        _ framing: VehicleBus.Framing, _ shown: Bool, _ text: String, _ expected: [String], _ unreadable: Int
    ) {
        let result = messages(text, framing, headersShown: shown)
        #expect(result.messages == expected)
        #expect(result.unreadable == unreadable)
    }

    /// Without header and checksum only the length tells whether a line is one message, in every service.
    @Test(
        arguments: [
            // Longer than a message can be, and two messages whose line end was lost.
            "43 B6 34 F8 00 00 00 00 00", "47 01 01 01 01 01 01 01 01", "4A 01 01 01 01 01 01 01 01",
            "43 01 01 01 01 01 01 43 01 01 01 01 01 01", "41 0D 32 41 0C 1A F8", "41 00 BE 1F A8 13 41 0D 32",
            "7F 03 11 43 01 33 04 20 00 00", "46 01 11 00 64 00 C8 00", "45 01 01 5A 00 00 00",
            "49 02 01 00 00 00 57 00", "44 44",
            // Bytes behind the value, as padding or not.
            "41 0D 32 00", "41 0C 1A F8 AA AA AA", "41 01 8A 07 65 00 00", "42 0C 00 1A F8 00 00",
        ], [VehicleBus.Framing.iso9141, .kwp, .j1850])
    func tooLongForOneMessage(_ text: String, _ framing: VehicleBus.Framing) {
        let result = messages(text + "\r43 01 33 00 00 00 00", framing, headersShown: false)
        #expect(result.messages == ["unknown 43013300000000"] && result.unreadable == 1)
    }

    /// What only KWP2000 allows: messages of its own services as long as the length byte tells, and codes without padding.
    @Test(arguments: [
        ("61 01 00 11 22 33 44 55 66 77 88 99 AA BB", [VehicleBus.Framing.kwp]), ("43 01 33", [.kwp]),
        ("62 10 01 22 33 44 55 66", [.kwp, .j1850]), ("62 10 01 22 33 44 55", [.kwp, .j1850, .iso9141]),
        ("41 0C 1A F8", [.kwp, .j1850, .iso9141]), ("41 F1 01 02 03 04 05", [.kwp, .j1850, .iso9141]),
    ])
    func lengthsByBus(_ text: String, _ framings: [VehicleBus.Framing]) {
        for framing in [VehicleBus.Framing.iso9141, .kwp, .j1850] {
            let result = messages(text, framing, headersShown: false)
            #expect(result.unreadable == (framings.contains(framing) ? 0 : 1), "\(framing)")
        }
    }

    /// With a header whose checksum and length are right, a message of SAE J1979 is still no longer than seven bytes.
    @Test(arguments: [
        ("89 F1 10 43 01 33 04 20 01 71 00 00", VehicleBus.Framing.kwp), ("48 6B 10 7F 03 00 00 00 00 00 11", .iso9141),
        ("48 6B 10 61 01 02 03 04 05 06 07", .iso9141), ("48 6B 10 61 01 02 03 04 05 06 07 08", .j1850),
    ])
    func tooLongWithHeader(_ text: String, _ framing: VehicleBus.Framing) throws {
        let line = try #require(Hexadecimal.bytes(text.filter { $0 != " " }))
        let checksum = framing == .j1850 ? BusFrame.crc8(line) : BusFrame.sum8(line)
        let result = messages(Hexadecimal.text(line + [checksum]), framing)
        #expect(result.messages.isEmpty && result.unreadable == 1)
    }

    @Test func aSegmentHasAtMostSevenBytes() {
        let result = messages("00D\r0: 49 04 01 41 42 43\r1: 31 32 33 34 35 36 37 38", .can11, headersShown: false)
        #expect(result.messages == ["unknown !6 of 13 bytes arrived"] && result.unreadable == 1)
    }

    @Test func facts() {
        let reply = ReplyParserTests.parse("7E8 04 41 <DATA ERROR\rA6\r\r>")
        #expect(reply.contains(.dataError) && !reply.contains(.rxError))
        #expect(reply.lines.contains { $0.content == .corrupted })
        #expect(ReplyParserTests.parse("OK\rELM327 v1.5 \rA6\r\r>").value == "ELM327 v1.5")
        #expect(Reply().value == nil && !Reply().isComplete && Reply().dataTime == nil)
    }
}
