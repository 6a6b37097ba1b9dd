import CLinux
import Glibc

/// Files and directories by their paths.
package enum SystemFile {
    // MARK: Reading

    /// The names in a directory, without order and without "." and "..".
    package static func names(in directory: String) throws(SystemError) -> [String] {
        guard let stream = unsafe opendir(directory) else { throw .last }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                names.append(unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
            }
        }
        return names.filter { $0 != "." && $0 != ".." }
    }

    /// The names in a directory; none if it cannot be read.
    package static func entries(_ directory: String) -> [String] { (try? names(in: directory)) ?? [] }

    /// The whole text of a small file, up to a megabyte; nil if it cannot be read.
    package static func text(_ path: String) -> String? {
        guard let descriptor = try? FileDescriptor.open(path) else { return nil }
        var text: [UInt8] = []
        while text.count < 1 << 20, let result = try? descriptor.read(atMost: 16384) {
            switch result {
            case .bytes(let bytes): text += bytes
            case .end: return String(decoding: text, as: UTF8.self)
            case .wouldBlock: return nil
            }
        }
        return text.count < 1 << 20 ? nil : String(decoding: text, as: UTF8.self)
    }

    /// The first line, without its end.
    package static func line(_ path: String) -> String? {
        text(path).map { String($0.prefix { !$0.isNewline }) }
    }

    /// The bytes of a regular file; nil for anything else, which may never end.
    package static func bytes(_ path: String) throws(SystemError) -> [UInt8]? {
        let descriptor = try FileDescriptor.open(path)
        guard try descriptor.status().kind == .file else { return nil }
        var bytes: [UInt8] = []
        while case .bytes(let more) = try descriptor.read() { bytes += more }
        return bytes
    }

    // MARK: Paths

    /// Whether there is anything at a path.
    package static func exists(_ path: String) -> Bool { accessError(path, F_OK) == nil }

    package static func isFolder(_ path: String) -> Bool { (try? FileStatus(path: path))?.kind == .folder }

    /// Why this user may not use a path so; nil if he may.
    /// - Parameter mode: of access(2), such as R_OK.
    package static func accessError(_ path: String, _ mode: Int32) -> SystemError? {
        unsafe access(path, mode) == 0 ? nil : .last
    }

    /// Returns the directory of a file.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// What a symbolic link leads to; nil for anything else.
    package static func target(ofLink path: String) -> String? {
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            count = unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
                unsafe max(0, readlink(path, buffer.baseAddress!, buffer.count))
            }
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// The path without symbolic links; nil if there is no such file.
    package static func resolved(_ path: String) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    // MARK: Changes

    /// Makes a symbolic link.
    package static func link(_ path: String, to target: String) throws(SystemError) {
        guard unsafe symlink(target, path) == 0 else { throw .last }
    }

    /// Removes a file, if there is one.
    package static func remove(_ path: String) { _ = unsafe unlink(path) }

    /// Removes a file, if there is one.
    package static func delete(_ path: String) throws(SystemError) {
        guard unsafe unlink(path) == 0 || errno == ENOENT else { throw .last }
    }

    /// Renames a file, which replaces one with the new name.
    package static func rename(_ old: String, to new: String) throws(SystemError) {
        guard unsafe Glibc.rename(old, new) == 0 else { throw .last }
    }

    /// Renames a file unless there is one with the new name (EEXIST). Some file systems cannot (EINVAL, ENOSYS).
    static func rename(_ old: String, toNew new: String) throws(SystemError) {
        guard unsafe clinux_rename_new(old, new) == 0 else { throw .last }
    }

    /// Creates a directory with a new name, accessible to the user only. Returns its path.
    package static func makeNewFolder(in parent: String, prefix: String) throws(SystemError) -> String {
        var path = "\(parent)/\(prefix)XXXXXX".utf8CString.map { $0 }
        guard unsafe mkdtemp(&path) != nil else { throw .last }
        return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Creates a directory and its missing parents, accessible to the user only.
    package static func makeFolder(_ folder: String) throws(SystemError) {
        guard let error = accessError(folder, F_OK) else { return }
        if error.number == ENOENT, folder.contains("/") { try makeFolder(self.folder(of: folder)) }
        guard unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .last }
    }
}
