import Formats

/// One value for each day, week or month, as bars. It is small enough to need no script.
struct BarChart {
    struct Bar {
        /// "2 Nov", below the bar.
        let label: String
        /// Nil if unknown.
        let value: Double?
        /// "2 November 2026: 12.4 km".
        let text: String

        init(label: String, value: Double?, text: String) {
            (self.label, self.text) = (label, text)
            self.value = value.flatMap { abs($0) < 1e12 ? $0 : nil }
        }
    }

    let title: String
    let unit: String
    let bars: [Bar]

    private static let plotHeight = 120
    private static let height = 142
    private static let mostLabels = 6

    var figure: HTML {
        let axis = Axis(0, bars.compactMap(\.value).max() ?? 0, fromZero: true)
        func y(_ value: Double) -> Double { (1 - axis.share(value)) * Double(Self.plotHeight) }
        func percent(_ place: Double) -> String { Decimals.text(place / Double(bars.count) * 100, 3) + "%" }
        var parts: [HTML] = axis.lines.map { value in
            let place = Decimals.text(y(value), 1)
            return .element("line", ["class": "grid", "x1": "0", "x2": "100%", "y1": place, "y2": place])
        }
        for (index, bar) in bars.enumerated() {
            guard let value = bar.value, value > 0 else { continue }
            parts.append(
                .element(
                    "rect",
                    [
                        "class": "bar", "x": percent(Double(index) + 0.1), "width": percent(0.8),
                        "y": Decimals.text(y(value), 1), "height": Decimals.text(Double(Self.plotHeight) - y(value), 1),
                    ], .element("title", text: bar.text)))
        }
        for value in axis.lines.dropLast() {
            parts.append(
                .element(
                    "text", ["x": "-6", "y": Decimals.text(y(value) + 4, 1), "text-anchor": "end"],
                    text: axis.label(value)))
        }
        let step = (bars.count + Self.mostLabels - 1) / Self.mostLabels
        for index in stride(from: 0, to: bars.count, by: max(1, step)) {
            // The outermost labels must not be cut off.
            let anchor = bars.count < 4 ? "middle" : index == 0 ? "start" : index == bars.count - 1 ? "end" : "middle"
            let place = anchor == "start" ? 0 : anchor == "end" ? 1 : 0.5
            parts.append(
                .element(
                    "text",
                    ["x": percent(Double(index) + place), "y": String(Self.height - 5), "text-anchor": anchor],
                    text: bars[index].label))
        }
        return .element(
            "figure",
            .element("figcaption", .element("h3", text: title), .element("span", ["class": "unit"], text: unit)),
            .element(
                "svg",
                [
                    "class": "drawing bars", "width": "100%", "height": String(Self.height), "role": "img",
                    "aria-label": "\(title), \(bars.count) bars, up to \(axis.label(axis.high)) \(unit)",
                ], parts))
    }
}
