import Formats
import Reports
import Telemetry
import Trips

/// Laps on the track, and its corners.
extension LapSheet {
    static func places(_ course: LapCourse) -> [(x: Double, y: Double)?] {
        guard let xs = course.values[.x], let zs = course.values[.z] else { return [] }
        // Seen from above, as the driver's map.
        return zip(xs, zs).map { x, z in x.flatMap { x in z.map { (x, -$0) } } }
    }

    var maps: [HTML] {
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
                    "map-speed", "\(lap.name): speed", map.drawing(in: box, corners: corners.map(\.slowest)), .speed,
                    ("\(Format.number(least)) \(symbol)", "\(Format.number(most)) \(symbol)")))
        }
        let (shares, most) = Self.gains(delta, lengthM: lengthM)
        if !places.isEmpty {
            let map = LapMap(
                places: places, shares: shares, scale: .gain, label: "The line of \(lap.name) by time gained and lost")
            let text = Format.fixed(most, 3)
            maps.append(
                figure(
                    "map-gain", "\(lap.name): seconds lost per 100 m",
                    map.drawing(in: box, corners: corners.map(\.slowest)), .gain,
                    ("-" + text, "+" + text)))
        }
        // Where time is lost is looked at first.
        return maps.reversed()
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

    // MARK: Corners

    /// How far behind the slowest point the exit of a corner is, in meters.
    static let exitM = 80.0

    /// A lap in a corner.
    struct CornerFacts {
        /// Where the brake is first pressed, or else where the car is fastest, as an index.
        let brake: Int
        let least: Double?
        let exit: Double?
        let ms: Int64
    }

    /// The brake counts as pressed from here on, in percent.
    private static let pressed = 5.0

    /// Also in laps.js.
    func facts(_ course: LapCourse, _ corner: LapCorners.Corner) -> CornerFacts {
        let speeds = course.values[.speed] ?? []
        let brakes = course.values[.brake] ?? []
        let fastest =
            (corner.from...corner.slowest).max { (speeds[$0] ?? 0, $1) < (speeds[$1] ?? 0, $0) } ?? corner.from
        let brake = (corner.from...corner.slowest).first {
            brakes.indices.contains($0) && brakes[$0] ?? 0 >= Self.pressed
        }
        let pointM = lengthM / Double(max(1, course.times.count - 1))
        let exit = min(corner.to, corner.slowest + Int(clamping: (Self.exitM / pointM).rounded()))
        return CornerFacts(
            brake: brake ?? fastest, least: (corner.from...corner.to).compactMap { speeds[$0] }.min(),
            exit: speeds[exit],
            ms: course.times[corner.to] - course.times[corner.from])
    }

    /// The corners of the track, that with the most time lost first.
    var cornerTable: HTML {
        let unit = units.shown(.kilometresPerHour).symbol
        let all = corners.enumerated().map { number, corner in
            CornerPair(number: number + 1, one: facts(reference, corner), other: facts(lap, corner))
        }
        let rows = all.sorted { ($1.lostMs, $0.number) < ($0.lostMs, $1.number) }.map(cells)
        let length = units.shown(.metres).symbol
        return .element(
            "section", ["class": "corners"], .element("h3", text: "Corners"),
            .element(
                "p", ["class": "soft"],
                text:
                    "The most time lost first. The exit is \(units.text(Self.exitM, .metres, 0)) behind the slowest point."
            ),
            .table(
                [
                    "Corner", "Lost, s", "Brakes at", "Later, \(length)", "Slowest, \(unit)", "±", "Exit, \(unit)",
                    "± ",
                ], rows, textColumns: 0))
    }

    /// Both laps in a corner.
    private struct CornerPair {
        let number: Int
        let one: CornerFacts
        let other: CornerFacts

        var lostMs: Int64 { other.ms - one.ms }
    }

    private func cells(_ pair: CornerPair) -> [String] {
        let pointM = lengthM / Double(max(1, reference.times.count - 1))
        let (oneM, otherM) = (Double(pair.one.brake) * pointM, Double(pair.other.brake) * pointM)
        let start: [String] = [
            String(pair.number), Self.signed(Double(pair.lostMs) / 1000, 3), distance(otherM / lengthM),
            Self.signed(units.shown(otherM - oneM, .metres), 0),
        ]
        return start + Self.speeds(pair.one.least, pair.other.least) + Self.speeds(pair.one.exit, pair.other.exit)
    }

    /// A speed, and its difference to that of the reference.
    private static func speeds(_ one: Double?, _ other: Double?) -> [String] {
        guard let other else { return ["-", ""] }
        return [Format.fixed(other, 0), one.map { signed(other - $0, 0) } ?? ""]
    }

    static func signed(_ value: Double, _ decimals: Int) -> String {
        let text = Format.fixed(value, decimals)
        return text.hasPrefix("-") || !text.contains { ("1"..."9").contains($0) } ? text : "+" + text
    }
}
