import Formats

/// Numbers in large figures of pixels, two of which are in each cell.
enum BigText {
    /// Three columns and five rows each.
    private static let small: [Character: [[Bool]]] = pixels([
        "0": ["###", "# #", "# #", "# #", "###"], "1": [" # ", "## ", " # ", " # ", "###"],
        "2": ["###", "  #", "###", "#  ", "###"], "3": ["###", "  #", "###", "  #", "###"],
        "4": ["# #", "# #", "###", "  #", "  #"], "5": ["###", "#  ", "###", "  #", "###"],
        "6": ["###", "#  ", "###", "# #", "###"], "7": ["###", "  #", "  #", " # ", " # "],
        "8": ["###", "# #", "###", "# #", "###"], "9": ["###", "# #", "###", "  #", "###"],
        "R": ["## ", "# #", "## ", "# #", "# #"], "N": ["# #", "###", "###", "###", "# #"],
        "-": ["   ", "   ", "###", "   ", "   "], "+": ["   ", " # ", "###", " # ", "   "],
        ".": ["   ", "   ", "   ", "   ", " # "], ":": ["   ", " # ", "   ", " # ", "   "],
        "P": ["###", "# #", "###", "#  ", "#  "], "A": ["###", "# #", "###", "# #", "# #"],
        "U": ["# #", "# #", "# #", "# #", "###"], "S": ["###", "#  ", "###", "  #", "###"],
        "E": ["###", "#  ", "## ", "#  ", "###"], "D": ["## ", "# #", "# #", "# #", "## "],
        "/": ["  #", "  #", " # ", "#  ", "#  "],
    ])
    /// Five columns and seven rows each.
    private static let large: [Character: [[Bool]]] = pixels([
        "0": [" ### ", "##  #", "##  #", "##  #", "##  #", "##  #", " ### "],
        "1": ["  ## ", " ### ", "  ## ", "  ## ", "  ## ", "  ## ", " ####"],
        "2": [" ### ", "#  ##", "   ##", "  ## ", " ##  ", "##   ", "#####"],
        "3": ["#### ", "   ##", "   ##", " ### ", "   ##", "   ##", "#### "],
        "4": ["   ##", "  ###", " # ##", "#  ##", "#####", "   ##", "   ##"],
        "5": ["#####", "##   ", "#### ", "   ##", "   ##", "#  ##", " ### "],
        "6": ["  ## ", " ##  ", "##   ", "#### ", "##  #", "##  #", " ### "],
        "7": ["#####", "   ##", "   ##", "  ## ", "  ## ", " ##  ", " ##  "],
        "8": [" ### ", "##  #", "##  #", " ### ", "##  #", "##  #", " ### "],
        "9": [" ### ", "##  #", "##  #", " ####", "   ##", "  ## ", " ##  "],
        "R": ["#### ", "##  #", "##  #", "#### ", "## # ", "##  #", "##  #"],
        "N": ["##  #", "### #", "#####", "## ##", "##  #", "##  #", "##  #"],
        "-": ["     ", "     ", "     ", "#####", "     ", "     ", "     "],
        "+": ["     ", "  #  ", "  #  ", "#####", "  #  ", "  #  ", "     "],
        ".": ["     ", "     ", "     ", "     ", "     ", " ##  ", " ##  "],
        ":": ["     ", " ##  ", " ##  ", "     ", " ##  ", " ##  ", "     "],
        "P": ["#### ", "##  #", "##  #", "#### ", "##   ", "##   ", "##   "],
        "A": [" ### ", "##  #", "##  #", "#####", "##  #", "##  #", "##  #"],
        "U": ["##  #", "##  #", "##  #", "##  #", "##  #", "##  #", " ### "],
        "S": [" ####", "##   ", "##   ", " ### ", "   ##", "   ##", "#### "],
        "E": ["#####", "##   ", "##   ", "#### ", "##   ", "##   ", "#####"],
        "D": ["#### ", "##  #", "##  #", "##  #", "##  #", "##  #", "#### "],
        "/": ["   ##", "   ##", "  ## ", "  ## ", " ##  ", "##   ", "##   "],
    ])

