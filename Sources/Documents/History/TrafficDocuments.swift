package import Formats
package import Reports

/// Traffic cameras and their pictures as JSON.
package enum TrafficDocuments {
    private static let name: [JSONMember<TrafficCameraFacts.Name>] = [
        JSONMember("language", .text, "Language; absent if the list does not say it.") { $0.language },
        JSONMember("text", .text, "Name or description in it.") { $0.text },
    ]

    private static let camera: [JSONMember<TrafficCameraFacts>] = [
        JSONMember("key", .text, "What the list calls it.") { $0.key },
        JSONMember("region", .text, "Region, in the language that was chosen.") { $0.region },
        JSONMember("name", .text, "Name or description, in that language.") { $0.name },
        JSONMember("names", .list(.object(name)), "All names.") { $0.names },
        JSONMember("latitude", .number("degrees", 6), "Latitude (WGS 84).") { $0.latitude },
        JSONMember("longitude", .number("degrees", 6), "Longitude.") { $0.longitude },
        JSONMember("url", .text, "Address of its picture.") { $0.url },
        JSONMember("awayM", .number("m", 0), "Distance to the position, or to the route or track.") { $0.awayM },
        JSONMember("alongM", .number("m", 0), "Where it is on the route or track, from its beginning.") { $0.alongM },
    ]

    static let cameras = JSONShape<[TrafficCameraFacts]>(
        "trafficCameras", "list of traffic cameras",
        [
            .format("obdmech.trafficCameras/1"),
            JSONMember(
                "cameras", .list(.object(camera)),
                "Cameras by region, by distance, or in the order in which the route passes them."
            ) { $0 },
        ])

    static let picture = JSONShape<TrafficPictureFacts>(
        "trafficPicture", "picture of a traffic camera",
        [
            .format("obdmech.trafficPicture/1"),
            JSONMember("camera", .object(camera), "Camera.") { $0.camera },
            JSONMember("file", .text, "File of the picture.") { $0.file },
            JSONMember("type", .words(["image/jpeg", "image/png", "image/gif", "image/webp"]), "What it is.") {
                $0.type
            },
            JSONMember("bytes", .integer, "Its size.") { $0.bytes },
            JSONMember("ageS", .number("s", 0), "Time since it was fetched.") { $0.ageS },
            JSONMember("cached", .yesNo, "Whether it was fetched before.") { $0.isCached },
        ])

    package static func json(_ cameras: [TrafficCameraFacts]) -> JSON { self.cameras.json(cameras) }
    package static func json(_ picture: TrafficPictureFacts) -> JSON { self.picture.json(picture) }
}

extension DocumentForm {
    static let trafficCameras = DocumentForm(
        "traffic", of: ["traffic"], "Output of traffic --json.",
        [TrafficDocuments.cameras.form, TrafficDocuments.picture.form])
}
