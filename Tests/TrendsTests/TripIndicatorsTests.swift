import Telemetry
import Testing

@testable import Trends

@Suite struct TripIndicatorsTests {
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

    @Test func aTripWithoutAnything() {
        #expect(TripIndicators().results(litresPer100Km: nil, meanSpeedKmh: nil).isEmpty)
    }
}
