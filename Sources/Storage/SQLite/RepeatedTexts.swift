/// What texts of a column mean that most rows have in common, such as kinds and VINs: each is read and judged once.
struct RepeatedTexts<Meaning> {
    private var known: [(bytes: [UInt8], meaning: Meaning)] = []

    /// More of them are no repetition.
    private static var most: Int { 32 }

    /// - Parameter meaning: of a text that was not met before.
    mutating func meaning(
        _ row: borrowing Statement, _ column: Int, _ meaning: (String) -> Meaning
    ) -> Meaning {
        for entry in known where row.isText(column, entry.bytes) { return entry.meaning }
        let text = row.text(column)
        let found = meaning(text)
        if known.count < Self.most { known.append((Array(text.utf8), found)) }
        return found
    }
}

extension RepeatedTexts<String> {
    /// Nil for NULL.
    mutating func text(_ row: borrowing Statement, _ column: Int) -> String? {
        row.isNull(column) ? nil : meaning(row, column) { $0 }
    }
}
