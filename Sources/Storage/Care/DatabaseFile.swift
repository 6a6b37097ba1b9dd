import Glibc

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
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            if errno == ENOENT, !path.isEmpty { return nil }
            throw .cannotOpen(path, .reason(.system(errno)))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .cannotOpen(path, .isDirectory)
        default: throw .cannotOpen(path, .isNotRegular)
        }
        guard unsafe access(path, R_OK) == 0 else { throw .cannotOpen(path, .reason(.system(errno))) }
        guard toWrite else { return Int64(status.st_size) }
        guard unsafe access(path, W_OK) == 0 else { throw .cannotWrite(path, .system(errno)) }
        guard unsafe access(directory, W_OK | X_OK) == 0 else {
            throw .cannotWrite(path, .directory(errno))
        }
        return Int64(status.st_size)
    }

    /// The device and inode number; nil if there is no such file.
    var identity: (dev_t, ino_t)? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? (status.st_dev, status.st_ino) : nil
    }

    /// The size of the write-ahead log in bytes; 0 if there is none.
    var logSize: Int64 { size(behind: "-wal") ?? 0 }

    /// Whether there is an index of a write-ahead log, which all users of the database share.
    var hasLogIndex: Bool { size(behind: "-shm") != nil }

    /// Whether a transaction must be rolled back before the file can be read.
    var hasJournal: Bool { size(behind: "-journal") ?? 0 > 0 }

    private func size(behind ending: String) -> Int64? {
        var status = stat()
        return unsafe stat(path + ending, &status) == 0 ? Int64(status.st_size) : nil
    }

    /// Creates the missing directories and the empty file, accessible only to this user, because a VIN is personal.
    /// Another process may create the file at the same time.
    func create() throws(StorageError) {
        try Self.makeDirectories(directory, for: path)
        // SQLite would create it with the permissions of the umask, readable by everyone.
        let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
        } else if errno != EEXIST {
            throw .cannotOpen(path, .reason(.system(errno)))
        }
    }

    private static func makeDirectories(_ directory: String, for path: String) throws(StorageError) {
        var status = stat()
        if unsafe stat(directory, &status) == 0 { return }
        let parent = DatabaseFile(path: directory).directory
        if parent != directory { try makeDirectories(parent, for: path) }
        // The XDG base directory specification requires 0700.
        if unsafe mkdir(directory, 0o700) != 0, errno != EEXIST {
            throw .cannotOpen(path, .noDirectory(directory, errno))
        }
    }

    /// Returns the text of an error number: "permission denied".
    static func describe(_ systemError: Int32) -> String {
        unsafe strerror(systemError).map { unsafe String(cString: $0).lowercased() } ?? "error \(systemError)"
    }
}
