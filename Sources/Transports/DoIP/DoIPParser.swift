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
    /// The payload of the last message, in which the next one may begin if its length was wrong.
    private var lastPayload: [UInt8] = []
    /// How often something came that is no message, or a message with a wrong length.
    package private(set) var faultCount = 0
    private static let headerSize = 8
    /// What is longer is no message of a car.
    private static let limit = 1 << 20
    /// Those that exist; the last one is that of requests of identification.
    private static let versions: Set<UInt8> = [1, 2, 3, 4, anyVersion]

    package init() {}

    /// Whether the beginning of a message has arrived.
    package var isPartial: Bool { !bytes.isEmpty }

    /// The message of which only the beginning has arrived, with the length by its header and what there is of that.
    package var partial: (number: UInt16, length: Int, arrived: Int)? {
        guard let header = header(at: 0) else { return nil }
        return (header.number, header.length, bytes.count - Self.headerSize)
    }

    package static func message(_ kind: Kind, _ payload: [UInt8], version: UInt8 = usualVersion) -> [UInt8] {
        let count = UInt32(payload.count)
        return [version, ~version, UInt8(kind.rawValue >> 8), UInt8(kind.rawValue & 0xFF)]
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + payload
    }

    package mutating func messages(_ new: [UInt8]) -> [Message] {
        bytes += new
        var messages: [Message] = []
        while mayBegin(at: 0) || skip() {
            guard let header = header(at: 0), bytes.count >= Self.headerSize + header.length else { break }
            let end = Self.headerSize + header.length
            lastPayload = Array(bytes[Self.headerSize..<end])
            messages.append(Message(version: bytes[0], number: header.number, payload: lastPayload))
            bytes.removeFirst(end)
        }
        return messages
    }

    /// Gives up a message of which the rest does not come: its length is wrong. Returns those that began in it.
    package mutating func giveUpPartial() -> [Message] {
        guard isPartial else { return [] }
        lastPayload = []
        bytes.removeFirst()
        // What is left may begin a message by itself.
        if mayBegin(at: 0) { faultCount += 1 }
        return messages([])
    }

    /// Whether what there is at an index may begin a message, whatever its kind. False at the end.
    private func mayBegin(at index: Int) -> Bool {
        guard index < bytes.count else { return false }
        guard index + 1 < bytes.count else { return true }
        guard bytes[index] == ~bytes[index + 1] else { return false }
        return header(at: index).map { $0.length <= Self.limit } ?? true
    }

    private func header(at index: Int) -> (number: UInt16, length: Int)? {
        guard bytes.count >= index + Self.headerSize else { return nil }
        return (
            UInt16(bytes[index + 2]) << 8 | UInt16(bytes[index + 3]),
            bytes[(index + 4)..<(index + 8)].reduce(0) { $0 << 8 | Int($1) }
        )
    }

    /// Skips what begins no message, as after a header with a wrong length, up to the next message of a known kind and
    /// version. It may have begun in the payload of the message before. Returns whether there is one.
    private mutating func skip() -> Bool {
        guard !bytes.isEmpty else { return false }
        let replayedCount = lastPayload.count
        bytes = lastPayload + bytes
        lastPayload = []
        let start = bytes.indices.first { index in
            guard Self.versions.contains(bytes[index]), mayBegin(at: index) else { return false }
            return header(at: index).map { Kind(rawValue: $0.number) != nil } ?? (index >= replayedCount)
        }
        faultCount += 1
        bytes.removeFirst(start ?? bytes.count)
        return start != nil
    }
}
