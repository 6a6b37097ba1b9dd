import CommandLine
import Glibc
import Pages
import Recording
import System
import Terminal

/// `--html FILE` and its like: a document in a file that only its owner can read. It takes the place of an old one when
/// it is complete. `-` is standard output.
final class HTMLFile {
    static let program = "obdmech \(CommandTable.version)"

    private let path: String
    /// The file that is replaced: not a link to it, which stays.
    private let target: String
    /// Standard output, or a pipe or a device such as /dev/null, which stays; nil for a file.
    private let descriptor: Int32?
    /// Whether the browser shows it when it is written.
    private var isShown = false

    /// Whether the page goes to standard output, which then has nothing else.
    var isStandardOutput: Bool { descriptor == STDOUT_FILENO }

    /// The page of --html, which --open shows; nil if none is asked for.
    static func page(_ options: Options) throws(Failure) -> HTMLFile? {
        guard let path = options[.html] else { return nil }
        let file = try HTMLFile(path)
        if options[.open], file.descriptor != nil {
            throw Failure(CommandLineMessage.contradiction("open", "html=\(path)"))
        }
        file.isShown = options[.open]
        return file
    }

    /// Looks whether the file can be written, so that a wrong name is reported before anything else is done.
    init(_ path: String) throws(Failure) {
        self.path = path
        target = WholeFile.resolved(path)
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

    func write(_ page: Page) throws { try write(page.text, "page") }

    /// Writes a whole document.
    /// - Parameter kind: What it is, in one word.
    func write(_ text: String, _ kind: String) throws {
        if let descriptor { return try Output.write(text, to: descriptor, named: isStandardOutput ? nil : path) }
        try WholeFile.replace(target, named: path) { number in try Output.write(text, to: number, named: path) }
        Output.talk("obdmech: wrote the \(kind) to '\(path)'\n")
        if isShown, !Browser.show(target) { Output.warn(FileMessage.noBrowser(path)) }
    }

    deinit {
        if let descriptor, !isStandardOutput { close(descriptor) }
    }
}
