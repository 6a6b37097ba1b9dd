import Telemetry
import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct TimeZoneTests {
    @Test func dayAndClock() {
        let time = WallTime(microseconds: 1_795_252_711_250_000)
        #expect(TimeZone.utc.local(time) == CalendarTime(time))
        #expect(TimeZone(offsetS: 14 * 3600 + 2700).day(time).description == "2026-11-22")
        #expect(TimeZone(offsetS: -9 * 3600 - 1800).clock(time) == "23:48")
    }

    /// Central Europe, where the clocks went back on 25 October 2026 at 01:00 UTC, and Lord Howe Island's half an hour.
    @Test(
        arguments: [
            ("2026-10-25", 0 * 60 + 20, 60, "02:20 (UTC+2)"), ("2026-10-25", 1 * 60 + 20, 60, "02:20 (UTC+1)"),
            ("2026-10-24", 23 * 60 + 59, 60, "01:59"), ("2026-10-25", 2 * 60, 60, "03:00"),
            ("2026-10-25", 0, 60, "02:00 (UTC+2)"), ("2026-10-25", 1 * 60 + 59, 60, "02:59 (UTC+1)"),
            ("2026-07-01", 12 * 60, 60, "14:00"), ("2026-12-01", 12 * 60, 60, "13:00"),
            ("2026-10-25", 0 * 60 + 45, 30, "02:45 (UTC+2)"), ("2026-10-25", 1 * 60 + 15, 30, "02:45 (UTC+1:30)"),
            ("2026-10-25", 0 * 60 + 20, 30, "02:20"),
        ])
    func anHourThatComesTwice(day: String, minute: Int, backMinutes: Int, clock: String) throws {
        func wall(_ day: String, _ minute: Int) throws -> WallTime {
            let days = try #require(CalendarDay(day)).daysSince1970
            return WallTime(microseconds: Int64(days * 86400 + minute * 60) * 1_000_000)
        }
        let change = try wall("2026-10-25", 60)
        let text = TimeZone { $0 < change ? 7200 : 7200 - backMinutes * 60 }.clock(try wall(day, minute))
        #expect(text == clock)
    }

    @Test func secondsStandBeforeTheOffset() {
        let time = WallTime(microseconds: 5_000_000)
        #expect(TimeZone.utc.clock(time, hasSeconds: true) == "00:00:05")
        #expect(TimeZone { $0 < time ? 3600 : 0 }.clock(time, hasSeconds: true).hasPrefix("00:00:05 (UTC+0)"))
    }
}
