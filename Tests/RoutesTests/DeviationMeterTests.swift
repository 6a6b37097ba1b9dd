import Telemetry
import Testing

@testable import Routes

@Suite(.timeLimit(.minutes(20))) struct DeviationMeterTests {
    @Test func threeFixesOrFiveSecondsAreADeviation() {
        var meter = DeviationMeter()
        func take(_ metres: Double, _ seconds: Double, error: Double = 5, isOn: Bool = false) -> Bool? {
            meter.take(distanceM: metres, errorM: error, isOnRoute: isOn, at: .zero.advanced(bySeconds: seconds))
        }
        #expect(take(100, 0) == nil && take(100, 1) == nil)
        #expect(take(20, 2) == nil)
        #expect(take(100, 3) == nil && take(100, 4) == nil && take(100, 5) == true)
        #expect(meter.isDeviating && take(100, 6) == nil && take(20, 7) == nil && take(14, 8) == false)
        // With few fixes, by the time.
        #expect(take(100, 10) == nil && take(100, 15) == true && take(20, 16, isOn: true) == false)
        // A receiver with an error of 60 m knows nothing of 100 m.
        #expect((20..<40).allSatisfy { take(100, Double($0), error: 60) == nil })
    }
}
