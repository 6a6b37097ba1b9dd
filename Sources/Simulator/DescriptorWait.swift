import Glibc

/// Waiting for descriptors with the precision that a virtual adapter's milliseconds need.
enum DescriptorWait {
    /// Sets `revents` of those that are ready. Waits for at most `seconds`, or, where there is none, as long as it
    /// takes. May return early.
    static func wait(_ watched: inout [pollfd], seconds: Double?) {
        let count = nfds_t(watched.count)
        guard let seconds else {
            _ = unsafe poll(&watched, count, -1)
            return
        }
        // poll(2) counts whole milliseconds: the rest is slept, in which only a fraction of one can be missed.
        let milliseconds = Int32(min(max(0, seconds), 3600) * 1000)
        let ready = unsafe poll(&watched, count, milliseconds)
        let rest = seconds - Double(milliseconds) / 1000
        guard ready == 0, rest > 0, rest < 0.001 else { return }
        var pause = timespec(tv_sec: 0, tv_nsec: Int(rest * 1e9))
        _ = unsafe nanosleep(&pause, nil)
    }

    static func watch(_ descriptor: Int32) -> pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }
}
