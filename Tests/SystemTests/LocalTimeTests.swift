import Formats
import Glibc
import Reports
import Telemetry
import Testing

@testable import System

/// The only tests that change the time zone of the process.
@Suite(.serialized, .timeLimit(.minutes(20))) struct LocalTimeTests {
    private func inZone(_ zone: String, _ body: () throws -> Void) rethrows {
        let before = unsafe getenv("TZ").map { unsafe String(cString: $0) }
        unsafe setenv("TZ", zone, 1)
        tzset()
        defer {
            // Not removed: the environment would be moved each time, while other tests start programs with it.
            unsafe setenv("TZ", before ?? ":/etc/localtime", 1)
            tzset()
        }
        try body()
    }

    /// By their rules, so that no time zone database is needed: Berlin; Saint John's, off by half an hour; São Paulo
    /// as it was, where the clocks go forward at midnight; the Azores and Havana, where they go back to midnight.
    private static let zones = [
        "UTC0", "CET-1CEST,M3.5.0,M10.5.0/3", "NST3:30NDT,M3.2.0,M11.1.0", "<-03>3<-02>,M11.1.0/0,M2.3.0/0",
        "<-01>1<+00>,M3.5.0/0,M10.5.0/1", "CST5CDT,M3.2.0/0,M11.1.0/1", "<+14>-14", "<-12>12",
    ]

    @Test(arguments: zones) func aDayBeginsWhereTheDayBeforeEnds(zone: String) {
        inZone(zone) {
            var day = CalendarDay(year: 2026, month: 1, day: 1)
            while day.year < 2028 {
                let start = LocalTime.start(of: day)
                let before = start.advanced(bySeconds: -1e-6)
                let first = CalendarTime(start, utcOffsetS: LocalTime.utcOffsetS(start)).day
                let last = CalendarTime(before, utcOffsetS: LocalTime.utcOffsetS(before)).day
                #expect(first == day, "\(zone)")
                #expect(last.next == day, "\(zone)")
                day = day.next
            }
        }
    }

    /// Of two midnights of one day the first, whatever zone of the year libc looked at before.
    @Test func aDayWithTwoMidnights() {
        inZone("<-01>1<+00>,M3.5.0/0,M10.5.0/1") {
            for month in [1, 7, 12] {
                _ = LocalTime.start(of: CalendarDay(year: 2026, month: month, day: 15))
                let start = LocalTime.start(of: CalendarDay(year: 2026, month: 10, day: 25))
                #expect(start == WallTime(microseconds: 1_792_886_400_000_000))
            }
        }
    }

    /// Hours of the days on which the clocks change in Berlin, and of one on which they do not.
    @Test(arguments: [("2026-03-29", 23), ("2026-10-25", 25), ("2026-11-21", 24)]) func daysOfBerlin(
        day: String, hours: Double
    ) throws {
        let day = try #require(CalendarDay(day))
        inZone("CET-1CEST,M3.5.0,M10.5.0/3") {
            #expect(LocalTime.start(of: day.next).seconds(since: LocalTime.start(of: day)) == hours * 3600)
        }
    }

    @Test(arguments: [
        (Int64(1_774_745_999_999_999), 3600), (1_774_746_000_000_000, 7200), (1_792_889_999_999_999, 7200),
        (1_792_890_000_000_000, 3600), (-1, 3600),
    ])
    func offsetsOfBerlin(microseconds: Int64, seconds: Int) {
        inZone("CET-1CEST,M3.5.0,M10.5.0/3") {
            #expect(LocalTime.utcOffsetS(WallTime(microseconds: microseconds)) == seconds)
        }
    }

    @Test func todayIsTheDayOfNow() {
        inZone("<+14>-14") {
            let before = LocalTime.now
            let today = LocalTime.today
            let after = LocalTime.now
            let days = [before, after].map { CalendarTime($0, utcOffsetS: 14 * 3600).day }
            #expect(days.contains(today))
        }
    }
}
