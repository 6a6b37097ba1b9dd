import CLinux
import Glibc
package import System
package import Telemetry

/// A non-blocking descriptor with deadlines, which a second descriptor can interrupt.
package struct ByteChannel: ~Copyable {
    private let descriptor: FileDescriptor
    /// The device's name, for messages.
    private let device: String
    private var interruptDescriptor: Int32
    private let isTerminal: Bool
    /// What the other side is expected to say, and by when.
    private var expected: (count: Int, by: Instant)?
    /// The bytes that wake a wait, as the system was told.
    private var wakeMark = 1

    /// How long the other side may refuse to take bytes.
    private static let stallSeconds = 5.0

    package init(_ descriptor: consuming FileDescriptor, device: String, interruptDescriptor: Int32) {
        isTerminal = isatty(descriptor.number) == 1
        self.descriptor = descriptor
        self.device = device
        self.interruptDescriptor = interruptDescriptor
    }

    package var number: Int32 { descriptor.number }

    /// For what must be said at the end, also when it was the user who made an end.
    mutating func ignoreInterruption() { interruptDescriptor = -1 }

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        var rest = bytes[...]
        let deadline = SystemClock.now.advanced(bySeconds: Self.stallSeconds)
        while true {
            do throws(SystemError) {
                try IO.write(&rest, to: descriptor.number)
            } catch {
                throw .connection(lost(error.number))
            }
            if rest.isEmpty { return }
            guard try Self.wait(descriptor.number, for: POLLOUT, until: deadline, interrupt: interruptDescriptor)
            else { throw .connection(.stalled(device)) }
        }
    }

    /// A hint: so many bytes will probably be there by then. Until then fewer are not worth waking for.
    package mutating func expect(_ count: Int, by time: Instant) { expected = (count, time) }

    package mutating func receive(before deadline: Instant) throws(TransportError) -> Received? {
        if deadline <= SystemClock.now {
            // Not whether it is ready: that would go by what the answer before was expected to have.
            guard SystemClock.sleep(until: deadline, interrupt: interruptDescriptor) else { throw .interrupted }
            return try read()
        }
        let hint = expected
        expected = nil
        if let hint, hint.count > 1 {
            setWakeMark(hint.count)
            if try isReady(until: min(hint.by, deadline)), let received = try read() { return received }
        }
        setWakeMark(1)
        while try isReady(until: deadline) {
            if let received = try read() { return received }
        }
        return nil
    }

    private func isReady(until deadline: Instant) throws(TransportError) -> Bool {
        try Self.wait(descriptor.number, for: POLLIN, until: deadline, interrupt: interruptDescriptor)
    }

    private mutating func setWakeMark(_ count: Int) {
        guard count != wakeMark else { return }
        // Where it cannot be set, every byte wakes.
        _ = clinux_wake_mark(descriptor.number, isTerminal ? 1 : 0, Int32(count))
        wakeMark = count
    }

    /// What is there; nil where nothing is.
    private func read() throws(TransportError) -> Received? {
        let result: ReadResult
        do throws(SystemError) {
            result = try descriptor.read(atMost: 4096)
        } catch {
            throw .connection(lost(error.number))
        }
        let time = SystemClock.now
        switch result {
        case .bytes(let bytes): return Received(bytes: bytes, time: time)
        case .wouldBlock: return nil
        // The end of a terminal is that its line was hung up.
        case .end: throw .connection(lost(isTerminal ? EIO : EPIPE))
        }
    }

    private func lost(_ failure: Int32) -> ConnectionError {
        switch failure {
        case EIO, ENXIO, ENODEV: .gone(device)
        case ECONNRESET, EPIPE: .closedByPeer(device)
        default: .broken(device, failure)
        }
    }

    /// Waits so many seconds, unless `interrupt` is readable.
    package static func pause(seconds: Double, interrupt: Int32) throws(TransportError) {
        guard SystemClock.sleep(seconds: seconds, interrupt: interrupt) else { throw .interrupted }
    }

    /// Waits until the descriptor is ready or the deadline passes (false).
    package static func wait(_ descriptor: Int32, for events: Int32, until deadline: Instant, interrupt: Int32)
        throws(TransportError) -> Bool
    {
        do throws(Poll.WaitError) {
            return try Poll.wait(descriptor, for: events, until: deadline, interrupt: interrupt)
        } catch {
            switch error {
            case .interrupted: throw .interrupted
            case .system(let number): throw .connection(.cannotWait(number))
            }
        }
    }
}
