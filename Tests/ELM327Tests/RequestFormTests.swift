import ELM327
import OBD
import RandomTesting
import Testing

@Suite struct RequestFormTests {
    private static func form(_ change: (inout RequestForm) -> Void) -> RequestForm {
        var form = RequestForm()
        change(&form)
        return form
    }

    @Test func plainIsWhatEveryAdapterAllows() {
        let plain = RequestForm.plain
        #expect(plain.showsHeaders && plain.onlyECU == nil && plain.timeout == nil && plain.adaptiveTiming == 1)
        #expect(plain.batching == .none && plain.counting == .none && !plain.repeatsByReturn && plain.alone.isEmpty)
        #expect(plain.text == "")
    }

    static let forms: [(form: RequestForm, text: String)] = [
        (form { $0.onlyECU = ECUAddress(can11: 0x7E8) }, "only=7E8"),
        (form { $0.onlyECU = ECUAddress(can29: 0x18DA_F110) }, "only=18DAF110"),
        (form { $0.showsHeaders = false }, "headers=0"), (form { $0.adaptiveTiming = 2 }, "adaptive=2"),
        (form { $0.timeout = 0 }, "timeout=0"), (form { $0.timeout = 255 }, "timeout=255"),
        (form { $0.batching = .oneFrame }, "batch=oneFrame"), (form { $0.batching = .six }, "batch=six"),
        (form { $0.counting = .frames }, "count=frames"), (form { $0.counting = .messages }, "count=messages"),
        (form { $0.repeatsByReturn = true }, "return=1"), (form { $0.alone = [66, 5] }, "alone=5,66"),
        (
            form {
                ($0.onlyECU, $0.showsHeaders, $0.timeout) = (ECUAddress(can11: 0x7E8), false, 50)
                ($0.batching, $0.counting, $0.alone) = (.six, .messages, [1])
            }, "only=7E8 headers=0 timeout=50 batch=six count=messages alone=1"
        ),
    ]

    @Test(arguments: forms) func asText(_ form: RequestForm, _ text: String) {
        #expect(form.text == text)
        let read = RequestForm(text: text)
        #expect(read == form)
    }

    @Test(arguments: seeds) func roundTrip(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var form = RequestForm()
        form.onlyECU = [nil, ECUAddress(can11: 0x7EF), ECUAddress(source: 0x10)].randomElement(using: &random) ?? nil
        form.showsHeaders = Bool.random(using: &random)
        form.adaptiveTiming = Int.random(in: 1...2, using: &random)
        form.timeout = Bool.random(using: &random) ? UInt8.random(in: 0...255, using: &random) : nil
        form.batching = RequestForm.Batching.allCases.randomElement(using: &random) ?? .none
        form.counting = RequestForm.Counting.allCases.randomElement(using: &random) ?? .none
        form.repeatsByReturn = Bool.random(using: &random)
        form.alone = Set(random.bytes(Int.random(in: 0...4, using: &random)))
        let read = RequestForm(text: form.text)
        #expect(read == form)
    }

    /// Of another version, or damaged: what is not understood is plain.
    @Test(arguments: [
        "", " ", "=", "batch", "batch=", "batch=seven", "count=lines", "adaptive=3", "adaptive=", "timeout=256",
        "timeout=-1", "only=", "only=unknown", "only=7E", "only=XYZ", "only=7E8F", "alone=", "alone=256,x", "return=2",
        "headers=1", "colour=blue", "batch=Six", "=six",
    ])
    func whatIsNotUnderstood(_ text: String) {
        var expected = RequestForm.plain
        // A source byte is an ECU's address on other buses.
        if text == "only=7E" { expected.onlyECU = ECUAddress(source: 0x7E) }
        let read = RequestForm(text: text)
        #expect(read == expected)
        let among = RequestForm(text: "headers=0 \(text) timeout=9")
        #expect(!among.showsHeaders || text.contains("headers"))
        #expect(among.timeout == 9)
    }

    @Test func batchesInOrder() {
        #expect(RequestForm.Batching.allCases.sorted() == [.none, .oneFrame, .six])
    }
}
