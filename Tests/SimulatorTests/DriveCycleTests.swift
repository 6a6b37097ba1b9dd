import Simulator
import Testing

@Suite(.timeLimit(.minutes(20))) struct DriveCycleTests {
    static let cycles: [(name: String, cycle: DriveCycle)] = [
        ("city", .city), ("highway", .highway), ("idle", .idle), ("stopAndGo", .stopAndGo), ("mountain", .mountain),
    ]

    @Test func cyclesAreAsLongAsTheySay() {
        #expect(DriveCycle.city.durationS == 1200)
        #expect(DriveCycle.highway.durationS == 1200)
        #expect((7...9).contains(DriveCycle.city.loopDistanceKm))
        #expect((30...40).contains(DriveCycle.highway.loopDistanceKm))
        #expect(DriveCycle.idle.loopDistanceKm == 0)
        for cycle in [DriveCycle.stopAndGo, .mountain, .sharp] { #expect(cycle.durationS == 1200) }
        #expect((2...4).contains(DriveCycle.stopAndGo.loopDistanceKm))
        #expect((14...20).contains(DriveCycle.mountain.loopDistanceKm))
    }

    @Test func creepingTrafficStaysSlow() {
        let speeds = (0..<12_000).map { DriveCycle.stopAndGo.speedKmh(at: Double($0) / 10) }
        #expect((25..<30).contains(speeds.max() ?? 0))
        #expect(zip(speeds, speeds.dropFirst()).count { $0 > 0 && $1 == 0 } >= 26)
    }

    @Test func thePassGoesUpAndDown() {
        let grades = (0..<1200).map { DriveCycle.mountain.gradePercent(at: Double($0)) }
        #expect(grades.min() == -9 && grades.max() == 9)
        #expect(grades.count { $0 > 4 } > 400 && grades.count { $0 < -4 } > 350)
        for (a, b) in zip(grades, grades.dropFirst()) { #expect(abs(a - b) < 2) }
        #expect((0..<1200).allSatisfy { DriveCycle.city.gradePercent(at: Double($0)) == 0 })
    }

    @Test(arguments: cycles.map(\.name)) func speedAndAccelerationAreContinuous(_ name: String) throws {
        let cycle = try #require(Self.cycles.first { $0.name == name }).cycle
        let step = 0.01
        var fastest = (change: 0.0, jump: 0.0)
        for index in 0..<Int((cycle.durationS + 30) / step) {
            let seconds = Double(index) * step
            let change = cycle.speedKmh(at: seconds + step) - cycle.speedKmh(at: seconds)
            fastest.change = max(fastest.change, abs(change / 3.6 / step))
            fastest.jump = max(
                fastest.jump, abs(cycle.acceleration(at: seconds + step) - cycle.acceleration(at: seconds)))
            if index % 10 == 0 { #expect((0...131).contains(cycle.speedKmh(at: seconds))) }
        }
        #expect(fastest.change < 2.3)
        #expect(fastest.jump < 0.03)
    }

    @Test(arguments: cycles.map(\.name)) func distanceIsTheIntegralOfSpeed(_ name: String) throws {
        let cycle = try #require(Self.cycles.first { $0.name == name }).cycle
        var (sum, worst) = (0.0, 0.0)
        let step = 0.05
        for index in 0..<Int(cycle.durationS * 1.5 / step) {
            let start = Double(index) * step
            // Simpson's rule is exact for the cubic pieces.
            let speeds = [start, start + step / 2, start + step].map(cycle.speedKmh(at:))
            sum += (speeds[0] + 4 * speeds[1] + speeds[2]) / 6 * step / 3600
            worst = max(worst, abs(cycle.distanceKm(at: start + step) - sum) / max(sum, 0.001))
        }
        #expect(worst <= 1e-6)
    }

    @Test func theDriveBeginsAgain() {
        let cycle = DriveCycle.city
        #expect(abs(cycle.speedKmh(at: 3 * 1200 + 400) - cycle.speedKmh(at: 400)) < 1e-9)
        #expect(abs(cycle.distanceKm(at: 3 * 1200 + 400) - 3 * cycle.loopDistanceKm - cycle.distanceKm(at: 400)) < 1e-9)
        #expect(cycle.distanceKm(at: -5) == 0)
        #expect(cycle.distanceKm(at: 1200) == cycle.loopDistanceKm)
    }
}
