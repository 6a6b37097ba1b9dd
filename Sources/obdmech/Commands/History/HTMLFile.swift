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
    private let descriptor: Int32
    /// The file while it is written; empty if there is nothing to rename.
    private var temporary = ""

    /// Whether the page goes to standard output, which then has nothing else.
    var isStandardOutput: Bool { descriptor == STDOUT_FILENO }

    /// Makes the file, so that a name that cannot be used is reported before anything else is done.
    init(_ path: String) throws(Failure) {
        self.path = path
        target = Self.resolved(path)
        guard path != "-" else {
            descriptor = STDOUT_FILENO
            return
        }
        var status = stat()
        let kind = unsafe stat(target, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
        var number: Int32 = -1
        if kind == S_IFREG {
            let name = "\(UserFile.folder(of: target))/.\(target.split(separator: "/").last ?? "").\(getpid()).new"
            // It may be left over from a program that was killed.
            _ = unsafe unlink(name)
            number = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if number >= 0 { temporary = name }
        } else {
            // A pipe or a device, such as /dev/null, is written to and stays.
            number = unsafe open(target, O_WRONLY | O_CLOEXEC)
        }
        descriptor = number
        guard number >= 0 else { throw Failure(FileMessage.cannotMake(path, errno)) }
    }

    /// Writes the page and gives the file its name.
    func write(_ page: Page) throws {
        if isStandardOutput { return try Output.write(page.text) }
        try Output.write(page.text, to: descriptor, named: path)
        guard !temporary.isEmpty else { return }
        guard fsync(descriptor) == 0, unsafe rename(temporary, target) == 0 else {
            throw TerminalError.cannotWrite(path: path, errno)
        }
        temporary = ""
        Output.talk("obdmech: the page is in '\(path)'\n")
    }

    private static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    deinit {
        if !temporary.isEmpty { _ = unsafe unlink(temporary) }
        if descriptor > STDERR_FILENO { close(descriptor) }
    }
}
