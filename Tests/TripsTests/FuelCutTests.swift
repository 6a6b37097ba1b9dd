import Telemetry
import Testing

@testable import Trips

/// The drives last 120 s: idling for 20 s, driving, full power from 50 to 60 s, overrun from 70 to 100 s, driving, and
/// standing again from 110 s on.
@Suite(.timeLimit(.minutes(20))) struct FuelCutTests {
    /// The signals of a car besides speed, engine speed and air flow, each with its interval in seconds.
    private struct Car {
        var status: Double? = 0.5
        var load: Double? = 0.5
        var throttle: Double? = 0.5
        var lambda: Double? = 0.5
        var overrunAir = 4.0
        var overrunLoad = 16.0
        /// Whether the car reports its engine speed.
        var revolutions = true
    }

    private static func drive(_ car: Car) -> [Sample] {
        var drive: [Sample] = []
        for tick in 0...1200 {
            let second = Double(tick) / 10
            let time = at(second)
            let isOverrun = (70..<100).contains(second)
            let stands = second < 20 || second >= 110
            let isFullPower = (50..<60).contains(second)
            func add(_ signal: Signal, _ value: Double, every period: Double? = 0.1) {
                guard let period, tick.isMultiple(of: Int((period * 10).rounded())) else { return }
                drive.append(Sample(signal, value, at: time))
            }
            // It moves off and stops within a second.
            add(.vehicleSpeed, stands ? 0 : min(50, (second - 20) * 50, (110 - second) * 50))
            if car.revolutions { add(.engineSpeed, stands ? 800 : isFullPower ? 4000 : 2000) }
            add(.fuelSystemStatus, isOverrun || isFullPower ? 4 : 2, every: car.status)
            add(.engineLoad, isOverrun ? car.overrunLoad : stands ? 22 : isFullPower ? 95 : 45, every: car.load)
            add(.throttlePosition, isOverrun || stands ? 13.5 : isFullPower ? 80 : 24, every: car.throttle)
            add(.commandedLambda, isFullPower ? 0.87 : 1, every: car.lambda)
            add(.massAirFlow, isOverrun ? car.overrunAir : stands ? 2.5 : isFullPower ? 60 : 12, every: 0.2)
        }
        return drive
    }

    /// The fuel of idling, driving and full power; without a lambda signal, full power burns as if at 1.
    private static func burnt(_ car: Car) -> Double {
        litres(airGrams: 2.5 * 30 + 12 * 50 + 60 * 10 / (car.lambda == nil ? 1 : 0.87))
    }

    /// Whichever of the signals a car has, and however rarely they come.
    @Test(
        arguments: [
            (0.5, 0.5, 0.5), (nil, 0.5, 0.5), (0.5, nil, nil), (nil, 0.5, nil), (nil, nil, 0.5), (5, 5, 5),
            (15, 15, 15),
        ] as [(Double?, Double?, Double?)])
    func overrunIsFoundAndFullPowerIsNone(status: Double?, load: Double?, throttle: Double?) {
        let car = Car(status: status, load: load, throttle: throttle)
        let summary = facts(Self.drive(car))
        #expect(near(summary.fuelCutS, 30, within: 0.1))
        #expect(near(summary.fuelL, Self.burnt(car), within: 0.04))
    }

    /// The engine load while the car was still rolling to a stop is not the load at idle.
    @Test func whatWasReadBeforeTheStopIsNotIdling() {
        var drive = Self.drive(Car(status: nil))
        // A stop at the end of an overrun: the last load was read before it.
        for second in stride(from: 35.1, to: 45, by: 0.1) {
            drive.removeAll { $0.time == at(second) }
            let stands = second >= 40
            drive.append(Sample(.vehicleSpeed, stands ? 0 : 20, at: at(second)))
            drive.append(Sample(.engineSpeed, 800, at: at(second)))
            drive.append(Sample(.massAirFlow, stands ? 2.5 : 1, at: at(second)))
        }
        drive.append(Sample(.engineLoad, 10, at: at(39.9)))
        drive.append(Sample(.throttlePosition, 5, at: at(39.9)))
        #expect(near(facts(drive).fuelCutS, 30, within: 0.1))
    }

    /// An engine that stops with the car idles only once, after its start.
    @Test func anEngineThatStopsWithTheCar() {
        var drive = Self.drive(Car(status: nil)).filter { !(at(25)...at(45)).contains($0.time) }
        for second in stride(from: 25.0, through: 45, by: 0.1) {
            let stands = second >= 30
            drive.append(Sample(.vehicleSpeed, stands ? 0 : 10, at: at(second)))
            drive.append(Sample(.engineSpeed, stands ? 0 : 900, at: at(second)))
            drive.append(Sample(.massAirFlow, stands ? 0 : 1.5, at: at(second)))
            drive.append(Sample(.engineLoad, stands ? 0 : 12, at: at(second)))
            drive.append(Sample(.throttlePosition, 10, at: at(second)))
        }
        #expect(near(facts(drive).fuelCutS, 30, within: 0.1))
    }

    /// In overrun, many engines let in more air than at idle.
    @Test func theThrottleOverrulesTheAir() {
        let car = Car(overrunAir: 2.5 * 2000 / 800 * 1.2, overrunLoad: 26)
        #expect(near(facts(Self.drive(car)).fuelCutS, 30, within: 0.1))
        var unsaid = car
        unsaid.status = nil
        #expect(near(facts(Self.drive(unsaid)).fuelCutS, 30, within: 0.1))
    }

    /// If only the air flow is available, it must be clearly less than at idle.
    @Test(arguments: [(0.95, 0.0), (0.85, 30)]) func theAirAlone(ofIdle share: Double, cutS: Double) {
        let car = Car(status: nil, throttle: nil, overrunAir: share * 2.5 * 2000 / 800)
        #expect(near(facts(Self.drive(car)).fuelCutS, cutS, within: 0.1))
    }

    /// A fuel cut continues down to an engine speed at which none begins.
    @Test(arguments: [(1100.0, 80.0, 30.0), (1000, 80, 10), (1100, 70, 0), (1300, 70, 30)])
    func theEngineSlowsDown(rpm: Double, from second: Double, cutS: Double) {
        var drive = Self.drive(Car(overrunAir: 3))
        for index in drive.indices where drive[index].signal == .engineSpeed {
            if (at(second)..<at(100)).contains(drive[index].time) { drive[index].value = rpm }
        }
        #expect(near(facts(drive).fuelCutS, cutS, within: 0.1))
    }

    /// With the throttle slightly open the car keeps rolling, and the engine burns fuel.
    @Test func rollingWithAFootOnThePedalIsNoOverrun() {
        var drive = Self.drive(Car(status: nil))
        for index in drive.indices where drive[index].signal == .throttlePosition && drive[index].value == 13.5 {
            if (at(70)..<at(100)).contains(drive[index].time) { drive[index].value = 16 }
        }
        #expect(facts(drive).fuelCutS == 0)
    }

    /// Without an engine speed, overrun cannot be detected: this is reported, and makes the fuel less certain.
    @Test func withoutAnEngineSpeed() {
        let blind = facts(Self.drive(Car(revolutions: false)))
        let seeing = facts(Self.drive(Car()))
        #expect(blind.fuelCutS == nil && seeing.fuelCutS != nil)
        #expect((blind.fuelUncertaintyPercent ?? 0) >= 3 + (seeing.fuelUncertaintyPercent ?? 100))
    }

    /// Valid for two seconds: a load of 20% is a fuel cut only if the car reports one.
    @Test(arguments: [(8.0, true), (7.9, false)]) func theStatusIsFresh(second: Double, isCut: Bool) {
        var (cut, values) = (FuelCut(), LatestValues())
        func take(_ signal: Signal, _ value: Double, _ second: Double) {
            _ = values.take(Sample(signal, value, at: at(second)))
        }
        for second in [0.0, 10] {
            take(.engineSpeed, 2000, second)
            take(.vehicleSpeed, 50, second)
            take(.engineLoad, 20, second)
            if second == 0 { _ = cut.isCut(airGramsPerSecond: 4, values, at: at(0)) }
        }
        take(.fuelSystemStatus, 4, second)
        #expect(cut.isCut(airGramsPerSecond: 4, values, at: at(10)) == isCut)
    }

    @Test func theMedianIsOfTheLastReadings() {
        var median = RecentMedian()
        #expect(median.value == nil)
        for (second, value) in [5.0, 1, 1, 9, 1].enumerated() { median.take(value, at: at(Double(second))) }
        #expect(median.value == 1)
        // Too soon after the last one.
        median.take(50, at: at(4.5))
        #expect(median.value == 1)
        for second in 5..<30 { median.take(7, at: at(Double(second))) }
        #expect(median.value == 7)
    }
}
