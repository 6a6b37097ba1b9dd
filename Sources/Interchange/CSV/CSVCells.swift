/// The cells of a line of a table, as ranges of its bytes without the blanks and quotes around them. A line is a row:
/// a quote that is never closed ends with it, so that one damaged row does not swallow those that follow.
struct CSVCells {
    private(set) var cells: [Range<Int>] = []
    /// Whether the line ends with a separator, after which nothing follows.
    private(set) var endsWithSeparator = false

    private static let quote = UInt8(ascii: "\"")

    /// Returns the next line without its end, and moves the position behind that; nil at the end of the text.
    static func line(of text: [UInt8], at position: inout Int) -> Range<Int>? {
        guard position < text.count else { return nil }
        let start = position
        var end = start
        while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
        position = end + 1
        if end + 1 < text.count, text[end] == 0x0D, text[end + 1] == 0x0A { position += 1 }
        return start..<end
    }

    mutating func read(_ text: [UInt8], _ line: Range<Int>, separator: UInt8) {
        cells.removeAll(keepingCapacity: true)
        endsWithSeparator = false
        var position = line.lowerBound
        while true {
            while position < line.upperBound, text[position] != separator, Self.isBlank(text, position) {
                position += 1
            }
            let isQuoted = position < line.upperBound && text[position] == Self.quote
            let start = isQuoted ? position + 1 : position
            var end = start
            if isQuoted {
                // A doubled quote within is part of the text.
                while end < line.upperBound {
                    if text[end] == Self.quote {
                        guard end + 1 < line.upperBound, text[end + 1] == Self.quote else { break }
                        end += 1
                    }
                    end += 1
                }
            }
            position = end
            while position < line.upperBound, text[position] != separator { position += 1 }
            if !isQuoted { end = position }
            let isLast = position >= line.upperBound
            if isLast, !cells.isEmpty, start >= end, !isQuoted {
                endsWithSeparator = true
                return
            }
            while end > start, Self.isBlank(text, end - 1) { end -= 1 }
            cells.append(start..<max(start, end))
            if isLast { return }
            position += 1
        }
    }

    private static func isBlank(_ text: [UInt8], _ index: Int) -> Bool {
        switch text[index] {
        case 0x20, 0x09: true
        // A space that does not break lines.
        case 0xA0: index > 0 && text[index - 1] == 0xC2
        case 0xC2: index + 1 < text.count && text[index + 1] == 0xA0
        default: false
        }
    }

    /// Returns the text of a cell.
    static func string(_ text: [UInt8], _ cell: Range<Int>) -> String {
        String(decoding: text[cell], as: UTF8.self)
    }
}
