import Formats

/// Splits the words after a subcommand into parts, for both parsing and completion.
struct CommandLineParts: Sequence, IteratorProtocol {
    enum Part {
        /// A flag and its value; nil if it takes no value or none follows.
        case flag(AnyFlag, value: String?)
        /// An unknown flag without its value, such as "--colour" or "-x".
        case unknown(String)
        /// "--", after which all words are operands.
        case endOfFlags
        case help(isLong: Bool)
        case operand(String)
    }

    private let subcommand: Subcommand
    private var words: ArraySlice<String>
    /// The remaining short flags of the current word.
    private var letters: Substring = ""
    private var flagsAreOver = false

    init(_ words: ArraySlice<String>, of subcommand: Subcommand) {
        self.words = words
        self.subcommand = subcommand
    }

    mutating func next() -> Part? {
        if let letter = letters.popFirst() { return short(letter) }
        guard let word = words.popFirst() else { return nil }
        if flagsAreOver || !word.hasPrefix("-") || word == "-" || isNumber(word) { return .operand(word) }
        if word == "--" {
            flagsAreOver = true
            return .endOfFlags
        }
        if word == "--help" { return .help(isLong: true) }
        if word.hasPrefix("--") { return long(word.dropFirst(2)) }
        letters = word.dropFirst()
        return letters.popFirst().map { short($0) }
    }

    /// Returns whether a word such as "-5" is an operand (which may be invalid), not a flag. Only if operands are
    /// allowed.
    private func isNumber(_ word: String) -> Bool {
        subcommand.operands != nil && word.dropFirst().first?.isNumber == true
    }

    private mutating func long(_ text: Substring) -> Part {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let flag = subcommand.allFlags.first(where: { $0.name == parts[0] }) else {
            return .unknown("--" + parts[0])
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard flag.argument != nil else { return .flag(flag, value: attached) }
        if flag.isValueOptional, attached == nil, words.first?.hasPrefix("-") != false {
            return .flag(flag, value: "")
        }
        return .flag(flag, value: withUnit(attached ?? words.popFirst(), flag))
    }

    private mutating func short(_ letter: Character) -> Part {
        if letter == "h" { return .help(isLong: false) }
        guard let flag = subcommand.allFlags.first(where: { $0.short == letter }) else { return .unknown("-\(letter)") }
        guard flag.argument != nil else { return .flag(flag, value: nil) }
        defer { letters = "" }
        return .flag(flag, value: withUnit(letters.isEmpty ? words.popFirst() : String(letters), flag))
    }

    /// Returns the value of a flag with a unit from the words that follow, such as "75 mph" or "12 imp gal".
    private mutating func withUnit(_ value: String?, _ flag: AnyFlag) -> String? {
        guard let value, Quantity.isBare(value) else { return value }
        for count in [2, 1] {
            let unit = words.prefix(count).joined(separator: " ")
            guard flag.quantities.contains(where: { $0.isUnit(unit) }) else { continue }
            words = words.dropFirst(count)
            return "\(value) \(unit)"
        }
        return value
    }
}
