import Formats
import Glibc
import Terminal
import Transports

/// Lines for standard output that nothing waits for: what a reader does not take now is kept, and written when it takes
/// more.
package final class OutputQueue {
    /// What is certain to fit where something fits (PIPE_BUF).
    private static let chunk = 4096
    /// A reader that takes nothing for so long is none.
    private static let patienceS = 1.0

    private let descriptor: Int32
    private let isTerminal: Bool
    private var kept: [UInt8] = []
    /// How many of `kept` are written.
    private var written = 0
    private var failure: TerminalError?
    private var watch: EventLoop.Watch?

    package init(descriptor: Int32 = 1) {
        self.descriptor = descriptor
        isTerminal = Output.isTerminal(descriptor)
    }

    /// Bytes that are still to be written.
    var backlog: Int { kept.count - written }

    /// Has the loop write what is kept, whenever there is room.
    func attach(to loop: EventLoop) {
        watch?.cancel()
        watch = loop.whenWritable(descriptor, isEnabled: backlog > 0) { [unowned self] in writeWhatFits() }
    }

    /// Adds lines. Throws what went wrong with those before: `closed`, or a failure to write.
    func write(_ lines: [String]) throws(TerminalError) {
        if let failure { throw failure }
        for line in lines {
            let text = SafeText.shown(line, isLine: true)
            kept += (isTerminal ? Output.text(text, on: descriptor) : text).utf8
            kept.append(0x0A)
        }
        if backlog >= Self.chunk { try flush() }
    }

    /// Writes as much as the reader takes.
    func flush() throws(TerminalError) {
        writeWhatFits()
        if let failure { throw failure }
    }

    private func writeWhatFits() {
        while failure == nil, backlog > 0, Output.isReady(descriptor) {
            let end = min(kept.count, written + Self.chunk)
            let count = unsafe kept[written..<end].withUnsafeBytes { bytes in
                unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
            }
            if count >= 0 {
                written += count
            } else if errno == EAGAIN {
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
        watch?.isEnabled = backlog > 0
    }

    /// Writes all, and waits for a reader that goes on taking.
    func finish() throws(TerminalError) {
        try flush()
        while backlog > 0 {
            guard Output.isReady(descriptor, waitingS: Self.patienceS) else {
                throw .nobodyReads
            }
            try flush()
        }
    }
}
