import Formats
import Glibc
import Routes
import Telemetry
import TestSupport
import Testing
import Transports

@testable import Recording

/// Ways to destinations by engines over real HTTP, and what is said where they tell none.
@Suite(.waits, .timeLimit(.minutes(20))) struct WayPlannerTests {
    private let from = GeoPoint(latitude: 48.1, longitude: 11.5)
    private let to = GeoPoint(latitude: 48.12, longitude: 11.51)
    private let osrm = """
        {"code":"Ok","routes":[{"duration":300,"geometry":{"coordinates":[[11.5,48.1],[11.51,48.1],[11.51,48.12]]},
        "legs":[{"steps":[{"maneuver":{"type":"depart","location":[11.5,48.1]},"distance":745,"duration":100},
        {"maneuver":{"type":"turn","modifier":"left","location":[11.51,48.1]},"name":"Main Street","distance":2223,
        "duration":200}]}]}]}
        """

    init() { signal(SIGPIPE, SIG_IGN) }

    private func plan(
        isValhalla: Bool = false, seconds: Double = 30, _ answer: @escaping @Sendable (String) -> HTTPDouble.Answer
    ) throws -> (answer: WayPlanner.Answer, requests: [String]) {
        let double = try HTTPDouble(answer)
        let address = try #require(HTTPAddress("http://127.0.0.1:\(double.port)"))
        let planner = WayPlanner(isValhalla ? .valhalla(address) : .server(address), database: nil, seconds: seconds)
        let request = WayGuidance.Request(from: from, courseDeg: nil, to: to)
        return (planner.plan(request, at: WallTime(microseconds: 0), stop: -1), double.requests)
    }

    @Test func aWayWithStreets() throws {
        let (answer, requests) = try plan { [osrm] _ in .response(osrm) }
        #expect(answer.error == nil && answer.way?.source == .engine && requests.count == 1)
        #expect(answer.way?.turnings.map(\.kind) == [.left, .arrive])
        #expect(answer.way?.turnings.first?.street == "Main Street")
        #expect(abs((answer.way?.remainingS(alongM: 0) ?? 0) - 300) < 1)
    }

    @Test(arguments: [false, true]) func whatGoesWrong(isValhalla: Bool) throws {
        func text(_ answer: HTTPDouble.Answer, seconds: Double = 30) throws -> String? {
            let planned = try plan(isValhalla: isValhalla, seconds: seconds) { _ in answer }.answer
            #expect(planned.way == nil)
            return planned.error?.text
        }
        #expect(try text(.response("", status: "500 Internal Server Error")) == "the server refuses: 500")
        let moved = "HTTP/1.1 302 Found\r\nLocation: http://example.org/\r\nContent-Length: 0\r\n\r\n"
        #expect(try text(.bytes(Array(moved.utf8))) == "the server refuses: 302")
        #expect(try text(.response("<html></html>")) == "the response cannot be read")
        #expect(try text(.bytes([])) == "the server closed the connection without a response")
        #expect(
            try text(.bytes(Array("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{".utf8)))
                == "the response is cut off")
        #expect(
            try text(.endless(Array("HTTP/1.1 200 OK\r\n\r\n".utf8 + Array(repeating: 0x20, count: 1 << 16))))
                == "the response is too long")
        #expect(try text(.stalls(Array("HTTP/1.1 200".utf8)), seconds: 0.3)?.hasPrefix("no response within") == true)
        let none = isValhalla ? #"{"error_code":442}"# : #"{"code":"NoRoute"}"#
        #expect(try text(.response(none, status: "400 Bad Request")) == "the router finds none")
    }

    /// An engine with the map of another country moves the places far away.
    @Test func aWayElsewhere() throws {
        let (answer, _) = try plan { [osrm] _ in .response(osrm.replacing("48.12]", with: "48.32]")) }
        #expect(answer.way == nil && answer.error?.text.contains("km away; check the map") == true)
    }
}
