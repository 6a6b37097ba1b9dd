import Formats

/// One line of a terminal display, made of parts in different styles.
struct PanelLine {
    private var parts: [(text: String, style: TextStyle)] = []
    private(set) var width = 0

    init() {}

    init(_ text: String, _ style: TextStyle = .plain) { add(text, style) }

    mutating func add(_ text: String, _ style: TextStyle = .plain) {
        guard !text.isEmpty else { return }
        parts.append((text, style))
        width += CellWidth.of(text)
    }

    /// In a field of fixed width, aligned left or right. Text that is too wide is cut.
    mutating func add(_ text: String, _ style: TextStyle = .plain, field: Int, isRight: Bool = false) {
        let text = CellWidth.clipped(text, to: field, ellipsis: "")
        let blank = String(repeating: " ", count: max(0, field - CellWidth.of(text)))
        if isRight { add(blank) }
        add(text, style)
        if !isRight { add(blank) }
    }

    mutating func add(_ line: PanelLine) {
        parts += line.parts
        width += line.width
    }

    /// Adds blanks up to a column.
    mutating func fill(to column: Int) { add(String(repeating: " ", count: max(0, column - width))) }

    /// At most `limit` columns wide, without trailing spaces.
    func text(limit: Int) -> String {
        var room = limit
        var blank = ""
        var result = ""
        for part in parts where room > 0 {
            let text = CellWidth.clipped(part.text, to: room, ellipsis: "")
            room -= CellWidth.of(text)
            let kept = Format.withoutTrailingSpaces(text)
            if kept.isEmpty {
                blank += text
                continue
            }
            result += blank + part.style(kept)
            blank = String(text.dropFirst(kept.count))
        }
        return result
    }
}
