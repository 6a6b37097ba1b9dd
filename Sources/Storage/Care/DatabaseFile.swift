import Glibc
import System

/// The database as a file: checking its existence and permissions, and creating it. Nothing here opens an existing
/// file, because closing any descriptor of a database drops the locks that SQLite holds on it in this process.
struct DatabaseFile {
    /// The path as the user named it.
    let path: String

    private var directory: String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the size in bytes, or nil if there is no such file. Throws unless it is a regular file that may be read
    /// and, if `toWrite` is true, written together with its directory, in which SQLite creates further files.
    func size(toWrite: Bool = true) throws(StorageError) -> Int64? {
        let status: FileStatus
        do throws(SystemError) {
            status = try FileStatus(path: path)
        } catch {
            if error.number == ENOENT, !path.isEmpty { return nil }
            throw .cannotOpen(path, .reason(.system(error.number)))
        }
        switch status.kind {
        case .file: break
        case .folder: throw .cannotOpen(path, .isDirectory)
        case .pipe, .other: throw .cannotOpen(path, .isNotRegular)
        }
        if let error = SystemFile.accessError(path, R_OK) { throw .cannotOpen(path, .reason(.system(error.number))) }
        guard toWrite else { return status.size }
        if let error = SystemFile.accessError(path, W_OK) { throw .cannotWrite(path, .system(error.number)) }
        if let error = SystemFile.accessError(directory, W_OK | X_OK) {
            throw .cannotWrite(path, .directory(error.number))
        }
        return status.size
    }

    /// The device and inode number; nil if there is no such file.
    var identity: (UInt64, UInt64)? { (try? FileStatus(path: path)).map { ($0.device, $0.inode) } }

    /// The size of the write-ahead log in bytes; 0 if there is none.
    var logSize: Int64 { size(behind: "-wal") ?? 0 }

    /// Whether there is an index of a write-ahead log, which all users of the database share.
    var hasLogIndex: Bool { size(behind: "-shm") != nil }

    /// Whether a transaction must be rolled back before the file can be read.
    var hasJournal: Bool { size(behind: "-journal") ?? 0 > 0 }

    private func size(behind ending: String) -> Int64? {
        (try? FileStatus(path: path + ending))?.size
    }

    /// Creates the missing directories and the empty file, accessible only to this user, because a VIN is personal.
    /// Another process may create the file at the same time.
    func create() throws(StorageError) {
        try Self.makeDirectories(directory, for: path)
        // SQLite would create it with the permissions of the umask, readable by everyone.
        do throws(SystemError) {
            _ = try FileDescriptor.open(path, O_CREAT | O_EXCL | O_WRONLY)
        } catch {
            if error.number != EEXIST { throw .cannotOpen(path, .reason(.system(error.number))) }
        }
    }

    private static func makeDirectories(_ directory: String, for path: String) throws(StorageError) {
        if SystemFile.exists(directory) { return }
        let parent = DatabaseFile(path: directory).directory
        if parent != directory { try makeDirectories(parent, for: path) }
        // The XDG base directory specification requires 0700.
        do throws(SystemError) {
            try SystemFile.makeFolder(directory)
        } catch {
            throw .cannotOpen(path, .noDirectory(directory, error.number))
        }
    }
}
