import Formats
import Glibc
import System
package import Terminal

/// A file for the user that is there only when it is complete: it is written beside the place that it then takes. Only
/// its owner can read it.
package enum WholeFile {
    /// - Parameters:
    ///   - target: Where the file will be. An old one is replaced.
    ///   - path: Its name in messages.
    ///   - body: Writes to the descriptor.
    package static func replace(_ target: String, named path: String, _ body: (Int32) throws -> Void) throws {
        try write(target, named: path, body) { temporary throws(SystemError) in
            try SystemFile.rename(temporary, to: target)
        }
    }

    /// The same for a new file; an old one is not replaced.
    package static func create<Result>(_ path: String, _ body: (Int32) throws -> Result) throws -> Result {
        if SystemFile.exists(path) { throw FileError.cannotMake(path, EEXIST) }
        return try write(path, named: path, body) { temporary throws(SystemError) in
            try NewFile.rename(temporary, to: path)
        }
    }

    private static func write<Result>(
        _ target: String, named path: String, _ body: (Int32) throws -> Result,
        _ rename: (String) throws(SystemError) -> Void
    ) throws -> Result {
        let temporary = NewFile.temporary(for: target)
        let descriptor: FileDescriptor
        do throws(SystemError) {
            descriptor = try NewFile.create(temporary)
        } catch {
            throw FileError.cannotMake(path, error.number)
        }
        do {
            let result = try body(descriptor.number)
            try descriptor.sync()
            try rename(temporary)
            return result
        } catch {
            SystemFile.remove(temporary)
            guard let error = error as? SystemError else { throw error }
            if error.number == EEXIST { throw FileError.cannotMake(path, EEXIST) }
            throw TerminalError.cannotWrite(path: path, error.number)
        }
    }

    /// Writes bytes to the descriptor of a file.
    package static func write(_ bytes: [UInt8], to number: Int32, named path: String) throws(TerminalError) {
        do throws(SystemError) {
            try IO.writeAll(bytes, to: number)
        } catch {
            throw error.number == EPIPE ? .closed : .cannotWrite(path: path, error.number)
        }
    }

    /// The file that a path leads to: links are followed, so that they stay.
    package static func resolved(_ path: String) -> String { SystemFile.resolved(path) ?? path }
}
