import CLinux
import Glibc

/// Waiting for file descriptors with the precision that a virtual adapter's milliseconds need.
enum DescriptorWait {
    /// How late a sleeping thread may be woken on a loaded machine, in seconds.
    private static let wakingSeconds = 0.0004

    /// Waits until a descriptor is ready, and sets `revents`.
    ///
    /// Waits for at most `seconds`, or indefinitely if nil, and may return early. With `isExact` it returns a fraction
    /// of a millisecond early, so that the caller can poll for the rest of the time.
    static func wait(_ watched: inout [pollfd], seconds: Double?, isExact: Bool = false) {
        let nanoseconds = seconds.map { Int64(min(max(0, isExact ? $0 - wakingSeconds : $0), 3600) * 1e9) } ?? -1
        _ = unsafe clinux_poll(&watched, Int32(watched.count), nanoseconds)
    }

    static func watch(_ descriptor: Int32) -> pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }
}
