/// A row of the catalogue's tables: fields separated by " | ", lists inside a field by ";".
enum TroubleCodeRow {
    static func fields(_ line: Substring) -> [String] {
        line.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
    }

    static func list(_ field: String) -> [String] { field.split(separator: ";").map { trimmed($0) } }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
