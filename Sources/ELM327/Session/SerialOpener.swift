import Synchronization
package import Transports

/// Opens a serial port again and again: finds the adapter's speed and, when it was pulled out and put back, the port.
///
/// All of it comes before the session, so that a record of the session can be replayed wherever it was made.
package final class SerialOpener: Sendable {
    package static let options = ["baud", "raise"]

    private struct Memory {
        /// The device behind the port when it was first opened.
        var port: SerialPort?
        /// The speed at which the adapter rested.
        var baud: Int?
    }

    private let address: DeviceAddress
    /// Nil where it is to be found.
    private let fixedBaud: Int?
    private let raise: SerialSpeed.Target?
    private let ports: @Sendable () -> [SerialPort]
    private let memory: Mutex<Memory>

    /// Reads `PATH` and `baud=N`, `raise=N|max`.
    /// - Parameter ports: the ports that are there.
    package init(_ address: DeviceAddress, ports: @escaping @Sendable () -> [SerialPort] = { SerialPorts.list() })
        throws(AddressError)
    {
        try address.allowOptions(Self.options)
        self.address = address
        self.ports = ports
        fixedBaud = if let text = address.options["baud"] { try SerialTransport.baud(text) } else { nil }
        raise = if let text = address.options["raise"] { try SerialSpeed.target(text) } else { nil }
        memory = Mutex(Memory(baud: address.knownBaud))
    }

    package func open(interruptDescriptor: Int32) throws(TransportError) -> any Transport {
        let path = try path(among: ports())
        let known = memory.withLock(\.baud)
        let transport = try SerialTransport.open(
            device: address.text, path: path, baud: fixedBaud ?? SerialTransport.defaultBaud,
            interruptDescriptor: interruptDescriptor)
        // A Bluetooth port has no speed: the adapter's line is behind the radio.
        guard !SerialTransport.isBluetooth(path) else { return transport }
        if fixedBaud == nil {
            try SerialSpeed.find(on: transport, known: known)
            memory.withLock { $0.baud = transport.baud }
        }
        if let raise, let resting = transport.baud, try SerialSpeed.raise(on: transport, to: raise) {
            transport.setRaised(from: resting) { SerialSpeed.lower(on: $0, to: resting) }
        }
        return transport
    }

    /// Where the device is now.
    private func path(among ports: [SerialPort]) throws(TransportError) -> String {
        let here = SerialPorts.port(at: address.target, among: ports)
        guard let first = memory.withLock({ $0.port }) else {
            memory.withLock { $0.port = here }
            return address.target
        }
        if let found = first.found(among: ports) { return found.path }
        // What is there now is another device, which nobody named.
        guard here == nil else {
            throw .serial(.unplugged(address.target))
        }
        return address.target
    }
}
