import Formats
import Telemetry
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct ChartClockTests {
    @Test func ticks() {
        let clock = ChartClock(start: morning, endMs: 1_200_000, TimeZone(offsetS: 3600))
        let ticks = clock.ticks(endMs: 1_200_000, count: 5)
        #expect(ticks.times.map { clock.label($0) } == ["10:20", "10:25", "10:30", "10:35"])
        #expect(ticks.times[0] == 88_750)
        #expect(!ticks.hasSeconds)
        let near = clock.ticks(endMs: 12000, count: 5)
        #expect(near.times.map { clock.label($0, hasSeconds: true) } == ["10:18:35", "10:18:40"])
        #expect(near.hasSeconds)
    }

    /// The clocks go back by an hour 10 minutes after the start.
    @Test func clocksChange() {
        let change = morning.advanced(bySeconds: 600)
        let clock = ChartClock(start: morning, endMs: 3_600_000, TimeZone { $0 < change ? 7200 : 3600 })
        #expect(clock.parts.map(\.fromMs) == [0, 600_000])
        #expect(clock.label(599_999, hasSeconds: true) == "11:28:31")
        #expect(clock.label(600_000, hasSeconds: true) == "10:28:31")
        let ticks = clock.ticks(endMs: 3_600_000, count: 5)
        #expect(ticks.times.map { clock.label($0) } == ["10:30", "10:45", "11:00", "11:15"])
    }
}
