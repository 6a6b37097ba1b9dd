package import Settings

/// One flag of a subcommand: parsing, help, manuals and completions are made from it.
package struct Flag: Hashable, Sendable {
    /// Under which heading the help shows it.
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
    /// What a shell may offer for its value.
    package let values: WordKind
    /// What its value measures, with a unit in the same word or in the next; empty for what is no such number.
    package let quantities: [SettingQuantity]
    /// It may be given several times, and each value counts; of others the last one does.
    package let isRepeatable: Bool
    package let heading: Heading
    /// Some sentences, of which the first is enough for those who only want to be reminded.
    package let help: String

    package init(
        _ name: String, short: Character? = nil, argument: String? = nil, values: WordKind = .any,
        quantities: [SettingQuantity] = [], isRepeatable: Bool = false, heading: Heading = .own, _ help: String
    ) {
        (self.name, self.short, self.argument, self.values) = (name, short, argument, values)
        (self.isRepeatable, self.heading, self.help) = (isRepeatable, heading, help)
        self.quantities = quantities
    }

    package var brief: String { help.firstSentence }

    package static func == (left: Flag, right: Flag) -> Bool { left.name == right.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
