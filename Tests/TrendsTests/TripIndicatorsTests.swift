import Telemetry
import Testing

@testable import Trends

@Suite(.timeLimit(.minutes(20))) struct TripIndicatorsTests {
    /// Samples of a drive at one a second: engine off, cranking, idling, driving at 80 km/h.
    private func drive(_ value: (_ signal: Signal, _ second: Int) -> Double?) -> [Indicator: Double] {
        var fold = TripIndicators()
        let signals: [Signal] = [
            .adapterVoltage, .engineSpeed, .vehicleSpeed, .coolantTemperature, .fuelSystemStatus, .massAirFlow,
            .intakeManifoldPressure, .ambientTemperature, Signal.shortTermFuelTrims[0], Signal.longTermFuelTrims[0],
        ]
        for second in 0..<1800 {
            let time = Instant(nanoseconds: Int64(second) * 1_000_000_000)
            for signal in signals {
                if let value = value(signal, second) { fold.take(Sample(signal, value, at: time)) }
            }
        }
        return fold.results(litresPer100Km: 6.5, meanSpeedKmh: 60)
    }

    private func usual(_ signal: Signal, _ second: Int) -> Double? {
        let isOff = second < 10
        let isDriving = (300..<1500).contains(second)
        switch signal {
        case .adapterVoltage: return isOff ? (second < 7 ? 12.5 : 10.1) : 14.2
        case .engineSpeed: return isOff ? 0 : isDriving ? 2000 : 780 + Double(second % 3) * 10
        case .vehicleSpeed: return isDriving ? 80 : 0
        case .coolantTemperature: return min(90, 20 + Double(second) / 10)
        case .fuelSystemStatus: return 2
        case .massAirFlow: return isDriving ? 20 : 3
        case .intakeManifoldPressure: return 50
        case .ambientTemperature: return 12
        case Signal.shortTermFuelTrims[0]: return isDriving ? 1 : 2
        case Signal.longTermFuelTrims[0]: return isDriving ? 3 : 5
        default: return nil
        }
    }

    @Test func aDrive() throws {
        let results = drive(usual)
        #expect(results[.restingVoltage] == 12.5 && results[.crankingVoltage] == 10.1)
        #expect(results[.chargingVoltage] == 14.2)
        #expect(results[.trimIdleBank1] == 7 && results[.trimCruiseBank1] == 4 && results[.trimIdleBank2] == nil)
        #expect(results[.idleSpeed] == 790)
        #expect(results[.coolantCruise] == 90 && results[.coolantHigh] == 90)
        // From 21 °C at second 10 to 70 °C at second 500.
        let warmUpMin = try #require(results[.warmUp])
        #expect(abs(warmUpMin - 8.3333) < 0.01)
        #expect(results[.ambient] == 12)
        // Until second 300 at idle, then driving.
        let power = try #require(results[.warmUpPower])
        #expect(abs(power - (3 * 290 + 20 * 200) / 490) < 0.2, "\(power)")
        let ratio = try #require(results[.airFlowRatio])
        #expect(abs(ratio - 0.05863) < 1e-9)
        #expect(results[.consumption] == 6.5 && results[.meanSpeed] == 60)
    }

    @Test func openLoopSaysNothingOfTheMixture() {
        let results = drive { signal, second in signal == .fuelSystemStatus ? 1 : usual(signal, second) }
        #expect(results[.trimIdleBank1] == nil && results[.trimCruiseBank1] == nil)
    }

    /// A thermostat that is stuck open.
    @Test func anEngineThatNeverGetsWarm() {
        let results = drive { signal, second in
            signal == .coolantTemperature ? min(62, 20 + Double(second) / 10) : usual(signal, second)
        }
        #expect(results[.warmUp] == nil && results[.coolantCruise] == 62)
    }

    /// Two seconds with the ignition on are enough for the voltage before the start.
    @Test func aQuickStart() {
        var fold = TripIndicators()
        for (tenth, volts, rpm) in [(0, 12.4, 0.0), (10, 12.3, 0), (17, 9.9, 180), (20, 14.0, 900)] {
            let time = Instant(nanoseconds: Int64(tenth) * 100_000_000)
            fold.take(Sample(.adapterVoltage, volts, at: time))
            fold.take(Sample(.engineSpeed, rpm, at: time))
        }
        let results = fold.results(litresPer100Km: nil, meanSpeedKmh: nil)
        #expect(results[.restingVoltage] == 12.4 && results[.crankingVoltage] == 9.9)
    }

    /// The control module is asked for its voltage too rarely to see a start; the adapter is not.
    @Test func theCurveOfAStart() {
        var fold = TripIndicators()
        for tenth in 0..<60 {
            let time = Instant(nanoseconds: Int64(tenth) * 100_000_000)
            if tenth.isMultiple(of: 60) { fold.take(Sample(.controlModuleVoltage, 12.6, at: time)) }
            fold.take(Sample(.adapterVoltage, tenth < 30 ? 12.4 : tenth == 31 ? 9.2 : tenth < 40 ? 10.6 : 14, at: time))
            fold.take(Sample(.engineSpeed, tenth < 30 ? 0 : tenth < 40 ? 200 : 900, at: time))
        }
        let results = fold.results(litresPer100Km: nil, meanSpeedKmh: nil)
        #expect(results[.restingVoltage] == 12.6 && results[.crankingVoltage] == 9.2, "\(results)")
    }

    /// The last states of the monitors count, and the distance since codes were cleared.
    @Test func monitors() {
        var fold = TripIndicators()
        for (second, value) in [(0, 1.0), (30, 1), (60, 0)] {
            let time = Instant(nanoseconds: Int64(second) * 1_000_000_000)
            fold.take(Sample(Signal.incompleteMonitors[0], value, at: time))
            fold.take(Sample(Signal.incompleteMonitors[2], 1, at: time))
            fold.take(Sample(.distanceSinceClear, 100 + Double(second), at: time))
        }
        let results = fold.results(litresPer100Km: nil, meanSpeedKmh: nil)
        #expect(results[.catalystMonitorIncomplete] == 0 && results[.evaporativeSystemMonitorIncomplete] == 1)
        #expect(results[.heatedCatalystMonitorIncomplete] == nil && results[.distanceSinceClear] == 160)
        #expect(Indicator.monitors.map(\.name) == Signal.monitors)
    }

    /// 20 minutes at 72 km/h, after a minute at idle, with a further signal.
    private func cruise(
        _ signal: Signal, every stepS: Double, from beginS: Double = 0, to endS: Double = 1260,
        _ value: (Double) -> Double
    ) -> [Indicator: Double] {
        var samples: [Sample] = []
        for second in 0..<1260 {
            let time = Instant(nanoseconds: Int64(second) * 1_000_000_000)
            samples.append(Sample(.vehicleSpeed, second < 60 ? 0 : 72, at: time))
            samples.append(Sample(.engineSpeed, 2000, at: time))
            samples.append(Sample(.coolantTemperature, 88, at: time))
        }
        for seconds in stride(from: beginS, to: endS, by: stepS) {
            samples.append(Sample(signal, value(seconds), at: Instant(nanoseconds: Int64(seconds * 1e9))))
        }
        var fold = TripIndicators()
        for sample in samples.sorted(by: { $0.time < $1.time }) { fold.take(sample) }
        return fold.results(litresPer100Km: nil, meanSpeedKmh: nil)
    }

    /// Switches are counted where samples are close enough to see each of them.
    @Test func oxygenSensor() throws {
        func wave(_ seconds: Double) -> Double { seconds.truncatingRemainder(dividingBy: 1) < 0.5 ? 0.8 : 0.1 }
        let sensor = Signal.oxygenSensorVoltagesBank1[0]
        let activity = try #require(cruise(sensor, every: 0.1, wave)[.oxygenActivityBank1])
        #expect(abs(activity - 120) < 2)
        #expect(cruise(sensor, every: 0.9, wave)[.oxygenActivityBank1] == nil)
        // A value between lean and rich is no switch.
        let noisy = cruise(sensor, every: 0.1) { wave($0) == 0.8 ? 0.8 : 0.4 }
        #expect(noisy[.oxygenActivityBank1] == 0)
    }

    /// A car that reports no long-term trim has the short-term one.
    @Test func shortTrimsAlone() {
        #expect(cruise(Signal.shortTermFuelTrims[0], every: 10) { _ in 3 }[.trimCruiseBank1] == 3)
        #expect(cruise(Signal.longTermFuelTrims[0], every: 10) { _ in 4 }[.trimCruiseBank1] == 4)
    }

    /// Full load is a throttle that is wide open, or a high load where the throttle is not known; as if at 20 °C.
    @Test(arguments: [("throttlePosition", 80.0, true), ("throttlePosition", 74, false), ("engineLoad", 90, true)])
    func fullLoad(signal: String, value: Double, isFull: Bool) throws {
        var fold = TripIndicators()
        let signal = signal == "engineLoad" ? Signal.engineLoad : Signal.throttlePosition
        for second in 0..<60 {
            let time = Instant(nanoseconds: Int64(second) * 1_000_000_000)
            let isNow = (20..<30).contains(second)
            fold.take(Sample(.engineSpeed, 3000, at: time))
            fold.take(Sample(.intakeAirTemperature, 50, at: time))
            fold.take(Sample(signal, isNow ? value : 30, at: time))
            fold.take(Sample(.massAirFlow, isNow ? 50 : 15, at: time))
        }
        let air = fold.results(litresPer100Km: nil, meanSpeedKmh: nil)[.airFlowFullLoad]
        #expect((air != nil) == isFull)
        if let air { #expect(abs(air - 1 * 323.15 / 293.15) < 1e-9) }
    }

    /// The temperature around the car, where it has no sensor for it: the coolest intake air.
    @Test func ambientFromTheIntake() {
        #expect(cruise(.intakeAirTemperature, every: 30) { $0 < 300 ? 35 : 14 }[.ambient] == 14)
        #expect(cruise(.ambientTemperature, every: 30) { _ in 9 }[.ambient] == 9)
        // A warm engine says nothing of the air.
        #expect(cruise(.engineLoad, every: 30) { _ in 9 }[.ambient] == nil)
    }

    /// From rest to 72 km/h once, on 24 km.
    @Test func acceleration() throws {
        let results = cruise(.engineLoad, every: 30) { _ in 9 }
        let (distance, acceleration) = (try #require(results[.distance]), try #require(results[.acceleration]))
        #expect(abs(distance - 24) < 0.1)
        #expect(abs(acceleration - 20 * 20 / 2 / 24000) < 0.0005, "\(acceleration)")
    }

    @Test func aTripWithoutAnything() {
        #expect(TripIndicators().results(litresPer100Km: nil, meanSpeedKmh: nil).isEmpty)
    }
}