    private static func pixels(_ glyphs: [Character: [String]]) -> [Character: [[Bool]]] {
        glyphs.mapValues { lines in lines.map { line in line.map { $0 == "#" } } }
    }

    /// The pixels of a figure that is this many times as large as its pattern.
    private struct Face {
        let glyphs: [Character: [[Bool]]]
        let columns: Int
        let rows: Int
        let scale: Int

        var gap: Int { scale }
        func width(_ count: Int) -> Int { count * columns * scale + (count - 1) * gap }
        /// In cells.
        func height(isUnicode: Bool) -> Int { isUnicode ? (rows * scale + 1) / 2 : rows * scale }

        /// Whether a pixel of a figure is set.
        func isSet(_ glyph: [[Bool]], _ x: Int, _ y: Int) -> Bool { y / scale < rows && glyph[y / scale][x / scale] }
    }

    /// The largest figures of a number of characters that fit, without a limit; nil if none do.
    private static func face(_ count: Int, _ area: Area, isUnicode: Bool) -> Face? {
        func fits(_ face: Face) -> Bool {
            face.width(count) <= area.columns && face.height(isUnicode: isUnicode) <= area.rows
        }
        // Two rows of pixels are in each cell.
        let scale = max(1, min(area.columns / max(1, 6 * count - 1), 2 * area.rows / 7))
        let faces =
            (1...scale).reversed().map { Face(glyphs: large, columns: 5, rows: 7, scale: $0) }
            + [Face(glyphs: small, columns: 3, rows: 5, scale: 1)]
        let middle = Face(glyphs: small, columns: 3, rows: 5, scale: 2)
        guard let found = faces.first(where: fits) else { return nil }
        // Small figures of twice the size are higher than large ones.
        return found.scale == 1 && fits(middle) ? middle : found
    }

    /// Whether figures of a number of characters fit in an area.
    static func fits(_ count: Int, _ area: Area, isUnicode: Bool) -> Bool {
        face(count, area, isUnicode: isUnicode) != nil
    }

    /// Whether there is a figure for each character.
    static func knows(_ text: String) -> Bool { text.allSatisfy { large[$0] != nil } }

    /// Draws a text in the largest figures that fit, in the middle of the area; as plain text if none fit.
    /// - Parameter places: the most characters that are expected, so that the size does not depend on the value.
    /// - Returns: the rows of the figures.
    @discardableResult
    static func draw(
        _ text: String, places: Int, _ area: Area, _ style: CellGrid.Style, _ canvas: inout Canvas
    ) -> Range<Int> {
        let places = max(places, text.count)
        guard let face = face(places, area, isUnicode: canvas.isUnicode) else {
            let middle = area.middle(columns: area.columns, rows: 1)
            var strong = style
            strong.isBold = true
            canvas.writeMiddle(text, middle, strong)
            return middle.row..<middle.endRow
        }
        let rows = face.height(isUnicode: canvas.isUnicode)
        let place = area.middle(columns: face.width(places), rows: rows)
        // Numbers are aligned right.
        var column = place.endColumn - face.width(text.count)
        for character in text {
            defer { column += face.columns * face.scale + face.gap }
            guard let glyph = face.glyphs[character] else { continue }
            for row in 0..<rows {
                for x in 0..<face.columns * face.scale {
                    let scalar: Unicode.Scalar?
                    if canvas.isUnicode {
                        let upper = face.isSet(glyph, x, 2 * row)
                        let lower = face.isSet(glyph, x, 2 * row + 1)
                        scalar = upper ? (lower ? "█" : "▀") : lower ? "▄" : nil
                    } else {
                        scalar = face.isSet(glyph, x, row) ? "#" : nil
                    }
                    if let scalar { canvas.grid.put(scalar, column + x, place.row + row, style) }
                }
            }
        }
        return place.row..<place.endRow
    }
}
