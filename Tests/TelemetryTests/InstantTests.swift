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
