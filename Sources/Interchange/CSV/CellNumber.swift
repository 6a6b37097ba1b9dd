/// The numbers in cells of tables, with either decimal mark.
struct CellNumber {
    private static let (dot, comma) = (UInt8(ascii: "."), UInt8(ascii: ","))
    /// No quantity of a car or a place has such a value.
    private static let greatest = 1e15
    /// The powers of ten that are exact.
    private static let powers: [Double] = (0...22).map { count in (0..<count).reduce(1.0) { value, _ in value * 10 } }

    /// Returns the value of a cell; nil if it has none, such as "-", "NaN", "No Data" or "∞".
    static func value(_ text: [UInt8], _ cell: Range<Int>, decimal: UInt8 = dot) -> Double? {
        var (index, end) = (cell.lowerBound, cell.upperBound)
        var isNegative = false
        if index < end, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
            isNegative = text[index] == UInt8(ascii: "-")
            index += 1
        } else if index + 2 < end, text[index] == 0xE2, text[index + 1] == 0x88, text[index + 2] == 0x92 {
            // The minus sign of typography.
            isNegative = true
            index += 3
        }
        let start = index
        var (mantissa, digits, decimals, seen, isPlain) = (UInt64(0), 0, 0, 0, true)
        var inFraction = false
        while index < end {
            let byte = text[index]
            if byte &- 0x30 < 10 {
                seen += 1
                if digits < 18 {
                    mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
                    if mantissa > 0 { digits += 1 }
                    if inFraction { decimals += 1 }
                } else {
                    isPlain = false
                }
            } else if byte == decimal, !inFraction {
                inFraction = true
            } else if !inFraction, seen > 0, let length = groupMark(text, index, end, decimal) {
                index += length - 1
            } else {
                break
            }
            index += 1
        }
        guard seen > 0 else { return nil }
        if index == end, isPlain, mantissa < 1 << 53, decimals <= 22 {
            let value = Double(mantissa) / powers[decimals]
            return value <= greatest ? (isNegative ? -value : value) : nil
        }
        // An exponent, or more digits than are exact.
        var plain: [UInt8] = []
        var position = start
        while position < end {
            let byte = text[position]
            if byte == decimal {
                plain.append(dot)
            } else if position < index, byte &- 0x30 >= 10, let length = groupMark(text, position, end, decimal) {
                position += length - 1
            } else {
                plain.append(byte)
            }
            position += 1
        }
        guard let first = plain.first, first &- 0x30 < 10 || first == dot,
            !plain.contains(where: { $0 | 0x20 == UInt8(ascii: "x") || $0 | 0x20 == UInt8(ascii: "p") }),
            let value = Double(String(decoding: plain, as: UTF8.self)), value <= greatest
        else { return nil }
        return isNegative ? -value : value
    }

    /// The length of a mark between groups of three digits.
    private static func groupMark(_ text: [UInt8], _ index: Int, _ end: Int, _ decimal: UInt8) -> Int? {
        let length: Int
        switch text[index] {
        case dot, comma, 0x20, UInt8(ascii: "'"): length = text[index] == decimal ? 0 : 1
        case 0xC2 where index + 1 < end && text[index + 1] == 0xA0: length = 2
        // A narrow space that does not break lines, and a typographic apostrophe.
        case 0xE2 where index + 2 < end && text[index + 1] == 0x80 && [0xAF, 0x99].contains(text[index + 2]):
            length = 3
        default: length = 0
        }
        guard length > 0, index + length + 3 <= end else { return nil }
        for place in index + length..<index + length + 3 where text[place] &- 0x30 >= 10 { return nil }
        guard index + length + 3 == end || text[index + length + 3] &- 0x30 >= 10 else { return nil }
        return length
    }

    // MARK: Decimal marks

    /// How many cells of a column show that its decimal mark is a comma, and that it is a dot.
    private var (commas, dots) = (0, 0)
    private var hasComma = false

    /// Notes what a cell shows.
    mutating func note(_ text: [UInt8], _ cell: Range<Int>) {
        var (commas, dots, digits, before, leadsWithZero) = (0, 0, 0, 0, false)
        var last: UInt8 = 0
        for index in cell {
            switch text[index] {
            case Self.comma:
                commas = commas + 1
                last = Self.comma
                before = digits
                digits = 0
            case Self.dot:
                dots = dots + 1
                last = Self.dot
                before = digits
                digits = 0
            case 0x30...0x39:
                if digits == 0, last == 0 { leadsWithZero = text[index] == 0x30 }
                digits += 1
            case UInt8(ascii: "-") where index == cell.lowerBound, UInt8(ascii: "+") where index == cell.lowerBound:
                break
            default: return
            }
        }
        guard commas + dots > 0 else { return }
        if commas > 0 { hasComma = true }
        if commas > 0, dots > 0 {
            if last == Self.comma { self.commas += 1 } else { self.dots += 1 }
        } else if commas + dots > 1 {
            if commas > 0 { self.dots += 1 } else { self.commas += 1 }
        } else if digits != 3 || before > 3 || before == 0 || leadsWithZero {
            if commas > 0 { self.commas += 1 } else { self.dots += 1 }
        }
    }

    /// The decimal mark; nil if no cell decides it. Where cells are separated by commas, "1,234" is a thousand.
    func decimal(separator: UInt8) -> UInt8? {
        if commas != dots { return commas > dots ? Self.comma : Self.dot }
        return hasComma && separator != Self.comma ? Self.comma : nil
    }
}
