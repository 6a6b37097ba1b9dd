import Simulator
import Transports

/// The kinds of device there are: a transport each. To add one, add its file and a row.
enum DeviceSchemes {
    /// Opens the device. The argument is a descriptor that is readable when the user wants to stop.
    typealias Opener = @Sendable (Int32) throws(TransportError) -> any Transport

    struct Row: Sendable {
        let name: String
        let syntax: String
        let help: String
        /// Reads the address, which opens nothing and throws only `badAddress`.
        let opener: @Sendable (DeviceAddress) throws(TransportError) -> Opener
    }

    static let rows: [Row] = [
        Row(
            name: "tcp", syntax: "tcp:HOST[:PORT]",
            help: "A Wi-Fi adapter, or another program. The port is \(TCPTransport.defaultPort) unless named.",
            opener: { address throws(TransportError) in
                try address.allowOptions([])
                let (host, port) = try address.hostAndPort(defaultPort: TCPTransport.defaultPort)
                return { interruptDescriptor throws(TransportError) in
                    try TCPTransport.open(
                        device: address.text, host: host, port: port, interruptDescriptor: interruptDescriptor)
                }
            }),
        Row(
            name: "serial", syntax: "serial:PATH[?baud=N]",
            help: "A USB adapter, or a Bluetooth one bound to /dev/rfcommN. The speed is "
                + "\(SerialTransport.defaultBaud) baud unless given.",
            opener: { address throws(TransportError) in
                try address.allowOptions(["baud"])
                let baud = try SerialTransport.baud(address.options["baud"])
                return { interruptDescriptor throws(TransportError) in
                    try SerialTransport.open(
                        device: address.text, path: address.target, baud: baud,
                        interruptDescriptor: interruptDescriptor)
                }
            }),
        Row(
            name: "sim", syntax: "sim:NAME[?OPTION=VALUE&…]",
            help: "A simulated car in this program. With rate=N it is N times as fast as real time; with rate=max time "
                + "does not wait. It is at the end of a Wi-Fi connection with a latency of 3 ms, or, with baud=N, of a "
                + "cable. The other options are those of simulate: protocol, identity, quirk, fault, seed, latency.",
            opener: { address throws(TransportError) in
                try address.allowOptions(VirtualPort.optionNames)
                let port = try VirtualPort(car: address.target, options: address.options)
                return { interruptDescriptor throws(TransportError) in
                    try port.open(device: address.text, interruptDescriptor: interruptDescriptor)
                }
            }),
        Row(
            name: "replay", syntax: "replay:FILE[?mode=strict|request][&rate=N|max]",
            help: "The adapter of a dialogue that --record wrote. It fails when the program says something else than "
                + "it said then; with mode=request it answers each command as it was answered then, in any order. "
                + "Time does not wait unless a rate is given, 1 for real time.",
            opener: { address throws(TransportError) in
                try address.allowOptions(ReplayTransport.Options.names)
                let options = try ReplayTransport.Options(address.options)
                return { interruptDescriptor throws(TransportError) in
                    try ReplayTransport.open(
                        device: address.text, path: address.target, options: options,
                        interruptDescriptor: interruptDescriptor)
                }
            }),
    ]

    /// What opens a device; an address that cannot be read is told before anything is opened.
    static func opener(_ device: String) throws(Failure) -> Opener {
        do {
            let address = try DeviceAddress(device, schemes: rows.map(\.name))
            guard let row = rows.first(where: { $0.name == address.scheme }) else {
                preconditionFailure("'\(address.scheme)' is none of the schemes")
            }
            return try row.opener(address)
        } catch {
            throw Failure(status: .usage, message: error.message, advice: error.advice)
        }
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
