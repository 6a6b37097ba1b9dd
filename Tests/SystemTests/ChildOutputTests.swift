import Glibc
import TestSupport
import Testing

@testable import System

@Suite(.timeLimit(.minutes(20)), .waits) struct ChildOutputTests {
    /// What became of a command that is written as a script, and its output.
    private func output(
        _ script: String, hasErrors: Bool = false, bytes: Int = 1 << 20, seconds: Double = 600
    ) throws -> (outcome: ChildOutput.Outcome, text: String) {
        let loop = EventLoop()
        var results: [(outcome: ChildOutput.Outcome, text: String)] = []
        let output = try ChildOutput(
            ["/bin/sh", "-c", script], hasErrors: hasErrors,
            limits: ChildOutput.Limits(bytes: bytes, seconds: seconds), on: loop
        ) { results.append(($0, String(decoding: $1, as: UTF8.self))) }
        try withExtendedLifetime(output) {
            loop.run { !results.isEmpty }
            // Once only.
            loop.step(longestS: 0)
            try #require(results.count == 1)
        }
        return results[0]
    }

    @Test func outputAndExitStatus() throws {
        #expect(try output("echo out; echo error >&2; exit 3") == (.ended(.exited(3)), "out\n"))
        #expect(try output("echo error >&2; echo out", hasErrors: true) == (.ended(.exited(0)), "error\nout\n"))
        #expect(try output("kill -9 $$") == (.ended(.killed(signal: SIGKILL)), ""))
        // Its input has ended.
        #expect(try output("cat; echo end") == (.ended(.exited(0)), "end\n"))
        // More than a pipe takes at once.
        let long = try output("seq 100000")
        #expect(long.outcome == .ended(.exited(0)) && long.text.hasSuffix("\n99999\n100000\n"))
    }

    @Test func aCommandThatWritesTooMuchIsKilled() throws {
        #expect(try output("printf 12345; exec sleep 0", bytes: 5) == (.ended(.exited(0)), "12345"))
        #expect(try output("yes", bytes: 100_000).outcome == .tooLong)
    }

    @Test func aCommandThatTakesTooLongIsKilled() throws {
        #expect(try output("echo begun; sleep 600; true", seconds: 0.2) == (.tooSlow, "begun\n"))
    }

    @Test func aCommandThatIsMissing() {
        #expect(throws: SystemError(number: ENOENT)) {
            _ = try ChildOutput(
                ["/nowhere/nothing"], limits: ChildOutput.Limits(bytes: 1, seconds: 1), on: EventLoop()
            ) { _, _ in Issue.record("it was not started") }
        }
    }

    /// What nobody keeps is killed, with what it has started, and its end is not reported.
    @Test func aCommandThatNobodyKeepsIsKilled() throws {
        let loop = EventLoop()
        let directory = try TemporaryDirectory()
        let file = directory.file("number")
        var output: ChildOutput? = try ChildOutput(
            ["/bin/sh", "-c", "sleep 600 & echo $! > \(file).new; mv \(file).new \(file); wait"],
            limits: ChildOutput.Limits(bytes: 100, seconds: 600), on: loop
        ) { _, _ in Issue.record("nobody wants to know") }
        var number: Int32?
        while number == nil {
            loop.step(longestS: 0.01)
            number = (SystemFile.line(file)).flatMap { Int32($0) }
        }
        let sleeper = try #require(number)
        #expect(kill(sleeper, 0) == 0 && output != nil)
        output = nil
        loop.step(longestS: 0)
        // It is a child of this program's no more; whoever takes it over may be slow to notice.
        while kill(sleeper, 0) == 0, !isZombie(sleeper) { usleep(1000) }
    }

    private func isZombie(_ number: Int32) -> Bool {
        SystemFile.line("/proc/\(number)/stat")?.split(separator: ")").last?.hasPrefix(" Z") ?? true
    }
}
