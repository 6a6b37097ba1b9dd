import Formats
import Reports
import Telemetry

/// Differences in percent with their intervals below each other: what does not touch the line in the middle is more than
/// chance.
struct ForestPlot {
    let changes: [CompareReport.Change]

    private static let rowHeight = 46
    /// Wider intervals are cut off, in percent.
    private static let maxPercent = 60.0

    var figure: HTML {
        let most = changes.map { max(abs($0.interval.lowerBound), abs($0.interval.upperBound)) }.max() ?? 1
        let axis = Axis(-min(most, Self.maxPercent), min(most, Self.maxPercent))
        func x(_ value: Double) -> String { Decimals.text(min(1, max(0, axis.share(value))) * 100, 3) + "%" }
        let bottom = changes.count * Self.rowHeight
        var parts: [HTML] = axis.lines.flatMap { value -> [HTML] in
            let place = x(value)
            let share = axis.share(value)
            return [
                .element(
                    "line",
                    [
                        "class": abs(value) < axis.step / 2 ? "zero" : "grid", "x1": place, "x2": place, "y1": "0",
                        "y2": "\(bottom)",
                    ]),
                .element(
                    "text",
                    [
                        "x": place, "y": "\(bottom + 16)",
                        "text-anchor": share < 0.05 ? "start" : share > 0.95 ? "end" : "middle",
                    ], text: (value > axis.step / 2 ? "+" : "") + axis.label(value) + "%"),
            ]
        }
        for (row, change) in changes.enumerated() {
            let y = row * Self.rowHeight + 32
            let kind = change.isSignificant ? (change.percent < 0 ? "less" : "more") : "chance"
            parts.append(.element("text", ["class": "name", "x": "0", "y": "\(y - 14)"], text: change.name))
            parts.append(
                .element(
                    "g", ["class": kind],
                    .element(
                        "line",
                        [
                            "x1": x(change.interval.lowerBound), "x2": x(change.interval.upperBound), "y1": "\(y)",
                            "y2": "\(y)",
                        ]),
                    .element("circle", ["cx": x(change.percent), "cy": "\(y)", "r": "6"]),
                    .element(
                        "title",
                        text: "\(change.name): \(Self.signed(change.percent)), from "
                            + "\(Self.signed(change.interval.lowerBound)) to \(Self.signed(change.interval.upperBound))"
                    )))
        }
        return .element(
            "figure", ["class": "forest"],
            .element(
                "figcaption", .element("h3", text: "B against A"),
                .element("span", ["class": "unit"], text: "with 99% intervals")),
            .element(
                "svg",
                [
                    "class": "drawing", "width": "100%", "height": "\(bottom + 22)", "role": "img",
                    "aria-label": "\(Format.count(changes.count, "difference")) in percent with 99% intervals",
                ], parts))
    }

    private static func signed(_ percent: Double) -> String { Format.signed(percent, 1) + "%" }
}
