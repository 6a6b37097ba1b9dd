package import Telemetry

/// Bytes, and the time they arrived.
package struct Received: Sendable {
    package var bytes: [UInt8]
    package var time: Instant

    package init(bytes: [UInt8], time: Instant) {
        self.bytes = bytes
        self.time = time
    }
}

/// A connection to an adapter: bytes in, bytes out. Time enters the program here and nowhere else; one that simulates
/// may run on a clock of its own.
///
/// A transport belongs to one thread at a time.
package protocol Transport: AnyObject {
    /// The device as the user named it.
    var device: String { get }
    /// The current time of this transport's clock.
    var now: Instant { get }
    /// Sends all bytes.
    func send(_ bytes: [UInt8]) throws(TransportError)
    /// Waits for bytes until `deadline` and returns those that are there; nil when none came. A deadline that has
    /// passed asks only for what is already there.
    func receive(before deadline: Instant) throws(TransportError) -> Received?
    /// Closes the connection and gives the device back as it was found. Later calls do nothing.
    func close()
    /// Bits a second of a serial line; nil where there is none.
    var baud: Int? { get }
    /// The line runs faster than it did when the adapter was switched on; a full reset of the adapter would end that.
    var isRaised: Bool { get }
}

extension Transport {
    package var baud: Int? { nil }
    package var isRaised: Bool { false }
}
