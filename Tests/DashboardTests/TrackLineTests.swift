import Telemetry
import Testing

@testable import Dashboard

@Suite(.timeLimit(.minutes(20))) struct TrackLineTests {
    @Test func closePositionsAndTheOriginAreLeftOut() {
        var line = TrackLine()
        line.take(x: 0, z: 0)
        line.take(x: 10, z: 10)
        line.take(x: 11, z: 10)
        line.take(x: 13, z: 10)
        #expect(line.points == [.init(x: 10, z: 10, isJoined: false), .init(x: 13, z: 10, isJoined: true)])
        #expect(line.here?.x == 13)
    }

    @Test func aJumpIsNoLine() {
        var line = TrackLine()
        line.take(x: 10, z: 10)
        line.take(x: 500, z: 10)
        line.take(x: 505, z: 10)
        #expect(line.points.map(\.isJoined) == [false, false, true])
    }

    /// The line at which laps begin, with the way across it; and where time was gained.
    @Test func theStartAndWhereTimeWasGained() throws {
        var line = TrackLine()
        line.take(x: 10, z: 10)
        line.take(x: 10, z: 20, .gained)
        line.take(x: 10, z: 21, .gained, isStart: true)
        line.take(x: 10, z: 30, .lost)
        #expect(line.points.map(\.trend) == [.even, .gained, .lost])
        let start = try #require(line.start)
        #expect(start.x == 10 && start.z == 21 && start.aheadX == 0 && start.aheadZ == 1)
    }

    /// The trend is that of the last two seconds, and begins again with each lap.
    @Test func whatTheDifferenceDidLately() throws {
        var values = DashValues()
        func drive(_ begin: Double, lap: Double, _ deltaS: (Double) -> Double?) {
            for step in 1...40 {
                let seconds = begin + Double(step) / 10
                let time = Instant.zero.advanced(bySeconds: seconds)
                let samples = [
                    Sample(.lapNumber, lap, at: time), Sample(.positionX, seconds * 50, at: time),
                    Sample(.positionZ, 5, at: time),
                ]
                values.take(Batch(samples, at: time), deltaS: deltaS(seconds))
            }
        }
        drive(0, lap: 1) { _ in nil }
        #expect(values.track.start == nil && values.track.points.allSatisfy { $0.trend == .even })
        drive(4, lap: 2) { ($0 - 4) * -0.1 }
        let start = try #require(values.track.start)
        #expect(abs(start.x - 205) < 1e-6 && abs(start.aheadX - 5) < 1e-6)
        #expect(values.track.points.last?.trend == .gained)
        drive(8, lap: 3) { $0 < 10 ? 0.5 : 0.5 + ($0 - 10) * 0.1 }
        let trends = values.track.points.suffix(40).map(\.trend)
        #expect(trends.prefix(20).allSatisfy { $0 == .even } && trends.suffix(15).allSatisfy { $0 == .lost })
    }

    @Test func itStaysSmall() throws {
        var line = TrackLine()
        for step in 1...30_000 { line.take(x: Double(step) * 2.5, z: 1) }
        #expect((1000...4000).contains(line.points.count))
        #expect(line.points.dropFirst().allSatisfy { $0.isJoined })
        let x = try #require(line.bounds).x
        #expect(x.lowerBound == 2.5 && (74_900...75_000).contains(x.upperBound))
    }
}
