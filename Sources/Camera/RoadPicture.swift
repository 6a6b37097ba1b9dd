/// The picture of the simulated camera: a road that passes at the speed of a drive, with a clock that people and
/// programs can read. Planes of YUV 4:2:0.
package struct RoadPicture: Sendable {
    package let width: Int
    package let height: Int
    private var luma: [UInt8]
    private var blue: [UInt8]
    private var red: [UInt8]
    /// A row of each value.
    private let rows: [[UInt8]]

    /// - Parameters: width and height: multiples of 16, at least 320 and 180.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        luma = Array(repeating: 0, count: width * height)
        blue = Array(repeating: 128, count: width * height / 4)
        red = blue
        rows = (UInt8.min...UInt8.max).map { Array(repeating: $0, count: width) }
    }

    /// Y, Cb and Cr.
    private typealias Color = (y: UInt8, blue: UInt8, red: UInt8)
    private static let sky: Color = (190, 145, 115)
    private static let grass: Color = (110, 100, 112)
    private static let darkGrass: Color = (95, 102, 114)
    private static let asphalt: Color = (80, 128, 128)
    private static let paint: Color = (230, 128, 128)
    private static let black: Color = (16, 128, 128)
    private static let white: Color = (235, 128, 128)

    /// The bits of the clock that programs read, at the lower edge.
    package static let clockBits = 40

    /// Draws a moment and returns the three planes.
    /// - Parameters:
    ///   - distanceM: how far the car has driven.
    ///   - lines: the text, with the time.
    ///   - clockMs: the same time for programs: squares below, white for 1, the highest bit first.
    package mutating func drawn(distanceM: Double, lines: [String], clockMs: Int64) -> [UInt8] {
        let horizon = height * 2 / 5
        for row in stride(from: 0, to: horizon, by: 2) { fill(row, 0, width, Self.sky) }
        for row in stride(from: horizon, to: height, by: 2) {
            // Perspective: how far away a row is, in meters.
            let depthM = 1.2 * Double(height) / Double(row - horizon + 1)
            let place = distanceM + depthM
            fill(row, 0, width, Int(place / 10) % 2 == 0 ? Self.grass : Self.darkGrass)
            let halfWidth = Double(width) * 3.2 / depthM / 2
            let middle = Double(width) / 2
            fill(row, Int(middle - halfWidth), Int(middle + halfWidth), Self.asphalt)
            if place.truncatingRemainder(dividingBy: 12) < 5 {
                fill(row, Int(middle - halfWidth / 40), Int(middle + halfWidth / 40) + 2, Self.paint)
            }
        }
        let scale = max(2, height / 120) / 2 * 2
        for (index, line) in lines.enumerated() { write(line, 16, 16 + index * 10 * scale, scale) }
        drawBits(clockMs)
        return luma + blue + red
    }

    /// Two rows of one color, from an even row on.
    private mutating func fill(_ row: Int, _ from: Int, _ to: Int, _ color: Color) {
        let from = max(0, min(width, from)) / 2 * 2
        let to = max(0, min(width, to)) / 2 * 2
        guard from < to, row >= 0, row + 1 < height else { return }
        Self.set(&luma, row * width + from, to - from, rows[Int(color.y)])
        Self.set(&luma, (row + 1) * width + from, to - from, rows[Int(color.y)])
        let start = row / 2 * width / 2 + from / 2
        Self.set(&blue, start, (to - from) / 2, rows[Int(color.blue)])
        Self.set(&red, start, (to - from) / 2, rows[Int(color.red)])
    }

    /// Copies a row, since a loop would be too slow for thirty pictures per second in a program that is not optimized.
    private static func set(_ plane: inout [UInt8], _ start: Int, _ count: Int, _ row: [UInt8]) {
        unsafe plane.withUnsafeMutableBytes { bytes in
            guard start >= 0, count <= row.count, start + count <= bytes.count else { return }
            unsafe row.withUnsafeBytes { source in
                unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + count]).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: source[..<count]))
            }
        }
    }

    /// The size of a square of the clock, and the row at which the squares begin.
    package static func square(width: Int, height: Int) -> (size: Int, top: Int) {
        let size = width / clockBits / 2 * 2
        return (size, (height - size) / 2 * 2)
    }

    private mutating func drawBits(_ clockMs: Int64) {
        let (size, top) = Self.square(width: width, height: height)
        for bit in 0..<Self.clockBits {
            let isSet = clockMs >> Int64(Self.clockBits - 1 - bit) & 1 == 1
            for row in stride(from: top, to: top + size, by: 2) {
                fill(row, bit * size, (bit + 1) * size, isSet ? Self.white : Self.black)
            }
        }
    }

    // MARK: Text

    private mutating func write(_ text: String, _ x: Int, _ y: Int, _ scale: Int) {
        for (index, character) in text.enumerated() {
            guard let rows = Self.glyphs[character] else { continue }
            for (row, bits) in rows.enumerated() {
                for column in 0..<5 where bits >> UInt8(4 - column) & 1 == 1 {
                    let left = x + (index * 6 + column) * scale
                    for line in stride(from: 0, to: scale, by: 2) {
                        fill(y + row * scale + line, left, left + scale, Self.white)
                    }
                }
            }
        }
    }

    /// Characters of five columns and seven rows.
    private static let glyphs: [Character: [UInt8]] = [
        "0": [14, 17, 19, 21, 25, 17, 14], "1": [4, 12, 4, 4, 4, 4, 14], "2": [14, 17, 1, 2, 4, 8, 31],
        "3": [31, 2, 4, 2, 1, 17, 14], "4": [2, 6, 10, 18, 31, 2, 2], "5": [31, 16, 30, 1, 1, 17, 14],
        "6": [6, 8, 16, 30, 17, 17, 14], "7": [31, 1, 2, 4, 8, 8, 8], "8": [14, 17, 17, 14, 17, 17, 14],
        "9": [14, 17, 17, 15, 1, 2, 12], ":": [0, 4, 4, 0, 4, 4, 0], ".": [0, 0, 0, 0, 0, 12, 12],
        "-": [0, 0, 0, 31, 0, 0, 0], "k": [16, 16, 18, 20, 24, 20, 18], "m": [0, 0, 26, 21, 21, 21, 21],
        "/": [0, 1, 2, 4, 8, 16, 0], "h": [16, 16, 22, 25, 17, 17, 17],
    ]
}
