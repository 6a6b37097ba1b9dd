import Foundation
import TestSupport
import Testing

/// Files of positions that programs and receivers write, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct TrackFilesProgramTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func file(_ text: String, _ name: String = "track.gpx") throws -> String {
        try program.directory.write(Array(text.utf8), to: name)
        return program.directory.file(name)
    }

    private func points(_ points: [(latitude: Double, time: String)]) -> String {
        points.map { "<trkpt lat=\"\($0.latitude)\" lon=\"20\"><time>\($0.time)</time></trkpt>" }.joined(
            separator: "\n")
    }

    /// Imports a file. Returns its trip, and what was said.
    private func imported(_ file: String) throws -> (trip: [String: Any], warning: String) {
        let database = program.directory.file("track.db")
        let (status, run) = try program.run("database", "import", file, "--database", database)
        #expect(status == 0 && run.output == "1 trip imported\n", "\(run.warning)")
        let report = try program.run("report", "--trip", "last", "--json", "--database", database).run.json()
        return (try #require((report["trips"] as? [[String: Any]])?.first), run.warning)
    }

    /// GPSLogger's usual interval.
    @Test func aPointAMinute() throws {
        let text = points((0...10).map { (10 + 0.0081 * Double($0), "2026-05-01T10:\($0 < 10 ? "0" : "")\($0):00Z") })
        let (trip, warning) = try imported(
            file(
                "<gpx version=\"1.0\" xmlns=\"http://www.topografix.com/GPX/1/0\"><trk><trkseg>\(text)</trkseg></trk></gpx>"
            ))
        #expect(trip["durationS"] as? Double == 600 && warning.isEmpty)
        let km = try #require(trip["distanceKm"] as? Double)
        #expect(abs(km - 8.96) < 0.01 && trip["distanceSource"] as? String == "positions")
        #expect(trip["distanceUncertaintyPercent"] as? Double ?? 0 > 10)
        #expect(abs((trip["maxSpeedKmh"] as? Double ?? 0) - 53.8) < 0.5)
    }

    /// A year that cannot be, and a first point that is later than all others (OsmAnd).
    @Test func timesThatDoNotFit() throws {
        let times = ["2022-03-13T09:33:23Z", "0000-03-13T09:11:26Z"] + [27, 37, 47].map { "2022-03-13T09:11:\($0)Z" }
        let text = points(times.enumerated().map { (10.869 + 0.0001 * Double($0), $1) })
        let (trip, warning) = try imported(file("<gpx><trk><trkseg>\(text)</trkseg></trk></gpx>"))
        #expect(trip["start"] as? String == "2022-03-13T09:11:27Z" && trip["durationS"] as? Double == 20)
        #expect(warning.split(separator: "\n").count == 1 && warning.contains("1 point without a valid time"))
        #expect(warning.contains("1 point with a time that does not fit"))
    }

    /// A prefix that is not declared, a text that is not UTF-8, a point that is none, and an end that is missing.
    @Test func whatIsDamagedCostsOnlyItself() throws {
        let good = (0..<30).map { (10 + 0.0001 * Double($0), "2026-05-01T10:00:\($0 < 10 ? "0" : "")\($0)Z") }
        let text =
            "<gpx xsi:schemaLocation=\"x\"><trk><extensions><gpxx:Color>Red</gpxx:Color></extensions><trkseg>"
            + points(Array(good[..<10])) + "<trkpt lat=\"x\"></trkpt>" + points(Array(good[10...])) + "<trkpt lat=\"10"
        let path = program.directory.file("cut.gpx")
        try program.directory.write(Array(text.utf8), to: "cut.gpx")
        let (trip, warning) = try imported(path)
        #expect(trip["durationS"] as? Double == 29 && warning.contains("1 point without a valid position"))
        #expect(warning.contains("ends too early"))
        // The same reader, whoever asks.
        let database = program.directory.file("routes.db")
        #expect(try program.run("route", "import", path, "Way", "--database", database).status == 0)
        let replay = try program.run(
            "trip", "-a", "sim:city?rate=max", "--duration", "20s", "--json", "--gps", "replay:\(path)")
        #expect(replay.status == 0 && replay.run.output.contains("\"latitude\""))
    }

    @Test func aTrackWithoutTimesIsARoute() throws {
        let text = (0..<30).map { "<trkpt lat=\"\(10 + 0.001 * Double($0))\" lon=\"20\"/>" }.joined()
        let path = try file("<gpx><trk><trkseg>\(text)</trkseg></trk></gpx>")
        let database = program.directory.file("routes.db")
        let (status, run) = try program.run("database", "import", path, "--database", database)
        #expect(status == 5 && run.warning.contains("route import") && run.output.isEmpty)
        #expect(try program.run("route", "import", path, "Way", "--database", database).status == 0)
    }

    @Test(arguments: [
        "<gpx/>", "<gpx><trk><trkseg><trkpt lat=\"x\" lon=\"y\"/></trkseg></trk></gpx>", "<kml/>",
        "<gpx><wpt lat=\"1\" lon=\"2\"/></gpx>",
        "<gpx><trk>", "<",
    ])
    func nothingUnderstood(text: String) throws {
        let (status, run) = try program.run(
            "database", "import", file(text), "--database", program.directory.file("x.db"))
        #expect(status == 5 && run.output.isEmpty && run.warning.contains("cannot import"), "\(run.warning)")
    }

    @Test func aLogOfSentences() throws {
        func sentence(_ second: Int, date: String = "010526", place: String = "01130.0000,E") -> String {
            let clock = "1200\(second < 10 ? "0" : "")\(second)"
            let body = "GPRMC,\(clock),A,48\(10 + second / 60).\(1000 + second * 100),N,\(place),38.9,0.0,\(date),,"
            let digits = String(body.utf8.reduce(0, ^), radix: 16, uppercase: true)
            return "$\(body)*\(digits.utf8.count == 1 ? "0" : "")\(digits)"
        }
        var lines = (0..<60).map { sentence($0) }
        lines[20] = sentence(20, date: "150906")
        lines[30] = sentence(30, place: "09130.0000,E")
        lines[40] = "$GPRMC,x*00"
        let (trip, warning) = try imported(file(lines.joined(separator: "\r\n"), "log.nmea"))
        #expect(trip["durationS"] as? Double == 59 && trip["start"] as? String == "2026-05-01T12:00:00Z")
        for part in ["does not fit the others", "cannot have been", "1 damaged sentence"] {
            #expect(warning.contains(part), "\(warning)")
        }
    }
}
