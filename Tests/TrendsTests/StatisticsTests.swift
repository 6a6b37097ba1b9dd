import Testing

@testable import Trends

@Suite(.timeLimit(.minutes(20))) struct StatisticsTests {
    @Test func selectionFindsWhatSortingFinds() {
        var state: UInt64 = 7
        for count in [1, 2, 3, 10, 101, 1000] {
            let values = (0..<count).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                // Few different values: ties are the rule.
                return Double(state >> 60)
            }
            let ordered = values.sorted()
            for share in [0, 0.1, 0.25, 0.5, 0.9, 1] {
                let place = share * Double(count - 1)
                let low = Int(place)
                let high = min(low + 1, count - 1)
                let expected = ordered[low] + (place - Double(low)) * (ordered[high] - ordered[low])
                #expect(Statistics.quantile(values, share) == expected)
            }
        }
    }

    @Test func quantiles() {
        #expect(Statistics.median([]) == nil)
        #expect(Statistics.median([3, 1, 2]) == 2 && Statistics.median([4, 1, 2, 3]) == 2.5)
        #expect(Statistics.quantile([1, 2, 3, 4, 5], 0.25) == 2 && Statistics.quantile([1, 2], 1) == 2)
        #expect(Statistics.robustDeviation([1, 1, 2, 2, 4, 6, 9]) == 1.4826)
    }

    @Test func theilSen() throws {
        let line = (0..<20).map { (x: Double($0), y: 3 * Double($0) + ($0 == 7 ? 500 : 1)) }
        let slope = try #require(Statistics.slope(line))
        #expect(slope.slope == 3 && slope.low <= 3 && slope.high >= 3)
        #expect(Statistics.slope([(x: 1, y: 1), (x: 1, y: 2)]) == nil)
    }

    @Test(arguments: [(0.0, 0.5), (1, 0.8413447), (1.96, 0.9750021), (-1.96, 0.0249979), (3, 0.9986501)])
    func normal(z: Double, probability: Double) { #expect(abs(Statistics.normal(z) - probability) < 2e-7) }

    @Test(arguments: [
        (0.0, 1.0), (1, 2.718281828459), (-1, 0.367879441171), (10, 22026.465794807), (-20, 2.061153622e-9),
    ])
    func exponential(x: Double, value: Double) { #expect(abs(Statistics.exponential(x) / value - 1) < 1e-9) }
}
