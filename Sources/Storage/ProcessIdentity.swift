import CLinux
import Glibc

/// Who records a trip, so that a trip whose process died can be told from one that goes on: boot, process number and
/// the process's start.
enum ProcessIdentity {
    /// Nil where the system does not tell (no /proc).
    static func current() -> String? { of(getpid()) }

    static func isRunning(_ identity: String) -> Bool {
        // "BOOTID:PID:STARTTIME"
        let parts = identity.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let pid = Int32(parts[1]), pid > 0 else { return false }
        return of(pid) == identity
    }

    /// Nil when no such process runs.
    static func of(_ pid: Int32) -> String? {
        var text = [CChar](repeating: 0, count: 128)
        guard unsafe clinux_process_identity(pid, &text, Int32(text.count)) == 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
