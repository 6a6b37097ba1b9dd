import CommandLine
import Glibc
import Terminal

/// A file for the user that is there only when it is complete: it is written beside the place that it then takes. Only
/// its owner can read it.
enum WholeFile {
    /// - Parameters:
    ///   - target: Where the file will be. An old one is replaced.
    ///   - path: Its name in messages.
    ///   - body: Writes to the descriptor.
    static func replace(_ target: String, named path: String, _ body: (Int32) throws -> Void) throws {
        let name = target.split(separator: "/").last ?? ""
        let temporary = "\(UserFile.folder(of: target))/.\(name).\(getpid()).new"
        // It may be left over from a program that was killed.
        _ = unsafe unlink(temporary)
        let number = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw Failure(FileMessage.cannotMake(path, errno)) }
        defer { close(number) }
        do {
            try body(number)
            guard fsync(number) == 0, unsafe rename(temporary, target) == 0 else {
                throw TerminalError.cannotWrite(path: path, errno)
            }
        } catch {
            _ = unsafe unlink(temporary)
            throw error
        }
    }

    /// Writes bytes to the descriptor of a file.
    static func write(_ bytes: [UInt8], to number: Int32, named path: String) throws(TerminalError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .cannotWrite(path: path, errno)
            }
        }
    }

    /// The file that a path leads to: links are followed, so that they stay.
    static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }
}
