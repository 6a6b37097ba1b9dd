import Formats
import Foundation
import TestSupport
import Testing

@testable import Recording

@Suite(.waits, .timeLimit(.minutes(20))) struct BackgroundCommandsTests {
    let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// The warnings of commands that are each run a number of times.
    private func run(
        _ words: [String], input: String = "", times: Int = 1, limits: BackgroundCommands.Limits = .init(),
        withinS: Double = 20
    ) -> [String] {
        var warnings: [String] = []
        let commands = BackgroundCommands(limits: limits) { message, _ in warnings.append(message) }
        for _ in 0..<times { commands.run(words, input: input) }
        commands.finish(withinS: withinS)
        #expect(commands.isIdle)
        return warnings
    }

    /// Words that run a script.
    private func script(_ text: String) -> [String] { ["/bin/sh", "-c", text, "script", directory.path] }

    @Test func whatCannotBeStarted() throws {
        try directory.write(Array("#!/bin/sh\n".utf8), to: "plain")
        let file = directory.file("plain")
        func reason(_ name: String, path: String = "/nowhere:/usr/bin:/bin") -> String? {
            BackgroundCommands.refusal(name, path: path)?.text
        }
        #expect(reason("sh") == nil && reason("/bin/sh", path: "") == nil)
        #expect(reason("no-such") == "cannot start command 'no-such': no such file or directory")
        #expect(reason("sh", path: "/nowhere")?.hasSuffix("no such file or directory") == true)
        #expect(reason(file) == "cannot start command '\(file)': permission denied")
        #expect(reason("plain", path: directory.path + ":/bin")?.hasSuffix("permission denied") == true)
        // A folder is no program.
        #expect(reason(directory.path)?.hasSuffix("no such file or directory") == true)
        try directory.writeProgram("#!/bin/sh\n", to: "plain")
        #expect(reason(file) == nil)
    }

    @Test func itReadsItsInput() {
        #expect(run(script("cat > $1/out; echo end >> $1/out"), input: "{\"type\":\"alert\"}\n").isEmpty)
        #expect(directory.text("out") == "{\"type\":\"alert\"}\nend\n")
    }

    @Test func wordsAreNotLookedAt() {
        #expect(
            run(["/bin/sh", "-c", "printf '%s\\n' \"$@\" > \"$1/out\"", "x", directory.path, "$HOME *", ""]).isEmpty)
        #expect(directory.text("out") == "\(directory.path)\n$HOME *\n\n")
    }

    /// It is one like any other: its own three descriptors, no signal blocked or ignored, and silent.
    @Test func whatItIsGiven() {
        // The signals of the shell's child: a shell blocks some itself while it waits.
        let text = run(
            script(
                "ls -l /proc/$$/fd > $1/out; grep -E '^Sig(Blk|Ign)' /proc/self/status >> $1/out; echo x; echo y >&2"))
        #expect(text.isEmpty)
        let lines = directory.text("out").split(separator: "\n")
        let links = lines.filter { $0.contains("->") }.map { $0.split(separator: " ").suffix(3).joined(separator: " ") }
        // The shell keeps what it redirects, from 10 on.
        #expect(links.count { !$0.hasPrefix("1") || $0.hasPrefix("1 ") } == 3, "\(links)")
        #expect(links.first?.hasPrefix("0 -> pipe:") == true)
        #expect(links.contains("2 -> /dev/null"))
        #expect(lines.contains { $0.hasPrefix("SigBlk:") && $0.hasSuffix("\t0000000000000000") })
        // Bit 12 is SIGPIPE.
        let ignored = lines.first { $0.hasPrefix("SigIgn:") }.flatMap { UInt64($0.suffix(16), radix: 16) }
        #expect(ignored.map { $0 & 1 << 12 } == 0)
    }

    @Test func oneThatReadsNothing() {
        #expect(run(["/bin/true"], input: String(repeating: "x", count: 4000)).isEmpty)
        #expect(run(["/bin/sh", "-c", "exec <&-; sleep 0.1"], input: "x").isEmpty)
    }

    @Test func anInputThatNoPipeHolds() {
        let warnings = run(["/bin/true"], input: String(repeating: "x", count: 2_000_000))
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix("cannot start command '/bin/true': ") == true)
    }

    @Test(arguments: [
        (["/does/not/exist"], "cannot start command WORD: no such file or directory"),
        (["no-such-command-anywhere"], "cannot start command WORD: no such file or directory"),
        (["/etc/passwd"], "cannot start command WORD: permission denied"),
        (["/bin/false"], "command WORD failed with exit status 1"),
        (["/bin/sh", "-c", "exit 7"], "command WORD failed with exit status 7"),
        (["/bin/sh", "-c", "kill -TERM $$"], "command WORD was killed by signal 15"),
    ])
    func whatFailsIsToldOnce(words: [String], problem: String) {
        #expect(run(words, input: "x", times: 3) == [problem.replacing("WORD", with: "'\(words[0])'")])
    }

    /// One that takes too long is ended, with what it started.
    @Test func oneThatTakesTooLong() throws {
        let limits = BackgroundCommands.Limits(timeoutS: 0.3)
        let warnings = run(script("sleep 1000 & echo $! > $1/number; wait"), limits: limits)
        #expect(warnings == ["command '/bin/sh' took longer than 0 s and was killed"])
        let number = try #require(Int32(directory.text("number").split(separator: "\n").first ?? ""))
        #expect(isGone(number))
    }

    @Test func theEndIsNotWaitedForLong() throws {
        let warnings = run(script("echo $$ > $1/number; exec sleep 1000"), withinS: 0.5)
        #expect(warnings == ["command '/bin/sh' was still running at the end of the trip and was killed"])
        let number = try #require(Int32(directory.text("number").split(separator: "\n").first ?? ""))
        #expect(isGone(number))
    }

    /// Whether a process is gone soon: one that lost its parent is waited for by another.
    private func isGone(_ number: Int32) -> Bool {
        eventually {
            let state = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8))?.split(separator: " ")
            return state == nil || state?[2] == "Z"
        }
    }

    /// All come in the end, so many at once.
    @Test func fiftyAtOnce() {
        let limits = BackgroundCommands.Limits(atOnce: 3, waiting: 50)
        let count = script(
            "mkdir $1/r$$; ls -d $1/r* | wc -l >> $1/most; read line; echo $line >> $1/done; rmdir $1/r$$")
        var warnings: [String] = []
        let commands = BackgroundCommands(limits: limits) { message, _ in warnings.append(message) }
        for number in 0..<50 { commands.run(count, input: "\(number)\n") }
        commands.finish(withinS: 30)
        #expect(warnings.isEmpty)
        let numbers = directory.text("done").split(separator: "\n").compactMap { Int($0) }
        #expect(numbers.sorted() == Array(0..<50))
        let most = directory.text("most").split(separator: "\n").compactMap { Int($0) }
        #expect(most.count == 50 && most.allSatisfy { $0 <= 3 })
    }

    @Test func tooMany() {
        let limits = BackgroundCommands.Limits(atOnce: 2, waiting: 5)
        let warnings = run(script("echo x >> $1/out; sleep 0.2"), times: 50, limits: limits)
        #expect(warnings == ["command '/bin/sh' does not keep up with the alerts"])
        // Some may have ended while others were added.
        #expect((7...50).contains(directory.text("out").split(separator: "\n").count))
    }
}
