import TestSupport
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct ChartPathTests {
    private static func series(_ points: [(Int64, Double)], isStepped: Bool = false) -> ChartSeries {
        ChartSeries(
            name: "", signal: "", times: points.map(\.0), values: points.map(\.1), gapMs: 5000, isStepped: isStepped)
    }

    @Test func fewSamplesAreExact() {
        let axis = Axis(0, 100, fromZero: true)
        #expect(
            ChartPath.text(Self.series([(0, 0), (500, 100), (1000, 50)]), axis: axis, endMs: 1000)
                == "M0 720l0 0 2000-720 2000 360")
        #expect(
            ChartPath.text(Self.series([(0, 0), (500, 100)], isStepped: true), axis: axis, endMs: 1000)
                == "M0 720l0 0 2000 0 0-720")
        #expect(
            ChartPath.text(Self.series([(0, 0), (6000, 100)]), axis: axis, endMs: 10000) == "M0 720l0 0M2400 0l0 0")
        #expect(ChartPath.text(Self.series([]), axis: axis, endMs: 0) == "")
    }

    /// The points of a path, in the units of the drawing.
    private static func points(_ path: String) -> [(x: Int, y: Int)] {
        var points: [(x: Int, y: Int)] = []
        for part in path.split(separator: "M") {
            let numbers = part.matches(of: /-?[0-9]+/).compactMap { Int($0.output) }
            var (x, y) = (numbers[0], numbers[1])
            for index in stride(from: 2, to: numbers.count, by: 2) {
                x += numbers[index]
                y = y + numbers[index + 1]
                points.append((x, y))
            }
        }
        return points
    }

    /// In each column the least and the greatest value are drawn, and nothing beyond them.
    @Test(arguments: seeds.prefix(10)) func noPeakIsLost(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let axis = Axis(0, 100, fromZero: true)
        let points = (0..<20000).map { (Int64($0), Double.random(in: 0...100, using: &random)) }
        let drawn = Self.points(ChartPath.text(Self.series(points), axis: axis, endMs: 20000))
        for column in 0..<1000 {
            let values = points[(column * 20)..<(column * 20 + 20)].map(\.1)
            let ys = drawn.filter { $0.x == column * 4 }.map(\.y)
            #expect(ys.min() == Int((720 - (values.max() ?? 0) * 7.2).rounded()))
            #expect(ys.max() == Int((720 - (values.min() ?? 0) * 7.2).rounded()))
        }
    }
}
