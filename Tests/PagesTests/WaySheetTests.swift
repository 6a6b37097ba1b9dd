import Formats
import Reports
import Routes
import Telemetry
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct WaySheetTests {
    private let home = GeoPoint(latitude: 48, longitude: 11)

    /// A point each second: eleven slow, ten of middle speed, ten fast, to the east.
    private func way() -> Way {
        var way = Way()
        var eastM = 0.0
        way.points = (0..<31).map { index in
            let kmh = [20.0, 60, 110][max(0, index - 1) / 10]
            eastM += kmh / 3.6
            var point = WayPoint(
                time: .zero.advanced(bySeconds: Double(index)), place: home.moved(byM: eastM, towardsDeg: 90),
                drivenM: eastM)
            point.speedKmh = kmh
            return point
        }
        return way
    }

    private func text(_ way: Way, marks: [WaySheet.Mark] = [], ground: TrackGround? = nil, units: UnitSystem = .metric)
        throws -> String
    {
        let sheet = try #require(
            WaySheet(way, marks: marks, ground: ground, units: units) { "at \(Int($0.seconds(since: .zero)))" })
        return HTML.group(sheet.content).text
    }

    @Test func theSpeedHasASteppedScale() throws {
        let page = try text(way())
        for kind in ["c1", "c4", "c8"] { #expect(page.contains("<path class=\"\(kind)\""), "\(kind)") }
        #expect(page.contains("110 km/h</li>"))
        #expect(page.contains("<title>Start, at 0</title>") && page.contains("<title>End, at 30</title>"))
        // One way to color is none to choose.
        #expect(!page.contains("radio"))
        #expect(try text(way(), units: .us).contains("68 mph</li>"))
    }

    /// The arrow to the north covers no end of a way: one in the upper right has it below.
    @Test(arguments: [(60.0, "100%"), (120, "18"), (240, "100%"), (300, "18")])
    func theArrowIsInAnEmptyCorner(towardsDeg: Double, y: String) throws {
        var way = Way()
        way.points = (0..<100).map { index in
            let alongM = Double(index) * 20
            return WayPoint(
                time: .zero.advanced(bySeconds: Double(index)), place: home.moved(byM: alongM, towardsDeg: towardsDeg),
                drivenM: alongM)
        }
        let page = try text(way)
        let arrow = try #require(page.firstMatch(of: /y="([^"]*)"(?: dy="-8")? text-anchor="end">N ↑/))
        #expect(arrow.1 == y)
    }

    /// Three drives at 50 km/h along the way; this one is slower at first, then faster.
    @Test func colorsAreThoseOfThePlacesOwnHistory() throws {
        let points = (0..<60).map { index in
            Checkpoint(
                place: home.moved(byM: Double(index) * 20, towardsDeg: 90), alongM: Double(index) * 20,
                timeS: Double(index) * 20 / 50 * 3.6)
        }
        let path = try #require(RoutePath(points))
        let usual = try #require(UsualSpeeds([path, path, path]))
        let coloring = try #require(TrackColoring.usual(way(), usual))
        // 20 km/h are 60 % less than usual, 60 km/h 20 % more, and 110 km/h 120 % more.
        #expect(coloring.kinds[5] == "c6" && coloring.kinds[15] == "c2" && coloring.kinds[25] == "c0")
        #expect(UsualSpeeds([path, path]) == nil)
        // Nobody drove there in the other direction.
        #expect(usual.kmh(at: home.moved(byM: 100, towardsDeg: 90), courseDeg: 270) == nil)
        let speed = try #require(usual.kmh(at: home.moved(byM: 100, towardsDeg: 90), courseDeg: 90))
        #expect(abs(speed - 50) < 0.5)
        let speeds = try #require(TrackColoring.speed(way(), .metric))
        let sheet = try #require(
            WaySheet(way(), marks: [], ground: nil, units: .metric, colorings: [coloring, speeds]) { _ in "" })
        let page = HTML.group(sheet.content).text
        #expect(page.contains("id=\"by-usual\" checked") && page.contains("id=\"by-speed\""))
        #expect(page.contains("<g class=\"coloring by-usual gain\">") && !page.contains("</input>"))
    }

    @Test func gapsAndBridgesAreMarked() throws {
        var broken = way()
        broken.points[15].beginsSegment = true
        broken.points[5].isBridged = true
        broken.bridgedM = 120
        let page = try text(broken)
        #expect(page.contains("class=\"gap\"") && page.contains("class=\"c1 bridged\""))
        #expect(page.contains("dotted: 1 gap") && page.contains("without reception"))
        #expect(try !text(way()).contains("class=\"gap\""))
        // Where nothing is known, the marker has no place: 31 points and the mark of the gap.
        #expect(page.contains("\"count\":32"))
    }

    @Test func marksAreWhereTheCarWas() throws {
        let marks = [
            WaySheet.Mark(time: .zero.advanced(bySeconds: 9.5), kind: .event, text: "sharp <braking>"),
            WaySheet.Mark(time: .zero.advanced(bySeconds: 99), kind: .stop, text: "later"),
        ]
        let page = try text(way(), marks: marks)
        #expect(page.contains("<title>at 9 sharp &lt;braking&gt;</title>"))
        #expect(!page.contains("later"))
    }

    @Test func aWayThatLeadsNowhereHasNone() {
        #expect(WaySheet(Way(), marks: [], ground: nil, units: .metric) { _ in "" } == nil)
    }

    @Test(arguments: [
        (10.0, "2 km", 0.2), (0.4, "100 m", 0.25), (73.0, "20 km", 20.0 / 73), (900.0, "200 km", 2.0 / 9),
    ])
    func theScaleIsRound(km: Double, text: String, share: Double) {
        let scale = WaySheet.scale(km, metric: true, symbol: "km")
        #expect(scale.text == text && abs(scale.share - share) < 1e-9, "\(scale)")
    }

    @Test func theScaleIsThatOfTheGround() throws {
        // 10 km to the east, at 60 degrees north, where a degree is half as long.
        let north = GeoPoint(latitude: 60, longitude: 11)
        let frame = try #require(WayFrame([north, north.moved(byM: 10_000, towardsDeg: 90)]))
        #expect(abs(frame.mPerUnit * 920 - 10_000) < 40)
        let ends = [north, north.moved(byM: 10_000, towardsDeg: 90)].map(frame.point)
        #expect(abs(ends[0].x - 40) < 0.5 && abs(ends[1].x - 960) < 0.5)
        // Of an ellipsoid on a map for a sphere.
        let up = frame.point(north.moved(byM: 1000, towardsDeg: 0))
        #expect(abs(ends[0].y - up.y - 92) < 1)
    }

    @Test func aWayAcrossTheAntimeridianIsOne() throws {
        let west = GeoPoint(latitude: 0, longitude: 179.99)
        let frame = try #require(WayFrame([west, GeoPoint(latitude: 0, longitude: -179.99)]))
        #expect(frame.side < 0.0001)
    }
}
