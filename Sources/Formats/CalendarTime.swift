package import Telemetry

/// A day of the (proleptic) Gregorian calendar.
package struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let year: Int
    package let month: Int
    package let day: Int

    package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads "2026-11-21"; nil for anything else, and for days that do not exist.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
        guard CalendarDay(daysSince1970: daysSince1970) == self else { return nil }
    }

    /// Days are counted from March, so that the leap day comes last in its year (H. Hinnant, "chrono-compatible
    /// low-level date algorithms").
    package var daysSince1970: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    package init(daysSince1970 days: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    package var previous: CalendarDay { CalendarDay(daysSince1970: daysSince1970 - 1) }
    package var next: CalendarDay { CalendarDay(daysSince1970: daysSince1970 + 1) }

    /// "2026-11-21".
    package var description: String {
        let digits = String(year)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-" + Format.twoDigits(month) + "-"
            + Format.twoDigits(day)
    }

    /// "21 Nov 2026", or "Nov 21, 2026" for those who drive in miles per U.S. gallon: the only style of a date for
    /// people. No part of it can be taken for another, as in 11/12/2026.
    package func shown(_ units: UnitSystem = .metric) -> String {
        let month = monthName.prefix(3)
        return units == .us ? "\(month) \(day), \(year)" : "\(day) \(month) \(year)"
    }

    /// "November".
    package var monthName: String {
        [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ][month - 1]
    }

    package static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.daysSince1970 < right.daysSince1970 }
}

/// Civil time in its parts, at a given UTC offset.
package struct CalendarTime: Hashable, Sendable {
    package let day: CalendarDay
    package let secondOfDay: Int

    package init(_ time: WallTime, utcOffsetS: Int = 0) {
        let seconds = Int(clamping: (Double(time.microseconds) / 1e6).rounded(.down)) + utcOffsetS
        let days = seconds >= 0 ? seconds / 86400 : (seconds - 86399) / 86400
        day = CalendarDay(daysSince1970: days)
        secondOfDay = seconds - days * 86400
    }

    /// "09:30", for files.
    package var hourAndMinute: String {
        Format.twoDigits(secondOfDay / 3600) + ":" + Format.twoDigits(secondOfDay / 60 % 60)
    }

    /// The same for people: "09:30", or "9:30 AM" where `ClockFormat` has twelve hours.
    package var clock: String { ClockFormat.text(secondOfDay: secondOfDay) }

    /// ISO 8601 in UTC: "2026-11-21T09:18:31Z".
    package static func iso8601(_ time: WallTime) -> String {
        let utc = CalendarTime(time)
        return "\(utc.day)T\(utc.hourAndMinute):\(Format.twoDigits(utc.secondOfDay % 60))Z"
    }

    /// The same to the millisecond: "2026-11-21T09:18:31.250Z".
    package static func iso8601Milliseconds(_ time: WallTime) -> String {
        let (seconds, digits) = split(time)
        return String(iso8601(seconds).dropLast()) + ".\(digits)Z"
    }

    /// Whole seconds, and three digits of the fraction.
    private static func split(_ time: WallTime) -> (seconds: WallTime, digits: Substring) {
        let milliseconds = Int64(clamping: (Double(time.microseconds) / 1000).rounded())
        let rest = (milliseconds % 1000 + 1000) % 1000
        // Of a time at the end of all times, the product is too great.
        return (WallTime(microseconds: (milliseconds - rest) &* 1000), String(1000 + rest).dropFirst())
    }
}
