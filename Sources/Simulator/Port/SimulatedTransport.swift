import Glibc
import OBD
package import Telemetry
package import Transports

/// An open connection to a virtual adapter in this process: `sim:city`.
package final class SimulatedTransport: Transport {
    package typealias Pace = VirtualPort.Pace

    package let device: String
    /// What it is connected to, and what can be connected to again.
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

    /// Connected to a port of its own.
    package convenience init(
        device: String, car: VirtualCar, pace: Pace, timing: Timing = Timing(), quirks: Quirks = [],
        firmware: Firmware = .standard, interruptDescriptor: Int32
    ) {
        let port = VirtualPort(car: car, pace: pace, timing: timing, quirks: quirks, firmware: firmware)
        self.init(device: device, port: port, connection: port.first(), interruptDescriptor: interruptDescriptor)
    }

    package var now: Instant { port.now }
    package var adapter: VirtualAdapter { port.adapter }

    /// What the drive has come to at `time`.
    package func truth(at time: Instant) -> (distanceKm: Double, fuelL: Double) { port.truth(at: time) }

    package var truth: (distanceKm: Double, fuelL: Double) { truth(at: now) }

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        try port.send(bytes, connection: connection, device: device)
    }

    package func receive(before deadline: Instant) throws(TransportError) -> Received? {
        // A drive without waiting is over in a moment; it need not look for an interruption each time.
        receives += 1
        if port.pace != .maximum || receives % 256 == 1 { try wait(realSeconds: 0) }
        while true {
            let (received, next) = try port.take(connection: connection, device: device)
            if let received { return received }
            let now = now
            if let next, next <= max(deadline, now) {
                try pass(until: next, from: now)
            } else if now < deadline {
                // Nothing will ever come: only the user could end this.
                if port.pace == .maximum, deadline == .distantFuture, interruptDescriptor < 0 { return nil }
                try pass(until: deadline, from: now)
            } else {
                return nil
            }
        }
    }

    package func close() { port.close(connection: connection) }

    /// Lets the time pass, or some of it.
    private func pass(until time: Instant, from now: Instant) throws(TransportError) {
        switch port.pace {
        case .multiple(let rate): try wait(realSeconds: time.seconds(since: now) / rate)
        case .maximum where time == .distantFuture: try wait(realSeconds: 3600)
        case .maximum: port.advance(to: time)
        }
    }

    /// Waits, unless the user interrupts.
    private func wait(realSeconds: Double) throws(TransportError) {
        guard realSeconds > 0 || interruptDescriptor >= 0 else { return }
        var watched = [DescriptorWait.watch(interruptDescriptor)]
        DescriptorWait.wait(&watched, seconds: realSeconds)
        if watched[0].revents & Int16(POLLIN) != 0 { throw .interrupted }
    }
}
