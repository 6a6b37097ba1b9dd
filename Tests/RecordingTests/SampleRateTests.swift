import Telemetry
import Testing

@testable import Recording

@Suite(.timeLimit(.minutes(20))) struct SampleRateTests {
    private static func at(_ seconds: Double) -> Instant {
        Instant(nanoseconds: 7_000_000_000_000).advanced(bySeconds: seconds)
    }

    @Test func ofTheLastSeconds() {
        var rate = SampleRate()
        for tick in 0..<30 { rate.count(Self.at(Double(tick) / 10)) }
        #expect(rate.samplesPerSecond == nil)
        rate.count(Self.at(3))
        #expect(rate.samplesPerSecond == 10)
        for tick in 1...60 { rate.count(Self.at(3 + Double(tick) / 20)) }
        #expect(rate.samplesPerSecond == 20)
    }

    /// Three values come with each answer.
    @Test func whatCameWithOneAnswer() {
        var rate = SampleRate()
        for tick in 0...30 {
            for _ in 0..<3 { rate.count(Self.at(Double(tick) / 10)) }
        }
        #expect(rate.requestsPerSecond == 10)
        #expect((rate.samplesPerSecond ?? 0) > 29)
    }
}
