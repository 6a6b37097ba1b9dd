import Telemetry
import Testing

@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct PollBackoffTests {
    private func at(_ seconds: Double) -> Instant { .zero.advanced(bySeconds: seconds) }

    /// Returns the number of misses after which a row is suspended at that time.
    private func missesUntilRest(_ row: inout PollBackoff, at seconds: Double) -> Int {
        var count = 1
        while !row.noteMiss(at: at(seconds)) { count += 1 }
        return count
    }

    @Test(arguments: [(true, false, 30.0), (true, true, 5), (false, false, 30), (false, true, 30)])
    func aRest(isVital: Bool, wasHeard: Bool, seconds: Double) {
        var row = PollBackoff(isVital: isVital)
        if wasHeard { row.noteAnswer() }
        #expect(!row.hasMissed)
        let misses = missesUntilRest(&row, at: 100)
        #expect(misses == 5)
        // The suspension ends once.
        let rested = [100 + seconds - 0.001, 100 + seconds, 1000].map { row.takeRested(at: at($0)) }
        #expect(rested == [false, true, false])
        // A vital row that was heard is suspended again after a single miss.
        let again = missesUntilRest(&row, at: 200)
        #expect(again == (isVital && wasHeard ? 1 : 5))
    }

    @Test func anAnswerForgivesAll() {
        var row = PollBackoff(isVital: false)
        for _ in 0..<4 { _ = row.noteMiss(at: .zero) }
        #expect(row.hasMissed)
        row.noteAnswer()
        #expect(!row.hasMissed)
        let misses = missesUntilRest(&row, at: 0)
        #expect(misses == 5)
    }

    @Test func whoIsToBlame() {
        #expect(LatestRequest(row: 0, isAnswered: true).blames(1))
        #expect(!LatestRequest(row: 0, isAnswered: true).blames(0))
        #expect(!LatestRequest(row: 0, isAnswered: false).blames(1))
    }

    @Test func whatIsOfNoUseIsNotTriedAgain() {
        var row = PollRowState(PollRow("coolant", [.pid(0x05)], .seconds(10)))
        while !row.backoff.noteMiss(at: .zero) {}
        row.retries.add(.pid(0x05), at: .zero)
        row.retire()
        let isRested = row.backoff.takeRested(at: at(1e9))
        #expect(!isRested && !row.isActive)
        #expect(row.retries.time == nil)
    }
}
