import Glibc
import Reports
import Telemetry

/// The local time zone, as libc knows it.
enum LocalTime {
    static var now: WallTime {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
        return WallTime(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }

    /// Seconds east of UTC at a time.
    static func utcOffsetS(_ time: WallTime) -> Int {
        var seconds = time_t((Double(time.microseconds) / 1e6).rounded(.down))
        var local = unsafe tm()
        guard unsafe localtime_r(&seconds, &local) != nil else { return 0 }
        return unsafe local.tm_gmtoff
    }

    static var today: CalendarDay {
        let time = now
        return CalendarTime(time, utcOffsetS: utcOffsetS(time)).day
    }

    /// When a local day begins; where the clocks go forward at midnight, the first time that exists.
    static func start(of day: CalendarDay) -> WallTime {
        var local = unsafe tm()
        unsafe local.tm_year = Int32(day.year - 1900)
        unsafe local.tm_mon = Int32(day.month - 1)
        unsafe local.tm_mday = Int32(day.day)
        unsafe local.tm_isdst = -1
        return WallTime(microseconds: Int64(unsafe mktime(&local)) * 1_000_000)
    }
}
