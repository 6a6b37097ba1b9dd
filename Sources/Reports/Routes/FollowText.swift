import Formats
package import Routes
package import Telemetry

/// What is told while a route is followed, as text.
package struct FollowText: Hashable, Sendable {
    /// "12 s ahead, 150 m", "off the route, 80 m", or "4.2 km left" without a pace; nil if neither is told.
    package var pace: String?
    /// Whether the car is behind, or off the route.
    package var isWarning = false
    /// Nil without a guide.
    package var advice: Guide.Advice?

    /// The texts for the panel.
    package init(_ follow: RouteFollow, units: UnitSystem) {
        if follow.isDeviating {
            pace = "off the route, \(Self.short(follow.nearestM, units))"
            isWarning = true
        } else if let reading = follow.reading {
            pace = Self.text(reading, units)
            isWarning = reading.aheadS < -0.5
        } else if let leftM = follow.leftM {
            pace = Self.left(leftM, units)
        }
        advice = follow.advice
    }

    private static func left(_ metres: Double, _ units: UnitSystem) -> String { "\(short(metres, units)) left" }

    /// "12 s ahead, 150 m".
    package static func text(_ reading: PaceMeter.Reading, _ units: UnitSystem) -> String {
        let seconds = abs(reading.aheadS).rounded()
        if seconds == 0 { return "on pace" }
        let time = seconds < 60 ? "\(Format.fixed(seconds, 0)) s" : Format.duration(seconds)
        return "\(time) \(reading.aheadS > 0 ? "ahead" : "behind"), \(short(abs(reading.aheadM), units))"
    }

    /// "150 m", "1.2 km", "490 ft" or "0.8 mi".
    package static func short(_ metres: Double, _ units: UnitSystem) -> String {
        if units == .metric, metres < 1000 { return "\(Format.fixed(metres, 0)) m" }
        if units != .metric, metres < 300 { return "\(Format.fixed(metres / 0.3048, 0)) ft" }
        return units.distance(metres / 1000, 1)
    }

    /// "← 350 m", "way back → 120 m" or "new route ← 350 m".
    package static func text(_ advice: Guide.Advice, _ units: UnitSystem, isUnicode: Bool) -> String {
        let way = advice.isNewWay ? "new route " : advice.isWayBack ? "way back " : ""
        return "\(way)\(advice.kind.arrow(isUnicode: isUnicode)) \(short(advice.distanceM, units))"
    }

    /// The words of an event for people; nil for what is only shown in the panel.
    package static func text(_ event: FollowEvent, _ units: UnitSystem) -> String? {
        switch event {
        case .pace(let reading): text(reading, units)
        case .place(_, let leftM, _): left(leftM, units)
        case .deviation(let isOn, let metres, _):
            isOn ? "off the route, \(short(metres, units))" : "on the route again"
        case .guide(let advice, _): text(advice, units, isUnicode: false) + " " + advice.kind.rawValue
        case .newWay(let metres, let leadsToEnd, _):
            "new route \(leadsToEnd ? "to the destination" : "back to the route"), \(short(metres, units))"
        case .refused: nil
        case .arrived: "end of the route"
        }
    }
}
