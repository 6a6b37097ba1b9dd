import CLinux
import Glibc
import Telemetry

/// Starts commands of the user's. A command has no descriptors except standard input, output and error, and default
/// signals.
package enum ChildProcess {
    /// How a command ended.
    package enum End: Hashable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
        /// Children are not waited for because SIGCHLD is ignored.
        case unknown
    }

    // MARK: Starting

    /// Starts a command in the background, in a process group of its own, and returns the number of its process. What
    /// it writes to standard error is not shown.
    /// - Parameters:
    ///   - words: The command, which is searched in PATH, and its arguments; at least one word.
    ///   - input: The standard input of the command, at most some kilobytes.
    ///   - output: The descriptor for the standard output; nil if it is not shown.
    ///   - errors: The descriptor for standard error; nil if it is not shown.
    package static func start(
        _ words: [String], input: String, output: Int32? = nil, errors: Int32? = nil
    ) throws(SystemError) -> Int32 {
        try start(words, input: Array(input.utf8), output: output, errors: errors)
    }

    /// The same with bytes as the standard input.
    package static func start(
        _ words: [String], input: [UInt8], output: Int32? = nil, errors: Int32? = nil
    ) throws(SystemError) -> Int32 {
        let input = try pipe(holding: input)
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, input.number, 0)
        if let output {
            unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
        } else {
            unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        }
        if let errors {
            unsafe posix_spawn_file_actions_adddup2(&actions, errors, 2)
        } else {
            unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        return unsafe try spawn(words, &actions, ProcessEnvironment.variables, POSIX_SPAWN_SETPGROUP)
    }

    /// Starts a command in the background, in a process group of its own, with these descriptors as its standard input,
    /// output and error. -1 stands for /dev/null.
    package static func start(
        _ words: [String], input: Int32, output: Int32, errors: Int32,
        variables: [String: String] = ProcessEnvironment.variables
    ) throws(SystemError) -> Int32 {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in [input, output, errors].enumerated() {
            if descriptor >= 0 {
                unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
            } else {
                unsafe posix_spawn_file_actions_addopen(
                    &actions, Int32(number), "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
            }
        }
        return unsafe try spawn(words, &actions, variables, POSIX_SPAWN_SETPGROUP)
    }

    /// What a command writes to its standard output, and how it ended. Waits for it.
    /// - Parameter words: The command, which is searched in PATH, and its arguments; at least one word.
    package static func output(
        of words: [String], errors: Int32 = -1
    ) throws(SystemError) -> (bytes: [UInt8], end: End) {
        let pipe = try FileDescriptor.pipe()
        try pipe.writing.setBlocking()
        try pipe.reading.setBlocking()
        let number = try start(words, input: -1, output: pipe.writing.number, errors: errors)
        let reading = pipe.takeReading()
        var bytes: [UInt8] = []
        while case .bytes(let more) = try reading.read() { bytes += more }
        return (bytes, wait(for: number))
    }

    /// The same with what the command writes to standard error, of which 64 KiB are kept: the pipe does not block, so a
    /// command never waits for its errors to be read.
    package static func outputAndErrors(
        of words: [String]
    ) throws(SystemError) -> (bytes: [UInt8], errors: String, end: End) {
        let pipe = try FileDescriptor.pipe()
        let (bytes, end) = try output(of: words, errors: pipe.writing.number)
        guard case .bytes(let errors) = try pipe.reading.read() else { return (bytes, "", end) }
        return (bytes, String(decoding: errors, as: UTF8.self), end)
    }

    /// Asks a command that was started in the background, and those that it has started, to end.
    package static func terminate(_ number: Int32) { _ = Glibc.kill(-number, SIGTERM) }

    /// Sends a signal to a process. Returns false if there is none.
    @discardableResult
    package static func signal(_ number: Int32, to process: Int32) -> Bool { Glibc.kill(process, number) == 0 }

    /// A command in the foreground that reads what is written to it.
    package struct Reader: ~Copyable {
        fileprivate let input: FileDescriptor
        fileprivate let number: Int32

        /// Writes to the command. Throws EPIPE if it has ended.
        package func write(_ text: String) throws(SystemError) { try IO.writeAll(Array(text.utf8), to: input.number) }

        /// Ends the input and waits until the command has ended.
        package consuming func finish() -> End {
            let number = number
            close(consume self)
            return ChildProcess.wait(for: number)
        }
    }

    /// Starts a command that shows what is written to it on this program's standard output.
    package static func reader(
        _ words: [String], variables: [String: String]
    ) throws(SystemError) -> Reader {
        let pipe = try FileDescriptor.pipe()
        try pipe.reading.setBlocking()
        try pipe.writing.setBlocking()
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, pipe.reading.number, 0)
        let number = unsafe try spawn(words, &actions, variables, 0)
        return Reader(input: pipe.takeWriting(), number: number)
    }

    /// A program that runs beside this one, until its input ends.
    package struct Companion: ~Copyable {
        private let input: FileDescriptor
        private let output: FileDescriptor

        fileprivate init(input: consuming FileDescriptor, output: consuming FileDescriptor) {
            self.input = input
            self.output = output
        }

        /// Waits for the first line that the program writes. Returns nil if it ends before, or takes too long.
        package func firstLine(within seconds: Double) -> String? {
            let until = SystemClock.now.advanced(bySeconds: seconds)
            var bytes: [UInt8] = []
            while !bytes.contains(0x0A), bytes.count < 4096 {
                let leftS = until.seconds(since: SystemClock.now)
                guard leftS > 0, Poll.isReady(output.number, for: POLLIN, seconds: leftS),
                    case .bytes(let more) = (try? output.read(atMost: 4096)) ?? .end
                else { return nil }
                bytes += more
            }
            return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
        }

        /// Keeps only its input.
        package consuming func detachInput() -> FileDescriptor { input }
    }

    /// Starts a program in a process group of its own, so that Ctrl-C ends only this one. It shares standard error.
    package static func companion(
        _ words: [String], variables: [String: String]
    ) throws(SystemError) -> Companion {
        let input = try FileDescriptor.pipe()
        let output = try FileDescriptor.pipe()
        try input.reading.setBlocking()
        try output.writing.setBlocking()
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, input.reading.number, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output.writing.number, 1)
        _ = unsafe try spawn(words, &actions, variables, POSIX_SPAWN_SETPGROUP)
        return Companion(input: input.takeWriting(), output: output.takeReading())
    }

    private static func close(_ reader: consuming Reader) {}

    private static func spawn(
        _ words: [String], _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ variables: [String: String],
        _ flags: Int32
    ) throws(SystemError) -> Int32 {
        unsafe clinux_close_from(actions, 3)
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // This program blocks signals in order to poll them, and ignores SIGPIPE. A signal that was already ignored
        // when the program was started (nohup) remains ignored.
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | flags))

        let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        let environment = unsafe variables.map { unsafe strdup("\($0)=\($1)") } + [nil]
        defer {
            for index in unsafe arguments.indices { unsafe free(arguments[index]) }
            for index in unsafe environment.indices { unsafe free(environment[index]) }
        }
        var number: pid_t = 0
        let failure = unsafe posix_spawnp(&number, words[0], actions, &attributes, arguments, environment)
        guard failure == 0 else { throw SystemError(number: failure) }
        return number
    }

    /// Returns the reading end of a pipe that contains the bytes and then ends.
    private static func pipe(holding bytes: [UInt8]) throws(SystemError) -> FileDescriptor {
        let pipe = try FileDescriptor.pipe()
        var rest = bytes[...]
        try IO.write(&rest, to: pipe.writing.number)
        guard rest.isEmpty else { throw SystemError(number: EMSGSIZE) }
        // The command may block while it reads; only this program must not.
        try pipe.reading.setBlocking()
        return pipe.takeReading()
    }

    /// Replaces this program by another one, which gets its descriptors. Returns only if that fails.
    package static func become(_ words: [String], _ variables: [String: String]) throws(SystemError) -> Never {
        let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        let environment = unsafe variables.map { unsafe strdup("\($0)=\($1)") } + [nil]
        unsafe execve(words[0], arguments, environment)
        throw .last
    }

    // MARK: Ending

    /// Waits until a command has ended.
    package static func wait(for number: Int32) -> End { end(of: number, 0) ?? .unknown }

    /// Returns how a command has ended; nil while it runs.
    package static func end(of number: Int32) -> End? { end(of: number, WNOHANG) }

    private static func end(of number: Int32, _ flags: Int32) -> End? {
        var status: Int32 = 0
        do throws(SystemError) {
            guard try SystemError.repeated({ unsafe waitpid(number, &status, flags) }) == number else { return nil }
        } catch {
            return .unknown
        }
        return status & 0x7F != 0 ? .killed(signal: status & 0x7F) : .exited(status >> 8 & 0xFF)
    }

    /// Kills a command that was started in the background, with the commands that it has started.
    package static func kill(_ number: Int32) { _ = Glibc.kill(-number, SIGKILL) }
}

