import Formats
import Reports
import Telemetry
import Trips

/// Laps over their distance, two of them at a time: as SVG, which needs no script, and as data for the script, which shows
/// any two of them.
struct LapSheet {
    /// More points than this are not put into a page.
    private static let mostPoints = 60_000
    private static let mostPointsOfALap = 6000
    /// In pixels; also in page.js.
    private static let (tall, low, below) = (180, 100, 22)
    /// How far a gain is measured at each point, in points before and behind it.
    static let reach = 5

    let courses: [LapCourse]
    /// The lap and the reference that are drawn, as indices of `courses`.
    let pair: (lap: Int, reference: Int)
    private let units: UnitSystem
    private let lengthM: Double
    private let box: LapMap.Box?

    /// - Parameters:
    ///   - laps: with their names, in their order.
    ///   - pair: the lap and the reference that are shown first, as indices of `laps`. Laps that cannot be compared with the
    ///     reference are left out.
    init?(_ laps: [(name: String, trace: LapTrace)], pair: (lap: Int, reference: Int), units: UnitSystem) {
        let reference = laps[pair.reference].trace
        guard reference.isWhole else { return nil }
        lengthM = reference.lengthM
        let count = max(50, min(Self.mostPointsOfALap, Int(clamping: (lengthM / LapTrace.gridM).rounded() + 1)))
        var kept = laps.indices.filter { (try? LapDelta(laps[$0].trace, against: reference)) != nil }
        guard kept.contains(pair.lap) else { return nil }
        let most = max(2, Self.mostPoints / count)
        if kept.count > most {
            let fastest = kept.sorted { laps[$0].trace.lap.timeS < laps[$1].trace.lap.timeS }.prefix(most - 2)
            kept = Set(fastest).union([pair.lap, pair.reference]).sorted()
        }
        courses = kept.map { LapCourse(laps[$0].name, laps[$0].trace, count: count, units: units) }
        guard let lap = kept.firstIndex(of: pair.lap), let other = kept.firstIndex(of: pair.reference) else {
            return nil
        }
        (self.pair, self.units) = ((lap, other), units)
        box = LapMap.Box(courses.flatMap(Self.places))
    }

    private var lap: LapCourse { courses[pair.lap] }
    private var reference: LapCourse { courses[pair.reference] }

    // MARK: What is drawn

    /// The columns that some lap has and that change.
    private var columns: [LapColumn] {
        LapColumn.drawn.filter { column in
            let all = courses.compactMap { $0.values[column] }.joined().compactMap(\.self)
            return all.first.map { first in all.contains { $0 != first } } ?? false
        }
    }

    /// Of all laps, so that it stays when another lap is chosen.
    private func axis(_ column: LapColumn) -> Axis {
        let all = courses.compactMap { $0.values[column] }.joined().compactMap(\.self)
        let (least, most) = (all.min() ?? 0, all.max() ?? 0)
        // Room for the line of the highest gear.
        let top = column == .gear ? most + 0.5 : most
        return column == .steering ? Axis(least, most) : Axis(min(0, least), top)
    }

    /// The time lost by the lap, in seconds.
    private var delta: [Double] { zip(lap.times, reference.times).map { Double($0 - $1) / 1000 } }

    private var deltaAxis: Axis { Axis(min(0, delta.min() ?? 0), max(0, delta.max() ?? 0)) }

    /// The charts, the maps and the table of the minisectors.
    var content: [HTML] {
        var content: [HTML] = [.element("p", ["class": "pair"], text: sentence)]
        content.append(chart("delta", "Time lost", "s", Self.tall, deltaAxis, [("s2", delta)]))
        for column in columns {
            let series = [("s1", reference), ("s2", lap)].map { name, course in
                (name, course.values[column] ?? Array(repeating: nil, count: course.times.count))
            }
            content.append(
                chart(
                    column.rawValue, column.title, units.shown(column.signal).symbol,
                    column == .speed ? Self.tall : Self.low, axis(column), series, isStepped: column == .gear))
        }
        let maps = self.maps
        if !maps.isEmpty { content.append(.element("div", ["class": "maps"], maps)) }
        content.append(sectorTable)
        content.append(data)
        return content
    }

