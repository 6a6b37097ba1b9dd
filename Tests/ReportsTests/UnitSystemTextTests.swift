import Formats
import Reports
import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct UnitSystemTextTests {
    @Test(
        arguments: [
            (.metric, "120 km/h", "12.40 km", "0.71 L", "8.5 L/100 km", "0.9 L/h", "90 °C", "101 kPa"),
            (.us, "75 mph", "7.71 mi", "0.188 gal", "27.7 mpg", "0.24 gal/h", "194 °F", "14.6 psi"),
            (.imperial, "75 mph", "7.71 mi", "0.156 imp gal", "33.2 mpg imp", "0.20 imp gal/h", "90 °C", "101 kPa"),
        ] as [(UnitSystem, String, String, String, String, String, String, String)])
    func everyQuantity(
        units: UnitSystem, speed: String, distance: String, volume: String, consumption: String, flow: String,
        temperature: String, pressure: String
    ) {
        #expect(units.speed(120) == speed)
        #expect(units.distance(12.4) == distance)
        #expect(units.volume(0.71) == volume)
        #expect(units.consumption(8.5) == consumption)
        #expect(units.text(0.9, .litresPerHour) == flow)
        #expect(units.temperature(90) == temperature)
        #expect(units.text(101, .kilopascals) == pressure)
        #expect(units.text(2.54, .metresPerSecondSquared) == (units == .metric ? "2.5 m/s²" : "5.7 mph/s"))
    }

    @Test func whatIsNotKnownKeepsItsUnit() {
        #expect(UnitSystem.us.speed(nil) == "- mph")
        #expect(UnitSystem.us.consumption(0) == "- mpg")
        #expect(UnitSystem.metric.distance(nil, 1) == "- km")
    }

    @Test func decimalsCanBeChosen() {
        #expect(UnitSystem.us.speed(120, 1) == "74.6 mph")
        #expect(UnitSystem.us.number(120, .kilometresPerHour, 1) == "74.6")
    }

    @Test func anyQuantityHasThreeDigits() {
        #expect(UnitSystem.us.quantity(83, .degreesCelsius) == "181 °F")
        #expect(UnitSystem.metric.quantity(83, .degreesCelsius) == "83 °C")
        #expect(UnitSystem.us.quantity(1726, .revolutionsPerMinute) == "1726 rpm")
        #expect(UnitSystem.us.quantity(100, .kilopascals) == "14.5 psi")
    }

    @Test(
        arguments: [
            (.metric, 1.79, "EUR", "1.79 EUR/L"), (.metric, 1.799, "€", "€1.799/L"), (.metric, 2, nil, "2.00/L"),
            (.us, 3.49 / 3.785411784, "$", "$3.49/gal"), (.imperial, 6.5 / 4.54609, "GBP", "6.50 GBP/imp gal"),
        ] as [(UnitSystem, Double, String?, String)])
    func prices(units: UnitSystem, perLitre: Double, currency: String?, text: String) {
        #expect(units.price(perLitre: perLitre, currency: currency) == text)
    }

    @Test(
        arguments: [
            (12.4, "EUR", "12.40 EUR"), (12.4, "$", "$12.40"), (12.4, nil, "12.40"), (12.4, "", "12.40"),
            (nil, "EUR", "- EUR"), (1.005, "kr", "1.00 kr"),
        ] as [(Double?, String?, String)])
    func money(amount: Double?, currency: String?, text: String) {
        #expect(Format.money(amount, currency: currency) == text)
    }
}
