import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct UnitSystemTests {
    @Test(
        arguments: [
            (.metric, .kilometresPerHour, 130, 130, "km/h"), (.metric, .degreesCelsius, 90, 90, "°C"),
            (.us, .kilometresPerHour, 120.7008, 75, "mph"), (.imperial, .kilometresPerHour, 112.65408, 70, "mph"),
            (.us, .kilometres, 1.609344, 1, "mi"), (.imperial, .kilometres, 16.09344, 10, "mi"),
            (.us, .litres, 37.85411784, 10, "gal"), (.imperial, .litres, 45.4609, 10, "imp gal"),
            (.us, .litresPerHour, 3.785411784, 1, "gal/h"), (.imperial, .litresPerHour, 4.54609, 1, "imp gal/h"),
            (.us, .litresPer100Kilometres, 8, 29.401823, "mpg"),
            (.imperial, .litresPer100Kilometres, 8, 35.310117, "mpg imp"),
            (.us, .litresPer100Kilometres, 0, .infinity, "mpg"),
            (.us, .degreesCelsius, 110, 230, "°F"), (.us, .degreesCelsius, -40, -40, "°F"),
            (.imperial, .degreesCelsius, 110, 110, "°C"), (.us, .kilopascals, 101.325, 14.695949, "psi"),
            (.imperial, .kilopascals, 101, 101, "kPa"), (.us, .metresPerSecondSquared, 4.4704, 10, "mph/s"),
            (.metric, .metresPerSecondSquared, 3, 3, "m/s²"),
            (.us, .volts, 14.2, 14.2, "V"), (.us, .none, 3, 3, ""),
        ] as [(UnitSystem, Unit, Double, Double, String)])
    func shows(system: UnitSystem, unit: Unit, value: Double, shown: Double, symbol: String) {
        let converted = system.shown(value, unit)
        #expect(converted == shown || abs(converted - shown) < 1e-6)
        #expect(system.shown(unit).symbol == symbol)
    }

    /// 100 kW of an engine are 134 hp (550 ft·lbf/s); those of a battery stay kW.
    @Test func power() {
        #expect(UnitSystem.metric.shown(.enginePower).symbol == "kW")
        for units in [UnitSystem.us, .imperial] {
            #expect(units.shown(.enginePower).symbol == "hp")
            #expect(abs(units.shown(100, of: .enginePower) - 134.102) < 0.001)
            let battery = Signal("batteryPower", .kilowatts)
            #expect(units.shown(battery).symbol == "kW" && units.shown(100, of: battery) == 100)
            #expect(units.shown(100, of: .vehicleSpeed) == units.shown(100, .kilometresPerHour))
        }
    }
}
