import Formats
import Routes
import Trips

/// KML 2.2 with Google's gx:Track, for the time slider of Google Earth.
extension TripWay {
    package var kml: String {
        var xml = XMLWriter()
        xml.begin(
            "kml",
            ["xmlns": "http://www.opengis.net/kml/2.2", "xmlns:gx": "http://www.google.com/kml/ext/2.2"])
        xml.begin("Document")
        xml.element("name", name)
        xml.begin("Style", ["id": "way"])
        xml.begin("LineStyle")
        // Opacity, blue, green, red.
        xml.element("color", "ffb27200")
        xml.element("width", "4")
        xml.end()
        xml.end()
        let columns = columns
        xml.begin("Schema", ["id": "car"])
        for column in columns {
            xml.begin("gx:SimpleArrayField", ["name": column.name, "type": "float"])
            xml.element("displayName", column.title)
            xml.end()
        }
        xml.end()
        xml.begin("Placemark")
        xml.element("name", name)
        xml.element("styleUrl", "#way")
        xml.begin("gx:MultiTrack")
        xml.element("gx:interpolate", "0")
        for segment in segments { write(segment, columns, to: &xml) }
        xml.end()
        xml.end()
        for (title, point) in [("Start", points.first), ("End", points.last)] {
            guard let point else { continue }
            xml.begin("Placemark")
            xml.element("name", title)
            xml.begin("TimeStamp")
            xml.element("when", CalendarTime.iso8601Milliseconds(time(of: point)))
            xml.end()
            xml.begin("Point")
            xml.element("coordinates", Self.position(point.point, by: ","))
            xml.end()
            xml.end()
        }
        xml.end()
        xml.end()
        return xml.text
    }

    /// A value of the car. Elements of an array without a value are empty.
    private struct Column {
        let name: String
        let title: String
        let decimals: Int
        let value: (Point) -> Double?
    }

    /// Those that some point has.
    private var columns: [Column] {
        [
            Column(name: "speedKmh", title: "Speed (km/h)", decimals: 1) { $0.point.speedKmh },
            Column(name: "distanceM", title: "Driven distance (m)", decimals: 1) { $0.point.drivenM },
            Column(name: "engineSpeedRpm", title: "Engine speed (rpm)", decimals: 0, value: \.engineSpeedRpm),
            Column(name: "coolantC", title: "Coolant temperature (°C)", decimals: 0, value: \.coolantC),
            Column(
                name: "consumptionLPer100Km", title: "Consumption (L/100 km)", decimals: 1,
                value: \.consumptionLPer100Km),
        ].filter { column in points.contains { column.value($0) != nil } }
    }

    private func write(_ segment: ArraySlice<Point>, _ columns: [Column], to xml: inout XMLWriter) {
        xml.begin("gx:Track")
        for point in segment { xml.element("when", CalendarTime.iso8601Milliseconds(time(of: point))) }
        for point in segment { xml.element("gx:coord", Self.position(point.point, by: " ")) }
        xml.begin("ExtendedData")
        xml.begin("SchemaData", ["schemaUrl": "#car"])
        for column in columns {
            xml.begin("gx:SimpleArrayData", ["name": column.name])
            for point in segment {
                xml.element("gx:value", XMLWriter.number(column.value(point), decimals: column.decimals) ?? "")
            }
            xml.end()
        }
        xml.end()
        xml.end()
        xml.end()
    }

    private static func position(_ point: WayPoint, by separator: String) -> String {
        [(point.place.longitude, 7), (point.place.latitude, 7), (point.altitudeM ?? 0, 1)]
            .map { XMLWriter.number($0.0, decimals: $0.1) ?? "0" }.joined(separator: separator)
    }
}
