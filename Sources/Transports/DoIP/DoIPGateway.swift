import System
import Telemetry

/// An entity with diagnostics over IP that was found in the network, a car's gateway or one of its ECUs: what it announces of
/// itself (ISO 13400-2, vehicle announcement), and where it is.
package struct DoIPGateway: Hashable, Sendable {
    package static let defaultPort: UInt16 = 13400

    /// "169.254.10.2" or "fe80:0:0:0:1:2:3:4%eth0".
    package let host: String
    package let port: UInt16
    /// Nil while the car does not know it.
    package let vin: String?
    package let logicalAddress: UInt16
    /// EID: which entity it is, in six bytes; empty if it does not know.
    package let entity: [UInt8]
    /// GID: of which group of entities, in six bytes; empty if it does not know.
    package let group: [UInt8]
    /// The protocol version of its messages.
    package let version: UInt8

    package init(
        host: String, port: UInt16 = defaultPort, vin: String?, logicalAddress: UInt16, entity: [UInt8] = [],
        group: [UInt8] = [], version: UInt8 = 2
    ) {
        self.host = host
        self.port = port
        self.vin = vin
        self.logicalAddress = logicalAddress
        self.entity = entity
        self.group = group
        self.version = version
    }

    /// Reads a datagram; nil if it is no announcement.
    /// - Parameter interface: through which it came, which the address of a link needs.
    init?(_ datagram: FileDescriptor.Datagram, interface: String?, port: UInt16) {
        var parser = DoIPParser()
        guard let sender = datagram.sender, let message = parser.messages(datagram.bytes).first,
            message.kind == .announcement, message.payload.count >= 19
        else { return nil }
        let isOfLink = sender.host.hasPrefix("fe80:")
        guard !isOfLink || interface != nil else { return nil }
        host = sender.host + (isOfLink ? "%" + (interface ?? "") : "")
        self.port = port
        version = message.version
        logicalAddress = UInt16(message.payload[17]) << 8 | UInt16(message.payload[18])
        entity = Self.identifier(message.payload.dropFirst(19))
        group = Self.identifier(message.payload.dropFirst(25))
        let text = message.payload.prefix(17)
        // Zeros or ones until the car is configured.
        let isText = text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "Z")).contains($0) }
        vin = isText ? String(decoding: text, as: UTF8.self) : nil
    }

    /// Six bytes, unless they are the zeros or ones of an entity that does not know them.
    private static func identifier(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let bytes = Array(bytes.prefix(6))
        return bytes.count == 6 && Set(bytes) != [0] && Set(bytes) != [0xFF] ? bytes : []
    }

    /// Whether two entities belong to one car: by their VINs or, where one does not know it, by their group, or as they are
    /// the same one at two addresses.
    package func isInCar(of other: DoIPGateway) -> Bool {
        if let vin, let otherVIN = other.vin { return vin == otherVIN }
        return !entity.isEmpty && entity == other.entity || !group.isEmpty && group == other.group
    }

    /// Whether this is the same entity at another address of the network.
    func isSameEntity(_ other: DoIPGateway) -> Bool {
        logicalAddress == other.logicalAddress && vin == other.vin && entity == other.entity
    }

    /// Returns the entities by cars, in each those first that know its VIN.
    package static func cars(_ entities: [DoIPGateway]) -> [[DoIPGateway]] {
        var cars: [[DoIPGateway]] = []
        for entity in entities.filter({ $0.vin != nil }) + entities.filter({ $0.vin == nil }) {
            if let index = cars.firstIndex(where: { $0.contains(where: entity.isInCar) }) {
                cars[index].append(entity)
            } else {
                cars.append([entity])
            }
        }
        return cars
    }

    /// As `--adapter` accepts it.
    package var device: String {
        "doip:" + (port == Self.defaultPort && !host.contains(":") ? host : DeviceAddress.text(host, port))
    }
}

/// Asks the networks of this computer for cars with diagnostics over IP. Nothing goes to a car's buses by this.
package enum DoIPDiscovery {
    /// A gateway may wait half a second before it answers, so that not all do at once (ISO 13400-2).
    private static let responseSeconds = 0.6
    private static let repeatSeconds = 0.5

    /// A socket, through which the request goes to all on an interface.
    private struct Path {
        let socket: UDPSocket
        let interface: String?
    }

    /// Returns the entities that answer, after the first one those that come soon after it; none if there are none.
    /// - Parameters:
    ///   - seconds: how long to wait for the first one. The standard gives them two.
    ///   - interruptDescriptor: readable when the user wants to stop; -1 for none.
    package static func search(
        port: UInt16 = DoIPGateway.defaultPort, seconds: Double = 2, interruptDescriptor: Int32 = -1
    ) throws(TransportError) -> [DoIPGateway] {
        let asking = paths(port)
        // A gateway announces itself when its network comes up. The port may be another program's.
        let announcements = (try? UDPSocket.listen(host: nil, port: port)).map { Path(socket: $0, interface: nil) }
        let all = asking + (announcements.map { [$0] } ?? [])
        let request = DoIPParser.message(.identificationRequest, [], version: DoIPParser.anyVersion)
        var found: [DoIPGateway] = []
        var end = SystemClock.now.advanced(bySeconds: seconds)
        var nextRequest = SystemClock.now
        while SystemClock.now < end {
            if SystemClock.now >= nextRequest {
                for path in asking { path.socket.send(request) }
                nextRequest = nextRequest.advanced(bySeconds: repeatSeconds)
            }
            let waitS = min(end, nextRequest).seconds(since: SystemClock.now)
            guard UDPSocket.wait(all.map(\.socket), seconds: max(0, waitS), stop: interruptDescriptor) else {
                throw .interrupted
            }
            for path in all {
                while let datagram = path.socket.receive() {
                    guard let gateway = DoIPGateway(datagram, interface: path.interface, port: port),
                        !found.contains(where: gateway.isSameEntity)
                    else { continue }
                    if found.isEmpty { end = min(end, SystemClock.now.advanced(bySeconds: responseSeconds)) }
                    found.append(gateway)
                }
            }
        }
        return found
    }

    /// By IPv4 to all on each network, and to this computer itself, where a simulator may be; by IPv6 to all on each link,
    /// which needs no address of a network.
    private static func paths(_ port: UInt16) -> [Path] {
        let everyone = "255.255.255.255"
        let byIPv4 = NetworkInterfaces.addresses().compactMap { own in
            // The address of its own makes it go out through this interface.
            (try? UDPSocket.converse(
                host: own.isLoopback ? own.address : everyone, port: port, own: (own.address, 0))).map {
                    Path(socket: $0, interface: own.interface)
                }
        }
        let byIPv6 = NetworkInterfaces.linkNames().compactMap { name in
            (try? UDPSocket.converse(host: "ff02::1%\(name)", port: port, own: (nil, 0)))
                .map { Path(socket: $0, interface: name) }
        }
        return byIPv4 + byIPv6
    }
}
