import CLinux
import Glibc

/// The keyboard of the terminal on standard input while the program draws on the screen.
package enum Keys {
    /// Turns the echo of keys off, until `giveBack` or a crash handled by `restoreAtCrash`.
    package static func hide() { clinux_hide_keys() }

    /// Turns the echo off and makes each key readable as it is pressed. Returns false if standard input is not a
    /// terminal that the program may control.
    package static func take() -> Bool { Output.isTerminal(0) && clinux_take_keys() == 0 }

    package static func giveBack() { clinux_show_keys() }

    /// Returns the bytes typed so far; empty if there are none.
    package static func typed() -> [UInt8] {
        var wanted = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&wanted, 1, 0) > 0 else { return [] }
        return unsafe [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
            count = max(0, unsafe read(0, buffer.baseAddress, buffer.count))
        }
    }

    /// Sets the text to write to the terminal if the program crashes, after which the echo is turned on again.
    /// - Parameter text: a constant of less than 128 bytes; nil to write nothing.
    package static func restoreAtCrash(_ text: String?) { unsafe clinux_at_crash(text) }
}
