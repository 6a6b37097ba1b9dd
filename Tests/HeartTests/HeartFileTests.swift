import Telemetry
import Testing

@testable import Heart

@Suite(.timeLimit(.minutes(20))) struct HeartFileTests {
    private static func first(_ text: String) -> (Double, Double, HeartFile.Clock)? {
        HeartFile(text).flatMap { file in file.beats.first.map { ($0.timeS, $0.rrMs, file.clock) } }
    }

    @Test func spellings() throws {
        let times = [
            ("time,rr_ms\n12.5,812", 12.5, HeartFile.Clock.relative), ("812\n820", 0.812, .relative),
            ("\u{FEFF}\"RR-interval [ms]\"\r\n812\r\n", 0.812, .relative),
            ("Phone timestamp;RR-interval [ms]\n2026-11-23T07:00:00.500;812", 1_795_417_200.5, .local),
            ("timestamp,ibi\n1795417200500,0.812", 1_795_417_200.5, .utc),
            ("Time,HR,RR (s)\n2026-11-23T08:00:00+01:00,70,0.812", 1_795_417_200, .utc),
        ]
        for (text, time, clock) in times {
            let found = try #require(Self.first(text), "\(text)")
            #expect(abs(found.0 - time) < 1e-3 && abs(found.1 - 812) < 1e-9 && found.2 == clock, "\(text): \(found)")
        }
    }

    @Test func ofAFitFile() throws {
        let text = """
            Type,Local Number,Message,Field 1,Value 1,Units 1,Field 2,Value 2,Units 2
            Definition,0,record,timestamp,1,,heart_rate,1,
            Data,0,record,timestamp,"1164351600",s,heart_rate,"70",bpm
            Data,1,hrv,time,"0.812|0.82|65.535",s,,,
            """
        let file = try #require(HeartFile(text))
        #expect(file.clock == .utc && file.beats.map { ($0.rrMs * 10).rounded() / 10 } == [812, 820])
        #expect(abs((file.beats.last?.timeS ?? 0) - (1_164_351_600 + 631_065_600 + 1.632)) < 1e-3)
    }

    @Test func onTheClockOfATrip() throws {
        let file = try #require(
            HeartFile("time,rr\n2026-11-23T08:00:00,800\n2026-11-23T08:00:01,810\n2026-11-23T12:00:00,820"))
        let start = try #require(WallTime(iso8601: "2026-11-23T06:59:50Z"))
        let beats = file.beats(tripStart: start, durationS: 60, utcOffsetS: 3600)
        #expect(beats.map { $0.time.seconds(since: .zero) } == [10, 11] && beats.map(\.rrMs) == [800, 810])
        #expect(file.beats(tripStart: start, durationS: 60, utcOffsetS: 0) == [])
    }

    @Test(arguments: ["", "hello", "time,rr\nx,y", "a,b\n1,nan", "rr\n-5\n0"]) func nothing(text: String) {
        #expect(HeartFile(text) == nil)
    }
}
