import Formats
import Telemetry
import Testing

@testable import Settings

@Suite(.timeLimit(.minutes(20))) struct QuantityTests {
    @Test(
        arguments: [
            ("speed-limit", "130", 130), ("speed-limit", "75 mph", 120.7008), ("speed-limit", "75MPH", 120.7008),
            ("speed-limit", "130km/h", 130), ("speed-limit", "30 m/s", 108), ("speed-limit", "75 miles", nil),
            ("speed-limit", "mph", nil), ("speed-limit", "7 5", nil), ("speed-limit", "1.3.0", nil),
            ("speed-limit", "+90", nil), ("speed-limit", "-90", nil), ("speed-limit", "٩٠", nil),
            ("coolant-limit", "230 °F", 110), ("coolant-limit", "230 F", 110), ("coolant-limit", "302f", 150),
            ("coolant-limit", "110 °C", 110), ("coolant-limit", "110 K", nil),
            ("fuel-price", "1.79", 1.79), ("fuel-price", "1.79/L", 1.79), ("fuel-price", "1.05 /kg", 1.05),
            ("fuel-price", "3.785411784/gal", 1), ("fuel-price", "4.54609 / gal", nil),
            ("fuel-price", "4.54609/impgal", 1), ("fuel-price", "4.54609/imp gal", 1), ("fuel-price", "0", 0),
            ("long-idle", "5m", 300), ("long-idle", "5 min", 300), ("long-idle", "90s", 90), ("long-idle", "1h", 3600),
            ("break-minutes", "15m", 15), ("break-minutes", "0.5 h", 30), ("wheel-hours", "90m", 1.5),
            ("sharp-braking", "0.5 g", 4.903325), ("sharp-braking", "7 mph/s", 3.12928),
            ("long-idle", "90000ms", 90), ("voltage-low", "12.2V", 12.2), ("cold-engine-speed", "2500 rpm", 2500),
            ("sample-rate", "5 Hz", 5), ("electricity-price", "0.32", 0.32), ("electricity-price", "0.32/kWh", 0.32),
            ("electricity-price", "0.32/L", nil),
        ] as [(String, String, Double?)])
    func numbersWithUnits(name: String, text: String, value: Double?) throws {
        let key = try #require(SettingTable.key(name))
        #expect(key.value(text) == value.map { .number($0) })
    }

    /// A number without a unit is in the unit of the system, and an explicit unit always takes precedence.
    @Test(
        arguments: [
            ("speed-limit", "75", .us, 120.7008), ("speed-limit", "75", .imperial, 120.7008),
            ("speed-limit", "120 km/h", .us, 120), ("coolant-limit", "230", .us, 110),
            ("coolant-limit", "110", .imperial, 110), ("coolant-limit", "110 C", .us, 110),
            ("fuel-price", "3.785411784", .us, 1), ("fuel-price", "4.54609", .imperial, 1),
            ("fuel-price", "1/L", .us, 1),
            ("sharp-braking", "7", .us, 3.12928), ("voltage-low", "12.2", .us, 12.2), ("long-idle", "90", .us, 90),
        ] as [(String, String, UnitSystem, Double)])
    func numbersWithoutUnits(name: String, text: String, units: UnitSystem, value: Double) throws {
        let key = try #require(SettingTable.key(name))
        #expect(key.value(text, in: units) == .number(value))
        // The completed text has the same meaning in any units.
        let completed = key.completed(text, in: units)
        for other in UnitSystem.allCases { #expect(key.value(completed, in: other) == .number(value), "\(completed)") }
    }

    @Test(arguments: [
        (Quantity.volume, "14", UnitSystem.us, 52.995764976), (.volume, "12", .imperial, 54.55308),
        (.volume, "14", .metric, 14), (.distance, "100", .us, 160.9344), (.distance, "100 km", .us, 100),
        // Engine displacement is in liters everywhere, and natural gas is weighed.
        (.displacement, "5.7", .us, 5.7), (.mass, "10", .us, 10),
    ])
    func quantities(quantity: Quantity, text: String, units: UnitSystem, value: Double) {
        #expect(quantity.value(text, in: units) == value)
    }

    /// The default unit of a quantity is the one that is shown.
    @Test(arguments: UnitSystem.allCases) func shownUnits(units: UnitSystem) {
        let quantities: [Quantity] = [.speed, .acceleration, .temperature, .distance, .volume, .voltage, .hours]
        for quantity in quantities {
            let shown = units.shown(quantity.unit)
            let value = quantity.value("10", in: units) ?? .nan
            #expect(abs(units.shown(value, quantity.unit) - 10) < 1e-6, "\(shown.symbol)")
            #expect(quantity.isUnit(shown.symbol), "\(shown.symbol)")
        }
    }

    @Test(arguments: [
        (Quantity.speed, 10.0...300.0, UnitSystem.metric, "from 10 to 300 (km/h)"),
        (.speed, 10...300, .us, "from 7 to 186 (mph)"), (.temperature, 60...150, .us, "from 140 to 302 (°F)"),
        (.volume, 2...2000, .us, "from 1 to 528 (gal)"),
        (.acceleration, 0.5...15, .imperial, "from 1.2 to 33.5 (mph/s)"),
        (.hours, 0.1...24, .us, "from 0.1 to 24 (h)"), (.volume, 0.1...2000, .metric, "from 0.1 to 2000 (L)"),
    ])
    func ranges(quantity: Quantity, range: ClosedRange<Double>, units: UnitSystem, text: String) {
        #expect(quantity.text(range, in: units) == text)
    }
}
