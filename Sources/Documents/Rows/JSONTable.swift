import Formats

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
