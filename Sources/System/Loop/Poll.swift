import CLinux
import Glibc
package import Telemetry

/// Waiting for descriptors (poll(2)).
package enum Poll {
    package enum WaitError: Error, Hashable, Sendable {
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
    ) throws(WaitError) -> Bool {
        var descriptors = [watch(descriptor, events), watch(interrupt, POLLIN)]
        while true {
            do throws(SystemError) {
                try wait(&descriptors, seconds: deadline.seconds(since: SystemClock.now))
            } catch {
                throw .system(error.number)
            }
            if descriptors[1].revents & Int16(POLLIN) != 0 { throw .interrupted }
            if descriptors[0].revents != 0 { return true }
            if SystemClock.now >= deadline { return false }
        }
    }

    /// Whether a descriptor is ready, or becomes so within some seconds.
    package static func isReady(_ descriptor: Int32, for events: Int32, seconds: Double = 0) -> Bool {
        let deadline = SystemClock.now.advanced(bySeconds: seconds)
        return (try? wait(descriptor, for: events, until: deadline, interrupt: -1)) ?? false
    }

    /// Waits until any of the descriptors is ready, or a signal interrupts the wait, and returns which are.
    /// - Parameters:
    ///   - descriptors: those below zero are never ready.
    ///   - seconds: the longest wait.
    package static func ready(_ descriptors: [Int32], for events: Int32 = POLLIN, seconds: Double) -> [Bool] {
        var watched = descriptors.map { watch($0, events) }
        _ = try? wait(&watched, seconds: seconds)
        return watched.map { $0.revents != 0 }
    }

    /// Waits as `ready` does, to a fraction of a millisecond.
    /// - Parameter seconds: the longest wait; nil for any.
    package static func readyExactly(_ descriptors: [Int32], seconds: Double?) -> [Bool] {
        var watched = descriptors.map { watch($0, POLLIN) }
        let nanoseconds = seconds.map { Int64(min(max(0, $0), 3600) * 1e9) } ?? -1
        guard unsafe clinux_poll(&watched, Int32(watched.count), nanoseconds) >= 0 else {
            return descriptors.map { _ in false }
        }
        return watched.map { $0.revents != 0 }
    }

    private static func watch(_ descriptor: Int32, _ events: Int32) -> pollfd {
        pollfd(fd: descriptor, events: Int16(events), revents: 0)
    }

    /// Waits once. An interruption by a signal ends the wait.
    private static func wait(_ watched: inout [pollfd], seconds: Double) throws(SystemError) {
        let milliseconds = max(0, min(seconds * 1000, 3_600_000)).rounded(.up)
        if unsafe poll(&watched, nfds_t(watched.count), Int32(milliseconds)) >= 0 { return }
        let error = SystemError.last
        for index in watched.indices { watched[index].revents = 0 }
        if error.number != EINTR { throw error }
    }
}
