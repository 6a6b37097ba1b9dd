import Formats
import Glibc
package import System
import Telemetry

/// A queue of lines for standard output that never blocks. Lines that the reader does not accept now are kept and
/// written later.
package final class OutputQueue {
    /// The number of bytes that can be written without blocking if there is any room (PIPE_BUF).
    private static let chunk = 4096
    /// The time in seconds after which a reader that accepts nothing counts as gone.
    private static let patienceS = 1.0

    /// The backlog in bytes at which a writer that can wait should wait.
    private static let aheadBytes = 1 << 18

    /// The terminal on `descriptor`, opened again so that it can be non-blocking.
    private let opened: FileDescriptor?
    private let descriptor: Int32
    private let isTerminal: Bool
    private let limitBytes: Int
    private var kept: [UInt8] = []
    /// The number of bytes of `kept` that have been written.
    private var written = 0
    private var failure: TerminalError?
    private var watch: EventLoop.Watch?

    /// - Parameter limitBytes: The largest backlog that is kept for a reader that has stopped.
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

    /// The number of bytes that have not been written yet.
    package var backlog: Int { kept.count - written }

    /// Whether a writer that can wait should wait.
    package var isFull: Bool { backlog > Self.aheadBytes }

    /// Lets the loop write kept bytes whenever there is room.
    package func attach(to loop: EventLoop) {
        watch?.cancel()
        watch = loop.whenWritable(descriptor, isEnabled: backlog > 0) { [weak self] in self?.writeWhatFits() }
    }

    /// Adds lines. Throws the failure of earlier lines: `closed`, `cannotWrite`, or `nobodyReads` if the backlog has
    /// reached its limit.
    /// - Parameter replaced: How many of the last lines on the terminal the new ones replace.
    package func write(_ lines: [String], inPlaceOf replaced: Int = 0) throws(TerminalError) {
        if let failure { throw failure }
        if backlog >= limitBytes { try flush() }
        guard backlog < limitBytes else { throw .nobodyReads }
        kept += Output.erasure(lines: replaced).utf8
        for line in lines {
            let text = SafeText.shown(line, isLine: true)
            kept += (isTerminal ? Output.text(text, on: descriptor) : text).utf8
            kept.append(0x0A)
        }
        if backlog >= Self.chunk { try flush() }
    }

    /// Writes as much as the reader accepts.
    package func flush() throws(TerminalError) {
        writeWhatFits()
        if let failure { throw failure }
    }

    private func writeWhatFits() {
        var isRefused = false
        while failure == nil, backlog > 0, Output.isReady(descriptor) {
            let end = min(kept.count, written + Self.chunk)
            var rest = kept[written..<end]
            do throws(SystemError) {
                try IO.write(&rest, to: descriptor)
            } catch {
                failure = error.number == EPIPE ? .closed : .cannotWrite(path: nil, error.number)
            }
            // A terminal may report room but accept nothing. The next refresh tries again.
            isRefused = rest.count == end - written
            written = end - rest.count
            if isRefused { break }
        }
        if backlog == 0 || failure != nil {
            kept = []
            written = 0
        } else if written > kept.count / 2 {
            kept.removeFirst(written)
            written = 0
        }
        watch?.isEnabled = backlog > 0 && !isRefused
    }

    /// Writes everything, and waits as long as the reader keeps accepting bytes.
    package func finish() throws(TerminalError) {
        var left = Int.max
        var deadline = Instant.zero
        while true {
            try flush()
            if backlog == 0 { return }
            if backlog < left {
                left = backlog
                deadline = SystemClock.now.advanced(bySeconds: Self.patienceS)
            }
            let waitS = deadline.seconds(since: SystemClock.now)
            guard waitS > 0, Output.isReady(descriptor, waitingS: waitS) else { throw .nobodyReads }
            // Output that is refused although there is room must not cause a busy loop.
            if isTerminal { SystemClock.sleep(seconds: 0.01) }
        }
    }
}
