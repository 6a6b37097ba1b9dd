import Testing

@testable import Trends

@Suite(.timeLimit(.minutes(20))) struct ResamplingTests {
    /// The first values of SplitMix64 with the seed 1234567, as published with it.
    @Test func generator() {
        var generator = Resampling.Generator(seed: 1_234_567)
        #expect(generator.next() == 6_457_827_717_110_365_317 && generator.next() == 3_203_168_211_198_807_973)
    }

    /// The variance of a mean is that of the values divided by their number.
    @Test func varianceOfAMean() throws {
        let values = [3.0, 5, 8, 1, 9, 4, 4, 7]
        let mean = values.reduce(0, +) / 8
        let expected = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 7 / 8
        let variances = Resampling.variances(count: 8) { times in
            [zip(values, times).reduce(0) { $0 + $1.0 * $1.1 } / times.reduce(0, +), nil]
        }
        #expect(abs(try #require(variances[0]) / expected - 1) < 0.15)
        #expect(variances[1] == nil)
    }

    @Test(arguments: [(4.0, 4.604), (9, 3.25), (25, 2.787), (40, 2.704), (1000, 2.581), (1e9, 2.576), (0.5, 63.657)])
    func student(freedom: Double, quantile: Double) {
        #expect(abs(Statistics.student99(freedom: freedom) / quantile - 1) < 0.005)
    }
}
