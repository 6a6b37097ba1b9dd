import Telemetry
import Testing
import Trips

@Suite struct SpeedSharesTests {
    /// 10 s standing, a minute each at 36, 72 and 108 km/h, and a gap.
    @Test func bands() {
        var shares = SpeedShares()
        var time = 0.0
        func drive(_ kmh: Double, seconds: Double) {
            for _ in 0..<Int(seconds) {
                shares.take(Sample(.vehicleSpeed, kmh, at: Instant.zero.advanced(bySeconds: time)))
                time += 1
            }
        }
        drive(0, seconds: 11)
        drive(36, seconds: 61)
        time += 100
        drive(72, seconds: 61)
        shares.take(Sample(.engineSpeed, 5000, at: Instant.zero.advanced(bySeconds: time)))
        drive(108, seconds: 61)
        #expect(shares[.standing].seconds == 10)
        #expect(shares[.standing].km == 0)
        // A second from standing to 36 km/h, and one from 72 to 108 km/h at a mean of 90 km/h.
        #expect(shares[.slow].seconds == 61)
        #expect(abs(shares[.slow].km - 0.605) < 1e-9)
        #expect(shares[.middle].seconds == 61)
        #expect(abs(shares[.middle].km - 1.225) < 1e-9)
        #expect(shares[.fast].seconds == 60)
        #expect(abs(shares[.fast].km - 1.8) < 1e-9)
        #expect(shares.total.seconds == 192)
    }
}
