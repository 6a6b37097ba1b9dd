import Formats
import Reports
import Telemetry
import Trips

/// The hours of a day with its drives, colored by speed, a row for each vehicle.
struct DayRibbon {
    /// A drive on the ribbon.
    struct Drive {
        let row: Int
        /// Since midnight, in hours.
        let fromH: Double
        let toH: Double
        let text: String
        var url: String?
        /// Minutes of it: since midnight in hours, and the speed in km/h.
        var minutes: [(fromH: Double, toH: Double, speedKmh: Double)] = []
    }

    let drives: [Drive]
    /// The vehicles; empty for one.
    let rows: [String]
    let units: UnitSystem

    private static let rowHeight = 30
    /// The end of the scale of colors, in km/h.
    private static let fastKmh = 130.0
    private static let shown = 0.15

    var figure: HTML {
        let count = max(1, rows.count)
        let bottom = count * (Self.rowHeight + 4)
        func x(_ hour: Double) -> String { Decimals.text(min(24, max(0, hour)) / 24 * 100, 3) + "%" }
        var parts: [HTML] = stride(from: 0, through: 24, by: 3).map { hour in
            .element(
                "line", ["class": "grid", "x1": x(Double(hour)), "x2": x(Double(hour)), "y1": "0", "y2": "\(bottom)"])
        }
        for drive in drives {
            let y = "\(drive.row * (Self.rowHeight + 4) + 2)"
            func rect(_ kind: String, _ fromH: Double, _ toH: Double) -> HTML {
                .element(
                    "rect",
                    [
                        "class": kind, "x": x(fromH), "y": y, "height": "\(Self.rowHeight)",
                        "width": Decimals.text(max(Self.shown, min(24, toH) - fromH) / 24 * 100, 3) + "%",
                    ])
            }
            let colored = drive.minutes.map { rect("c\(Self.color($0.speedKmh))", $0.fromH, $0.toH) }
            let shape = HTML.group(
                [rect("drive", drive.fromH, drive.toH)] + colored + [.element("title", text: drive.text)])
            parts.append(
                drive.url.map { .element("a", ["href": $0, "tabindex": "-1", "aria-label": drive.text], shape) }
                    ?? .element("g", shape))
        }
        for hour in stride(from: 0, through: 24, by: 6) {
            let anchor = hour == 0 ? "start" : hour == 24 ? "end" : "middle"
            parts.append(
                .element(
                    "text", ["x": x(Double(hour)), "y": "\(bottom + 16)", "text-anchor": anchor],
                    text: ClockFormat.text(hour: hour % 24)))
        }
        let scale = HTML.element(
            "p", ["class": "scale speed"], .element("span", text: "0"),
            .element("b", (0..<LapMap.Scale.speed.count).map { .element("i", ["class": "c\($0)"]) }),
            .element("span", text: units.speed(Self.fastKmh)))
        let names: HTML =
            rows.count > 1
            ? .element("p", ["class": "soft small-text"], text: "From above: " + rows.joined(separator: ", "))
            : .group([])
        return .element(
            "figure", ["class": "ribbon"],
            .element(
                "svg",
                [
                    "class": "drawing speed", "width": "100%", "height": "\(bottom + 22)", "role": "group",
                    "aria-label": "The day from midnight to midnight, \(Format.count(drives.count, "drive"))",
                ], parts), names, drives.contains { !$0.minutes.isEmpty } ? scale : .group([]))
    }

    private static func color(_ kmh: Double) -> Int {
        let count = LapMap.Scale.speed.count
        return max(0, min(count - 1, Int(clamping: kmh / fastKmh * Double(count))))
    }
}
