import CLinux
import Glibc
import System

/// The keyboard of the terminal on standard input while the program draws on the screen.
enum Keys {
    /// Sets what becomes of keys. Returns whether they can be read: not if standard input is no terminal that the program
    /// may control; then they are hidden, if that is possible.
    static func set(_ mode: FullScreen.KeyMode) -> Bool {
        switch mode {
        case .shown: clinux_show_keys()
        case .read where Output.isTerminal(0) && clinux_take_keys() == 0: return true
        case .read, .hidden: clinux_hide_keys()
        }
        return false
    }

    /// Returns the bytes typed so far; empty if there are none.
    static func typed() -> [UInt8] {
        guard Poll.isReady(0, for: POLLIN), case .bytes(let bytes)? = try? IO.read(0, atMost: 64) else { return [] }
        return bytes
    }

    /// Sets the text to write to the terminal if the program crashes, after which the echo is turned on again.
    /// - Parameter text: a constant of less than 128 bytes; nil to write nothing.
    static func restoreAtCrash(_ text: String?) { unsafe clinux_at_crash(text) }
}
