package import OBD
package import Telemetry
package import Transports

/// Diagnostics over IP (ISO 13400-2): a car's Ethernet, by a cable to its OBD connector. Messages are whole; they are
/// given out as the frames of ISO 15765-2 that would carry them, from 7E8 on in the order of the ECUs' addresses.
package final class DoIPInterface: CANInterface {
    /// The address of a tester: one of 0E00 to 0FFF.
    private static let tester: UInt16 = 0x0E00
    /// The address of all ECUs that matter for emissions.
    private static let functional: UInt16 = 0xE000
    private static let responseSeconds = 2.0
    /// How long an ECU may take, and the network, in seconds.
    private static let introductionSeconds = 0.15

    private let transport: any Transport
    private let version: UInt8
    private var parser = DoIPParser()
    private var frames: [(frame: CANFrame, time: Instant)] = []
    private var next = 0
    /// The addresses of the ECUs that responded, by the number of their identifier.
    private var ecus: [UInt16] = []
    /// Where requests to all go: the entity itself, if it knows no group.
    private var group = functional
    private var entity: UInt16 = 0
    private var lastRequest: [UInt8] = []
    /// A request of which the first frame was sent.
    private var unfinished: (target: UInt32, length: Int, bytes: [UInt8])?
    package private(set) var notes: [String] = []

    /// Takes over an open connection, and activates routing.
    /// - Parameter version: of the protocol.
    package init(_ transport: any Transport, version: UInt8 = DoIPParser.usualVersion) throws(TransportError) {
        self.transport = transport
        self.version = version
        // For what emission regulations require, and if the car knows no such kind, the default one.
        for kind: UInt8 in [0x01, 0x00] {
            try send(.routingActivation, Self.bytes(Self.tester) + [kind, 0, 0, 0, 0])
            let reply = try activation()
            entity = Self.address(reply[2...])
            switch reply[4] {
            case RoutingActivation.accepted, RoutingActivation.acceptedAfterConfirmation:
                let confirms = reply[4] == RoutingActivation.accepted ? "" : ", to be confirmed in the car"
                notes =
                    ["doip: entity \(Self.text(entity)), routing activated, kind \(kind)\(confirms)"] + transport.notes
                try introduce()
                return
            case RoutingActivation.unknownKind where kind != 0: continue
            default:
                transport.close()
                throw .can(.routingRefused(transport.device, code: reply[4]))
            }
        }
    }

    /// Lets all ECUs respond once, those of OBDonUDS and the classic ones, so that each has the same identifier every time,
    /// whoever responds first.
    private func introduce() throws(TransportError) {
        for message in [[0x22, 0xF8, 0x10], [0x01, 0x00]] as [[UInt8]] {
            try request(0x7DF, message)
            let end = now.advanced(bySeconds: Self.introductionSeconds)
            while let received = try transport.receive(before: end) { try handle(received) }
        }
        ecus.sort()
        notes += ecus.enumerated().map { "doip: \(Self.text($1)) is ECU \($0 + 1)" }
        frames.removeAll()
        next = 0
    }

    /// Waits for the response to routing activation, which has five bytes at least.
    private func activation() throws(TransportError) -> [UInt8] {
        let deadline = now.advanced(bySeconds: Self.responseSeconds)
        while let received = try transport.receive(before: deadline) {
            for message in parser.messages(received.bytes) {
                switch message.kind {
                case .routingActivationResponse where message.payload.count >= 5: return message.payload
                case .aliveCheck: try send(.aliveCheckResponse, Self.bytes(Self.tester))
                // "Incorrect pattern format": the version is none of its own.
                case .headerNack where message.payload.first == 0:
                    transport.close()
                    throw .can(.otherVersion(transport.device))
                default: continue
                }
            }
        }
        transport.close()
        throw .can(.notDoIP(transport.device))
    }

    package var name: String { "DoIP" }
    package var device: String { transport.device }
    package var now: Instant { transport.now }
    package var fixedBitRate: Int? { nil }
    package var choosesBitRate: Bool { false }
    package var buses: [VehicleBus] { [.doip] }

    package func connect(bitRate: Int, listens: Bool) -> Bool { true }

    package func send(_ frame: CANFrame) throws(TransportError) -> Bool {
        switch TransportPart(frame.data) {
        case .single(let length):
            try request(frame.identifier, Array(frame.data.dropFirst().prefix(length)))
        case .first(let length):
            unfinished = (frame.identifier, length, Array(frame.data.dropFirst(2)))
            // Nothing limits the rest.
            let flowControl = CANFrame(identifier: 0x7E8, isExtended: false, data: [0x30, 0, 0])
            frames.append((flowControl, now))
        case .consecutive:
            unfinished?.bytes += frame.data.dropFirst()
            guard let whole = unfinished, whole.bytes.count >= whole.length else { return true }
            unfinished = nil
            try request(whole.target, Array(whole.bytes.prefix(whole.length)))
        // Messages come whole.
        case .flowControl, nil: break
        }
        return true
    }

    package func receive(before deadline: Instant) throws(TransportError) -> (frame: CANFrame, time: Instant)? {
        while next == frames.count {
            guard let received = try transport.receive(before: deadline) else { return nil }
            try handle(received)
        }
        defer { next += 1 }
        return frames[next]
    }

    package func close() { transport.close() }

    // MARK: Messages

    private func request(_ identifier: UInt32, _ message: [UInt8]) throws(TransportError) {
        var target = group
        if (0x7E0...0x7E7).contains(identifier) {
            let number = Int(identifier - 0x7E0)
            guard ecus.indices.contains(number) else { return }
            target = ecus[number]
        } else if identifier != 0x7DF {
            return
        }
        lastRequest = message
        try send(.diagnosticMessage, Self.bytes(Self.tester) + Self.bytes(target) + message)
    }

    private func send(_ kind: DoIPParser.Kind, _ payload: [UInt8]) throws(TransportError) {
        try transport.send(DoIPParser.message(kind, payload, version: version))
    }

    private func handle(_ received: Received) throws(TransportError) {
        if next == frames.count {
            frames.removeAll(keepingCapacity: true)
            next = 0
        }
        for message in parser.messages(received.bytes) {
            let payload = message.payload
            switch message.kind {
            case .aliveCheck: try send(.aliveCheckResponse, Self.bytes(Self.tester))
            case .diagnosticMessage where payload.count > 4:
                addFrames(of: Self.address(payload[...]), Array(payload[4...]), at: received.time)
            // The entity knows no such group, and is asked itself from now on.
            case .diagnosticNack
            where group == Self.functional && ecus.isEmpty && entity != 0 && !lastRequest.isEmpty:
                group = entity
                try send(.diagnosticMessage, Self.bytes(Self.tester) + Self.bytes(entity) + lastRequest)
            default: continue
            }
        }
    }

    private func addFrames(of ecu: UInt16, _ message: [UInt8], at time: Instant) {
        if !ecus.contains(ecu) {
            // There are identifiers for eight.
            guard ecus.count < 8 else { return }
            ecus.append(ecu)
        }
        let identifier = 0x7E8 + UInt32(ecus.firstIndex(of: ecu) ?? 0)
        // A longer message does not fit the length of ISO 15765-2, and no response of OBD is as long.
        guard message.count <= 0xFFF else { return }
        for data in TransportPart.frames(message) {
            frames.append((CANFrame(identifier: identifier, isExtended: false, data: data), time))
        }
    }

    private static func bytes(_ address: UInt16) -> [UInt8] { [UInt8(address >> 8), UInt8(address & 0xFF)] }

    private static func address(_ bytes: ArraySlice<UInt8>) -> UInt16 {
        bytes.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
    }

    private static func text(_ address: UInt16) -> String {
        let digits = String(address, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}

/// The codes of the response to routing activation (ISO 13400-2) on which more depends than a message.
enum RoutingActivation {
    static let unknownKind: UInt8 = 0x06
    static let requiresTLS: UInt8 = 0x07
    static let accepted: UInt8 = 0x10
    static let acceptedAfterConfirmation: UInt8 = 0x11
}
