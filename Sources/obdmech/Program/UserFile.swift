import CommandLine
import Glibc
import System

/// Access to files of the user.
enum UserFile {
    /// The maximum size of a file that is read as a whole, in megabytes.
    static let maxMegabytes = 256

    /// Reads a whole file; nil if there is none.
    static func bytes(_ path: String) throws(Failure) -> [UInt8]? {
        let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw Failure(FileMessage.cannotRead(path, errno))
        }
        let descriptor = FileDescriptor(owning: number)
        // Reading a pipe could block.
        var facts = stat()
        let kind = unsafe fstat(number, &facts) == 0 ? facts.st_mode & S_IFMT : S_IFREG
        if kind == S_IFIFO { throw Failure(FileMessage.pipe(path)) }
        var bytes: [UInt8] = []
        while true {
            var failure: Int32 = 0
            let part = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                let got = unsafe read(descriptor.number, buffer.baseAddress, buffer.count)
                failure = got < 0 ? errno : 0
                count = max(0, got)
            }
            guard failure == 0 else {
                throw Failure(FileMessage.cannotRead(path, failure))
            }
            if part.isEmpty { return bytes }
            // A device may never end, but /dev/null does at once.
            if kind != S_IFREG { throw Failure(FileMessage.notAFile(path)) }
            bytes += part
            guard bytes.count <= maxMegabytes << 20 else {
                throw Failure(FileMessage.tooLarge(path, megabytes: maxMegabytes))
            }
        }
    }

    /// Reads the beginning of a file; nil if there is none.
    static func beginning(of path: String, length: Int) throws(Failure) -> [UInt8]? {
        let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw Failure(FileMessage.cannotRead(path, errno))
        }
        let descriptor = FileDescriptor(owning: number)
        var bytes = [UInt8](repeating: 0, count: length)
        let count = unsafe read(descriptor.number, &bytes, length)
        return Array(bytes.prefix(max(0, count)))
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the directory of a file.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Creates a directory and its missing parents, accessible to the user only. Returns 0 or an error number.
    static func makeFolder(_ folder: String) -> Int32 {
        if unsafe access(folder, F_OK) == 0 { return 0 }
        if errno == ENOENT, folder.contains("/") {
            let problem = makeFolder(self.folder(of: folder))
            if problem != 0 { return problem }
        }
        return unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST ? 0 : errno
    }

    /// Returns the names in a directory, sorted; nil if there is none.
    static func names(in folder: String) throws(Failure) -> [String]? {
        guard let stream = unsafe opendir(folder) else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw Failure(FileMessage.cannotRead(folder, errno))
        }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                names.append(unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
            }
        }
        return names.sorted()
    }
}
