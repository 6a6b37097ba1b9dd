import Formats
import Routes
import Testing

@testable import Interchange

/// What engines tell of ways and places.
@Suite(.timeLimit(.minutes(20))) struct WayEnginesTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    // MARK: OSRM

    @Test func stepsOfOSRM() throws {
        func step(_ type: String, _ modifier: String, _ place: String, _ more: String) -> String {
            #"{"maneuver":{"type":"\#(type)","modifier":"\#(modifier)","location":[\#(place)]},\#(more)}"#
        }
        let steps = [
            step("depart", "left", "11.5,48.1", #""name":"South Street","distance":372,"duration":30"#),
            step("new name", "straight", "11.505,48.1", #""name":"Other","distance":372,"duration":30"#),
            step("turn", "left", "11.51,48.1", #""name":"Main\u001b Street","distance":1112,"duration":100"#),
            #"{"maneuver":{"type":"roundabout","modifier":"straight","exit":2,"location":[11.51,48.11]},"name":"","ref":"B 2","distance":1480,"duration":90}"#,
            step("arrive", "right", "11.53,48.11", #""name":"","distance":0,"duration":0"#),
        ]
        let body = """
            {"code":"Ok","routes":[{"duration":1,"legs":[{"steps":[\(steps.joined(separator: ","))]}],
            "geometry":{"coordinates":[[11.5,48.1],[11.505,48.1],[11.51,48.1],[11.51,48.11],[11.53,48.11]]}}]}
            """
        let way = try OSRMRoute.way(status: 200, bytes(body))
        #expect(way.steps.map(\.kind) == [.left, .straight, .arrive])
        #expect(way.steps.map(\.index) == [2, 3, 4] && way.steps[1].exit == 2)
        #expect(way.steps[0].street?.hasPrefix("Main") == true && way.steps[0].street?.contains("\u{1B}") == false)
        #expect(way.steps[1].street == "B 2")
        #expect(way.seconds == [0, 30, 60, 160, 250])
    }

    /// A place that is passed twice is that of the step by its distance.
    @Test func aPlacePassedTwice() throws {
        let corners = [[11.5, 48.1], [11.51, 48.1], [11.51, 48.11], [11.5, 48.11], [11.5, 48.1], [11.49, 48.1]]
        let places = corners.map { GeoPoint(latitude: $0[1], longitude: $0[0]) }
        var alongM = [0.0]
        for (one, other) in zip(places, places.dropFirst()) {
            alongM.append((alongM.last ?? 0) + one.distanceM(to: other))
        }
        let body = """
            {"code":"Ok","routes":[{"legs":[{"steps":[
            {"maneuver":{"type":"depart","location":[11.5,48.1]},"distance":\(alongM[4]),"duration":9},
            {"maneuver":{"type":"turn","modifier":"right","location":[11.5,48.1]},"distance":700,"duration":9}]}],
            "geometry":{"coordinates":\(corners)}}]}
            """
        #expect(try OSRMRoute.way(status: 200, bytes(body)).steps.map(\.index) == [4])
    }

    // MARK: Valhalla

    private func encoded(_ places: [(Double, Double)]) -> String {
        var (text, last): (String, [Int]) = ("", [0, 0])
        for place in places {
            for (axis, degrees) in [place.0, place.1].enumerated() {
                let number = Int((degrees * 1e6).rounded())
                var value = (number - last[axis]) << 1
                if value < 0 { value = ~value }
                last[axis] = number
                while value >= 0x20 {
                    text.unicodeScalars.append(UnicodeScalar(UInt8(0x20 | value & 0x1F) + 63))
                    value >>= 5
                }
                text.unicodeScalars.append(UnicodeScalar(UInt8(value) + 63))
            }
        }
        return text
    }

    private func valhalla(_ maneuvers: String) -> [UInt8] {
        let shape = encoded([(48.1, 11.5), (48.1, -0.51), (-48.11, 11.51)]).map { $0 == "\\" ? "\\\\" : String($0) }
        return bytes(#"{"trip":{"legs":[{"shape":"\#(shape.joined())","maneuvers":[\#(maneuvers)]}],"status":0}}"#)
    }

    @Test func aWayOfValhalla() throws {
        let way = try ValhallaRoute.way(
            status: 200,
            valhalla(
                #"{"type":1,"begin_shape_index":0,"time":60.5,"street_names":["South Street"]},"#
                    + #"{"type":15,"begin_shape_index":1,"time":30,"street_names":["Main Street","B 2"]},"#
                    + #"{"type":4,"begin_shape_index":2,"time":0}"#))
        #expect(way.places.map(\.latitude) == [48.1, 48.1, -48.11] && way.places[1].longitude == -0.51)
        #expect(way.steps == [PlannedWay.Step(.left, street: "Main Street", at: 1), PlannedWay.Step(.arrive, at: 2)])
        #expect(way.seconds == [0, 60.5, 90.5])
        let around = try ValhallaRoute.way(
            status: 200, valhalla(#"{"type":26,"begin_shape_index":1,"time":9,"roundabout_exit_count":3}"#))
        #expect(around.steps.map(\.exit) == [3])
    }

    @Test(arguments: [
        (400, #"{"error_code":442,"error":"No path could be found for input"}"#, WayResponseError.noWay),
        (400, #"{"error_code":171}"#, .noWay), (400, #"{"error_code":100}"#, .refused("error 100")),
        (500, "<html>", .refused("500")), (301, "", .refused("301")), (200, "<html>", .unreadable),
        (200, "{}", .unreadable), (200, #"{"trip":{"legs":[]}}"#, .unreadable),
        (200, #"{"trip":{"legs":[{"shape":"\u0001"}]}}"#, .unreadable),
        (200, #"{"trip":{"legs":[{"shape":"~~~~~~~~~~~~~~~~~~"}]}}"#, .unreadable),
        (200, #"{"trip":{"legs":[{"shape":""}]}}"#, .unreadable),
    ])
    func whatIsNoWayOfValhalla(_ status: Int, _ body: String, _ error: WayResponseError) {
        #expect(throws: error) { try ValhallaRoute.way(status: status, bytes(body)) }
    }

    @Test func theRequestToValhalla() {
        let path = ValhallaRoute.path(
            from: GeoPoint(latitude: 48.1, longitude: 11.5), to: GeoPoint(latitude: -1, longitude: -2))
        #expect(path.hasPrefix("/route?json=%7B%22locations%22%3A%5B%7B%22lat%22%3A48.100000%2C%22lon%22%3A11.500000"))
        #expect(path.contains("-1.000000") && path.contains("%22costing%22%3A%22auto%22"))
    }

    // MARK: Routino

    /// As Routino 3.3.3 writes it.
    private let text = """
        # Creator : Routino - http://www.routino.org/
        #Latitude	Longitude	    Node	Type	Segment	Segment	Total	Total  	Speed	Bearing	Highway
         48.100000	  11.500188	      -1 	Waypt#1	0.000	 0.00	 0.00	  0.0			\u{20}
         48.100000	  11.510000	       1*	Junct	0.728	 0.91	 0.73	  0.9	 48	  90	South Street
         48.110000	  11.510000	       2*	Junct	1.113	 0.76	 1.84	  1.7	 88	 360	Main Street
         48.110000	  11.529003	      -2 	Waypt#2	1.411	 1.76	 3.25	  3.4	 48	  90	Mill Road
        """

    @Test func aWayOfRoutino() throws {
        #expect(RoutinoText.isOne(bytes(text)))
        let way = try #require(RoutinoText.way(bytes(text)))
        #expect(way.places.count == 4 && way.places[3].longitude == 11.529003)
        #expect(
            way.steps == [
                PlannedWay.Step(.left, street: "Main Street", at: 1),
                PlannedWay.Step(.right, street: "Mill Road", at: 2),
            ])
        #expect(way.seconds.map { $0.map { Int($0.rounded()) } } == [0, 54, 102, 204])
        #expect(RoutinoText.way(bytes("# nothing\n")) == nil && RoutinoText.way(bytes("#\n1\t2\n\t\n9999\t1\n")) == nil)
    }

    // MARK: Places

    @Test func placesOfNominatim() throws {
        #expect(
            PlaceSearch.nominatim.path("Main Street 5, Köln&x") == "/search?q=Main%20Street%205%2C%20K%C3%B6ln%26x"
                + "&format=jsonv2&limit=5")
        let found = try PlaceSearch.nominatim.places(
            status: 200,
            bytes(
                #"[{"lat":"48.1","lon":"11.5","display_name":"Main\u0007 Street"},{"lat":"x"},{"lat":"91","lon":"1"}]"#)
        )
        #expect(found.map(\.place) == [GeoPoint(latitude: 48.1, longitude: 11.5)])
        #expect(found[0].name.contains("Street") && !found[0].name.contains("\u{7}"))
        #expect(try PlaceSearch.nominatim.places(status: 200, bytes("[]")).isEmpty)
    }

    @Test func placesOfPhoton() throws {
        let body = """
            {"type":"FeatureCollection","features":[{"geometry":{"coordinates":[11.5,48.1],"type":"Point"},
            "properties":{"name":"Town Hall","street":"Main Street","housenumber":"5","city":"Springfield"}}]}
            """
        let found = try PlaceSearch.photon.places(status: 200, bytes(body))
        #expect(found.map(\.name) == ["Town Hall, Main Street 5, Springfield"])
        #expect(found.map(\.place) == [GeoPoint(latitude: 48.1, longitude: 11.5)])
    }

    @Test(arguments: PlaceSearch.allCases) func whatIsNoPlace(_ search: PlaceSearch) {
        for (status, body, error) in [
            (500, "x", WayResponseError.refused("500")), (302, "", .refused("302")), (200, "<html>", .unreadable),
            (200, "7", .unreadable), (200, #"[{"lat":"x"}]"#, .unreadable),
            (200, #"{"features":[{"geometry":7}]}"#, .unreadable),
        ] { #expect(throws: error) { try search.places(status: status, bytes(body)) } }
    }
}
