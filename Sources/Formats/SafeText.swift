/// Text that is safe to show. Text from elsewhere (notes, names in files and databases, replies of adapters and cars)
/// may contain characters that a terminal obeys, or that hide or reorder the text around them. Everything that the
/// program writes passes through `shown`. JSON escapes the same characters instead, so that it stays exact.
package enum SafeText {
    /// The character shown in place of an unsafe one.
    static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// Returns whether a character must not reach a terminal: control characters (C0, DEL, C1), those that reorder text
    /// (bidirectional controls), invisible ones, line separators, and noncharacters.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: false
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
            0xFDD0...0xFDEF, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
            true
        case let value: value & 0xFFFE == 0xFFFE
        }
    }

    /// Returns whether a character is a zero-width joiner or non-joiner, which only emoji and some scripts need.
    static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { (0x200C...0x200D).contains(scalar.value) }

    /// Returns untrusted text with unsafe characters and line breaks replaced, for use within one line.
    package static func line(_ text: String) -> String { cleaned(text, isLine: true, hasStyles: false) }

    /// Returns untrusted text with unsafe characters replaced. Line breaks are kept.
    package static func paragraphs(_ text: String) -> String { cleaned(text, isLine: false, hasStyles: false) }

    /// Returns text ready to be written: unsafe characters are replaced, and styles become escape sequences. All output
    /// passes through this as the last step.
    /// - Parameter isLine: whether the text is a single line, so that line breaks in it are replaced.
    package static func shown(_ text: String, isLine: Bool) -> String { cleaned(text, isLine: isLine, hasStyles: true) }

    private static func cleaned(_ text: String, isLine: Bool, hasStyles: Bool) -> String {
        if text.isPlain || text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || !isLine && $0 == 0x0A }) { return text }
        // For example a degree sign.
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
                // After an ASCII letter a joiner would only hide a difference.
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
        // A style without an end applies only to this text.
        if style != .plain { result.append(contentsOf: TextStyle.plain.escapeSequence.unicodeScalars) }
        return String(result)
    }
}

extension String {
    /// Whether it consists of printable ASCII characters of which no format escapes any: neither quotes, "&", "<", ">" nor
    /// "\\". Without a branch in the loop it is several times as fast; curves are long texts.
    package var isPlain: Bool {
        let bytes = utf8.span
        var others: UInt8 = 0
        for index in bytes.indices {
            let byte = unsafe bytes[unchecked: index]
            others |= byte &- 0x20 < 0x5F ? 0 : 1
            others |= (byte == UInt8(ascii: "\"") ? 1 : 0) | (byte == UInt8(ascii: "&") ? 1 : 0)
            others |= (byte == UInt8(ascii: "<") ? 1 : 0) | (byte == UInt8(ascii: ">") ? 1 : 0)
            others |= byte == UInt8(ascii: "\\") ? 1 : 0
        }
        return others == 0
    }

    package func hasByte(_ wanted: UInt8) -> Bool {
        let bytes = utf8.span
        var found: UInt8 = 0
        for index in bytes.indices { found |= unsafe bytes[unchecked: index] == wanted ? 1 : 0 }
        return found != 0
    }
}
