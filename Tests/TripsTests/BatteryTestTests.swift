import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct BatteryTestTests {
    /// 4 s at rest, a second of cranking that falls at once and recovers, and then charging.
    private func start(
        everyS: Double = 0.07, restV: Double = 12.4, lowestV: Double = 9.1, without gap: Range<Double>? = nil,
        endS: Double = 20
    ) -> [Sample] {
        stride(from: 0, to: endS, by: everyS).filter { gap?.contains($0) != true }.map { seconds in
            let volts =
                seconds < 4 ? restV : seconds < 5 ? lowestV + (seconds - 4) * 1.2 : min(14.2, restV + (seconds - 5) * 2)
            return Sample(.adapterVoltage, (volts * 10).rounded() / 10, at: at(seconds))
        }
    }

    @Test func aStart() throws {
        let test = try #require(BatteryTestFinder.test(start()))
        #expect(test.restingV == 12.4 && abs((test.lowestV ?? 0) - 9.15) < 0.11)
        #expect(abs(test.crankingS - 1) < 0.2 && abs(test.start.seconds(since: at(4))) < 0.1)
        #expect(test.chargingV == 14.2 && !test.hasGap)
    }

    /// An adapter that restarts is silent for a while.
    @Test func theAdapterRestarts() throws {
        let test = try #require(BatteryTestFinder.test(start(without: 4.2..<5.3)))
        #expect(test.hasGap && (test.lowestV ?? 12) < 9.6)
        // At once: nothing is read until the engine runs.
        let blind = try #require(BatteryTestFinder.test(start(without: 4..<5.9)))
        #expect(blind.hasGap && blind.lowestV == nil && blind.chargingV == 14.2)
    }

    /// The voltage of an engine that runs, or was not started, is no test.
    @Test func noStart() {
        #expect(BatteryTestFinder.test(start(endS: 3.9)) == nil)
        #expect(BatteryTestFinder.test(start(restV: 14.1, lowestV: 13.2)) == nil)
        let lights = stride(from: 0, to: 40, by: 0.1).map { Sample(.adapterVoltage, $0 < 5 ? 12.6 : 11.9, at: at($0)) }
        #expect(BatteryTestFinder.test(lights) == nil)
    }

    @Test func states() {
        var finder = BatteryTestFinder()
        var states: [BatteryTestFinder.State] = []
        for sample in start() {
            finder.take(sample)
            if states.last != finder.state { states.append(finder.state) }
        }
        #expect(states == [.settling, .ready, .cranking, .charging, .over])
    }

    @Test func theUsual() throws {
        #expect(BatteryTest.usual([]) == nil)
        let tests = try [9.2, 9.3, 9.2, 9.4, 8.0].map { try #require(BatteryTestFinder.test(start(lowestV: $0))) }
        let usual = try #require(BatteryTest.usual(tests))
        #expect(abs(usual.lowestV - 9.25) < 0.1 && (0.4...0.6).contains(usual.toleranceV))
    }
}
