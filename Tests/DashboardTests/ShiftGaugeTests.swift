import Dashboard
import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct ShiftGaugeTests {
    private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }
    private func batch(_ values: [(Signal, Double)], _ seconds: Double) -> Batch {
        Batch(values.map { Sample($0.0, $0.1, at: at(seconds)) }, at: at(seconds))
    }

    @Test func aShareNeedsTheMaximumOfTheSource() {
        var gauge = ShiftGauge(.share(0.97))
        gauge.handle(batch([(.engineSpeed, 7800)], 1))
        #expect(gauge.state(at: at(1)) == .off)
        gauge.handle(batch([(.maximumEngineSpeed, 8000)], 1))
        #expect(gauge.state(at: at(1)).isDue)
        gauge.handle(batch([(.engineSpeed, 7700)], 1.1))
        #expect(!gauge.state(at: at(1.1)).isDue && gauge.state(at: at(1.1)).lit > 0.9)
    }

    /// A car that is silent has no lights.
    @Test func anOldEngineSpeedIsNone() {
        var gauge = ShiftGauge(.engineSpeed(6000))
        gauge.handle(batch([(.engineSpeed, 6100)], 1))
        #expect(gauge.state(at: at(3.9)).isDue)
        #expect(gauge.state(at: at(4.1)) == .off)
    }

    @Test func gears() {
        var gauge = ShiftGauge(.engineSpeed(6000))
        #expect(gauge.isInForwardGear)
        for (gear, expected) in [(-1.0, false), (0, false), (3, true)] {
            gauge.handle(batch([(.gear, gear)], 1))
            #expect(gauge.isInForwardGear == expected)
        }
    }
}
