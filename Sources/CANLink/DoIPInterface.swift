package import OBD
package import Telemetry
package import Transports

/// Diagnostics over IP (ISO 13400-2): a car's Ethernet, by a cable to its OBD connector. Messages are whole; they are
/// given out as the frames of ISO 15765-2 that would carry them, from 7E8 on in the order in which ECUs respond.
package final class DoIPInterface: CANInterface {
    package static let defaultPort: UInt16 = 13400
    /// The address of a tester: one of 0E00 to 0FFF.
    private static let tester: UInt16 = 0x0E00
    /// The address of all ECUs that matter for emissions.
    private static let functional: UInt16 = 0xE000
    private static let responseSeconds = 2.0

    private let transport: any Transport
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
    package init(_ transport: any Transport) throws(TransportError) {
        self.transport = transport
        // For what emission regulations require, and if the car knows no such kind, the default one.
        for kind: UInt8 in [0x01, 0x00] {
            try send(.routingActivation, Self.bytes(Self.tester) + [kind, 0, 0, 0, 0])
            guard let reply = try response(.routingActivationResponse), reply.count >= 5 else {
                transport.close()
                throw .can(.notDoIP(transport.device))
            }
            entity = Self.address(reply[2...])
            switch reply[4] {
            case 0x10, 0x11:
                notes = ["doip: entity \(Self.text(entity)), routing activated, kind \(kind)"]
                return
            case 0x06 where kind != 0: continue
            default:
                transport.close()
                throw .can(.routingRefused(transport.device, code: reply[4]))
            }
        }
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
        try transport.send(DoIPParser.message(kind, payload))
    }

    /// Waits for a message of a kind; nil if none came.
    private func response(_ kind: DoIPParser.Kind) throws(TransportError) -> [UInt8]? {
        let deadline = now.advanced(bySeconds: Self.responseSeconds)
        while let received = try transport.receive(before: deadline) {
            for message in parser.messages(received.bytes) where message.kind == kind.rawValue {
                return message.payload
            }
        }
        return nil
    }

    private func handle(_ received: Received) throws(TransportError) {
        if next == frames.count {
            frames.removeAll(keepingCapacity: true)
            next = 0
        }
        for message in parser.messages(received.bytes) {
            let payload = message.payload
            switch DoIPParser.Kind(rawValue: message.kind) {
            case .aliveCheck: try send(.aliveCheckResponse, Self.bytes(Self.tester))
            case .diagnosticMessage where payload.count > 4:
                addFrames(of: Self.address(payload[...]), Array(payload[4...]), at: received.time)
            // The entity knows no such group, and is asked itself from now on.
            case .diagnosticNack where group == Self.functional && entity != 0 && !lastRequest.isEmpty:
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
            notes.append("doip: \(Self.text(ecu)) is ECU \(ecus.count)")
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

/// Reads the messages of ISO 13400-2: version, its complement, kind and length, the high byte first, and the payload.
package struct DoIPParser: Sendable {
    package enum Kind: UInt16, Sendable {
        case routingActivation = 0x0005
        case routingActivationResponse = 0x0006
        case aliveCheck = 0x0007
        case aliveCheckResponse = 0x0008
        case diagnosticMessage = 0x8001
        case diagnosticAcknowledgment = 0x8002
        case diagnosticNack = 0x8003
    }

    private var bytes: [UInt8] = []
    private static let headerSize = 8
    /// What is longer is no message of a car.
    private static let limit = 1 << 20

    package init() {}

    package static func message(_ kind: Kind, _ payload: [UInt8]) -> [UInt8] {
        let count = UInt32(payload.count)
        return [0x02, 0xFD, UInt8(kind.rawValue >> 8), UInt8(kind.rawValue & 0xFF)]
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + payload
    }

    package mutating func messages(_ new: [UInt8]) -> [(kind: UInt16, payload: [UInt8])] {
        bytes += new
        var messages: [(kind: UInt16, payload: [UInt8])] = []
        while bytes.count >= Self.headerSize {
            let length = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
            guard bytes[0] == ~bytes[1], length <= Self.limit else {
                // Out of step: nothing tells where the next message begins.
                bytes = []
                break
            }
            guard bytes.count >= Self.headerSize + length else { break }
            messages.append(
                (UInt16(bytes[2]) << 8 | UInt16(bytes[3]), Array(bytes[Self.headerSize..<(Self.headerSize + length)])))
            bytes.removeFirst(Self.headerSize + length)
        }
        return messages
    }
}
