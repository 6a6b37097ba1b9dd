import Formats
import OBD
import Telemetry

/// The form of a value, and how it is written.
struct JSONForm<Value>: Sendable {
    let form: ValueForm
    /// Nil for a number that JSON cannot represent.
    let json: @Sendable (Value) -> JSON?

    init(_ form: ValueForm, _ json: @escaping @Sendable (Value) -> JSON?) {
        self.form = form
        self.json = json
    }
}

extension JSONForm where Value == String {
    static var text: Self { Self(.text) { .string($0) } }

    /// One of these strings.
    static func words(_ words: [String]) -> Self { Self(.words(words)) { .string($0) } }
}

extension JSONForm where Value: RawRepresentable & CaseIterable & SendableMetatype, Value.RawValue == String {
    /// One of the cases, by its raw value.
    static var word: Self { Self(.words(Value.allCases.map(\.rawValue))) { .string($0.rawValue) } }
}

extension JSONForm where Value: CustomStringConvertible & SendableMetatype {
    /// A trouble code, such as "P0301".
    static var code: Self { Self(.code) { .string($0.description) } }
}

extension JSONForm where Value == [UInt8] {
    /// Bytes in hexadecimal digits without spaces; may be empty.
    static var hexadecimal: Self { Self(.hexadecimal) { .string(Hexadecimal.text($0)) } }
}

extension JSONForm where Value == WallTime {
    /// A time in UTC, such as "2026-11-21T09:18:31Z".
    static var time: Self { Self(.time) { .string(CalendarTime.iso8601($0)) } }
    /// The same with milliseconds.
    static var preciseTime: Self { Self(.time) { .string(CalendarTime.iso8601Milliseconds($0)) } }
}

extension JSONForm where Value == CalendarDay {
    static var day: Self { Self(.day) { .string($0.description) } }
}

extension JSONForm where Value == Bool {
    static var yesNo: Self { Self(.yesNo) { .bool($0) } }
}

extension JSONForm where Value: BinaryInteger & SendableMetatype {
    static var integer: Self { Self(.integer) { .integer(Int64($0)) } }
}

extension JSONForm where Value == Double {
    /// A number in a unit, rounded. The unit is empty for a ratio, or if another member names it.
    static func number(_ unit: String, _ digits: Int) -> Self {
        Self(.number(unit)) { .rounded($0, digits) }
    }

    /// A number as it is.
    static func exact(_ unit: String) -> Self { Self(.number(unit)) { .number($0) } }

    /// A number that is rounded to an integer.
    static var rounded: Self { Self(.integer) { .rounded($0, 0) } }
}

extension JSONForm where Value == JSON {
    /// A value whose form depends on others.
    static func any(_ form: ValueForm) -> Self { Self(form) { $0 } }
}

extension JSONForm {
    /// A list, without elements that JSON cannot represent.
    static func list<Element>(_ element: JSONForm<Element>) -> Self where Value == [Element] {
        Self(.list(element.form)) { .array($0.compactMap(element.json)) }
    }

    /// An object without a name.
    static func object(_ rows: [JSONMember<Value>]...) -> Self {
        let rows = [JSONMember<Value>](rows.joined())
        return Self(.object(rows.compactMap(\.form))) { .object(rows.members($0)) }
    }

    static func shape(_ shape: JSONShape<Value>) -> Self { Self(.shape(shape.form)) { shape.json($0) } }

    /// An object whose member names are described by `key`, with values of the same form.
    static func map<Element>(key: String, _ element: JSONForm<Element>) -> Self where Value == [(String, Element)] {
        Self(.map(key: key, element.form)) { .object($0.map { ($0.0, element.json($0.1)) }) }
    }

    /// Null if there is no value.
    static func orNull<Wrapped>(_ form: JSONForm<Wrapped>) -> Self where Value == Wrapped? {
        Self(.orNull(form.form)) { $0.flatMap(form.json) ?? .null }
    }
}
