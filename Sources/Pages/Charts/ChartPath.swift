import Telemetry

/// A line of a chart as the path of an SVG: in each of a thousand columns the first, least, greatest and last value, so
/// that no peak is lost, however many samples there are.
enum ChartPath {
    static let columns: Int64 = 1000
    /// The units of the drawing per column, and its height in the same units.
    static let unitsPerColumn: Int64 = 4
    static let height = 720.0

    /// - Parameter endMs: the right end of the drawing.
    static func text(_ series: ChartSeries, axis: Axis, endMs: Int64) -> String {
        let width = columns * unitsPerColumn
        let end = max(1, endMs)
        func y(_ value: Double) -> Int64 {
            Int64(clamping: ((1 - min(2, max(-1, axis.share(value)))) * height).rounded())
        }
        var writer = Writer()
        var index = 0
        let (times, values) = (series.times, series.values)
        // With fewer samples than columns each has its exact place.
        let isSparse = Int64(times.count) <= columns
        while index < times.count {
            let start = index
            let column = max(0, times[start]) * columns / end
            var (low, high) = (values[start], values[start])
            index += 1
            // Without a division, which would cost more than all else.
            while !isSparse, index < times.count, times[index] * columns < (column + 1) * end,
                times[index] - times[index - 1] <= series.gapMs
            {
                low = min(low, values[index])
                high = max(high, values[index])
                index += 1
            }
            let x = isSparse ? max(0, times[start]) * width / end : column * unitsPerColumn
            let isGap = start == 0 || times[start] - times[start - 1] > series.gapMs
            if !isGap, series.isStepped { writer.line(x, y(values[start - 1])) }
            writer.point(x, y(values[start]), begins: isGap)
            if index > start + 1 {
                for value in [low, high, values[index - 1]] { writer.line(x, y(value)) }
            }
        }
        return writer.text
    }

    /// Writes relative coordinates, which are short and repeat themselves.
    private struct Writer {
        private var bytes: [UInt8] = []
        private var last: (x: Int64, y: Int64) = (0, 0)

        var text: String { String(decoding: bytes, as: UTF8.self) }

        mutating func point(_ x: Int64, _ y: Int64, begins: Bool) {
            guard begins else { return line(x, y) }
            // A line without length is drawn as a point, in case that no other follows.
            bytes += "M\(x) \(y)l0 0".utf8
            last = (x, y)
        }

        mutating func line(_ x: Int64, _ y: Int64) {
            guard (x, y) != last else { return }
            write(x - last.x)
            write(y - last.y)
            last = (x, y)
        }

        /// Writes a number after a space, or after its sign.
        private mutating func write(_ number: Int64) {
            bytes.append(UInt8(ascii: number < 0 ? "-" : " "))
            var rest = number.magnitude
            var divisor: UInt64 = 1
            while rest / divisor > 9 { divisor *= 10 }
            while divisor > 0 {
                bytes.append(UInt8(ascii: "0") + UInt8(rest / divisor))
                rest %= divisor
                divisor /= 10
            }
        }
    }
}
