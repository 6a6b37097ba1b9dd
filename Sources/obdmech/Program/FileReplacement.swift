import CommandLine
import Glibc
import Transports

/// Changing a small file of the user. Whoever reads it finds the old text or the new one, whatever happens, and of two
/// programs that change it at once one waits for the other.
enum FileReplacement {
    private static let patienceS = 2.0
    private static let pauseS = 0.01

    /// Reads the file, empty where there is none, and writes what `change` makes of it, unless that is the same. The
    /// file keeps its mode and stays behind its symbolic link; a folder that is missing is made for its user alone.
    static func change(_ path: String, _ change: ([UInt8]) throws(Failure) -> [UInt8]) throws(Failure) {
        let target = try target(path)
        let folder = UserFile.folder(of: target)
        let problem = UserFile.makeFolder(folder)
        guard problem == 0 else { throw failure(path, problem) }
        let lock = try lock(folder, for: path)
        defer { _ = flock(lock.number, LOCK_UN) }
        let old = try UserFile.bytes(target)
        let new = try change(old ?? [])
        if new == old { return }
        var status = stat()
        let exists = unsafe stat(target, &status) == 0
        if exists {
            guard status.st_mode & S_IFMT == S_IFREG else {
                throw Failure(FileMessage.notRegular(path))
            }
            // The folder may allow what the file's own mode does not.
            guard unsafe access(target, W_OK) == 0 else { throw failure(path, errno) }
        }
        try write(new, to: target, like: exists ? status : nil, named: path)
        // Only then a loss of power leaves the new name, too.
        _ = fsync(lock.number)
    }

    private static func write(
        _ bytes: [UInt8], to target: String, like old: stat?, named path: String
    ) throws(Failure) {
        let name = target.split(separator: "/").last.map(String.init) ?? ""
        let temporary = UserFile.folder(of: target) + "/." + name + ".new"
        // What a program that was killed left there is of no use.
        _ = unsafe unlink(temporary)
        let number = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw failure(path, errno) }
        let descriptor = FileDescriptor(owning: number)
        var problem: Int32 = 0
        if let old {
            // For root, who must not take the file from its user.
            _ = fchown(number, old.st_uid, old.st_gid)
            if fchmod(number, old.st_mode & 0o7777) != 0 { problem = errno }
        }
        var rest = bytes[...]
        while problem == 0, !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { problem = errno }
        }
        if problem == 0, fsync(descriptor.number) != 0 { problem = errno }
        if problem == 0, unsafe rename(temporary, target) != 0 { problem = errno }
        guard problem == 0 else {
            _ = unsafe unlink(temporary)
            throw failure(path, problem)
        }
    }

    /// Where the links end at whose beginning `path` is, even if nothing is there yet.
    private static func target(_ path: String) throws(Failure) -> String {
        var target = path
        for _ in 0..<40 {
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
                let length = unsafe buffer.withMemoryRebound(to: CChar.self) {
                    unsafe readlink(target, $0.baseAddress!, $0.count)
                }
                count = max(0, length)
            }
            if bytes.isEmpty { return target }
            let link = String(decoding: bytes, as: UTF8.self)
            target = link.hasPrefix("/") ? link : UserFile.folder(of: target) + "/" + link
        }
        throw failure(path, ELOOP)
    }

    /// The file itself is replaced, and cannot be what is locked.
    private static func lock(_ folder: String, for path: String) throws(Failure) -> FileDescriptor {
        let number = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw failure(path, errno) }
        var waitedS = 0.0
        while flock(number, LOCK_EX | LOCK_NB) != 0 {
            // Some file systems have no locks; that is no reason not to write.
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            guard waitedS < patienceS else {
                close(number)
                throw Failure(ConfigMessage.beingChanged(path))
            }
            usleep(UInt32(pauseS * 1e6))
            waitedS += pauseS
        }
        return FileDescriptor(owning: number)
    }

    private static func failure(_ path: String, _ number: Int32) -> Failure {
        Failure(FileMessage.cannotWrite(path, number))
    }
}
