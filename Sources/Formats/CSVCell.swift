/// A cell of a CSV file (RFC 4180) that is safe to open in a spreadsheet.
package enum CSVCell {
    /// The characters, of normal and full width, that make a spreadsheet take a cell for a formula.
    private static let formulaMarks = "=+-@＝＋－＠".unicodeScalars

    /// Returns the text, in double quotes if needed. Text that a spreadsheet would take for a formula, unless it is a
    /// number, gets a single quote in front (OWASP, CSV injection). Characters that a terminal would obey are replaced
    /// as in `SafeText`.
    package static func text(_ text: String) -> String {
        var text = SafeText.paragraphs(text)
        let visible = text.unicodeScalars.drop { $0.properties.isWhitespace }
        if let first = visible.first, formulaMarks.contains(first), Double(String(visible)) == nil { text = "'" + text }
        // Compare scalars, since other programs take a comma with a combining mark for a comma.
        guard text.unicodeScalars.contains(where: { ",\"\n\t".unicodeScalars.contains($0) }) else { return text }
        var cell = "\"".unicodeScalars
        for scalar in text.unicodeScalars { cell.append(contentsOf: scalar == "\"" ? [scalar, scalar] : [scalar]) }
        cell.append("\"")
        return String(cell)
    }

    /// Returns rows as lines of text, since a cell may contain line breaks.
    package static func lines(_ rows: [String]) -> [String] {
        rows.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }
}
