import Simulator
import Testing

@Suite struct DriveCycleTests {
    static let cycles: [(name: String, cycle: DriveCycle)] = [
        ("city", .city), ("highway", .highway), ("idle", .idle),
    ]

    @Test func cyclesAreAsLongAsTheySay() {
        #expect(DriveCycle.city.durationS == 1200)
        #expect(DriveCycle.highway.durationS == 1200)
        #expect((7...9).contains(DriveCycle.city.loopDistanceKm))
        #expect((30...40).contains(DriveCycle.highway.loopDistanceKm))
        #expect(DriveCycle.idle.loopDistanceKm == 0)
    }

    @Test(arguments: cycles.map(\.name)) func speedAndAccelerationAreContinuous(_ name: String) throws {
        let cycle = try #require(Self.cycles.first { $0.name == name }).cycle
        let step = 0.01
        var seconds = 0.0
        while seconds < cycle.durationS + 30 {
            let change = cycle.speedKmh(at: seconds + step) - cycle.speedKmh(at: seconds)
            #expect(abs(change / 3.6 / step) < 2.3, "at \(seconds) s")
            #expect(abs(cycle.acceleration(at: seconds + step) - cycle.acceleration(at: seconds)) < 0.03)
            #expect((0...131).contains(cycle.speedKmh(at: seconds)))
            seconds += step
        }
    }

    @Test(arguments: cycles.map(\.name)) func distanceIsTheIntegralOfSpeed(_ name: String) throws {
        let cycle = try #require(Self.cycles.first { $0.name == name }).cycle
        var sum = 0.0
        let step = 0.05
        for index in 0..<Int(cycle.durationS * 1.5 / step) {
            let start = Double(index) * step
            // Simpson's rule is exact for the cubic pieces.
            let speeds = [start, start + step / 2, start + step].map(cycle.speedKmh(at:))
            sum += (speeds[0] + 4 * speeds[1] + speeds[2]) / 6 * step / 3600
            #expect(abs(cycle.distanceKm(at: start + step) - sum) <= 1e-6 * max(sum, 0.001))
        }
    }

    @Test func theDriveBeginsAgain() {
        let cycle = DriveCycle.city
        #expect(abs(cycle.speedKmh(at: 3 * 1200 + 400) - cycle.speedKmh(at: 400)) < 1e-9)
        #expect(abs(cycle.distanceKm(at: 3 * 1200 + 400) - 3 * cycle.loopDistanceKm - cycle.distanceKm(at: 400)) < 1e-9)
        #expect(cycle.distanceKm(at: -5) == 0)
        #expect(cycle.distanceKm(at: 1200) == cycle.loopDistanceKm)
    }
}
