import CSQLite
import Formats
import Glibc
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct StorageErrorTests {
    /// Errors of SQLite and of the system, and how they are reported.
    @Test(
        arguments: [
            (SQLITE_NOTADB, 0, .notADatabase, "cannot open database 'x': file is not a database"),
            (SQLITE_IOERR, EFBIG, .cannotWrite, "cannot write database 'x': file too large"),
            (SQLITE_CORRUPT, 0, .damaged, "database 'x' is damaged: its content is inconsistent"),
            (SQLITE_BUSY, 0, .busy, "database 'x' is in use by another program"),
            (SQLITE_LOCKED, 0, .busy, "database 'x' is in use by another program"),
            (SQLITE_FULL, 0, .cannotWrite, "cannot write database 'x': no space left on device"),
            (SQLITE_IOERR, ENOSPC, .cannotWrite, "cannot write database 'x': no space left on device"),
            (SQLITE_CANTOPEN, ENOSPC, .cannotWrite, "cannot write database 'x': no space left on device"),
            (SQLITE_IOERR, EDQUOT, .cannotWrite, "cannot write database 'x': disk quota exceeded"),
            (SQLITE_IOERR, EROFS, .cannotWrite, "cannot write database 'x': read-only file system"),
            (SQLITE_IOERR, EIO, .failed, "cannot write database 'x': input/output error"),
            (SQLITE_IOERR, 0, .failed, "cannot write database 'x': what SQLite says"),
            (SQLITE_CANTOPEN, EACCES, .cannotOpen, "cannot open database 'x': permission denied"),
            (SQLITE_CANTOPEN, 0, .cannotOpen, "cannot open database 'x': what SQLite says"),
            (SQLITE_PERM, EACCES, .cannotOpen, "cannot open database 'x': permission denied"),
            (SQLITE_READONLY, 0, .cannotWrite, "cannot write database 'x': it is read-only"),
            (SQLITE_READONLY, EROFS, .cannotWrite, "cannot write database 'x': read-only file system"),
            (SQLITE_ERROR, 0, .failed, "cannot use database 'x': what SQLite says"),
        ] as [(Int32, Int32, StorageError.Kind, String)])
    func told(code: Int32, systemError: Int32, kind: StorageError.Kind, message: String) {
        // Extended codes have further bits above the lowest byte.
        for code in [code, code | 7 << 8] {
            let error = StorageError.sqlite(code, "what SQLite says", systemError: systemError, path: "x")
            #expect(error.kind == kind && error.text == message)
        }
    }

    /// Errors that only the extended code identifies.
    @Test(
        arguments: [
            (
                SQLITE_READONLY | 3 << 8,
                "cannot write database 'x': an interrupted write must be rolled back before it can be read"
            ),
            (SQLITE_IOERR | 3 << 8, "cannot write database 'x': disk I/O error"),
        ] as [(Int32, String)])
    func toldByTheExtendedCode(code: Int32, message: String) {
        let error = StorageError.sqlite(code, "disk I/O error", systemError: 0, path: "x")
        #expect(error.kind == .cannotWrite && error.text == message)
    }

    @Test(arguments: [SQLITE_FULL, SQLITE_IOERR]) func whatHelpsAgainstAFullDisk(code: Int32) {
        let error = StorageError.sqlite(code, "", systemError: ENOSPC, path: "x")
        #expect(error.advice == "free some space")
    }
}
