import Formats
import Glibc
import System
import Terminal

/// `--html FILE` and its like: a document in a file that only its owner can read. It takes the place of an old one when
/// it is complete. `-` is standard output.
package final class OutputFile {
    private let path: String
    /// The file that is replaced: not a link to it, which stays.
    private let target: String
    /// A pipe or a device such as /dev/null, which stays.
    private var device: FileDescriptor?
    /// Whether the browser shows it when it is written.
    private let isShown: Bool

    /// Whether the page goes to standard output, which then has nothing else.
    package var isStandardOutput: Bool { path == "-" }

    /// Standard output, or the pipe or device; nil for a file.
    package var descriptor: Int32? { isStandardOutput ? STDOUT_FILENO : device?.number }

    /// Looks whether the file can be written, so that a wrong name is reported before anything else is done.
    /// - Parameter isShown: whether the browser shows the file when it is written, which must then have a name.
    package init(_ path: String, isShown: Bool = false) throws {
        self.path = path
        self.isShown = isShown
        target = WholeFile.resolved(path)
        if isStandardOutput { return }
        if let status = try? FileStatus(path: target), status.kind != .file {
            do throws(SystemError) {
                device = try FileDescriptor.open(target, O_WRONLY)
            } catch {
                throw FileError.cannotMake(path, error.number)
            }
            return
        }
        if let error = SystemFile.accessError(SystemFile.folder(of: target), W_OK | X_OK) {
            throw FileError.cannotMake(path, error.number)
        }
    }

    /// Writes a whole document.
    /// - Parameter kind: What it is, in one word.
    package func write(_ text: String, _ kind: String) throws {
        if let descriptor { return try Output.write(text, to: descriptor, named: isStandardOutput ? nil : path) }
        try WholeFile.replace(target, named: path) { number in try Output.write(text, to: number, named: path) }
        talk(kind)
    }

    /// The same with bytes of another encoding or no text.
    package func write(_ bytes: [UInt8], _ kind: String) throws {
        if let descriptor { return try WholeFile.write(bytes, to: descriptor, named: path) }
        try WholeFile.replace(target, named: path) { number in try WholeFile.write(bytes, to: number, named: path) }
        talk(kind)
    }

    private func talk(_ kind: String) {
        Output.note("wrote the \(kind) to '\(path)'")
        if isShown, !Browser.show(target) { Output.warn(FileWarning.noBrowser(path)) }
    }
}

extension ProgramVersion {
    /// The program as it names itself in files.
    package static let program = "obdmech \(text)"
}
