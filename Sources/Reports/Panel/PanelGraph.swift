import Telemetry

/// A curve of block characters, with one column per value and one or more rows.
struct PanelGraph {
    /// The value at the top edge; larger values are clipped.
    let top: Double
    /// The value at the bottom edge; smaller values are clipped.
    var bottom = 0.0
    let rows: Int
    let isUnicode: Bool

    private static let blocks = Array("▁▂▃▄▅▆▇█").map(String.init)
    private static let letters = Array("_.:-=+*#").map(String.init)

    /// The rows from the top. Unknown values are blank; `bottom` is the lowest block, which forms a baseline.
    func lines(_ values: [Double?]) -> [String] {
        let levels = isUnicode ? Self.blocks : Self.letters
        let heights = values.map { value in value.map { height($0) } }
        return (0..<rows).reversed().map { row in
            heights.map { height in
                guard let height, height > row * levels.count else { return " " }
                return levels[min(height - row * levels.count, levels.count) - 1]
            }.joined()
        }
    }

    /// In eighths of a row, at least 1.
    private func height(_ value: Double) -> Int {
        let most = rows * Self.blocks.count
        guard top > bottom, !value.isNaN else { return 1 }
        let share = (value - bottom) / (top - bottom)
        return max(1, min(most, Int(clamping: (max(0, min(1, share)) * Double(most)).rounded())))
    }

    /// The first of the tops that no value exceeds; otherwise the last.
    static func top(for values: [Double?], of tops: [Double]) -> Double {
        let most = values.compactMap { $0 }.max() ?? 0
        return tops.first { $0 >= most } ?? tops.last ?? 1
    }
}
