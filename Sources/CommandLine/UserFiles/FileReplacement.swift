import Formats
import Glibc
import System

/// Changes a small file of the user atomically: a reader sees the old or the new text, whatever happens. If two programs
/// change the file at once, one waits for the other.
package enum FileReplacement {
    private static let patienceS = 2.0
    private static let pauseS = 0.01

    /// Reads the file (empty if there is none), and writes what `change` returns, unless it is the same. The file keeps
    /// its mode, and a symbolic link to it stays. A missing directory is created, accessible to the user only.
    package static func change(_ path: String, _ change: ([UInt8]) throws -> [UInt8]) throws {
        let target = try target(path)
        let folder = SystemFile.folder(of: target)
        do throws(SystemError) {
            try SystemFile.makeFolder(folder)
        } catch {
            throw failure(path, error.number)
        }
        let lock = try lock(folder, for: path)
        let old = try UserFile.bytes(target)
        let new = try change(old ?? [])
        if new == old { return }
        let status = try? FileStatus(path: target)
        if let status {
            guard status.kind == .file else { throw CommandError(FileError.notRegular(path)) }
            // The directory may allow replacing a file that is itself read-only.
            if let error = SystemFile.accessError(target, W_OK) { throw failure(path, error.number) }
        }
        try write(new, to: target, like: status, named: path)
        // Makes the new name survive a loss of power.
        try? lock.sync()
    }

    private static func write(
        _ bytes: [UInt8], to target: String, like old: FileStatus?, named path: String
    ) throws(CommandError) {
        let name = target.split(separator: "/").last.map(String.init) ?? ""
        let temporary = SystemFile.folder(of: target) + "/." + name + ".new"
        do throws(SystemError) {
            let descriptor = try NewFile.create(temporary)
            if let old {
                // If root changes the file, it must still belong to its user.
                try? descriptor.setOwner(old.owner, group: old.group)
                try descriptor.setMode(old.mode)
            }
            try IO.writeAll(bytes, to: descriptor.number)
            try descriptor.sync()
            try SystemFile.rename(temporary, to: target)
        } catch {
            SystemFile.remove(temporary)
            throw failure(path, error.number)
        }
    }

    /// Follows symbolic links from `path` to the file, which need not exist yet.
    private static func target(_ path: String) throws(CommandError) -> String {
        var target = path
        for _ in 0..<40 {
            guard let link = SystemFile.target(ofLink: target) else { return target }
            target = link.hasPrefix("/") ? link : SystemFile.folder(of: target) + "/" + link
        }
        throw failure(path, ELOOP)
    }

    /// Locks the directory; the file itself is replaced, so it cannot be locked.
    private static func lock(_ folder: String, for path: String) throws(CommandError) -> FileDescriptor {
        do throws(SystemError) {
            let descriptor = try FileDescriptor.open(folder, O_RDONLY | O_DIRECTORY)
            var waitedS = 0.0
            while waitedS <= patienceS {
                // Some file systems have no locks; write anyway.
                if (try? descriptor.lock()) != false { return descriptor }
                SystemClock.sleep(seconds: pauseS)
                waitedS += pauseS
            }
        } catch {
            throw failure(path, error.number)
        }
        throw CommandError(FileError.beingChanged(path))
    }

    private static func failure(_ path: String, _ number: Int32) -> CommandError {
        CommandError(FileError.cannotWrite(path, number))
    }
}
