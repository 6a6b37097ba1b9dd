import Formats
import Routes
import Trips

/// GPX 1.1 (topografix.com/GPX/1/1), with the speed as Garmin's TrackPointExtension 2 and with the car's values in a
/// namespace of our own.
extension TripWay {
    package static let gpxNamespace = "urn:obdmech:gpx:1"

    package var gpx: String {
        var xml = XMLWriter()
        xml.begin(
            "gpx",
            [
                "version": "1.1", "creator": program, "xmlns": "http://www.topografix.com/GPX/1/1",
                "xmlns:gpxtpx": "http://www.garmin.com/xmlschemas/TrackPointExtension/v2",
                "xmlns:obdmech": Self.gpxNamespace,
            ])
        xml.begin("metadata")
        xml.element("name", name)
        xml.element("time", points.first.map { CalendarTime.iso8601Milliseconds(time(of: $0)) })
        xml.end()
        xml.begin("trk")
        xml.element("name", name)
        xml.element("type", "driving")
        if bridgedM > 0 {
            xml.begin("extensions")
            xml.element("obdmech:bridgedM", bridgedM, decimals: 0)
            xml.end()
        }
        for segment in segments {
            xml.begin("trkseg")
            for point in segment { write(point, to: &xml) }
            xml.end()
        }
        xml.end()
        xml.end()
        return xml.text
    }

    /// The order of the elements is prescribed.
    private func write(_ one: Point, to xml: inout XMLWriter) {
        let point = one.point
        xml.begin(
            "trkpt",
            [
                "lat": XMLWriter.number(point.place.latitude, decimals: 7) ?? "0",
                "lon": XMLWriter.number(point.place.longitude, decimals: 7) ?? "0",
            ])
        xml.element("ele", point.altitudeM, decimals: 1)
        xml.element("time", CalendarTime.iso8601Milliseconds(time(of: one)))
        xml.begin("extensions")
        if point.speedKmh != nil || point.courseDeg != nil {
            xml.begin("gpxtpx:TrackPointExtension")
            xml.element("gpxtpx:speed", point.speedKmh.map { $0 / 3.6 }, decimals: 2)
            xml.element("gpxtpx:course", point.courseDeg, decimals: 1)
            xml.end()
        }
        xml.element("obdmech:distanceM", point.drivenM, decimals: 1)
        xml.element("obdmech:speedKmh", one.vehicleSpeedKmh, decimals: 1)
        xml.element("obdmech:engineSpeedRpm", one.engineSpeedRpm, decimals: 0)
        xml.element("obdmech:coolantC", one.coolantC, decimals: 0)
        xml.element("obdmech:consumptionLPer100Km", one.consumptionLPer100Km, decimals: 1)
        xml.element("obdmech:errorM", point.errorM, decimals: 1)
        if point.isBridged { xml.element("obdmech:bridged", "true") }
        xml.end()
        xml.end()
    }
}
