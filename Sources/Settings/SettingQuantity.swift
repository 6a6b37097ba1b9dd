package import Telemetry

/// What a number in the settings, or behind a flag, measures, and in which units it may be written.
package struct SettingQuantity: Sendable {
    /// The metric one, in which values are kept.
    package let unit: Unit
    /// The metric one first.
    private let spellings: [Spelling]

    /// The names of a unit, and what makes a value in it one in the quantity's own unit.
    private struct Spelling {
        /// The first as it is written to the file; capitals do not matter.
        let names: [String]
        var factor = 1.0
        /// Subtracted first.
        var offset = 0.0
        /// Where a number without a unit is in this one.
        var systems: [UnitSystem] = []

        func isNamed(_ text: String) -> Bool { names.contains { $0.lowercased() == text } }
    }

    /// The unit of a number that has none behind it.
    private func ownSpelling(in units: UnitSystem) -> Spelling {
        spellings.first { $0.systems.contains(units) } ?? spellings[0]
    }

    /// Digits with at most one point, and the unit behind them, in the quantity's own unit; nil for anything else.
    /// - Parameter units: whose unit a number without one is in.
    package func value(_ text: some StringProtocol, in units: UnitSystem = .metric) -> Double? {
        guard let (number, name) = Self.parts(text) else { return nil }
        let named = name.isEmpty ? ownSpelling(in: units) : spellings.first { $0.isNamed(name) }
        guard let spelling = named else { return nil }
        // 302 °F are 150 °C, not a little more.
        let value = (number - spelling.offset) * spelling.factor
        return (value * 1e9).rounded() / 1e9
    }

    /// The number and the name of the unit in small letters.
    private static func parts(_ text: some StringProtocol) -> (number: Double, unit: String)? {
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard digits.utf8.count <= 20, let number = Double(digits) else { return nil }
        return (number, text[digits.endIndex...].drop { $0 == " " || $0 == "\t" }.lowercased())
    }

    /// A number with the unit that it has without one: "75 mph" of "75", "3.49/gal" of "3.49". Any other text is as it
    /// was.
    package func completed(_ text: String, in units: UnitSystem) -> String {
        guard Self.isBare(text) else { return text }
        let name = ownSpelling(in: units).names[0]
        return text + (name.hasPrefix("/") ? "" : " ") + name
    }

    /// Whether the text is a number without a unit.
    package static func isBare(_ text: String) -> Bool { parts(text)?.unit == "" }

    /// Whether a word is one of the units, as it may stand behind a number.
    package func isUnit(_ word: String) -> Bool { spellings.contains { $0.isNamed(word.lowercased()) } }

    /// "from 7 to 186 (mph)": a range of the quantity's own unit, rounded to the inside in other units.
    package func text(_ range: ClosedRange<Double>, in units: UnitSystem) -> String {
        let spelling = ownSpelling(in: units)
        let isOwn = spelling.factor == 1 && spelling.offset == 0
        let bounds = [range.lowerBound, range.upperBound].map { $0 / spelling.factor + spelling.offset }
        let step = isOwn ? 1e-9 : bounds[1] - bounds[0] < 50 ? 0.1 : 1
        let low = (bounds[0] / step).rounded(.up) * step
        let high = (bounds[1] / step).rounded(.down) * step
        func number(_ value: Double) -> String {
            SettingKey.Value.number((value * 1e6).rounded() / 1e6).written
        }
        return "from \(number(low)) to \(number(high)) (\(spelling.names[0]))"
    }

    static let speed = SettingQuantity(
        unit: .kilometresPerHour,
        spellings: [
            Spelling(names: ["km/h", "kmh", "kph"]),
            Spelling(
                names: ["mph"], factor: UnitSystem.kilometresPerMile, systems: [.us, .imperial]),
            Spelling(names: ["m/s"], factor: 3.6),
        ])
    static let acceleration = SettingQuantity(
        unit: .metresPerSecondSquared,
        spellings: [
            Spelling(names: ["m/s²", "m/s2", "m/s^2"]), Spelling(names: ["g"], factor: 9.80665),
            Spelling(names: ["mph/s"], factor: 0.44704, systems: [.us, .imperial]),
        ])
    static let temperature = SettingQuantity(
        unit: .degreesCelsius,
        spellings: [
            Spelling(names: ["°C", "C"]),
            Spelling(names: ["°F", "F"], factor: 5.0 / 9, offset: 32, systems: [.us]),
        ])
    static let voltage = SettingQuantity(unit: .volts, spellings: [Spelling(names: ["V"])])
    static let engineSpeed = SettingQuantity(
        unit: .revolutionsPerMinute, spellings: [Spelling(names: ["rpm", "1/min", "/min"])])
    static let rate = SettingQuantity(unit: Unit("Hz"), spellings: [Spelling(names: ["Hz", "1/s", "/s"])])
    package static let seconds = SettingQuantity(
        unit: .seconds,
        spellings: [
            Spelling(names: ["s"]), Spelling(names: ["ms"], factor: 0.001), Spelling(names: ["m", "min"], factor: 60),
            Spelling(names: ["h"], factor: 3600),
        ])
    static let minutes = SettingQuantity(
        unit: .minutes,
        spellings: [
            Spelling(names: ["min", "m"]), Spelling(names: ["h"], factor: 60), Spelling(names: ["s"], factor: 1.0 / 60),
        ])
    static let hours = SettingQuantity(
        unit: .hours, spellings: [Spelling(names: ["h"]), Spelling(names: ["m", "min"], factor: 1.0 / 60)])
    package static let distance = SettingQuantity(
        unit: .kilometres,
        spellings: [
            Spelling(names: ["km"]),
            Spelling(
                names: ["mi", "mile", "miles"], factor: UnitSystem.kilometresPerMile, systems: [.us, .imperial]),
        ])
    package static let volume = SettingQuantity(
        unit: .litres,
        spellings: [
            Spelling(names: ["L"]), Spelling(names: ["gal"], factor: UnitSystem.litresPerUSGallon, systems: [.us]),
            Spelling(
                names: ["impgal", "imp gal"], factor: UnitSystem.litresPerImperialGallon, systems: [.imperial]),
        ])
    /// In litres everywhere: what engines are named by.
    package static let displacement = SettingQuantity(
        unit: .litres,
        spellings: [
            Spelling(names: ["L"]), Spelling(names: ["cc", "ccm", "cm3", "cm³"], factor: 0.001),
            Spelling(names: ["cid", "ci", "cu in", "in3", "in³"], factor: 0.016387064),
        ])
    package static let mass = SettingQuantity(
        unit: Unit("kg"), spellings: [Spelling(names: ["kg"]), Spelling(names: ["lb", "lbs"], factor: 0.45359237)])
    /// Of a litre of fuel, or of a kilogram where it is sold so.
    package static let fuelPrice = SettingQuantity(
        unit: Unit("/L"),
        spellings: [
            Spelling(names: ["/L", "/kg"]),
            Spelling(names: ["/gal"], factor: 1 / UnitSystem.litresPerUSGallon, systems: [.us]),
            Spelling(
                names: ["/impgal", "/imp gal"], factor: 1 / UnitSystem.litresPerImperialGallon, systems: [.imperial]),
        ])

    package var isFuelPrice: Bool { unit == Self.fuelPrice.unit }
}
