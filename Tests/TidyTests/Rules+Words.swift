extension Rules {
    /// A phrase that users must not see, and what they see instead.
    struct Phrase {
        var text: String
        var instead: String
    }

    /// The rows of the table of CONTRIBUTING.md, below its comment "words:".
    static func phrases(_ contributing: String) -> [Phrase] {
        let lines = contributing.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { !$0.hasPrefix("<!-- words:") }.prefix { !$0.hasPrefix("## ") }.flatMap { line in
            let cells = line.split(separator: "|")
            guard cells.count == 2 else { return [Phrase]() }
            let instead = String(cells[0].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            return cells[1].split(separator: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map {
                Phrase(text: String($0.element), instead: instead)
            }
        }
    }

    /// Members and values of JSON keep their names.
    private static let kept = ["\"maker\"", ".maker", "plain and learnt", "for learnt", "filter and time-out"]

    /// The phrases in a text that users see, in upper or lower case, also across lines. In a manual page a hyphen is `\-`.
    static func badPhrases(_ path: String, _ text: String, _ phrases: [Phrase]) -> [Finding] {
        var bytes: [UInt8] = []
        var lines: [Int] = []
        var line = 1
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\n") { line += 1 }
            let isSpace = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ")
            if byte == UInt8(ascii: "\\") || isSpace && bytes.last == UInt8(ascii: " ") { continue }
            bytes.append(isSpace ? UInt8(ascii: " ") : (65...90).contains(byte) ? byte + 32 : byte)
            lines.append(line)
        }
        func isWord(_ index: Int) -> Bool {
            guard bytes.indices.contains(index) else { return false }
            switch bytes[index] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                return true
            default: return false
            }
        }
        func isKept(_ phrase: String, at index: Int) -> Bool {
            kept.contains { kept in
                guard let range = kept.range(of: phrase) else { return false }
                let start = index - kept.utf8.distance(from: kept.startIndex, to: range)
                return start >= 0 && bytes[start...].starts(with: kept.utf8)
            }
        }
        let byFirst = Dictionary(grouping: phrases) { $0.text.utf8.first ?? 0 }
        var findings: [Finding] = []
        for index in bytes.indices where !isWord(index - 1) {
            for phrase in byFirst[bytes[index]] ?? []
            where bytes[index...].starts(with: phrase.text.utf8) && !isWord(index + phrase.text.utf8.count)
                && !isKept(phrase.text, at: index)
            {
                findings.append(
                    Finding(path: path, line: lines[index], text: "'\(phrase.text)': write '\(phrase.instead)'"))
            }
        }
        return findings
    }

    /// The words of a name such as `lastResponseS`, in lower case.
    static func words(inName name: String) -> [String] {
        var words: [String] = []
        var last: Character?
        for character in name where character != "`" {
            let begins = character.isUppercase && last?.isUppercase != true || character == "_" || last == "_"
            if begins || words.isEmpty { words.append("") }
            if character != "_" { words[words.count - 1].append(contentsOf: character.lowercased()) }
            last = character
        }
        return words.filter { !$0.isEmpty }
    }

    /// The names that a file declares: of types, functions, properties, variables and cases.
    static func declaredNames(_ file: SwiftSource) -> [String] {
        let keywords: Set = [
            "func", "var", "let", "case", "struct", "class", "enum", "actor", "protocol", "typealias",
        ]
        return zip(file.code, file.code.dropFirst()).compactMap { keyword, name in
            keyword.kind == .word && keywords.contains(keyword.text) && name.kind == .word
                && !keywords.contains(name.text)
                ? name.text : nil
        }
    }
}

extension String {
    /// The place at which a part begins.
    fileprivate func range(of part: String) -> String.Index? {
        indices.first { self[$0...].hasPrefix(part) }
    }
}
