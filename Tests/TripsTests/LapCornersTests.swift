import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct LapCornersTests {
    /// Speeds from one value to the next in ten steps each.
    private static func speeds(_ ends: [Double]) -> [Double] {
        zip(ends, ends.dropFirst()).flatMap { from, to in (0..<10).map { from + (to - from) * Double($0) / 10 } }
            + [ends[ends.count - 1]]
    }

    @Test func eachDipIsACorner() {
        let corners = LapCorners.find(Self.speeds([150, 200, 80, 180, 120, 210, 160]))
        #expect(corners.map(\.slowest) == [20, 40])
        #expect(corners.map(\.from) == [10, 30] && corners.map(\.to) == [30, 50])
    }

    /// The changes of gears and kerbs are none.
    @Test func smallDipsAreNone() {
        #expect(LapCorners.find(Self.speeds([150, 200, 195, 200, 193, 200])).isEmpty)
    }

    /// A start from the grid is no corner, and one at the end has no exit.
    @Test func theEndsOfALap() {
        #expect(LapCorners.find(Self.speeds([0, 200])).isEmpty)
        let corners = LapCorners.find(Self.speeds([0, 200, 90, 140]))
        #expect(corners.map { [$0.from, $0.slowest, $0.to] } == [[10, 20, 30]])
    }

    @Test(arguments: [[], [100], [100, 100], [Double](repeating: 120, count: 900)])
    func nothing(speeds: [Double]) { #expect(LapCorners.find(speeds).isEmpty) }
}
