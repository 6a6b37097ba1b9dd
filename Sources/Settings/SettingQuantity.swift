package import Telemetry

/// What a number in the settings measures, and in which units it may be written.
package struct SettingQuantity: Sendable {
    /// In which it is kept, and which a bare number is in.
    package let unit: Unit
    private let spellings: [Spelling]

    /// Names of a unit in small letters, with what makes a value in it one in the quantity's own unit.
    private struct Spelling {
        let names: [String]
        var factor = 1.0
        /// Subtracted first.
        var offset = 0.0
    }

    /// Digits with at most one point, and the unit behind them; nil for anything else.
    package func value(_ text: some StringProtocol) -> Double? {
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard digits.utf8.count <= 20, let number = Double(digits) else { return nil }
        let name = text[digits.endIndex...].drop { $0 == " " || $0 == "\t" }.lowercased()
        if name.isEmpty { return number }
        guard let spelling = spellings.first(where: { $0.names.contains(name) }) else { return nil }
        // 302 °F are 150 °C, not a little more.
        let value = (number - spelling.offset) * spelling.factor
        return (value * 1e9).rounded() / 1e9
    }

    static let speed = SettingQuantity(
        unit: .kilometresPerHour,
        spellings: [
            Spelling(names: ["km/h", "kmh", "kph"]), Spelling(names: ["mph"], factor: UnitSystem.kilometresPerMile),
            Spelling(names: ["m/s"], factor: 3.6),
        ])
    static let acceleration = SettingQuantity(
        unit: .metresPerSecondSquared,
        spellings: [
            Spelling(names: ["m/s²", "m/s2", "m/s^2"]), Spelling(names: ["g"], factor: 9.80665),
            Spelling(names: ["mph/s"], factor: 0.44704),
        ])
    static let temperature = SettingQuantity(
        unit: .degreesCelsius,
        spellings: [
            Spelling(names: ["°c", "c"]), Spelling(names: ["°f", "f"], factor: 5.0 / 9, offset: 32),
        ])
    static let voltage = SettingQuantity(unit: .volts, spellings: [Spelling(names: ["v"])])
    static let engineSpeed = SettingQuantity(
        unit: .revolutionsPerMinute, spellings: [Spelling(names: ["rpm", "1/min", "/min"])])
    static let rate = SettingQuantity(unit: Unit("Hz"), spellings: [Spelling(names: ["hz", "1/s", "/s"])])
    static let seconds = SettingQuantity(
        unit: .seconds,
        spellings: [
            Spelling(names: ["s"]), Spelling(names: ["m", "min"], factor: 60), Spelling(names: ["h"], factor: 3600),
        ])
    static let minutes = SettingQuantity(
        unit: .minutes,
        spellings: [
            Spelling(names: ["m", "min"]), Spelling(names: ["h"], factor: 60), Spelling(names: ["s"], factor: 1.0 / 60),
        ])
    static let hours = SettingQuantity(
        unit: .hours, spellings: [Spelling(names: ["h"]), Spelling(names: ["m", "min"], factor: 1.0 / 60)])
    package static let distance = SettingQuantity(
        unit: .kilometres,
        spellings: [
            Spelling(names: ["km"]), Spelling(names: ["mi", "mile", "miles"], factor: UnitSystem.kilometresPerMile),
        ]
    )
    package static let volume = SettingQuantity(
        unit: .litres,
        spellings: [
            Spelling(names: ["l"]), Spelling(names: ["gal"], factor: UnitSystem.litresPerUSGallon),
            Spelling(names: ["impgal", "imp gal"], factor: UnitSystem.litresPerImperialGallon),
        ])
    package static let displacement = SettingQuantity(
        unit: .litres,
        spellings: [
            Spelling(names: ["l"]), Spelling(names: ["cc", "ccm", "cm3", "cm³"], factor: 0.001),
            Spelling(names: ["cid", "ci", "cu in", "in3", "in³"], factor: 0.016387064),
        ])
    package static let mass = SettingQuantity(
        unit: Unit("kg"), spellings: [Spelling(names: ["kg"]), Spelling(names: ["lb", "lbs"], factor: 0.45359237)])
    /// Of a litre of fuel, or of a kilogram where it is sold so.
    static let fuelPrice = SettingQuantity(
        unit: Unit("/L"),
        spellings: [
            Spelling(names: ["/l", "/kg"]), Spelling(names: ["/gal"], factor: 1 / UnitSystem.litresPerUSGallon),
            Spelling(names: ["/impgal", "/imp gal"], factor: 1 / UnitSystem.litresPerImperialGallon),
        ])

    package var isFuelPrice: Bool { unit == Self.fuelPrice.unit }
}
