/// An action of a subcommand, such as `export` of `database`: its operands, and the flags that belong to it.
package struct Action: Sendable {
    /// A word after the name of the action.
    package struct Operand: Sendable {
        /// How often it may be given.
        package enum Count: Sendable { case one, optional, many, rest }

        package let name: String
        package let kind: WordKind
        package let count: Count

        package static func one(_ name: String, _ kind: WordKind = .any) -> Operand {
            Operand(name: name, kind: kind, count: .one)
        }
        package static func optional(_ name: String, _ kind: WordKind = .any) -> Operand {
            Operand(name: name, kind: kind, count: .optional)
        }
        /// One or more.
        package static func many(_ name: String, _ kind: WordKind = .any) -> Operand {
            Operand(name: name, kind: kind, count: .many)
        }
        /// All words that follow, which may be none.
        package static func rest(_ name: String, _ kind: WordKind = .any) -> Operand {
            Operand(name: name, kind: kind, count: .rest)
        }

        /// "FILE", "[FILE]" or "FILE…".
        var usage: String {
            switch count {
            case .one, .rest: name
            case .optional: "[\(name)]"
            case .many: name + "…"
            }
        }
    }

    /// The words that name it, such as "gate add"; empty if there are none.
    package let name: String
    /// Other words that mean it.
    package let aliases: [String]
    /// One line without a full stop; empty for an action without a name.
    package let summary: String
    package let operands: [Operand]
    /// The flags that belong to it, and to no action that does not list them.
    package var flags: [AnyFlag] { makeFlags() }
    private let makeFlags: @Sendable () -> [AnyFlag]
    /// Whether it is meant if no action is named.
    package let isDefault: Bool

    package init(
        _ name: String, _ summary: String, aliases: [String] = [], operands: [Operand] = [],
        flags: @escaping @Sendable () -> [AnyFlag] = { [] }, isDefault: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.aliases = aliases
        self.operands = operands
        makeFlags = flags
        self.isDefault = isDefault
    }

    /// "backup FILE".
    package var usage: String { ([name] + operands.map(\.usage)).filter { !$0.isEmpty }.joined(separator: " ") }

    /// How many operands it must have.
    var fewest: Int { operands.count { $0.count == .one || $0.count == .many } }
    /// How many operands it may have.
    var most: Int { [.many, .rest].contains(operands.last?.count) ? .max : operands.count }

    /// How many of the words are its name, which they begin with; nil if they do not.
    func named(by words: [String]) -> Int? {
        ([name] + aliases).map { $0.split(separator: " ").map(String.init) }
            .filter { name in name.count <= words.count && zip(name, words).allSatisfy(Self.means) }
            .map(\.count).max()
    }

    /// Words for which people take another one of the same line.
    private static let synonyms: [Set<String>] = [
        ["delete", "remove", "rm"], ["rename", "name"], ["add", "create", "new"], ["list", "ls"],
    ]

    private static func means(_ word: String, _ typed: String) -> Bool {
        word == typed || synonyms.contains { $0.contains(word) && $0.contains(typed) }
    }
}

/// The actions of a subcommand that another program runs than the one that documents it: a case each, named by its words,
/// so that the compiler finds the action that nobody runs.
package protocol ActionName: RawRepresentable<String>, CaseIterable, Sendable {
    var row: Action { get }
}

extension ActionName {
    package static var rows: [Action] { allCases.map(\.row) }

    /// The action that the parser found in `rows`.
    package init(of options: Options) {
        guard let action = Self(rawValue: options.action) else {
            preconditionFailure("'\(options.action)' is not in the table")
        }
        self = action
    }
}
