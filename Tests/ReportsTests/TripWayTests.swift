import Formats
import Routes
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct TripWayTests {
    private let origin = WallTime(microseconds: 1_763_888_400_250_000)

    /// Three points to the north, a gap, and two that are bridged.
    private func way(from start: GeoPoint = GeoPoint(latitude: 48, longitude: 11), towardsDeg: Double = 0) -> Way {
        var way = Way()
        way.points = (0..<5).map { index in
            var point = WayPoint(
                time: .zero.advanced(bySeconds: Double(index)),
                place: start.moved(byM: Double(index) * 100, towardsDeg: towardsDeg), drivenM: Double(index) * 100)
            point.speedKmh = 36
            if index < 3 {
                point.altitudeM = 510.5
                point.courseDeg = 90
                point.errorM = 4
            }
            point.isBridged = index > 3
            point.beginsSegment = index == 3
            return point
        }
        way.bridgedM = 100
        return way
    }

    private func tripWay(_ way: Way, name: String = "Trip 7") -> TripWay {
        var samples = SampleColumns()
        samples.append(Sample(.vehicleSpeed, 36, at: .zero))
        samples.append(Sample(.engineSpeed, 2000, at: .zero))
        samples.append(Sample(.coolantTemperature, 90, at: .zero))
        samples.append(Sample(.engineSpeed, 3000, at: .zero.advanced(bySeconds: 2)))
        return TripWay(
            name: name, origin: origin, way: way, curves: TripCurves(samples, units: .metric), program: "obdmech 0")
    }

    @Test func gpxHasItsElementsInOrder() throws {
        let lines = tripWay(way()).gpx.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines.first == #"<?xml version="1.0" encoding="UTF-8"?>"#)
        let point = try #require(lines.firstIndex { $0.hasPrefix("<trkpt") })
        #expect(
            lines[point..<(point + 15)].map(String.init) == [
                #"<trkpt lat="48.0000000" lon="11.0000000">"#, "<ele>510.5</ele>",
                "<time>2025-11-23T09:00:00.250Z</time>", "<extensions>", "<gpxtpx:TrackPointExtension>",
                "<gpxtpx:speed>10.00</gpxtpx:speed>", "<gpxtpx:course>90.0</gpxtpx:course>",
                "</gpxtpx:TrackPointExtension>", "<obdmech:distanceM>0.0</obdmech:distanceM>",
                "<obdmech:speedKmh>36.0</obdmech:speedKmh>",
                "<obdmech:engineSpeedRpm>2000</obdmech:engineSpeedRpm>", "<obdmech:coolantC>90</obdmech:coolantC>",
                "<obdmech:errorM>4.0</obdmech:errorM>", "</extensions>", "</trkpt>",
            ])
        #expect(lines.count { $0 == "<trkseg>" } == 2)
        #expect(lines.count { $0 == "<obdmech:bridged>true</obdmech:bridged>" } == 1)
        #expect(lines.count { $0 == "<obdmech:engineSpeedRpm>3000</obdmech:engineSpeedRpm>" } == 3)
    }

    @Test func textIsEscaped() {
        let gpx = tripWay(way(), name: "<a> & \"b\"\u{1}\u{1B}").gpx
        #expect(gpx.contains("<name>&lt;a&gt; &amp; &quot;b&quot;\u{FFFD}\u{FFFD}</name>"))
    }

    @Test func kmlHasAsManyPlacesAsTimes() {
        let kml = tripWay(way()).kml
        let lines = kml.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines.count { $0 == "<gx:Track>" } == 2)
        #expect(lines.count { $0.hasPrefix("<gx:coord>") } == 5)
        #expect(lines.count { $0.hasPrefix("<when>") } == 7)
        #expect(lines.contains("<gx:coord>11.0000000 48.0000000 510.5</gx:coord>"))
        // Speed, distance, engine speed and coolant; the consumption is unknown.
        #expect(lines.count { $0.hasPrefix("<gx:value>") } == 20)
        #expect(!kml.contains("consumption"))
    }

    @Test func geoJSONIsReadBack() throws {
        let json = try #require(JSON(parsing: Array(tripWay(way()).geoJSON.line.utf8)))
        let features = try #require(json["features"]?.elements)
        #expect(features.count == 3)
        let lines = try #require(features[0]["geometry"]?["coordinates"]?.elements)
        #expect(lines.map { $0.elements?.count } == [3, 2])
        #expect(lines[0].elements?[0].elements?.compactMap(\.double) == [11, 48, 510.5])
        #expect(features[0]["properties"]?["speedsKmh"]?.elements?.map { $0.elements?.count } == [3, 2])
        #expect(features[2]["properties"]?["role"]?.text == "end")
    }

    @Test func aLineIsCutAtTheAntimeridian() throws {
        let start = GeoPoint(latitude: 0.5, longitude: 179.999)
        let json = try #require(JSON(parsing: Array(tripWay(way(from: start, towardsDeg: 90)).geoJSON.line.utf8)))
        let lines = try #require(json["features"]?.elements?[0]["geometry"]?["coordinates"]?.elements)
        #expect(lines.count == 3)
        #expect(lines[0].elements?.last?.elements?.first?.double == 180)
        #expect(lines[1].elements?.first?.elements?.first?.double == -180)
        for line in lines {
            let east = line.elements?.compactMap { $0.elements?.first?.double } ?? []
            #expect(east.allSatisfy { $0 > 0 } || east.allSatisfy { $0 < 0 })
        }
    }
}

extension JSON {
    fileprivate var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
}
