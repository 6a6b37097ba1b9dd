import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct SafeTextTests {
    @Test(arguments: [
        ("Anna", "Anna"), ("é 円 90 °C", "é 円 90 °C"), ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\r\nb\tc\n", "a b c "),
        ("\u{1B}]0;title\u{7}", "\u{FFFD}]0;title\u{FFFD}"), ("\u{9B}2J\u{7F}\u{0}", "\u{FFFD}2J\u{FFFD}\u{FFFD}"),
        ("a\u{202E}b\u{2066}c", "a\u{FFFD}b\u{FFFD}c"), ("a\u{200B}b\u{FEFF}\u{2028}", "a\u{FFFD}b\u{FFFD}\u{FFFD}"),
        // Joiners form emoji and letters of some scripts, but are invisible in ASCII.
        ("👩‍🔧", "👩‍🔧"), ("pay\u{200D}pal", "paypal"),
        (TextStyle.red("red"), "\u{FFFD}red\u{FFFD}"), ("\u{E0041}", "\u{FFFD}"),
    ])
    func lineOfOthers(text: String, line: String) {
        #expect(SafeText.line(text) == line)
        // Safe text is not changed again.
        #expect(SafeText.shown(line, isLine: true) == line)
    }

    @Test func paragraphsKeepTheirLines() {
        #expect(SafeText.paragraphs("a\nb\r\nc\rd\t\u{1B}") == "a\nb\nc\nd\t\u{FFFD}")
    }

    @Test func stylesAreOurs() {
        #expect(SafeText.shown("a \(TextStyle.red("b")) c", isLine: true) == "a \u{1B}[31mb\u{1B}[0m c")
        #expect(SafeText.shown(String(TextStyle.red("open").dropLast()), isLine: true) == "\u{1B}[31mopen\u{1B}[0m")
        #expect(TextStyle.red("") == "")
        #expect(TextStyle.plain("a") == "a")
    }

    /// Whatever the text is, a terminal receives no control sequences other than our own styles.
    @Test func controlCharacters() {
        let ranges: [ClosedRange<UInt32>] = [0...0x2FF, 0x2000...0x20FF, 0xFD00...0xFFFF, 0xE0000...0xE01FF]
        for value in ranges.joined() {
            guard let scalar = Unicode.Scalar(value), TextStyle(rawValue: value) == nil else { continue }
            let shown = SafeText.shown("a\(Character(scalar))b", isLine: true)
            let isSafe = shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
            #expect(isSafe, "U+\(String(value, radix: 16))")
        }
    }
}
