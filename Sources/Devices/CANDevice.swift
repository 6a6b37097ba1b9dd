import CANLink
package import Simulator
import Telemetry
package import Transports

/// CAN interfaces as devices: `can:`, `slcan:` and `candump:`, and the simulated slcan adapter of `sim:`.
package enum CANDevice {
    /// The speed of an slcan adapter's port. Those on USB have none, and take any.
    private static let baud = 115_200

    /// The rows of `DeviceSchemes`.
    package static let rows: [DeviceSchemes.Row] = [
        DeviceSchemes.Row(
            name: "can", syntax: "can:INTERFACE[?record=FILE]",
            help:
                "CAN interface of the kernel, such as can0, without an adapter in between. It must be up, at the bit rate "
                + "of the bus: sudo ip link set can0 up type can bitrate 500000. record writes all frames as candump does.",
            opener: { address in
                try address.allowOptions([recordOption])
                return { interruptDescriptor throws(TransportError) in
                    try adapter(
                        SocketCANInterface.open(
                            device: address.text, name: address.target, interruptDescriptor: interruptDescriptor),
                        address)
                }
            }),
        DeviceSchemes.Row(
            name: "slcan", syntax: "slcan:PATH[@BITRATE][?baud=N][&record=FILE]",
            help:
                "CAN adapter that speaks slcan (CANable and others), on a serial port, or with tcp:HOST:PORT as PATH in a "
                + "network. Without a bit rate it listens for that of the bus, and sends nothing at another.",
            opener: { address in
                try address.allowOptions([baudOption, recordOption])
                let baud = try address.options[baudOption].map(SerialTransport.baud) ?? baud
                let (path, bitRate) = try pathAndBitRate(address.target)
                let opener: DeviceSchemes.Opener
                if path.hasPrefix("tcp:") {
                    let endpoint = try DeviceAddress(path, schemes: ["tcp"])
                    let (host, port) = try endpoint.hostAndPort(defaultPort: TCPTransport.defaultPort)
                    opener = { interruptDescriptor throws(TransportError) in
                        try TCPTransport.open(
                            device: address.text, host: host, port: port, interruptDescriptor: interruptDescriptor)
                    }
                } else {
                    opener = { interruptDescriptor throws(TransportError) in
                        try SerialTransport.open(
                            device: address.text, path: path, baud: baud, interruptDescriptor: interruptDescriptor)
                    }
                }
                return { interruptDescriptor throws(TransportError) in
                    try adapter(SlcanInterface(opener(interruptDescriptor), bitRate: bitRate), address)
                }
            }),
        DeviceSchemes.Row(
            name: "doip", syntax: "doip:[HOST][:PORT][?ca=FILE|none][&cert=FILE][&ecu=ADDRESS,...][&record=FILE]",
            help:
                "Car with diagnostics over IP (ISO 13400) behind a cable from its connector to Ethernet. Without HOST, it "
                + "is searched in the networks of this computer. The default port is \(DoIPGateway.defaultPort). If the car "
                + "requires TLS, port \(DoIPConnection.securedPort) is used and its certificate is not checked; with ca, TLS is "
                + "always used, and the certificate must be signed by one in FILE (PEM). cert is the tester's, with its key. "
                + "ecu names the addresses of ECUs, if the car has no group for all of them. "
                + "Never tried on a car.",
            opener: { address in
                try address.allowOptions([authorityOption, certificateOption, ecuOption, recordOption])
                let (host, port) = try address.searchedHostAndPort(defaultPort: DoIPGateway.defaultPort)
                let trust = address.options[authorityOption].map { path in
                    path == "none" ? TLSTransport.Trust.anyone : .authority(path: path)
                }
                let connection = DoIPConnection(
                    host: host, port: port, trust: trust, certificate: address.options[certificateOption],
                    ecus: try address.options[ecuOption].map(ecus) ?? [])
                return { interruptDescriptor throws(TransportError) in
                    try adapter(
                        connection.open(device: address.text, interruptDescriptor: interruptDescriptor), address)
                }
            }),
        DeviceSchemes.Row(
            name: "candump", syntax: "candump:FILE[?rate=N|max]",
            help:
                "Log of candump in which a tester asked a car: each request gets the response that it got then; or one of "
                + "a truck (SAE J1939), which plays as it was recorded. It runs "
                + "without waiting unless a rate is given; 1 is real time.",
            opener: { address in
                try address.allowOptions(["rate"])
                let rate = try DeviceAddress.rate(address.options["rate"] ?? "max")
                return { interruptDescriptor throws(TransportError) in
                    try adapter(
                        CandumpInterface.open(
                            device: address.text, path: address.target, rate: rate,
                            interruptDescriptor: interruptDescriptor),
                        address)
                }
            }),
    ]

    private static let authorityOption = "ca"
    private static let certificateOption = "cert"
    private static let ecuOption = "ecu"
    private static let baudOption = "baud"
    private static let recordOption = "record"

    /// Addresses of up to four hexadecimal digits, between commas.
    private static func ecus(_ text: String) throws -> [UInt16] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { digits in
            guard digits.allSatisfy(\.isHexDigit), let address = UInt16(digits, radix: 16) else {
                throw CANError.wrongECU(text)
            }
            return address
        }
    }

    /// `PATH[@BITRATE]`.
    private static func pathAndBitRate(_ target: String) throws -> (path: String, bitRate: Int?) {
        guard let at = target.lastIndex(of: "@") else { return (target, nil) }
        let text = String(target[target.index(after: at)...])
        guard let bitRate = Int(text), SlcanInterface.bitRates.contains(bitRate) else {
            throw CANError.wrongBitRate(text, known: SlcanInterface.bitRates)
        }
        return (String(target[..<at]), bitRate)
    }

    private static func adapter(_ interface: any CANInterface, _ address: DeviceAddress) throws(TransportError)
        -> CANAdapter
    {
        guard let path = address.options[recordOption] else { return CANAdapter(interface) }
        let name = address.scheme == "can" ? address.target : "can0"
        return CANAdapter(try RecordedCANInterface(interface, name: name, path: path))
    }

    /// The transport of `sim:` as a session expects it: only a simulated ELM327 speaks AT commands.
    package static func session(
        _ transport: any Transport, speaking language: Firmware.Language
    ) throws(TransportError) -> any Transport {
        switch language {
        case .elm: transport
        case .slcan: CANAdapter(try SlcanInterface(transport, bitRate: nil))
        case .doip: CANAdapter(try DoIPInterface(transport))
        }
    }
}
