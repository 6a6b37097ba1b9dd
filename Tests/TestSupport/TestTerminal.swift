import CLinux
import Foundation
import Glibc

/// A pseudo-terminal as a person uses it: 80 columns, with line editing, echo and signals from keys.
package final class TestTerminal {
    package let path: String
    private let number: Int32
    /// Everything that was written to it.
    package private(set) var text = ""

    package init() throws {
        var name = [CChar](repeating: 0, count: 64)
        number = unsafe clinux_open_pty(&name, Int32(name.count))
        guard number >= 0 else { throw StartFailure(reason: "no pseudo-terminal") }
        path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        var settings = termios()
        _ = unsafe tcgetattr(number, &settings)
        settings.c_iflag |= tcflag_t(ICRNL | IXON)
        settings.c_oflag |= tcflag_t(OPOST | ONLCR)
        settings.c_lflag |= tcflag_t(ISIG | ICANON | ECHO | ECHOE | IEXTEN)
        _ = unsafe tcsetattr(number, TCSANOW, &settings)
        resize(columns: 80, rows: 24)
    }

    /// Changes the size. Programs are not notified, unless they lead a session on it.
    package func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = unsafe ioctl(number, UInt(TIOCSWINSZ), &size)
    }

    /// Types Ctrl-S.
    package func stop() { type("\u{13}") }

    deinit { close(number) }

    package func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = unsafe write(number, bytes, bytes.count)
    }

    /// Whether the terminal edits lines itself, as it did at first.
    package var isCooked: Bool {
        var settings = termios()
        _ = unsafe tcgetattr(number, &settings)
        return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Waits until `wanted` is written after what was waited for before.
    package func wait(for wanted: String, within seconds: Double = 180) -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while Date() < deadline {
            if let range = text[seen...].range(of: wanted) {
                seen = range.upperBound
                return true
            }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = unsafe read(number, &buffer, buffer.count)
            if count > 0 {
                let offset = text.utf8.distance(from: text.startIndex, to: seen)
                text += String(decoding: buffer.prefix(count), as: UTF8.self)
                seen = text.utf8.index(text.startIndex, offsetBy: offset)
            } else {
                usleep(5000)
            }
        }
        return false
    }

    private lazy var seen = text.startIndex
}
