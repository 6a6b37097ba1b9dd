/// A cell of a CSV file (RFC 4180) that is safe to open in a spreadsheet.
package enum CSVCell {
    /// What makes a spreadsheet take a cell for a formula, in its usual and full width.
    private static let formulaMarks = "=+-@＝＋－＠".unicodeScalars

    /// The text, in quotes where it needs them. What a spreadsheet would compute although it is no number gets a single
    /// quote in front (OWASP, CSV injection); what a terminal would obey is replaced as in `SafeText`.
    package static func text(_ text: String) -> String {
        var text = SafeText.paragraphs(text)
        let visible = text.unicodeScalars.drop { $0.properties.isWhitespace }
        if let first = visible.first, formulaMarks.contains(first), Double(String(visible)) == nil { text = "'" + text }
        // By scalars: to other programs a comma with a combining mark on it is a comma.
        guard text.unicodeScalars.contains(where: { ",\"\n\t".unicodeScalars.contains($0) }) else { return text }
        var cell = "\"".unicodeScalars
        for scalar in text.unicodeScalars { cell.append(contentsOf: scalar == "\"" ? [scalar, scalar] : [scalar]) }
        cell.append("\"")
        return String(cell)
    }

    /// Rows as lines of text: a cell may have line breaks.
    package static func lines(_ rows: [String]) -> [String] {
        rows.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }
}
