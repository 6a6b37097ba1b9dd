import CommandLine
import Glibc
import Pages
import Terminal

/// `--html FILE`: a page in a file that only its owner can read. It takes the place of an old one when it is complete. `-` is
/// standard output.
final class HTMLFile {
    static let program = "obdmech \(CommandTable.version)"

    private let path: String
    /// The file that is replaced: not a link to it, which stays.
    private let target: String
    /// Standard output, or a pipe or a device such as /dev/null, which stays; nil for a file.
    private let descriptor: Int32?

    /// Whether the page goes to standard output, which then has nothing else.
    var isStandardOutput: Bool { descriptor == STDOUT_FILENO }

    /// Looks whether the file can be written, so that a wrong name is reported before anything else is done.
    init(_ path: String) throws(Failure) {
        self.path = path
        target = Self.resolved(path)
        guard path != "-" else {
            descriptor = STDOUT_FILENO
            return
        }
        var status = stat()
        if unsafe stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            let number = unsafe open(target, O_WRONLY | O_CLOEXEC)
            guard number >= 0 else { throw Failure(FileMessage.cannotMake(path, errno)) }
            descriptor = number
            return
        }
        descriptor = nil
        guard unsafe access(UserFile.folder(of: target), W_OK | X_OK) == 0 else {
            throw Failure(FileMessage.cannotMake(path, errno))
        }
    }

    /// Writes the page.
    func write(_ page: Page) throws {
        if let descriptor {
            return try Output.write(page.text, to: descriptor, named: isStandardOutput ? nil : path)
        }
        let name = target.split(separator: "/").last ?? ""
        let temporary = "\(UserFile.folder(of: target))/.\(name).\(getpid()).new"
        // It may be left over from a program that was killed.
        _ = unsafe unlink(temporary)
        let number = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw Failure(FileMessage.cannotMake(path, errno)) }
        defer { close(number) }
        do {
            try Output.write(page.text, to: number, named: path)
            guard fsync(number) == 0, unsafe rename(temporary, target) == 0 else {
                throw TerminalError.cannotWrite(path: path, errno)
            }
        } catch {
            _ = unsafe unlink(temporary)
            throw error
        }
        Output.talk("obdmech: the page is in '\(path)'\n")
    }

    private static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    deinit {
        if let descriptor, !isStandardOutput { close(descriptor) }
    }
}
