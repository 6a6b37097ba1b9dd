import Glibc
package import Telemetry

/// Waiting for a descriptor (poll(2)).
package enum Poll {
    package enum Failure: Error, Hashable, Sendable {
        /// The second descriptor became readable.
        case interrupted
        case system(Int32)
    }

    /// Waits until the descriptor is ready or the deadline passes (false).
    /// - Parameters:
    ///   - descriptor: -1 to wait for the interruption only.
    ///   - events: of poll(2), such as POLLIN.
    ///   - interrupt: a descriptor that becomes readable to end the wait; -1 for none.
    package static func wait(
        _ descriptor: Int32, for events: Int32, until deadline: Instant, interrupt: Int32
    ) throws(Failure) -> Bool {
        while true {
            var descriptors = [
                pollfd(fd: descriptor, events: Int16(events), revents: 0),
                pollfd(fd: interrupt, events: Int16(POLLIN), revents: 0),
            ]
            let milliseconds = max(0, min(deadline.seconds(since: SystemClock.now) * 1000, 3_600_000)).rounded(.up)
            let ready = unsafe poll(&descriptors, 2, Int32(milliseconds))
            if descriptors[1].revents & Int16(POLLIN) != 0 { throw .interrupted }
            if ready > 0, descriptors[0].revents != 0 { return true }
            if ready < 0, errno != EINTR { throw .system(errno) }
            if SystemClock.now >= deadline { return false }
        }
    }
}
