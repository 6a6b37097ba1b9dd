import Formats
import Routes
import Telemetry
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct RouteFileTests {
    private func file(
        checkpoints: String = """
        {"latitude": 48, "longitude": 11, "alongM": 0, "timeS": 0},
        {"latitude": 48.00018, "longitude": 11, "alongM": 20, "timeS": 2},
        {"latitude": 48.00036, "longitude": 11, "alongM": 40, "timeS": 5.5}
        """, pace: String = #"{"alongM": 0, "timeS": 0}, {"alongM": 20, "timeS": 3}, {"alongM": 40, "timeS": 4}"#
    ) -> [UInt8] {
        Array(
            """
            {"format": "obdmech.routeFile/1", "uuid": "u", "name": "Commute", "checkpoints": [\(checkpoints)],
             "stops": [{"alongM": 20, "arrivalS": 2, "departureS": 5}],
             "drives": [{"uuid": "d", "driver": "Ann", "start": "2026-11-01T07:00:00Z", "pace": [\(pace)],
                "passed": [{"checkpoint": 0, "timeS": 0}, {"checkpoint": 2, "timeS": 4}]}]}
            """.utf8)
    }

    @Test func aRouteIsRead() throws {
        #expect(RouteFile.isJSON(file()) && !RouteFile.isJSON(Array("<gpx/>".utf8)))
        let (route, leftOut) = try RouteFile.route(file())
        #expect(leftOut == 0 && route.name == "Commute" && route.uuid == "u" && route.path.lengthM == 40)
        #expect(route.path.stops == [.init(alongM: 20, arrivalS: 2, departureS: 5)])
        let drive = try #require(route.drives.first)
        #expect(drive.driver == "Ann" && drive.drive.timesS == [0, nil, 4] && drive.pace.knots.count == 3)
        #expect(drive.start == WallTime(iso8601: "2026-11-01T07:00:00Z"))
    }

    @Test(arguments: [
        ("[]", RouteFile.FileError.format(nil)), ("{}", .format(nil)),
        ("{\"format\": \"obdmech.trip/1\"}", .format("obdmech.trip/1")), ("{", .cutOff(line: 1)),
        ("", .cutOff(line: 1)), ("{\"format\":\n \"obdmech.routeFile/1\",", .cutOff(line: 2)),
        ("{\"format\": 1,\n  \"a\": oops}", .syntax(line: 2, column: 8)),
        ("{\"a\": 1} x", .syntax(line: 1, column: 10)),
        ("{\"format\": \"obdmech.routeFile/1\"}", .noCheckpoints),
        ("{\"format\": \"obdmech.routeFile/1\", \"checkpoints\": [1, {}]}", .fewCheckpoints(0, of: 2)),
    ])
    func anotherFile(text: String, error: RouteFile.FileError) {
        #expect(throws: error) { try RouteFile.route(Array(text.utf8)) }
    }

    @Test func aBadPartCostsOnlyItself() throws {
        let points = (0..<10).map { index in
            let latitude = index == 4 ? 99 : 48 + 0.00018 * Double(index)
            return "{\"latitude\": \(latitude), \"longitude\": 11, \"alongM\": \(index * 20), \"timeS\": \(index * 2)}"
        }
        let (route, leftOut) = try RouteFile.route(
            file(checkpoints: points.joined(separator: ","), pace: "1, null, {}"))
        #expect(leftOut == 2 && route.drives.isEmpty && abs(route.path.lengthM - 180) < 2 && route.path.isTimed)
        let huge = file(pace: #"{"alongM": 1e300, "timeS": 1}, {"alongM": -1, "timeS": 0}, {"alongM": 9, "timeS": 2}"#)
        #expect(try RouteFile.route(huge).route.drives.isEmpty)
    }
}
