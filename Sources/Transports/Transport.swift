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
    /// A hint: the next answer will probably have so many bytes by `time`. What comes before that need not be returned
    /// piece by piece, since each piece costs the time of waking up.
    func expect(_ count: Int, by time: Instant)
    /// Answers what the other side wants to know while nothing is requested, such as whether the tester is still there.
    func attend() throws(TransportError)
    /// Closes the connection and gives the device back as it was found. Later calls do nothing.
    func close()

    /// What opening it found out, and what was noticed since, for `--verbose`.
    var notes: [String] { get }
    /// What was tried before it was clear that no ECU responds; nil if one does, or nothing more is known.
    var silence: String? { get }

    /// The line's speed now, in baud; nil where there is no line.
    var baud: Int? { get }
    /// The speed that the adapter falls back to when it is reset (AT Z) or loses power; nil where there is no line.
    var restingBaud: Int? { get }
    /// Changes the line's speed, nothing being on its way. Throws `cannotOpen` where the port has no such speed, and
    /// leaves it as it is; without a line it does nothing.
    func setBaud(_ baud: Int) throws(TransportError)
}

extension Transport {
    package func expect(_ count: Int, by time: Instant) {}
    package func attend() {}
    package var notes: [String] { [] }
    package var silence: String? { nil }
    package var baud: Int? { nil }
    package var restingBaud: Int? { nil }
    package func setBaud(_ baud: Int) throws(TransportError) {}

    /// Whether the adapter was told another speed than it has after a reset: AT Z breaks the session then, AT WS and
    /// AT D do not.
    package var isRaised: Bool { baud != restingBaud }
}
