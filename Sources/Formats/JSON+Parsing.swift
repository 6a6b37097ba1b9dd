extension JSON {
    /// Parses a whole JSON text (RFC 8259); nil if it is invalid. A number without a fraction or an exponent is an
    /// integer.
    package init?(parsing text: Span<UInt8>) {
        var cursor = JSONCursor()
        guard let value = cursor.value(text), cursor.isAtEnd(text) else { return nil }
        self = value
    }

    package init?(parsing text: some Collection<UInt8>) { self.init(parsing: Array(text).span) }

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
}
