import CLinux
import Formats
import Glibc
package import Transports

/// Standard output carries data, standard error talk.
package enum Output {
    /// Each is one line, whatever stands in it.
    package static func write(_ lines: [String]) throws(TerminalError) {
        try write(exactly: lines.map { SafeText.shown($0, isLine: true) + "\n" }.joined(), to: 1, named: nil)
    }

    /// Text whose line breaks are ours, such as CSV.
    package static func write(_ text: String) throws(TerminalError) { try write(text, to: 1) }

    /// Writes to a descriptor; a file is named in what is said of a failure.
    package static func write(_ text: String, to descriptor: Int32, named path: String? = nil) throws(TerminalError) {
        try write(exactly: SafeText.shown(text, isLine: false), to: descriptor, named: path)
    }

    private static func write(exactly text: String, to descriptor: Int32, named path: String?) throws(TerminalError) {
        let failure = writeAll(descriptor, text)
        if failure == 0 { return }
        throw failure == EPIPE ? .closed : .cannotWrite(path: path, failure)
    }

    /// Talk is not worth failing for.
    package static func talk(_ text: String) { _ = writeAll(2, SafeText.shown(text, isLine: false)) }

    // MARK: What a terminal obeys

    package static func ringBell() { _ = writeAll(1, "\u{7}") }

    /// Clears the line of the cursor on standard error, and writes there; the cursor stays in it.
    static func replaceLine(_ text: String) {
        _ = writeAll(2, "\r\u{1B}[K" + SafeText.shown(text, isLine: true))
    }

    // MARK:

    package static func warn(_ message: String, advice: String = "") {
        // A terminal that takes nothing (Ctrl-S, a connection that hangs) stops no trip, and no program that ends.
        guard !isTerminal(2) || isReady(2, waitingS: 1) else { return }
        // Each is one line, but on a screen that is narrower.
        let width = isTerminal(2) ? talkWidth : .max
        let lines =
            Format.wrapped("obdmech: \(message)", width: width, indent: 2)
            + (advice.isEmpty ? [] : Format.wrapped("  \(advice)", width: width, indent: 4))
        _ = writeAll(2, lines.map { SafeText.shown($0, isLine: true) + "\n" }.joined())
    }

    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The size of the terminal on standard output or error, or what was usual once.
    private static func size(of descriptor: Int32) -> (columns: Int, rows: Int) {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard unsafe clinux_terminal_size(descriptor, &columns, &rows) == 0 else { return (80, 24) }
        return (columns > 0 ? Int(columns) : 80, rows > 0 ? Int(rows) : 24)
    }

    package static var width: Int { size(of: 1).columns }
    package static var height: Int { size(of: 1).rows }
    /// Of the terminal that is talked to.
    package static var talkWidth: Int { size(of: 2).columns }

    /// Whether a line can be written now without waiting for a reader. A reader that is gone is told by the writing.
    package static func isReady(_ descriptor: Int32 = 1, waitingS: Double = 0) -> Bool {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return unsafe poll(&wanted, 1, Int32(waitingS * 1000)) > 0
    }

    /// A terminal opened anew, to be written to without ever waiting: where one has room for a part of what is written its
    /// writer waits, and the shell's own descriptor is not ours to change. Nil where that is not allowed, as for the
    /// terminal of another user (su): then there is only what was handed down.
    /// - Parameter path: of the terminal.
    package static func openedAnew(_ path: String) -> FileDescriptor? {
        let number = unsafe open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        return number >= 0 ? FileDescriptor(owning: number) : nil
    }

    /// The path of what a descriptor of this program is open for.
    package static func path(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

    /// As a descriptor can be given it: a terminal without UTF-8 gets none.
    package static func text(_ text: String, on descriptor: Int32) -> String {
        TerminalCapabilities.ofProcess.isUnicode || !isTerminal(descriptor) ? text : Format.ascii(text)
    }

    private static func writeAll(_ descriptor: Int32, _ text: String) -> Int32 {
        var rest = Array(Self.text(text, on: descriptor).utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // A terminal shared with another program may have been left non-blocking.
                var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = unsafe poll(&wanted, 1, 1000)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
