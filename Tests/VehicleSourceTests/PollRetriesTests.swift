import Telemetry
import Testing

@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct PollRetriesTests {
    private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    @Test func eachIsAskedSeldomerFromTimeToTime() {
        var trials = PollRetries()
        trials.add(.pid(0x10), at: at(0))
        trials.add(.pid(0x10), at: at(1))
        var asked: [Double] = []
        for tenth in 0...3000 {
            let now = at(Double(tenth) / 10)
            guard let time = trials.time, time <= now else { continue }
            #expect(trials.take(at: now) == .pid(0x10))
            asked.append(Double(tenth) / 10)
        }
        #expect(asked == [2, 6, 14, 30, 62, 122, 182, 242])
    }

    @Test func theOneThatIsLatestGoesFirst() {
        var rows = [PollRowState(PollRow("voltage", [], .seconds(6))), PollRowState(PollRow("fuel", [], .ticks(1)))]
        rows[0].retries.add(.pid(0x42), at: at(1))
        rows[1].retries.add(.pid(0x10), at: at(0))
        #expect(Scheduler.takeRetry(&rows, at: at(1.9)) == nil)
        #expect(Scheduler.takeRetry(&rows, at: at(5))?.row == 1)
        #expect(Scheduler.takeRetry(&rows, at: at(5))?.row == 0)
        #expect(Scheduler.takeRetry(&rows, at: at(5)) == nil)
    }

    @Test func whatIsNotNeededIsNotAsked() {
        var trials = PollRetries()
        for pid: UInt8 in [0x9D, 0x10, 0x0B] { trials.add(.pid(pid), at: at(0)) }
        trials.keep { $0 == .pid(0x10) }
        #expect(trials.take(at: at(5)) == .pid(0x10))
        trials.keep()
        #expect(trials.take(at: at(500)) == nil)
        #expect(trials.time == nil)
    }
}
