import Simulator
import Transports

/// The kinds of device there are: a transport each. To add one, add its file and a row.
enum DeviceSchemes {
    struct Row: Sendable {
        let name: String
        let syntax: String
        let help: String
        /// The second argument is a descriptor that is readable when the user wants to stop.
        let open: @Sendable (DeviceAddress, Int32) throws(TransportError) -> any Transport
    }

    static let rows: [Row] = [
        Row(
            name: "tcp", syntax: "tcp:HOST[:PORT]",
            help: "A Wi-Fi adapter, or another program. The port is \(TCPTransport.defaultPort) unless named.",
            open: { address, interruptDescriptor throws(TransportError) in
                try address.allowOptions([])
                let (host, port) = try address.hostAndPort(defaultPort: TCPTransport.defaultPort)
                return try TCPTransport.open(
                    device: address.text, host: host, port: port, interruptDescriptor: interruptDescriptor)
            }),
        Row(
            name: "serial", syntax: "serial:PATH[?baud=N]",
            help: "A USB adapter, or a Bluetooth one bound to /dev/rfcommN. The speed is "
                + "\(SerialTransport.defaultBaud) baud unless given.",
            open: { address, interruptDescriptor throws(TransportError) in
                try address.allowOptions(["baud"])
                let text = address.options["baud"] ?? String(SerialTransport.defaultBaud)
                guard let baud = Int(text) else {
                    throw TransportError(.badAddress, "the speed '\(text)' is no number", advice: "such as baud=115200")
                }
                return try SerialTransport.open(
                    device: address.text, path: address.target, baud: baud, interruptDescriptor: interruptDescriptor)
            }),
        Row(
            name: "sim", syntax: "sim:NAME[?rate=N|max][&protocol=N][&quirk=NAME]",
            help: "A simulated car in this program, N times as fast as real time; with rate=max time does not wait. "
                + "Its names, protocols and quirks are those of simulate.",
            open: { address, interruptDescriptor throws(TransportError) in
                try SimulatedTransport.open(
                    device: address.text, name: address.target, options: address.options,
                    interruptDescriptor: interruptDescriptor)
            }),
    ]

    static func open(_ device: String, interruptDescriptor: Int32) throws(TransportError) -> any Transport {
        let address = try DeviceAddress(device, schemes: rows.map(\.name))
        guard let row = rows.first(where: { $0.name == address.scheme }) else {
            throw TransportError(.badAddress, "cannot make out the device '\(device)'")
        }
        return try row.open(address, interruptDescriptor)
    }

    /// Advice for one who named no adapter.
    static func whatToName() -> String {
        let ports = SerialPorts.list()
        guard let first = ports.first else {
            return "use -a tcp:192.168.0.10 for Wi-Fi, -a /dev/ttyUSB0 for USB, or -a sim:city to try"
        }
        return "use -a \(first.path) (here now: \(ports.map(\.description).joined(separator: ", "))), "
            + "or -a tcp:192.168.0.10 for Wi-Fi"
    }
}
