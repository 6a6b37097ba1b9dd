package import Formats
package import Routes
package import Telemetry

/// The line of the way to a destination.
extension TripDocuments {
    private static let next: [JSONMember<WayReading.Next>] = [
        JSONMember("turn", .word, "What to do.") { $0.kind },
        JSONMember("street", .text, "Street into which it leads; absent if it is not known.") { $0.street },
        JSONMember("exit", .integer, "Exit of a roundabout; absent for anything else.") { $0.exit },
        JSONMember("distanceM", .number("m", 1), "Distance to it.") { $0.distanceM },
    ]

    private static let way: [JSONMember<WayNews>] = [
        JSONMember("to", .text, "Name of the destination.") { $0.to },
        JSONMember(
            "source", .word, "Where the route comes from: a routing engine, your own drives, or a straight line."
        ) {
            $0.event.reading.source
        },
        JSONMember("remainingKm", .number("km", 3), "Distance left, in a straight line if no route is known.") {
            $0.event.reading.remainingM / 1000
        },
        JSONMember("remainingS", .number("s", 0), "Time left; absent if it is not known.") {
            $0.event.reading.remainingS
        },
        JSONMember("arrival", .time, "Time of arrival; absent if it is not known.") { $0.arrival },
        JSONMember("next", .object(next), "The next turn, the way back to the route, or the direction.") {
            $0.event.reading.next
        },
        JSONMember("offM", .number("m", 1), "Distance to the route if the car has left it; absent on the route.") {
            $0.event.reading.offM
        },
        JSONMember("bearingDeg", .number("°", 0), "Direction of the destination in a straight line.") {
            $0.event.reading.bearingDeg
        },
    ]

    static let trackLine = JSONShape<Timed<WayNews>>(
        "trackLine", "way to a destination",
        [
            .type("way"),
            JSONMember("t", .number("s", 3), "Time since the start of the trip.") {
                $0.value.event.reading.time.seconds(since: $0.origin)
            },
            JSONMember("event", .word, "What happened.") { $0.value.event.kind },
            JSONMember("way", .object(way), "The way from here on.") { $0.value },
        ])

    private static let camera: [JSONMember<CameraNews.Row>] = [
        JSONMember("key", .text, "What the list calls it.") { $0.camera.key },
        JSONMember("region", .text, "Region; absent if the list has none.") { $0.camera.region },
        JSONMember("name", .text, "Name or description.") { $0.camera.name },
        JSONMember("latitude", .number("degrees", 6), "Latitude (WGS 84).") { $0.camera.place.latitude },
        JSONMember("longitude", .number("degrees", 6), "Longitude.") { $0.camera.place.longitude },
        JSONMember("aheadM", .number("m", 0), "Distance along the way.") { $0.aheadM },
        JSONMember("awayM", .number("m", 0), "Distance from the way.") { $0.awayM },
    ]

    static let camerasLine = JSONShape<Timed<CameraNews>>(
        "camerasLine", "traffic cameras ahead on the way",
        [
            .type("cameras"),
            JSONMember("t", .number("s", 3), "Time since the start of the trip.") {
                $0.value.time.seconds(since: $0.origin)
            },
            JSONMember(
                "cameras", .list(.object(camera)),
                "The next ones, in the order in which they are passed; empty after the last."
            ) { $0.value.rows },
        ])

    package static func line(_ news: CameraNews, origin: Instant) -> JSON { camerasLine.json(Timed(news, origin)) }
}
