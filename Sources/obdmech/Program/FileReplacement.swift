import CommandLine
import Glibc
import System

/// Changes a small file of the user atomically: a reader sees the old or the new text, whatever happens. If two programs
/// change the file at once, one waits for the other.
enum FileReplacement {
    private static let patienceS = 2.0
    private static let pauseS = 0.01

    /// Reads the file (empty if there is none), and writes what `change` returns, unless it is the same. The file keeps
    /// its mode, and a symbolic link to it stays. A missing directory is created, accessible to the user only.
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
            // The directory may allow replacing a file that is itself read-only.
            guard unsafe access(target, W_OK) == 0 else { throw failure(path, errno) }
        }
        try write(new, to: target, like: exists ? status : nil, named: path)
        // Makes the new name survive a loss of power.
        _ = fsync(lock.number)
    }

    private static func write(
        _ bytes: [UInt8], to target: String, like old: stat?, named path: String
    ) throws(Failure) {
        let name = target.split(separator: "/").last.map(String.init) ?? ""
        let temporary = UserFile.folder(of: target) + "/." + name + ".new"
        // It may be left over from a program that was killed.
        _ = unsafe unlink(temporary)
        let number = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw failure(path, errno) }
        let descriptor = FileDescriptor(owning: number)
        var problem: Int32 = 0
        if let old {
            // If root changes the file, it must still belong to its user.
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

    /// Follows symbolic links from `path` to the file, which need not exist yet.
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

    /// Locks the directory; the file itself is replaced, so it cannot be locked.
    private static func lock(_ folder: String, for path: String) throws(Failure) -> FileDescriptor {
        let number = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw failure(path, errno) }
        var waitedS = 0.0
        while flock(number, LOCK_EX | LOCK_NB) != 0 {
            // Some file systems have no locks; write anyway.
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