/// Commands by their names, which are searched in PATH.
package enum Executable {
    /// The folders that are searched if PATH is unset.
    private static let usualPath = "/bin:/usr/bin"

    /// Returns the file that a command is. Throws if there is none (ENOENT), or none that may be executed (EACCES).
    /// - Parameter path: folders in the format of PATH; nil if it is unset.
    @discardableResult
    package static func find(_ name: String, path: String?) throws(SystemError) -> String {
        let folders = name.contains("/") ? [""] : (path ?? usualPath).split(separator: ":").map { $0 + "/" }
        // A file that may not be executed is a more useful reason than that the command is missing in other folders.
        var reason = ENOENT
        for folder in folders {
            guard let error = SystemFile.accessError(folder + name, X_OK) else {
                if !SystemFile.isFolder(folder + name) { return folder + name }
                continue
            }
            if error.number == EACCES { reason = EACCES }
        }
        throw SystemError(number: reason)
    }
}

/// The user's browser, for pages that were written.
package enum Browser {
    /// Shows a file. Returns false if there is no program that could (xdg-open of xdg-utils).
    package static func show(_ path: String) -> Bool {
        do throws(SystemError) {
            _ = try ChildProcess.start(["xdg-open", path], input: "")
            return true
        } catch {
            return false
        }
    }
}
