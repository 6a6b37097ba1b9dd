import Telemetry
import Testing

@testable import Trips

@Suite struct SpeedSharesTests {
    private static func shares(_ points: [(seconds: Double, value: Double)]) -> SpeedShares {
        var shares = SpeedShares()
        for sample in samples(.vehicleSpeed, points) { shares.take(sample) }
        return shares
    }

    /// An hour at 30 km/h, half an hour at 60 and a quarter at 120 are 30 km each.
    @Test func bandsAreOfTheDistance() throws {
        let shares = Self.shares(
            everySecond(3600) { _ in 30 } + everySecond(1800) { _ in 60 }.map { ($0.seconds + 3601, $0.value) }
                + everySecond(900) { _ in 120 }.map { ($0.seconds + 5402, $0.value) })
        for band in SpeedShares.Band.allCases {
            #expect(abs(try #require(shares.share(band)) - 1 / 3.0) < 0.001)
        }
    }

    @Test func limits() {
        for (speedKmh, band) in [(49.9, SpeedShares.Band.slow), (50, .middle), (89.9, .middle), (90, .fast)] {
            #expect(Self.shares(everySecond(10) { _ in speedKmh }).share(band) == 1)
        }
    }

    @Test func gapsAndStandingCountNothing() {
        #expect(Self.shares([(0, 0), (1, 0)]).share(.slow) == nil)
        #expect(Self.shares([(0, 100), (6, 100)]).share(.fast) == nil)
        #expect(Self.shares([(0, 100), (6, 20), (7, 20)]).share(.slow) == 1)
        #expect(Self.shares([(0, 20), (1, .nan), (2, 20)]).share(.slow) == 1)
    }
}
