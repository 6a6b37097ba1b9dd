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
        let number: Int32
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
        self.limits = limits
        self.warn = warn
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
            SystemClock.sleep(seconds: 0.01)
            attend()
        }
        waiting = []
        for index in running.indices { end(&running[index], .commandStillRan(running[index].name)) }
        // A killed process ends in a moment, unless the system holds it.
        for _ in 0..<50 where !isIdle {
            SystemClock.sleep(seconds: 0.001)
            running.removeAll { hasEnded($0) }
        }
    }

    private func end(_ command: inout Running, _ verdict: RecordingWarning) {
        ChildProcess.kill(command.number)
        command.verdict = command.verdict ?? verdict
    }

    private func hasEnded(_ command: Running) -> Bool {
        guard let end = ChildProcess.end(of: command.number) else { return false }
        switch end {
        case .exited, .killed:
            if let verdict = command.verdict {
                warnOnce(command.name, verdict)
            } else if case .killed(let signal) = end {
                warnOnce(command.name, .commandKilled(command.name, signal: signal))
            } else if case .exited(let status) = end, status != 0 {
                warnOnce(command.name, .commandFailed(command.name, status: status))
            }
        case .unknown: break
        }
        return true
    }

    private func warnOnce(_ name: String, _ problem: RecordingWarning) {
        if warned.insert(name).inserted { warn(problem.text, problem.advice) }
    }

    // MARK: Starting

    /// Returns the reason why a command cannot be started, or nil if it can.
    /// - Parameter path: The folders in which the command is searched, in the format of PATH; nil if it is unset.
    package static func refusal(_ name: String, path: String?) -> RecordingWarning? {
        do throws(SystemError) {
            try Executable.find(name, path: path)
            return nil
        } catch {
            return .commandNotStarted(name, error.number)
        }
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
