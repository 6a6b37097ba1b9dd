/// A subcommand, from which parsing, help, manual pages and completions are made.
package struct Subcommand: Sendable {
    /// The heading under which the program's help shows a subcommand.
    package enum Chapter: String, CaseIterable {
        case diagnosis = "Diagnosis"
        case liveData = "Live data"
        case trips = "Trips"
        case racing = "Racing and tracks"
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
    package var description: [String] { makeDescription() }
    /// Its own flags. `allFlags` also includes those that every subcommand accepts.
    package var flags: [Flag] { makeFlags() }
    /// The names of its operands, such as "CODE…"; nil if it takes none.
    package let operands: String?
    /// The kinds of its operands. If `operands` ends with "…", the last kind applies to all further ones.
    package var operandValues: [WordKind] { makeOperandValues() }
    /// Examples of command lines, and what they do.
    package var examples: [(command: String, purpose: String)] { makeExamples() }
    // Made when they are asked for: every start of the program makes all subcommands, of which one is run.
    private let makeDescription: @Sendable () -> [String]
    private let makeFlags: @Sendable () -> [Flag]
    private let makeOperandValues: @Sendable () -> [WordKind]
    private let makeExamples: @Sendable () -> [(command: String, purpose: String)]

    package init(
        name: String, chapter: Chapter, isRare: Bool = false, summary: String,
        description: @autoclosure @escaping @Sendable () -> [String],
        flags: @autoclosure @escaping @Sendable () -> [Flag], operands: String? = nil,
        operandValues: @autoclosure @escaping @Sendable () -> [WordKind] = [],
        examples: @autoclosure @escaping @Sendable () -> [(command: String, purpose: String)]
    ) {
        (self.name, self.chapter, self.summary, self.isRare) = (name, chapter, summary, isRare)
        (makeDescription, makeFlags) = (description, flags)
        (self.operands, makeOperandValues, makeExamples) = (operands, operandValues, examples)
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
