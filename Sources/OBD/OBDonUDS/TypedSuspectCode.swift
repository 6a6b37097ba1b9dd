/// A code of SAE J1939 as people write it: "SPN 100 FMI 1", "spn:100 fmi:1", "SPN100-1", "100/1", or its parameter alone.
package struct TypedSuspectCode: Hashable, Sendable {
    /// The suspect parameter number (SPN), of 19 bits.
    package let number: Int
    /// The failure mode identifier (FMI), 0 to 31; nil if only the parameter is written.
    package let mode: UInt8?

    package init(number: Int, mode: UInt8?) {
        self.number = number
        self.mode = mode
    }

    package static let maxNumber = 0x7FFFF

    /// From here on each manufacturer numbers parameters of its own.
    package var isOfManufacturer: Bool { number >= 516_096 }

    /// Returns the codes in a text, and the text without them.
    package static func sorted(_ text: String) -> (codes: [TypedSuspectCode], rest: String) {
        let tokens = tokens(text)
        var (codes, rest) = ([TypedSuspectCode](), "")
        var index = 0
        while index < tokens.count {
            if let (code, next) = named(tokens, from: index) ?? short(tokens, from: index) {
                codes.append(code)
                index = next
            } else {
                rest += tokens[index]
                index += 1
            }
        }
        return (codes, rest)
    }

    /// "SPN 100", with or without its failure mode.
    private static func named(_ tokens: [Substring], from start: Int) -> (TypedSuspectCode, next: Int)? {
        guard tokens[start].lowercased() == "spn", isFree(tokens, start - 1) else { return nil }
        let place = afterMarks(tokens, start + 1)
        guard place < tokens.count, let number = Int(tokens[place]), number <= maxNumber, isFree(tokens, place + 1)
        else {
            return nil
        }
        var next = afterMarks(tokens, place + 1)
        if next < tokens.count, tokens[next].lowercased() == "fmi" { next = afterMarks(tokens, next + 1) }
        guard next < tokens.count, next > place + 1, let mode = mode(tokens, next) else {
            return (TypedSuspectCode(number: number, mode: nil), place + 1)
        }
        return (TypedSuspectCode(number: number, mode: mode), next + 1)
    }

    /// "100/1".
    private static func short(_ tokens: [Substring], from start: Int) -> (TypedSuspectCode, next: Int)? {
        guard start + 2 < tokens.count, tokens[start + 1] == "/", isFree(tokens, start - 1),
            let number = Int(tokens[start]), number <= maxNumber, let mode = mode(tokens, start + 2)
        else { return nil }
        return (TypedSuspectCode(number: number, mode: mode), start + 3)
    }

    private static func mode(_ tokens: [Substring], _ index: Int) -> UInt8? {
        guard let mode = UInt8(tokens[index]), mode <= 31, isFree(tokens, index + 1) else { return nil }
        return mode
    }

    /// Whether no letter or digit stands there; "fmi" may.
    private static func isFree(_ tokens: [Substring], _ index: Int) -> Bool {
        guard tokens.indices.contains(index), let first = tokens[index].first else { return true }
        return !first.isLetter && !first.isNumber || tokens[index].lowercased() == "fmi"
    }

    private static func afterMarks(_ tokens: [Substring], _ index: Int) -> Int {
        tokens[min(index, tokens.count)...].firstIndex { !" \t:=-/.,#_".contains($0) } ?? tokens.count
    }

    /// Runs of letters, runs of digits, and single other characters.
    private static func tokens(_ text: String) -> [Substring] {
        func kind(_ character: Character) -> Int { character.isLetter ? 1 : character.isNumber ? 2 : 0 }
        var tokens: [Substring] = []
        var start = text.startIndex
        while start < text.endIndex {
            let first = kind(text[start])
            var end = text.index(after: start)
            if first != 0 {
                end = text[end...].firstIndex { kind($0) != first } ?? text.endIndex
            }
            tokens.append(text[start..<end])
            start = end
        }
        return tokens
    }
}
