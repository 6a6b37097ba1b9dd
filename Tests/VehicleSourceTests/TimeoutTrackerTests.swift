import Telemetry
import Testing

@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct TimeoutTrackerTests {
    private var silence = TimeoutTracker()

    /// Returns for each missing response whether the vehicle counts as silent.
    private mutating func stops(at times: [Double]) -> [Bool] {
        silence = TimeoutTracker()
        return times.map { silence.noteMissing(at: .zero.advanced(bySeconds: $0)) }
    }

    /// Many missing responses in a short time are one fault of the line; few in a long time are slow responses.
    @Test mutating func fiveForAWhile() {
        let rare = stops(at: [0, 10, 20, 30, 40])
        #expect(rare == [false, false, false, false, true])
        let frequent = stops(at: [0, 0.1, 0.2, 0.3, 0.4, 1.499, 1.5])
        #expect(frequent == [false, false, false, false, false, false, true])
    }

    @Test mutating func everyTwentiethQuestionSetsUpAnew() {
        let restores = (0..<41).filter { _ in silence.beginProbe() }
        #expect(restores == [0, 20, 40])
    }
}
