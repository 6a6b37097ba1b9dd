import Foundation
import Glibc
import TestSupport
import Testing
import Transports

/// The real program: the binary that was built beside the tests, with a home of its own.
final class RealProgram {
    let directory: TemporaryDirectory
    private let binary: String
    private var runs = 0
    /// Where programs are looked for, so that this one is found first.
    var path: String { URL(filePath: binary).deletingLastPathComponent().path + ":/usr/bin:/bin" }

    /// A UDP port that was free a moment ago.
    static func freePort() throws -> UInt16 { try UDPSocket.listen(host: "127.0.0.1", port: 0).port }

    /// The path of a library that was built beside it.
    func product(_ name: String) -> String {
        URL(filePath: binary).deletingLastPathComponent().appending(path: name).path
    }

    init() throws {
        directory = try TemporaryDirectory()
        // The tests are a program in the folder of all products.
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        binary = URL(filePath: tests).deletingLastPathComponent().appending(path: "obdmech").path
        guard FileManager.default.isExecutableFile(atPath: binary) else {
            throw StartFailure(reason: "there is no '\(binary)': run swift build")
        }
    }

    /// One run of it, going on or over.
    final class Run {
        let number: pid_t
        private let directory: TemporaryDirectory
        private let name: String
        private var status: Int32?

        init(number: pid_t, directory: TemporaryDirectory, name: String) {
            self.number = number
            self.directory = directory
            self.name = name
        }

        deinit {
            if status == nil {
                kill(number, SIGKILL)
                _ = end(within: 5)
            }
        }

        var output: String { directory.text(name + ".out") }
        var warning: String { directory.text(name + ".err") }
        var lines: [Substring] { output.split(separator: "\n") }

        /// Waits for the end: the exit status, or minus the signal that ended it; nil when it goes on.
        func end(within seconds: Double = 180) -> Int32? {
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
        func wait(within seconds: Double = 180, until condition: (Run) -> Bool) -> Bool {
            let deadline = Date(timeIntervalSinceNow: seconds)
            while !condition(self) {
                if Date() > deadline || end(within: 0) != nil { return condition(self) }
                usleep(20000)
            }
            return true
        }

        func json() throws -> [String: Any] { try object(output) }

        func signal(_ number: Int32) { kill(self.number, number) }

        /// Waits until it is paused.
        func waitForPause(within seconds: Double = 180) -> Bool {
            let deadline = Date(timeIntervalSinceNow: seconds)
            while Date() < deadline {
                var word: Int32 = 0
                if unsafe waitpid(number, &word, WNOHANG | WUNTRACED) == number { return word & 0xFF == 0x7F }
                usleep(5000)
            }
            return false
        }
    }

    /// Starts it. `output` is a descriptor or a path in place of a file of the run's own.
    /// - Parameters:
    ///   - input: what it reads; nil for nothing.
    ///   - terminal: the path of one for standard input, output and error, of which it becomes the foreground program.
    ///   - leads: it is in a process group of its own, so that it can be paused; a terminal is not its own then, and its
    ///     keys make no signals.
    ///   - other: the path of another program to start in place of it, with the same home.
    func start(
        _ arguments: [String], environment: [String: String] = [:], input: String? = nil, outputPath: String? = nil,
        outputNumber: Int32? = nil, terminal: String? = nil, leads: Bool = false, other: String? = nil
    ) throws -> Run {
        runs += 1
        let name = "run\(runs)"
        var variables = [
            "HOME": directory.path, "XDG_DATA_HOME": directory.file("data"),
            "XDG_CONFIG_HOME": directory.file("config"), "XDG_RUNTIME_DIR": directory.path,
            "TZ": "UTC0", "SWIFT_BACKTRACE": "enable=no",
        ]
        // Where Tests/Coverage/run has its counts written.
        variables["LLVM_PROFILE_FILE"] = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"]
        variables.merge(environment) { $1 }

        if let input { try directory.write(Array(input.utf8), to: name + ".in") }
        let inputPath = input == nil ? "/dev/null" : directory.file(name + ".in")
        let create = O_WRONLY | O_CREAT | O_TRUNC
        let number = try unsafe startProgram(
            other ?? binary, arguments, environment: variables, isSessionLeader: terminal != nil && !leads,
            isGroupLeader: leads
        ) { actions in
            unsafe posix_spawn_file_actions_addopen(
                &actions, 0, terminal ?? inputPath, terminal == nil ? O_RDONLY : O_RDWR, 0)
            if terminal != nil {
                unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
            } else if let outputNumber {
                unsafe posix_spawn_file_actions_adddup2(&actions, outputNumber, 1)
            } else {
                let path = outputPath ?? directory.file(name + ".out")
                let flags = outputPath == nil ? create : O_WRONLY | O_NOCTTY
                unsafe posix_spawn_file_actions_addopen(&actions, 1, path, flags, 0o600)
            }
            if terminal != nil {
                unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
            } else {
                unsafe posix_spawn_file_actions_addopen(&actions, 2, directory.file(name + ".err"), create, 0o600)
            }
        }
        return Run(number: number, directory: directory, name: name)
    }

    /// Runs it to its end, which must come.
    func run(_ arguments: String..., environment: [String: String] = [:], within seconds: Double = 180) throws -> (
        status: Int32, run: Run
    ) {
        try run(arguments, environment: environment, within: seconds)
    }

    func run(_ arguments: [String], environment: [String: String] = [:], within seconds: Double = 180) throws -> (
        status: Int32, run: Run
    ) {
        let run = try start(arguments, environment: environment)
        let status = try #require(run.end(within: seconds), "'\(arguments)' goes on: \(run.warning)")
        return (status, run)
    }
}

/// The JSON object in a text.
func object(_ text: some StringProtocol) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
}
