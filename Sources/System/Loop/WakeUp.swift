import CLinux
import Glibc
import Telemetry

/// A flag that any thread can set and that poll(2) can wait for.
package final class WakeUp: Sendable {
    private let descriptor: FileDescriptor

    package init() throws(SystemResourceError) {
        let number = clinux_eventfd()
        guard number >= 0 else { throw .wakeUp(errno) }
        descriptor = FileDescriptor(owning: number)
    }

    package var number: Int32 { descriptor.number }

    package func set() {
        var one: UInt64 = 1
        _ = unsafe write(descriptor.number, &one, 8)
    }

    package func clear() {
        var count: UInt64 = 0
        _ = unsafe read(descriptor.number, &count, 8)
    }

    /// Waits until the flag is set, or at most for `seconds`. Returns whether it is set.
    @discardableResult
    package func wait(seconds: Double? = nil) -> Bool {
        let deadline = seconds.map { SystemClock.now.advanced(bySeconds: $0) } ?? .distantFuture
        return (try? Poll.wait(descriptor.number, for: POLLIN, until: deadline, interrupt: -1)) ?? false
    }
}
