package import Formats
import Glibc
package import Telemetry

/// The local time zone, according to libc.
package enum LocalTime {
    package static var now: WallTime {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
        return WallTime(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }

    /// Returns the offset from UTC at a time, in seconds east.
    package static func utcOffsetS(_ time: WallTime) -> Int {
        var seconds = time_t((Double(time.microseconds) / 1e6).rounded(.down))
        var local = unsafe tm()
        guard unsafe localtime_r(&seconds, &local) != nil else { return 0 }
        return unsafe local.tm_gmtoff
    }

    package static let zone = TimeZone(utcOffsetS)

    /// The name of the zone that the environment or else the machine says, such as "Europe/Berlin"; nil if neither does.
    package static func zoneName(_ variables: [String: String]) -> String? {
        if let zone = variables["TZ"] { return zone.hasPrefix(":") ? String(zone.dropFirst()) : zone }
        guard let path = SystemFile.target(ofLink: "/etc/localtime"), let folder = path.firstRange(of: "/zoneinfo/")
        else {
            return nil
        }
        return String(path[folder.upperBound...])
    }

    package static var today: CalendarDay { zone.day(now) }

    /// Returns the beginning of a local day. If the clocks go forward at midnight it is the first time that exists; if
    /// they go back to midnight it is the first midnight.
    package static func start(of day: CalendarDay) -> WallTime {
        let midnight = time(day, hour: 0, minute: 0)
        let offsetBefore = utcOffsetS(midnight.advanced(bySeconds: -1))
        let earlier = midnight.advanced(bySeconds: Double(utcOffsetS(midnight) - offsetBefore))
        let isMidnight =
            zone.local(earlier) == zone.local(midnight)
        return isMidnight ? min(earlier, midnight) : midnight
    }

    private static func time(_ day: CalendarDay, hour: Int, minute: Int) -> WallTime {
        var local = unsafe tm()
        unsafe local.tm_year = Int32(day.year - 1900)
        unsafe local.tm_mon = Int32(day.month - 1)
        unsafe local.tm_mday = Int32(day.day)
        unsafe local.tm_hour = Int32(hour)
        unsafe local.tm_min = Int32(minute)
        unsafe local.tm_isdst = -1
        return WallTime(microseconds: Int64(unsafe mktime(&local)) * 1_000_000)
    }

    /// Parses "2026-11-21 18:30" or "2026-11-21T18:30", or "18:30" on the day of `now`. Returns nil for anything else.
    package static func time(_ text: String, now: WallTime) -> WallTime? {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == " " || $0 == "T" }
        let clock = (parts.last ?? "").split(separator: ":", omittingEmptySubsequences: false)
        guard clock.count == 2, clock[1].utf8.count == 2, (1...2).contains(clock[0].utf8.count),
            clock.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let hour = Int(clock[0]), let minute = Int(clock[1]), hour < 24, minute < 60
        else { return nil }
        let today = zone.day(now)
        guard let day = parts.count == 2 ? CalendarDay(String(parts[0])) : today else { return nil }
        return time(day, hour: hour, minute: minute)
    }

    /// Returns "2026-11-21 18:30", with the offset from UTC if that local time occurs twice.
    package static func text(_ time: WallTime) -> String {
        "\(zone.day(time).shown()) \(zone.clock(time))"
    }
}
