/// A subcommand, from which parsing, help, manual pages and completions are made.
package struct Subcommand: Sendable {
    /// The heading under which the program's help shows a subcommand.
    package enum Chapter: String, CaseIterable {
        case vehicle = "What the car says"
        case drives = "Drives"
        case adapter = "The adapter"
        case program = "The program"
    }

    package let name: String
    package let chapter: Chapter
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
        name: String, chapter: Chapter, summary: String, description: [String], flags: [Flag],
        operands: String? = nil, operandValues: [WordKind] = [], examples: [(command: String, purpose: String)]
    ) {
        (self.name, self.chapter, self.summary, self.description) = (name, chapter, summary, description)
        (self.flags, self.operands, self.operandValues, self.examples) = (flags, operands, operandValues, examples)
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
