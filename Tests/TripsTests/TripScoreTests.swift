import Telemetry
import TestSupport
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct TripScoreTests {
    private func trip(_ km: Double?, _ events: [DrivingEvent] = [], idleS: Double? = 0, coveredS: Double = 3600)
        -> TripSummary
    {
        var summary = TripSummary()
        summary.distanceKm = km
        summary.coveredS = coveredS
        summary.idleS = idleS
        summary.events = events
        return summary
    }

    private func event(_ kind: DrivingEvent.Kind, _ durationS: Double = 2, peak: Double = 0) -> DrivingEvent {
        DrivingEvent(kind, from: origin, durationS: durationS, peak: peak)
    }

    @Test func byHand() {
        #expect(trip(100).score == 100)
        #expect(trip(100, idleS: nil).score == 100)
        #expect(trip(100, [event(.sharpAcceleration, peak: 2.5)]).score == 97)
        #expect(trip(100, [event(.sharpBraking, peak: 3)]).score == 96)
        // Twice as sharp costs twice as much; so does half the distance.
        #expect(trip(100, [event(.sharpBraking, peak: 6)]).score == trip(50, [event(.sharpBraking, peak: 3)]).score)
        #expect(trip(100, [event(.overSpeed, 500, peak: 140)]).score == 80)
        #expect(trip(100, idleS: 1800).score == 80)
        #expect(trip(100, [event(.coldHighRpm, 125, peak: 4000)]).score == 80)
        // Neutral events.
        #expect(trip(100, [event(.stop, 60), event(.engineStop, 60)]).score == 100)
        #expect(trip(100, Array(repeating: event(.sharpBraking, peak: 9), count: 20_000)).score == 0)
    }

    /// A single event in a short trip may be chance: below 20 km it counts as in 20 km.
    @Test func aShortTripIsNotJudgedByOneEvent() {
        let cold = event(.coldHighRpm, 10, peak: 3600)
        #expect(trip(1.4, [cold]).score == 91)
        #expect(trip(1.4, [cold]).score == trip(20, [cold]).score)
        #expect(trip(2, [event(.sharpBraking, peak: 3)]).score == 83)
        #expect(trip(40, [cold]).score == 95)
        // Many events are not chance.
        #expect((trip(2, Array(repeating: event(.sharpBraking, peak: 4), count: 8)).score ?? 100) < 40)
    }

    @Test func withoutADistanceThereIsNone() {
        #expect(trip(nil).score == nil)
        #expect(trip(0).score == nil)
        #expect(trip(0.999).score == nil)
        #expect(trip(.infinity).score == nil)
        #expect(trip(1).score == 100)
        #expect(trip(5, coveredS: 0).score == 100)
    }

    /// More of anything never raises the score, and a drive twice as long with twice the events has the same score.
    @Test func monotone() throws {
        for seed in seeds {
            var generator = SeededGenerator(seed: seed)
            func random(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
            func randomEvent() -> DrivingEvent {
                let kind = DrivingEvent.Kind.allCases[Int.random(in: 0..<7, using: &generator)]
                return DrivingEvent(kind, from: origin, durationS: random(0.5...300), peak: random(0...200))
            }
            var summary = trip(random(1...300), idleS: random(0...600), coveredS: random(600...7200))
            for _ in 0..<20 {
                let before = try #require(TripScore(summary))
                #expect((0...100).contains(before.value))
                var twice = summary
                twice.distanceKm = summary.distanceKm.map { $0 * 2 }
                twice.coveredS = summary.coveredS * 2
                twice.idleS = summary.idleS.map { $0 * 2 }
                twice.events = summary.events + summary.events
                if summary.distanceKm ?? 0 >= TripScore.leastRatedKm {
                    #expect(near(TripScore(twice)?.points, before.points), "seed \(seed)")
                }
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: summary.events.append(randomEvent())
                case 1 where !summary.events.isEmpty: summary.events[0].peak += random(0...10)
                case 2 where !summary.events.isEmpty: summary.events[0].durationS += random(0...100)
                default:
                    // Idling for longer.
                    let seconds = random(0...300)
                    summary.idleS = summary.idleS.map { $0 + seconds }
                    summary.coveredS += seconds
                }
                let after = try #require(TripScore(summary))
                #expect(after.points >= before.points - 1e-9, "seed \(seed)")
                #expect(after.value <= before.value, "seed \(seed)")
            }
        }
    }
}
