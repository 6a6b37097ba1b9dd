@testable import obdmech

// Which row a text is of, for messages that are texts in the sources, and those of the real program.

extension Diagnostic {
    /// How much of the pattern is the message itself.
    fileprivate var precision: Int { pattern.count { $0 != "…" } }

    /// Whether the whole text is as the pattern says.
    fileprivate func matches(_ text: Substring) -> Bool {
        let pieces = pattern.split(separator: "…", omittingEmptySubsequences: false)
        guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return text == pattern }
        guard text.hasPrefix(first) else { return false }
        var rest = text.dropFirst(first.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}

extension Diagnostics {
    /// The row of a message: of those that match, the one that says the most of it.
    static func row(for message: String) -> Diagnostic? {
        let texts = [message[...], withoutPlace(message)]
        return rows.filter { texts.contains(where: $0.matches) }.max { $0.precision < $1.precision }
    }

    /// What stands behind "FILE:LINE: " or "FILE:LINE:COLUMN: "; all where a message does not begin so.
    private static func withoutPlace(_ message: String) -> Substring {
        guard let end = message.firstRange(of: ": "),
            let number = message[..<end.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
                .dropFirst().last,
            !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber })
        else { return message[...] }
        return message[end.upperBound...]
    }
}
