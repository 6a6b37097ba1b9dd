import CLinux
import Glibc

/// Starts commands of the user's. A command has no descriptors except standard input, output and error, default
/// signals, and a process group of its own. What it writes to standard error is not shown.
package enum ChildProcess {
    package struct StartError: Error { package let number: Int32 }

    /// Starts a command and returns the number of its process.
    /// - Parameters:
    ///   - words: The command, which is searched in PATH, and its arguments; at least one word.
    ///   - input: The standard input of the command, at most some kilobytes.
    ///   - output: The descriptor for the standard output; nil if it is not shown.
    package static func start(
        _ words: [String], input: String, output: Int32? = nil
    ) throws(StartError) -> Int32 {
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
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        unsafe clinux_close_from(&actions, 3)

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
        unsafe posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

        let pointers = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
        var number: pid_t = 0
        let failure = unsafe posix_spawnp(&number, words[0], &actions, &attributes, pointers, environ)
        guard failure == 0 else { throw StartError(number: failure) }
        return number
    }

    /// Returns the reading end of a pipe that contains the text and then ends.
    private static func pipe(holding text: String) throws(StartError) -> FileDescriptor {
        var ends: [Int32] = [-1, -1]
        guard unsafe clinux_pipe(&ends) == 0 else { throw StartError(number: errno) }
        let reading = FileDescriptor(owning: ends[0])
        let writing = FileDescriptor(owning: ends[1])
        let bytes = Array(text.utf8)
        let count = unsafe bytes.withUnsafeBytes { unsafe write(writing.number, $0.baseAddress, $0.count) }
        guard count == bytes.count else { throw StartError(number: count < 0 ? errno : EMSGSIZE) }
        // The command may block while it reads; only this program must not.
        guard fcntl(reading.number, F_SETFL, 0) == 0 else { throw StartError(number: errno) }
        return reading
    }
}
