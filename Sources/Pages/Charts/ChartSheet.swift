import Formats
import Telemetry

/// A mark on the time axis of all charts: a driving event or an alert.
package struct ChartMark: Sendable {
    package enum Kind: String, Sendable {
        case alert, event, stop
        /// A drift through a bend to this side.
        case left, right

        /// Whether it is as high as the chart.
        var isTall: Bool { self == .alert || self == .left || self == .right }
    }

    package let fromMs: Int64
    package let toMs: Int64
    package let kind: Kind
    package let text: String

    package init(fromMs: Int64, toMs: Int64, kind: Kind, text: String) {
        self.fromMs = fromMs
        self.toMs = toMs
        self.kind = kind
        self.text = text
    }
}

/// Charts over the time of one trip: as SVG, which needs no script and prints well, and as data for the script.
package struct ChartSheet: Sendable {
    let charts: [Chart]
    let marks: [ChartMark]
    let endMs: Int64
    let clock: ChartClock

    package init(charts: [Chart], marks: [ChartMark], endMs: Int64, clock: ChartClock) {
        self.charts = charts
        self.marks = marks
        self.endMs = max(1, endMs)
        self.clock = clock
    }

    /// In pixels; also in page.css and page.js.
    static let plotHeight = 110
    static let height = 130

    // MARK: SVG

    /// The chart as a figure.
    /// - Parameter table: what is behind the chart.
    package func figure(_ index: Int, table: [HTML]) -> HTML {
        let chart = charts[index]
        let legend = chart.series.enumerated().map { place, series in
            HTML.element("li", ["class": "s\(place % 6 + 1)"], .element("span", text: series.name))
        }
        return .element(
            // The title is name enough for a single line.
            "figure", ["class": chart.series.count > 1 ? "chart" : "chart single"],
            .element(
                "figcaption", .element("h3", text: chart.title), .element("span", ["class": "unit"], text: chart.unit)),
            .element("ul", ["class": "legend"], legend),
            Self.scale(chart), .element("div", ["class": "plot"], drawing(chart, marks(on: index))),
            .element("details", [.element("summary", text: "Table")] + table))
    }

    /// A city drive has so many stops that they would hide other charts.
    private func marks(on index: Int) -> [ChartMark] { index == 0 ? marks : marks.filter { $0.kind != .stop } }

    private func drawing(_ chart: Chart, _ marks: [ChartMark]) -> HTML {
        let range =
            "\(chart.title), \(clock.label(0)) to \(clock.label(endMs)), scale from \(chart.axis.label(chart.axis.low)) to "
            + "\(chart.axis.label(chart.axis.high)) \(chart.unit)"
        var parts: [HTML] = []
        for value in chart.axis.lines {
            let y = Self.y(chart.axis, value)
            parts.append(.element("line", ["class": "grid", "x1": "0", "x2": "100%", "y1": y, "y2": y]))
        }
        let ticks = clock.ticks(endMs: endMs, count: 5)
        for time in ticks.times {
            let x = percent(time)
            parts.append(
                .element("line", ["class": "grid", "x1": x, "x2": x, "y1": "0", "y2": String(Self.plotHeight)]))
        }
        parts += marks.map { mark in
            let share = Double(mark.toMs - mark.fromMs) / Double(endMs) * 100
            return .element(
                "rect",
                [
                    "class": "mark " + mark.kind.rawValue, "x": percent(mark.fromMs), "y": "0",
                    "width": Decimals.text(max(0.25, min(100, share)), 2) + "%",
                    "height": mark.kind.isTall ? String(Self.plotHeight) : "6",
                ], .element("title", text: "\(clock.label(mark.fromMs, hasSeconds: true)) \(mark.text)"))
        }
        let paths = chart.series.enumerated().map { place, series in
            HTML.element(
                "path",
                [
                    "class": "s\(place % 6 + 1)", "d": ChartPath.text(series, axis: chart.axis, endMs: endMs),
                    "vector-effect": "non-scaling-stroke",
                ])
        }
        let width = ChartPath.columns * ChartPath.unitsPerColumn
        parts.append(
            .element(
                "svg",
                [
                    "class": "lines", "x": "0", "y": "0", "width": "100%", "height": String(Self.plotHeight),
                    "viewBox": "0 0 \(width) \(Int(clamping: ChartPath.height))", "preserveAspectRatio": "none",
                ], paths))
        for time in ticks.times {
            let isLast = Double(time) > 0.92 * Double(endMs)
            parts.append(
                .element(
                    "text",
                    [
                        "x": percent(time), "y": String(Self.height - 5),
                        "text-anchor": isLast ? "end" : Double(time) < 0.08 * Double(endMs) ? "start" : "middle",
                    ], text: clock.label(time, hasSeconds: ticks.hasSeconds)))
        }
        return .element(
            "svg",
            [
                "class": "drawing", "width": "100%", "height": String(Self.height), "role": "img", "aria-label": range,
            ], parts)
    }

    /// The labels of the axis, beside the plot. The uppermost is left out where it would touch the title.
    private static func scale(_ chart: Chart) -> HTML {
        let labels = chart.axis.lines.dropLast().map { value in
            HTML.element(
                "text", ["x": "100%", "y": y(chart.axis, value, 4), "text-anchor": "end"],
                text: chart.axis.label(value))
        }
        return .element(
            "svg", ["class": "axis", "width": "100%", "height": String(height), "aria-hidden": "true"], labels)
    }

    /// The height of a value, in pixels.
    private static func y(_ axis: Axis, _ value: Double, _ more: Double = 0) -> String {
        Decimals.text((1 - axis.share(value)) * Double(plotHeight) + more, 1)
    }

    private func percent(_ milliseconds: Int64) -> String {
        Decimals.text(Double(milliseconds) / Double(endMs) * 100, 3) + "%"
    }

    // MARK: Data

    /// What the script draws: each sample, so that it can zoom in to any of them.
    package var data: HTML {
        var times: [Int64] = []
        for time in charts.flatMap({ $0.series.flatMap(\.times) }).sorted() where time != times.last {
            times.append(time)
        }
        return .data(
            id: "data",
            .object([
                ("end", .integer(endMs)), ("elapsed", clock.isElapsed ? .bool(true) : nil),
                (
                    "clock",
                    .array(clock.parts.map { .array([.integer($0.fromMs), .number($0.secondsOfDay)]) })
                ),
                ("times", .string(PackedNumbers.text(times))),
                ("marks", .array(marks.map(Self.json))),
                ("charts", .array(charts.map { json($0, times) })),
            ]))
    }

    private static func json(_ mark: ChartMark) -> JSON {
        .array([.integer(mark.fromMs), .integer(mark.toMs), .string(mark.kind.rawValue), .string(mark.text)])
    }

    /// Where times are among all of them. Both are ascending.
    private static func places(of times: [Int64], in all: [Int64]) -> [Int64] {
        var place = 0
        return times.map { time in
            while place < all.count - 1, all[place] < time { place += 1 }
            return Int64(place)
        }
    }

    private func json(_ chart: Chart, _ times: [Int64]) -> JSON {
        .object([
            ("title", .string(chart.title)), ("unit", .string(chart.unit)), ("low", .number(chart.axis.low)),
            ("high", .number(chart.axis.high)), ("step", .number(chart.axis.step)),
            ("decimals", .integer(Int64(chart.axis.decimals))),
            (
                "series",
                .array(
                    chart.series.map { series in
                        let resolution = Resolution(series.values)
                        return .object([
                            ("name", .string(series.name)), ("signal", .string(series.signal)),
                            ("gap", .integer(series.gapMs)),
                            ("stepped", series.isStepped ? .bool(true) : nil),
                            ("count", .integer(Int64(series.times.count))),
                            ("base", .number(resolution.base)), ("size", .number(resolution.step)),
                            ("times", .string(PackedNumbers.text(Self.places(of: series.times, in: times)))),
                            ("values", .string(PackedNumbers.text(series.values.map(resolution.code)))),
                        ])
                    })
            ),
        ])
    }
}
