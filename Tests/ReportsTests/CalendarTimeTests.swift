import Formats
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct CalendarTimeTests {
    // MARK: Days

    @Test func everyDayOfThreeCenturies() {
        var day = CalendarDay(year: 1900, month: 1, day: 1)
        #expect(day.daysSince1970 == -25567)
        var number = day.daysSince1970
        for year in 1900...2200 {
            let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
            for (month, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
                for dayOfMonth in 1...length {
                    // A plain comparison: a hundred thousand expectations take seconds.
                    guard day == CalendarDay(year: year, month: month + 1, day: dayOfMonth),
                        day.daysSince1970 == number, CalendarDay(daysSince1970: number) == day,
                        CalendarDay(day.description) == day, day < day.next
                    else {
                        Issue.record("\(day) is not day \(number)")
                        return
                    }
                    day = day.next
                    number += 1
                }
            }
        }
        #expect(day == CalendarDay(year: 2201, month: 1, day: 1))
    }

    @Test(arguments: [
        ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11016), ("2000-03-01", 11017), ("2026-11-21", 20778),
        ("1600-02-29", -135_081), ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ])
    func knownDays(text: String, number: Int) throws {
        let day = try #require(CalendarDay(text))
        #expect(day.daysSince1970 == number)
        #expect(day.description == text)
    }

    @Test(arguments: [
        "", "today", "2026", "2026-11", "2026-11-", "2026-1-1", "26-11-21", "2026-11-21 ", " 2026-11-21",
        "2026-11-21T00",
        "2026-11-21-01", "2026/11/21", "21-11-2026", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-01",
        "2026-01-00", "2026-01-32", "2026-04-31", "2026-+1-01", "-026-01-01", "20260-1-1", "٢٠٢٦-11-21", "2026–11–21",
        "2026-11-2a",
    ])
    func badDays(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test(arguments: [
        ("2024-02-29", "29 Feb 2024"), ("2026-11-01", "1 Nov 2026"), ("0800-12-25", "25 Dec 800"),
    ])
    func shown(text: String, shown: String) {
        #expect(CalendarDay(text)?.shown() == shown)
    }

    /// In the order of the region, with the month as a word.
    @Test(arguments: [
        (UnitSystem.metric, "2 Mar 2026"), (.imperial, "2 Mar 2026"), (.us, "Mar 2, 2026"),
    ])
    func inARegion(units: UnitSystem, shown: String) throws {
        let day = try #require(CalendarDay("2026-03-02"))
        #expect(day.shown(units) == shown)
    }

    @Test(arguments: [("2026-12-31", "2027-01-01"), ("2024-02-28", "2024-02-29"), ("2025-02-28", "2025-03-01")])
    func next(text: String, next: String) {
        #expect(CalendarDay(text)?.next.description == next)
    }

    // MARK: Times

    /// Microseconds, distance from UTC in seconds; then the day, hour and minute, and second.
    @Test(arguments: [
        (Int64(0), 0, "1970-01-01", "00:00", 0),
        (-1, 0, "1969-12-31", "23:59", 59),
        (-1_000_000, 0, "1969-12-31", "23:59", 59),
        (-1_000_001, 0, "1969-12-31", "23:59", 58),
        (-86_400_000_000, 0, "1969-12-31", "00:00", 0),
        (-86_400_000_001, 0, "1969-12-30", "23:59", 59),
        (999_999, 0, "1970-01-01", "00:00", 0),
        (1_795_252_711_250_000, 0, "2026-11-21", "09:18", 31),
        (1_795_252_711_250_000, 3600, "2026-11-21", "10:18", 31),
        (1_795_252_711_250_000, 14 * 3600, "2026-11-21", "23:18", 31),
        (1_795_252_711_250_000, 14 * 3600 + 2700, "2026-11-22", "00:03", 31),
        (1_795_252_711_250_000, -9 * 3600 - 1800, "2026-11-20", "23:48", 31),
        (1_795_305_599_999_999, 0, "2026-11-21", "23:59", 59),
        (0, -1, "1969-12-31", "23:59", 59),
        (0, 86400, "1970-01-02", "00:00", 0),
    ])
    func times(microseconds: Int64, utcOffsetS: Int, day: String, clock: String, second: Int) {
        let time = CalendarTime(WallTime(microseconds: microseconds), utcOffsetS: utcOffsetS)
        #expect(time.day.description == day)
        #expect(time.hourAndMinute == clock)
        #expect(time.secondOfDay % 60 == second)
    }

    @Test(arguments: [
        (Int64(0), "1970-01-01T00:00:00Z"), (1_795_252_711_250_000, "2026-11-21T09:18:31Z"),
        (1_795_252_711_999_999, "2026-11-21T09:18:31Z"), (-1, "1969-12-31T23:59:59Z"),
        (951_868_799_000_000, "2000-02-29T23:59:59Z"), (253_402_300_799_000_000, "9999-12-31T23:59:59Z"),
    ])
    func iso8601(microseconds: Int64, text: String) {
        #expect(CalendarTime.iso8601(WallTime(microseconds: microseconds)) == text)
    }
}
