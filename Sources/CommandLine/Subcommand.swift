/// A subcommand, from which parsing, help, manual pages and completions are made.
package struct Subcommand: Sendable {
    /// The heading under which the program's help shows a subcommand.
    package enum Chapter: String, CaseIterable {
        case diagnosis = "Diagnosis"
        case liveData = "Live data"
        case trips = "Trips"
        case history = "History"
        case setup = "Setup"
        case tools = "Tools"
    }

    package let name: String
    package let chapter: Chapter
    /// Whether `obdmech -h` only names the subcommand and does not explain it.
    package let isRare: Bool
    /// One line without a full stop.
    package let summary: String
    /// Paragraphs for the manual and the long help.
    package let description: [String]
    /// Its own flags. `allFlags` also includes those that every subcommand accepts.
    package let flags: [Flag]
    /// The names of its operands, such as "CODE…"; nil if it takes none.
    package let operands: String?
    /// The kinds of its operands. If `operands` ends with "…", the last kind applies to all further ones.
    package let operandValues: [WordKind]
    /// Examples of command lines, and what they do.
    package let examples: [(command: String, purpose: String)]

    package init(
        name: String, chapter: Chapter, isRare: Bool = false, summary: String, description: [String],
        flags: [Flag], operands: String? = nil, operandValues: [WordKind] = [],
        examples: [(command: String, purpose: String)]
    ) {
        (self.name, self.chapter, self.summary, self.description) = (name, chapter, summary, description)
        (self.flags, self.operands, self.operandValues, self.examples) = (flags, operands, operandValues, examples)
        self.isRare = isRare
    }

    package var allFlags: [Flag] { flags + Flag.everywhere }

    /// The flags in the order of the help: its own first.
    package var flagsByHeading: [(heading: Flag.Heading, flags: [Flag])] {
        Flag.Heading.allCases.compactMap { heading in
            let flags = allFlags.filter { $0.heading == heading }
            return flags.isEmpty ? nil : (heading, flags)
        }
    }
}
