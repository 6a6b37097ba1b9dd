import Telemetry
import Testing

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct AccessGateTests {
    private let now = WallTime(microseconds: 1_800_000_000_000_000)

    private func status(_ gate: AccessGate, _ request: Request, at time: WallTime? = nil) -> Int {
        switch gate.decide(request, now: time ?? now) {
        case .allowed, .allowedWith: 200
        case .admitted(let response), .refused(let response): response.status
        }
    }

    private func request(
        _ host: String = "127.0.0.1:8080", path: String = "/", query: [String: String] = [:],
        with others: [String: String] = [:]
    ) -> Request {
        Request(path: path, query: query, headers: others.merging(["host": host]) { $1 })
    }

    /// A name that others can make resolve to this computer is refused (DNS rebinding).
    @Test(
        arguments: [
            ("127.0.0.1:8080", true), ("127.0.0.1", true), ("localhost:8080", true), ("LOCALHOST", true),
            ("[::1]:8080", true), ("192.168.1.5:80", true), ("garage:8080", true), ("garage.local", true),
            ("evil.example", false), ("127.0.0.1.evil.example", false), ("localhost.evil.example:8080", false),
            ("[evil]", false), ("[::1", false), ("127.0.0.1:x", false), ("", false), ("999.0.0.1", false),
            ("evil.local", false), ("127.0.0.1:8080:9", false),
        ])
    func host(name: String, isAllowed: Bool) {
        let gate = AccessGate(token: nil, names: ["Garage"])
        #expect(status(gate, request(name)) == (isAllowed ? 200 : 421))
    }

    @Test func withoutHost() { #expect(status(AccessGate(token: nil), Request(path: "/")) == 421) }

    @Test(
        arguments: [
            ("http://127.0.0.1:8080", 200), ("https://127.0.0.1:8080", 403), ("http://evil.example", 403),
            ("http://127.0.0.1:8081", 403), ("null", 403), ("", 403),
        ])
    func origin(origin: String, expected: Int) {
        #expect(status(AccessGate(token: nil), request(with: ["origin": origin])) == expected)
    }

    @Test(
        arguments: [
            ("Bearer open", 200), ("Bearer opem", 401), ("Bearer ", 401), ("Bearer open ", 401), ("bearer open", 401),
            ("Basic open", 401), ("open", 401), ("", 401), ("Basic bWU6b3Blbg==", 200), ("Basic Om9wZW4=", 200),
            ("Basic b3Blbg==", 401), ("Basic bWU6b3Blbm4=", 401), ("Basic b3Blbjo=", 401), ("Basic *", 401),
        ])
    func bearer(header: String, expected: Int) {
        #expect(status(AccessGate(token: "open"), request(with: ["authorization": header])) == expected)
    }

    @Test func withoutToken() { #expect(status(AccessGate(token: "open"), request()) == 401) }

    /// The token in an address is exchanged for a cookie, and stays neither in the address nor in the cookie.
    @Test func cookie() throws {
        let gate = AccessGate(token: "open")
        guard
            case .admitted(let response) = gate.decide(
                request(path: "/trip/1", query: ["token": "open", "q": "a b&c"], with: ["accept": "text/html,*/*"]),
                now: now)
        else { throw Failed("not admitted") }
        let headers = Dictionary(response.headers.map { ($0.name, $0.value) }) { $1 }
        #expect(response.status == 303 && headers["Location"] == "/trip/1?q=a%20b%26c")
        let cookie = try #require(headers["Set-Cookie"])
        #expect(
            cookie.contains("; HttpOnly; SameSite=Strict") && !cookie.contains("open") && !cookie.contains("Secure"))
        let value = String(cookie.prefix { $0 != ";" })
        #expect(status(gate, request(with: ["cookie": "a=b; " + value + "; c=d"])) == 200)
        // After its time, changed in any place, or of another token, it is worth nothing.
        let late = now.advanced(bySeconds: Double(AccessGate.validS) + 1)
        #expect(status(gate, request(with: ["cookie": value]), at: late) == 401)
        #expect(status(AccessGate(token: "other"), request(with: ["cookie": value])) == 401)
        for index in value.indices.dropFirst("obdmech=".count) {
            var changed = value
            changed.replaceSubrange(index...index, with: value[index] == "1" ? "2" : "1")
            #expect(status(gate, request(with: ["cookie": changed])) == 401, "\(changed)")
        }
    }

    /// A program, which has neither an address bar nor a history, gets what it asked for, and the same cookie.
    @Test func programs() throws {
        let gate = AccessGate(token: "open")
        guard
            case .allowedWith(let cookie) = gate.decide(
                request(path: "/healthz", query: ["token": "open"], with: ["accept": "*/*"]), now: now)
        else { throw Failed("not admitted") }
        #expect(status(gate, request(with: ["cookie": String(cookie.prefix { $0 != ";" })])) == 200)
        #expect(status(gate, request(query: ["token": "opem"], with: ["accept": "*/*"])) == 401)
    }

    /// An address of another site cannot be made of the path ("//evil.example").
    @Test func redirectsStayHere() throws {
        let decision = AccessGate(token: "open").decide(
            request(path: "//evil.example/", query: ["token": "open"], with: ["accept": "text/html"]), now: now)
        guard case .admitted(let response) = decision else { throw Failed("not admitted") }
        #expect(response.headers.contains { $0.name == "Location" && $0.value == "/evil.example" })
    }

    /// With a token any name will do: a name that others control has no cookie.
    @Test func namesWithToken() {
        let gate = AccessGate(token: "open")
        #expect(status(gate, request("car.lan:8080", with: ["authorization": "Bearer open"])) == 200)
        #expect(status(gate, request("evil.example")) == 401)
    }

    /// A picture on another site's page makes no work; a link there may lead here.
    @Test(
        arguments: [
            ("cross-site", "no-cors", 403), ("cross-site", "navigate", 200), ("same-origin", "cors", 200),
            ("none", "navigate", 200),
        ])
    func otherSites(site: String, mode: String, expected: Int) {
        let gate = AccessGate(token: nil)
        #expect(status(gate, request(with: ["sec-fetch-site": site, "sec-fetch-mode": mode])) == expected)
    }

    @Test func wrongTokenInAddress() {
        #expect(status(AccessGate(token: "open"), request(query: ["token": "x"])) == 401)
    }

    @Test func secureWithTLS() throws {
        let decision = AccessGate(token: "open", hasTLS: true).decide(
            request(query: ["token": "open"], with: ["accept": "text/html"]), now: now)
        guard case .admitted(let response) = decision else { throw Failed("not admitted") }
        #expect(response.headers.contains { $0.name == "Set-Cookie" && $0.value.hasSuffix("; Secure") })
    }
}

struct Failed: Error {
    let text: String
    init(_ text: String) { self.text = text }
}
