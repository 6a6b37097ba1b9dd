import Foundation
import Glibc
import Testing

/// The real program: the binary that was built beside the tests, with a home of its own.
final class RealProgram {
    let directory: TemporaryDirectory
    private let binary: String
    private var runs = 0

    struct CannotStart: Error { let reason: String }

    init() throws {
        directory = try TemporaryDirectory()
        // The tests are a program in the folder of all products.
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        binary = URL(filePath: tests).deletingLastPathComponent().appending(path: "obdmech").path
        guard FileManager.default.isExecutableFile(atPath: binary) else {
            throw CannotStart(reason: "there is no '\(binary)': run swift build")
        }
    }

    /// One run of it, going on or over.
    final class Run {
        let number: pid_t
        private let directory: TemporaryDirectory
        private let name: String
        private var status: Int32?

        init(number: pid_t, directory: TemporaryDirectory, name: String) {
            (self.number, self.directory, self.name) = (number, directory, name)
        }

        deinit {
            if status == nil {
                kill(number, SIGKILL)
                _ = end(within: 5)
            }
        }

        var output: String { directory.text(name + ".out") }
        var complaint: String { directory.text(name + ".err") }
        var lines: [Substring] { output.split(separator: "\n") }

        /// Waits for the end: the exit status, or minus the signal that ended it; nil when it goes on.
        func end(within seconds: Double) -> Int32? {
            let deadline = Date(timeIntervalSinceNow: seconds)
            while status == nil {
                var word: Int32 = 0
                if unsafe waitpid(number, &word, WNOHANG) == number {
                    status = word & 0x7F == 0 ? word >> 8 & 0xFF : -(word & 0x7F)
                } else if Date() > deadline {
                    return nil
                } else {
                    usleep(5000)
                }
            }
            return status
        }

        /// Waits until the output fulfils the condition.
        func wait(within seconds: Double = 30, until condition: (Run) -> Bool) -> Bool {
            let deadline = Date(timeIntervalSinceNow: seconds)
            while !condition(self) {
                if Date() > deadline || end(within: 0) != nil { return condition(self) }
                usleep(20000)
            }
            return true
        }

        func json() throws -> [String: Any] { try object(output) }

        func signal(_ number: Int32) { kill(self.number, number) }
    }

    /// Starts it. `output` is a descriptor or a path in place of a file of the run's own.
    func start(
        _ arguments: [String], environment: [String: String] = [:], inputPath: String = "/dev/null",
        outputPath: String? = nil, outputNumber: Int32? = nil
    ) throws -> Run {
        runs += 1
        let name = "run\(runs)"
        var variables = [
            "HOME": directory.path, "XDG_DATA_HOME": directory.file("data"),
            "XDG_CONFIG_HOME": directory.file("config"),
            "TZ": "UTC0", "SWIFT_BACKTRACE": "enable=no",
        ]
        variables.merge(environment) { $1 }

        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, inputPath, O_RDONLY, 0)
        let create = O_WRONLY | O_CREAT | O_TRUNC
        if let outputNumber {
            unsafe posix_spawn_file_actions_adddup2(&actions, outputNumber, 1)
        } else {
            let path = outputPath ?? directory.file(name + ".out")
            unsafe posix_spawn_file_actions_addopen(&actions, 1, path, outputPath == nil ? create : O_WRONLY, 0o600)
        }
        unsafe posix_spawn_file_actions_addopen(&actions, 2, directory.file(name + ".err"), create, 0o600)

        let words = unsafe Self.copies([binary] + arguments)
        let pairs = unsafe Self.copies(variables.map { "\($0)=\($1)" })
        defer {
            for index in unsafe words.indices { unsafe free(words[index]) }
            for index in unsafe pairs.indices { unsafe free(pairs[index]) }
        }
        var number: pid_t = 0
        let failure = unsafe posix_spawn(&number, binary, &actions, nil, words, pairs)
        guard failure == 0 else { throw CannotStart(reason: "error \(failure)") }
        return Run(number: number, directory: directory, name: name)
    }

    /// As C wants them: to be freed, and with nil at the end.
    private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        unsafe texts.map { unsafe strdup($0) } + [nil]
    }

    /// Runs it to its end, which must come.
    func run(_ arguments: String..., environment: [String: String] = [:], within seconds: Double = 30) throws -> (
        status: Int32, run: Run
    ) {
        try run(arguments, environment: environment, within: seconds)
    }

    func run(_ arguments: [String], environment: [String: String] = [:], within seconds: Double = 30) throws -> (
        status: Int32, run: Run
    ) {
        let run = try start(arguments, environment: environment)
        let status = try #require(run.end(within: seconds), "'\(arguments)' goes on: \(run.complaint)")
        return (status, run)
    }
}

/// The JSON object in a text.
func object(_ text: some StringProtocol) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
}
