import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct InstantTests {
    private static let start = Instant(nanoseconds: 1_000_000_000)

    @Test(arguments: [(1.5, 2_500_000_000), (-0.25, 750_000_000), (0, 1_000_000_000), (2e-9, 1_000_000_002)])
    func advances(seconds: Double, nanoseconds: Int64) {
        let later = Self.start.advanced(bySeconds: seconds)
        #expect(later == Instant(nanoseconds: nanoseconds))
        #expect(later.seconds(since: Self.start) == seconds)
    }

    @Test(arguments: [
        (0, 0), (499_999, 0), (500_000, 1), (1_499_999, 1), (-500_000, 0), (-500_001, -1), (-1_000_000, -1),
        (.max - 1_000_000_000, 9_223_372_035_855),
    ]) func milliseconds(nanoseconds: Int64, milliseconds: Int64) {
        let later = Instant(nanoseconds: Self.start.nanoseconds + nanoseconds)
        #expect(later.milliseconds(since: Self.start) == milliseconds)
    }

    @Test func millisecondsDoNotOverflow() {
        let earliest = Instant(nanoseconds: .min)
        #expect(Instant.distantFuture.milliseconds(since: earliest) > 9_000_000_000_000)
        #expect(earliest.milliseconds(since: .distantFuture) < -9_000_000_000_000)
    }

    /// A deadline may be so late that it is never reached.
    @Test(arguments: [9.3e9, 1e300, .infinity, .nan])
    func neverPassesTheDistantFuture(seconds: Double) {
        #expect(Self.start.advanced(bySeconds: seconds) == .distantFuture)
        #expect(Instant.distantFuture.advanced(bySeconds: 1) == .distantFuture)
    }

    @Test(arguments: [-9.3e9, -1e300, -.infinity])
    func whatLiesTooFarBackIsEarlierThanAll(seconds: Double) {
        #expect(Instant(nanoseconds: -1_000_000_000).advanced(bySeconds: seconds) == Instant(nanoseconds: .min))
        #expect(Instant(nanoseconds: .min).advanced(bySeconds: -1) == Instant(nanoseconds: .min))
    }
}
