import Telemetry
import Testing

@testable import ELM327
@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct FormatFallbackTests {
    private var doubts = FormatFallback()
    private var format = RequestFormat()

    private func answer(_ pids: [UInt8], answered: Bool, counted: Bool = false) -> CurrentDataReader.Answer {
        var values: [UInt8: ArraySlice<UInt8>] = [:]
        if answered { for pid in pids { values[pid] = [0] } }
        return CurrentDataReader.Answer(
            asked: pids, values: values, time: .zero, wasCounted: counted, seconds: 0.02, reply: Reply())
    }

    /// Notes responses, one per character: a batch of two (b) or four (l) or a single request (s), in upper case if it
    /// was answered. Returns for each whether the format was given up.
    private mutating func weigh(_ answers: String, counted: Bool = false) -> String {
        answers.map { character in
            let pids: [UInt8] =
                switch character.lowercased() {
                case "l": [1, 2, 3, 4]
                case "b": [1, 2]
                default: [1]
                }
            return doubts.weigh(answer(pids, answered: character.isUppercase, counted: counted), format: format)
                ? "!" : "."
        }.joined()
    }

    init() {
        format.batching = .six
        format.adaptiveTiming = 1
    }

    /// Batches fail while single requests are answered.
    @Test mutating func theFormatIsToBlame() {
        #expect(weigh("LL" + "lSSS" + "lSSS" + "lS") == "..........." + "!")
    }

    /// Each failure is followed by three single requests.
    @Test mutating func alone() {
        #expect(!doubts.asksAlone)
        _ = weigh("l")
        #expect(doubts.asksAlone)
        _ = weigh("SS")
        #expect(doubts.asksAlone)
        _ = weigh("S")
        #expect(!doubts.asksAlone)
    }

    /// The vehicle is silent, whatever the format.
    @Test mutating func theVehicleIsToBlame() {
        let silence = String(repeating: "lsss", count: 50)
        #expect(!weigh(silence).contains("!"))
        #expect(!weigh("SSSLLL").contains("!"))
    }

    /// Occasional faults of the line: the next batch is answered again.
    @Test mutating func theLineIsToBlame() {
        let faults = String(repeating: "lSSSLLLLLLLLL", count: 100)
        #expect(!weigh(faults).contains("!"))
        #expect(!weigh("lLSSS" + "lLSSS" + "lLSSS" + "lLSSS").contains("!"))
    }

    /// Answers to short batches do not excuse failures of long ones.
    @Test mutating func theLongOnesFail() {
        #expect(weigh("lSSSBB" + "lSSSBB" + "lS").hasSuffix("!"))
        // But answers to long batches excuse failures of short ones.
        _ = doubts.weaker(format)
        #expect(!weigh("bSSSLL" + "bSSSLL" + "bSSSLL").contains("!"))
    }

    /// A request that fails with a response count gets another chance without it.
    @Test mutating func counts() {
        #expect(!weigh(String(repeating: "lS", count: 20), counted: true).contains("!"))
        #expect(!doubts.asksAlone)
    }

    @Test mutating func shortWaits() {
        format.batching = .none
        format.adaptiveTiming = 2
        #expect(weigh("SsSsSsS") == "......!")
        _ = doubts.weaker(format)
        // Failing twice in a row means the vehicle.
        #expect(!weigh(String(repeating: "ssS", count: 10)).contains("!"))
        // An occasional failure means the line.
        let rare = String(repeating: "s" + String(repeating: "S", count: 500), count: 5)
        #expect(!weigh(rare).contains("!"))
        format.adaptiveTiming = 1
        #expect(!weigh(String(repeating: "sS", count: 10)).contains("!"))
    }

    @Test mutating func weakerFormats() {
        var chain: [String] = []
        var next: RequestFormat? = format
        next?.adaptiveTiming = 2
        next?.counting = .frames
        while let some = next {
            chain.append(some.text)
            next = doubts.weaker(some)
        }
        #expect(
            chain == [
                "adaptive=2 batch=six count=frames", "adaptive=2 batch=oneFrame count=frames",
                "adaptive=2 count=frames", "count=frames",
            ])
    }
}
