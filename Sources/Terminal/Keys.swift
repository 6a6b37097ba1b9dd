import CLinux
import Glibc

/// The keys of the terminal on standard input, while the program draws.
package enum Keys {
    /// What is pressed is not shown, until `giveBack` or a crash that `restoreAtCrash` sees.
    package static func hide() { clinux_hide_keys() }

    /// The same, and each key can be read as it is pressed. False where standard input is no terminal of ours.
    package static func take() -> Bool { Output.isTerminal(0) && clinux_take_keys() == 0 }

    package static func giveBack() { clinux_show_keys() }

    /// The bytes of what was typed; none where nothing is there yet.
    package static func typed() -> [UInt8] {
        var wanted = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&wanted, 1, 0) > 0 else { return [] }
        return unsafe [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
            count = max(0, unsafe read(0, buffer.baseAddress, buffer.count))
        }
    }

    /// What is written to the terminal, and its keys shown again, when the program ends unexpectedly.
    /// - Parameter text: a constant, less than 128 bytes; nil for nothing any more.
    package static func restoreAtCrash(_ text: String?) { unsafe clinux_at_crash(text) }
}
