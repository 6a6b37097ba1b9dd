import Formats
import Reports
import Routes
import Telemetry

/// Drives laid over each other on a map, with data for the script, which moves a marker for each with the crosshair.
struct OverlayMap {
    private let drives: [OverlaidDrive]
    private let frame: WayFrame
    private let endMs: Int64
    private let units: UnitSystem

    /// Points nearer to each other in time are one for the script, in seconds.
    private static let stepS = 1.0

    /// Nil if a drive leads nowhere.
    init?(_ drives: [OverlaidDrive], endMs: Int64, units: UnitSystem) {
        guard drives.allSatisfy({ $0.points.count > 1 }),
            let frame = WayFrame(drives.flatMap { $0.points.map(\.place) })
        else { return nil }
        self.drives = drives
        self.frame = frame
        self.endMs = endMs
        self.units = units
    }

    var content: [HTML] {
        var parts: [HTML] = drives.enumerated().map { index, drive in
            .element(
                "path",
                [
                    "class": "s\(index + 1)", "d": MapPath.text(drive.points.map { frame.point($0.place) }),
                    "vector-effect": "non-scaling-stroke",
                ])
        }
        if let first = drives[0].points.first, let last = drives[0].points.last {
            parts.append(MapPath.pin("end", frame.point(last.place), "End"))
            parts.append(MapPath.pin("start", frame.point(first.place), "Start"))
        }
        let places = drives.flatMap { $0.points.map(\.place) }
        let map = HTML.element(
            "svg",
            [
                "class": "ground", "viewBox": "0 0 \(Int(clamping: WayFrame.width)) \(Int(clamping: frame.height))",
                "role": "img",
                "aria-label": "Map of \(Format.list(drives.map(\.name))), north is up",
            ], parts)
        let legend = drives.enumerated().map { index, drive in
            HTML.element("li", ["class": "s\(index + 1)"], .element("span", text: drive.name))
        }
        return [
            .element("div", ["class": "way"], map, MapPath.scale(frame, units, beside: places)),
            .element("ul", ["class": "legend"], legend), data,
        ]
    }

    private var data: HTML {
        var members = json(drives[0]) + MapPath.members(frame, units)
        members.append(("others", .array(drives.dropFirst().map { .object(json($0)) })))
        return .data(id: "waydata", .object(members))
    }

    /// Times in milliseconds, and places in tenths of a unit. Whoever has arrived stays at the end.
    private func json(_ drive: OverlaidDrive) -> [(String, JSON?)] {
        var (times, xs, ys): ([Int64], [Int64], [Int64]) = ([], [], [])
        var last = -Double.infinity
        for (index, point) in drive.points.enumerated() where point.timeS >= 0 {
            guard index == drive.points.count - 1 || point.timeS - last >= Self.stepS else { continue }
            let (x, y) = frame.point(point.place)
            times.append(max((times.last ?? -1) + 1, Int64(clamping: (point.timeS * 1000).rounded())))
            xs.append(Int64(clamping: (x * 10).rounded()))
            ys.append(Int64(clamping: (y * 10).rounded()))
            last = point.timeS
        }
        if let time = times.last, let x = xs.last, let y = ys.last, time < endMs {
            times.append(endMs)
            xs.append(x)
            ys.append(y)
        }
        return [
            ("count", .integer(Int64(times.count))), ("times", .string(PackedNumbers.text(times))),
            ("x", .string(PackedNumbers.text(xs))), ("y", .string(PackedNumbers.text(ys))),
        ]
    }
}

/// What maps of routes have in common.
enum MapPath {
    /// Points closer than this are one in the drawing.
    private static let least = 0.4

    private static func written(_ value: Double) -> String { Decimals.text(value, 1) }

    /// A line through places in the drawing.
    static func text(_ places: [(x: Double, y: Double)]) -> String {
        var text = ""
        var last: (x: Double, y: Double)?
        for (index, place) in places.enumerated() {
            if let last, index < places.count - 1, abs(place.x - last.x) + abs(place.y - last.y) < least { continue }
            text += "\(last == nil ? "M" : "L")\(written(place.x)) \(written(place.y))"
            last = place
        }
        return text
    }

    static func pin(_ kind: String, _ place: (x: Double, y: Double), _ text: String) -> HTML {
        let title = HTML.element("title", text: text)
        let shape: HTML =
            kind == "end"
            ? .element("rect", ["x": "-8", "y": "-8", "width": "16", "height": "16"], title)
            : .element("circle", ["r": "9"], title)
        return .element(
            "g", ["class": "pin \(kind)", "transform": "translate(\(written(place.x)) \(written(place.y)))"], shape)
    }

    private static func shownPerMap(_ frame: WayFrame, _ units: UnitSystem) -> Double {
        units.shown(frame.mPerUnit * WayFrame.width / 1000, .kilometres)
    }

    /// What the script needs of the map.
    static func members(_ frame: WayFrame, _ units: UnitSystem) -> [(String, JSON?)] {
        [
            ("width", .number(WayFrame.width)), ("height", .number(frame.height)),
            ("left", .number(frame.left)), ("top", .number(frame.top)), ("side", .number(frame.side)),
            ("shown", .number(shownPerMap(frame, units))), ("metric", .bool(units == .metric)),
            ("symbol", .string(units.shown(Unit.kilometres).symbol)),
        ]
    }

    /// What the arrow to the north covers of a map as wide as a phone, in units of the drawing.
    private static let arrow = (width: 160.0, height: 95.0)

    /// The scale and the arrow to the north. They keep their size.
    /// - Parameter places: what is drawn. The arrow is in the first corner where nothing is, or else the least.
    static func scale(_ frame: WayFrame, _ units: UnitSystem, beside places: [GeoPoint]) -> HTML {
        let points = places.map(frame.point)
        func covered(_ isLeft: Bool, _ isLow: Bool) -> Int {
            points.count { point in
                (isLeft ? point.x : WayFrame.width - point.x) < arrow.width
                    && (isLow ? frame.height - point.y : point.y) < arrow.height
            }
        }
        // The scale is in the fourth.
        let corners = [(false, false), (false, true), (true, true)].map { (corner: $0, covered: covered($0.0, $0.1)) }
        let (isLeft, isLow) = corners.min { $0.covered < $1.covered }?.corner ?? (false, false)
        let (x, dx, anchor) = isLeft ? ("0", "10", "start") : ("100%", "-10", "end")
        let north = "N \u{2191}"
        let (share, text) = WaySheet.scale(
            shownPerMap(frame, units), metric: units == .metric, symbol: units.shown(Unit.kilometres).symbol)
        let end = Decimals.text(share * 100, 2) + "%"
        return .element(
            "svg", ["class": "overlay", "width": "100%", "height": "100%", "aria-hidden": "true"],
            .element(
                "svg", ["x": "10", "y": "0", "width": "100%", "height": "26", "class": "bar"],
                .element("line", ["class": "edge", "x1": "0", "x2": end, "y1": "20", "y2": "20"]),
                .element("line", ["x1": "0", "x2": end, "y1": "20", "y2": "20"]),
                .element("text", ["x": "0", "y": "14"], text: text)),
            isLow
                ? .element("text", ["x": x, "dx": dx, "y": "100%", "dy": "-8", "text-anchor": anchor], text: north)
                : .element("text", ["x": x, "dx": dx, "y": "18", "text-anchor": anchor], text: north))
    }
}
