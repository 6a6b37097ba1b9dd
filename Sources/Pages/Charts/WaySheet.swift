import Formats
import Reports
import Routes
package import Telemetry

/// The way of a trip on a map, as an SVG, which needs no script and prints well, and as data for the script.
package struct WaySheet {
    /// What is marked on the map.
    package struct Mark {
        package let time: Instant
        package let kind: ChartMark.Kind
        package let text: String
    }

    private let way: Way
    private let frame: WayFrame
    private let marks: [Mark]
    private let ground: TrackGround?
    private let units: UnitSystem
    private let clock: (Instant) -> String
    /// The first one is shown at first.
    private let colorings: [TrackColoring]

    /// Points closer than this are one in the drawing.
    private static let least = 0.4
    /// The interval of the points that the script gets, in seconds.
    private static let stepS = 1.0

    /// Nil for a way that leads nowhere.
    /// - Parameters:
    ///   - colorings: What may color it; speed if nil.
    ///   - clock: The time of day of a moment of the trip.
    init?(
        _ way: Way, marks: [Mark], ground: TrackGround?, units: UnitSystem, colorings: [TrackColoring]? = nil,
        clock: @escaping (Instant) -> String
    ) {
        guard way.points.count > 1, let frame = WayFrame(way.points.map(\.place)) else { return nil }
        self.way = way
        self.frame = frame
        self.marks = marks
        self.units = units
        self.clock = clock
        self.ground = ground
        self.colorings = colorings ?? [TrackColoring.speed(way, units)].compactMap(\.self)
    }

    // MARK: Drawing

    /// Paths of one kind of line, by its class.
    private struct Lines {
        private(set) var paths: [String: String] = [:]
        private var last: (x: Double, y: Double)?
        private var current = ""

        mutating func line(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ kind: String, ends: Bool) {
            if current != kind || last == nil {
                paths[kind, default: ""] += "M\(WaySheet.written(from.x)) \(WaySheet.written(from.y))"
                last = from
                current = kind
            }
            guard let last, ends || abs(to.x - last.x) + abs(to.y - last.y) >= WaySheet.least else { return }
            paths[kind, default: ""] += "L\(WaySheet.written(to.x)) \(WaySheet.written(to.y))"
            self.last = to
        }

        mutating func stop() { last = nil }
    }

    private static func written(_ value: Double) -> String {
        let text = Decimals.text(value, 1)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    package var content: [HTML] {
        let points = way.points
        let places = points.map { frame.point($0.place) }
        var edge = Lines()
        var gaps = Lines()
        var colored = colorings.map { _ in Lines() }
        for index in points.indices.dropFirst() {
            let (from, to) = (places[index - 1], places[index])
            if points[index].beginsSegment {
                gaps.stop()
                gaps.line(from, to, "gap", ends: true)
                edge.stop()
                for place in colored.indices { colored[place].stop() }
                continue
            }
            let isBridged = points[index].isBridged || points[index - 1].isBridged
            let next = index + 1
            // A line must reach the place where another one begins.
            func ends(_ kind: (Int) -> String) -> Bool {
                next >= points.count || points[next].beginsSegment || kind(next) != kind(index)
                    || points[next].isBridged != points[index].isBridged
            }
            let isLast = ends { _ in "" }
            edge.line(from, to, isBridged ? "edge bridged" : "edge", ends: isLast)
            let dashed = isBridged ? " bridged" : ""
            for (place, coloring) in colorings.enumerated() {
                colored[place].line(from, to, coloring.kinds[index] + dashed, ends: ends { coloring.kinds[$0] })
            }
        }
        func group(_ name: String, _ lines: Lines) -> HTML {
            .element(
                "g", ["class": name],
                lines.paths.sorted { $0.key < $1.key }.map { kind, path in
                    .element("path", ["class": kind, "d": path, "vector-effect": "non-scaling-stroke"])
                })
        }
        var parts = ground?.content ?? []
        parts += [group("gaps", gaps), group("edges", edge)]
        parts += zip(colorings, colored).map { group("coloring by-\($0.name) \($0.scale.name)", $1) }
        parts += ground?.names ?? []
        parts += marks.compactMap(drawing)
        if let first = places.first, let last = places.last {
            parts.append(marker("end", last, "End, \(clock(points[points.count - 1].time))"))
            parts.append(marker("start", first, "Start, \(clock(points[0].time))"))
        }
        let map = HTML.element(
            "svg",
            [
                "class": "ground", "viewBox": "0 0 \(Int(clamping: WayFrame.width)) \(Int(clamping: frame.height))",
                "role": "img",
                "aria-label": "Map of the trip, north is up, \(units.distance(way.lengthM / 1000))",
            ], parts)
        return [choice, .element("div", ["class": "way"], map, scale)] + [legend, data]
    }

    /// The colorings, which work without a script.
    private var choice: HTML {
        guard colorings.count > 1 else { return .group([]) }
        return .group(
            colorings.enumerated().flatMap { place, coloring -> [HTML] in
                let id = "by-\(coloring.name)"
                let input =
                    place == 0
                    ? HTML.element("input", ["type": "radio", "name": "colors", "id": id, "checked": ""])
                    : HTML.element("input", ["type": "radio", "name": "colors", "id": id])
                return [input, .element("label", ["for": id], text: coloring.label)]
            })
    }

    private func marker(_ kind: String, _ place: (x: Double, y: Double), _ text: String) -> HTML {
        let (x, y) = (Self.written(place.x), Self.written(place.y))
        let title = HTML.element("title", text: text)
        let shape: HTML =
            switch kind {
            case "end":
                .element("rect", ["x": "-8", "y": "-8", "width": "16", "height": "16"], title)
            case "event":
                .element("path", ["d": "M0 -9L9 0L0 9L-9 0Z"], title)
            case "alert":
                .element("path", ["d": "M0 -10L10 8L-10 8Z"], title)
            default: .element("circle", ["r": kind == "start" ? "9" : "6"], title)
            }
        return .element("g", ["class": "pin \(kind)", "transform": "translate(\(x) \(y))"], shape)
    }

    private func drawing(_ mark: Mark) -> HTML? {
        guard let place = place(at: mark.time) else { return nil }
        return marker(mark.kind.rawValue, place, "\(clock(mark.time)) \(mark.text)")
    }

    /// Where the car was; nil before, after, and in gaps.
    private func place(at time: Instant) -> (x: Double, y: Double)? {
        guard let after = way.points.firstIndex(where: { $0.time >= time }) else { return nil }
        let other = way.points[after]
        guard after > 0, !other.beginsSegment else { return other.time == time ? frame.point(other.place) : nil }
        let one = way.points[after - 1]
        let share = time.seconds(since: one.time) / max(1e-9, other.time.seconds(since: one.time))
        return frame.point(one.place.interpolated(to: other.place, share: share))
    }

    // MARK: Scale

    /// The length of the scale as a share of the map, and its text.
    static func scale(_ shownPerMap: Double, metric: Bool, symbol: String) -> (share: Double, text: String) {
        var length = 1.0
        while length * 5 > shownPerMap { length /= 10 }
        while length * 50 <= shownPerMap { length *= 10 }
        length = [10, 5, 2, 1].map { $0 * length }.first { $0 <= shownPerMap * 0.3 } ?? length
        let text = metric && length < 1 ? "\(Format.number(length * 1000)) m" : "\(Format.number(length)) \(symbol)"
        return (length / shownPerMap, text)
    }

    private var shownPerMap: Double { units.shown(frame.mPerUnit * WayFrame.width / 1000, .kilometres) }

    private var scale: HTML { MapPath.scale(frame, units, beside: way.points.map(\.place)) }

    // MARK: Legend

    private var legend: HTML {
        var items = colorings.map(\.legend)
        let kinds = Set(marks.map(\.kind))
        var signs = ["\u{25CB} start", "\u{25A0} end"]
        if kinds.contains(.stop) { signs.append("\u{25CF} stop") }
        if kinds.contains(.event) { signs.append("\u{25C6} event") }
        if kinds.contains(.alert) { signs.append("\u{25B2} alert") }
        items.append(.element("li", text: signs.joined(separator: ", ")))
        if way.bridgedM > 0 {
            items.append(
                .element(
                    "li",
                    text: "dashed: \(units.distance(way.bridgedM / 1000)) without reception, along a straight line"))
        }
        let gaps = way.segments.count - 1
        if gaps > 0 {
            items.append(.element("li", text: "dotted: \(Format.count(gaps, "gap")), where nothing is known"))
        }
        if way.hidesPlaces { items.append(.element("li", text: "hidden places are left out")) }
        if let attribution = ground?.attribution {
            items.append(.element("li", ["class": "soft"], text: "Map: \(attribution)"))
        }
        return .element("ul", ["class": "waylegend"], items)
    }

    // MARK: Data

    /// Times in milliseconds, and places in tenths of a unit. Where nothing is known in between, a time is negative.
    private var data: HTML {
        var (times, xs, ys): ([Int64], [Int64], [Int64]) = ([], [], [])
        var last: Instant?
        for (index, point) in way.points.enumerated() {
            let isEnd = index + 1 == way.points.count || way.points[index + 1].beginsSegment
            if let last, !point.beginsSegment, !isEnd, point.time.seconds(since: last) < Self.stepS { continue }
            let ms = Int64(clamping: (point.time.seconds(since: .zero) * 1000).rounded())
            let (x, y) = frame.point(point.place)
            if point.beginsSegment, !times.isEmpty {
                times.append(-1)
                xs.append(0)
                ys.append(0)
            }
            times.append(max(0, ms))
            xs.append(Int64(clamping: (x * 10).rounded()))
            ys.append(Int64(clamping: (y * 10).rounded()))
            last = point.time
        }
        return .data(
            id: "waydata",
            .object([
                ("count", .integer(Int64(times.count))), ("times", .string(PackedNumbers.text(times))),
                ("x", .string(PackedNumbers.text(xs))), ("y", .string(PackedNumbers.text(ys))),
                ("width", .number(WayFrame.width)), ("height", .number(frame.height)),
                ("left", .number(frame.left)), ("top", .number(frame.top)), ("side", .number(frame.side)),
                ("shown", .number(shownPerMap)), ("metric", .bool(units == .metric)),
                ("symbol", .string(units.shown(Unit.kilometres).symbol)),
            ]))
    }
}