    /// "Lap 4 (0:52.125) is 0.625 s slower than lap 2 (0:51.500)."
    private var sentence: String {
        let ms = (lap.sectorEndsMs.last ?? 0) - (reference.sectorEndsMs.last ?? 0)
        let names = [lap, reference].map { "\($0.name) (\(LapReport.time($0.trace.lap.timeS)))" }
        if ms == 0 { return "\(names[0]) is as fast as \(Format.lowercased(names[1]))." }
        return "\(names[0]) is \(Format.fixed(Double(abs(ms)) / 1000, 3)) s \(ms > 0 ? "slower" : "faster") than "
            + "\(Format.lowercased(names[1]))."
    }

    private var sectorTable: HTML {
        let rows = (0..<LapTrace.minisectors).map { index -> [String] in
            let times = [reference, lap].map { $0.sectorEndsMs[index + 1] - $0.sectorEndsMs[index] }
            return [
                "\(index + 1)", distance(Double(index) / Double(LapTrace.minisectors)),
                Format.fixed(Double(times[0]) / 1000, 3), Format.fixed(Double(times[1]) / 1000, 3),
                LapReport.signed(Double(times[1] - times[0]) / 1000),
            ]
        }
        return .element(
            "details", ["class": "sectors", "open": ""],
            .element("summary", text: "\(LapTrace.minisectors) minisectors"),
            .table(["Part", "From", reference.name, lap.name, "Lost"], rows, textColumns: 0))
    }

    private func distance(_ share: Double) -> String { units.distance(share * lengthM / 1000, 2) }

