import Formats

/// The colors of a design.
package struct DashTheme: Hashable, Sendable {
    var accent = CellColor(0x3FC1FF)
    var labelColor = CellColor(0x7A8794)
    /// Behind bars.
    var track = CellColor(0x1B2229)
    var low = CellColor(0x34D17B)
    var middle = CellColor(0xF5C542)
    var high = CellColor(0xFF4D4D)
    /// Of time that was gained; time that was lost is `high`.
    var gain = CellColor(0x34D17B)
    var throttle = CellColor(0x34D17B)
    var brake = CellColor(0xFF4D4D)
    var clutch = CellColor(0x4D9DFF)
    var value = CellColor.standard

    /// The names of colors in designs.
    private static let names: [(name: String, path: any WritableKeyPath<DashTheme, CellColor> & Sendable)] = [
        ("accent", \.accent), ("label", \.labelColor), ("track", \.track), ("low", \.low), ("middle", \.middle),
        ("high", \.high), ("gain", \.gain), ("throttle", \.throttle), ("brake", \.brake), ("clutch", \.clutch),
        ("value", \.value),
    ]

    /// Names that designs may use, for a message.
    package static var colorNames: [String] { names.map(\.name) }

    /// Returns false if there is no such color.
    mutating func set(_ name: some StringProtocol, _ color: CellColor) -> Bool {
        guard let row = Self.names.first(where: { $0.name == name }) else { return false }
        self[keyPath: row.path] = color
        return true
    }

    var label: CellGrid.Style { CellGrid.Style(labelColor) }
    var strong: CellGrid.Style { CellGrid.Style(value, isBold: true) }
    var alarm: CellGrid.Style { CellGrid.Style(CellColor(0xFFFFFF), on: CellColor(0xC62828), isBold: true) }

    /// From `low` over `middle` to `high`.
    func heat(_ share: Double) -> CellColor {
        share < 0.5 ? low.mixed(middle, share * 2) : middle.mixed(high, share * 2 - 1)
    }
}
