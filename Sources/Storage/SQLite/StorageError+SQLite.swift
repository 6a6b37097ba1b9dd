import CSQLite
import Glibc

extension StorageError {
    /// Returns the error for an SQLite result code, extended or not. `systemError` is the underlying errno, or 0.
    static func sqlite(_ code: Int32, _ text: String, systemError: Int32, path: String) -> StorageError {
        let reason = systemError == 0 ? Reason.sqlite(text) : .system(systemError)
        switch code & 0xFF {
        case SQLITE_NOTADB: return .notADatabase(path)
        case SQLITE_CORRUPT: return .damaged(path, "its content is inconsistent")
        case SQLITE_BUSY, SQLITE_LOCKED: return .busy(path)
        case SQLITE_FULL: return .cannotWrite(path, .system(ENOSPC))
        case SQLITE_CANTOPEN, SQLITE_IOERR:
            if [ENOSPC, EDQUOT, EFBIG, EROFS].contains(systemError) { return .cannotWrite(path, .system(systemError)) }
            if writes.contains(code) { return .cannotWrite(path, .write(reason)) }
            return code & 0xFF == SQLITE_CANTOPEN
                ? .cannotOpen(path, .reason(reason)) : .cannotWrite(path, .access(reason))
        case SQLITE_PERM, SQLITE_AUTH: return .cannotOpen(path, .reason(reason))
        case SQLITE_READONLY where code == readonlyRollback: return .cannotWrite(path, .cutOff)
        case SQLITE_READONLY: return .cannotWrite(path, systemError == 0 ? .readOnly : .system(systemError))
        case SQLITE_ERROR where isAboutSchema(text): return .damaged(path, "its tables were changed: \(text)")
        default: return .refused(path, text)
        }
    }

    /// SQLITE_IOERR_WRITE, _FSYNC, _DIR_FSYNC, _TRUNCATE and _SHMSIZE, macros that Swift does not import.
    private static let writes = [3, 4, 5, 6, 19].map { SQLITE_IOERR | ($0 << 8) }

    /// SQLITE_READONLY_ROLLBACK, a macro that Swift does not import: a hot journal that cannot be rolled back.
    private static let readonlyRollback: Int32 = SQLITE_READONLY | (3 << 8)

    /// Returns whether the error is that a statement of this program does not match the existing tables.
    private static func isAboutSchema(_ text: String) -> Bool {
        ["no such table", "no such column", "has no column named", "access to view", "malformed database schema"]
            .contains { text.contains($0) }
            || text.hasPrefix("table ") && text.contains(" values were supplied") || text.hasPrefix("cannot modify ")
    }
}
