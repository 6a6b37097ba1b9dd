package import Formats
package import Telemetry

/// A row of `SettingTable`: the name of a setting, the values it accepts, and the property that holds it.
package struct SettingKey: Sendable {
    package enum Form: Sendable {
        /// A number within a range, in the quantity's own unit.
        case number(ClosedRange<Double>, Quantity)
        case onOff
        case choice([String])
        /// A text of at most `limit` characters.
        case text(limit: Int)
    }

    package enum Value: Hashable, Sendable {
        /// A number in the quantity's own unit.
        case number(Double)
        case onOff(Bool)
        /// A text, or the name of a choice.
        case text(String)

        /// The value as the file may contain it: "130", "on".
        package var written: String {
            switch self {
            case .number(let number): Decimals.written(number)
            case .onOff(let isOn): isOn ? "on" : "off"
            case .text(let text): text
            }
        }
    }

    package let name: String
    package let form: Form
    /// A one-line description for drivers.
    package let help: String
    /// Returns the setting's value, or nil if it has none.
    package let read: @Sendable (UserSettings) -> Value?
    let write: @Sendable (inout UserSettings, Value) -> Void

    package var unit: Unit {
        if case .number(_, let quantity) = form { quantity.unit } else { .none }
    }

    package var standard: Value? { read(UserSettings()) }

    /// What is in force if the file does not set it, as the file may contain it: the default, or what the locale says.
    package func writtenUnset(_ settings: UserSettings) -> String? {
        let value = read(settings)
        return value == standard ? writtenStandard : value.map { completed($0.written, in: .metric) }
    }

    /// The default value as the file may contain it, such as "130 km/h"; nil if there is no default.
    package var writtenStandard: String? { standard.map { completed($0.written, in: .metric) } }

    /// Describes the accepted values: "a number from 10 to 300 (km/h)".
    /// - Parameter units: The unit system that applies to a number without a unit.
    package func expected(in units: UnitSystem = .metric) -> String {
        switch form {
        case .number(let range, let quantity):
            guard quantity.isFuelPrice else { return "a number " + quantity.text(range, in: units) }
            return switch units {
            case .metric: "a price such as 1.79 (per liter), 3.49/gal or 6.50/impgal"
            case .us: "a price such as 3.49 (per gallon), 1.79/L or 6.50/impgal"
            case .imperial: "a price such as 6.50 (per imperial gallon), 1.43/L or 3.49/gal"
            }
        case .onOff: return "on or off"
        case .choice(let names): return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
        case .text(let limit): return "text of at most \(limit) characters"
        }
    }

    /// Returns the text with the unit appended if it is a number without one, and any other text unchanged.
    package func completed(_ text: String, in units: UnitSystem) -> String {
        guard case .number(_, let quantity) = form else { return text }
        return quantity.completed(text, in: units)
    }

    /// Returns the value that a text from the file or the command line stands for, or nil if the text is invalid.
    /// - Parameter units: The unit system that applies to a number without a unit: metric for the file, the configured
    ///   one for the command line.
    package func value(_ text: String, in units: UnitSystem = .metric) -> Value? {
        switch form {
        case .number(let range, let quantity):
            guard let number = quantity.value(text, in: units), range.contains(number) else { return nil }
            return .number(number)
        case .onOff:
            switch text.lowercased() {
            case "on", "yes", "true": return .onOff(true)
            case "off", "no", "false": return .onOff(false)
            default: return nil
            }
        case .choice(let names): return names.contains(text.lowercased()) ? .text(text.lowercased()) : nil
        case .text(let limit):
            let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            return !text.isEmpty && text.count <= limit && isPlain ? .text(text) : nil
        }
    }

    // MARK: Rows

    typealias Path<Kept> = WritableKeyPath<UserSettings, Kept> & Sendable

    static func number(
        _ name: String, _ path: any Path<Double>, _ range: ClosedRange<Double>, _ quantity: Quantity,
        _ help: String
    ) -> SettingKey {
        SettingKey(name: name, form: .number(range, quantity), help: help) {
            .number($0[keyPath: path])
        } write: {
            if case .number(let number) = $1 { $0[keyPath: path] = number }
        }
    }

    static func number(
        _ name: String, optional path: any Path<Double?>, _ range: ClosedRange<Double>, _ quantity: Quantity,
        _ help: String
    ) -> SettingKey {
        SettingKey(name: name, form: .number(range, quantity), help: help) {
            $0[keyPath: path].map { .number($0) }
        } write: {
            if case .number(let number) = $1 { $0[keyPath: path] = number }
        }
    }

    static func onOff(_ name: String, _ path: any Path<Bool>, _ help: String) -> SettingKey {
        SettingKey(name: name, form: .onOff, help: help) {
            .onOff($0[keyPath: path])
        } write: {
            if case .onOff(let isOn) = $1 { $0[keyPath: path] = isOn }
        }
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ name: String, _ path: any Path<Choice>, _ help: String
    ) -> SettingKey {
        SettingKey(name: name, form: .choice(Choice.allCases.map(\.rawValue)), help: help) {
            .text($0[keyPath: path].rawValue)
        } write: {
            if case .text(let text) = $1, let choice = Choice(rawValue: text) { $0[keyPath: path] = choice }
        }
    }

    static func choice(
        _ name: String, _ path: any Path<String>, of choices: [String], _ help: String
    ) -> SettingKey {
        SettingKey(name: name, form: .choice(choices), help: help) {
            .text($0[keyPath: path])
        } write: {
            if case .text(let text) = $1 { $0[keyPath: path] = text }
        }
    }

    static func text(_ name: String, _ path: any Path<String?>, limit: Int, _ help: String) -> SettingKey {
        SettingKey(name: name, form: .text(limit: limit), help: help) {
            $0[keyPath: path].map { .text($0) }
        } write: {
            if case .text(let text) = $1 { $0[keyPath: path] = text }
        }
    }
}
