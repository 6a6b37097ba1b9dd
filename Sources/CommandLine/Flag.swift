package import Formats
package import Telemetry

/// A flag of a subcommand, whatever the type of its value. What is said of it is in its row.
@dynamicMemberLookup
package class AnyFlag: Hashable, @unchecked Sendable {
    private let row: FlagRow

    fileprivate init(_ row: FlagRow) { self.row = row }

    package subscript<Member>(dynamicMember path: KeyPath<FlagRow, Member>) -> Member { row[keyPath: path] }

    package static func == (left: AnyFlag, right: AnyFlag) -> Bool { left.row.name == right.row.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(row.name) }

    // MARK: Variants for one subcommand

    private func with(_ change: (inout FlagRow) -> Void) -> AnyFlag {
        var row = row
        change(&row)
        return AnyFlag(row)
    }

    /// The flag where `-h` only names it.
    package var asRare: AnyFlag { with { $0.isRare = true } }

    package func excluding(_ flags: @autoclosure @escaping FlagRow.Others) -> AnyFlag {
        with { $0.makeExcludes = flags }
    }

    package func requiring(_ flags: @autoclosure @escaping FlagRow.Others, advice: String) -> AnyFlag {
        with {
            $0.makeRequires = flags
            $0.advice = advice
        }
    }

    package func requiring(oneOf flags: @autoclosure @escaping FlagRow.Others, advice: String) -> AnyFlag {
        with {
            $0.makeRequiresOne = flags
            $0.advice = advice
        }
    }
}

/// A flag with the type of its value: `Bool` for a switch, an optional for a value that may be missing, a list for a flag
/// that may be given several times.
package final class Flag<Value>: AnyFlag, @unchecked Sendable {
    private let value: FlagValue<Value>

    /// - Parameters:
    ///   - excludes: the flags with which it cannot be used. It is enough if one of two flags excludes the other.
    ///   - requires: the flags without which it cannot be used.
    ///   - requiresOne: the flags without one of which it cannot be used.
    ///   - advice: what to do if one of these rules is broken.
    package init(
        _ name: String, _ value: FlagValue<Value>, short: Character? = nil, heading: FlagRow.Heading = .own,
        isRare: Bool = false, excludes: @autoclosure @escaping FlagRow.Others = [],
        requires: @autoclosure @escaping FlagRow.Others = [],
        requiresOne: @autoclosure @escaping FlagRow.Others = [], advice: String = "",
        _ help: @autoclosure @escaping @Sendable () -> String
    ) {
        self.value = value
        super.init(
            FlagRow(
                name: name, short: short, argument: value.argument, quantities: value.quantities,
                isRepeatable: value.isRepeatable, heading: heading, isRare: isRare, advice: advice,
                dependsOnUnits: value.dependsOnUnits, makeValues: value.words, makeHelp: help, makeExcludes: excludes,
                makeRequires: requires, makeRequiresOne: requiresOne, check: value.check))
    }

    /// The value of the words that were given, all of which are valid.
    func read(_ texts: [String], _ units: UnitSystem) -> Value { value.read(texts, units) }
}

/// What is said of a flag. Parsing, help, manual pages and completions are made from it.
package struct FlagRow: Sendable {
    /// The heading under which the help shows a flag.
    package enum Heading: String, CaseIterable {
        case own = "Options"
        case connection = "Connection"
        case output = "Output"
        case storage = "Storage"
    }

    package typealias Others = @Sendable () -> [AnyFlag]

    package let name: String
    package let short: Character?
    /// The name of its value; nil for a switch.
    package let argument: String?
    /// The quantities that the value may have, with a unit in the same word or in the next ones; empty if it takes no
    /// units.
    package let quantities: [Quantity]
    /// Whether the flag may be given several times and every value counts. For other flags the last value counts.
    package let isRepeatable: Bool
    package let heading: Heading
    /// Whether `-h` only names the flag and does not explain it.
    package fileprivate(set) var isRare: Bool
    /// What to do if it is used with a flag that it excludes, or without one that it requires.
    package fileprivate(set) var advice: String
    /// Whether the meaning of a value depends on the units that are set.
    let dependsOnUnits: Bool
    // Made when they are asked for: every start of the program makes all flags, of which hardly any is asked. And two flags
    // may exclude each other.
    fileprivate let makeValues: @Sendable () -> WordKind
    fileprivate let makeHelp: @Sendable () -> String
    fileprivate var makeExcludes: Others
    fileprivate var makeRequires: Others
    fileprivate var makeRequiresOne: Others
    /// What is wrong with a value; nil if nothing is.
    fileprivate let check: @Sendable (String, UnitSystem) -> FlagMistake?

    /// The kind of value, for completion by a shell.
    package var values: WordKind { makeValues() }
    /// The help text, of which the first sentence is enough as a reminder.
    package var help: String { makeHelp() }
    package var brief: String { help.firstSentence }
    /// The flags with which it cannot be used.
    package var excludes: [AnyFlag] { makeExcludes() }
    /// The flags without which it cannot be used.
    package var requires: [AnyFlag] { makeRequires() }
    /// The flags without one of which it cannot be used; empty if it needs none.
    package var requiresOne: [AnyFlag] { makeRequiresOne() }

    /// Whether its value may be left out: the argument is in brackets.
    package var isValueOptional: Bool {
        argument?.first == "[" && argument.map { $0.firstIndex(of: "]") == $0.index(before: $0.endIndex) } == true
    }
}

extension AnyFlag {
    /// What is wrong with a value; nil if nothing is.
    package func mistake(in text: String, _ units: UnitSystem) -> CommandLineError? {
        switch row.check(text, units) {
        case nil: nil
        case .wrong(let expected): .wrongValue(flag: row.name, value: text, expected: expected)
        case .tooLong(let limit): .tooLong(flag: row.name, limit: limit)
        }
    }
}
