import Formats
import Telemetry

/// Single values over time or the hours of a day, with their median and the band in which nine of ten are.
struct DotChart {
    struct Dot {
        /// From 0 at the left to 1 at the right.
        let share: Double
        let value: Double
        /// "24 Nov 2026 06:22: 7.1 L/100 km".
        let text: String
        var url: String?
        /// The color, from 0.
        var series = 0
    }

    /// What happened at a moment: a repair, the begin of a change.
    struct Note {
        let share: Double
        let text: String
    }

    /// The usual values, such as those of a baseline; instead of median and band of the dots.
    struct Band {
        let low: Double
        let high: Double
        let middle: Double
        let text: String
    }

    let title: String
    let unit: String
    let dots: [Dot]
    var notes: [Note] = []
    /// Below the chart, from 0 to 1.
    var ticks: [(share: Double, text: String)] = []
    var band: Band?
    /// Whether many dots have the band of their own values.
    var hasBand = true
    /// The names of the colors; empty for one.
    var names: [String] = []

    private static let plotHeight = 150
    private static let height = 172
    /// The band leaves out as many of a hundred at each end.
    private static let outside = 0.05
    /// Fewer have no band.
    private static let minBandDots = 10

    var figure: HTML {
        let values = dots.map(\.value)
        let shown = band ?? (hasBand ? Self.band(values) : nil)
        let all = values + (shown.map { [$0.low, $0.high] } ?? [])
        let missing = max(0, MinimumSpan.of(unit) - ((all.max() ?? 0) - (all.min() ?? 0))) / 2
        let low = (all.min() ?? 0) - missing
        let axis = Axis((all.min() ?? 0) >= 0 ? max(0, low) : low, (all.max() ?? 1) + missing)
        let isLinked = dots.contains { $0.url != nil }
        let legend = names.enumerated().map { place, name in
            HTML.element("li", ["class": "s\(place % 6 + 1)"], .element("span", text: name))
        }
        var parts: [HTML] = [
            .element("figcaption", .element("h3", text: title), .element("span", ["class": "unit"], text: unit))
        ]
        if names.count > 1 { parts.append(.element("ul", ["class": "legend"], legend)) }
        parts.append(
            .element(
                "svg",
                [
                    "class": "drawing bars dots", "width": "100%", "height": String(Self.height),
                    "role": isLinked ? "group" : "img",
                    "aria-label": "\(title), \(dots.count) values"
                        + (shown.map { ", \($0.text)" } ?? "") + " \(unit)",
                ], drawing(axis, shown)))
        if let shown { parts.append(.element("p", ["class": "soft small-text"], text: Format.capitalized(shown.text))) }
        if !notes.isEmpty {
            parts.append(
                .element("ol", ["class": "notes"], notes.map { .element("li", text: $0.text) }))
        }
        return .element("figure", parts)
    }

    /// Nil of few values.
    private static func band(_ values: [Double]) -> Band? {
        guard values.count >= minBandDots else { return nil }
        let sorted = values.sorted()
        func quantile(_ share: Double) -> Double { sorted[Int(clamping: (share * Double(sorted.count - 1)).rounded())] }
        let (low, high, middle) = (quantile(outside), quantile(1 - outside), quantile(0.5))
        return Band(
            low: low, high: high, middle: middle,
            text: "median \(Format.number(middle)), nine of ten from \(Format.number(low)) to \(Format.number(high))")
    }

    private func drawing(_ axis: Axis, _ band: Band?) -> [HTML] {
        func y(_ value: Double) -> String {
            Decimals.text((1 - min(1, max(0, axis.share(value)))) * Double(Self.plotHeight), 1)
        }
        func x(_ share: Double) -> String { Decimals.text(min(1, max(0, share)) * 100, 3) + "%" }
        var parts: [HTML] = []
        if let band {
            let height = (axis.share(band.high) - axis.share(band.low)) * Double(Self.plotHeight)
            parts.append(
                .element(
                    "rect",
                    [
                        "class": "band", "x": "0", "width": "100%", "y": y(band.high),
                        "height": Decimals.text(max(1, height), 1),
                    ]))
        }
        for value in axis.lines {
            parts.append(.element("line", ["class": "grid", "x1": "0", "x2": "100%", "y1": y(value), "y2": y(value)]))
        }
        if let band {
            parts.append(
                .element(
                    "line", ["class": "median", "x1": "0", "x2": "100%", "y1": y(band.middle), "y2": y(band.middle)]))
        }
        for (number, note) in notes.enumerated() {
            let place = x(note.share)
            parts.append(
                .element("line", ["class": "note", "x1": place, "x2": place, "y1": "0", "y2": "\(Self.plotHeight)"]))
            parts.append(
                .element(
                    "text",
                    [
                        "class": "note", "x": place, "dx": note.share > 0.95 ? "-4" : "4", "y": "12",
                        "text-anchor": note.share > 0.95 ? "end" : "start",
                    ], text: "\(number + 1)"))
        }
        for dot in dots {
            let circle = HTML.element(
                "circle", ["class": "s\(dot.series % 6 + 1)", "cx": x(dot.share), "cy": y(dot.value), "r": "3.5"],
                .element("title", text: dot.text))
            parts.append(
                dot.url.map { .element("a", ["href": $0, "tabindex": "-1", "aria-label": dot.text], circle) } ?? circle)
        }
        for value in axis.lines.dropLast() {
            let place = Decimals.text((1 - axis.share(value)) * Double(Self.plotHeight) + 4, 1)
            parts.append(.element("text", ["x": "-6", "y": place, "text-anchor": "end"], text: axis.label(value)))
        }
        for tick in ticks {
            let anchor = tick.share > 0.96 ? "end" : "middle"
            parts.append(
                .element(
                    "text", ["x": x(tick.share), "y": String(Self.height - 5), "text-anchor": anchor], text: tick.text))
        }
        return parts
    }
}
