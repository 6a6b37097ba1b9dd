import CLinux
package import Formats
import Glibc
package import System

/// Output of the program: data on standard output, messages on standard error.
package enum Output {
    /// Returns what erases the last lines on a terminal.
    package static func erasure(lines: Int) -> String { lines == 0 ? "" : "\u{1B}[\(lines)A\u{1B}[J" }

    /// Writes each string as one line; line breaks in it are replaced.
    package static func write(_ lines: [String]) throws(TerminalError) {
        try write(exactly: lines.map { SafeText.shown($0, isLine: true) + "\n" }.joined(), to: 1, named: nil)
    }

    /// Writes text whose line breaks are the program's own, such as CSV.
    package static func write(_ text: String) throws(TerminalError) { try write(text, to: 1) }

    /// Writes to a descriptor. If a path is given, errors name it.
    package static func write(_ text: String, to descriptor: Int32, named path: String? = nil) throws(TerminalError) {
        try write(exactly: SafeText.shown(text, isLine: false), to: descriptor, named: path)
    }

    private static func write(exactly text: String, to descriptor: Int32, named path: String?) throws(TerminalError) {
        do throws(SystemError) {
            try writeAll(descriptor, text)
        } catch {
            throw error.number == EPIPE ? .closed : .cannotWrite(path: path, error.number)
        }
    }

    /// Writes a message to standard error. Errors are ignored.
    package static func talk(_ text: String) { try? writeAll(2, SafeText.shown(text, isLine: false)) }

    // MARK: Terminal control

    package static func ringBell() { try? writeAll(1, "\u{7}") }

    /// Clears the cursor's line on standard error and writes to it. The cursor stays on the line.
    static func replaceLine(_ text: String) {
        try? writeAll(2, "\r\u{1B}[K" + SafeText.shown(text, isLine: true))
    }

    // MARK: Warnings and terminal properties

    package static func warn(_ facing: some UserFacing) { warn(facing.message) }

    package static func warn(_ message: UserMessage) { warn(message.text, advice: message.advice) }

    package static func warn(_ message: String, advice: String = "") {
        say(message, advice)
    }

    /// Writes what the user may want to know, and need not act on, such as where a file was written.
    package static func note(_ text: String) { say(text) }

    private static func say(_ message: String, _ advice: String = "") {
        // A terminal that accepts nothing (Ctrl-S, a hanging connection) must not stop a trip or keep the program from
        // ending.
        guard !isTerminal(2) || isReady(2, waitingS: 1) else { return }
        // Message and advice are one line each, unless the screen is too narrow.
        let width = isTerminal(2) ? talkWidth : .max
        let lines =
            Format.wrapped("obdmech: \(message)", width: width, indent: 2)
            + (advice.isEmpty ? [] : Format.wrapped("  \(advice)", width: width, indent: 4))
        try? writeAll(2, lines.map { SafeText.shown($0, isLine: true) + "\n" }.joined())
    }

    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Returns the size of the terminal on standard output or standard error; 80 columns and 24 rows if it is unknown.
    private static func size(of descriptor: Int32) -> (columns: Int, rows: Int) {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard unsafe clinux_terminal_size(descriptor, &columns, &rows) == 0 else { return (80, 24) }
        return (columns > 0 ? Int(columns) : 80, rows > 0 ? Int(rows) : 24)
    }

    package static var width: Int { size(of: 1).columns }
    package static var height: Int { size(of: 1).rows }
    /// The width of the terminal on standard error.
    package static var talkWidth: Int { size(of: 2).columns }

    /// Returns whether a line can be written now without waiting for the reader. If the reader is gone, writing will
    /// fail.
    package static func isReady(_ descriptor: Int32 = 1, waitingS: Double = 0) -> Bool {
        Poll.isReady(descriptor, for: POLLOUT, seconds: waitingS)
    }

    /// Opens a terminal again as non-blocking. A blocking write waits if there is room for only part of it, and the
    /// descriptor inherited from the shell is shared, so its flags must not change. Returns nil if that is not
    /// permitted, as for the terminal of another user (su); then only the inherited descriptor can be used.
    /// - Parameter path: The path of the terminal.
    package static func openedAnew(_ path: String) -> FileDescriptor? {
        try? FileDescriptor.open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY)
    }

    /// Returns a path that opens the same file as a descriptor of this process.
    package static func path(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

    /// Returns the text as the descriptor can show it: ASCII for a terminal without UTF-8.
    package static func text(_ text: String, on descriptor: Int32) -> String {
        TerminalCapabilities.ofProcess.isUnicode || !isTerminal(descriptor) ? text : Format.ascii(text)
    }

    private static func writeAll(_ descriptor: Int32, _ text: String) throws(SystemError) {
        try IO.writeAll(Array(Self.text(text, on: descriptor).utf8), to: descriptor)
    }
}
