import CLinux
package import Formats
import Glibc
import System
import Telemetry
import Transports

/// The standard output of a command, which is run on the thread that asks for it.
package enum CommandOutput {
    /// Why there is no output.
    package enum Fault: Error, Hashable, Sendable {
        case interrupted
        /// With the system's error number.
        case notStarted(String, Int32)
        case failed(String, status: Int32)
        case killed(String, signal: Int32)
        case tooSlow(String, seconds: Int)
        case tooLong(String)

        package var text: MessageText {
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

    /// How often it is looked whether a command that has closed its output has ended, in microseconds.
    private static let lookUs: UInt32 = 5000

    /// Runs a command until it ends. If it takes too long or writes too much, it is killed with its process group.
    /// - Parameters:
    ///   - limit: the most bytes of the output.
    ///   - stop: readable when the user wants to stop.
    static func of(_ words: [String], limit: Int, seconds: Double, stop: Int32) throws(Fault) -> [UInt8] {
        let name = words[0]
        let deadline = SystemClock.now.advanced(bySeconds: seconds)
        var ends: [Int32] = [-1, -1]
        guard unsafe clinux_pipe(&ends) == 0 else { throw .notStarted(name, errno) }
        let output = FileDescriptor(owning: ends[0])
        let number = try start(words, writingTo: FileDescriptor(owning: ends[1]))
        do throws(Fault) {
            let bytes = try read(output.number, of: words[0], limit: limit, until: deadline, seconds, stop)
            let status = try status(of: number, name, until: deadline, seconds)
            if status & 0x7F != 0 { throw .killed(name, signal: status & 0x7F) }
            if status >> 8 & 0xFF != 0 { throw .failed(name, status: status >> 8 & 0xFF) }
            return bytes
        } catch {
            switch error {
            case .interrupted, .tooSlow, .tooLong:
                kill(-number, SIGKILL)
                var status: Int32 = 0
                while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
            case .notStarted, .failed, .killed: break
            }
            throw error
        }
    }

    /// Starts the command, which then has the only end of the pipe that is written to.
    private static func start(_ words: [String], writingTo output: consuming FileDescriptor) throws(Fault) -> pid_t {
        // The command may block while it writes; only this program must not.
        guard fcntl(output.number, F_SETFL, 0) == 0 else { throw .notStarted(words[0], errno) }
        do throws(ChildProcess.StartError) {
            return try ChildProcess.start(words, input: "", output: output.number)
        } catch {
            throw .notStarted(words[0], error.number)
        }
    }

    private static func read(
        _ descriptor: Int32, of name: String, limit: Int, until deadline: Instant, _ seconds: Double, _ stop: Int32
    ) throws(Fault) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let isReady: Bool
            do throws(Poll.Failure) {
                isReady = try Poll.wait(descriptor, for: POLLIN, until: deadline, interrupt: stop)
            } catch {
                throw .interrupted
            }
            guard isReady else { throw .tooSlow(name, seconds: Int(seconds)) }
            let more = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
                count = max(0, unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count))
            }
            // What is ready and cannot be read has ended.
            if more.isEmpty { return bytes }
            bytes += more
            guard bytes.count <= limit else { throw .tooLong(name) }
        }
    }

    /// How a command ended, as wait(2) tells.
    private static func status(
        of number: pid_t, _ name: String, until deadline: Instant, _ seconds: Double
    ) throws(Fault) -> Int32 {
        while true {
            var status: Int32 = 0
            let ended = unsafe waitpid(number, &status, WNOHANG)
            if ended == number { return status }
            // If children are not waited for because SIGCHLD is ignored, it is unknown how the command ended.
            if ended < 0, errno != EINTR { return 0 }
            guard SystemClock.now < deadline else { throw .tooSlow(name, seconds: Int(seconds)) }
            usleep(lookUs)
        }
    }
}
