/// Reads the messages of ISO 13400-2: version, its complement, kind and length, the high byte first, and the payload.
package struct DoIPParser: Sendable {
    package enum Kind: UInt16, Sendable {
        /// What it was sent is no message, or one that it does not know.
        case headerNack = 0x0000
        case identificationRequest = 0x0001
        case identificationRequestOfEntity = 0x0002
        case identificationRequestOfVIN = 0x0003
        /// Also what answers the requests before.
        case announcement = 0x0004
        case routingActivation = 0x0005
        case routingActivationResponse = 0x0006
        case aliveCheck = 0x0007
        case aliveCheckResponse = 0x0008
        case entityStatusRequest = 0x4001
        case entityStatus = 0x4002
        case powerModeRequest = 0x4003
        case powerMode = 0x4004
        case diagnosticMessage = 0x8001
        case diagnosticAcknowledgment = 0x8002
        case diagnosticNack = 0x8003
    }

    /// A message of any kind.
    package struct Message: Hashable, Sendable {
        package let version: UInt8
        package let number: UInt16
        package let payload: [UInt8]

        /// Nil for one that means nothing here.
        package var kind: Kind? { Kind(rawValue: number) }
    }

    /// That of ISO 13400-2:2012, which later ones still serve.
    package static let usualVersion: UInt8 = 2
    /// For requests of identification, before a car's version is known.
    package static let anyVersion: UInt8 = 0xFF

    private var bytes: [UInt8] = []
    private static let headerSize = 8
    /// What is longer is no message of a car.
    private static let limit = 1 << 20

    package init() {}

    /// Whether the beginning of a message has arrived.
    package var isPartial: Bool { !bytes.isEmpty }

    package static func message(_ kind: Kind, _ payload: [UInt8], version: UInt8 = usualVersion) -> [UInt8] {
        let count = UInt32(payload.count)
        return [version, ~version, UInt8(kind.rawValue >> 8), UInt8(kind.rawValue & 0xFF)]
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + payload
    }

    package mutating func messages(_ new: [UInt8]) -> [Message] {
        bytes += new
        var messages: [Message] = []
        while bytes.count >= Self.headerSize {
            let length = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
            guard bytes[0] == ~bytes[1], length <= Self.limit else {
                // Out of step: nothing shows where the next message begins.
                bytes = []
                break
            }
            guard bytes.count >= Self.headerSize + length else { break }
            messages.append(
                Message(
                    version: bytes[0], number: UInt16(bytes[2]) << 8 | UInt16(bytes[3]),
                    payload: Array(bytes[Self.headerSize..<(Self.headerSize + length)])))
            bytes.removeFirst(Self.headerSize + length)
        }
        return messages
    }
}
