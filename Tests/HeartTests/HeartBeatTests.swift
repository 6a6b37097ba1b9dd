import Telemetry
import Testing

@testable import Heart

@Suite(.timeLimit(.minutes(20))) struct HeartBeatTests {
    private static func beats(_ intervals: [Double]) -> [HeartBeat] {
        var seconds = 0.0
        return intervals.map { rr in
            seconds += rr / 1000
            return HeartBeat(time: Instant.zero.advanced(bySeconds: seconds), rrMs: rr)
        }
    }

    /// 800 and 820 ms in turn: each difference is 20 ms, each deviation 10 ms.
    @Test func byHand() throws {
        let found = try #require(HeartVariation(Self.beats((0..<60).map { $0 % 2 == 0 ? 800 : 820 })))
        #expect(abs(found.rmssdMs - 20) < 1e-9)
        #expect(abs(found.sdnnMs - 10 * (60.0 / 59).squareRoot()) < 1e-9)
        #expect(abs(found.meanRate - 60_000 / 810) < 1e-9)
        #expect(found.beats == 60 && found.leftOut == 0)
    }

    /// A missed beat is twice as long, an extra one short: neither counts, nor does the difference across it.
    @Test func artefacts() throws {
        var intervals = (0..<60).map { $0 % 2 == 0 ? 800.0 : 820 }
        intervals[20] = 1620
        intervals[41] = 400
        intervals[50] = 5000
        let found = try #require(HeartVariation(Self.beats(intervals)))
        #expect(found.leftOut == 3 && found.beats == 57)
        #expect(abs(found.rmssdMs - 20) < 1e-9)
        #expect(HeartVariation.isGood([800, 800, 959, 800, 800, 961]) == [true, true, true, true, true, false])
    }

    @Test func tooFew() {
        #expect(HeartVariation(Self.beats(Array(repeating: 800, count: 29))) == nil)
        #expect(HeartVariation(Self.beats(Array(repeating: 800, count: 30))) != nil)
        #expect(HeartVariation([HeartBeat]()) == nil)
        #expect(HeartVariation(Self.beats(Array(repeating: .nan, count: 60))) == nil)
    }

    /// The curve has the variation of the minute around each moment, and none where there are too few beats.
    @Test func curve() {
        let calm = (0..<200).map { $0.isMultiple(of: 2) ? 790.0 : 810 }
        let tense = (200..<400).map { $0.isMultiple(of: 2) ? 799.0 : 801 }
        var time = Instant.zero
        let beats = (calm + tense).map { rrMs in
            time = time.advanced(bySeconds: rrMs / 1000)
            return HeartBeat(time: time, rrMs: rrMs)
        }
        let curve = HeartVariation.curve(beats)
        #expect(curve.count == 64)
        #expect(abs((curve.first { $0.time.seconds(since: .zero) > 60 }?.variation.rmssdMs ?? 0) - 20) < 0.1)
        #expect(abs((curve.last?.variation.rmssdMs ?? 0) - 2) < 0.1)
        #expect(HeartVariation.curve(Array(beats.prefix(20))).isEmpty && HeartVariation.curve([]).isEmpty)
        let far = [HeartBeat(time: Instant(nanoseconds: .max), rrMs: 800)]
        #expect(HeartVariation.curve(beats + far).count >= 64)
    }

    @Test func windows() {
        // Two minutes at 75 beats per minute, and 10 s more.
        let windows = HeartVariation.windows(Self.beats(Array(repeating: 800, count: 163)))
        #expect(windows.count == 2)
        #expect(windows.allSatisfy { abs($0.variation.meanRate - 75) < 1e-9 })
        #expect(windows.map { $0.start.seconds(since: .zero).rounded() } == [1, 61])
    }
}
