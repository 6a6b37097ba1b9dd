import Testing

@testable import Settings

@Suite struct SettingQuantityTests {
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
            ("voltage-low", "12.2V", 12.2), ("cold-engine-speed", "2500 rpm", 2500), ("sample-rate", "5 Hz", 5),
        ] as [(String, String, Double?)])
    func numbersWithUnits(name: String, text: String, value: Double?) throws {
        let key = try #require(SettingTable.key(name))
        #expect(key.value(text) == value.map { .number($0) })
    }
}
