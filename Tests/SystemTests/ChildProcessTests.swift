import Glibc
import TestSupport
import Testing

@testable import System

@Suite(.timeLimit(.minutes(20)), .waits) struct ChildProcessTests {
    @Test(arguments: [
        ("exit 0", ChildProcess.End.exited(0)), ("exit 7", .exited(7)), ("kill -9 $$", .killed(signal: SIGKILL)),
        ("read line; test \"$line\" = hello", .exited(0)),
    ])
    func aCommandEnds(_ script: String, _ end: ChildProcess.End) throws {
        let number = try ChildProcess.start(["/bin/sh", "-c", script], input: "hello\n")
        #expect(ChildProcess.wait(for: number) == end)
    }

    @Test func aCommandIsKilledWithTheOnesThatItStarted() throws {
        let number = try ChildProcess.start(["/bin/sh", "-c", "sleep 600; true"], input: "")
        #expect(ChildProcess.end(of: number) == nil)
        ChildProcess.kill(number)
        #expect(ChildProcess.wait(for: number) == .killed(signal: SIGKILL))
    }

    @Test func aReaderGetsItsInputAndVariables() throws {
        let script = "while read line; do last=$line; done; test \"$last\" = end && exit $CODE"
        let reader = try ChildProcess.reader(["/bin/sh", "-c", script], variables: ["CODE": "42"])
        // More than a pipe takes at once.
        try reader.write(String(repeating: "0123456789\n", count: 20_000) + "end\n")
        #expect(reader.finish() == .exited(42))
    }

    /// Errors that nobody reads do not stop a command, and the first of them are kept.
    @Test func manyErrors() throws {
        let script = "echo first >&2; head -c 300000 /dev/zero | tr '\\0' x >&2; echo done; exit 3"
        let (bytes, errors, end) = try ChildProcess.outputAndErrors(of: ["/bin/sh", "-c", script])
        #expect(bytes == Array("done\n".utf8) && end == .exited(3))
        #expect(errors.hasPrefix("first\nxxx") && errors.utf8.count <= 65536)
        let (_, none, _) = try ChildProcess.outputAndErrors(of: ["true"])
        #expect(none.isEmpty)
    }

    @Test func aCommandThatIsMissing() {
        #expect(throws: SystemError(number: ENOENT)) { try ChildProcess.start(["/nowhere/nothing"], input: "") }
        #expect(throws: SystemError(number: EMSGSIZE)) {
            try ChildProcess.start(["true"], input: String(repeating: "x", count: 1 << 20))
        }
    }

    @Test func commandsAreSearched() throws {
        let directory = try TemporaryDirectory()
        let file = directory.file("tool")
        #expect(throws: SystemError(number: ENOENT)) { try Executable.find("tool", path: directory.path) }
        let descriptor = try FileDescriptor.open(file, O_WRONLY | O_CREAT)
        #expect(throws: SystemError(number: EACCES)) { try Executable.find("tool", path: "/nowhere:\(directory.path)") }
        try descriptor.setMode(0o700)
        #expect(try Executable.find("tool", path: "/nowhere:\(directory.path)") == file)
        #expect(try Executable.find(file, path: "/nowhere") == file)
        #expect(try Executable.find("sh", path: nil).hasSuffix("/sh"))
        // A folder may be entered, but it is no command.
        #expect(throws: SystemError(number: ENOENT)) { try Executable.find("/bin", path: nil) }
    }
}