    // MARK: Charts

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
    private static let most = 5

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
            parts.append(.element("line", ["class": "grid", "x1": x, "x2": x, "y1": "0", "y2": String(height)]))
        }
        let paths = series.map { name, values in
            HTML.element(
                "path",
                [
                    "class": name, "d": Self.path(values, axis, height, isStepped),
                    "vector-effect": "non-scaling-stroke",
                ])
        }
        parts.append(
            .element(
                "svg",
                [
                    "class": "lines", "x": "0", "y": "0", "width": "100%", "height": String(height),
                    "viewBox": "0 0 \(Self.width) \(height * 4)", "preserveAspectRatio": "none",
                ], paths))
        for value in axis.lines.dropLast() {
            parts.append(.element("text", ["x": "3", "y": y(value, -3)], text: axis.label(value)))
        }
        for (place, x) in places {
            let anchor = place > 0.92 * end ? "end" : place < 0.08 * end ? "start" : "middle"
            parts.append(
                .element(
                    "text", ["x": x, "y": String(height + Self.below - 5), "text-anchor": anchor],
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

    // MARK: Maps

    private static func places(_ course: LapCourse) -> [(x: Double, y: Double)?] {
        guard let xs = course.values[.x], let zs = course.values[.z] else { return [] }
        // Seen from above, as the driver's map.
        return zip(xs, zs).map { x, z in x.flatMap { x in z.map { (x, -$0) } } }
    }

    private var maps: [HTML] {
        guard let box else { return [] }
        let places = Self.places(lap)
        let speeds = lap.values[.speed] ?? []
        let all = [lap, reference].compactMap { $0.values[.speed] }.joined().compactMap(\.self)
        var maps: [HTML] = []
        if !places.isEmpty, let least = all.min(), let most = all.max(), most > least {
            let shares = speeds.map { (($0 ?? least) - least) / (most - least) }
            let map = LapMap(places: places, shares: shares, scale: .speed, label: "The line of \(lap.name) by speed")
            let symbol = units.shown(.kilometresPerHour).symbol
            maps.append(
                figure(
                    "map-speed", "\(lap.name): speed", map.drawing(in: box), .speed,
                    ("\(Format.number(least)) \(symbol)", "\(Format.number(most)) \(symbol)")))
        }
        let (shares, most) = Self.gains(delta, lengthM: lengthM)
        if !places.isEmpty {
            let map = LapMap(
                places: places, shares: shares, scale: .gain, label: "The line of \(lap.name) by time gained and lost")
            let text = Format.fixed(most, 3)
            maps.append(
                figure(
                    "map-gain", "\(lap.name): seconds lost per 100 m", map.drawing(in: box), .gain,
                    ("-" + text, "+" + text)))
        }
        return maps
    }

    private func figure(
        _ id: String, _ title: String, _ drawing: HTML, _ scale: LapMap.Scale, _ ends: (String, String)
    ) -> HTML {
        let colors = (0..<scale.count).map { HTML.element("i", ["class": "c\($0)"]) }
        return .element(
            "figure", ["class": "mapped", "id": id], .element("figcaption", .element("h3", text: title)), drawing,
            .element(
                "p", ["class": "scale \(scale.name)"], .element("span", text: ends.0), .element("b", colors),
                .element("span", text: ends.1)))
    }

    /// How much time is lost at each point, on a scale from 0 (as much gained as the end of the scale) to 1, and the end of
    /// the scale in seconds per 100 m. The end is what one point in twenty exceeds.
    static func gains(_ delta: [Double], lengthM: Double) -> (shares: [Double], end: Double) {
        guard delta.count > 1 else { return (delta.map { _ in 0.5 }, 0.001) }
        let pointM = lengthM / Double(delta.count - 1)
        let slopes = delta.indices.map { index -> Double in
            let (from, to) = (max(0, index - reach), min(delta.count - 1, index + reach))
            return (delta[to] - delta[from]) / (Double(to - from) * pointM) * 100
        }
        let sizes = slopes.map(abs).sorted()
        let end = max(0.001, sizes[sizes.count * 19 / 20])
        return (slopes.map { min(1, max(0, 0.5 + $0 / end / 2)) }, end)
    }

    // MARK: Data

    private var data: HTML {
        var members: [(String, JSON?)] = [
            ("count", .integer(Int64(lap.times.count))), ("lengthM", .rounded(lengthM, 2)),
            ("unit", .string(units.shown(.kilometres).symbol)),
            ("perMeter", .number(units.shown(1, .kilometres) / 1000)),
            ("speedUnit", .string(units.shown(.kilometresPerHour).symbol)),
        ]
        members += [
            ("sectors", .integer(Int64(LapTrace.minisectors))), ("reach", .integer(Int64(Self.reach))),
            ("lap", .integer(Int64(pair.lap))), ("reference", .integer(Int64(pair.reference))),
        ]
        members.append(("columns", .array(columns.map(json))))
        if let box {
            let ends: [JSON?] = [.rounded(box.left, 2), .rounded(box.top, 2), .rounded(box.side, 2)]
            members.append(("box", .array(ends.compactMap(\.self))))
        }
        members.append(("laps", .array(courses.map(json))))
        return .data(id: "lapdata", .object(members))
    }

    private func json(_ column: LapColumn) -> JSON {
        let axis = axis(column)
        return .object([
            ("key", .string(column.rawValue)), ("low", .number(axis.low)), ("high", .number(axis.high)),
            ("step", .number(axis.step)), ("decimals", .integer(Int64(axis.decimals))),
            ("stepped", column == .gear ? .bool(true) : nil),
        ])
    }

    private func json(_ course: LapCourse) -> JSON {
        var values: [(String, JSON?)] = []
        for key in columns + [.x, .z] {
            guard let column = course.values[key] else { continue }
            let packed = JSON.object([
                ("steps", .number(LapCourse.steps(key))), ("packed", .string(LapCourse.packed(column, key))),
            ])
            values.append((key.rawValue, packed))
        }
        return .object([
            ("name", .string(course.name)), ("time", .string(LapReport.time(course.trace.lap.timeS))),
            ("mark", .text(Self.mark(course))), ("times", .string(PackedNumbers.text(course.times))),
            ("ends", .string(PackedNumbers.text(course.sectorEndsMs.map(Int64.init)))), ("values", .object(values)),
        ])
    }

    private static func mark(_ course: LapCourse) -> String? {
        let mark = LapReport.mark(course.trace.lap, course.trace)
        return mark.isEmpty ? nil : mark
    }
}
