import System
import Telemetry

/// Gives sounds to a program of the system, without ever waiting for it. Of several programs the first that works is used:
/// one that fails is not started again.
final class SoundChild {
    /// How long a program may take for one sound, in seconds.
    private static let limitS = 15.0

    private var commands: [[String]]
    private var running: (number: Int32, deadline: Instant)?
    private let clock: () -> Instant

    /// - Parameters:
    ///   - commands: programs with their arguments, the preferred one first.
    ///   - path: the folders in which they are searched, in the format of PATH.
    init(_ commands: [[String]], path: String?, clock: @escaping () -> Instant = { SystemClock.now }) {
        self.commands = commands.compactMap { command in
            (try? Executable.find(command[0], path: path)).map { [$0] + command.dropFirst() }
        }
        self.clock = clock
    }

    /// A sound ends with what it belongs to. Nobody else waits for the program.
    deinit {
        guard let child = running else { return }
        ChildProcess.kill(child.number)
        _ = ChildProcess.wait(for: child.number)
    }

    /// Whether no program is left.
    var isGone: Bool { commands.isEmpty }
    var isRunning: Bool { running != nil }

    /// Starts a sound, unless one is still being made: a late one is of no use.
    /// - Parameters:
    ///   - words: further arguments.
    ///   - input: what the program reads from its standard input, at most some kilobytes.
    func play(_ words: [String] = [], input: [UInt8] = []) {
        attend()
        guard running == nil, let command = commands.first else { return }
        do throws(SystemError) {
            let number = try ChildProcess.start(command + words, input: input)
            running = (number, clock().advanced(bySeconds: Self.limitS))
        } catch {
            commands.removeFirst()
        }
    }

    /// Looks whether the program has ended, or takes too long. To be called while one runs.
    func attend() {
        guard let child = running else { return }
        if let end = ChildProcess.end(of: child.number) {
            running = nil
            if end != .exited(0), end != .unknown { commands.removeFirst() }
        } else if clock() >= child.deadline {
            ChildProcess.kill(child.number)
        }
    }
}
