import Glibc
import System
package import Telemetry

/// An adapter behind a connected stream socket.
package final class SocketTransport: Transport {
    package let device: String
    private var channel: ByteChannel?

    /// `interruptDescriptor`: readable when the user wants to stop; -1 for none.
    init(device: String, _ descriptor: consuming FileDescriptor, interruptDescriptor: Int32) {
        self.device = device
        channel = ByteChannel(descriptor, device: device, interruptDescriptor: interruptDescriptor)
    }

    package var now: Instant { SystemClock.now }

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        guard channel != nil else { throw .connection(.closed(device)) }
        try channel!.send(bytes)
    }

    package func receive(before deadline: Instant) throws(TransportError) -> Received? {
        guard channel != nil else { throw .connection(.closed(device)) }
        return try channel!.receive(before: deadline)
    }

    package func expect(_ count: Int, by time: Instant) {
        if channel != nil { channel!.expect(count, by: time) }
    }

    package func close() { channel = nil }

    /// Waits for the outcome of a non-blocking connect(2): 0, or the error number.
    static func outcome(
        of socket: borrowing FileDescriptor, until deadline: Instant, interrupt: Int32
    ) throws(TransportError) -> Int32 {
        guard try ByteChannel.wait(socket.number, for: POLLOUT, until: deadline, interrupt: interrupt) else {
            return ETIMEDOUT
        }
        return socket.pendingError
    }
}
