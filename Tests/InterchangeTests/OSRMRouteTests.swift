import Routes
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct OSRMRouteTests {
    private func places(_ body: String, status: Int = 200) throws -> [GeoPoint] {
        try OSRMRoute.way(status: status, Array(body.utf8)).places
    }

    @Test func theRequestNamesLongitudeFirst() {
        let (from, to) = (GeoPoint(latitude: 48.1374, longitude: 11.5755), GeoPoint(latitude: -33.5, longitude: -70.25))
        #expect(
            OSRMRoute.path(from: from, to: to)
                == "/route/v1/driving/11.575500,48.137400;-70.250000,-33.500000"
                + "?overview=full&geometries=geojson&steps=true")
    }

    @Test func theFirstWayCounts() throws {
        let body = """
            {"code":"Ok","waypoints":[{"location":[11.5,48.1]}],"routes":[{"legs":[{"steps":[],"distance":90.1}],
             "geometry":{"type":"LineString","coordinates":[[11.5,48.1],[11.5005,48.1003,520.5],[-12,-49]]},
             "distance":90.1,"duration":9.5},{"geometry":{"coordinates":[[1,2],[3,4]]}}]}
            """
        #expect(
            try places(body) == [
                GeoPoint(latitude: 48.1, longitude: 11.5), GeoPoint(latitude: 48.1003, longitude: 11.5005),
                GeoPoint(latitude: -49, longitude: -12),
            ])
    }

    @Test(arguments: [
        (400, #"{"code":"NoRoute","message":"Impossible route between points"}"#, WayResponseError.noWay),
        (400, #"{"code":"NoSegment"}"#, .noWay), (400, #"{"code":"InvalidOptions"}"#, .refused("InvalidOptions")),
        (200, #"{"code":"Ok","routes":[]}"#, .unreadable), (200, #"{"code":"Ok"}"#, .unreadable),
        (200, #"{"code":"Ok","routes":[{"geometry":"u{~vFvyys@"}]}"#, .unreadable),
        (200, #"{"code":"Ok","routes":[{"geometry":{"coordinates":[[1,2],["a","b"]]}}]}"#, .unreadable),
        (200, #"{"code":"Ok","routes":[{"geometry":{"coordinates":[[1,2],[3]]}}]}"#, .unreadable),
        (200, #"{"code":"Ok","routes":[{"geometry":{"coordinates":[[1,2],[3,91]]}}]}"#, .unreadable),
        (200, #"{"code":"Ok","routes":[{"geometry":{"coordinates":[[1,2]]}}]}"#, .noWay),
        (200, "<html>", .unreadable), (200, "", .unreadable), (404, "<html>", .refused("404")),
        (502, "", .refused("502")),
        (400, #"{"code":"\u001b[2J"}"#, .refused("400")), (200, #"{"code":7}"#, .unreadable),
    ])
    func whatIsNoWay(_ status: Int, _ body: String, _ fault: WayResponseError) {
        #expect(throws: fault) { try places(body, status: status) }
    }
}
