import CLinux
import Glibc

/// Waiting for descriptors with the precision that a virtual adapter's milliseconds need.
enum DescriptorWait {
    /// What a sleeper may be late by, on a machine that has other things to do.
    private static let wakingSeconds = 0.0004

    /// Sets `revents` of those that are ready. Waits for at most `seconds`, or, where there is none, as long as it
    /// takes. May return early; `isExact`, it returns so early that the rest, a fraction of a millisecond, can be
    /// spent in asking again and again.
    static func wait(_ watched: inout [pollfd], seconds: Double?, isExact: Bool = false) {
        let nanoseconds = seconds.map { Int64(min(max(0, isExact ? $0 - wakingSeconds : $0), 3600) * 1e9) } ?? -1
        _ = unsafe clinux_poll(&watched, Int32(watched.count), nanoseconds)
    }

    static func watch(_ descriptor: Int32) -> pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }
}
