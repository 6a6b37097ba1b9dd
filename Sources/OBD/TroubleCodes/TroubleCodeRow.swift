import EmbeddedData

/// A row of the catalog's tables: fields separated by " | ", lists inside a field by ";". The first field is its key.
///
/// A scan looks up only a few of thousands of codes. For speed, a table is therefore split into lines byte by byte, and
/// a row is parsed when it is needed.
enum TroubleCodeRow {
    static func lines(_ text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    }

    /// Returns the lines of a file of `Data/` by their keys.
    static func byKey(_ file: String) -> [String: Substring] {
        var rows: [String: Substring] = [:]
        rows.reserveCapacity(1000)
        for line in lines(DataFile.text(file)) {
            let key = line.utf8.prefix { $0 != UInt8(ascii: "|") }
            rows[trimmed(key)] = line
        }
        return rows
    }

    static func fields(_ line: Substring) -> [String] {
        line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(trimmed)
    }

    /// The items of a field; none if it is "-".
    static func list(_ field: String) -> [String] {
        field == "-" ? [] : field.utf8.split(separator: UInt8(ascii: ";")).map(trimmed)
    }

    private static func trimmed(_ text: Substring.UTF8View) -> String {
        var text = text
        while text.first == UInt8(ascii: " ") { text.removeFirst() }
        while text.last == UInt8(ascii: " ") { text.removeLast() }
        return String(Substring(text))
    }
}
