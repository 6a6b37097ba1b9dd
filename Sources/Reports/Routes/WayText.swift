package import Formats
package import Routes
package import Telemetry

/// What is told on the way to a destination, as text.
package enum WayText {
    /// "way to Work: 12.3 km, 18 min, arrival 08:45, along own drives".
    /// - Parameter presentation: the units, and the zone of the arrival.
    package static func text(_ news: WayNews, _ presentation: Presentation) -> String {
        let (event, units) = (news.event, presentation.units)
        let left = left(news, presentation)
        switch event.kind {
        case .way where event.reading.source == .straight:
            return "\(news.to) is \(left) away in a straight line, \(compass(event.reading.bearingDeg))"
        case .way: return "way to \(news.to): \(left)\(source(event.reading.source))"
        case .newWay: return "new way to \(news.to): \(left)\(source(event.reading.source))"
        case .progress where event.reading.source == .straight:
            return "\(left) to \(news.to) in a straight line, \(compass(event.reading.bearingDeg))"
        case .progress:
            let off = event.reading.offM.map { "off the route, \(rounded($0, units)); " } ?? ""
            let next = event.reading.next.kind == .arrive ? "" : "; \(next(event.reading.next, units))"
            return "\(off)\(left) to \(news.to)\(next)"
        case .turn: return next(event.reading.next, units)
        case .off: return "off the route, \(rounded(event.reading.offM ?? 0, units))"
        case .on: return "on the route again"
        case .arrived: return "arrived at \(news.to)"
        }
    }

    /// What is spoken; nil for what need not be.
    package static func spoken(_ news: WayNews, _ units: UnitSystem) -> String? {
        let reading = news.event.reading
        func whole(_ metres: Double) -> String { spokenDistance(metres, units) }
        switch news.event.kind {
        case .way, .newWay:
            let beginning = news.event.kind == .way ? "way" : "new way"
            guard reading.source != .straight else {
                return "no way to \(news.to) is known, \(whole(reading.remainingM)) \(compass(reading.bearingDeg))"
            }
            let time = reading.remainingS.map { ", \(minutes($0)) minutes" } ?? ""
            return "\(beginning) to \(news.to), \(whole(reading.remainingM))\(time)"
        case .turn:
            let action = words(reading.next)
            return reading.next.distanceM < 60 ? "now \(action)" : "in \(whole(reading.next.distanceM)) \(action)"
        case .off: return "off the route"
        case .on, .progress: return nil
        case .arrived: return "you have reached \(news.to)"
        }
    }

    /// What a driver sees of the way all the time.
    package struct Texts: Hashable, Sendable {
        /// "Next"; "Off way" off it.
        package var label: String
        /// "← 210 m Main Street"; off the way, how far it is.
        package var next: String
        /// "3.2 km, 5 min, 08:45".
        package var left: String
        package var to: String
        package var isOff: Bool

        package init(_ news: WayNews, _ presentation: Presentation) {
            let reading = news.event.reading
            let units = presentation.units
            let straight = reading.source == .straight ? [compass(reading.bearingDeg)] : []
            left = ([rounded(reading.remainingM, units)] + times(news, presentation) + straight)
                .joined(separator: ", ")
            to = news.to
            isOff = reading.offM != nil
            label = isOff ? "Off way" : "Next"
            let arrow = reading.next.kind.arrow(isUnicode: presentation.isUnicode)
            let exit = reading.next.exit.map { "exit \($0)" } ?? ""
            let parts = [arrow, rounded(reading.next.distanceM, units), exit, reading.next.street ?? ""]
            next = reading.offM.map { rounded($0, units) } ?? parts.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    // MARK: Parts

    /// "12.3 km, 18 min, arrival 08:45".
    private static func left(_ news: WayNews, _ presentation: Presentation) -> String {
        ([rounded(news.event.reading.remainingM, presentation.units)] + times(news, presentation, "arrival "))
            .joined(separator: ", ")
    }

    /// "18 min" and "08:45"; nothing if they are not known.
    static func times(_ news: WayNews, _ presentation: Presentation, _ word: String = "") -> [String] {
        guard let seconds = news.event.reading.remainingS else { return [] }
        let arrival = news.arrival.map {
            word + ClockFormat.text(secondOfDay: presentation.zone.local($0).secondOfDay)
        }
        return [duration(seconds)] + (arrival.map { [$0] } ?? [])
    }

    private static func minutes(_ seconds: Double) -> Int { max(1, Int(clamping: (seconds / 60).rounded())) }

    private static func duration(_ seconds: Double) -> String {
        let minutes = minutes(seconds)
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(Format.twoDigits(minutes % 60)) min"
    }

    private static func source(_ source: DestinationWay.Source) -> String {
        source == .ownDrives ? ", along own drives" : ""
    }

    /// "in 350 m right into Main Street".
    private static func next(_ next: WayReading.Next, _ units: UnitSystem) -> String {
        "in \(rounded(next.distanceM, units)) \(action(next))"
    }

    /// "right into Main Street", "exit 2 of the roundabout".
    static func action(_ next: WayReading.Next) -> String {
        let street = next.street.map { " into \($0)" } ?? ""
        if let exit = next.exit { return "exit \(exit) of the roundabout\(street)" }
        return next.kind.rawValue + street
    }

    private static func words(_ next: WayReading.Next) -> String {
        let isTurn = next.exit == nil && ![.back, .arrive, .straight].contains(next.kind)
        return (isTurn ? "turn " : next.exit != nil ? "take " : "") + action(next)
    }

    /// "north-east".
    package static func compass(_ bearingDeg: Double) -> String {
        let names = [
            "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
        ]
        return names[Int(clamping: (Angle.normalized(bearingDeg) / 45).rounded()) % 8]
    }

    /// A distance as it is said ahead of a turn: "350 m", "1.2 km", "500 ft".
    static func rounded(_ metres: Double, _ units: UnitSystem) -> String {
        let stepM = metres < 300 ? 10.0 : 50.0
        let isShort = units == .metric ? metres < 1000 : metres < 300
        return FollowText.short(isShort ? max(0, (metres / stepM).rounded() * stepM) : metres, units)
    }

    /// The same in words: "350 meters", "0.8 miles".
    private static func spokenDistance(_ metres: Double, _ units: UnitSystem) -> String {
        let text = rounded(metres, units)
        let words = [" km": " kilometers", " mi": " miles", " ft": " feet", " m": " meters"]
        for unit in [" km", " mi", " ft", " m"] where text.hasSuffix(unit) {
            return text.dropLast(unit.count) + (words[unit] ?? unit)
        }
        return text
    }
}
