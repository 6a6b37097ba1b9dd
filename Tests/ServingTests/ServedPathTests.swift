import Serving
import Testing

@Suite(.timeLimit(.minutes(20))) struct ServedPathTests {
    private func arguments(_ path: String) -> [String]? {
        guard case .document(let document) = ServedPath(path) else { return nil }
        return document.arguments
    }

    @Test(
        arguments: [
            ("/", ["report", "--page", "/"]), ("/trips", ["report", "--page", "/trips"]),
            ("/trip/12", ["report", "--page", "/trip/12"]),
            ("/trip/last", ["report", "--page", "/trip/last"]),
            ("/trip/12.json", ["report", "--trip", "12", "--json"]),
            ("/scan/3", ["report", "--page", "/scan/3"]),
            ("/scan/3.json", ["report", "--scan", "3", "--json"]),
            ("/day/2026-11-24", ["report", "--page", "/day/2026-11-24"]),
            ("/month/2026-11", ["report", "--page", "/month/2026-11"]),
            ("/year/2026", ["report", "--page", "/year/2026"]),
            ("/routes", ["report", "--page", "/routes"]), ("/trends", ["report", "--page", "/trends"]),
            ("/vehicle/1", ["report", "--page", "/vehicle/1"]), ("/route/2", ["report", "--page", "/route/2"]),
            ("/logbook/2026", ["report", "--page", "/logbook/2026"]),
        ])
    func documents(path: String, expected: [String]) { #expect(arguments(path) == expected) }

    @Test func clips() {
        #expect(ServedPath("/camera") == .camera && ServedPath("/camera.jpg") == .cameraPicture)
        #expect(arguments("/camera/clips.json") == ["camera", "list", "--json"])
        #expect(ServedPath("/clip/b0042-000017-front.mp4") == .clip(id: "b0042-000017-front", isPicture: false))
        #expect(ServedPath("/clip/b0042-000017.jpg") == .clip(id: "b0042-000017", isPicture: true))
        for path in ["/clip/", "/clip/.mp4", "/clip/b1.ts", "/clip/b1/../x.mp4", "/clip/-b1.mp4", "/clip/b 1.mp4"] {
            #expect(ServedPath(path) == nil, "\(path)")
        }
    }

    /// A key of a camera is an argument that cannot be taken for an option.
    @Test func traffic() {
        #expect(ServedPath("/traffic") == .traffic)
        #expect(arguments("/traffic/cameras.json") == ["traffic", "list", "--json"])
        for key in ["H429F", "a/b", "--help", "Brücke 3"] {
            #expect(ServedPath("/traffic/picture/" + key) == .trafficPicture(key: key))
        }
        let long = String(repeating: "x", count: 201)
        for path in [
            "/traffic/", "/traffic/picture", "/traffic/picture/", "/traffic/picture/a\n", "/traffic/picture/" + long,
        ] {
            #expect(ServedPath(path) == nil, "\(path)")
        }
    }

    /// Nothing that a client writes becomes an option or a word of a program but numbers and days.
    @Test(
        arguments: [
            "", "/trip", "/trip/", "/trip/x", "/trip/-1", "/trip/0", "/trip/+1", "/trip/01", "/trip/1/2", "/trip/1;ls",
            "/trip/--html", "/trip/.json", "/trip/99999999999999999999", "/day/2026-02-30", "/day/2026-11-24.json",
            "/day/--x", "/month/2026-13", "/year/26", "/year/last", "//trip/1", "/../etc/passwd", "/live/", "/live/x",
            "/Trip/1", "/trip/1 ", "/trip/٣", "/route/last", "/vehicle/x", "/week/x", "/places/1",
        ])
    func nothing(path: String) { #expect(ServedPath(path) == nil) }

    @Test func others() {
        #expect(ServedPath("/healthz") == .health && ServedPath("/live") == .live)
        #expect(ServedPath("/live/events") == .liveEvents && ServedPath("/live.js") == .asset(name: "live.js"))
        #expect(ServedPath("/live/designs") == .liveDesigns && ServedPath("/live/track") == .liveTrack)
        guard case .document(let metrics) = ServedPath("/metrics") else {
            Issue.record("no metrics")
            return
        }
        // Metrics are in base units, whatever a page is in.
        #expect(metrics.arguments == ["publish", "metrics"] && metrics.shown(in: "us") == metrics)
        // Prometheus names what it reads; promtool and the textfile collector read only the text format.
        let accepted = "application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.4,*/*;q=0.3"
        #expect(metrics.negotiated(accepted).arguments == ["publish", "metrics", "--openmetrics"])
        #expect(metrics.negotiated("*/*") == metrics && metrics.negotiated(nil) == metrics)
        #expect(ServedPath("/page.js") == nil && ServedPath("/live.html") == nil)
    }
}
