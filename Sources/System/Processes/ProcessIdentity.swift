import CLinux
import Glibc

/// The identity of the process that records a trip: boot, process ID and start time of the process. It distinguishes a
/// trip whose process has died from one that is being recorded.
package enum ProcessIdentity {
    /// Returns the identity of this process, or nil if the system does not provide it (no /proc).
    package static func current() -> String? { of(getpid()) }

    package static func isRunning(_ identity: String) -> Bool {
        // The format is "BOOTID:PID:STARTTIME".
        let parts = identity.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let pid = Int32(parts[1]), pid > 0 else { return false }
        return of(pid) == identity
    }

    /// Returns the identity of a process, or nil if there is no such process.
    package static func of(_ pid: Int32) -> String? {
        var text = [CChar](repeating: 0, count: 128)
        guard unsafe clinux_process_identity(pid, &text, Int32(text.count)) == 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
