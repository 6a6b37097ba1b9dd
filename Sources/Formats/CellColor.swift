/// How many colors a terminal shows.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
    /// Only bold, dim and reverse video.
    case none
    /// The eight basic colors and their bright variants.
    case sixteen
    /// The color cube and the gray ramp of xterm.
    case palette
    /// 24 bits.
    case full
}

/// The color of a cell on a terminal.
package struct CellColor: Hashable, Sendable {
    /// The kind in the upper byte: 0 is the terminal's default, 1 an RGB color, 2 an entry of the palette.
    private let bits: UInt32

    private init(bits: UInt32) { self.bits = bits }

    package static let standard = CellColor(bits: 0)

    /// - Parameter rgb: 0xRRGGBB.
    package init(_ rgb: UInt32) { bits = 1 << 24 | rgb & 0xFFFFFF }

    /// - Parameter index: 0 to 255, of xterm's palette.
    package static func palette(_ index: UInt8) -> CellColor { CellColor(bits: 2 << 24 | UInt32(index)) }

    package var isStandard: Bool { bits == 0 }
    private var isRGB: Bool { bits >> 24 == 1 }
    private var parts: (red: Int, green: Int, blue: Int) {
        (Int(bits >> 16 & 0xFF), Int(bits >> 8 & 0xFF), Int(bits & 0xFF))
    }

    /// How bright it is, from 0 to 1 (relative luminance, approximately).
    package var brightness: Double {
        func linear(_ part: Int) -> Double { Double(part * part) / (255 * 255) }
        return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
    }

    /// The color between this one and another; both must be RGB.
    /// - Parameter share: 0 is this color, 1 the other.
    package func mixed(_ other: CellColor, _ share: Double) -> CellColor {
        let (from, to) = (parts, other.parts)
        let share = max(0, min(1, share))
        func part(_ first: Int, _ second: Int) -> UInt32 {
            UInt32((Double(first) + Double(second - first) * share).rounded())
        }
        return CellColor(
            part(from.red, to.red) << 16 | part(from.green, to.green) << 8 | part(from.blue, to.blue))
    }

    /// The nearest color that a terminal of this depth shows.
    package func shown(_ depth: ColorDepth) -> CellColor {
        guard isRGB else { return depth == .none ? .standard : self }
        switch depth {
        case .none: return .standard
        case .sixteen: return .palette(UInt8(Self.basic(parts)))
        case .palette: return .palette(UInt8(16 + Self.nearestOfCube(parts)))
        case .full: return self
        }
    }

    /// The basic color of the same hue, since what a color means is in its hue; grays by their brightness. The numbers are
    /// those of red, yellow, green, cyan, blue and magenta; 8 more is the bright variant.
    private static func basic(_ color: (red: Int, green: Int, blue: Int)) -> Int {
        let (highest, lowest) = (
            max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
        )
        let spread = highest - lowest
        if highest < 64 { return 0 }
        if spread * 3 < highest { return highest < 96 ? 0 : highest < 176 ? 8 : highest < 240 ? 7 : 15 }
        // In sixths of a turn, from red.
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        let hue =
            color.red == highest
            ? (green - blue) / Double(spread)
            : color.green == highest ? 2 + (blue - red) / Double(spread) : 4 + (red - green) / Double(spread)
        let number = [1, 3, 2, 6, 4, 5][(Int(hue.rounded()) + 6) % 6]
        return highest < 176 ? number : number + 8
    }

    private static func distance(
        _ first: (red: Int, green: Int, blue: Int), _ second: (red: Int, green: Int, blue: Int)
    )
        -> Int
    {
        let (red, green, blue) = (first.red - second.red, first.green - second.green, first.blue - second.blue)
        return 2 * red * red + 4 * green * green + 3 * blue * blue
    }

    /// The index after the sixteen basic colors: 216 of a cube with these levels, then 24 grays.
    private static func nearestOfCube(_ color: (red: Int, green: Int, blue: Int)) -> Int {
        func level(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
        let levels = [0, 95, 135, 175, 215, 255]
        let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
        let gray = max(0, min(23, ((color.red + color.green + color.blue) / 3 - 3) / 10))
        let ofCube = (levels[red], levels[green], levels[blue])
        let ofRamp = (8 + 10 * gray, 8 + 10 * gray, 8 + 10 * gray)
        return distance(color, ofRamp) < distance(color, ofCube) ? 216 + gray : 36 * red + 6 * green + blue
    }

    /// Of one of the bright basic colors the other variant.
    var darker: CellColor { bits >> 24 == 2 && (9...14).contains(bits & 0xFF) ? .palette(UInt8(bits & 7)) : self }

    /// The parameters of "Select Graphic Rendition" (ECMA-48, ISO 8613-6) for this color.
    package func parameters(isBackground: Bool) -> String {
        let base = isBackground ? 40 : 30
        switch bits >> 24 {
        case 0: return "\(base + 9)"
        case 1: return "\(base + 8);2;\(parts.red);\(parts.green);\(parts.blue)"
        default:
            let index = Int(bits & 0xFF)
            return index < 8 ? "\(base + index)" : index < 16 ? "\(base + 52 + index)" : "\(base + 8);5;\(index)"
        }
    }
}
