package import Formats
import Glibc
import System

/// The reason why a database cannot be used. Paths in the cases are as the user named them.
package enum StorageError: UserError, Hashable {
    case notADatabase(String)
    case cannotOpen(String, OpeningObstacle)
    case cannotWrite(String, WritingObstacle)
    /// The database is damaged. `isLost` is true if nothing of it can be read.
    case damaged(String, _ problem: String, isLost: Bool = false)
    case busy(String)
    case foreign(String)
    /// The schema version is newer than this program knows.
    case newerVersion(String, found: Int64, known: Int64)
    /// Any other error, in the words of SQLite.
    case refused(String, String)
    /// The reason is unknown.
    case unusable(String)
    /// The SQLite library is too old.
    case tooOld
    case noTrip(Int64, in: String)
    case noScan(Int64, in: String)
    case tripIsOpen(Int64)
    /// The same trip is in the database under another number.
    case tripIsPresent(Int64)
    /// Nothing would be left of a trip, or of one of its parts.
    case nothingLeft(trip: Int64)
    /// Facts of the trip are from samples that are not stored.
    case samplesMissing(trip: Int64)
    /// Two trips are of different vehicles, or at the same time, or too far apart to be one.
    case notOne(Int64, Int64, WhyNotOne)
    /// The file to import does not exist.
    case noFile(String)
    case itself(String)
    case strange(String, _ problem: String)
    /// A file beside the database cannot be created or written; with the system's error number.
    case cannotMakeCopy(String, Int32)
    case cannotWriteCopy(String, Int32)

    /// An error number of the system, or the message of SQLite if the system reported none.
    package enum Reason: Hashable, Sendable, CustomStringConvertible {
        case system(Int32)
        case sqlite(String)

        /// Half a sentence in lower case.
        package var description: String {
            switch self {
            case .system(let number): SystemError.text(number)
            case .sqlite(let text): text
            }
        }
    }

    /// The reason why a database cannot be opened.
    package enum OpeningObstacle: Hashable, Sendable {
        case reason(Reason)
        case isDirectory
        case isNotRegular
        case memory
        /// The directory does not exist and cannot be created; with the system's error number.
        case noDirectory(String, Int32)
    }

    /// The reason why a database cannot be written.
    package enum WritingObstacle: Hashable, Sendable {
        /// An error number of the system.
        case system(Int32)
        /// An error number of the system for the directory.
        case directory(Int32)
        case readOnly
        /// SQLite has opened the file for reading only.
        case openedReadOnly
        /// An interrupted write must be rolled back, but the file is not writable.
        case cutOff
        /// A write failed. SQLite does not keep the reason if that was at the end of a transaction.
        case write(Reason)
        /// An operation other than a write failed, such as a lock.
        case access(Reason)
    }

    /// Why two trips cannot be one.
    package enum WhyNotOne: String, Hashable, Sendable {
        case vehicles = "they are of different vehicles"
        case overlap = "they overlap"
        case far = "they are more than a day apart"
    }

    /// The kinds of errors, by what can be done about them.
    package enum Kind: Sendable, CaseIterable {
        /// The file cannot be opened or created.
        case cannotOpen
        /// The file is not writable or the disk is full. The stored data can perhaps be read.
        case cannotWrite
        /// The file is not an SQLite database.
        case notADatabase
        /// The file is a damaged database of this program.
        case damaged
        /// The schema was changed by a later version of this program.
        case newerVersion
        /// The file is the database of another program.
        case foreign
        /// Another process has locked the database for longer than the busy timeout. The same call may succeed later.
        case busy
        /// Any other error, such as an I/O error or a missing row.
        case failed

        /// Whether the file can never be used, so that another attempt is pointless.
        package var isFinal: Bool { [.notADatabase, .newerVersion, .foreign].contains(self) }
    }

    package var kind: Kind {
        switch self {
        case .notADatabase: .notADatabase
        case .cannotOpen, .noFile, .cannotMakeCopy: .cannotOpen
        case .cannotWrite(_, .access), .cannotWriteCopy: .failed
        case .cannotWrite: .cannotWrite
        case .damaged: .damaged
        case .busy: .busy
        case .foreign, .strange: .foreign
        case .newerVersion: .newerVersion
        case .refused, .unusable, .tooOld, .noTrip, .noScan, .tripIsOpen, .itself: .failed
        case .tripIsPresent, .nothingLeft, .samplesMissing, .notOne: .failed
        }
    }

    package var message: UserMessage { UserMessage(text, advice: advice, status: .database) }

    package var text: String {
        switch self {
        case .notADatabase(let path): "cannot open database '\(path)': file is not a database"
        case .cannotOpen(let path, .reason(.system(EACCES))): "cannot open database '\(path)': permission denied"
        case .cannotOpen(let path, .reason(let reason)): "cannot open database '\(path)': \(reason)"
        case .cannotOpen(let path, .isDirectory): "cannot open database '\(path)': is a directory"
        case .cannotOpen(let path, .isNotRegular): "cannot open database '\(path)': is not a regular file"
        case .cannotOpen(let path, .memory): "cannot open database '\(path)': out of memory"
        case .cannotOpen(let path, .noDirectory(let directory, let number)):
            "cannot open database '\(path)': cannot create directory '\(directory)': \(Reason.system(number))"
        case .cannotWrite(let path, .system(EACCES)): "cannot write database '\(path)': permission denied"
        case .cannotWrite(let path, .system(ENOSPC)): "cannot write database '\(path)': no space left on device"
        case .cannotWrite(let path, .system(let number)): "cannot write database '\(path)': \(Reason.system(number))"
        case .cannotWrite(let path, .directory(let number)):
            "cannot write database '\(path)': its directory: \(Reason.system(number))"
        case .cannotWrite(let path, .readOnly): "cannot write database '\(path)': it is read-only"
        case .cannotWrite(let path, .openedReadOnly): "cannot write database '\(path)': the file is read-only"
        case .cannotWrite(let path, .cutOff):
            "cannot write database '\(path)': an interrupted write must be rolled back before it can be read"
        case .cannotWrite(let path, .write(let reason)), .cannotWrite(let path, .access(let reason)):
            "cannot write database '\(path)': \(reason)"
        case .damaged(let path, let problem, _): "database '\(path)' is damaged: \(problem)"
        case .busy(let path): "database '\(path)' is in use by another program"
        case .foreign(let path): "database '\(path)' belongs to another program"
        case .newerVersion(let path, let found, let known):
            "database '\(path)' was written by a newer obdmech (schema \(found), this one supports \(known))"
        case .refused(let path, let reason): "cannot use database '\(path)': \(reason)"
        case .unusable(let path): "cannot use database '\(path)'"
        case .tooOld: "SQLite is too old"
        case .noTrip(let number, let path): "no trip \(number) in database '\(path)'"
        case .noScan(let number, let path): "no scan \(number) in database '\(path)'"
        case .tripIsOpen(let number): "trip \(number) is being recorded"
        case .tripIsPresent(let number): "the same trip is stored as trip \(number)"
        case .nothingLeft(let number): "a part of trip \(number) would have no samples"
        case .samplesMissing(let number): "not all samples of trip \(number) are stored"
        case .notOne(let one, let other, let why): "trips \(one) and \(other) cannot be joined: \(why.rawValue)"
        case .noFile(let path): "no database '\(path)'"
        case .itself(let path): "'\(path)' is the database itself"
        case .strange(let path, let problem): "'\(path)' differs from the databases that obdmech creates: \(problem)"
        case .cannotMakeCopy(let path, let number): "cannot create file '\(path)': \(Reason.system(number))"
        case .cannotWriteCopy(let path, let number): "cannot write '\(path)': \(Reason.system(number))"
        }
    }

    package var advice: String {
        switch self {
        case .notADatabase, .foreign: Self.nameAnotherFile
        case .cannotOpen(_, .memory): ""
        case .cannotOpen: Self.nameAnotherFile
        case .cannotWrite(_, .system(ENOSPC)), .cannotWrite(_, .system(EDQUOT)): "free some space"
        // The limit on the size of files (ulimit -f), or that of the file system.
        case .cannotWrite(_, .system(EFBIG)): "raise the limit (ulimit -f), or free some space"
        case .cannotWrite(let path, .cutOff):
            "make the file and its folder writable, or copy it with '\(path)-journal' to where they are"
        case .cannotWrite(_, .write): "the disk may be full or failing, or file sizes limited"
        case .cannotWrite(_, .access): ""
        case .cannotWrite: Self.nameAnotherFile
        case .damaged(_, _, isLost: true): "nothing in it can be read: move it elsewhere, or \(Self.nameAnotherFile)"
        case .damaged: "'obdmech database backup FILE' saves what can be read; then move it elsewhere"
        case .busy: "wait until that program has finished, or \(Self.nameAnotherFile)"
        case .newerVersion: "install the newer version, or \(Self.nameAnotherFile)"
        case .tooOld: "install SQLite 3.37 or later"
        case .noFile: "check the name"
        case .strange(let path, _):
            "'obdmech database backup NEW --database \(path)' makes a copy of what can be imported"
        case .refused, .unusable, .noTrip, .noScan, .tripIsOpen, .itself, .cannotWriteCopy: ""
        case .tripIsPresent: "delete that one first"
        case .nothingLeft: "name another time"
        case .samplesMissing: "it can only be changed as a whole"
        case .notOne: ""
        case .cannotMakeCopy: "name a new file"
        }
    }

    private static let nameAnotherFile = "name another file with --database"
}
