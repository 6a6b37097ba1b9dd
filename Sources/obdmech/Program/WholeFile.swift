import CommandLine
import Glibc
import Storage
import Terminal

/// A file for the user that is there only when it is complete: it is written beside the place that it then takes. Only
/// its owner can read it.
enum WholeFile {
    /// - Parameters:
    ///   - target: Where the file will be. An old one is replaced.
    ///   - path: Its name in messages.
    ///   - body: Writes to the descriptor.
    static func replace(_ target: String, named path: String, _ body: (Int32) throws -> Void) throws {
        try write(target, named: path, body) { unsafe rename($0, target) == 0 ? 0 : errno }
    }

    /// The same for a new file; an old one is not replaced.
    static func create<Result>(_ path: String, _ body: (Int32) throws -> Result) throws -> Result {
        if unsafe access(path, F_OK) == 0 { throw Failure(FileMessage.cannotMake(path, EEXIST)) }
        return try write(path, named: path, body) { NewFile.rename($0, to: path) }
    }

    private static func write<Result>(
        _ target: String, named path: String, _ body: (Int32) throws -> Result, _ rename: (String) -> Int32
    ) throws -> Result {
        let temporary = NewFile.temporary(for: target)
        // It may be left over from a program that was killed.
        _ = unsafe unlink(temporary)
        let number = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw Failure(FileMessage.cannotMake(path, errno)) }
        defer { close(number) }
        do {
            let result = try body(number)
            guard fsync(number) == 0 else { throw TerminalError.cannotWrite(path: path, errno) }
            switch rename(temporary) {
            case 0: return result
            case EEXIST: throw Failure(FileMessage.cannotMake(path, EEXIST))
            case let problem: throw TerminalError.cannotWrite(path: path, problem)
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
