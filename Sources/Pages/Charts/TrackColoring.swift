import Formats
import Reports
import Routes
import Telemetry
import Trips

/// One way to color the line of a drive: a class for each of its points, and what the colors mean. Which one is shown is
/// chosen on the page, also without a script.
struct TrackColoring {
    /// "speed"; the choice is `by-speed`.
    let name: String
    let label: String
    let scale: LapMap.Scale
    /// As many as points.
    let kinds: [String]
    /// What the ends of the scale mean.
    let ends: (low: String, high: String)
    /// What the scale shows, where its label does not say it.
    var explanation = ""

    /// A consumption is that of so many seconds before its time.
    private static let freshMs = Int64(TripCurves.consumptionS * 1500)
    /// An angle is that of a moment; receivers report positions up to a second apart.
    private static let angleMs: Int64 = 1000
    /// The scale of the consumption ends where one value in so many is higher.
    private static let rare = 20
    /// With a smaller share of known places, the comparison is not offered.
    private static let minKnown = 0.2
    /// The scale of the comparison ends at this share above and below the usual speed.
    private static let maxChange = 0.5
    /// Shorter steps do not tell a direction, in meters.
    private static let minStepM = 1.0

    private static func kind(_ share: Double?, _ scale: LapMap.Scale) -> String {
        guard let share else { return "unknown" }
        return "c\(max(0, min(scale.count - 1, Int(clamping: share * Double(scale.count)))))"
    }

    var legend: HTML {
        let own = "coloring by-\(name)"
        let scale = HTML.element(
            "li", ["class": "\(own) scale \(scale.name)"], .text(ends.low),
            .element("b", (0..<scale.count).map { .element("i", ["class": "c\($0)"]) }), .text(ends.high))
        return explanation.isEmpty ? scale : .group([scale, .element("li", ["class": own], text: explanation)])
    }

    // MARK: Colorings

    /// By speed, from zero to the highest.
    static func speed(_ way: Way, _ units: UnitSystem) -> TrackColoring? {
        guard let most = way.points.compactMap(\.speedKmh).max(), most >= 1 else { return nil }
        return TrackColoring(
            name: "speed", label: "Speed", scale: .speed,
            kinds: way.points.map { kind($0.speedKmh.map { $0 / most }, .speed) }, ends: ("0", units.speed(most)))
    }

    /// By consumption; nil if it is not known, or hardly.
    static func consumption(_ way: Way, _ curve: TripCurves.Curve?, origin: Instant) -> TrackColoring? {
        guard let curve, curve.times.count > 1 else { return nil }
        let sorted = curve.values.sorted()
        let most = sorted[sorted.count - 1 - sorted.count / rare]
        guard most > 0 else { return nil }
        // A consumption is that of the seconds before its time.
        let kinds = kinds(way, curve, forMs: 0...freshMs, origin: origin) { $0 / most }
        return TrackColoring(
            name: "consumption", label: "Consumption", scale: .speed, kinds: kinds,
            ends: ("0", "\(Format.number(most)) \(curve.unit.symbol)"))
    }

    /// By slip angle; nil if it is not known.
    static func slip(_ way: Way, _ curve: TripCurves.Curve?, origin: Instant) -> TrackColoring? {
        guard let curve, let greatest = curve.values.map(abs).max(), greatest >= 1 else { return nil }
        return TrackColoring(
            name: "slip", label: "Slip angle", scale: .speed,
            kinds: kinds(way, curve, forMs: 0...angleMs, origin: origin) { abs($0) / greatest },
            ends: ("0°", DriftReport.angle(greatest)))
    }

    /// The color of each point: that of the first value of a curve that is so much later.
    private static func kinds(
        _ way: Way, _ curve: TripCurves.Curve, forMs: ClosedRange<Int64>, origin: Instant, _ share: (Double) -> Double
    ) -> [String] {
        var next = 0
        return way.points.map { point -> String in
            let ms = point.time.milliseconds(since: origin)
            while next < curve.times.count, curve.times[next] < ms { next += 1 }
            guard next < curve.times.count, forMs.contains(curve.times[next] - ms) else { return "unknown" }
            return kind(share(curve.values[next]), .speed)
        }
    }

    /// Against the median of earlier drives at each place; nil where there are few.
    static func usual(_ way: Way, _ speeds: UsualSpeeds?) -> TrackColoring? {
        guard let speeds else { return nil }
        var known = 0
        var course: Double?
        let points = way.points
        let kinds = points.indices.map { index -> String in
            if index > 0, !points[index].beginsSegment,
                points[index].place.distanceM(to: points[index - 1].place) >= minStepM
            {
                course = points[index - 1].place.bearingDeg(to: points[index].place)
            } else if points[index].beginsSegment {
                course = nil
            }
            guard let course, let kmh = points[index].speedKmh,
                let usual = speeds.kmh(at: points[index].place, courseDeg: course), usual > 0
            else { return "unknown" }
            known += 1
            // The scale goes from gaining to losing.
            return kind(0.5 + (1 - kmh / usual) / (2 * maxChange), .gain)
        }
        guard Double(known) >= minKnown * Double(points.count) else { return nil }
        return TrackColoring(
            name: "usual", label: "Against your usual speed", scale: .gain, kinds: kinds, ends: ("faster", "slower"),
            explanation: "than the median of your earlier drives at the same place")
    }
}
