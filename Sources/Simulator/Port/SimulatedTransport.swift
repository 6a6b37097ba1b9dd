import OBD
import System
package import Telemetry
package import Transports

/// An open connection to a virtual adapter in this process: `sim:city`.
package final class SimulatedTransport: Transport {
    package typealias Pace = VirtualPort.Pace

    package let device: String
    /// The port, which can be opened again after this transport was closed.
    package let port: VirtualPort
    private let connection: Int
    private let interruptDescriptor: Int32
    private var receives = 0

    /// - Parameter interruptDescriptor: readable when the user wants to stop; -1 for none.
    init(device: String, port: VirtualPort, connection: Int, interruptDescriptor: Int32) {
        self.device = device
        self.port = port
        self.connection = connection
        self.interruptDescriptor = interruptDescriptor
    }

    /// Creates a connection to a new port.
    package convenience init(
        device: String, car: VirtualCar, pace: Pace, timing: Timing = Timing(), quirks: Quirks = [],
        firmware: Firmware = .standard, interruptDescriptor: Int32
    ) {
        let port = VirtualPort(car: car, pace: pace, timing: timing, quirks: quirks, firmware: firmware)
        self.init(device: device, port: port, connection: port.first(), interruptDescriptor: interruptDescriptor)
    }

    package var now: Instant { port.now }
    package var adapter: VirtualAdapter { port.adapter }

    /// Returns the true distance and fuel of the drive up to `time`.
    package func truth(at time: Instant) -> (distanceKm: Double, fuelL: Double) { port.truth(at: time) }

    package var truth: (distanceKm: Double, fuelL: Double) { truth(at: now) }

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        try port.send(bytes, connection: connection, device: device)
    }

    package func receive(before deadline: Instant) throws(TransportError) -> Received? {
        // At maximum pace a whole drive takes only a moment, so interruption is checked only on every 256th call.
        receives += 1
        if port.pace != .maximum || receives % 256 == 1 { try wait(realSeconds: 0) }
        while true {
            let (received, next) = try port.take(connection: connection, device: device)
            if let received { return received }
            let now = now
            if let next, next <= max(deadline, now) {
                try pass(until: next, from: now)
            } else if now < deadline {
                // No more output can come, and only the user could end the wait.
                if port.pace == .maximum, deadline == .distantFuture, interruptDescriptor < 0 { return nil }
                try pass(until: deadline, from: now)
            } else {
                return nil
            }
        }
    }

    package func close() { port.close(connection: connection) }

    /// Lets time pass until `time`, or part of it.
    private func pass(until time: Instant, from now: Instant) throws(TransportError) {
        switch port.pace {
        case .multiple(let rate): try wait(realSeconds: time.seconds(since: now) / rate)
        case .maximum where time == .distantFuture: try wait(realSeconds: 3600)
        case .maximum: port.advance(to: time)
        }
    }

    /// Waits for this many seconds of real time; throws `interrupted` if the user interrupts.
    private func wait(realSeconds: Double) throws(TransportError) {
        guard realSeconds > 0 || interruptDescriptor >= 0 else { return }
        if Poll.readyExactly([interruptDescriptor], seconds: realSeconds)[0] { throw .interrupted }
    }
}
