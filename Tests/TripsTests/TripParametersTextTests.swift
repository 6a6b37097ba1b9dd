import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct TripParametersTextTests {
    @Test func whatWasWrittenIsReadBack() {
        var parameters = TripParameters()
        #expect(TripParameters(parameters.text) == parameters)
        parameters.speedLimitKmh = 100.5
        parameters.vehicle.fuel = .ethanolBlend(0.27)
        parameters.vehicle.displacementL = 1.598
        parameters.vehicle.volumetricEfficiency = 0.83
        parameters.vehicle.cylinders = 3
        parameters.vehicle.fuelCorrection = .init(factor: 1.043, spreadPercent: 1.25, comparisons: 4)
        parameters.vehicle.distanceCorrection = .init(factor: 0.99, spreadPercent: nil, comparisons: 1)
        parameters.alerts.kinds = [.coolantHot, .voltageLow]
        parameters.alerts.highVoltage = 15.9
        parameters.also = ["engineLoad", "intakeAirTemperature"]
        #expect(TripParameters(parameters.text) == parameters)
        parameters.alerts.kinds = []
        #expect(TripParameters(parameters.text) == parameters)
    }

    @Test func whatIsNotUnderstoodKeepsItsDefault() {
        #expect(
            TripParameters("speedLimitKmh=fast nonsense fuelCorrection=-1//2 longIdleS=nan new=1 fuel=water")
                == TripParameters())
    }

    @Test(arguments: FuelKind.named.map(\.name) + ["e27", "e3"]) func fuelsHaveNames(_ name: String) {
        #expect(FuelKind(name)?.name == name)
    }
}
