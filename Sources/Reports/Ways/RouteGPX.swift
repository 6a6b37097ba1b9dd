package import Routes

/// A route as GPX 1.1.
package enum RouteGPX {
    /// - Parameter program: the name of the program with its version.
    package static func text(_ places: [GeoPoint], name: String, program: String) -> String {
        var xml = XMLText()
        xml.begin(
            "gpx", ["version": "1.1", "creator": program, "xmlns": "http://www.topografix.com/GPX/1/1"])
        xml.begin("rte")
        xml.element("name", name)
        for place in places {
            xml.empty(
                "rtept",
                [
                    "lat": XMLText.number(place.latitude, decimals: 7) ?? "",
                    "lon": XMLText.number(place.longitude, decimals: 7) ?? "",
                ])
        }
        xml.end()
        xml.end()
        return xml.text
    }
}
