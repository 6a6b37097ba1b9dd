import Glibc

/// What the system knows of a file (stat(2)).
package struct FileStatus: Sendable {
    package enum Kind: Sendable { case file, folder, pipe, other }

    package let kind: Kind
    /// In bytes.
    package let size: Int64
    package let owner: UInt32
    package let group: UInt32
    /// Without the kind of the file.
    package let mode: UInt32
    /// The device of the file system, and the number of the file on it: together they identify the file.
    package let device: UInt64
    package let inode: UInt64
    /// When it was last written to, in ns since 1970.
    package let modifiedNs: Int64

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFIFO: .pipe
            default: .other
            }
        size = Int64(status.st_size)
        owner = status.st_uid
        group = status.st_gid
        mode = status.st_mode & 0o7777
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        modifiedNs = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    }

    /// The status of the file that a path leads to.
    package init(path: String) throws(SystemError) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw .last }
        self.init(status)
    }
}
