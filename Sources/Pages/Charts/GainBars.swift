import Formats
import Telemetry

/// What was lost (up) and gained (down) along a route or lap, a bar for each part.
struct GainBars {
    struct Part {
        let value: Double
        let text: String
    }

    let title: String
    let unit: String
    let parts: [Part]
    /// What is at the left and right end.
    let ends: (String, String)

    private static let plotHeight = 110
    private static let height = 132

    var figure: HTML {
        let most = max(0.1, parts.map { abs($0.value) }.max() ?? 0)
        let axis = Axis(-most, most)
        func y(_ value: Double) -> Double { (1 - axis.share(value)) * Double(Self.plotHeight) }
        func percent(_ place: Double) -> String { Decimals.text(place / Double(max(1, parts.count)) * 100, 3) + "%" }
        var drawn: [HTML] = axis.lines.map { value in
            let place = Decimals.text(y(value), 1)
            return .element("line", ["class": "grid", "x1": "0", "x2": "100%", "y1": place, "y2": place])
        }
        for (index, part) in parts.enumerated() where part.value != 0 {
            let (top, bottom) = (y(max(0, part.value)), y(min(0, part.value)))
            drawn.append(
                .element(
                    "rect",
                    [
                        "class": part.value > 0 ? "lost" : "gained", "x": percent(Double(index) + 0.1),
                        "width": percent(0.8), "y": Decimals.text(top, 1),
                        "height": Decimals.text(max(1, bottom - top), 1),
                    ], .element("title", text: part.text)))
        }
        for value in axis.lines.dropLast() {
            drawn.append(
                .element(
                    "text", ["x": "-6", "y": Decimals.text(y(value) + 4, 1), "text-anchor": "end"],
                    text: (value > 0 ? "+" : "") + axis.label(value)))
        }
        let bottom = String(Self.height - 5)
        drawn.append(.element("text", ["x": "0", "y": bottom], text: ends.0))
        drawn.append(.element("text", ["x": "100%", "y": bottom, "text-anchor": "end"], text: ends.1))
        return .element(
            "figure",
            .element("figcaption", .element("h3", text: title), .element("span", ["class": "unit"], text: unit)),
            .element(
                "svg",
                [
                    "class": "drawing bars", "width": "100%", "height": String(Self.height), "role": "img",
                    "aria-label": "\(title), \(parts.count) parts, up to \(axis.label(axis.high)) \(unit)",
                ], drawn))
    }
}
