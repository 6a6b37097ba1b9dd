import CLinux
import Glibc
import System
import Telemetry
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct ByteChannelTests {
    /// A channel on one end of a connection, and the descriptor of the other end.
    private final class Pair {
        private var channel: ByteChannel
        private(set) var other: Int32

        init(interrupt: Int32 = -1) throws {
            signal(SIGPIPE, SIG_IGN)
            var ends: [Int32] = [-1, -1]
            let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
            try #require(unsafe socketpair(AF_UNIX, type, 0, &ends) == 0)
            channel = ByteChannel(
                FileDescriptor(owning: ends[0]), device: "test:pair", interruptDescriptor: interrupt)
            other = ends[1]
        }

        func send(_ bytes: [UInt8]) throws { try channel.send(bytes) }
        func receive(before deadline: Instant) throws -> [UInt8]? { try channel.receive(before: deadline)?.bytes }
        func expect(_ count: Int, by time: Instant) { channel.expect(count, by: time) }
        func closeOther() {
            close(other)
            other = -1
        }

        deinit { if other >= 0 { close(other) } }
    }

    /// What was expected is waited for, but no longer than until it was expected.
    @Test func aHintIsNoPromise() throws {
        let pair = try Pair()
        func send(_ text: String) { _ = unsafe write(pair.other, text, text.utf8.count) }
        let far = SystemClock.now.advanced(bySeconds: 60)
        send("41")
        pair.expect(4, by: SystemClock.now.advanced(bySeconds: 0.02))
        #expect(try pair.receive(before: far) == Array("41".utf8))
        send("4100")
        pair.expect(4, by: far)
        #expect(try pair.receive(before: far) == Array("4100".utf8))
        // The hint was for one answer.
        send("1")
        #expect(try pair.receive(before: far) == Array("1".utf8))
        pair.expect(4, by: far)
        pair.closeOther()
        #expect(throws: TransportError.self) { try pair.receive(before: far) }
    }

    @Test func bytesBothWays() throws {
        let pair = try Pair()
        let all = (0...255).map { UInt8($0) }
        try pair.send(all)
        #expect(read(256, from: pair.other) == all)
        write(all, to: pair.other)
        #expect(try pair.receive(before: SystemClock.now.advanced(bySeconds: 60)) == all)
    }

    /// A deadline that has passed asks for what is there.
    @Test(arguments: [Instant.zero, Instant(nanoseconds: .min / 4)]) func deadlinesThatHavePassed(_ deadline: Instant)
        throws
    {
        let pair = try Pair()
        #expect(try pair.receive(before: deadline) == nil)
        #expect(try pair.receive(before: SystemClock.now) == nil)
        write([1, 2], to: pair.other)
        #expect(try pair.receive(before: deadline) == [1, 2])
        #expect(try pair.receive(before: deadline) == nil)
    }

    @Test func aDeadlineIsWaitedFor() throws {
        let pair = try Pair()
        let deadline = SystemClock.now.advanced(bySeconds: 0.05)
        #expect(try pair.receive(before: deadline) == nil)
        #expect(SystemClock.now >= deadline)
    }

    @Test func interruptions() throws {
        let interruption = Interruption()
        let pair = try Pair(interrupt: interruption.descriptor)
        #expect(try pair.receive(before: SystemClock.now) == nil)
        interruption.happen()
        // Even where no wait was asked for, and where bytes are there.
        write([1], to: pair.other)
        for deadline in [SystemClock.now, .distantFuture] {
            let error = #expect(throws: TransportError.self) { try pair.receive(before: deadline) }
            #expect(error == .interrupted)
        }
    }

    @Test func theOtherSideCloses() throws {
        let pair = try Pair()
        write([1], to: pair.other)
        pair.closeOther()
        // What it said last is still read.
        #expect(try pair.receive(before: .distantFuture) == [1])
        let error = #expect(throws: TransportError.self) { try pair.receive(before: .distantFuture) }
        #expect(error == .connection(.closedByPeer("test:pair")))
        let sending = #expect(throws: TransportError.self) { try pair.send([1]) }
        #expect(sending == .connection(.closedByPeer("test:pair")))
    }

    /// More than fits into the line's buffer waits for the other side to take it; the wish to stop ends that wait.
    @Test func aLineThatIsFull() throws {
        let interruption = Interruption()
        let pair = try Pair(interrupt: interruption.descriptor)
        interruption.happen()
        let error = #expect(throws: TransportError.self) {
            for _ in 0..<100 { try pair.send([UInt8](repeating: 0, count: 65536)) }
        }
        #expect(error == .interrupted)
    }

    @Test func errorsInOurWords() {
        #expect(SystemError.text(ECONNREFUSED) == "connection refused")
        #expect(SystemError.text(ENOENT) == "no such file or directory")
    }

    @Test func timeGoesOn() {
        let first = SystemClock.now
        let second = SystemClock.now
        #expect(second >= first && first > .zero)
    }
}
