package import Transports

/// How a car with diagnostics over IP is reached (ISO 13400-2): at an address or wherever one answers, and with TLS where the
/// car requires it or the user does.
package struct DoIPConnection: Sendable {
    /// The port for connections with TLS.
    package static let securedPort: UInt16 = 3496
    /// The protocol version of ISO 13400-2:2019.
    private static let laterVersion: UInt8 = 3

    private let host: String?
    private let port: UInt16
    private let trust: TLSTransport.Trust?
    private let certificate: String?
    private let ecus: [UInt16]

    /// - Parameters:
    ///   - host: nil to search.
    ///   - port: of the search and of a connection without TLS, or of a host that is reached by TLS only.
    ///   - trust: nil for TLS only where the car requires it, then whoever it is.
    ///   - certificate: the path of the tester's, with its key, if the car requires one with TLS.
    ///   - ecus: the addresses of ECUs that the user names; empty to find them.
    package init(
        host: String?, port: UInt16, trust: TLSTransport.Trust?, certificate: String? = nil, ecus: [UInt16] = []
    ) {
        self.host = host
        self.port = port
        self.trust = trust
        self.certificate = certificate
        self.ecus = ecus
    }

    package func open(device: String, interruptDescriptor: Int32) throws(TransportError) -> DoIPInterface {
        if let host {
            return try open(
                host, device: device, version: DoIPParser.usualVersion, addresses: .init(ecus: ecus),
                interruptDescriptor: interruptDescriptor)
        }
        let found = try DoIPDiscovery.search(port: port, interruptDescriptor: interruptDescriptor)
        let cars = DoIPGateway.cars(found)
        guard let car = cars.first else { throw .can(.noGateway) }
        guard cars.count == 1 else { throw .can(.severalGateways(cars.map { $0[0].device })) }
        let addresses = DoIPInterface.Addresses(ecus: ecus, entities: car.map(\.logicalAddress))
        return try Self.firstThatReachesECUs(car) { entity throws(TransportError) in
            try open(
                entity.host, device: device, version: entity.version, addresses: addresses,
                interruptDescriptor: interruptDescriptor)
        }
    }

    /// Connects to the entities of a car until one reaches an ECU; to the first one if none does.
    static func firstThatReachesECUs(
        _ car: [DoIPGateway], connect: (DoIPGateway) throws(TransportError) -> DoIPInterface
    ) throws(TransportError) -> DoIPInterface {
        var silent: DoIPInterface?
        var failure: TransportError?
        for entity in car {
            do {
                let interface = try connect(entity)
                if interface.silence == nil {
                    silent?.close()
                    return interface
                }
                if silent == nil { silent = interface } else { interface.close() }
            } catch .interrupted {
                throw .interrupted
            } catch {
                failure = failure ?? error
            }
        }
        if let silent { return silent }
        throw failure ?? .can(.noGateway)
    }

    private func open(
        _ host: String, device: String, version: UInt8, addresses: DoIPInterface.Addresses, interruptDescriptor: Int32
    ) throws(TransportError) -> DoIPInterface {
        let isNamed = self.host != nil && trust != nil && port != DoIPGateway.defaultPort
        let securedPort = isNamed ? port : Self.securedPort
        return try Self.negotiate(version: version, isSecured: trust != nil, addresses: addresses) {
            isSecured throws(TransportError) in
            if isSecured {
                return try TLSTransport.open(
                    device: device, host: host, port: securedPort, trust: trust ?? .anyone,
                    certificate: certificate, interruptDescriptor: interruptDescriptor)
            }
            do throws(TransportError) {
                return try TCPTransport.open(
                    device: device, host: host, port: port, interruptDescriptor: interruptDescriptor)
            } catch {
                // The advice for adapters does not help here.
                guard case .network(let failure) = error else { throw error }
                throw .can(.unreachableCar(DeviceAddress.text(host, port), reason: failure.reason))
            }
        }
    }

    /// Connects again with TLS, with another version, or for the default kind of diagnostics, if the car requires it: it closes
    /// a connection that it refuses.
    static func negotiate(
        version: UInt8, isSecured: Bool, addresses: DoIPInterface.Addresses = .init(),
        connect: (_ isSecured: Bool) throws(TransportError) -> any Transport
    ) throws(TransportError) -> DoIPInterface {
        // A car may know later versions.
        var version = version == DoIPParser.anyVersion ? DoIPParser.usualVersion : version
        var isSecured = isSecured
        var kind = RoutingActivation.regulated
        while true {
            do {
                return try DoIPInterface(connect(isSecured), version: version, kind: kind, addresses: addresses)
            } catch {
                switch error {
                case .can(.routingRefused(_, code: RoutingActivation.requiresTLS)) where !isSecured: isSecured = true
                case .can(.routingRefused(_, code: RoutingActivation.unknownKind)) where kind != RoutingActivation.usual:
                    kind = RoutingActivation.usual
                case .can(.otherVersion) where version != laterVersion: version = laterVersion
                default: throw error
                }
            }
        }
    }
}
