import Telemetry
import Testing

@testable import Heart

@Suite(.timeLimit(.minutes(20))) struct HeartLinesTests {
    private func time(_ seconds: Double) -> Instant { .zero.advanced(bySeconds: seconds) }

    @Test func millisecondsAndSeconds() {
        #expect(HeartBeat.milliseconds("812") == 812 && HeartBeat.milliseconds(" 812.5\r") == 812.5)
        #expect(HeartBeat.milliseconds("0.8125") == 812.5 && HeartBeat.milliseconds("9.9") == 9900)
        for text in ["", "x", "-5", "0", "nan", "inf", "1e9", "812,5", "812 ms"] {
            #expect(HeartBeat.milliseconds(text) == nil, "\(text)")
        }
    }

    /// However the bytes are split, a beat is at the time at which its line ended.
    @Test func aLineIsABeat() {
        var lines = HeartLines()
        #expect(lines.take(Array("80".utf8), at: time(100)).isEmpty)
        #expect(lines.take(Array("0".utf8), at: time(100.1)).isEmpty)
        #expect(lines.take(Array("\n".utf8), at: time(100.2)) == [HeartBeat(time: time(100.2), rrMs: 800)])
        #expect(
            lines.take(Array("no beat\n\n0.9\r\n85".utf8), at: time(101)) == [HeartBeat(time: time(101), rrMs: 900)])
        #expect(lines.take(Array("0\n".utf8), at: time(102)) == [HeartBeat(time: time(102), rrMs: 850)])
        let long = Array(repeating: UInt8(ascii: "8"), count: 100_000) + Array("\n700\n".utf8)
        #expect(lines.take(long, at: time(103)) == [HeartBeat(time: time(103), rrMs: 700)])
    }

    @Test func severalBeatsOfOneMomentAreApart() {
        var lines = HeartLines()
        let beats = lines.take(Array("600\n700\n800\n".utf8), at: time(10))
        #expect(beats.map(\.rrMs) == [600, 700, 800])
        #expect(beats.map(\.time) == [time(8.5), time(9.2), time(10)])
        // They do not go back behind those before.
        let next = lines.take(Array("500\n500\n500\n".utf8), at: time(10.4)).map(\.time)
        #expect(next == next.sorted() && Set(next).count == 3 && next[0] > time(10) && next[2] == time(10.4))
    }

    @Test func theRateIsThatOfTheLatestBeats() {
        var rate = HeartRate()
        #expect(rate.perMinute(at: time(0)) == nil)
        for index in 0..<20 { rate.take(HeartBeat(time: time(Double(index)), rrMs: index < 10 ? 1000 : 500)) }
        #expect(rate.perMinute(at: time(20)) == 120)
        // An artefact does not count.
        rate.take(HeartBeat(time: time(21), rrMs: 1000))
        #expect(rate.perMinute(at: time(21)) == 120)
        #expect(rate.perMinute(at: time(31)) == 120 && rate.perMinute(at: time(31.1)) == nil)
        var few = HeartRate()
        for index in 0..<2 { few.take(HeartBeat(time: time(Double(index)), rrMs: 800)) }
        #expect(few.perMinute(at: time(2)) == nil)
    }
}
