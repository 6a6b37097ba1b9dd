import Formats
package import Routes
import Telemetry

/// A route as GPX 1.1.
package enum RouteGPX {
    /// The time of a first point, since GPX has no other times than those of a day: the beginning of 2000.
    private static let origin = WallTime(microseconds: 946_684_800_000_000)

    /// A route without what lies in hidden places. Its times are those since the first point; the day is private.
    /// - Parameter program: the name of the program with its version.
    package static func text(_ path: RoutePath, name: String, hidden: [Place], program: String) -> String {
        let knots = path.isTimed ? path.knots : path.checkpoints.map { .init(alongM: $0.alongM, timeS: $0.timeS) }
        let points = knots.map { (place: path.place(alongM: $0.alongM), timeS: $0.timeS) }
            .filter { point in !hidden.contains { $0.contains(point.place) } }
        let beginS = points.first?.timeS ?? 0
        return text(
            points.map { ($0.place, path.isTimed ? $0.timeS - beginS : nil) }, name: name, program: program)
    }

    /// - Parameter points: with the seconds since the first one, if they are known.
    private static func text(_ points: [(place: GeoPoint, timeS: Double?)], name: String, program: String) -> String {
        var xml = XMLText()
        xml.begin(
            "gpx", ["version": "1.1", "creator": program, "xmlns": "http://www.topografix.com/GPX/1/1"])
        xml.begin("rte")
        xml.element("name", name)
        for point in points {
            let place: KeyValuePairs = [
                "lat": XMLText.number(point.place.latitude, decimals: 7) ?? "",
                "lon": XMLText.number(point.place.longitude, decimals: 7) ?? "",
            ]
            guard let timeS = point.timeS else {
                xml.empty("rtept", place)
                continue
            }
            xml.begin("rtept", place)
            xml.element("time", CalendarTime.iso8601Milliseconds(origin.advanced(bySeconds: timeS)))
            xml.end()
        }
        xml.end()
        xml.end()
        return xml.text
    }
}
