/// One subcommand: parsing, help, manuals and completions are made from it.
package struct Subcommand: Sendable {
    /// Under which heading the help of the program shows it.
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
    /// Its own; `allFlags` has those that every subcommand takes too.
    package let flags: [Flag]
    /// What its operands are called: "CODE…"; nil where it takes none.
    package let operands: String?
    /// What its operands are; the last kind for all further ones, where `operands` ends with "…".
    package let operandValues: [WordKind]
    /// Command lines worth showing, with what they do.
    package let examples: [(command: String, purpose: String)]

    package init(
        name: String, chapter: Chapter, summary: String, description: [String], flags: [Flag],
        operands: String? = nil, operandValues: [WordKind] = [], examples: [(command: String, purpose: String)]
    ) {
        (self.name, self.chapter, self.summary, self.description) = (name, chapter, summary, description)
        (self.flags, self.operands, self.operandValues, self.examples) = (flags, operands, operandValues, examples)
    }

    package var allFlags: [Flag] { flags + Flag.everywhere }

    /// The flags in the order of the help: those of its own first.
    package var flagsByHeading: [(heading: Flag.Heading, flags: [Flag])] {
        Flag.Heading.allCases.compactMap { heading in
            let flags = allFlags.filter { $0.heading == heading }
            return flags.isEmpty ? nil : (heading, flags)
        }
    }
}
