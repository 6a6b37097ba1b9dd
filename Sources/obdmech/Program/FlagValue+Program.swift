import CommandLine
import Formats
import History
import OBD
import Settings
import Telemetry

// The kinds of values that flags of several subcommands take.

/// A new value of something that can also be without one.
enum Change<Value: Sendable>: Sendable {
    case set(Value)
    case remove
}

/// A day as it is named on a command line.
enum NamedDay {
    case today, yesterday
    case day(CalendarDay)

    init?(_ text: String) {
        switch text {
        case "today": self = .today
        case "yesterday": self = .yesterday
        default:
            guard let day = CalendarDay(text) else { return nil }
            self = .day(day)
        }
    }

    func day(today: CalendarDay) -> CalendarDay {
        switch self {
        case .today: today
        case .yesterday: today.previous
        case .day(let day): day
        }
    }
}

extension FlagValue where Value == NamedDay? {
    static var day: FlagValue {
        .of("YYYY-MM-DD", .day, expected: "a day as YYYY-MM-DD, today or yesterday") { NamedDay($0) }
    }
}

extension FlagValue where Value == StoredNumber? {
    static func trip(_ expected: String, _ words: WordKind = .trip) -> FlagValue {
        .of("N", words, expected: expected) { StoredNumber($0) }
    }
}

extension FlagValue where Value == Double? {
    /// A number as a setting has it.
    static func setting(
        _ argument: String, _ quantity: Quantity, _ key: @autoclosure @escaping @Sendable () -> SettingKey
    ) -> FlagValue {
        .inUnits(
            argument, quantity, expected: { key().expected(in: $0) },
            { text, units in
                if case .number(let number)? = key().value(text, in: units) { number } else { nil }
            })
    }
}

extension FlagValue {
    /// A value that "none" removes.
    static func change<Item>(
        _ argument: String, _ words: @autoclosure @escaping @Sendable () -> WordKind = .any,
        expected: @autoclosure @escaping @Sendable () -> String, _ convert: @escaping @Sendable (String) -> Item?
    ) -> FlagValue where Value == Change<Item>? {
        .of(argument, words(), expected: expected() + ", or none to remove it") { text in
            text.lowercased() == "none" ? .remove : convert(text).map { .set($0) }
        }
    }
}

extension FlagValue where Value == Change<Double>? {
    /// A number that "none" removes.
    /// - Parameter noun: what it is, with its article.
    static func change(
        _ argument: String, _ quantity: Quantity, _ range: ClosedRange<Double>, _ noun: String,
        _ examples: String
    ) -> FlagValue {
        .inUnits(
            argument, quantity,
            expected: { "\(noun) \(quantity.text(range, in: $0)), \(examples), or none to remove it" },
            { text, units in
                if text.lowercased() == "none" { return .remove }
                return quantity.value(text, in: units).flatMap { range.contains($0) ? .set($0) : nil }
            })
    }
}

extension WordKind {
    static var makes: WordKind { .words(ManufacturerGroup.allCases.map(\.rawValue)) }
}

extension NamedMake {
    /// The makes that can be named, in words.
    static var expected: String { "a make, such as Audi, Ford or Opel" }
}
