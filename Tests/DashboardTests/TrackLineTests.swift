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

    @Test func itStaysSmall() throws {
        var line = TrackLine()
        for step in 1...30_000 { line.take(x: Double(step) * 2.5, z: 1) }
        #expect((1000...4000).contains(line.points.count))
        #expect(line.points.dropFirst().allSatisfy { $0.isJoined })
        let x = try #require(line.bounds).x
        #expect(x.lowerBound == 2.5 && (74_900...75_000).contains(x.upperBound))
    }
}
