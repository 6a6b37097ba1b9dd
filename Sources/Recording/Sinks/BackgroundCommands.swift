import CLinux
import Formats
import Glibc
import System
import Telemetry

/// Runs commands of the user during a trip, without making the trip wait. Used on the main thread.
///
/// The input of a command is written completely to a pipe before the command is started, so that nothing is left to
/// write, whether the command reads it or not. A command is started with no descriptors except standard input, output
/// and error, with default signals, and in a process group that is killed if the command takes too long. Its output is
/// not shown, because it would overwrite the panel.
package final class BackgroundCommands {
    struct Limits {
        var atOnce = 4
        /// The maximum number of waiting commands; further ones are discarded.
        var waiting = 32
        var timeoutS = 30.0
    }

    private struct Command {
        let words: [String]
        let input: String
    }

    private struct Running {
        let name: String
        let number: pid_t
        let deadline: Instant
        /// The reason why the command was killed.
        var verdict: RecordingWarning?
    }

    private let limits: Limits
    private let warn: (_ message: String, _ advice: String) -> Void
    private var waiting: [Command] = []
    private var running: [Running] = []
    private var warned: Set<String> = []

    /// Creates a runner.
    /// - Parameter warn: Reports to the user what went wrong, once for each command.
    init(limits: Limits = Limits(), warn: @escaping (_ message: String, _ advice: String) -> Void) {
        (self.limits, self.warn) = (limits, warn)
    }

    var isIdle: Bool { waiting.isEmpty && running.isEmpty }

    /// Starts a command, or queues it until others have ended.
    /// - Parameters:
    ///   - words: The command, which is searched in PATH, and its arguments; at least one word.
    ///   - input: The standard input of the command, at most some kilobytes.
    func run(_ words: [String], input: String = "") {
        guard waiting.count < limits.waiting else {
            return warnOnce(words[0], .commandsTooSlow(words[0]))
        }
        waiting.append(Command(words: words, input: input))
        attend()
    }

    /// Checks the running commands and starts waiting ones. To be called about every second.
    func attend() {
        let now = SystemClock.now
        running = running.compactMap { command in
            var command = command
            if hasEnded(command) { return nil }
            if command.verdict == nil, now >= command.deadline {
                end(&command, .commandTookTooLong(command.name, seconds: Int(limits.timeoutS)))
            }
            return command
        }
        while running.count < limits.atOnce, !waiting.isEmpty { start(waiting.removeFirst()) }
    }

    /// Waits up to `seconds` for the running commands, then kills the rest.
    func finish(withinS seconds: Double) {
        let deadline = SystemClock.now.advanced(bySeconds: seconds)
        attend()
        while !isIdle, SystemClock.now < deadline {
            usleep(10_000)
            attend()
        }
        waiting = []
        for index in running.indices { end(&running[index], .commandStillRan(running[index].name)) }
        // A killed process ends in a moment, unless the system holds it.
        for _ in 0..<50 where !isIdle {
            usleep(1000)
            running.removeAll { hasEnded($0) }
        }
    }

    private func end(_ command: inout Running, _ verdict: RecordingWarning) {
        kill(-command.number, SIGKILL)
        command.verdict = command.verdict ?? verdict
    }

    private func hasEnded(_ command: Running) -> Bool {
        var status: Int32 = 0
        let number = unsafe waitpid(command.number, &status, WNOHANG)
        // If children are not waited for because SIGCHLD is ignored, it is unknown how the command ended.
        if number < 0 { return errno != EINTR }
        guard number == command.number else { return false }
        if let verdict = command.verdict {
            warnOnce(command.name, verdict)
        } else if status & 0x7F != 0 {
            warnOnce(command.name, .commandKilled(command.name, signal: status & 0x7F))
        } else if status >> 8 & 0xFF != 0 {
            warnOnce(command.name, .commandFailed(command.name, status: status >> 8 & 0xFF))
        }
        return true
    }

    private func warnOnce(_ name: String, _ problem: RecordingWarning) {
        if warned.insert(name).inserted { warn(problem.text.text, problem.advice) }
    }

    // MARK: Starting

    /// Returns the reason why a command cannot be started, or nil if it can.
    /// - Parameter path: The folders in which the command is searched, in the format of PATH.
    package static func refusal(_ name: String, path: String) -> RecordingWarning? {
        let folders = name.contains("/") ? [""] : path.split(separator: ":").map { $0 + "/" }
        // A file that may not be executed is a more useful reason than that the command is missing in other folders.
        var reason = ENOENT
        for folder in folders {
            if unsafe access(folder + name, X_OK) == 0, !isFolder(folder + name) { return nil }
            if errno == EACCES { reason = EACCES }
        }
        return .commandNotStarted(name, reason)
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private func start(_ command: Command) {
        let name = command.words[0]
        do {
            let number = try ChildProcess.start(command.words, input: command.input)
            running.append(
                Running(name: name, number: number, deadline: SystemClock.now.advanced(bySeconds: limits.timeoutS)))
        } catch {
            warnOnce(name, .commandNotStarted(name, error.number))
        }
    }
}
