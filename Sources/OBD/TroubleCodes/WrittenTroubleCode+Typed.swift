extension WrittenTroubleCode {
    /// Sorts words into codes and others. Spaces, commas and comments after # are ignored. A number of five digits, as
    /// the diagnostic tools of Volkswagen show it, is a code too.
    package static func sorted(
        _ texts: [String], make: NamedMake? = nil
    ) -> (codes: [WrittenTroubleCode], others: [String]) {
        func code(_ word: String) -> WrittenTroubleCode? {
            WrittenTroubleCode(word) ?? shortened(word)
                ?? (make == nil || make?.group == .vw
                    ? TroubleCode(volkswagenNumber: word).map { WrittenTroubleCode($0, failureType: nil) } : nil)
        }
        /// "420" and "p420" are P0420, as people say it; "P030" is a typing mistake.
        func shortened(_ word: String) -> WrittenTroubleCode? {
            let digits = word.first == "p" || word.first == "P" ? word.dropFirst() : word[...]
            guard digits.allSatisfy(\.isHexDigit), digits.first?.isNumber == true else { return nil }
            switch digits.count {
            case 3 where digits.first != "0": return WrittenTroubleCode("P0" + digits)
            case 4 where word.count == 4: return WrittenTroubleCode("P" + digits)
            default: return nil
            }
        }
        var codes: [WrittenTroubleCode] = []
        var others: [String] = []
        for part in texts.flatMap({ $0.prefix { $0 != "#" }.split(separator: ",") }) {
            // "P 0301" is a code with a space in it.
            let words = WrittenTroubleCode(String(part)) == nil ? part.split(whereSeparator: \.isWhitespace) : [part]
            for word in words {
                if let code = code(String(word)) {
                    codes.append(code)
                } else {
                    others.append(String(word))
                }
            }
        }
        return (codes, others)
    }
}
