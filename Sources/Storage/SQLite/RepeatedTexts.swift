/// The parsed values of texts that many rows of a column share, such as kinds and VINs. Each text is parsed only once.
struct RepeatedTexts<Meaning> {
    private var known: [(bytes: [UInt8], meaning: Meaning)] = []

    /// The maximum number of texts to remember; with more, the column is not repetitive.
    private static var most: Int { 32 }

    /// Returns the value of the text in a column.
    /// - Parameter meaning: Parses a text that has not been seen before.
    mutating func meaning(
        _ row: borrowing Statement, _ column: String, _ meaning: (String) -> Meaning
    ) -> Meaning {
        for entry in known where row.isText(column, entry.bytes) { return entry.meaning }
        let text = row.text(column)
        let found = meaning(text)
        if known.count < Self.most { known.append((Array(text.utf8), found)) }
        return found
    }
}

extension RepeatedTexts<String> {
    /// Returns the text in a column, or nil for NULL.
    mutating func text(_ row: borrowing Statement, _ column: String) -> String? {
        row.isNull(column) ? nil : meaning(row, column) { $0 }
    }
}
