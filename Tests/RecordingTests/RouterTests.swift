import Formats
import Foundation
import Glibc
import Routes
import TestSupport
import Testing
import Transports

@testable import Recording

/// Engines that find ways: a server, and a command.
@Suite(.waits, .timeLimit(.minutes(20))) struct RouterTests {
    private let directory: TemporaryDirectory
    private let request = NewWay.Request(
        from: GeoPoint(latitude: 48.1, longitude: 11.5), to: GeoPoint(latitude: 48.12, longitude: -0.25),
        leadsToEnd: true)
    private let body = #"{"code":"Ok","routes":[{"geometry":{"coordinates":[[11.5,48.1],[11.51,48.12]]}}]}"#
    private var way: [GeoPoint] {
        [GeoPoint(latitude: 48.1, longitude: 11.5), GeoPoint(latitude: 48.12, longitude: 11.51)]
    }

    init() throws {
        directory = try TemporaryDirectory()
        signal(SIGPIPE, SIG_IGN)
    }

    private func server(_ double: HTTPDouble) throws -> Router {
        .server(try #require(HTTPAddress("http://127.0.0.1:\(double.port)")))
    }

    private func places(_ router: Router, seconds: Double = 30, stop: Int32 = -1) throws -> [GeoPoint] {
        try router.places(for: request, seconds: seconds, stop: stop)
    }

    /// The text of the fault; nil for a way.
    private func fault(_ router: Router, seconds: Double = 30, stop: Int32 = -1) -> String? {
        do throws(RouterError) {
            _ = try router.places(for: request, seconds: seconds, stop: stop)
            return nil
        } catch {
            return error.text
        }
    }

    private func script(_ text: String) -> Router {
        .command(["/bin/sh", "-c", text, directory.path] + Router.placeholders)
    }

    @Test func aServer() throws {
        let double = try HTTPDouble { [body] _ in .response(body) }
        #expect(try places(server(double)) == way)
        #expect(
            double.requests.first?.hasPrefix(
                "GET /route/v1/driving/11.500000,48.100000;-0.250000,48.120000?overview=full&") == true)
    }

    @Test func aServerThatFindsNoWay() throws {
        let refused = try HTTPDouble { _ in .response(#"{"code":"NoRoute"}"#, status: "400 Bad Request") }
        #expect(fault(try server(refused)) == "the router finds none")
        let garbage = try HTTPDouble { _ in .response("<html></html>") }
        #expect(fault(try server(garbage)) == "the response cannot be read")
        let closing = try HTTPDouble { _ in .bytes([]) }
        #expect(fault(try server(closing)) == "the server closed the connection without a response")
        let huge = try HTTPDouble { _ in
            .endless(Array("HTTP/1.1 200 OK\r\n\r\n".utf8 + Array(repeating: 0x20, count: 1 << 16)))
        }
        #expect(fault(try server(huge)) == "the response is too long")
        let slow = try HTTPDouble { _ in .stalls(Array("HTTP/1.1 200".utf8)) }
        #expect(fault(try server(slow), seconds: 0.2) == "no response within 0 s")
    }

    private func gpx(_ content: String) -> String {
        "<?xml version='1.0'?><gpx version='1.1' xmlns='http://www.topografix.com/GPX/1/1'>\(content)</gpx>"
    }

    @Test func aCommand() throws {
        let track = gpx(
            "<rte><rtept lat='1' lon='2'/><rtept lat='3' lon='4'/></rte>"
                + "<trk><trkseg><trkpt lat='48.1' lon='11.5'/></trkseg><trkseg><trkpt lat='48.12' lon='11.51'/></trkseg></trk>"
        )
        let router = script("printf '%s\\n' \"$@\" > \"$0/args\"; cat; echo \"\(track)\"")
        #expect(try places(router) == way)
        #expect(directory.text("args") == "48.100000\n11.500000\n48.120000\n-0.250000\n")
        // A route without a track, and a long way.
        let route = script(
            "echo \"\(gpx("<rte><rtept lat='48.1' lon='11.5'/><rtept lat='48.12' lon='11.51'/></rte>"))\"")
        #expect(try places(route) == way)
        let long = script(
            "echo \"\(gpx("").replacingOccurrences(of: "</gpx>", with: "<trk><trkseg>"))\";"
                + "i=0; while [ $i -lt 9000 ]; do echo \"<trkpt lat='48.$i' lon='11'/>\"; i=$((i+1)); done;"
                + "echo '</trkseg></trk></gpx>'")
        #expect(try places(long).count == 9000)
    }

    @Test func aCommandThatFindsNoWay() throws {
        #expect(
            fault(.command(["/nowhere/router"])) == "'/nowhere/router' cannot be started: no such file or directory")
        #expect(fault(script("exit 3")) == "'/bin/sh' ended with exit status 3")
        #expect(fault(script("kill -9 $$")) == "'/bin/sh' was ended by signal 9")
        #expect(fault(script("true")) == "the router finds none")
        #expect(fault(script("echo garbage")) == "the command writes no GPX")
        #expect(fault(script("echo \"\(gpx("<wpt lat='1' lon='2'/>"))\"")) == "the router finds none")
        #expect(fault(script("while :; do printf '%65536s' x; done")) == "'/bin/sh' writes too much")
    }

    @Test func aSlowCommandIsKilledWithItsChildren() throws {
        let slow = script("sleep 600 & echo $! > \"$0/child\"; wait")
        #expect(fault(slow, seconds: 0.5) == "'/bin/sh' took more than 0 s")
        let child = try #require(pid_t(directory.text("child").trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(eventually { !Self.runs(child) })
        // One that closes its output goes on as long.
        #expect(fault(script("exec >&-; sleep 600"), seconds: 0.5) == "'/bin/sh' took more than 0 s")
    }

    /// A process whose parent does not look is not running either.
    private static func runs(_ number: pid_t) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8) else { return false }
        return !status.contains(") Z ")
    }

    @Test func placesAreNamed() {
        #expect(Router.namesPlaces(["r", "--lat1={lat1}", "{lon1},{lat2},{lon2}"]))
        #expect(!Router.namesPlaces(["r", "{lat1}", "{lon1}", "{lat2}"]))
        #expect(!Router.namesPlaces(["{lat1}{lon1}{lat2}{lon2}"]))
    }

    /// One request is on its way at a time, and its answer is taken once.
    @Test func aSearchWaitsForNothing() throws {
        let double = try HTTPDouble { [body] _ in .response(body) }
        let search = try WaySearch(try server(double))
        func answer() -> Result<NewWay, RouterError>? {
            var answer: Result<NewWay, RouterError>?
            _ = eventually {
                answer = search.take()
                return answer != nil
            }
            return answer
        }
        let near = NewWay.Request(from: request.from, to: way[1], leadsToEnd: true)
        #expect(!search.isBusy && search.take() == nil)
        search.begin(near)
        #expect(search.isBusy)
        search.begin(near)
        let found = try #require(try answer()?.get())
        #expect(found.leadsToEnd && found.path.end.distanceM(to: way[1]) < 1)
        #expect(!search.isBusy && search.take() == nil && double.requests.count == 1)
        // The way does not lead where it should.
        search.begin(request)
        guard case .failure(let fault)? = answer() else {
            Issue.record("no fault")
            return
        }
        #expect(fault.text.contains(" km away; "))
    }

    @Test func theEndDoesNotWaitForAnEngine() throws {
        let double = try HTTPDouble { _ in .stalls([]) }
        let server = try WaySearch(try server(double), seconds: 600)
        server.begin(request)
        #expect(eventually { !double.requests.isEmpty })
        server.end()
        #expect(!server.isBusy)
        let command = try WaySearch(script("echo $$ > \"$0/number\"; exec sleep 600"), seconds: 600)
        command.begin(request)
        #expect(eventually { directory.text("number").hasSuffix("\n") })
        command.end()
        let number = try #require(pid_t(directory.text("number").trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(!Self.runs(number))
    }
}
