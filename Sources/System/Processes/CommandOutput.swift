package import Formats
import Glibc
import Telemetry

/// The standard output of a command, which is run on the thread that asks for it.
package enum CommandOutput {
    /// Why there is no output.
    package enum RunError: UserError, Hashable {
        case interrupted
        /// With the system's error number.
        case notStarted(String, Int32)
        case failed(String, status: Int32)
        case killed(String, signal: Int32)
        case tooSlow(String, seconds: Int)
        case tooLong(String)

        package var message: UserMessage {
            switch self {
            case .interrupted: "interrupted"
            case .notStarted(let name, let number): "'\(name)' cannot be started: \(SystemError.text(number))"
            case .failed(let name, let status): "'\(name)' ended with exit status \(status)"
            case .killed(let name, let signal): "'\(name)' was ended by signal \(signal)"
            case .tooSlow(let name, let seconds): "'\(name)' took more than \(seconds) s"
            case .tooLong(let name): "'\(name)' writes too much"
            }
        }
    }

    /// How often it is looked whether a command that has closed its output has ended, in seconds.
    private static let lookS = 0.005

    /// Runs a command until it ends. If it takes too long or writes too much, it is killed with its process group.
    /// - Parameters:
    ///   - limit: the most bytes of the output.
    ///   - stop: readable when the user wants to stop.
    package static func of(_ words: [String], limit: Int, seconds: Double, stop: Int32) throws(RunError) -> [UInt8] {
        let name = words[0]
        let deadline = SystemClock.now.advanced(bySeconds: seconds)
        let command = try start(words)
        let number = command.number
        do throws(RunError) {
            let bytes = try read(command.output.number, of: words[0], limit: limit, until: deadline, seconds, stop)
            switch try end(of: number, name, until: deadline, seconds) {
            case .killed(let signal): throw .killed(name, signal: signal)
            case .exited(let status) where status != 0: throw .failed(name, status: status)
            case .exited, .unknown: return bytes
            }
        } catch {
            switch error {
            case .interrupted, .tooSlow, .tooLong:
                ChildProcess.kill(number)
                _ = ChildProcess.wait(for: number)
            case .notStarted, .failed, .killed: break
            }
            throw error
        }
    }

    /// A command that runs, and the end of the pipe from which its output is read.
    private struct Running: ~Copyable {
        let number: Int32
        let output: FileDescriptor
    }

    /// Starts the command, which then has the only end of the pipe that is written to.
    private static func start(_ words: [String]) throws(RunError) -> Running {
        do throws(SystemError) {
            let pipe = try FileDescriptor.pipe()
            // The command may block while it writes; only this program must not.
            try pipe.writing.setBlocking()
            let number = try ChildProcess.start(words, input: "", output: pipe.writing.number)
            return Running(number: number, output: pipe.takeReading())
        } catch {
            throw .notStarted(words[0], error.number)
        }
    }

    private static func read(
        _ descriptor: Int32, of name: String, limit: Int, until deadline: Instant, _ seconds: Double, _ stop: Int32
    ) throws(RunError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let isReady: Bool
            do throws(Poll.WaitError) {
                isReady = try Poll.wait(descriptor, for: POLLIN, until: deadline, interrupt: stop)
            } catch {
                throw .interrupted
            }
            guard isReady else { throw .tooSlow(name, seconds: Int(seconds)) }
            // What is ready and cannot be read has ended.
            guard case .bytes(let more)? = try? IO.read(descriptor, atMost: 65_536) else { return bytes }
            bytes += more
            guard bytes.count <= limit else { throw .tooLong(name) }
        }
    }

    private static func end(
        of number: Int32, _ name: String, until deadline: Instant, _ seconds: Double
    ) throws(RunError) -> ChildProcess.End {
        while true {
            if let end = ChildProcess.end(of: number) { return end }
            guard SystemClock.now < deadline else { throw .tooSlow(name, seconds: Int(seconds)) }
            SystemClock.sleep(seconds: lookS)
        }
    }
}
