import Documents
import Formats
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct LapReportTests {
    /// Laps of 1 km at constant speeds, in m/s; the third one is rewound.
    private static func session(
        _ speeds: [Double], numbers: [Int]? = nil, isRecorded: (Int) -> Bool = { _ in true }
    ) -> LapSession {
        var (laps, samples): ([Lap], [Sample]) = ([], [])
        var startS = 0.0
        for (index, mps) in speeds.enumerated() {
            let lapS = (1_000_000 / mps).rounded() / 1000
            for step in 0..<Int(lapS * 20) where isRecorded(index) {
                let timeS = Double(step) / 20
                let time = Instant.zero.advanced(bySeconds: startS + timeS)
                let values: [(Signal, Double)] = [
                    (.vehicleSpeed, mps * 3.6), (.currentLapTime, timeS), (.lapDistance, mps * timeS),
                    (.gear, Double(step / 60 + 1)), (.throttle, Double(step % 100)),
                ]
                samples += values.map { Sample($0.0, $0.1, at: time) }
            }
            laps.append(
                Lap(
                    number: numbers?[index] ?? index + 1, timeS: lapS, isValid: index != 2, isRewound: index == 2,
                    start: Instant.zero.advanced(bySeconds: startS),
                    end: Instant.zero.advanced(bySeconds: startS + lapS)))
            startS += lapS
        }
        var traces = LapTraces(laps)
        for sample in samples { traces.take(sample) }
        var summary = TripSummary()
        summary.game = GameFacts()
        summary.game?.laps = laps
        var trip = TripRecord(
            id: 7, start: WallTime(microseconds: 1_700_000_000_000_000), vin: nil, fuelPrice: nil, summary: summary)
        trip.game = GameIdentity(name: "f1-2022", car: "Red one", track: "Spa")
        return LapSession(trip, traces: traces.all())
    }

    private func report(_ session: LapSession, isUnicode: Bool = false) -> LapReport {
        LapReport(session, Presentation(width: 60, isUnicode: isUnicode))
    }

    @Test func table() {
        let lines = report(Self.session([40, 42, 45, 41])).lines
        #expect(
            lines.prefix(5) == [
                "Lap      Time  To best  Top speed", "  1  0:25.000   +1.190   144 km/h",
                "  2  0:23.810     best   151 km/h", "  3  0:22.222   -1.588   162 km/h  rewound",
                "  4  0:24.390   +0.580   148 km/h",
            ])
        #expect(lines.contains("Lap 2, the best, over its distance:"))
        #expect(lines.contains { $0.hasPrefix("Throttle, ") } && lines.contains { $0.hasPrefix("Gear, 1 to ") })
        #expect(lines.last == "0                                                    1.00 km")
        #expect(lines.allSatisfy { $0.count <= 60 })
    }

    @Test func sectors() {
        let plain = Self.session([40, 42, 41])
        var trip = plain.trip
        for (index, times) in [[10.1, 14.9], [10.2, 13.61], []].enumerated() {
            trip.summary.game?.laps[index].sectorsS = times
        }
        let session = LapSession(trip, traces: plain.traces)
        func lines(_ width: Int) -> [String] {
            LapReport(session, Presentation(width: width, isUnicode: false)).lines
        }
        #expect(
            lines(60).prefix(5) == [
                "Lap      Time  To best  Top speed      S1       S2",
                "  1  0:25.000   +1.190   144 km/h  10.100*  14.900",
                "  2  0:23.810     best   151 km/h  10.200   13.610*",
                "  3  0:24.390   +0.580   148 km/h                    rewound",
                "Best sectors together (*): 0:23.710, 0.100 s less than the",
            ])
        #expect(
            lines(40).prefix(9) == [
                "Lap      Time  To best  Top speed", "  1  0:25.000   +1.190   144 km/h",
                "  2  0:23.810     best   151 km/h", "  3  0:24.390   +0.580   148 km/h  rewound", "",
                "Lap      S1       S2", "  1  10.100*  14.900", "  2  10.200   13.610*", "  3",
            ])
    }

    @Test func withoutLaps() { #expect(report(Self.session([])).lines.isEmpty) }

    /// A lap that was not recorded is no best one while there is another.
    @Test func whatIsNotRecorded() {
        let session = Self.session([40, 50, 45, 41]) { $0 != 1 }
        #expect(session.best == 3)
        #expect(session.traces[1] == nil)
        let report = report(session)
        #expect(report.rows[1] == ["2", "0:20.000", "-4.390", "", ""])
        #expect(report.lines(of: 1).last == "No distance is known in this lap.")
        #expect(LapDocuments.csv(report.session, 1).count == 1)
        #expect(Self.session([40, 50]) { _ in false }.best == 1)
        #expect(Self.session([40, 50]) { _ in false }.pair == nil)
    }

    @Test func choices() {
        typealias Choice = LapSession.Choice
        #expect(Choice("best") == .best && Choice("last") == .last && Choice("12") == .number(12))
        for text in ["", "Best", "-1", "+1", "1.5", "best ", "99999999999999999999"] { #expect(Choice(text) == nil) }
        let session = Self.session([40, 42, 45, 41], numbers: [1, 2, 3, 2])
        #expect(session.index(of: .best) == 1 && session.index(of: .last) == 3)
        // The race was begun again.
        #expect(session.index(of: .number(2)) == 3)
        #expect(session.index(of: .number(9)) == nil)
    }

    @Test func pairs() throws {
        func pair(_ speeds: [Double]) throws -> [Int] {
            let pair = try #require(Self.session(speeds).pair)
            return [pair.lap, pair.reference]
        }
        #expect(try pair([40, 42, 45, 41]) == [3, 1])
        // The last one is the best: the best of the others.
        #expect(try pair([40, 41, 39, 42]) == [1, 3])
        #expect(Self.session([40]).pair == nil)
    }

    @Test func oneLap() {
        let session = Self.session([40, 42, 45, 41])
        let lines = report(session).lines(of: 2)
        #expect(
            lines.prefix(7) == [
                "Lap       3 of trip 7", "Game      F1 22", "Car       Red one", "Track     Spa",
                "Time      0:22.222, -1.588 s to the best, rewound",
                "Length    1.000 km, from the distance in the lap", "Top speed 162 km/h",
            ])
        let rows = LapDocuments.csv(session, 1)
        #expect(
            rows[0]
                == "distanceM,timeS,speedKmh,throttlePercent,brakePercent,clutchPercent,steeringPercent,gear,"
                + "engineSpeedRpm,xM,zM")
        #expect(rows[2].hasPrefix("5,0.119,151.2,") && rows[2].hasSuffix(",,,1,,,"))
        #expect(rows.count == 202)
        let json = LapDocuments.json(session, 1).line
        for part in [
            #""format":"obdmech.lap/1""#, #""number":2"#, #""best":true"#, #""complete":true"#,
            #""distanceFrom":"lapDistance""#, #"{"fromM":0,"toM":40,"timeS":0.952}"#,
        ] { #expect(json.contains(part), "\(part)") }
    }

    /// The theoretical best lap is only mentioned if it is of several laps.
    @Test func theoreticalBest() {
        #expect(report(Self.session([40, 42])).theoretical == nil)
    }
}
