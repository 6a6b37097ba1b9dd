import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct AxisTests {
    @Test(
        arguments: [
            (0, 60, ["0", "20", "40", "60"]), (760, 2034, ["0", "1000", "2000", "3000"]),
            (11.8, 14.4, ["11", "12", "13", "14", "15"]), (-12.5, 7.8, ["-20", "-10", "0", "10"]),
            (0, 0.07, ["0.00", "0.02", "0.04", "0.06", "0.08"]), (90, 90, ["89.0", "89.5", "90.0", "90.5", "91.0"]),
        ] as [(Double, Double, [String])])
    func lines(lowest: Double, highest: Double, labels: [String]) {
        let axis = Axis(lowest, highest)
        #expect(axis.lines.map(axis.label) == labels)
        #expect(axis.share(axis.low) == 0)
        #expect(axis.share(axis.high) == 1)
    }

    @Test(arguments: [(0, 0), (80, 90), (0, 123_456)] as [(Double, Double)]) func barsBeginAtZero(
        lowest: Double, highest: Double
    ) {
        let axis = Axis(lowest, highest, fromZero: true)
        #expect(axis.low == 0)
        #expect(axis.high > 0 && axis.high >= highest)
    }
}
