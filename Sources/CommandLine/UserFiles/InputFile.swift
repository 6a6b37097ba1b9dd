import Formats
import Glibc
import System

/// A regular file of the user, which is read block by block. Nothing else has an end that comes for certain: a pipe may
/// wait forever, and a device may not end. Its errors are of the import.
package final class InputFile {
    package let path: String
    /// In bytes. The file may grow meanwhile.
    package let size: Int
    private let descriptor: FileDescriptor

    private init(_ path: String, size: Int, _ descriptor: consuming FileDescriptor) {
        self.path = path
        self.size = size
        self.descriptor = descriptor
    }

    /// Opens a file; nil if there is none.
    package static func open(_ path: String) throws(CommandError) -> InputFile? {
        guard let descriptor = try UserFile.open(path, status: .database) else { return nil }
        let status: FileStatus
        do throws(SystemError) {
            status = try descriptor.status()
        } catch {
            throw CommandError(FileError.cannotRead(path, error.number), status: .database)
        }
        switch status.kind {
        case .file: return InputFile(path, size: Int(status.size), descriptor)
        case .pipe: throw CommandError(FileError.pipe(path), status: .database)
        case .folder: throw CommandError(FileError.cannotRead(path, EISDIR), status: .database)
        case .other: throw CommandError(FileError.notAFile(path), status: .database)
        }
    }

    /// A file with these bytes, which has no name in a folder and is gone when nobody reads it any more.
    /// - Parameter path: How it is called in messages.
    package static func holding(_ bytes: [UInt8], named path: String) throws -> InputFile {
        let temporary = NewFile.temporary(for: (ProcessEnvironment.variables["TMPDIR"] ?? "/tmp") + "/obdmech-import")
        defer { SystemFile.remove(temporary) }
        do throws(SystemError) {
            let file = try NewFile.create(temporary)
            try IO.writeAll(bytes, to: file.number)
            return InputFile(path, size: bytes.count, try FileDescriptor.open(temporary))
        } catch {
            throw CommandError(FileError.cannotWrite(temporary, error.number), status: .database)
        }
    }

    /// Returns the next bytes; none at the end.
    package func next() throws(CommandError) -> [UInt8] {
        try UserFile.next(descriptor, of: path, status: .database) ?? []
    }
}
