import Formats
import Reports
import Telemetry

/// Laps over their distance as drawings.
extension LapSheet {
    /// Time lost, then each value of both laps; under the speed its difference.
    var charts: [HTML] {
        var charts = [chart("delta", "Time lost", "s", Self.tall, deltaAxis, [("s2", delta)])]
        for column in columns {
            let series = [("s1", reference), ("s2", lap)].map { name, course in
                (name, course.values[column] ?? Array(repeating: nil, count: course.times.count))
            }
            charts.append(
                chart(
                    column.rawValue, column.title, units.shown(column.signal).symbol,
                    column == .speed ? Self.tall : Self.low, axis(column), series, isStepped: column == .gear))
            guard column == .speed else { continue }
            let differences = zip(series[1].1, series[0].1).map { one, other in
                one.flatMap { one in other.map { one - $0 } }
            }
            charts.append(single("gap", "Speed difference", units.shown(column.signal).symbol, differences))
        }
        return charts
    }

    private func single(_ key: String, _ title: String, _ unit: String, _ values: [Double?]) -> HTML {
        let known = values.compactMap(\.self)
        return chart(
            key, title, unit, Self.low, Axis(min(0, known.min() ?? 0), max(0, known.max() ?? 0)), [("s2", values)])
    }

    private func chart(
        _ key: String, _ title: String, _ unit: String, _ height: Int, _ axis: Axis, _ series: [(String, [Double?])],
        isStepped: Bool = false
    ) -> HTML {
        let names = series.count == 1 ? [lap.name] : [reference.name, lap.name]
        return .element(
            "figure", ["class": "lapchart", "id": "lap-\(key)"],
            .element("figcaption", .element("h3", text: title), .element("span", ["class": "unit"], text: unit)),
            .element(
                "ul", ["class": "legend"],
                zip(series, names).map { part, name in
                    .element("li", ["class": part.0], .element("span", text: name))
                }),
            .element(
                "div", ["class": "plot"],
                drawing("\(title) over the distance", height, axis, series, isStepped: isStepped)))
    }

    private static let width = 4000

    private func drawing(
        _ label: String, _ height: Int, _ axis: Axis, _ series: [(String, [Double?])], isStepped: Bool
    ) -> HTML {
        func y(_ value: Double, _ more: Double = 0) -> String {
            Decimals.text((1 - axis.share(value)) * Double(height) + more, 1)
        }
        var parts: [HTML] = axis.lines.map { value in
            .element("line", ["class": "grid", "x1": "0", "x2": "100%", "y1": y(value), "y2": y(value)])
        }
        let end = units.shown(lengthM / 1000, .kilometres)
        // At most seven labels, which fit the narrowest page.
        let ticks = Axis(0, end / 1.6, fromZero: true)
        let places = stride(from: 0, through: end, by: ticks.step).map { ($0, Decimals.text($0 / end * 100, 3) + "%") }
        for (_, x) in places {
            parts.append(.element("line", ["class": "grid at", "x1": x, "x2": x, "y1": "0", "y2": String(height)]))
        }
        var paths = series.map { name, values in
            HTML.element(
                "path",
                [
                    "class": name, "d": Self.path(values, axis, height, isStepped),
                    "vector-effect": "non-scaling-stroke",
                ])
        }
        if series.count == 1 {
            paths.append(.element("path", ["class": "area s2", "d": Self.area(series[0].1, axis, height)]))
        }
        parts.append(
            .element(
                "svg",
                [
                    "class": "lines", "x": "0", "y": "0", "width": "100%", "height": String(height),
                    "viewBox": "0 0 \(Self.width) \(height * 4)", "preserveAspectRatio": "none",
                ], paths))
        for value in axis.lines.dropLast() {
            parts.append(
                .element("text", ["x": "-6", "y": y(value, 4), "text-anchor": "end"], text: axis.label(value)))
        }
        for (place, x) in places {
            let anchor = place > 0.92 * end ? "end" : place < 0.08 * end ? "start" : "middle"
            parts.append(
                .element(
                    "text", ["class": "at", "x": x, "y": String(height + Self.below - 5), "text-anchor": anchor],
                    text: ticks.label(place) + " " + units.shown(.kilometres).symbol))
        }
        return .element(
            "svg",
            [
                "class": "drawing", "width": "100%", "height": String(height + Self.below), "role": "img",
                "aria-label": "\(label), scale from \(axis.label(axis.low)) to \(axis.label(axis.high))",
            ], parts)
    }

    private static func path(_ values: [Double?], _ axis: Axis, _ height: Int, _ isStepped: Bool) -> String {
        var text = ""
        var last: Int?
        for (index, value) in values.enumerated() {
            guard let value else {
                last = nil
                continue
            }
            let x = index * width / max(1, values.count - 1)
            let y = Int(clamping: ((1 - min(2, max(-1, axis.share(value)))) * Double(height * 4)).rounded())
            if let last {
                if isStepped, last != y { text += "H\(x)" }
                text += "L\(x) \(y)"
            } else {
                text += "M\(x) \(y)l0 0"
            }
            last = y
        }
        return text
    }

    /// What is between a line and zero.
    private static func area(_ values: [Double?], _ axis: Axis, _ height: Int) -> String {
        func y(_ value: Double) -> Int {
            Int(clamping: ((1 - min(2, max(-1, axis.share(value)))) * Double(height * 4)).rounded())
        }
        let points = values.enumerated().map { index, value in
            "L\(index * width / max(1, values.count - 1)) \(y(value ?? 0))"
        }
        return "M0 \(y(0))" + points.joined() + "L\(width) \(y(0))Z"
    }
}
