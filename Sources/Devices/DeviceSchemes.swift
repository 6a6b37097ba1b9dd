import CommandLine
import ELM327
package import Formats
import Simulator
package import Transports
package import VehicleSource

/// The kinds of device there are: a transport each. To add one, add its file and a row.
package enum DeviceSchemes {
    package typealias Opener = LiveVehicleSource.Opener

    package struct Row: Sendable {
        package let name: String
        package let syntax: String
        package let help: String
        /// Reads the address, which opens nothing and throws only a `Message`.
        package let opener: @Sendable (DeviceAddress) throws -> Opener
    }

    package static let rows: [Row] = vehicles + CANDevice.rows + [receivers]

    private static let vehicles: [Row] = [
        Row(
            name: "tcp", syntax: "tcp:HOST[:PORT]",
            help: "Wi-Fi adapter, or another program. The default port is \(TCPTransport.defaultPort).",
            opener: { address in
                try address.allowOptions([])
                let (host, port) = try address.hostAndPort(defaultPort: TCPTransport.defaultPort)
                return { interruptDescriptor throws(TransportError) in
                    try TCPTransport.open(
                        device: address.text, host: host, port: port, interruptDescriptor: interruptDescriptor)
                }
            }),
        Row(
            name: "serial", syntax: "serial:PATH[?baud=N][&raise=N|max]",
            help:
                "USB adapter, or Bluetooth adapter bound to /dev/rfcommN. Its baud rate is detected unless baud is given. "
                + "With raise, the adapter is switched to a higher rate while it is in use, if it supports that. An "
                + "adapter that is unplugged and plugged in again is found even under another path.",
            opener: { address in
                let opener = try SerialOpener(address)
                return { interruptDescriptor throws(TransportError) in
                    try opener.open(interruptDescriptor: interruptDescriptor)
                }
            }),
        Row(
            name: "bluetooth", syntax: "bluetooth:ADDRESS[/CHANNEL]",
            help: "Bluetooth adapter, classic or Low Energy; a classic one must be paired. ADDRESS has the form "
                + "AA:BB:CC:DD:EE:FF; CHANNEL, of a classic one, is needed if it is not 1. No bound /dev/rfcommN is needed.",
            opener: { address in
                try address.allowOptions([])
                let peer = try BluetoothTransport.Address(address.target)
                return { interruptDescriptor throws(TransportError) in
                    try BluetoothTransport.openAny(
                        device: address.text, address: peer, interruptDescriptor: interruptDescriptor)
                }
            }),
        Row(
            name: "ble", syntax: "ble:ADDRESS",
            help: "Bluetooth Low Energy adapter, through BlueZ, with a serial port of GATT.",
            opener: { address in
                try address.allowOptions([])
                let peer = try BluetoothTransport.Address(address.target)
                return { interruptDescriptor throws(TransportError) in
                    try LowEnergyTransport.open(
                        device: address.text, address: peer.text, interruptDescriptor: interruptDescriptor)
                }
            }),
        Row(
            name: "sim", syntax: "sim:NAME[?OPTION=VALUE&…]",
            help: "Simulated car in this program. It runs at N times real time with rate=N, and without waiting with "
                + "rate=max. The connection is Wi-Fi with a latency of 3 ms or, with baud=N, a serial cable. The other "
                + "options are those of simulate: protocol, identity, quirk, fault, seed, latency, cycle, refresh, "
                + "timescale. truth=FILE writes the true values of the drive to a file as JSON when it ends.",
            opener: { address in
                try address.allowOptions(VirtualPort.optionNames)
                let port = try VirtualPort(car: address.target, options: address.options)
                return { interruptDescriptor throws(TransportError) in
                    try CANDevice.session(
                        port.open(device: address.text, interruptDescriptor: interruptDescriptor),
                        speaking: port.adapter.firmware.language)
                }
            }),
        Row(
            name: "replay", syntax: "replay:FILE[?mode=strict|request][&rate=N|max]",
            help:
                "Session recorded with --record. It fails if the program sends something other than it sent then; with "
                + "mode=request, it gives each command its recorded response, in any order. It runs without waiting "
                + "unless a rate is given; 1 is real time.",
            opener: { address in
                try address.allowOptions(ReplayTransport.Options.names)
                let options = try ReplayTransport.Options(address.options)
                return { interruptDescriptor throws(TransportError) in
                    try ReplayTransport.open(
                        device: address.text, path: address.target, options: options,
                        interruptDescriptor: interruptDescriptor)
                }
            }),
    ]

    private static let receivers = Row(
        name: "gps", syntax: "gps[:HOST:PORT]",
        help: "Receiver of positions behind gpsd, without an adapter: for trip, log, dash and test acceleration. "
            + "gps:listen:[ADDRESS:]PORT receives from a phone (OwnTracks, Traccar Client, Torque, NMEA sentences over TCP "
            + "or UDP); an address that others reach needs ?token=TEXT or ?token-file=FILE. gps:replay:FILE is a GPX "
            + "track or a log of NMEA sentences. sim:road[:ROAD][?OPTION=VALUE&…] is a simulated receiver, with the "
            + "options rate, car, fixes (a second), error, latency, seed and tunnel=FROM-TO.",
        opener: { address in throw AdapterChoiceError.receiver(address.text) })

    package static func address(_ device: String) throws(AddressError) -> DeviceAddress {
        try DeviceAddress(device, schemes: rows.map(\.name))
    }

    /// What opens a device; an address that cannot be read is told before anything is opened.
    /// - Parameter knownBaud: `Transport.restingBaud` of the last time, so that a serial adapter answers the first try.
    package static func opener(_ device: String, knownBaud: Int? = nil) throws -> Opener {
        if ReceiverDevice.isReceiver(device) { throw AdapterChoiceError.receiver(device) }
        do {
            var address = try address(device)
            address.knownBaud = knownBaud
            guard let row = rows.first(where: { $0.name == address.scheme }) else {
                preconditionFailure("'\(address.scheme)' is none of the schemes")
            }
            return try row.opener(address)
        } catch {
            guard let facing = error as? any UserFacing else {
                preconditionFailure("an error of no known kind: \(error)")
            }
            let message = facing.message
            throw CommandError(
                UserMessage(
                    message.text, advice: suggestion(device).map { "did you mean '\($0)'?" } ?? message.advice,
                    status: message.status))
        }
    }

    /// Why a device cannot be opened by its address; nil for one that may be.
    package static func error(_ device: String) -> UserMessage? {
        do {
            _ = try opener(device)
            return nil
        } catch {
            return (error as? any UserError)?.message
        }
    }

    /// What a device that cannot be opened may have meant; nil where nothing is near.
    package static func suggestion(_ device: String) -> String? {
        let parts = device.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let (name, options) = (parts[0], parts.count > 1 ? "?" + parts[1] : "")
        let cars = VirtualCar.all.map(\.name)
        func car(_ name: String) -> String? {
            guard VirtualCar.named(name) == nil else { return nil }
            return Spelling.nearest(name, in: cars).map { "sim:\($0)\(options)" }
        }
        if name.hasPrefix("sim:") { return car(String(name.dropFirst(4))) }
        if VirtualCar.named(name.lowercased()) != nil { return "sim:\(name.lowercased())\(options)" }
        let octets = name.split { $0 == ":" || $0 == "-" }
        if octets.count == 6, octets.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isHexDigit) }) {
            return "bluetooth:" + octets.joined(separator: ":").uppercased()
        }
        let path = name.hasPrefix("dev/") ? String(name.dropFirst(4)) : name
        if ["tty", "rfcomm"].contains(where: { path.lowercased().hasPrefix($0) }), !path.contains(":") {
            return "/dev/\(path)\(options)"
        }
        guard let colon = name.firstIndex(of: ":") else { return car(name) }
        let scheme = String(name[..<colon])
        guard !rows.contains(where: { $0.name == scheme }) else { return nil }
        return Spelling.nearest(scheme, in: rows.map(\.name)).map { $0 + name[colon...] + options }
    }
}
