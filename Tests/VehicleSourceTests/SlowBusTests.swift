import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports
import Trips

@testable import VehicleSource

/// A drive on the slowest bus, on which fewer requests are possible than are wanted.
@Suite(.timeLimit(.minutes(20))) struct SlowBusTests {
    @Test(arguments: ["gasoline", "hybrid"]) func aDrive(_ name: String) throws {
        let transport = simulated(try car(name, .iso9141))
        var engine = TripEngine()
        var counts: [Signal: Int] = [:]
        var moments: [Instant] = []
        LiveVehicle(
            ticksPerSecond: 10, connect: { link throws(TransportError) in session(transport, link) },
            pause: { _ throws(TransportError) in }
        ).run { event in
            for sample in event.samples {
                engine.take(sample)
                counts[sample.signal, default: 0] += 1
                if sample.signal == .vehicleSpeed { moments.append(sample.time) }
            }
            return transport.now.seconds(since: .zero) < 600
        }
        #expect(counts[.mil, default: 0] >= 10)
        #expect(counts[.commandedLambda, default: 0] >= 60)
        let (first, last) = (try #require(moments.first), try #require(moments.last))
        let truth = transport.truth(at: last).fuelL - transport.truth(at: first).fuelL
        let summary = engine.summary
        let percent = 100 * ((summary.fuelL ?? 0) / truth - 1)
        #expect(abs(percent) < 5, "\(percent)")
        #expect(abs(percent) < summary.fuelUncertaintyPercent ?? 0)
    }
}
