package import Telemetry

/// The offsets of a time zone from UTC.
package struct TimeZone: Sendable {
    /// Returns the offset at a time, in seconds east.
    package let offsetS: @Sendable (WallTime) -> Int

    package init(_ offsetS: @escaping @Sendable (WallTime) -> Int) { self.offsetS = offsetS }

    /// A zone whose clocks never change.
    package init(offsetS: Int) { self.init { _ in offsetS } }

    package static let utc = TimeZone(offsetS: 0)

    /// The day and the time of day there.
    package func local(_ time: WallTime) -> CalendarTime { CalendarTime(time, utcOffsetS: offsetS(time)) }

    package func day(_ time: WallTime) -> CalendarDay { local(time).day }

    /// The time of day for people, "09:30" or "09:30:05", "9:30 AM" or "9:30:05 AM". In an hour that occurs twice, because
    /// the clocks go back, with its UTC offset: "02:30 (UTC+2)".
    package func clock(
        _ time: WallTime, hasSeconds: Bool = false, hasTwelveHours: Bool = ClockFormat.hasTwelveHours
    ) -> String {
        let own = offsetS(time)
        let clock = ClockFormat.text(
            secondOfDay: CalendarTime(time, utcOffsetS: own).secondOfDay, hasSeconds: hasSeconds,
            hasTwelveHours: hasTwelveHours)
        // Whether the offset of the day before or after gives the same local time, and applies then.
        let comesTwice = [-86_400.0, 86_400].contains { aside in
            let other = offsetS(time.advanced(bySeconds: aside))
            return other != own && offsetS(time.advanced(bySeconds: Double(own - other))) == other
        }
        return comesTwice ? "\(clock) (\(Self.text(offsetS: own)))" : clock
    }

    /// "UTC+2", "UTC-3:30".
    private static func text(offsetS seconds: Int) -> String {
        let minutes = abs(seconds) / 60
        return "UTC\(seconds < 0 ? "-" : "+")\(minutes / 60)"
            + (minutes % 60 == 0 ? "" : ":" + Format.twoDigits(minutes % 60))
    }
}
