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
    /// Its own flags: those of its actions, then those that belong to no action. `allFlags` also includes those that every
    /// subcommand accepts.
    package var flags: [AnyFlag] {
        var flags = actions.flatMap(\.flags)
        if flags.isEmpty { return makeFlags() }
        flags += makeFlags()
        var seen: Set<AnyFlag> = []
        return flags.filter { seen.insert($0).inserted }
    }
    /// What it can do, if that is said by its first operand.
    package var actions: [Action] { makeActions() }
    /// The names of its operands, such as "CODE…"; nil if it takes none.
    package var operands: String? { writtenOperands ?? (actions.isEmpty ? nil : actionUsage) }
    private let writtenOperands: String?
    /// The kinds of its operands. If `operands` ends with "…", the last kind applies to all further ones. Those of actions
    /// are in their rows.
    package var operandValues: [WordKind] { makeOperandValues() }
    /// Examples of command lines, and what they do.
    package var examples: [(command: String, purpose: String)] { makeExamples() }
    // Made when they are asked for: every start of the program makes all subcommands, of which one is run.
    private let makeDescription: @Sendable () -> [String]
    private let makeFlags: @Sendable () -> [AnyFlag]
    private let makeActions: @Sendable () -> [Action]
    private let makeOperandValues: @Sendable () -> [WordKind]
    private let makeExamples: @Sendable () -> [(command: String, purpose: String)]

    package init(
        name: String, chapter: Chapter, isRare: Bool = false, summary: String,
        description: @autoclosure @escaping @Sendable () -> [String],
        actions: @autoclosure @escaping @Sendable () -> [Action] = [],
        flags: @autoclosure @escaping @Sendable () -> [AnyFlag], operands: String? = nil,
        operandValues: @autoclosure @escaping @Sendable () -> [WordKind] = [],
        examples: @autoclosure @escaping @Sendable () -> [(command: String, purpose: String)]
    ) {
        self.name = name
        self.chapter = chapter
        self.summary = summary
        self.isRare = isRare
        makeDescription = description
        makeActions = actions
        makeFlags = flags
        writtenOperands = operands
        makeOperandValues = operandValues
        makeExamples = examples
    }

    package var allFlags: [AnyFlag] { flags + AnyFlag.everywhere }

    /// "[check|backup FILE|path]".
    private var actionUsage: String {
        let usage = actions.map(\.usage).filter { !$0.isEmpty }.joined(separator: "|")
        return actions.contains(where: \.isDefault) ? "[\(usage)]" : usage
    }

    /// The usage as advice.
    package var usage: String { "obdmech \(name)" + (operands.map { " \($0)" } ?? "") }

    /// The action with the longest name that operands begin with, or that which is meant if they name none: by itself, or
    /// with operands if it has no name.
    package func action(named operands: [String]) -> Action? {
        let named = actions.filter { !$0.name.isEmpty && $0.named(by: operands) != nil }
        return named.max { ($0.named(by: operands) ?? 0) < ($1.named(by: operands) ?? 0) }
            ?? actions.first { $0.isDefault && (operands.isEmpty || $0.name.isEmpty && !$0.operands.isEmpty) }
    }

    /// The actions that a flag belongs to; empty if it belongs to all of them.
    package func actions(of flag: AnyFlag) -> [Action] { actions.filter { $0.flags.contains(flag) } }

    /// The flag as the rules of an action, or of the subcommand, have it.
    func rules(of flag: AnyFlag, in action: Action?) -> AnyFlag {
        (action?.flags ?? []).first { $0 == flag } ?? allFlags.first { $0 == flag } ?? flag
    }

    /// The flags in the order of the help: its own first.
    package var flagsByHeading: [(heading: FlagRow.Heading, flags: [AnyFlag])] {
        FlagRow.Heading.allCases.compactMap { heading in
            let flags = allFlags.filter { $0.heading == heading }
            return flags.isEmpty ? nil : (heading, flags)
        }
    }
}
