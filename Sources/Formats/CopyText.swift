/// Rows as lines of cells with tabs between them, as COPY of PostgreSQL reads and writes them. An absent cell is \N.
package enum CopyText {
    /// The line after the last row.
    package static let end: [UInt8] = Array("\\.".utf8)

    package static func cell(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return text }
        return text.replacing("\\", with: "\\\\").replacing("\t", with: "\\t").replacing("\n", with: "\\n")
            .replacing("\r", with: "\\r").replacing("\0", with: "")
    }

    /// Without a line feed.
    package static func line(_ cells: [String?]) -> String {
        cells.map { cell in cell.map { Self.cell($0) } ?? "\\N" }.joined(separator: "\t")
    }

    /// The cells of a line without its line feed; nil for those that are absent.
    package static func cells(_ line: ArraySlice<UInt8>) -> [String?] {
        var cells: [String?] = []
        var start = line.startIndex
        var isEscaped = false
        for index in line.indices {
            switch line[index] {
            case UInt8(ascii: "\t"):
                cells.append(text(line[start..<index], isEscaped: isEscaped))
                start = index + 1
                isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = true
            default: break
            }
        }
        cells.append(text(line[start...], isEscaped: isEscaped))
        return cells
    }

    private static func text(_ cell: ArraySlice<UInt8>, isEscaped: Bool) -> String? {
        guard isEscaped else { return String(decoding: cell, as: UTF8.self) }
        if cell.elementsEqual("\\N".utf8) { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(cell.count)
        var isNext = false
        for byte in cell {
            if isNext {
                bytes.append(escape(byte))
                isNext = false
            } else if byte == UInt8(ascii: "\\") {
                isNext = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What a byte after a backslash means.
    private static func escape(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "v"): 0x0B
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "r"): 0x0D
        default: byte
        }
    }
}
