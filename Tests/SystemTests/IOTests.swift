import Glibc
import Telemetry
import TestSupport
import Testing

@testable import System

@Suite(.timeLimit(.minutes(20))) struct IOTests {
    @Test func aPipeHasBytesNothingOrAnEnd() throws {
        let pipe = try FileDescriptor.pipe()
        #expect(try pipe.reading.read() == .wouldBlock)
        var bytes = Array("abc".utf8)[...]
        try IO.write(&bytes, to: pipe.writing.number)
        #expect(bytes.isEmpty)
        #expect(try pipe.reading.read(atMost: 2) == .bytes([0x61, 0x62]))
        #expect(try pipe.reading.read(atMost: 2) == .bytes([0x63]))
        let reading = pipe.takeReading()
        #expect(try reading.read() == .end)
    }

    @Test func whatAPipeDoesNotAcceptRemains() throws {
        let pipe = try FileDescriptor.pipe()
        let all = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0) }
        var rest = all[...]
        try IO.write(&rest, to: pipe.writing.number)
        #expect(!rest.isEmpty && rest.count < all.count)
        guard case .bytes(let first) = try pipe.reading.read(atMost: 1 << 20) else {
            Issue.record("nothing to read")
            return
        }
        #expect(first == Array(all.prefix(all.count - rest.count)))
    }

    @Test func nobodyReads() throws {
        signal(SIGPIPE, SIG_IGN)
        let writing = try FileDescriptor.pipe().takeWriting()
        #expect(throws: SystemError(number: EPIPE)) { try IO.writeAll([1], to: writing.number) }
        #expect(throws: SystemError(number: EBADF)) { try IO.read(-1, atMost: 1) }
        #expect(throws: SystemError(number: ENOTSOCK)) { try IO.receive(writing.number, atMost: 1) }
    }

    @Test func locksExcludeEachOther() throws {
        let directory = try TemporaryDirectory()
        let one = try FileDescriptor.open(directory.path)
        let other = try FileDescriptor.open(directory.path)
        let isLocked = try one.lock()
        let isLockedTwice = try other.lock()
        #expect(isLocked && !isLockedTwice)
    }

    @Test func sleepEndsWhenItIsInterrupted() throws {
        let wakeUp = try WakeUp()
        #expect(SystemClock.sleep(seconds: 0, interrupt: wakeUp.number))
        wakeUp.set()
        #expect(!SystemClock.sleep(seconds: 60, interrupt: wakeUp.number))
        #expect(!SystemClock.sleep(until: .zero, interrupt: wakeUp.number))
        #expect(Poll.ready([-1, wakeUp.number], seconds: 60) == [false, true])
    }
}
