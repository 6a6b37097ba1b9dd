import Telemetry
import Testing
import Trips

@testable import Recording

@Suite(.timeLimit(.minutes(20))) struct EngineStopTests {
    private func batch(_ seconds: Double) -> Batch {
        Batch(Sample(.engineSpeed, 0, at: Instant.zero.advanced(bySeconds: seconds)))
    }

    /// An engine that goes on: what came meanwhile belongs to the trip, in its order.
    @Test func theEngineGoesOn() {
        var stop = EngineStop()
        #expect(stop.take(batch(1), isStopped: false, engine: TripEngine()) == [batch(1)])
        #expect(stop.take(batch(2), isStopped: true, engine: TripEngine()) == [])
        #expect(stop.take(batch(3), isStopped: true, engine: TripEngine()) == [])
        #expect(stop.before != nil)
        #expect(stop.take(batch(4), isStopped: false, engine: TripEngine()) == [batch(2), batch(3), batch(4)])
        #expect(stop.before == nil)
        #expect(stop.take(batch(5), isStopped: false, engine: TripEngine()) == [batch(5)])
    }

    /// The trip as it was at the first batch without an engine.
    @Test func theTripBefore() {
        var stop = EngineStop()
        var engine = TripEngine()
        engine.take(Sample(.vehicleSpeed, 50, at: .zero))
        _ = stop.take(batch(1), isStopped: true, engine: engine)
        engine.take(Sample(.vehicleSpeed, 50, at: Instant.zero.advanced(bySeconds: 1)))
        _ = stop.take(batch(2), isStopped: true, engine: engine)
        #expect(stop.before?.summary.samples == 1)
    }
}
