/// The width of text on a terminal, in cells.
package enum CellWidth {
    /// The ranges of wide and fullwidth characters and emoji in use, from Unicode's EastAsianWidth.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653,
        0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26D4...0x26D4, 0x26EA...0x26EA,
        0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
        0x2728...0x2728, 0x274C...0x274C, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797, 0x27B0...0x27B0,
        0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F2FF,
        0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7EB, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
    ]

    /// Returns the width of a single line of text, as shown by `SafeText.shown`.
    package static func of(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    private static func of(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        // `SafeText.shown` shows a replacement character.
        if SafeText.isUnsafe(first) { return TextStyle(rawValue: first.value) == nil ? 1 : 0 }
        // The first combining mark is U+0300.
        if first.value < 0x300 { return 1 }
        if first.value < 0x1100 { return isMark(first) ? 0 : 1 }
        // Variation selector 16 requests the emoji form of a character that is otherwise text.
        let isPicture = character.unicodeScalars.contains { $0.value == 0xFE0F }
        return isPicture || wide.contains { $0.contains(first.value) } ? 2 : isMark(first) ? 0 : 1
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    /// Returns the beginning of a text that fits, followed by an ellipsis if the text is longer.
    package static func clipped(_ text: String, to width: Int, ellipsis: String = "…") -> String {
        if of(text) <= width { return text }
        let room = width - of(ellipsis)
        guard room > 0 else { return String(prefix(text[...], width)) }
        return prefix(text[...], room) + ellipsis
    }

    /// Returns as many characters from the beginning as fit.
    package static func prefix(_ text: Substring, _ width: Int) -> Substring {
        var left = width
        var end = text.startIndex
        while end < text.endIndex {
            left -= of(text[end])
            if left < 0 { break }
            end = text.index(after: end)
        }
        return text[..<end]
    }
}
