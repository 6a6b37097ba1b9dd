import Live
import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct FramePaceTests {
    /// When events are sent, and how old what they show is, in seconds, if something arrives at these times.
    private func events(_ arrivals: [Double]) -> [(atS: Double, ageS: Double)] {
        var pace = FramePace(rateHz: 30)
        var events: [(atS: Double, ageS: Double)] = []
        var waiting: Double?
        func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: 1 + seconds) }
        func send(_ atS: Double, _ arrivedS: Double) {
            pace.sent(at: at(atS))
            events.append((atS, atS - arrivedS))
            waiting = nil
        }
        for arrival in arrivals {
            let dueS = pace.waitsUntil.seconds(since: at(0))
            if let arrived = waiting, dueS < arrival { send(dueS, arrived) }
            if pace.isDue(at: at(arrival)) { send(arrival, arrival) } else { waiting = arrival }
        }
        return events
    }

    /// Arrivals of a source that is not exact, for ten seconds.
    private func arrivals(hz: Double, jitterS: Double = 0) -> [Double] {
        (0..<Int(hz * 10)).map { Double($0) / hz + jitterS * (Double($0 * 7919 % 13) / 12 - 0.5) }
    }

    @Test(arguments: [1, 10, 29, 30, 45, 60, 90, 100, 120, 333, 1000.0])
    func thereAreNeverMoreThanThirtyASecond(hz: Double) {
        for jitterS in [0, 0.001, 0.004] {
            let times = events(arrivals(hz: hz, jitterS: jitterS)).map(\.atS)
            #expect(times.count <= 302, "\(hz) Hz ± \(jitterS) s")
            #expect(times.count >= Int(min(hz, 24) * 10) - 2, "\(hz) Hz ± \(jitterS) s")
            for first in times { #expect(times.count { first..<first + 1 ~= $0 } <= 31) }
        }
    }

    @Test(arguments: [1, 15, 30, 60, 90, 120.0]) func aMultipleIsFollowedInStep(hz: Double) {
        for jitterS in [0, 0.001, 0.002] {
            #expect(
                events(arrivals(hz: hz, jitterS: jitterS)).allSatisfy { $0.ageS < 0.0001 }, "\(hz) Hz ± \(jitterS) s")
        }
    }

    @Test func whatArrivesOnceIsSentWithinAnInterval() {
        let sent = events([0, 0.001, 5, 5.02, 6])
        #expect(sent.map { ($0.atS * 1000).rounded() } == [0, 38, 5000, 5038, 6000])
    }
}
