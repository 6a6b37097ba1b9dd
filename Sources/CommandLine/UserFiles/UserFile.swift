package import Formats
import Glibc
package import System

/// Access to files of the user.
package enum UserFile {
    /// The maximum size of a file that is read as a whole, in megabytes.
    package static let maxMegabytes = 256

    /// Reads a whole file; nil if there is none.
    package static func bytes(_ path: String) throws(CommandError) -> [UInt8]? {
        guard let file = try open(path) else { return nil }
        // Reading a pipe could block.
        let kind = (try? file.status())?.kind ?? .file
        if kind == .pipe { throw CommandError(FileError.pipe(path)) }
        var bytes: [UInt8] = []
        while let part = try next(file, of: path) {
            // A device may never end, but /dev/null does at once.
            if kind != .file { throw CommandError(FileError.notAFile(path)) }
            bytes += part
            guard bytes.count <= maxMegabytes << 20 else {
                throw CommandError(FileError.tooLarge(path, megabytes: maxMegabytes))
            }
        }
        return bytes
    }

    /// Reads a whole file, which must exist.
    package static func existing(_ path: String) throws(CommandError) -> [UInt8] {
        guard let bytes = try bytes(path) else { throw CommandError(FileError.cannotRead(path, ENOENT)) }
        return bytes
    }

    /// Reads the beginning of a file; nil if there is none.
    package static func beginning(of path: String, length: Int) throws(CommandError) -> [UInt8]? {
        guard let file = try open(path) else { return nil }
        guard case .bytes(let bytes)? = try? file.read(atMost: length) else { return [] }
        return bytes
    }

    /// Opens a file for reading; nil if there is none.
    package static func open(_ path: String, status: ExitStatus? = nil) throws(CommandError) -> FileDescriptor? {
        do throws(SystemError) {
            return try FileDescriptor.open(path)
        } catch {
            if error.number == ENOENT || error.number == ENOTDIR { return nil }
            throw CommandError(FileError.cannotRead(path, error.number), status: status)
        }
    }

    /// Returns the next bytes of a file; nil at the end.
    package static func next(
        _ file: borrowing FileDescriptor, of path: String, status: ExitStatus? = nil
    ) throws(CommandError) -> [UInt8]? {
        do throws(SystemError) {
            if case .bytes(let bytes) = try file.read() { return bytes }
            return nil
        } catch {
            throw CommandError(FileError.cannotRead(path, error.number), status: status)
        }
    }

    /// Returns the names in a directory, sorted; nil if there is none.
    package static func names(in folder: String) throws(CommandError) -> [String]? {
        do throws(SystemError) {
            return try SystemFile.names(in: folder).sorted()
        } catch {
            if error.number == ENOENT || error.number == ENOTDIR { return nil }
            throw CommandError(FileError.cannotRead(folder, error.number))
        }
    }
}
