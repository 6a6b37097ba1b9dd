import Formats
import Glibc
import Telemetry
package import Terminal
import Transports

/// Lines for standard output that nothing waits for: what a reader does not take now is kept, and written when it takes
/// more.
package final class OutputQueue {
    /// What is certain to fit where something fits (PIPE_BUF).
    private static let chunk = 4096
    /// A reader that takes nothing for so long is none.
    private static let patienceS = 1.0

    /// What its writer may be ahead of the reader, where the writer can wait.
    private static let aheadBytes = 1 << 18

    /// A terminal opened anew.
    private let opened: FileDescriptor?
    private let descriptor: Int32
    private let isTerminal: Bool
    private let limitBytes: Int
    private var kept: [UInt8] = []
    /// How many of `kept` are written.
    private var written = 0
    private var failure: TerminalError?
    private var watch: EventLoop.Watch?

    /// - Parameter limitBytes: what is kept at all for a reader that has stopped.
    package init(descriptor: Int32 = 1, limitBytes: Int = 1 << 26) {
        isTerminal = Output.isTerminal(descriptor)
        self.limitBytes = limitBytes
        if isTerminal, let anew = Output.openedAnew(Output.path(of: descriptor)) {
            self.descriptor = anew.number
            opened = consume anew
        } else {
            self.descriptor = descriptor
            opened = nil
        }
    }

    /// Bytes that are still to be written.
    package var backlog: Int { kept.count - written }

    /// Whether a writer that can wait should.
    package var isFull: Bool { backlog > Self.aheadBytes }

    /// Has the loop write what is kept, whenever there is room.
    package func attach(to loop: EventLoop) {
        watch?.cancel()
        watch = loop.whenWritable(descriptor, isEnabled: backlog > 0) { [unowned self] in writeWhatFits() }
    }

    /// Adds lines. Throws what went wrong with those before: `closed`, a failure to write, or `nobodyReads` where too much
    /// is kept already.
    package func write(_ lines: [String]) throws(TerminalError) {
        if let failure { throw failure }
        if backlog >= limitBytes { try flush() }
        guard backlog < limitBytes else { throw .nobodyReads }
        for line in lines {
            let text = SafeText.shown(line, isLine: true)
            kept += (isTerminal ? Output.text(text, on: descriptor) : text).utf8
            kept.append(0x0A)
        }
        if backlog >= Self.chunk { try flush() }
    }

    /// Writes as much as the reader takes.
    package func flush() throws(TerminalError) {
        writeWhatFits()
        if let failure { throw failure }
    }

    private func writeWhatFits() {
        var isRefused = false
        while failure == nil, backlog > 0, Output.isReady(descriptor) {
            let end = min(kept.count, written + Self.chunk)
            let count = unsafe kept[written..<end].withUnsafeBytes { bytes in
                unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
            }
            if count >= 0 {
                written += count
            } else if errno == EAGAIN {
                // A terminal may say that it has room, and take nothing: it is tried again at the next refresh.
                isRefused = true
                break
            } else if errno != EINTR {
                failure = errno == EPIPE ? .closed : .cannotWrite(path: nil, errno)
            }
        }
        if backlog == 0 || failure != nil {
            (kept, written) = ([], 0)
        } else if written > kept.count / 2 {
            kept.removeFirst(written)
            written = 0
        }
        watch?.isEnabled = backlog > 0 && !isRefused
    }

    /// Writes all, and waits for a reader that goes on taking.
    package func finish() throws(TerminalError) {
        var left = Int.max
        var deadline = Instant.zero
        while true {
            try flush()
            if backlog == 0 { return }
            if backlog < left { (left, deadline) = (backlog, SystemClock.now.advanced(bySeconds: Self.patienceS)) }
            let waitS = deadline.seconds(since: SystemClock.now)
            guard waitS > 0, Output.isReady(descriptor, waitingS: waitS) else { throw .nobodyReads }
            // What is refused although there is room is not asked about all the time.
            if isTerminal { usleep(10_000) }
        }
    }
}
