import Telemetry

/// A command in the background of a loop, whose output is collected. It is killed, with the commands that it has started, if
/// it takes too long or writes too much, or if nobody keeps this object any more.
package final class ChildOutput {
    /// What became of a command.
    package enum Outcome: Hashable, Sendable {
        case ended(ChildProcess.End)
        case tooSlow, tooLong
    }

    /// What a command may use.
    package struct Limits: Hashable, Sendable {
        let bytes: Int
        let seconds: Double

        /// - Parameters:
        ///   - bytes: the most of its output that it may write.
        ///   - seconds: how long it may take.
        package init(bytes: Int, seconds: Double) {
            self.bytes = bytes
            self.seconds = seconds
        }
    }

    private let number: Int32
    private let output: FileDescriptor
    private let limits: Limits
    private let done: (Outcome, [UInt8]) -> Void
    private var bytes: [UInt8] = []
    private var watch: EventLoop.Watch?
    private var timer: EventLoop.Timer?

    /// Starts a command.
    /// - Parameters:
    ///   - words: the command, which is searched in PATH, and its arguments; at least one word.
    ///   - hasErrors: whether what it writes to standard error is part of the output; else it is not shown.
    ///   - done: called once when it has ended or was killed, with its output until then.
    package init(
        _ words: [String], hasErrors: Bool = false, limits: Limits, on loop: EventLoop,
        done: @escaping (Outcome, [UInt8]) -> Void
    ) throws(SystemError) {
        let pipe = try FileDescriptor.pipe()
        // The command may block while it writes; only this program must not.
        try pipe.writing.setBlocking()
        let end = pipe.writing.number
        number = try ChildProcess.start(words, input: -1, output: end, errors: hasErrors ? end : -1)
        output = pipe.takeReading()
        self.limits = limits
        self.done = done
        watch = loop.whenReadable(output.number) { [weak self] in self?.read() }
        timer = loop.timer { [weak self] in self?.finish(.tooSlow) }
        timer?.due = SystemClock.now.advanced(bySeconds: limits.seconds)
    }

    deinit { kill() }

    private func read() {
        switch (try? output.read()) ?? .end {
        case .wouldBlock: break
        case .bytes(let more):
            bytes += more
            if bytes.count > limits.bytes { finish(.tooLong) }
        case .end: finish(.ended(ChildProcess.wait(for: number)))
        }
    }

    private func finish(_ outcome: Outcome) {
        if case .ended = outcome { release() } else { kill() }
        done(outcome, bytes)
    }

    private func kill() {
        guard release() else { return }
        ChildProcess.kill(number)
        _ = ChildProcess.wait(for: number)
    }

    /// Returns false if it had been released before.
    @discardableResult
    private func release() -> Bool {
        defer { watch = nil }
        watch?.cancel()
        timer?.cancel()
        return watch != nil
    }
}
