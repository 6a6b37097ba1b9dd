import Telemetry
import Testing

@testable import ELM327
@testable import VehicleSource

@Suite struct FormatFallbackTests {
    private var doubts = FormatFallback()
    private var format = RequestFormat()

    private func answer(_ pids: [UInt8], answered: Bool, counted: Bool = false) -> CurrentDataReader.Answer {
        var values: [UInt8: ArraySlice<UInt8>] = [:]
        if answered { for pid in pids { values[pid] = [0] } }
        return CurrentDataReader.Answer(
            asked: pids, values: values, time: .zero, wasCounted: counted, seconds: 0.02, reply: Reply())
    }

    /// Weighs answers, a character each: a batch of two (b), of four (l), a single request (s), in capitals where they
    /// were answered. Whether the form was given up, for each.
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

    init() { (format.batching, format.adaptiveTiming) = (.six, 1) }

    /// Batches fail while what is asked alone is answered.
    @Test mutating func theFormatIsToBlame() {
        #expect(weigh("LL" + "lSSS" + "lSSS" + "lS") == "..........." + "!")
    }

    /// Each failure is followed by three requests alone.
    @Test mutating func alone() {
        #expect(!doubts.asksAlone)
        _ = weigh("l")
        #expect(doubts.asksAlone)
        _ = weigh("SS")
        #expect(doubts.asksAlone)
        _ = weigh("S")
        #expect(!doubts.asksAlone)
    }

    /// The vehicle is silent, however it is asked.
    @Test mutating func theVehicleIsToBlame() {
        let silence = String(repeating: "lsss", count: 50)
        #expect(!weigh(silence).contains("!"))
        #expect(!weigh("SSSLLL").contains("!"))
    }

    /// Faults of the line now and then: the next batch is answered again.
    @Test mutating func theLineIsToBlame() {
        let faults = String(repeating: "lSSSLLLLLLLLL", count: 100)
        #expect(!weigh(faults).contains("!"))
        #expect(!weigh("lLSSS" + "lLSSS" + "lLSSS" + "lLSSS").contains("!"))
    }

    /// That short ones are answered does not excuse the long.
    @Test mutating func theLongOnesFail() {
        #expect(weigh("lSSSBB" + "lSSSBB" + "lS").hasSuffix("!"))
        // But that long ones are excuses the short.
        _ = doubts.weaker(format)
        #expect(!weigh("bSSSLL" + "bSSSLL" + "bSSSLL").contains("!"))
    }

    /// What fails with a count has another chance without.
    @Test mutating func counts() {
        #expect(!weigh(String(repeating: "lS", count: 20), counted: true).contains("!"))
        #expect(!doubts.asksAlone)
    }

    @Test mutating func shortWaits() {
        (format.batching, format.adaptiveTiming) = (.none, 2)
        #expect(weigh("SsSsSsS") == "......!")
        _ = doubts.weaker(format)
        // Twice in a row it is the vehicle.
        #expect(!weigh(String(repeating: "ssS", count: 10)).contains("!"))
        // And now and then it is the line.
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
