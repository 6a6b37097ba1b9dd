/// A picture of braille dots: two columns and four rows in each cell, and one color for a cell.
package struct Dots: Sendable {
    package let columns: Int
    package let rows: Int
    private var patterns: [UInt8]
    private var colors: [CellColor]

    /// The bits of the braille patterns of Unicode, by row and column of the dot.
    private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

    /// - Parameters:
    ///   - columns: in cells.
    ///   - rows: in cells.
    package init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
        patterns = Array(repeating: 0, count: self.columns * self.rows)
        colors = Array(repeating: .standard, count: self.columns * self.rows)
    }

    /// In dots.
    package var width: Int { columns * 2 }
    package var height: Int { rows * 4 }

    package subscript(column: Int, row: Int) -> (pattern: UInt8, color: CellColor) {
        (patterns[row * columns + column], colors[row * columns + column])
    }

    /// Sets a dot, from the top left. Dots outside are left out.
    package mutating func set(_ x: Int, _ y: Int, _ color: CellColor) {
        guard x >= 0, x < width, y >= 0, y < height else { return }
        let cell = y / 4 * columns + x / 2
        patterns[cell] |= Self.bits[y % 4 * 2 + x % 2]
        colors[cell] = color
    }

    /// A straight line (Bresenham).
    package mutating func line(_ from: (x: Int, y: Int), _ to: (x: Int, y: Int), _ color: CellColor) {
        let (width, height) = (abs(to.x - from.x), abs(to.y - from.y))
        let (stepX, stepY) = (from.x < to.x ? 1 : -1, from.y < to.y ? 1 : -1)
        var (x, y, error) = (from.x, from.y, width - height)
        while true {
            set(x, y, color)
            if x == to.x, y == to.y { return }
            let double = 2 * error
            if double > -height {
                error -= height
                x += stepX
            }
            if double < width {
                error += width
                y += stepY
            }
        }
    }

    /// For a terminal without Unicode.
    package static func letter(_ pattern: UInt8) -> Unicode.Scalar {
        let isHigh = pattern & 0x1B != 0
        let isLow = pattern & 0xE4 != 0
        return isHigh && isLow ? ":" : isHigh ? "'" : "."
    }
}
