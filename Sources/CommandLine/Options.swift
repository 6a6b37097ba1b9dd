package import Telemetry

/// The options given by the user: the values of one subcommand's flags, all of which are valid.
package struct Options: Sendable {
    private var texts: [String: [String]] = [:]
    /// The arguments that are not flags, without the words that name an action.
    package var operands: [String] = []
    /// The name of the action; empty for that of a subcommand that has no other.
    package var action = ""
    /// The units of a number that was given without one.
    package var inputUnits = UnitSystem.metric

    package init() {}

    /// The value of a flag.
    package subscript<Value>(flag: Flag<Value>) -> Value { flag.read(texts[flag.name] ?? [], inputUnits) }

    /// Whether a flag was given, whatever its value.
    package func isGiven(_ flag: AnyFlag) -> Bool { texts[flag.name] != nil }

    /// The value of a flag as it was typed.
    package func typed(_ flag: AnyFlag) -> String? { texts[flag.name]?.last }

    /// All values of a flag as they were typed.
    package func texts(of flag: AnyFlag) -> [String] { texts[flag.name] ?? [] }

    package mutating func set(_ flag: AnyFlag, _ text: String) {
        if flag.isRepeatable { texts[flag.name, default: []].append(text) } else { texts[flag.name] = [text] }
    }
}
