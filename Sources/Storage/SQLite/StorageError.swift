import CSQLite
import Glibc

/// Why the database cannot be used. Messages are one line, lower case, without a full stop.
package struct StorageError: Error, Hashable, Sendable {
    package enum Kind: Sendable, CaseIterable {
        /// The file cannot be opened or made.
        case cannotOpen
        /// It is not to be written, or there is no room; what is stored can perhaps be read.
        case cannotWrite
        /// The file is something other than an SQLite database.
        case notADatabase
        /// It was a database of this program once, and its content does not hold together.
        case damaged
        /// A later version of this program has changed the schema.
        case newerVersion
        /// It is the database of another program.
        case foreign
        /// Another process has held it for longer than the busy timeout; the same call may succeed later.
        case busy
        /// Anything else: an input/output error, a row that is not there.
        case failed

        /// Whether the file will never do, whatever passes.
        package var isFinal: Bool { [.notADatabase, .newerVersion, .foreign].contains(self) }
    }

    package let kind: Kind
    /// "cannot open database '/x/y.db': permission denied"
    package let message: String
    /// What to do about it; empty where there is nothing to say.
    package let advice: String

    package init(_ kind: Kind, _ message: String, advice: String = "") {
        self.kind = kind
        self.message = message
        self.advice = advice
    }

    static let nameAnotherFile = "name another file with --database"

    /// `reason` is half a sentence in lower case.
    static func cannotOpen(_ path: String, _ reason: String, advice: String = nameAnotherFile) -> StorageError {
        StorageError(.cannotOpen, "cannot open database '\(path)': \(reason)", advice: advice)
    }

    static func cannotWrite(
        _ path: String, _ reason: String, advice: String = nameAnotherFile
    ) -> StorageError {
        StorageError(.cannotWrite, "cannot write database '\(path)': \(reason)", advice: advice)
    }

    static func notADatabase(_ path: String) -> StorageError {
        StorageError(
            .notADatabase, "cannot open database '\(path)': file is not a database", advice: nameAnotherFile)
    }

    static func damaged(_ path: String, _ reason: String) -> StorageError {
        StorageError(
            .damaged, "database '\(path)' is damaged: \(reason)",
            advice: "'obdmech database backup FILE' saves what can be read of it; then move it away"
        )
    }

    /// What a program had not written to its end is to be rolled back, and the file may not be written.
    static func needsRollback(_ path: String) -> StorageError {
        .cannotWrite(
            path, "a write to it was cut off, and must be rolled back before it can be read",
            advice: "make the file and its folder writable, or copy it with '\(path)-journal' to where they are")
    }

    /// An SQLite result code (extended or not) as an error. `systemError` is the errno behind it, or 0.
    static func sqlite(_ code: Int32, _ text: String, systemError: Int32, path: String) -> StorageError {
        let reason = systemError == 0 ? text : DatabaseFile.describe(systemError)
        switch code & 0xFF {
        case SQLITE_NOTADB: return .notADatabase(path)
        case SQLITE_CORRUPT: return .damaged(path, "its content does not hold together")
        case SQLITE_BUSY, SQLITE_LOCKED:
            return StorageError(
                .busy, "database '\(path)' is in use by another program",
                advice: "wait until that program has finished, or name another file with --database")
        case SQLITE_FULL:
            return .cannotWrite(path, "no space left on device", advice: "free some space on it")
        case SQLITE_CANTOPEN, SQLITE_IOERR:
            switch systemError {
            case ENOSPC, EDQUOT: return .cannotWrite(path, reason, advice: "free some space on it")
            // The limit on the size of files (ulimit -f), or that of the file system.
            case EFBIG: return .cannotWrite(path, reason, advice: "raise the limit (ulimit -f), or free some space")
            case EROFS: return .cannotWrite(path, reason)
            default: break
            }
            // Of a transaction's end SQLite does not keep why.
            if writes.contains(code) {
                return .cannotWrite(path, reason, advice: "is the disk full or failing, or the size of files limited?")
            }
            return code & 0xFF == SQLITE_CANTOPEN
                ? .cannotOpen(path, reason)
                : StorageError(.failed, "cannot write database '\(path)': \(reason)")
        case SQLITE_PERM, SQLITE_AUTH: return .cannotOpen(path, reason)
        case SQLITE_READONLY where code == readonlyRollback:
            return .needsRollback(path)
        case SQLITE_READONLY: return .cannotWrite(path, systemError == 0 ? "it is read-only" : reason)
        case SQLITE_ERROR where isAboutSchema(text): return .damaged(path, "its tables were changed: \(text)")
        default: return StorageError(.failed, "cannot use database '\(path)': \(text)")
        }
    }

    /// SQLITE_IOERR_WRITE, _FSYNC, _DIR_FSYNC, _TRUNCATE, _SHMSIZE, likewise.
    private static let writes = [3, 4, 5, 6, 19].map { SQLITE_IOERR | ($0 << 8) }

    /// SQLITE_READONLY_ROLLBACK, a macro that Swift does not see: a hot journal that may not be rolled back.
    private static let readonlyRollback: Int32 = SQLITE_READONLY | (3 << 8)

    /// Whether a statement of ours does not fit the tables that are there.
    private static func isAboutSchema(_ text: String) -> Bool {
        ["no such table", "no such column", "has no column named", "access to view", "malformed database schema"]
            .contains { text.contains($0) }
            || text.hasPrefix("table ") && text.contains(" values were supplied") || text.hasPrefix("cannot modify ")
    }
}
