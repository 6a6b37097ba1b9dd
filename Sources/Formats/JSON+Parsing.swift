extension JSON {
    /// The maximum depth of nesting. No real document is deeper.
    private static let depthLimit = 64

    /// Parses a whole JSON text (RFC 8259); nil if it is invalid. A number without a fraction or an exponent is an
    /// integer.
    package init?(parsing text: some Collection<UInt8>) {
        var parser = Parser(rest: Array(text)[...])
        guard let value = parser.value(depth: 0), parser.isAtEnd else { return nil }
        self = value
    }

    /// The member of an object with this name; nil if there is none or this is not an object.
    package subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.0 == name }?.1
    }

    package var text: String? { if case .string(let text) = self { text } else { nil } }

    package var yesNo: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The value of a number or an integer; nil for other types.
    package var double: Double? {
        switch self {
        case .number(let number): number
        case .integer(let number): Double(number)
        default: nil
        }
    }

    private struct Parser {
        var rest: ArraySlice<UInt8>

        var isAtEnd: Bool {
            mutating get {
                skipBlanks()
                return rest.isEmpty
            }
        }

        private mutating func skipBlanks() {
            rest = rest.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
        }

        /// Returns whether the next character is this one, and if so consumes it.
        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            skipBlanks()
            guard rest.first.map({ UInt32($0) }) == character.value else { return false }
            rest.removeFirst()
            return true
        }

        private mutating func take(word: StaticString) -> Bool {
            let bytes = unsafe Array(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
            guard rest.starts(with: bytes) else { return false }
            rest.removeFirst(bytes.count)
            return true
        }

        mutating func value(depth: Int) -> JSON? {
            guard depth < JSON.depthLimit else { return nil }
            skipBlanks()
            switch rest.first.map(Unicode.Scalar.init) {
            case "{": return object(depth)
            case "[": return array(depth)
            case "\"": return string().map { .string($0) }
            case "t": return take(word: "true") ? .bool(true) : nil
            case "f": return take(word: "false") ? .bool(false) : nil
            case "n": return take(word: "null") ? .null : nil
            default: return number()
            }
        }

        private mutating func object(_ depth: Int) -> JSON? {
            guard take("{") else { return nil }
            var members: [(String, JSON?)] = []
            if take("}") { return .object([]) }
            while true {
                skipBlanks()
                guard let name = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
                members.append((name, value))
                if take("}") { return .object(members) }
                guard take(",") else { return nil }
            }
        }

        private mutating func array(_ depth: Int) -> JSON? {
            guard take("[") else { return nil }
            var values: [JSON] = []
            if take("]") { return .array([]) }
            while true {
                guard let value = value(depth: depth + 1) else { return nil }
                values.append(value)
                if take("]") { return .array(values) }
                guard take(",") else { return nil }
            }
        }

        /// Parses a number by JSON's grammar: no leading zeros, no bare decimal point, no infinity.
        private mutating func number() -> JSON? {
            let text = rest.prefix { byte in
                (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E || byte | 0x20 == 0x65
            }
            let word = String(decoding: text, as: UTF8.self)
            guard word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil else { return nil }
            rest = rest.dropFirst(text.count)
            if let integer = Int64(word) { return .integer(integer) }
            return Double(word).flatMap { $0.isFinite ? .number($0) : nil }
        }

        private mutating func string() -> String? {
            guard rest.first == 0x22 else { return nil }
            rest.removeFirst()
            var bytes: [UInt8] = []
            while let byte = rest.popFirst() {
                switch byte {
                case 0x22: return String(validating: bytes, as: UTF8.self)
                case 0x5C:
                    guard let scalar = escaped() else { return nil }
                    bytes += Array(String(scalar).utf8)
                case 0..<0x20: return nil
                default: bytes.append(byte)
                }
            }
            return nil
        }

        /// Parses the rest of an escape sequence, after the backslash.
        private mutating func escaped() -> Unicode.Scalar? {
            switch rest.popFirst().map(Unicode.Scalar.init) {
            case "\"": return "\""
            case "\\": return "\\"
            case "/": return "/"
            case "b": return "\u{8}"
            case "f": return "\u{C}"
            case "n": return "\n"
            case "r": return "\r"
            case "t": return "\t"
            case "u":
                guard let unit = codeUnit() else { return nil }
                guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
                guard take(word: "\\u"), let low = codeUnit(), (0xDC00..<0xE000).contains(low) else { return nil }
                return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
            default: return nil
            }
        }

        private mutating func codeUnit() -> UInt16? {
            let digits = rest.prefix(4)
            guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
            rest = rest.dropFirst(4)
            return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        }
    }
}
