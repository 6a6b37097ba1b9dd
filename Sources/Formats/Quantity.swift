package import Telemetry

/// A quantity that a setting or the value of a flag measures, with the units in which it may be written.
package struct Quantity: Sendable {
    /// The metric unit in which values are stored.
    package let unit: Unit
    /// The units that are understood, the metric one first.
    private let spellings: [Spelling]

    /// The names of a unit, and the conversion of a value in it to the quantity's own unit.
    private struct Spelling {
        /// The names, compared without regard to case. The first one is written to the file.
        let names: [String]
        var factor = 1.0
        /// The number subtracted before `factor` is applied.
        var offset = 0.0
        /// The unit systems in which a number without a unit is in this unit.
        var systems: [UnitSystem] = []

        func isNamed(_ text: String) -> Bool { names.contains { $0.lowercased() == text } }
    }

    /// Returns the unit of a number that is written without one.
    private func ownSpelling(in units: UnitSystem) -> Spelling {
        spellings.first { $0.systems.contains(units) } ?? spellings[0]
    }

    /// Returns the value of a text in the quantity's own unit. The text consists of digits with at most one point or
    /// comma, and optionally a unit; any other text returns nil.
    /// - Parameter units: The unit system that applies to a number without a unit.
    package func value(_ text: some StringProtocol, in units: UnitSystem = .metric) -> Double? {
        guard let (number, name) = Self.parts(text) else { return nil }
        let named = name.isEmpty ? ownSpelling(in: units) : spellings.first { $0.isNamed(name) }
        guard let spelling = named else { return nil }
        // Rounded, so that 302 °F is exactly 150 °C and not slightly more.
        let value = (number - spelling.offset) * spelling.factor
        return (value * 1e9).rounded() / 1e9
    }

    /// Returns the number and the name of its unit in lower case.
    private static func parts(_ text: some StringProtocol) -> (number: Double, unit: String)? {
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        guard digits.utf8.count <= 20, let number = Decimals.value(digits) else { return nil }
        return (number, text[digits.endIndex...].drop { $0 == " " || $0 == "\t" }.lowercased())
    }

    /// Appends the default unit to a number without one and writes its decimals with a point: "75" becomes "75 mph",
    /// "3,49" becomes "3.49/gal". Any text that is no quantity is returned unchanged.
    package func completed(_ text: String, in units: UnitSystem) -> String {
        guard let parts = Self.parts(text) else { return text }
        let text = text.replacing(",", with: ".")
        guard parts.unit.isEmpty else { return text }
        let name = ownSpelling(in: units).names[0]
        return text + (name.hasPrefix("/") ? "" : " ") + name
    }

    /// Returns whether the text is a number without a unit.
    package static func isBare(_ text: String) -> Bool { parts(text)?.unit == "" }

    /// Returns whether a word is one of the units that may follow a number.
    package func isUnit(_ word: String) -> Bool { spellings.contains { $0.isNamed(word.lowercased()) } }

    /// Describes a range given in the quantity's own unit: "from 7 to 186 (mph)". In other units the bounds are rounded
    /// inward.
    package func text(_ range: ClosedRange<Double>, in units: UnitSystem) -> String {
        let spelling = ownSpelling(in: units)
        let isOwn = spelling.factor == 1 && spelling.offset == 0
        let bounds = [range.lowerBound, range.upperBound].map { $0 / spelling.factor + spelling.offset }
        let step = isOwn ? 1e-9 : bounds[1] - bounds[0] < 50 ? 0.1 : 1
        let low = (bounds[0] / step).rounded(.up) * step
        let high = (bounds[1] / step).rounded(.down) * step
        func number(_ value: Double) -> String { Decimals.written((value * 1e6).rounded() / 1e6) }
        return "from \(number(low)) to \(number(high)) (\(spelling.names[0]))"
    }

    package static let speed = Quantity(
        unit: .kilometresPerHour,
        spellings: [
            Spelling(names: ["km/h", "kmh", "kph"]),
            Spelling(
                names: ["mph"], factor: UnitSystem.kilometersPerMile, systems: [.us, .imperial]),
            Spelling(names: ["m/s"], factor: 3.6),
        ])
    package static let acceleration = Quantity(
        unit: .metresPerSecondSquared,
        spellings: [
            Spelling(names: ["m/s²", "m/s2", "m/s^2"]), Spelling(names: ["g"], factor: 9.80665),
            Spelling(names: ["mph/s"], factor: 0.44704, systems: [.us, .imperial]),
        ])
    package static let temperature = Quantity(
        unit: .degreesCelsius,
        spellings: [
            Spelling(names: ["°C", "C"]),
            Spelling(names: ["°F", "F"], factor: 5.0 / 9, offset: 32, systems: [.us]),
        ])
    package static let voltage = Quantity(unit: .volts, spellings: [Spelling(names: ["V"])])
    package static let engineSpeed = Quantity(
        unit: .revolutionsPerMinute, spellings: [Spelling(names: ["rpm", "1/min", "/min"])])
    package static let rate = Quantity(unit: Unit("Hz"), spellings: [Spelling(names: ["Hz", "1/s", "/s"])])
    package static let seconds = Quantity(
        unit: .seconds,
        spellings: [
            Spelling(names: ["s"]), Spelling(names: ["ms"], factor: 0.001), Spelling(names: ["m", "min"], factor: 60),
            Spelling(names: ["h"], factor: 3600),
        ])
    package static let minutes = Quantity(
        unit: .minutes,
        spellings: [
            Spelling(names: ["min", "m"]), Spelling(names: ["h"], factor: 60), Spelling(names: ["s"], factor: 1.0 / 60),
        ])
    package static let hours = Quantity(
        unit: .hours, spellings: [Spelling(names: ["h"]), Spelling(names: ["m", "min"], factor: 1.0 / 60)])
    package static let distance = Quantity(
        unit: .kilometres,
        spellings: [
            Spelling(names: ["km"]),
            Spelling(
                names: ["mi", "mile", "miles"], factor: UnitSystem.kilometersPerMile, systems: [.us, .imperial]),
        ])
    package static let volume = Quantity(
        unit: .litres,
        spellings: [
            Spelling(names: ["L"]), Spelling(names: ["gal"], factor: UnitSystem.litersPerUSGallon, systems: [.us]),
            Spelling(
                names: ["impgal", "imp gal"], factor: UnitSystem.litresPerImperialGallon, systems: [.imperial]),
        ])
    /// An engine displacement, in liters in all unit systems, as engines are named.
    package static let displacement = Quantity(
        unit: .litres,
        spellings: [
            Spelling(names: ["L"]), Spelling(names: ["cc", "ccm", "cm3", "cm³"], factor: 0.001),
            Spelling(names: ["cid", "ci", "cu in", "in3", "in³"], factor: 0.016387064),
        ])
    package static let mass = Quantity(
        unit: Unit("kg"), spellings: [Spelling(names: ["kg"]), Spelling(names: ["lb", "lbs"], factor: 0.45359237)])
    /// The price of a liter of fuel, or of a kilogram where fuel is sold by weight.
    package static let fuelPrice = Quantity(
        unit: Unit("/L"),
        spellings: [
            Spelling(names: ["/L", "/kg"]),
            Spelling(names: ["/gal"], factor: 1 / UnitSystem.litersPerUSGallon, systems: [.us]),
            Spelling(
                names: ["/impgal", "/imp gal"], factor: 1 / UnitSystem.litresPerImperialGallon, systems: [.imperial]),
        ])

    package static let energy = Quantity(
        unit: .kilowattHours, spellings: [Spelling(names: ["kWh"]), Spelling(names: ["Wh"], factor: 0.001)])
    package static let electricityPrice = Quantity(unit: Unit("/kWh"), spellings: [Spelling(names: ["/kWh"])])

    package var isFuelPrice: Bool { unit == Self.fuelPrice.unit }
}
