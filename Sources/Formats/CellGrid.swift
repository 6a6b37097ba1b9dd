/// A picture on a terminal: a character with colors in each cell.
package struct CellGrid: Sendable {
    /// The look of a cell.
    package struct Style: Hashable, Sendable {
        package var foreground = CellColor.standard
        package var background = CellColor.standard
        package var isBold = false
        package var isDim = false
        package var isReversed = false

        package init(
            _ foreground: CellColor = .standard, on background: CellColor = .standard, isBold: Bool = false,
            isDim: Bool = false, isReversed: Bool = false
        ) {
            self.foreground = foreground
            self.background = background
            self.isBold = isBold
            self.isDim = isDim
            self.isReversed = isReversed
        }

        package static let plain = Style()

        /// As a terminal of this depth shows it. Without colors, a background is reverse video.
        fileprivate func shown(_ depth: ColorDepth) -> Style {
            guard depth != .full else { return self }
            var style = self
            if depth == .none, !background.isStandard { style.isReversed = true }
            style.foreground = foreground.shown(depth)
            style.background = background.shown(depth)
            // A bright background leaves no contrast for what is on it.
            if depth == .sixteen, style.background != background { style.background = style.background.darker }
            return style
        }

        /// Writes the escape sequence "Select Graphic Rendition" (ECMA-48) that changes from another style to this one.
        /// Colors are changed alone where possible, because pictures change them often.
        package func write(to text: inout String, after other: Style) {
            text += "\u{1B}["
            defer { text += "m" }
            if self == .plain { return }
            let isSame = (isBold, isDim, isReversed) == (other.isBold, other.isDim, other.isReversed)
            var isFirst = true
            func add(_ parameters: String) {
                if !isFirst { text += ";" }
                isFirst = false
                text += parameters
            }
            if !isSame {
                add("0")
                if isBold { add("1") }
                if isDim { add("2") }
                if isReversed { add("7") }
            }
            if isSame ? foreground != other.foreground : !foreground.isStandard {
                add(foreground.parameters(isBackground: false))
            }
            if isSame ? background != other.background : !background.isStandard {
                add(background.parameters(isBackground: true))
            }
        }
    }

    /// A cell.
    package struct Cell: Hashable, Sendable {
        /// A Unicode scalar value; from `clusterBase` on an index of `clusters`; 0 is the right half of a wide character.
        fileprivate(set) package var glyph: UInt32 = 0x20
        package var style = Style.plain

        /// It shows nothing but the terminal's background.
        package static let blank = Cell()
        package var isRightHalf: Bool { glyph == 0 }
    }

    /// After the last Unicode scalar value.
    private static let clusterBase: UInt32 = 0x110000

    package let columns: Int
    package let rows: Int
    package let depth: ColorDepth
    /// Row after row.
    package private(set) var cells: [Cell]

    /// Whether cells are those of another grid of the same size. Here, and not where it is used, since the comparison of
    /// two cells is a call in every other module.
    package func hasSame(_ range: Range<Int>, as other: [Cell]) -> Bool {
        for index in range where cells[index] != other[index] { return false }
        return true
    }
    /// The characters that consist of several scalars, in the order of their first appearance, so that an unchanged cell
    /// keeps its number in the next picture.
    private var clusters: [Character] = []

    package init(columns: Int, rows: Int, depth: ColorDepth = .full) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
        self.depth = depth
        cells = Array(repeating: .blank, count: self.columns * self.rows)
    }

    package mutating func clear() {
        for index in cells.indices { cells[index] = .blank }
    }

    package subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

    /// Writes the text of a cell; nothing for the right half of a wide character.
    package func write(_ cell: Cell, to text: inout String) {
        if cell.glyph >= Self.clusterBase {
            text.append(clusters[Int(cell.glyph - Self.clusterBase)])
        } else if cell.glyph > 0, let scalar = Unicode.Scalar(cell.glyph) {
            text.unicodeScalars.append(scalar)
        }
    }

    /// The text of a row without trailing spaces.
    package func text(row: Int) -> String {
        var text = ""
        for column in 0..<columns { write(self[column, row], to: &text) }
        return Format.withoutTrailingSpaces(text)
    }

    /// Draws a character of one column. Nothing is drawn outside the grid.
    package mutating func put(_ scalar: Unicode.Scalar, _ column: Int, _ row: Int, _ style: Style = .plain) {
        put(scalar.value, column, row, style.shown(depth))
    }

    private mutating func put(_ glyph: UInt32, _ column: Int, _ row: Int, _ style: Style) {
        guard column >= 0, column < columns, row >= 0, row < rows else { return }
        cells[row * columns + column] = Cell(glyph: glyph, style: style)
    }

    /// Draws one line of text from a column on, as far as there is room. Styles in the text (`TextStyle`) apply. Unsafe
    /// characters are replaced as in `SafeText`.
    /// - Parameter limit: the first column that must not be drawn on.
    /// - Returns: the column after the text.
    @discardableResult
    package mutating func write(
        _ text: String, _ column: Int, _ row: Int, _ style: Style = .plain, limit: Int = .max
    ) -> Int {
        let base = style.shown(depth)
        var style = base
        var column = column
        let end = min(limit, columns)
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
            for byte in text.utf8 where column < end {
                put(UInt32(byte), column, row, style)
                column += 1
            }
            return column
        }
        for character in text {
            guard let first = character.unicodeScalars.first else { continue }
            if let next = TextStyle(rawValue: first.value) {
                style = next == .plain ? base : next.cellStyle.shown(depth)
                continue
            }
            let (glyph, width) = glyph(character, first)
            guard column + width <= end else { break }
            if width == 0 { continue }
            put(glyph, column, row, style)
            if width == 2 { put(0, column + 1, row, style) }
            column += width
        }
        return column
    }

    private mutating func glyph(_ character: Character, _ first: Unicode.Scalar) -> (glyph: UInt32, width: Int) {
        if first == "\t" || character.isNewline { return (0x20, 1) }
        if SafeText.isUnsafe(first) { return (SafeText.replacement.value, 1) }
        let width = CellWidth.of(String(character))
        guard character.unicodeScalars.count > 1 else { return (first.value, width) }
        // After an ASCII letter a joiner would only hide a difference.
        let kept = character.unicodeScalars.filter {
            !SafeText.isUnsafe($0) && !(first.isASCII && SafeText.isJoiner($0))
        }
        guard kept.count > 1 else { return (first.value, width) }
        let cluster = Character(String(String.UnicodeScalarView(kept)))
        let index = clusters.firstIndex(of: cluster) ?? clusters.count
        if index == clusters.count { clusters.append(cluster) }
        return (Self.clusterBase + UInt32(index), width)
    }

    /// Fills a rectangle with blanks of a color.
    package mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ background: CellColor) {
        for row in rows {
            for column in columns { put(" ", column, row, Style(on: background)) }
        }
    }
}

extension TextStyle {
    /// The same look, of a cell.
    fileprivate var cellStyle: CellGrid.Style {
        switch self {
        case .plain: CellGrid.Style()
        case .dim: CellGrid.Style(isDim: true)
        case .strong: CellGrid.Style(isBold: true)
        case .red: CellGrid.Style(.palette(1))
        case .green: CellGrid.Style(.palette(2))
        case .yellow: CellGrid.Style(.palette(3))
        case .alarm: CellGrid.Style(.palette(7), on: .palette(1), isBold: true)
        case .inverse: CellGrid.Style(isBold: true, isReversed: true)
        }
    }
}
