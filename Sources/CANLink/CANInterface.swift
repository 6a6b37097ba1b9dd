package import OBD
package import Telemetry
package import Transports

/// A connection to a CAN bus: frames in, frames out. Like a transport, it has a clock of its own and belongs to one
/// thread at a time.
package protocol CANInterface: AnyObject {
    /// The device as the user named it.
    var device: String { get }
    /// The kind of interface: "slcan".
    var name: String { get }
    var now: Instant { get }
    /// The bit rate of the bus where it is not ours to choose; nil where it is, or where nobody tells.
    var fixedBitRate: Int? { get }
    /// Whether `connect` chooses the bit rate.
    var choosesBitRate: Bool { get }

    /// The buses that it may be.
    var buses: [VehicleBus] { get }

    /// Whether a request with an identifier reaches anyone by this interface.
    func reaches(_ identifier: UInt32) -> Bool
    /// Takes part in the bus at a bit rate.
    /// - Parameter listens: only listens: sends nothing, not even that frames were received.
    /// Returns false if the interface cannot do that.
    func connect(bitRate: Int, listens: Bool) throws(TransportError) -> Bool
    /// Sends a frame. Returns false if the bus does not take it. Where a gateway confirms a request, it has done so then.
    func send(_ frame: CANFrame) throws(TransportError) -> Bool
    /// Waits for a frame until `deadline`; nil when none came, or sooner if it is known that none will answer the last request.
    func receive(before deadline: Instant) throws(TransportError) -> (frame: CANFrame, time: Instant)?
    func close()
    /// What opening it found out, for `--verbose`.
    var notes: [String] { get }
    /// What was tried before it was clear that nobody responds; nil if somebody does, or nothing more is known.
    var silence: String? { get }
}

extension CANInterface {
    package var silence: String? { nil }
    package var notes: [String] { [] }
    package func reaches(_ identifier: UInt32) -> Bool { true }
    /// Those of ISO 15765-4, most cars' first.
    package var buses: [VehicleBus] { [.can11Bit500, .can29Bit500, .can11Bit250, .can29Bit250] }
}
