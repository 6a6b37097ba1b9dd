import CSQLite

/// Why the database cannot be used. Messages are one line, lower case, without a full stop.
package struct StorageError: Error, Hashable, Sendable {
    package enum Kind: Sendable, CaseIterable {
        /// The file or its directory cannot be opened, made or written.
        case cannotOpen
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
        /// Anything else: a full disk, an input/output error, a row that is not there.
        case failed
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

    static func notADatabase(_ path: String) -> StorageError {
        StorageError(
            .notADatabase, "cannot open database '\(path)': file is not a database", advice: nameAnotherFile)
    }

    static func damaged(_ path: String, _ reason: String) -> StorageError {
        StorageError(
            .damaged, "database '\(path)' is damaged: \(reason)",
            advice: "move it away, or name another file with --database; 'sqlite3 FILE .recover' may save what is in it"
        )
    }

    /// An SQLite result code (extended or not) as an error. `systemError` is the errno behind it, or 0.
    static func sqlite(_ code: Int32, _ text: String, systemError: Int32, path: String) -> StorageError {
        let reason = systemError == 0 ? text : DatabaseFile.describe(systemError)
        switch code & 0xFF {
        case SQLITE_NOTADB: return .notADatabase(path)
        case SQLITE_CORRUPT: return .damaged(path, text)
        case SQLITE_BUSY, SQLITE_LOCKED:
            return StorageError(
                .busy, "database '\(path)' is in use by another program",
                advice: "wait until that program has finished, or name another file with --database")
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: return .cannotOpen(path, reason)
        case SQLITE_FULL:
            return StorageError(
                .failed, "cannot write database '\(path)': no space left on device", advice: "free some space on it")
        case SQLITE_READONLY, SQLITE_IOERR:
            return StorageError(.failed, "cannot write database '\(path)': \(reason)")
        default: return StorageError(.failed, "cannot use database '\(path)': \(text)")
        }
    }
}
