import Glibc
import TestSupport
import Testing

@testable import Terminal

@Suite(.waits, .timeLimit(.minutes(20))) struct OutputQueueTests {
    private let pipe: (reading: Int32, writing: Int32)

    init() throws { pipe = try makePipe() }

    /// So many bytes with the end of the line.
    private func line(_ bytes: Int) -> String { String(repeating: "x", count: bytes - 1) }

    private func read(_ count: Int) -> Int {
        var buffer = [UInt8](repeating: 0, count: count)
        var total = 0
        while total < count, case let got = unsafe Glibc.read(pipe.reading, &buffer, count - total), got > 0 {
            total += got
        }
        return total
    }

    /// What is kept for a reader that has stopped has a limit; what was kept by then is not lost.
    @Test func theLimit() throws {
        let output = OutputQueue(descriptor: pipe.writing, limitBytes: 50_000)
        var written = 0
        #expect(throws: TerminalError.nobodyReads) {
            while written < 1_000_000 {
                try output.write([line(10_000)])
                written += 10_000
            }
        }
        // It is reached once the pipe is full.
        #expect((50_000..<60_000).contains(output.backlog))
        #expect(written > 60_000)
        // There is room again.
        let first = read(written - output.backlog)
        try output.write([line(10_000)])
        let second = read(50_000)
        try output.finish()
        close(pipe.writing)
        #expect(first + second + read(1_000_000) == written + 10_000)
        close(pipe.reading)
    }

    /// A source that can wait is to do so long before.
    @Test func isFull() throws {
        defer { for end in [pipe.reading, pipe.writing] { close(end) } }
        let output = OutputQueue(descriptor: pipe.writing)
        while output.backlog == 0 { try output.write([line(30_000)]) }
        #expect(!output.isFull)
        while output.backlog <= 1 << 18 {
            #expect(!output.isFull)
            try output.write([line(30_000)])
        }
        #expect(output.isFull)
        #expect(throws: TerminalError.nobodyReads) { try output.finish() }
    }

    @Test func aReaderThatIsGone() throws {
        signal(SIGPIPE, SIG_IGN)
        let output = OutputQueue(descriptor: pipe.writing)
        close(pipe.reading)
        #expect(throws: TerminalError.closed) { try output.write([line(10_000)]) }
        // It stays so.
        #expect(throws: TerminalError.closed) { try output.write([line(10)]) }
        close(pipe.writing)
    }
}
