import Formats

/// A bar for each day, week or month, which may be made of parts. It is small enough to need no script.
struct BarChart {
    struct Bar {
        /// "2 Nov", below the bar.
        let label: String
        /// In the order of `names`; nil if unknown.
        let parts: [Double]?
        /// "2 November 2026: 12.4 km".
        let text: String
        /// Where it leads to.
        var url: String?

        init(label: String, value: Double?, text: String, url: String? = nil) {
            self.init(label: label, parts: value.map { [$0] }, text: text, url: url)
        }

        init(label: String, parts: [Double]?, text: String, url: String? = nil) {
            self.label = label
            self.text = text
            self.url = url
            self.parts = parts.flatMap { parts in parts.allSatisfy { abs($0) < 1e12 } ? parts : nil }
        }

        var value: Double? { parts?.reduce(0, +) }
    }

    let title: String
    let unit: String
    /// What the parts are called; empty for bars of one part.
    var names: [String] = []
    let bars: [Bar]

    private static let plotHeight = 120
    private static let height = 142
    private static let maxLabels = 6
    /// Fewer bars are as narrow as these, in the middle: one month alone is no wall.
    private static let minSlots = 6

    var figure: HTML {
        let axis = Axis(0, bars.compactMap(\.value).max() ?? 0, fromZero: true)
        let legend: HTML =
            names.count > 1
            ? .element(
                "ul", ["class": "legend"],
                names.enumerated().map { place, name in
                    .element("li", ["class": "s\(place % 6 + 1)"], .element("span", text: name))
                }) : .group([])
        let isLinked = bars.contains { $0.url != nil }
        return .element(
            "figure",
            .element("figcaption", .element("h3", text: title), .element("span", ["class": "unit"], text: unit)),
            legend,
            .element(
                "svg",
                [
                    "class": "drawing bars", "width": "100%", "height": String(Self.height),
                    "role": isLinked ? "group" : "img",
                    "aria-label": "\(title), \(bars.count) bars, up to \(axis.label(axis.high)) \(unit)",
                ], Self.grid(axis) + bars.indices.flatMap { bar($0, axis) } + labels))
    }

    private static func y(_ axis: Axis, _ value: Double) -> Double { (1 - axis.share(value)) * Double(plotHeight) }

    private var slots: Int { max(Self.minSlots, bars.count) }

    private func percent(width: Double) -> String { Decimals.text(width / Double(slots) * 100, 3) + "%" }

    private func percent(place: Double) -> String { percent(width: place + Double(slots - bars.count) / 2) }

    private static func grid(_ axis: Axis) -> [HTML] {
        let lines = axis.lines.map { value -> HTML in
            let place = Decimals.text(y(axis, value), 1)
            return .element("line", ["class": "grid", "x1": "0", "x2": "100%", "y1": place, "y2": place])
        }
        let labels = axis.lines.dropLast().map { value -> HTML in
            .element(
                "text", ["x": "-6", "y": Decimals.text(y(axis, value) + 4, 1), "text-anchor": "end"],
                text: axis.label(value))
        }
        return lines + labels
    }

    private func bar(_ index: Int, _ axis: Axis) -> [HTML] {
        let bar = bars[index]
        guard let parts = bar.parts, let value = bar.value, value > 0 else { return [] }
        var base = 0.0
        var rects: [HTML] = []
        for (place, part) in parts.enumerated() where part > 0 {
            let (top, bottom) = (Self.y(axis, base + part), Self.y(axis, base))
            base += part
            rects.append(
                .element(
                    "rect",
                    [
                        "class": "bar s\(place % 6 + 1)", "x": percent(place: Double(index) + 0.1),
                        "width": percent(width: 0.8),
                        "y": Decimals.text(top, 1), "height": Decimals.text(bottom - top, 1),
                    ], .element("title", text: bar.text)))
        }
        guard let url = bar.url else { return rects }
        // The table has the same links, for the keyboard.
        return [.element("a", ["href": url, "tabindex": "-1", "aria-label": bar.text], rects)]
    }

    private var labels: [HTML] {
        let step = (bars.count + Self.maxLabels - 1) / Self.maxLabels
        let shown = Array(stride(from: 0, to: bars.count, by: max(1, step)))
        return zip(shown, Self.short(shown.map { bars[$0].label })).map { index, label in
            // The outermost labels must not be cut off.
            let anchor =
                bars.count < slots ? "middle" : index == 0 ? "start" : index == bars.count - 1 ? "end" : "middle"
            let place = anchor == "start" ? 0 : anchor == "end" ? 1 : 0.5
            return .element(
                "text",
                ["x": percent(place: Double(index) + place), "y": String(Self.height - 5), "text-anchor": anchor],
                text: label)
        }
    }

    /// "2 Nov", "9", "16": a month is named once, or labels touch each other on a phone.
    static func short(_ labels: [String]) -> [String] {
        labels.enumerated().map { index, label in
            let words = label.split(separator: " ")
            guard index > 0, words.count == 2, labels[index - 1].hasSuffix(" " + words[1]) else { return label }
            return String(words[0])
        }
    }
}
