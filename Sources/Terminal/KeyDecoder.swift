import CLinux
import Glibc
import System

/// Decodes the bytes that a terminal sends into the keys that scroll, suspend and quit a table that is longer than the
/// screen.
package struct KeyDecoder {
    package enum Key: Equatable {
        case up, down, pageUp, pageDown, first, last, quit, pause
    }

    private static let sequences: [(bytes: String, key: Key)] = [
        ("q", .quit), ("Q", .quit), ("\u{1A}", .pause), ("k", .up), ("j", .down), ("b", .pageUp), (" ", .pageDown),
        ("g", .first), ("G", .last), ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}OA", .up), ("\u{1B}OB", .down),
        ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[H", .first), ("\u{1B}[F", .last),
        ("\u{1B}OH", .first), ("\u{1B}OF", .last), ("\u{1B}[1~", .first), ("\u{1B}[4~", .last),
    ]

    /// The beginning of a key whose remaining bytes have not arrived yet.
    private var rest: [UInt8] = []

    package init() {}

    /// Returns the keys in the bytes that were typed. Other keys are ignored.
    package mutating func keys(_ bytes: [UInt8]) -> [Key] {
        rest += bytes
        var keys: [Key] = []
        while !rest.isEmpty {
            if let (sequence, key) = Self.sequences.first(where: { rest.starts(with: $0.bytes.utf8) }) {
                rest.removeFirst(sequence.utf8.count)
                keys.append(key)
            } else if Self.sequences.contains(where: { $0.bytes.utf8.starts(with: rest) }) {
                break
            } else {
                rest.removeFirst()
            }
        }
        return keys
    }
}

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
