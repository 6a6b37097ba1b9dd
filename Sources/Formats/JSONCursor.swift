/// A place in a JSON text (RFC 8259), which is passed to each call. What is read after a call that returns nil or false has
/// no meaning: the text is invalid.
package struct JSONCursor {
    /// The maximum depth of nesting. No real document is deeper.
    private static let depthLimit = 64

    /// The place of the next byte.
    package private(set) var position: Int

    package init(at position: Int = 0) { self.position = position }

    /// Whether nothing but blanks follows.
    package mutating func isAtEnd(_ text: Span<UInt8>) -> Bool {
        skipBlanks(text)
        return position == text.count
    }

    private func peek(_ text: Span<UInt8>) -> UInt8? { position < text.count ? text[position] : nil }

    private mutating func skipBlanks(_ text: Span<UInt8>) {
        while let byte = peek(text), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// Returns whether the next character is this one, and if so skips it.
    package mutating func skip(_ character: Unicode.Scalar, _ text: Span<UInt8>) -> Bool {
        skipBlanks(text)
        guard let byte = peek(text), UInt32(byte) == character.value else { return false }
        position += 1
        return true
    }

    private mutating func skip(word: StaticString, _ text: Span<UInt8>) -> Bool {
        let isNext = position + word.utf8CodeUnitCount <= text.count
        guard isNext else { return false }
        let start = position
        return word.withUTF8Buffer { bytes in
            for index in 0..<bytes.count {
                guard unsafe text[start + index] == bytes[index] else { return false }
            }
            position = start + word.utf8CodeUnitCount
            return true
        }
    }

    // MARK: Values

    package mutating func value(_ text: Span<UInt8>, depth: Int = 0) -> JSON? {
        guard depth < Self.depthLimit else { return nil }
        skipBlanks(text)
        switch peek(text).map(Unicode.Scalar.init) {
        case "{": return object(text, depth)
        case "[": return array(text, depth)
        case "\"": return string(text).map { .string($0) }
        case "t": return skip(word: "true", text) ? .bool(true) : nil
        case "f": return skip(word: "false", text) ? .bool(false) : nil
        case "n": return skip(word: "null", text) ? .null : nil
        default:
            switch number(text) {
            case .integer(let number): return .integer(number)
            case .real(let number): return .number(number)
            case nil: return nil
            }
        }
    }

    private mutating func object(_ text: Span<UInt8>, _ depth: Int) -> JSON? {
        guard skip("{", text) else { return nil }
        var members: [(String, JSON?)] = []
        if skip("}", text) { return .object([]) }
        while true {
            skipBlanks(text)
            guard let name = string(text), skip(":", text), let value = value(text, depth: depth + 1) else {
                return nil
            }
            members.append((name, value))
            if skip("}", text) { return .object(members) }
            guard skip(",", text) else { return nil }
        }
    }

    private mutating func array(_ text: Span<UInt8>, _ depth: Int) -> JSON? {
        guard skip("[", text) else { return nil }
        var values: [JSON] = []
        if skip("]", text) { return .array([]) }
        while true {
            guard let value = value(text, depth: depth + 1) else { return nil }
            values.append(value)
            if skip("]", text) { return .array(values) }
            guard skip(",", text) else { return nil }
        }
    }

    // MARK: Numbers

    package enum Number: Hashable, Sendable {
        /// A number without a fraction or an exponent.
        case integer(Int64)
        /// It is finite.
        case real(Double)

        package var double: Double {
            switch self {
            case .integer(let number): Double(number)
            case .real(let number): number
            }
        }
    }

    /// The powers of ten that a double represents exactly.
    private static let powers: [Double] = (0...22).map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 }
    }

    /// Reads a number by JSON's grammar: no leading zeros, no bare decimal point, no infinity.
    package mutating func number(_ text: Span<UInt8>) -> Number? {
        skipBlanks(text)
        let start = position
        let isNegative = peek(text) == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let integerStart = position
        var digits: UInt64 = 0
        var isLong = digit(text, &digits)
        let integerDigits = position - integerStart
        guard integerDigits > 0, integerDigits == 1 || text[integerStart] != UInt8(ascii: "0") else { return nil }
        var exponent = 0
        var isInteger = true
        if peek(text) == UInt8(ascii: ".") {
            position += 1
            let fractionStart = position
            isLong = digit(text, &digits) || isLong
            exponent = fractionStart - position
            isInteger = false
            guard exponent < 0 else { return nil }
        }
        if let letter = peek(text), letter | 0x20 == UInt8(ascii: "e") {
            position += 1
            let isDown = peek(text) == UInt8(ascii: "-")
            if isDown || peek(text) == UInt8(ascii: "+") { position += 1 }
            let exponentStart = position
            var power: UInt64 = 0
            isLong = digit(text, &power) || isLong
            guard position > exponentStart else { return nil }
            let limited = Int(min(power, 100_000))
            exponent += isDown ? -limited : limited
            isInteger = false
        }
        if isInteger, !isLong, digits <= UInt64(Int64.max) {
            return .integer(isNegative ? -Int64(digits) : Int64(digits))
        }
        // Up to these limits, both numbers are exact, so that their quotient or product is rounded once.
        if !isLong, digits <= 1 << 53, exponent.magnitude < Self.powers.count {
            let magnitude =
                exponent < 0 ? Double(digits) / Self.powers[-exponent] : Double(digits) * Self.powers[exponent]
            return .real(isNegative ? -magnitude : magnitude)
        }
        guard let word = Self.string(text.extracting(start..<position)) else { return nil }
        if isInteger, let integer = Int64(word) { return .integer(integer) }
        return Double(word).flatMap { $0.isFinite ? .real($0) : nil }
    }

    /// Reads decimal digits, appended to a number. Returns whether it became too long.
    private mutating func digit(_ text: Span<UInt8>, _ number: inout UInt64) -> Bool {
        var isLong = false
        while let byte = peek(text), 0x30...0x39 ~= byte {
            position += 1
            if number > 1_000_000_000_000_000_000 { isLong = true } else { number = number * 10 + UInt64(byte - 0x30) }
        }
        return isLong
    }

    // MARK: Strings

    /// The bytes between two quotes.
    package struct RawString {
        package var range: Range<Int>
        /// Whether it has no escape sequences.
        package var isPlain: Bool
    }

    /// Finds the end of a string, without checking its escape sequences and its encoding.
    package mutating func rawString(_ text: Span<UInt8>) -> RawString? {
        skipBlanks(text)
        guard peek(text) == 0x22 else { return nil }
        position += 1
        let start = position
        var isPlain = true
        while let byte = peek(text) {
            position += 1
            switch byte {
            case 0x22: return RawString(range: start..<position - 1, isPlain: isPlain)
            case 0x5C:
                isPlain = false
                position += 1
            case 0..<0x20: return nil
            default: break
            }
        }
        return nil
    }

    package mutating func string(_ text: Span<UInt8>) -> String? {
        guard let raw = rawString(text) else { return nil }
        return Self.string(raw, text)
    }

    /// Returns the text of a string; nil if an escape sequence or the encoding is invalid.
    package static func string(_ raw: RawString, _ text: Span<UInt8>) -> String? {
        if raw.isPlain { return string(text.extracting(raw.range)) }
        var bytes: [UInt8] = []
        var cursor = JSONCursor(at: raw.range.lowerBound)
        while cursor.position < raw.range.upperBound {
            let byte = text[cursor.position]
            cursor.position += 1
            if byte == 0x5C {
                guard let scalar = cursor.escaped(text) else { return nil }
                bytes += Array(String(scalar).utf8)
            } else {
                bytes.append(byte)
            }
        }
        return string(bytes.span)
    }

    private static func string(_ bytes: Span<UInt8>) -> String? {
        guard let text = try? UTF8Span(validating: bytes) else { return nil }
        return String(copying: text)
    }

    /// Reads the rest of an escape sequence, after the backslash.
    private mutating func escaped(_ text: Span<UInt8>) -> Unicode.Scalar? {
        guard let byte = peek(text) else { return nil }
        position += 1
        switch Unicode.Scalar(byte) {
        case "\"": return "\""
        case "\\": return "\\"
        case "/": return "/"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            guard let unit = codeUnit(text) else { return nil }
            guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
            guard skip(word: "\\u", text), let low = codeUnit(text), (0xDC00..<0xE000).contains(low) else { return nil }
            return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
        default: return nil
        }
    }

    private mutating func codeUnit(_ text: Span<UInt8>) -> UInt16? {
        guard position + 4 <= text.count else { return nil }
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Self.hexDigit(text[position]) else { return nil }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x57
        default: nil
        }
    }
}
