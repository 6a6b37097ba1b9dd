import Formats
package import Routes
package import Telemetry

/// A route as GPX 1.1.
package enum RouteGPX {
    /// The time of a first point, since GPX has no other times than those of a day: the beginning of 2000.
    package static let origin = WallTime(microseconds: 946_684_800_000_000)

    /// A point, with the seconds since the first one, if they are known.
    package typealias Point = (place: GeoPoint, timeS: Double?)

    /// - Parameters:
    ///   - points: the route itself.
    ///   - drives: its drives, which become tracks.
    ///   - program: the name of the program with its version.
    package static func text(
        _ points: [Point], drives: [(driver: String?, points: [Point])] = [], name: String, program: String
    ) -> String {
        var xml = XMLWriter()
        xml.begin(
            "gpx",
            [
                "version": "1.1", "creator": program, "xmlns": "http://www.topografix.com/GPX/1/1",
                "xmlns:obdmech": "urn:obdmech:gpx:1",
            ])
        xml.begin("rte")
        xml.element("name", name)
        for point in points { add(point, as: "rtept", to: &xml) }
        xml.end()
        for (number, drive) in drives.enumerated() {
            xml.begin("trk")
            xml.element("name", "\(name), \(drive.driver ?? "drive \(number + 1)")")
            if let driver = drive.driver {
                xml.begin("extensions")
                xml.element("obdmech:driver", driver)
                xml.end()
            }
            xml.begin("trkseg")
            for point in drive.points { add(point, as: "trkpt", to: &xml) }
            xml.end()
            xml.end()
        }
        xml.end()
        return xml.text
    }

    private static func add(_ point: Point, as name: String, to xml: inout XMLWriter) {
        let place: KeyValuePairs = [
            "lat": XMLWriter.number(point.place.latitude, decimals: 7) ?? "",
            "lon": XMLWriter.number(point.place.longitude, decimals: 7) ?? "",
        ]
        guard let timeS = point.timeS else { return xml.empty(name, place) }
        xml.begin(name, place)
        xml.element("time", CalendarTime.iso8601Milliseconds(origin.advanced(bySeconds: timeS)))
        xml.end()
    }
}
