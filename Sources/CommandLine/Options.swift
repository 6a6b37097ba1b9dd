import Formats
import Settings

/// The options given by the user: the values of one subcommand's flags.
package struct Options: Sendable {
    private var values: [Flag: [String]] = [:]
    /// The arguments that are not flags.
    package var operands: [String] = []

    package init() {}

    package mutating func set(_ flag: Flag, _ value: String) {
        if flag.isRepeatable { values[flag, default: []].append(value) } else { values[flag] = [value] }
    }

    package func has(_ flag: Flag) -> Bool { values[flag] != nil }
    package func value(_ flag: Flag) -> String? { values[flag]?.last }
    package func values(_ flag: Flag) -> [String] { values[flag] ?? [] }

    /// Returns a time above 0 in seconds, given as "90", "90s", "20 min", "1.5h" or "100ms".
    package func seconds(_ flag: Flag) throws(Failure) -> Double? {
        guard let text = value(flag) else { return nil }
        guard let seconds = SettingQuantity.seconds.value(text), seconds > 0 else {
            throw wrong(flag, "a time such as 90, 90s, 20m or 1h")
        }
        return seconds
    }

    /// Returns a number that is not negative.
    package func number(_ flag: Flag) throws(Failure) -> Double? {
        guard let text = value(flag) else { return nil }
        guard let number = Self.decimal(text[...]) else { throw wrong(flag, "a number such as 1.79") }
        return number
    }

    /// Returns an integer that is not negative.
    package func whole(_ flag: Flag, _ expected: String) throws(Failure) -> Int64? {
        guard let text = value(flag) else { return nil }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(text) else {
            throw wrong(flag, expected)
        }
        return number
    }

    /// Parses digits with at most one decimal point or comma: no sign, no exponent, no "inf".
    private static func decimal(_ text: Substring) -> Double? {
        guard text.utf8.count <= 12, text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." || $0 == "," })
        else { return nil }
        return Decimals.value(text)
    }

    package func wrong(_ flag: Flag, _ expected: String) -> Failure {
        Failure(CommandLineMessage.wrongValue(flag: flag.name, value: value(flag) ?? "", expected: expected))
    }
}
