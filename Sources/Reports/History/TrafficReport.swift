package import Formats
import Telemetry

/// A traffic camera as it is shown.
package struct TrafficCameraFacts: Sendable {
    package typealias Name = (language: String?, text: String)

    package var key: String
    package var region: String?
    package var name: String
    package var names: [Name]
    package var latitude: Double?
    package var longitude: Double?
    package var url: String
    /// The distance to the position or route that was asked for, in meters.
    package var awayM: Double?
    /// Where it is on the route, from its beginning, in meters.
    package var alongM: Double?

    package init(key: String, region: String?, name: String, names: [Name], url: String) {
        self.key = key
        self.region = region
        self.name = name
        self.names = names
        self.url = url
    }
}

/// A picture of a camera that was fetched.
package struct TrafficPictureFacts: Sendable {
    package var camera: TrafficCameraFacts
    package var file: String
    package var type: String
    package var bytes: Int
    package var ageS: Double
    package var isCached: Bool

    package init(camera: TrafficCameraFacts, file: String, type: String, bytes: Int, ageS: Double, isCached: Bool) {
        self.camera = camera
        self.file = file
        self.type = type
        self.bytes = bytes
        self.ageS = ageS
        self.isCached = isCached
    }
}

/// Traffic cameras as text.
package enum TrafficReport {
    /// A section for each region, or a list by distance.
    package static func text(_ cameras: [TrafficCameraFacts], _ presentation: Presentation) -> [String] {
        let units = presentation.units
        if cameras.contains(where: { $0.awayM != nil }) {
            return presentation.columns(
                cameras.map { camera in
                    let along = camera.alongM.map { "at " + units.distance($0 / 1000) + ", " } ?? ""
                    let away = camera.awayM.map { along + units.distance($0 / 1000) + " away" } ?? ""
                    return (SafeText.line(camera.key), SafeText.line(camera.name) + ", " + away)
                })
        }
        var (lines, region): ([String], String?) = ([], nil)
        for camera in cameras {
            if camera.region != region, let name = camera.region {
                lines += (lines.isEmpty ? [] : [""]) + [SafeText.line(name)]
            }
            region = camera.region
            let indent = region == nil ? "" : "  "
            lines += presentation.columns([(indent + SafeText.line(camera.key), SafeText.line(camera.name))])
        }
        return lines
    }
}
