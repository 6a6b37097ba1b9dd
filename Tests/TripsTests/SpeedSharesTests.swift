import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct SpeedSharesTests {
    private static func shares(_ points: [(seconds: Double, value: Double)]) -> SpeedShares {
        var shares = SpeedShares()
        for sample in samples(.vehicleSpeed, points) { shares.take(sample) }
        return shares
    }

    /// An hour at 30 km/h, half an hour at 60 and a quarter at 120 are 30 km each.
    @Test func partsOfTimeAndDistance() {
        let shares = Self.shares(
            everySecond(3600) { _ in 30 } + everySecond(1800) { _ in 75 }.map { ($0.seconds + 3610, $0.value) }
                + everySecond(900) { _ in 120 }.map { ($0.seconds + 5420, $0.value) }
                + everySecond(60) { _ in 0 }.map { ($0.seconds + 6330, $0.value) })
        #expect(near(shares[.slow].km, 30) && near(shares[.slow].seconds, 3600))
        #expect(near(shares[.middle].km, 37.5) && near(shares[.middle].seconds, 1800))
        #expect(near(shares[.fast].km, 30) && near(shares[.fast].seconds, 900))
        #expect(shares[.standing].km == 0 && near(shares[.standing].seconds, 60))
        #expect(near(shares.total.km, 97.5) && near(shares.total.seconds, 6360))
    }

    @Test func limits() {
        for (speedKmh, band) in [(60.0, SpeedShares.Band.slow), (60.1, .middle), (90, .middle), (90.1, .fast)] {
            #expect(near(Self.shares(everySecond(10) { _ in speedKmh })[band].seconds, 10))
        }
    }

    @Test func gapsCountNothing() {
        #expect(Self.shares([(0, 100), (6, 100)]).total.seconds == 0)
        #expect(near(Self.shares([(0, 100), (6, 20), (7, 20)])[.slow].seconds, 1))
    }
}
