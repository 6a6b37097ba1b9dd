/// A curve of block characters, one column a value and one or more rows high.
struct PanelGraph {
    /// What stands at the top edge; larger values are cut there. The bottom is 0.
    let top: Double
    let rows: Int
    let isUnicode: Bool

    private static let blocks = Array("▁▂▃▄▅▆▇█").map(String.init)
    private static let letters = Array("_.:-=+*#").map(String.init)

    /// The rows from above. What is not known is blank, and 0 the lowest block: a line to stand on.
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

    /// In eighths of a row, from 1 on.
    private func height(_ value: Double) -> Int {
        let most = rows * Self.blocks.count
        guard top > 0, !value.isNaN else { return 1 }
        return max(1, min(most, Int((max(0, min(1, value / top)) * Double(most)).rounded())))
    }

    /// The first of some tops that is not below any of the values; the last where all are.
    static func top(for values: [Double?], of tops: [Double]) -> Double {
        let most = values.compactMap { $0 }.max() ?? 0
        return tops.first { $0 >= most } ?? tops.last ?? 1
    }
}
