import Routes
import Telemetry
import Testing
import XML

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct TrackFileTests {
    private func file(_ body: String, root: String = #"version="1.1" xmlns="http://www.topografix.com/GPX/1/1""#) throws
        -> TrackFile
    {
        try TrackFile(Array("<?xml version=\"1.0\"?>\n<gpx \(root)>\(body)</gpx>".utf8))
    }

    private func fault(_ text: String) -> TrackFile.ParseError? {
        do {
            _ = try TrackFile(Array(text.utf8))
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

    /// A point without a place is left out, and nothing else.
    @Test(arguments: [
        "lat=\"91\" lon=\"11\"", "lat=\"48\"", "lat=\"x\" lon=\"11\"", "lat=\"nan\" lon=\"1\"", "",
        "lat=\"0\" lon=\"0.0\"",
        "lat=\"\" lon=\"\"", "lat=\"48\" lon=\"181\"", "lat=\"1e999\" lon=\"1\"", "lat=\"48 lon=\"11\"",
        "lat=\"48,1,2\" lon=\"1\"",
    ])
    func aPointWithoutAPlaceIsLeftOut(attributes: String) throws {
        let right = "<trkpt lat=\"48\" lon=\"11\"/>"
        let read = try file(
            "<trk><trkseg>\(right)<trkpt \(attributes)><ele>1</ele></trkpt>\(right)</trkseg></trk><wpt \(attributes)/>")
        #expect(read.tracks.map { $0.segments.map(\.count) } == [[2]] && read.waypoints.isEmpty)
        #expect(read.losses.points == [.place: 2] && read.tracks[0].segments[0].allSatisfy { $0.altitudeM == nil })
    }

    /// A value that is wrong is left out, and the point is not.
    @Test(arguments: [
        "<ele>NaN</ele>", "<ele>1e308</ele>", "<ele>high</ele>", "<speed>1e6</speed>", "<course>x</course>",
    ])
    func aWrongValueIsLeftOut(value: String) throws {
        let read = try file("<trk><trkseg><trkpt lat=\"48\" lon=\"11\">\(value)<name>A</name></trkpt></trkseg></trk>")
        let point = try #require(read.tracks.first?.segments.first?.first)
        #expect(point.altitudeM == nil && point.speedKmh == nil && point.courseDeg == nil && point.name == "A")
        #expect(read.losses.values == 1 && read.losses.count == 0)
    }

    @Test func numbersMayHaveDecimalCommas() throws {
        let read = try file("<trk><trkseg><trkpt lat=\" 48,5\" lon=\"-11,25 \"><ele>500,5</ele></trkpt></trkseg></trk>")
        let point = read.tracks[0].segments[0][0]
        #expect(point.place == GeoPoint(latitude: 48.5, longitude: -11.25) && point.altitudeM == 500.5)
        #expect(read.losses.isEmpty)
    }

    /// The same track as different programs write it.
    @Test(arguments: [
        #"xmlns="http://www.topografix.com/GPX/1/1""#, #"xmlns="http://www.topografix.com/GPX/1/0""#, "",
        #"xmlns="http://www.topografix.com/GPX/1/2""#, #"xmlns="https://www.topografix.com/GPX/1/1/""#,
        #"xmlns="urn:anything""#, #"xsi:schemaLocation="a b" xmlns="http://www.topografix.com/GPX/1/1""#,
    ])
    func anyNamespace(root: String) throws {
        let body = """
            <metadata><time>2026-05-01T09:00:00Z</time><name>No</name></metadata><trk><extensions>
            <gpxx:TrackExtension><gpxx:DisplayColor>Red</gpxx:DisplayColor></gpxx:TrackExtension></extensions>
            <name>Yes</name><trkseg><trkpt lat="48" lon="11"><ele>9</ele><ql:extension><ql:time>x</ql:time></ql:extension>
            <time>2026-05-01T10:00:00Z</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>5</gpxtpx:speed>
            <ql:name>No</ql:name></gpxtpx:TrackPointExtension></extensions></trkpt></trkseg></trk>
            """
        let read = try file(body, root: root)
        let point = try #require(read.tracks.first?.segments.first?.first)
        #expect(read.tracks[0].name == "Yes" && point.altitudeM == 9 && point.name == nil && point.speedKmh == 18)
        #expect(point.time == WallTime(iso8601: "2026-05-01T10:00:00Z") && read.losses.isEmpty)
    }

    /// Prefixes for GPX itself, declared or not.
    @Test(arguments: [#"xmlns:g="http://www.topografix.com/GPX/1/1" xmlns="urn:x""#, ""])
    func aPrefixForGPX(root: String) throws {
        let text =
            "<g:gpx \(root)><g:trk><g:trkseg><g:trkpt lat=\"48\" lon=\"11\"><g:ele>9</g:ele></g:trkpt></g:trkseg></g:trk></g:gpx>"
        let read = try TrackFile(Array(text.utf8))
        #expect(read.tracks.first?.segments.first?.first?.altitudeM == 9)
    }

    @Test func theShapeOfARouteIsAnExtension() throws {
        let read = try file(
            """
            <rte><rtept lat="48" lon="11"><name>A</name><extensions><gpxx:RoutePointExtension><gpxx:rpt lat="48.1" lon="11"/>
            <gpxx:rpt lat="48.2" lon="11"/></gpxx:RoutePointExtension></extensions></rtept><rtept lat="48.3" lon="11"/></rte>
            """)
        #expect(read.routes[0].points.map(\.place.latitude) == [48, 48.1, 48.2, 48.3])
    }

    /// A file that was cut off at any byte has the points before, and says so.
    @Test func cutOffAnywhere() throws {
        let point = "<trkpt lat=\"48\" lon=\"11\"><time>2026-05-01T10:00:00Z</time></trkpt>\n"
        let whole = "<gpx><trk><trkseg>\n" + String(repeating: point, count: 5) + "</trkseg></trk></gpx>"
        for length in 6..<whole.utf8.count {
            let part = whole.utf8.prefix(length)
            let read = try TrackFile(Array(part))
            let complete = String(decoding: part, as: UTF8.self).ranges(of: "</trkpt>").count
            #expect(read.tracks.first?.segments.first?.count ?? 0 >= complete, "\(length)")
            #expect(read.losses.damage?.isCutOff == true && read.losses.text?.isEmpty == false, "\(length)")
        }
        #expect(try TrackFile(Array(whole.utf8)).losses.isEmpty)
    }

    /// What an SD card lost, in the middle of a file.
    @Test func zerosAmongPoints() throws {
        let point = "<trkpt lat=\"48\" lon=\"11\"><time>2026-05-01T10:00:00Z</time></trkpt>\n"
        let points = String(repeating: point, count: 100)
        let bytes = Array("<gpx><trk><trkseg>\n\(points)</trkseg></trk></gpx>".utf8)
        for start in stride(from: 1000, to: 1100, by: 7) {
            var damaged = bytes
            for index in start..<start + 512 { damaged[index] = 0 }
            let read = try TrackFile(damaged)
            #expect(read.tracks[0].segments.joined().count >= 100 - 512 / point.utf8.count - 2)
            #expect(read.losses.damage != nil || read.losses.count > 0)
        }
    }

    @Test func otherFilesAreOfAnotherKind() {
        for text in ["<kml/>", "hello", "", "<", "<html><gpx/></html>"] {
            #expect(fault(text) == .otherKind, "\(text)")
        }
        #expect(fault("<!DOCTYPE gpx [<!ENTITY x \"y\">]><gpx/>") == .entities(line: 1))
    }

    @Test func xmlIsRecognized() {
        #expect(
            TrackFile.isXML(Array("<gpx/>".utf8)) && TrackFile.isXML([0xEF, 0xBB, 0xBF, 0x0A] + Array("<?xml".utf8)))
        #expect(TrackFile.isXML([0xFF, 0xFE, 0x3C, 0x00]) && TrackFile.isXML([0xFE, 0xFF, 0x00, 0x3C]))
        #expect(!TrackFile.isXML(Array("{\"a\":1}".utf8)) && !TrackFile.isXML([]))
    }
}
