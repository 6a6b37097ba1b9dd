/// A cell of a line of cells: its text, without quotation marks and surrounding spaces, and the column of each
/// of its characters.
struct CommaSeparatedCell {
    /// The column of each character of the text, from 1.
    private var columns: [Int]
    private(set) var text: String
    /// The column after the cell.
    private(set) var end: Int

    init(columns: [Int], text: String, end: Int) {
        self.columns = columns
        self.text = text
        self.end = end
    }

    /// Returns the column of a character of the text, or of the cell's end.
    func column(_ offset: Int) -> Int {
        offset < columns.count ? columns[offset] : (columns.last.map { $0 + 1 } ?? end)
    }

    /// What separates the cells of a file: commas unless its first line has only others.
    static func separator(_ lines: [Substring]) -> Character {
        let first = lines.first { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("#") && !$0.hasPrefix("//") } ?? ""
        return [",", ";", "\t"].first { first.split(separator: $0).count > 2 } ?? ","
    }

    /// Splits a line into cells. A quotation mark within a quoted cell is doubled (RFC 4180). A quoted cell must end on
    /// its line; otherwise a stray quotation mark would consume the lines after it.
    /// - Parameter separator: another one makes a comma between two digits a decimal point.
    static func cells(of line: Substring, separator: Character = ",") throws(CustomPIDFile.SyntaxError)
        -> [CommaSeparatedCell]
    {
        var cells: [CommaSeparatedCell] = []
        var content: [(character: Character, column: Int)] = []
        var quotedAt: Int?
        var column = 0
        var rest = line[...]

        func finish(at end: Int) {
            while content.last?.character.isWhitespace == true { content.removeLast() }
            content = Array(content.drop { $0.character.isWhitespace })
            cells.append(
                CommaSeparatedCell(columns: content.map(\.column), text: String(content.map(\.character)), end: end))
            content = []
        }

        while let character = rest.popFirst() {
            column += 1
            switch character {
            case "\"" where quotedAt == nil && content.allSatisfy(\.character.isWhitespace):
                quotedAt = column
                content = []
            case "\"" where quotedAt != nil:
                if rest.first == "\"" {
                    rest.removeFirst()
                    content.append((character, column))
                    column += 1
                } else {
                    quotedAt = nil
                }
            case separator where quotedAt == nil: finish(at: column)
            case "," where content.last?.character.isNumber == true && rest.first?.isNumber == true && separator != ",":
                content.append((".", column))
            default: content.append((character, column))
            }
        }
        if let quotedAt { throw CustomPIDFile.SyntaxError(column: quotedAt, reason: .openCell) }
        finish(at: column + 1)
        return cells
    }
}
