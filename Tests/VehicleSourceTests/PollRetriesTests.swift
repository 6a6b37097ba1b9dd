import Telemetry
import Testing

@testable import VehicleSource

@Suite struct PollRetriesTests {
    private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    @Test func eachIsAskedSeldomerFromTimeToTime() {
        var trials = PollRetries()
        trials.add(.pid(0x10), row: 6, at: at(0))
        trials.add(.pid(0x10), row: 6, at: at(1))
        var asked: [Double] = []
        for tenth in 0...3000 where trials.takeDue(at: at(Double(tenth) / 10)) != nil {
            asked.append(Double(tenth) / 10)
        }
        #expect(asked == [2, 6, 14, 30, 62, 122, 182, 242])
    }

    @Test func theOneThatIsLatestGoesFirst() {
        var trials = PollRetries()
        trials.add(.pid(0x42), row: 3, at: at(1))
        trials.add(.pid(0x10), row: 6, at: at(0))
        #expect(trials.takeDue(at: at(1.9)) == nil)
        #expect(trials.takeDue(at: at(5))?.row == 6)
        #expect(trials.takeDue(at: at(5))?.row == 3)
        #expect(trials.takeDue(at: at(5)) == nil)
    }

    @Test func whatIsNotNeededIsNotAsked() {
        var trials = PollRetries()
        for pid: UInt8 in [0x9D, 0x10, 0x0B] { trials.add(.pid(pid), row: 6, at: at(0)) }
        trials.add(.pid(0x42), row: 3, at: at(0))
        trials.keep(row: 6) { $0 == .pid(0x9D) }
        #expect(trials.takeDue(at: at(5))?.request == .pid(0x9D))
        trials.keep(row: 6)
        #expect(trials.takeDue(at: at(500))?.request == .pid(0x42))
        #expect(trials.takeDue(at: at(500)) == nil)
    }
}
