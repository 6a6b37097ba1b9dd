/// Text that is safe to show. What others wrote (notes, names in files and databases, what adapters and cars answer) can
/// hold characters that a terminal obeys, or that hide or reorder what stands beside them. Everything that the program
/// writes goes through `shown`; JSON escapes the same characters instead, so that it stays exact.
package enum SafeText {
    /// Shown in place of an unsafe character.
    static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// Whether a character must not reach a terminal: control characters (C0, DEL, C1), those that reorder text
    /// (bidirectional controls), those that cannot be seen, line separators, and noncharacters.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: false
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
            0xFDD0...0xFDEF, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
            true
        case let value: value & 0xFFFE == 0xFFFE
        }
    }

    /// The zero-width joiners, which emoji and some scripts need, and nothing else.
    static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { (0x200C...0x200D).contains(scalar.value) }

    /// Text of others as a part of one line.
    package static func line(_ text: String) -> String { cleaned(text, isLine: true, hasStyles: false) }

    /// Text of others that may have several lines.
    package static func paragraphs(_ text: String) -> String { cleaned(text, isLine: false, hasStyles: false) }

    /// What is about to be written, with its styles as escape sequences. Every output goes through this last.
    /// - Parameter isLine: a line break in it is not ours.
    package static func shown(_ text: String, isLine: Bool) -> String { cleaned(text, isLine: isLine, hasStyles: true) }

    private static func cleaned(_ text: String, isLine: Bool, hasStyles: Bool) -> String {
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || !isLine && $0 == 0x0A }) { return text }
        // A degree sign and the like.
        if text.unicodeScalars.allSatisfy({ !isUnsafe($0) && !isJoiner($0) || !isLine && $0 == "\n" }) { return text }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        var style = TextStyle.plain
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            switch scalar {
            case "\n" where previous == "\r": continue
            case "\n", "\r": result.append(isLine ? " " : "\n")
            case "\t": result.append(isLine ? " " : scalar)
            case _ where isJoiner(scalar):
                // Between letters of ASCII it would only hide a difference.
                if !previous.isASCII { result.append(scalar) }
            case _ where isUnsafe(scalar):
                if hasStyles, let next = TextStyle(rawValue: scalar.value) {
                    style = next
                    result.append(contentsOf: next.escapeSequence.unicodeScalars)
                } else {
                    result.append(replacement)
                }
            default: result.append(scalar)
            }
        }
        // A mark without its end colours no more than this.
        if style != .plain { result.append(contentsOf: TextStyle.plain.escapeSequence.unicodeScalars) }
        return String(result)
    }
}
