/// Suggestions for mistyped words.
package enum Spelling {
    /// Returns the word most similar to `word`, or nil if none is similar enough. Case does not matter, and underscores
    /// and spaces count as hyphens. A prefix of a word matches it.
    /// - Parameter words: The known words, in lower case.
    package static func nearest(_ word: String, in words: [String]) -> String? {
        let wanted = Array(word.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
        let letters = wanted.count { $0 != "-" }
        if letters > 1, let begun = words.first(where: { $0.hasPrefix(String(wanted)) }) { return begun }
        let found = words.map { (word: $0, distance: distance(wanted, Array($0))) }.min { $0.distance < $1.distance }
        // The allowed distance is 1 for a word of fewer than five letters, otherwise a third of the letters but at
        // least 2.
        guard let found, letters > 1, found.distance <= (letters < 5 ? 1 : max(2, letters / 3)) else { return nil }
        return found.word
    }

    /// Returns the number of insertions, deletions, substitutions and transpositions of neighboring characters that
    /// turn one text into the other (the optimal string alignment distance).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var rows = [Array(0...right.count)]
        for (index, character) in left.enumerated() {
            var row = [index + 1]
            for column in right.indices {
                let changed = rows[index][column] + (character == right[column] ? 0 : 1)
                var best = min(changed, rows[index][column + 1] + 1, row[column] + 1)
                if index > 0, column > 0, character == right[column - 1], left[index - 1] == right[column] {
                    best = min(best, rows[index - 1][column - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}

extension StringProtocol {
    /// The text without leading and trailing white space.
    package var trimmed: String {
        var text = Substring(self)
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
