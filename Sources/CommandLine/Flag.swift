package import Settings

/// A flag of a subcommand, from which parsing, help, manual pages and completions are made.
package struct Flag: Hashable, Sendable {
    /// The heading under which the help shows a flag.
    package enum Heading: String, CaseIterable {
        case own = "Options"
        case connection = "Connection"
        case output = "Output"
        case storage = "Storage"
    }

    package let name: String
    package let short: Character?
    /// The name of its value; nil for a switch.
    package let argument: String?
    /// The kind of value, for completion by a shell. Made when it is asked for, as is the help: every start of the program
    /// makes all flags, and hardly any of them is asked.
    package var values: WordKind { makeValues() }
    private let makeValues: @Sendable () -> WordKind
    /// The quantities that the value may have, with a unit in the same word or in the next ones; empty if it takes no
    /// units.
    package let quantities: [SettingQuantity]
    /// Whether the flag may be given several times and every value counts. For other flags the last value counts.
    package let isRepeatable: Bool
    package let heading: Heading
    /// Whether `-h` only names the flag and does not explain it.
    package let isRare: Bool
    /// The help text, of which the first sentence is enough as a reminder.
    package var help: String { makeHelp() }
    private let makeHelp: @Sendable () -> String

    package init(
        _ name: String, short: Character? = nil, argument: String? = nil,
        values: @autoclosure @escaping @Sendable () -> WordKind = .any, quantities: [SettingQuantity] = [],
        isRepeatable: Bool = false, heading: Heading = .own, isRare: Bool = false,
        _ help: @autoclosure @escaping @Sendable () -> String
    ) {
        (self.name, self.short, self.argument, makeValues) = (name, short, argument, values)
        (self.isRepeatable, self.heading, makeHelp) = (isRepeatable, heading, help)
        (self.quantities, self.isRare) = (quantities, isRare)
    }

    /// Whether its value may be left out: the argument is in brackets.
    package var isValueOptional: Bool {
        argument?.first == "[" && argument.map { $0.firstIndex(of: "]") == $0.index(before: $0.endIndex) } == true
    }

    package var brief: String { help.firstSentence }

    /// The flag where `-h` only names it.
    package var asRare: Flag {
        Flag(
            name, short: short, argument: argument, values: values, quantities: quantities, isRepeatable: isRepeatable,
            heading: heading, isRare: true, help)
    }

    package static func == (left: Flag, right: Flag) -> Bool { left.name == right.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
