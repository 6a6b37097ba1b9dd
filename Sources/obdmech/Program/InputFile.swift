import CommandLine
import Glibc
import System

/// A regular file of the user, which is read block by block. Nothing else has an end that comes for certain: a pipe may
/// wait forever, and a device may not end. Its errors are of the import.
final class InputFile {
    private static let blockSize = 1 << 16

    let path: String
    /// In bytes. The file may grow meanwhile.
    let size: Int
    private let descriptor: FileDescriptor

    private init(_ path: String, size: Int, _ descriptor: consuming FileDescriptor) {
        (self.path, self.size) = (path, size)
        self.descriptor = descriptor
    }

    /// Opens a file; nil if there is none.
    static func open(_ path: String) throws(Failure) -> InputFile? {
        let number = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw Failure(FileMessage.cannotRead(path, errno), status: .database)
        }
        let descriptor = FileDescriptor(owning: number)
        var facts = stat()
        guard unsafe fstat(number, &facts) == 0 else {
            throw Failure(FileMessage.cannotRead(path, errno), status: .database)
        }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFIFO: throw Failure(FileMessage.pipe(path), status: .database)
        case S_IFDIR: throw Failure(FileMessage.cannotRead(path, EISDIR), status: .database)
        default: throw Failure(FileMessage.notAFile(path), status: .database)
        }
        return InputFile(path, size: Int(facts.st_size), descriptor)
    }

    /// Returns the next bytes; none at the end.
    func next() throws(Failure) -> [UInt8] {
        while true {
            var failure: Int32 = 0
            let block = unsafe [UInt8](unsafeUninitializedCapacity: Self.blockSize) { buffer, count in
                let got = unsafe read(descriptor.number, buffer.baseAddress, buffer.count)
                failure = got < 0 ? errno : 0
                count = max(0, got)
            }
            if failure == 0 { return block }
            if failure != EINTR { throw Failure(FileMessage.cannotRead(path, failure), status: .database) }
        }
    }
}
