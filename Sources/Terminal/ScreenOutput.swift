import Glibc
import System
import Telemetry

/// The terminal on standard output, written to without ever waiting for it: a hanging connection, or Ctrl-S, must not
/// stop the trip. Bytes that the terminal does not accept are kept and written first later, so that no escape sequence
/// is broken.
package final class ScreenOutput {
    private let terminal: FileDescriptor
    private var rest: ArraySlice<UInt8> = []

    /// - Parameter path: The path of the terminal.
    package init(path: String = Output.path(of: 1)) {
        terminal = Output.openedAnew(path) ?? FileDescriptor(owning: fcntl(1, F_DUPFD_CLOEXEC, 3))
    }

    /// Returns whether everything has been written and the terminal accepts more.
    package func isReady() -> Bool {
        flush()
        return rest.isEmpty && hasRoom(withinS: 0)
    }

    package func write(_ text: String) {
        rest += Array(text.utf8)
        flush()
    }

    /// Waits until everything has been written, for at most `seconds`.
    package func settle(withinS seconds: Double) {
        let deadline = SystemClock.now.advanced(bySeconds: seconds)
        while !rest.isEmpty, hasRoom(withinS: deadline.seconds(since: SystemClock.now)) { flush() }
    }

    private func hasRoom(withinS seconds: Double) -> Bool {
        guard seconds >= 0 else { return false }
        return Poll.isReady(terminal.number, for: POLLOUT, seconds: seconds)
    }

    private func flush() {
        // What cannot be written nobody will read.
        do { try IO.write(&rest, to: terminal.number) } catch { rest = [] }
    }
}
