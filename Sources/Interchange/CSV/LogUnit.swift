import Telemetry

/// A unit as programs write it. To add one, or a spelling, add a row to `LogUnit+Rows.swift`.
struct LogUnit: Sendable {
    /// Units of a kind can be converted into each other.
    enum Kind: Sendable {
        case speed, temperature, pressure, massFlow, volumeFlow, volume, mass, length, time, voltage, current, power
        case energy, torque, rotation, angle, angularRate, acceleration, share, ratio, economy, electricEconomy
        case concentration, resistance, frequency, flux, charge, none
    }

    let kind: Kind
    /// Nil for a unit that is only read.
    let unit: Unit?
    /// The unit in which values with a signal of their own are stored.
    let stored: Unit
    /// A value in the kind's first unit is `(value + plus) * times / per`, or `times / value`.
    let times: Double
    let per: Double
    let plus: Double
    let isReciprocal: Bool
    /// In the form of `key`.
    let spellings: [String]

    /// A unit in which values are stored.
    init(_ kind: Kind, _ unit: Unit, times: Double = 1, per: Double = 1, _ spellings: String) {
        self.kind = kind
        self.unit = unit
        stored = unit
        self.times = times
        self.per = per
        plus = 0
        isReciprocal = false
        self.spellings = Set([unit.symbol] + spellings.split(separator: " ").map(String.init)).map(Self.key)
    }

    /// A unit of which values are stored in another one.
    init(
        _ kind: Kind, into stored: Unit, times: Double = 1, per: Double = 1, plus: Double = 0,
        reciprocal: Bool = false, _ spellings: String
    ) {
        self.kind = kind
        unit = nil
        self.stored = stored
        self.times = times
        self.per = per
        self.plus = plus
        isReciprocal = reciprocal
        self.spellings = spellings.split(separator: " ").map { Self.key(String($0)) }
    }

    /// How values are converted from one unit into another.
    struct Conversion: Sendable {
        /// Nil if the units are the same.
        fileprivate let units: (from: LogUnit, into: LogUnit)?

        static let identity = Conversion(units: nil)

        func value(_ value: Double) -> Double {
            guard let (from, into) = units else { return value }
            let first = from.isReciprocal ? from.times / value : (value + from.plus) * from.times / from.per
            return into.isReciprocal ? into.times / first : first * into.per / into.times - into.plus
        }
    }

    private static let bySpelling: [String: [LogUnit]] = {
        var all: [String: [LogUnit]] = [:]
        for row in rows {
            for spelling in Set(row.spellings) { all[spelling, default: []].append(row) }
        }
        return all
    }()

    private static let byUnit: [Unit: LogUnit] = Dictionary(
        rows.compactMap { row in row.unit.map { ($0, row) } }, uniquingKeysWith: { first, _ in first })

    private func conversion(into other: LogUnit) -> Conversion {
        let isSame =
            times == other.times && per == other.per && plus == other.plus && isReciprocal == other.isReciprocal
        return isSame ? .identity : Conversion(units: (self, other))
    }

    static func isKnown(_ text: String) -> Bool { bySpelling[key(text)] != nil }

    /// Returns how values in a unit, as it is written, become values in the unit of a signal; nil if the unit is not
    /// known or is one of something else.
    static func conversion(from text: String, into unit: Unit) -> Conversion? {
        guard let into = byUnit[unit], let candidates = bySpelling[key(text)] else { return nil }
        return candidates.first { $0.kind == into.kind && ($0.kind != .none || $0.unit == unit) }?
            .conversion(into: into)
    }

    /// Returns the unit in which values are stored that have a signal of their own, and how they come into it; nil if
    /// the unit is not known. A unit with several meanings, "g", is left as it is.
    static func stored(_ text: String) -> (unit: Unit, conversion: Conversion)? {
        guard let candidates = bySpelling[key(text)], let from = candidates.first else { return nil }
        guard candidates.allSatisfy({ $0.kind == from.kind }) else { return (Unit(text), .identity) }
        guard let into = byUnit[from.stored] else { return nil }
        return (from.stored, from.conversion(into: into))
    }

    /// A unit without what spellings differ in: case, blanks, dots, brackets, forms of degrees and powers, and what is
    /// left of a degree sign that was encoded twice.
    static func key(_ text: String) -> String {
        var key = String.UnicodeScalarView()
        for scalar in LogText.repaired(text).lowercased().unicodeScalars {
            switch scalar {
            case " ", "\t", ".", "-", "*", "^", "(", ")", "[", "]", "\u{A0}", "·", "⋅", "•", "⁻", "−": break
            // "Â", "Ã" and "‚" are what is left of a degree sign.
            case "â", "ã", "‚", "ƒ", "\u{FFFD}", "\u{80}"..."\u{9F}": break
            case "º", "˚", "∘": key.append("°")
            case "℃": key.append(contentsOf: "°c".unicodeScalars)
            case "℉": key.append(contentsOf: "°f".unicodeScalars)
            case "¹": key.append("1")
            case "²", "₂": key.append("2")
            case "³": key.append("3")
            case "µ", "μ": key.append("u")
            case "∕", "⁄": key.append("/")
            default: key.append(scalar)
            }
        }
        return String(key)
    }
}
