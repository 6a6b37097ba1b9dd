import Routes
import Telemetry
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct NMEALogTests {
    /// A drive to the north with 20 m/s, a fix each second; `change` makes other sentences of some of them.
    private func read(_ count: Int = 60, _ change: (Int, String) -> String = { $1 }) throws -> (
        points: [TrackPoint], losses: TrackLosses
    ) {
        let lines = (0..<count).flatMap { second -> [String] in
            let clock = "1200\(second < 10 ? "0" : "")\(second).00"
            let minutes = 100_000 + second * 108
            let latitude = "48\(minutes / 10_000).\(String(minutes % 10_000 + 10_000).dropFirst())"
            let rmc = "$GPRMC,\(clock),A,\(latitude),N,01130.0000,E,38.9,0.0,010526,,"
            let gga = "$GPGGA,\(clock),\(latitude),N,01130.0000,E,1,8,0.9,500.0,M,47.0,M,,"
            return [change(second, rmc), change(second, gga)].map(NMEASentenceTests.checked)
        }
        let file = try TrackFile(Array(lines.joined(separator: "\r\n").utf8))
        var losses = file.losses
        return (file.tracks.flatMap { $0.timedSegments(&losses) }.flatMap(\.self), losses)
    }

    @Test func aFixHasTwoSentences() throws {
        let (points, losses) = try read()
        #expect(points.count == 60 && losses.isEmpty)
        #expect(points[0].time == WallTime(iso8601: "2026-05-01T12:00:00Z") && points[0].altitudeM == 500)
        #expect(points[0].errorM.map { abs($0 - 8.55) < 0.01 } == true)
        #expect(abs(points[0].place.distanceM(to: points[59].place) - 59 * 20) < 5)
    }

    /// What is wrong between good sentences costs only itself, wherever it is.
    @Test(arguments: [
        ("010526", "010106", TrackLosses.Reason.order), ("010526", "060180", .order), ("010526", "010179", .order),
        ("010526", "010180", .order), ("010526", "020526", .order), ("010526", "150906", .order),
        (",N,01130.0000,E", ",S,01130.0000,E", .jump), ("01130.0000,E", "01230.0000,E", .jump),
    ])
    func oneWrong(part: String, change: String, reason: TrackLosses.Reason) throws {
        for place in [0, 1, 30, 58, 59] {
            let (points, losses) = try read { $0 == place ? $1.replacing(part, with: change) : $1 }
            #expect(points.count == 59 && losses.points == [reason: 1], "\(change) at \(place): \(losses)")
            #expect(points.allSatisfy { $0.place.latitude > 48 && $0.place.latitude < 48.2 })
        }
    }

    @Test func nullIsland() throws {
        for place in [0, 30, 59] {
            let (points, losses) = try read { second, line in
                guard second == place else { return line }
                let fields = line.split(separator: ",", omittingEmptySubsequences: false)
                let at = line.hasPrefix("$GPRMC") ? 3 : 2
                return (fields[..<at] + ["0000.0000", "N", "00000.0000", "E"] + fields[(at + 4)...]).joined(
                    separator: ",")
            }
            #expect(points.count == 59 && losses.points == [.place: 1])
        }
    }

    @Test func damagedSentencesAreCounted() throws {
        var (text, rng) = ("", 7)
        for second in 0..<50 {
            let line = NMEASentenceTests.checked(
                "$GPRMC,1200\(second + 10).00,A,4801.000,N,01130.0000,E,0.0,0.0,010526,,")
            rng = rng * 31 % 97
            text += second % 10 == 3 ? line.replacing("4801", with: "48\(rng)") + "\n" : line + "\n"
        }
        let file = try TrackFile(Array(text.utf8))
        #expect(file.losses.sentences == 5 && file.tracks[0].segments[0].count == 45)
    }

    /// A receiver that tells the date in a sentence of its own.
    @Test func theDateOfZDA() throws {
        let lines = (10..<20).flatMap { second in
            [
                "$GPGGA,1200\(second).00,4801.000,N,01130.0000,E,1,8,0.9,500.0,M,47.0,M,,",
                "$GPZDA,1200\(second).00,01,05,2026,00,00",
            ].map(NMEASentenceTests.checked)
        }
        let file = try TrackFile(Array(lines.joined(separator: "\n").utf8))
        let times = file.tracks[0].segments[0].map(\.time)
        #expect(times.count == 10 && times.first == WallTime(iso8601: "2026-05-01T12:00:10Z"))
    }

    /// A receiver puts its own words before a sentence (A9G).
    @Test func wordsBeforeASentence() throws {
        let line = "+GPSRD:" + NMEASentenceTests.checked(NMEASentenceTests.gga)
        let file = try TrackFile(Array("\(line)\n\(NMEASentenceTests.checked(NMEASentenceTests.rmc))\n".utf8))
        #expect(file.tracks[0].segments[0].map(\.altitudeM) == [545.4] && file.losses.isEmpty)
    }

    @Test(arguments: ["", "hello", "a,b\n$1,2\n", "{\"x\": \"$GPRMC\"}", "price: 5 $\n"]) func otherTexts(text: String)
    {
        #expect(!NMEALog.isLog(Array(text.utf8)))
    }
}
