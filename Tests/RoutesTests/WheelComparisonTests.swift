import Telemetry
import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct WheelComparisonTests {
    /// Drives along a road, and tells the speed in whole km/h that is too low by a share.
    /// - Parameter heading: The direction of the road at a distance in meters.
    private func compared(
        lengthM: Double, kmh: Double = 72, tellsLess share: Double, heading: (Double) -> Double
    ) -> WheelComparison.Result {
        var comparison = WheelComparison()
        var place = GeoPoint(latitude: 48, longitude: 11)
        var (drivenM, tenth) = (0.0, 0)
        while drivenM < lengthM {
            let time = Instant.zero.advanced(bySeconds: Double(tenth) / 10)
            comparison.take(Sample(.vehicleSpeed, kmh * (1 - share), at: time))
            if tenth % 10 == 0 {
                // An error of 2 m that changes its side.
                let told = place.moved(byM: 2, towardsDeg: Double(tenth * 7))
                comparison.take(Sample(.latitude, told.latitude, at: time))
                comparison.take(Sample(.longitude, told.longitude, at: time))
                comparison.take(Sample(.positionError, 4, at: time))
            }
            place = place.moved(byM: kmh / 36, towardsDeg: heading(drivenM))
            drivenM += kmh / 36
            tenth += 1
        }
        return comparison.finish()
    }

    @Test(arguments: [-0.03, 0, 0.025])
    func straightRoadsTellWhatTheWheelsTellLess(share: Double) throws {
        let result = compared(lengthM: 8000, tellsLess: share) { Double(Int($0 / 1500)) * 90 }
        #expect(result.stretches >= 5 && result.straightM > 6000)
        let (factor, percent) = (try #require(result.factor), try #require(result.uncertaintyPercent))
        #expect(abs(factor * (1 - share) - 1) * 100 < percent)
        #expect(percent < 0.3)
    }

    @Test func bendsAreLeftOut() {
        // A circle of 300 m radius.
        #expect(compared(lengthM: 5000, tellsLess: 0) { $0 / 300 * 180 / .pi }.stretches == 0)
        // Slow drives are left out too.
        #expect(compared(lengthM: 3000, kmh: 25, tellsLess: 0) { _ in 40 }.stretches == 0)
    }

    @Test func tooLittleSaysNothing() {
        let result = compared(lengthM: 800, tellsLess: 0) { _ in 10 }
        #expect(result.stretches == 1 && result.factor == nil && result.uncertaintyPercent == nil)
        #expect((result + result).factor != nil)
    }
}
