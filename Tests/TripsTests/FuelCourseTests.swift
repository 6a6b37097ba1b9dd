import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct FuelCourseTests {
    /// Returns 36 km/h and 10 g/s of air, a gap without both, then the same again.
    private static func drive(silent seconds: Double, firstAfter: Signal) -> [Sample] {
        var drive: [Sample] = []
        for tick in 0...100 {
            let time = Double(tick) / 5 + (tick > 50 ? seconds : 0)
            drive.append(Sample(.vehicleSpeed, 36, at: at(time + (firstAfter == .vehicleSpeed ? 0 : 0.1))))
            drive.append(Sample(.massAirFlow, 10, at: at(time + (firstAfter == .vehicleSpeed ? 0.1 : 0))))
        }
        return drive
    }

    /// Distance and fuel are both unknown in a gap, so that consumption remains the same, whichever value comes first
    /// after it.
    @Test(arguments: [0, 1, 4.5, 5.5, 7, 9.5, 11, 60], [Signal.vehicleSpeed, .massAirFlow])
    func awayForAWhile(seconds: Double, first: Signal) {
        let summary = facts(Self.drive(silent: seconds, firstAfter: first))
        let coveredS: Double = seconds < 5 ? 20 + seconds : 19.8
        #expect(near(summary.distanceKm, coveredS / 100, within: 0.002))
        #expect(near(summary.fuelL, litres(airGrams: 10 * coveredS), within: 0.002))
        #expect(near(summary.averageLPer100Km, litres(airGrams: 10) / 0.01 * 100, within: 0.02))
    }

    /// On a slow bus, the air flow comes every six seconds, and the speed all the time.
    @Test func aValueThatComesSeldomIsNoGap() {
        let summary = facts(
            samples(.vehicleSpeed, everySecond(60) { _ in 36 })
                + samples(.massAirFlow, (0...10).map { (Double($0) * 6, 10) }))
        #expect(near(summary.fuelL, litres(airGrams: 600)))
    }

    private static func driveWithAir(_ air: (Double) -> Double, rpm: (Double) -> Double) -> TripSummary {
        facts(
            samples(.vehicleSpeed, everySecond(150) { _ in 50 }) + samples(.engineSpeed, everySecond(150, rpm))
                + samples(.massAirFlow, everySecond(150, air)))
    }

    /// A sensor that never changes while the engine does is broken; one that is constant along with it is not.
    @Test func aFrozenSensorIsNone() {
        func varying(_ second: Double) -> Double { second.truncatingRemainder(dividingBy: 20) < 10 ? 800 : 3200 }
        #expect(Self.driveWithAir({ _ in 3.12 }, rpm: varying).fuelMethod == .unknown)
        #expect(Self.driveWithAir({ $0 > 50 ? 3.12 : 3 + $0 / 100 }, rpm: varying).fuelMethod == .unknown)
        #expect(Self.driveWithAir({ _ in 0 }, rpm: varying).fuelMethod == .unknown)
        #expect(Self.driveWithAir({ _ in 3.12 }, rpm: { _ in 2000 }).fuelMethod == .massAirFlow)
        #expect(Self.driveWithAir({ $0 > 100 ? 3.12 : 3 + $0 / 100 }, rpm: varying).fuelMethod == .massAirFlow)
        // The engine is stopped, and starts for a moment.
        #expect(Self.driveWithAir({ _ in 0.5 }, rpm: { $0 == 60 ? 800 : 0 }).fuelMethod == .massAirFlow)
    }

    /// Downhill, no fuel is burned for minutes.
    @Test func aRateOfNothingIsNotFrozen() {
        let summary = facts(
            samples(.vehicleSpeed, everySecond(150) { _ in 50 })
                + samples(.engineSpeed, everySecond(150) { $0.truncatingRemainder(dividingBy: 20) < 10 ? 1500 : 3200 })
                + samples(.engineFuelRate, everySecond(150) { $0 < 10 ? 3.6 : 0 }))
        #expect(summary.fuelMethod == .fuelRate)
    }
}
