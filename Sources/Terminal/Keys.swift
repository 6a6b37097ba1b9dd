import CLinux
import Glibc
import System

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
        guard Poll.isReady(0, for: POLLIN), case .bytes(let bytes)? = try? IO.read(0, atMost: 64) else { return [] }
        return bytes
    }

    /// Sets the text to write to the terminal if the program crashes, after which the echo is turned on again.
    /// - Parameter text: a constant of less than 128 bytes; nil to write nothing.
    package static func restoreAtCrash(_ text: String?) { unsafe clinux_at_crash(text) }
}
