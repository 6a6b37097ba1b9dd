import Telemetry
import Testing

@testable import VehicleSource

@Suite struct PollBackoffTests {
    /// The speed, which a trip lives on, and the coolant temperature.
    private static let rows = [
        PollRow("speed", [.pid(0x0D)], .ticks(1)), PollRow("coolant", [.pid(0x05)], .seconds(10)),
    ]
    private var rests = PollBackoff(rows: Self.rows)

    private mutating func rested(at seconds: Double) -> [Int] { rests.takeRested(at: at(seconds)) }

    private func at(_ seconds: Double) -> Instant { .zero.advanced(bySeconds: seconds) }

    /// How many misses let a row rest at that time.
    private mutating func missesUntilRest(of row: Int, at seconds: Double) -> Int {
        var count = 1
        while !rests.noteMiss(of: row, at: at(seconds)) { count += 1 }
        return count
    }

    @Test(arguments: [(0, false, 30.0), (0, true, 5), (1, false, 30), (1, true, 30)])
    mutating func aRest(of row: Int, wasHeard: Bool, seconds: Double) {
        if wasHeard { rests.noteAnswer(of: row) }
        #expect(!rests.hasMissed(row))
        let misses = missesUntilRest(of: row, at: 100)
        #expect(misses == 5)
        // It is over once.
        let rested = [rested(at: 100 + seconds - 0.001), rested(at: 100 + seconds), rested(at: 1000)]
        #expect(rested == [[], [row], []])
        // What a trip lives on gets one more chance only.
        let again = missesUntilRest(of: row, at: 200)
        #expect(again == (row == 0 && wasHeard ? 1 : 5))
    }

    @Test mutating func anAnswerForgivesAll() {
        for _ in 0..<4 { _ = rests.noteMiss(of: 1, at: .zero) }
        #expect(rests.hasMissed(1))
        rests.noteAnswer(of: 1)
        #expect(!rests.hasMissed(1))
        let misses = missesUntilRest(of: 1, at: 0)
        #expect(misses == 5)
    }

    @Test mutating func whoIsToBlame() {
        #expect(!rests.isToBlame(1))
        rests.noteRequest(for: 0, isAnswered: true)
        #expect(rests.isToBlame(1))
        #expect(!rests.isToBlame(0))
        rests.noteRequest(for: 0, isAnswered: false)
        #expect(!rests.isToBlame(1))
        rests.noteRequest(for: 0, isAnswered: true)
        rests.forgetLatest()
        #expect(!rests.isToBlame(1))
    }

    @Test mutating func whatIsOfNoUseIsNotTriedAgain() {
        _ = missesUntilRest(of: 1, at: 0)
        rests.retire(1)
        let rested = rested(at: 1e9)
        #expect(rested == [])
    }
}
