/// The completions of a word of a command line, from the command table. Values that are not in the table are requested
/// from the caller, so that nothing is opened here.
package struct Completion: Sendable {
    package struct Candidate: Hashable {
        package let word: String
        package let description: String

        package init(word: String, description: String = "") {
            self.word = word
            self.description = description
        }
    }

    package struct Offer: Equatable {
        package var candidates: [Candidate]
        /// The prefix of the word after which file names may follow; nil if no files are meant.
        package var filesBehind: String?

        package init(candidates: [Candidate] = [], filesBehind: String? = nil) {
            self.candidates = candidates
            self.filesBehind = filesBehind
        }

        /// The offer as text: a line per candidate, with a tab before the description. A line without a tab is about
        /// files.
        package var lines: [String] {
            candidates.filter { !$0.word.contains(where: Self.endsWord) }.map { candidate in
                candidate.word + "\t" + String(candidate.description.map { Self.endsWord($0) ? " " : $0 })
            } + (filesBehind.map { ["files \($0)"] } ?? [])
        }

        private static func endsWord(_ character: Character) -> Bool {
            character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
    }

    /// A word that is being typed.
    package struct Word {
        /// The part of the word typed so far.
        package let text: String
        /// The part of the word before the value, such as "--units=" or "sim:city?quirk=".
        package var lead: String

        /// The part of the value typed so far.
        package var value: String { String(text.dropFirst(lead.count)) }

        /// Moves everything but the last item of a comma-separated list into `lead`.
        package mutating func skipList() {
            if let comma = text.dropFirst(lead.count).lastIndex(of: ",") { lead = String(text[...comma]) }
        }

        /// Returns the values that start with the word so far, ignoring case.
        package func matching(_ values: [Candidate]) -> Offer {
            let whole = values.map { Candidate(word: lead + $0.word, description: $0.description) }
            let small = text.lowercased()
            return Offer(candidates: whole.filter { $0.word.lowercased().hasPrefix(small) })
        }
    }

    /// Returns the values of a word whose kind is neither files nor one of a few words, given the flags and operands before it.
    package typealias Values = @Sendable (Completion, WordKind, Word, Options) -> Offer

    private let table: [Subcommand]
    private let values: Values

    package init(_ table: [Subcommand], values: @escaping Values) {
        self.table = table
        self.values = values
    }

    /// Returns the completions of the last word.
    /// - Parameter words: the words after "obdmech", up to the cursor. The last one is to be completed and may be
    ///   empty.
    package func offer(_ words: [String]) -> Offer {
        let word = words.last ?? ""
        let before = words.dropLast()
        guard let first = before.first else {
            let programFlags = [
                Candidate(word: "--help", description: "Show all subcommands."),
                Candidate(word: "--version", description: "Show the version."),
            ]
            let help = Candidate(word: "help", description: "show the help of a subcommand")
            return Word(text: word, lead: "").matching(word.hasPrefix("-") ? programFlags : subcommands + [help])
        }
        if first == "help" { return before.count == 1 ? Word(text: word, lead: "").matching(subcommands) : Offer() }
        guard let subcommand = table.first(where: { $0.name == first }) else { return Offer() }
        return offer(word, behind: Line(before.dropFirst(), of: subcommand), of: subcommand)
    }

    private var subcommands: [Candidate] { table.map { Candidate(word: $0.name, description: $0.summary) } }

    private func offer(_ word: String, behind line: Line, of subcommand: Subcommand) -> Offer {
        if let flag = line.pending { return values(of: flag, Word(text: word, lead: ""), line.options) }
        if !line.flagsAreOver, word.hasPrefix("-") {
            if let (flag, lead) = attached(word, subcommand) {
                return values(of: flag, Word(text: word, lead: lead), line.options)
            }
            return Word(text: word, lead: "").matching(flags(word, line, subcommand))
        }
        let operands = line.options.operands
        let names = actionNames(subcommand, operands).map { Word(text: word, lead: "").matching($0) }
        // Words may be operands of an action without a name, too.
        let unnamed = subcommand.action(named: operands).flatMap { $0.name.isEmpty ? $0 : nil }
        if let names, unnamed?.operands.isEmpty ?? true { return names }
        guard let kind = operandKind(subcommand, operands) else {
            // No operand can follow, so offer flags.
            return line.flagsAreOver ? Offer() : Word(text: word, lead: "").matching(flags("--", line, subcommand))
        }
        var offer = values(kind, Word(text: word, lead: ""), line.options)
        offer.candidates.removeAll { operands.contains($0.word) }
        offer.candidates.insert(contentsOf: names?.candidates ?? [], at: 0)
        return offer
    }

    /// Returns the flag whose value is being typed in the same word, and the part of the word before the value.
    private func attached(_ word: String, _ subcommand: Subcommand) -> (AnyFlag, lead: String)? {
        if word.hasPrefix("--") {
            guard let sign = word.firstIndex(of: "=") else { return nil }
            let name = word[..<sign].dropFirst(2)
            return subcommand.allFlags.first { $0.name == name && $0.argument != nil }.map { ($0, word[...sign] + "") }
        }
        for index in word.indices.dropFirst() {
            guard let flag = subcommand.allFlags.first(where: { $0.short == word[index] }) else { return nil }
            if flag.argument != nil { return (flag, String(word[...index])) }
        }
        return nil
    }

    /// Returns the long flags, and after a single dash the short ones too, except those already given that cannot be
    /// repeated.
    private func flags(_ word: String, _ line: Line, _ subcommand: Subcommand) -> [Candidate] {
        // Without an operand, an action may still follow.
        let operands = line.options.operands
        let action = operands.isEmpty ? nil : subcommand.action(named: operands)
        let open = subcommand.allFlags.filter { flag in
            let actions = subcommand.actions(of: flag)
            let belongs =
                actions.isEmpty || action.map { action in actions.contains { $0.name == action.name } } ?? true
            return belongs && (flag.isRepeatable || !line.options.isGiven(flag))
        }
        let short = open.compactMap { flag in
            flag.short.map { Candidate(word: "-\($0)", description: flag.brief) }
        }
        let long = open.map { Candidate(word: "--" + $0.name, description: $0.brief) }
        return (word == "-" ? short : []) + long + [Candidate(word: "--help", description: "Show the full help.")]
    }

    /// Returns the words that may come next in the name of an action; nil if it is complete, or there are no actions.
    private func actionNames(_ subcommand: Subcommand, _ operands: [String]) -> [Candidate]? {
        let longer = subcommand.actions.filter { action in
            let words = action.name.split(separator: " ").map(String.init)
            return words.count > operands.count && words.starts(with: operands)
        }
        guard !longer.isEmpty else { return nil }
        var names: [Candidate] = []
        for action in longer {
            let word = String(action.name.split(separator: " ")[operands.count])
            let isWhole = action.name.split(separator: " ").count == operands.count + 1
            if names.contains(where: { $0.word == word }) { continue }
            names.append(Candidate(word: word, description: isWhole ? action.summary : ""))
        }
        return names
    }

    private func operandKind(_ subcommand: Subcommand, _ operands: [String]) -> WordKind? {
        if let action = subcommand.action(named: operands), let named = action.named(by: operands) {
            let index = operands.count - named
            if index < action.operands.count { return action.operands[index].kind }
            return action.operands.last.flatMap {
                $0.count == .many || $0.count == .rest && action.name.isEmpty ? $0.kind : nil
            }
        }
        let kinds = subcommand.operandValues
        if operands.count < kinds.count { return kinds[operands.count] }
        return subcommand.operands?.contains("…") == true ? kinds.last : nil
    }

    // MARK: Values

    /// Returns the values that a flag may have.
    package func values(of flag: AnyFlag, _ word: Word, _ options: Options) -> Offer {
        var word = word
        // In a list, only the last item is being typed.
        if flag.argument?.contains("[,") == true { word.skipList() }
        return values(flag.values, word, options)
    }

    private func values(_ kind: WordKind, _ word: Word, _ options: Options) -> Offer {
        switch kind {
        case .any: Offer()
        case .file: Offer(filesBehind: word.lead)
        case .words(let words): word.matching(words.map { Candidate(word: $0) })
        default: values(self, kind, word, options)
        }
    }
}

/// The words of a command line before the one to complete. Errors in them are ignored.
private struct Line {
    private(set) var options = Options()
    /// The flag whose value comes next.
    private(set) var pending: AnyFlag?
    private(set) var flagsAreOver = false

    init(_ words: ArraySlice<String>, of subcommand: Subcommand) {
        for part in CommandLineParts(words, of: subcommand) {
            switch part {
            case .flag(let flag, nil) where flag.argument != nil: pending = flag
            case .flag(let flag, let value): options.set(flag, value ?? "")
            case .operand(let word): options.operands.append(word)
            case .endOfFlags: flagsAreOver = true
            case .help, .unknown: break
            }
        }
    }
}
