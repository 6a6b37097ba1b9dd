import Routes
import Telemetry
import Testing
import XML

@testable import Logs

@Suite struct GPXFileTests {
    private func file(_ body: String, root: String = #"version="1.1" xmlns="http://www.topografix.com/GPX/1/1""#) throws
        -> GPXFile
    {
        try GPXFile(Array("<?xml version=\"1.0\"?>\n<gpx \(root)>\(body)</gpx>".utf8))
    }

    private func fault(_ text: String) -> GPXFile.Fault? {
        do {
            _ = try GPXFile(Array(text.utf8))
            return nil
        } catch { return error }
    }

    @Test func tracksRoutesAndPlaces() throws {
        let read = try file(
            """
            <wpt lat="48" lon="11"><ele>500</ele><name>Home &amp; garden</name></wpt>
            <rte><name>Plan</name><rtept lat="48.1" lon="11.1"/><rtept lat="48.2" lon="11.2"><name>Left</name></rtept></rte>
            <trk><name> A </name><trkseg><trkpt lat="48.1" lon="-11.1"><time>2026-11-22T10:00:00Z</time></trkpt></trkseg>
            <trkseg/><trkseg><trkpt lat="0" lon="0"/></trkseg></trk><trk/>
            """)
        #expect(read.waypoints.map(\.name) == ["Home & garden"] && read.waypoints[0].altitudeM == 500)
        #expect(read.routes.map(\.name) == ["Plan"] && read.routes[0].points.map(\.name) == [nil, "Left"])
        #expect(read.tracks.count == 1 && read.tracks[0].name == "A" && read.tracks[0].segments.map(\.count) == [1])
        #expect(read.tracks[0].segments[0][0].place == GeoPoint(latitude: 48.1, longitude: -11.1))
    }

    @Test func version10HasSpeedAndCourse() throws {
        let read = try file(
            """
            <trk><trkseg><trkpt lat="48" lon="11"><time>2026-11-22T10:00:00.5+01:00</time><course>361</course>
            <speed>10</speed></trkpt></trkseg></trk>
            """, root: #"version="1.0" xmlns="http://www.topografix.com/GPX/1/0""#)
        let point = read.tracks[0].segments[0][0]
        #expect(point.speedKmh == 36 && point.courseDeg == 1)
        #expect(point.time == WallTime(iso8601: "2026-11-22T09:00:00.500Z"))
    }

    @Test func extensionsAreThoseOfGarminAndOurs() throws {
        let read = try file(
            """
            <trk><trkseg><trkpt lat="48" lon="11"><extensions>
            <t:TrackPointExtension xmlns:t="http://www.garmin.com/xmlschemas/TrackPointExtension/v2">
            <t:speed>5</t:speed><t:course>90</t:course></t:TrackPointExtension>
            <o:speedKmh xmlns:o="urn:obdmech:gpx:1">17</o:speedKmh><x:speed xmlns:x="urn:x">99</x:speed>
            <speed>98</speed>
            </extensions></trkpt></trkseg></trk>
            """)
        let point = read.tracks[0].segments[0][0]
        #expect(point.speedKmh == 18 && point.courseDeg == 90)
        #expect(point.carValues == [.vehicleSpeed: 17])
    }

    @Test(arguments: [
        ("lat=\"91\" lon=\"11\"", ""), ("lat=\"48\"", ""), ("lat=\"x\" lon=\"11\"", ""), ("lat=\"nan\" lon=\"1\"", ""),
        ("lat=\"48\" lon=\"11\"", "<time>yesterday</time>"),
    ])
    func whatIsInvalid(attributes: String, content: String) {
        let text = "<gpx>\n<trk><trkseg>\n<trkpt \(attributes)>\(content)</trkpt></trkseg></trk></gpx>"
        #expect(fault(text) == .invalid(.refused, line: 3))
    }

    @Test func otherFilesAreNoGPX() {
        #expect(fault("<kml/>") == .notGPX)
        #expect(fault("hello") == .notGPX)
        #expect(fault("<gpx>\n<trk>") == .invalid(.malformed, line: 2))
        #expect(fault("<!DOCTYPE gpx [<!ENTITY x \"y\">]><gpx/>") == .invalid(.entities, line: 1))
    }

    @Test func xmlIsRecognized() {
        #expect(GPXFile.isXML(Array("<gpx/>".utf8)) && GPXFile.isXML([0xEF, 0xBB, 0xBF, 0x0A] + Array("<?xml".utf8)))
        #expect(GPXFile.isXML([0xFF, 0xFE, 0x3C, 0x00]) && GPXFile.isXML([0xFE, 0xFF, 0x00, 0x3C]))
        #expect(!GPXFile.isXML(Array("{\"a\":1}".utf8)) && !GPXFile.isXML([]))
    }
}
