import Glibc

/// A new file that is there only when it is complete, even if the program is ended: it is written beside its place.
package enum NewFile {
    /// The file that is written first, in the same folder.
    package static func temporary(for path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
        return "\(path[..<name.startIndex]).\(name).\(getpid()).new"
    }

    /// Creates a file that only this user can access. One that a program left over that was killed is replaced.
    package static func create(_ temporary: String) throws(SystemError) -> FileDescriptor {
        SystemFile.remove(temporary)
        return try FileDescriptor.open(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    }

    /// Writes a whole file, which replaces an older one. After a loss of power there is one of them, as a whole.
    /// - Parameter mode: who may use it.
    package static func replace(_ path: String, with bytes: [UInt8], mode: UInt32 = 0o600) throws(SystemError) {
        let temporary = temporary(for: path)
        do throws(SystemError) {
            let file = try create(temporary)
            try IO.writeAll(bytes, to: file.number)
            if mode != 0o600 { try file.setMode(mode) }
            try file.sync()
            try SystemFile.rename(temporary, to: path)
        } catch {
            SystemFile.remove(temporary)
            throw error
        }
        SystemFile.syncFolder(SystemFile.folder(of: path))
    }

    /// Gives a file its name, unless there is one with this name (EEXIST).
    package static func rename(_ temporary: String, to path: String) throws(SystemError) {
        do throws(SystemError) {
            try SystemFile.rename(temporary, toNew: path)
        } catch {
            // Some file systems cannot do both at once.
            guard error.number == EINVAL || error.number == ENOSYS else { throw error }
            if SystemFile.exists(path) { throw SystemError(number: EEXIST) }
            try SystemFile.rename(temporary, to: path)
        }
    }
}
