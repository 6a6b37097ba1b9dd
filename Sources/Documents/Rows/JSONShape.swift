import Formats
import Telemetry

/// An object of JSON with a name: a whole document, or an object that occurs in several documents. Each of its members is a
/// row that gives the value, too, so that the document, its schema and the manual cannot differ.
struct JSONShape<Value>: Sendable {
    let form: ShapeForm
    let rows: [JSONMember<Value>]

    /// - Parameters:
    ///   - title: a noun without an article, such as "trip".
    ///   - rows: in the order in which they are written.
    init(_ name: String, _ title: String, _ rows: [JSONMember<Value>]...) {
        self.rows = Array(rows.joined())
        form = ShapeForm(
            name: name, title: title, included: self.rows.compactMap(\.included), members: self.rows.compactMap(\.form))
    }

    func json(_ value: Value) -> JSON { .object(members(value)) }

    /// All members with their values, also those without one.
    func members(_ value: Value) -> [(String, JSON?)] { rows.members(value) }
}

/// A member of an object.
struct JSONMember<Value>: Sendable {
    /// Nil for the members of another shape.
    let form: MemberForm?
    let included: ShapeForm?
    private let add: @Sendable (Value, inout [(String, JSON?)]) -> Void
    /// The member of an included shape that this one follows.
    private var predecessor: String?

    private init(
        _ form: MemberForm?, _ included: ShapeForm? = nil, after predecessor: String? = nil,
        _ add: @escaping @Sendable (Value, inout [(String, JSON?)]) -> Void
    ) {
        self.form = form
        self.included = included
        self.predecessor = predecessor
        self.add = add
    }

    /// A member that is always there.
    init<Result>(
        _ name: String, _ form: JSONForm<Result>, _ help: String, _ value: @escaping @Sendable (Value) -> Result
    ) {
        self.init(MemberForm(name: name, isOptional: false, form: form.form, help: help)) {
            $1.append((name, form.json(value($0))))
        }
    }

    /// A member that is absent if it has no value.
    init<Result>(
        _ name: String, _ form: JSONForm<Result>, _ help: String, _ value: @escaping @Sendable (Value) -> Result?
    ) {
        self.init(MemberForm(name: name, isOptional: true, form: form.form, help: help)) {
            $1.append((name, value($0).flatMap(form.json)))
        }
    }

    /// The name and version of a document's form.
    static func format(_ name: String, _ help: String = "Name and version of the document's form.") -> Self {
        Self("format", JSONForm(.format(name)) { .string($0) }, help) { _ in name }
    }

    /// The type of a line, by which programs tell lines apart.
    static func type(_ name: String) -> Self { Self("type", .words([name]), "Type of the line.") { _ in name } }

    /// All members of another shape, which the manual describes there.
    static func including<Part>(_ shape: JSONShape<Part>, _ part: @escaping @Sendable (Value) -> Part) -> Self {
        Self(nil, shape.form) { $1 += shape.members(part($0)) }
    }

    /// The same, written after a member of a shape that is included above it.
    func after(_ name: String) -> Self { Self(form, included, after: name, add) }

    /// The same as a member of an object that has the value as a part.
    func of<Whole>(_ part: @escaping @Sendable (Whole) -> Value) -> JSONMember<Whole> {
        JSONMember<Whole>(form, included, after: predecessor) { add(part($0), &$1) }
    }

    /// The same as a member that is absent without the part.
    func of<Whole>(_ part: @escaping @Sendable (Whole) -> Value?) -> JSONMember<Whole> {
        JSONMember<Whole>(form?.optional, included, after: predecessor) { whole, members in
            // A table has the column in every row.
            if let part = part(whole) { add(part, &members) } else if let form { members.append((form.name, nil)) }
        }
    }

    fileprivate func write(_ value: Value, to members: inout [(String, JSON?)]) {
        guard let predecessor else { return add(value, &members) }
        let index = members.firstIndex { $0.0 == predecessor } ?? members.count - 1
        var written: [(String, JSON?)] = []
        add(value, &written)
        members.insert(contentsOf: written, at: index + 1)
    }
}

extension Array {
    /// The members with their values, also those without one.
    func members<Value>(_ value: Value) -> [(String, JSON?)] where Element == JSONMember<Value> {
        var members: [(String, JSON?)] = []
        members.reserveCapacity(count)
        for row in self { row.write(value, to: &members) }
        return members
    }

    /// The same as members of an object that has the value as a part.
    func of<Value, Whole>(_ part: @escaping @Sendable (Whole) -> Value) -> [JSONMember<Whole>]
    where Element == JSONMember<Value> {
        map { $0.of(part) }
    }

    /// The same as members that are absent without the part.
    func of<Value, Whole>(_ part: @escaping @Sendable (Whole) -> Value?) -> [JSONMember<Whole>]
    where Element == JSONMember<Value> {
        map { $0.of(part) }
    }
}

extension Collection {
    /// Nil if it is empty, for members that are absent then.
    var nonEmpty: Self? { isEmpty ? nil : self }
}

/// A value that is written with something that it depends on, such as the trip that it belongs to.
struct Within<Value, Whole> {
    let value: Value
    let whole: Whole

    init(_ value: Value, _ whole: Whole) {
        self.value = value
        self.whole = whole
    }
}

/// A value of a trip, with what its times are counted from.
struct Timed<Value> {
    let value: Value
    let origin: Instant
    /// The time of day.
    let time: WallTime?

    init(_ value: Value, _ origin: Instant, time: WallTime? = nil) {
        self.value = value
        self.origin = origin
        self.time = time
    }
}

/// Values as CSV (RFC 4180), for spreadsheets: a header, then one row per value.
///
/// The columns are members with their names and units, except for objects and lists of objects. Find columns by name,
/// because more may be added. Unknown values are empty cells.
package struct JSONTable<Value>: Sendable {
    private let rows: [JSONMember<Value>]

    init(_ rows: [JSONMember<Value>]...) { self.rows = rows.joined().filter { $0.form?.form.isNested == false } }

    package var header: String { Self.line(rows.compactMap(\.form?.name)) }

    /// A cell may contain line breaks.
    package func row(_ value: Value) -> String { Self.line(rows.members(value).map { Self.text($0.1) }) }

    package func lines(_ values: [Value]) -> [String] { [header] + values.map(row) }

    private static func line(_ cells: [String]) -> String { cells.map(CSVCell.text).joined(separator: ",") }

    private static func text(_ value: JSON?) -> String {
        switch value {
        case nil: ""
        case .string(let text): text
        case .array(let values): values.map(text).joined(separator: "; ")
        case let value?: value.line
        }
    }
}
