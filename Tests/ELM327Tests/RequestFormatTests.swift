import ELM327
import OBD
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct RequestFormatTests {
    private static func format(_ change: (inout RequestFormat) -> Void) -> RequestFormat {
        var format = RequestFormat()
        change(&format)
        return format
    }

    @Test func plainIsWhatEveryAdapterAllows() {
        let plain = RequestFormat.plain
        #expect(plain.showsHeaders && plain.onlyECU == nil && plain.timeout == nil && plain.adaptiveTiming == 1)
        #expect(plain.batching == .none && plain.counting == .none && !plain.repeatsByReturn && plain.alone.isEmpty)
        #expect(plain.text == "")
    }

    @Test func requestsHoldWhatFitsOneFrame() {
        #expect(RequestFormat.Batching.allCases.map(\.limit) == [6, 6, 3, 6])
    }

    static let formats: [(format: RequestFormat, text: String)] = [
        (format { $0.onlyECU = ECUAddress(can11: 0x7E8) }, "only=7E8"),
        (format { $0.onlyECU = ECUAddress(can29: 0x18DA_F110) }, "only=18DAF110"),
        (format { $0.showsHeaders = false }, "headers=0"), (format { $0.adaptiveTiming = 2 }, "adaptive=2"),
        (format { $0.timeout = 0 }, "timeout=0"), (format { $0.timeout = 255 }, "timeout=255"),
        (format { $0.batching = .oneFrame }, "batch=oneFrame"), (format { $0.batching = .six }, "batch=six"),
        (format { $0.counting = .frames }, "count=frames"), (format { $0.counting = .messages }, "count=messages"),
        (format { $0.repeatsByReturn = true }, "return=1"), (format { $0.alone = [66, 5] }, "alone=5,66"),
        (
            format {
                $0.onlyECU = ECUAddress(can11: 0x7E8)
                $0.showsHeaders = false
                $0.timeout = 50
                $0.batching = .six
                $0.counting = .messages
                $0.alone = [1]
            }, "only=7E8 headers=0 timeout=50 batch=six count=messages alone=1"
        ),
    ]

    @Test(arguments: formats) func asText(_ format: RequestFormat, _ text: String) {
        #expect(format.text == text)
        let read = RequestFormat(text: text)
        #expect(read == format)
    }

    @Test(arguments: seeds) func roundTrip(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var format = RequestFormat()
        format.onlyECU = [nil, ECUAddress(can11: 0x7EF), ECUAddress(source: 0x10)].randomElement(using: &random) ?? nil
        format.showsHeaders = Bool.random(using: &random)
        format.adaptiveTiming = Int.random(in: 1...2, using: &random)
        format.timeout = Bool.random(using: &random) ? UInt8.random(in: 0...255, using: &random) : nil
        format.batching = RequestFormat.Batching.allCases.randomElement(using: &random) ?? .none
        format.counting = RequestFormat.Counting.allCases.randomElement(using: &random) ?? .none
        format.repeatsByReturn = Bool.random(using: &random)
        format.alone = Set(random.bytes(Int.random(in: 0...4, using: &random)))
        let read = RequestFormat(text: format.text)
        #expect(read == format)
    }

    /// Of another version, or damaged: what not supported is plain.
    @Test(arguments: [
        "", " ", "=", "batch", "batch=", "batch=seven", "count=lines", "adaptive=3", "adaptive=", "timeout=256",
        "timeout=-1", "only=", "only=unknown", "only=7E", "only=XYZ", "only=7E8F", "alone=", "alone=256,x", "return=2",
        "headers=1", "colour=blue", "batch=Six", "=six",
    ])
    func whatIsNotUnderstood(_ text: String) {
        var expected = RequestFormat.plain
        // A source byte is the address of an ECU on other buses.
        if text == "only=7E" { expected.onlyECU = ECUAddress(source: 0x7E) }
        let read = RequestFormat(text: text)
        #expect(read == expected)
        let among = RequestFormat(text: "headers=0 \(text) timeout=9")
        #expect(!among.showsHeaders || text.contains("headers"))
        #expect(among.timeout == 9)
    }

    @Test func batchesInOrder() {
        #expect(RequestFormat.Batching.allCases.sorted() == [.none, .oneFrame, .three, .six])
    }
}
