import Formats
import Telemetry

/// The line of a lap on the track, in colors: as an SVG, which the script replaces if another lap is chosen.
struct LapMap {
    /// A scale of colors, `c0` … in page.css.
    struct Scale {
        /// "map speed" or "map gain".
        let name: String
        let count: Int

        static let speed = Scale(name: "speed", count: 9)
        /// From gaining time to losing it, with nothing in the middle.
        static let gain = Scale(name: "gain", count: 7)
    }

    /// Positions in meters, seen from above; nil where unknown.
    let places: [(x: Double, y: Double)?]
    /// The place of each point on the scale, from 0 to 1.
    let shares: [Double]
    let scale: Scale
    let label: String
    /// What is at the first place.
    var start = "The line"

    static let size = 1000.0
    private static let margin = 70.0

    /// The ends of a map, so that all laps are drawn in the same place.
    struct Box {
        let (left, top, side): (Double, Double, Double)
        let (width, height): (Double, Double)

        init?(_ places: [(x: Double, y: Double)?]) {
            let known = places.compactMap(\.self)
            guard let left = known.map(\.x).min(), let right = known.map(\.x).max(), let top = known.map(\.y).min(),
                let bottom = known.map(\.y).max()
            else { return nil }
            let side = max(right - left, bottom - top)
            guard side > 1, side < 1e6 else { return nil }
            self.left = left
            self.top = top
            self.side = side
            width = right - left
            height = bottom - top
        }

        func point(_ place: (x: Double, y: Double)) -> (x: Int, y: Int) {
            let factor = (LapMap.size - 2 * LapMap.margin) / side
            return (
                Int(clamping: ((place.x - left) * factor + LapMap.margin).rounded()),
                Int(clamping: ((place.y - top) * factor + LapMap.margin).rounded())
            )
        }

        /// The view box, as wide and high as the track.
        var view: String {
            let factor = (LapMap.size - 2 * LapMap.margin) / side
            let ends = [width, height].map { Int(clamping: ($0 * factor + 2 * LapMap.margin).rounded()) }
            return "0 0 \(ends[0]) \(ends[1])"
        }
    }

    /// The drawing with its title and its scale.
    /// - Parameters:
    ///   - id: by which the script finds it; nil if it does not change.
    ///   - ends: what the ends of the scale mean.
    func figure(
        _ title: String, id: String?, in box: Box, corners: [Int] = [], ends: (low: String, high: String)
    ) -> HTML {
        let content: [HTML] = [
            .element("figcaption", .element("h3", text: title)), drawing(in: box, corners: corners),
            .element(
                "p", ["class": "scale \(scale.name)"], .element("span", text: ends.low),
                .element("b", (0..<scale.count).map { .element("i", ["class": "c\($0)"]) }),
                .element("span", text: ends.high)),
        ]
        guard let id else { return .element("figure", content) }
        return .element("figure", ["class": "mapped", "id": id], content)
    }

    /// - Parameters:
    ///   - box: Of all laps.
    ///   - corners: the slowest points of corners, as indices of `places`.
    func drawing(in box: Box, corners: [Int] = []) -> HTML {
        let points = places.map { $0.map(box.point) }
        var lines = Array(repeating: "", count: scale.count)
        var whole = ""
        var last: Int?
        for index in points.indices.dropFirst() {
            guard let from = points[index - 1], let to = points[index] else {
                last = nil
                continue
            }
            let color = max(0, min(scale.count - 1, Int(clamping: shares[index] * Double(scale.count))))
            if last != color { lines[color] += "M\(from.x) \(from.y)" }
            lines[color] += "L\(to.x) \(to.y)"
            whole += last == nil ? "M\(from.x) \(from.y)L\(to.x) \(to.y)" : "L\(to.x) \(to.y)"
            last = color
        }
        var parts: [HTML] = [.element("path", ["class": "edge", "d": whole])]
        for (color, line) in lines.enumerated() where !line.isEmpty {
            parts.append(.element("path", ["class": "c\(color)", "d": line]))
        }
        if let start = points.first ?? nil {
            parts.append(
                .element(
                    "circle", ["class": "start", "cx": String(start.x), "cy": String(start.y), "r": "12"],
                    .element("title", text: self.start)))
        }
        let middle = (x: box.width / 2 + box.left, y: box.height / 2 + box.top)
        for (number, index) in corners.enumerated() where places.indices.contains(index) {
            guard let place = places[index] else { continue }
            // Beside the line, away from the middle of the track.
            let (x, y) = box.point(place)
            let (dx, dy) = (place.x - middle.x, place.y - middle.y)
            let size = max(1e-9, (dx * dx + dy * dy).squareRoot())
            parts.append(
                .element(
                    "text",
                    [
                        "class": "turn", "x": Decimals.text(Double(x) + dx / size * 45, 0),
                        "y": Decimals.text(Double(y) + dy / size * 45 + 14, 0), "text-anchor": "middle",
                    ], text: "\(number + 1)"))
        }
        return .element(
            "svg",
            [
                "class": "map \(scale.name)", "viewBox": box.view, "role": "img", "aria-label": label,
            ], parts)
    }
}
