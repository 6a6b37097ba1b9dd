package import Telemetry

/// Reassembles messages of up to 1785 bytes (SAE J1939-21, transport protocol): announced to all (BAM), or to the tester,
/// which then asks for the packets (RTS and CTS). Messages of one frame pass through.
package struct J1939Assembler: Sendable {
    /// The longest pause between two packets, in seconds (T1 and T2 of the standard, the longer one).
    package static let pauseSeconds = 1.25
    private static let packetSize = 7
    private static let byteCounts = 9...1785

    /// The first byte of a message that controls the transport.
    private enum Control {
        static let requestToSend: UInt8 = 16
        static let clearToSend: UInt8 = 17
        static let endOfMessage: UInt8 = 19
        static let announcement: UInt8 = 32
        static let abort: UInt8 = 255
    }

    private struct Key: Hashable {
        var source: UInt8
        var destination: UInt8
    }

    private struct Transfer {
        var group: Int
        var byteCount: Int
        var packetCount: Int
        /// How many packets may come without being asked for; nil for all.
        var packetsPerTurn: Int?
        var bytes: [UInt8] = []
        var received = 0
        var last: Instant
    }

    private var transfers: [Key: Transfer] = [:]

    package init() {}

    /// Whether a message is on its way.
    /// - Parameter onlyForTester: does not count those for all.
    package func isBusy(at now: Instant, onlyForTester: Bool = false) -> Bool {
        transfers.contains { key, transfer in
            now.seconds(since: transfer.last) <= Self.pauseSeconds
                && (!onlyForTester || key.destination == J1939Message.tester)
        }
    }

    /// Returns the message that a frame is or completes, and what must be sent for the rest.
    package mutating func handle(_ frame: J1939Message, at time: Instant) -> (
        message: J1939Message?, replies: [J1939Message]
    ) {
        switch frame.group {
        case J1939Group.transportControl: return (nil, control(frame, at: time))
        case J1939Group.transportData: return packet(frame, at: time)
        default: return (frame, [])
        }
    }

    private mutating func control(_ frame: J1939Message, at time: Instant) -> [J1939Message] {
        let (data, key) = (frame.data, Key(source: frame.source, destination: frame.destination))
        guard data.count == 8 else { return [] }
        let isForAll = data[0] == Control.announcement && frame.destination == J1939Message.everyone
        let isForUs = data[0] == Control.requestToSend && frame.destination == J1939Message.tester
        if data[0] == Control.abort { transfers[key] = nil }
        guard isForAll || isForUs else { return [] }
        let byteCount = Int(data[1]) | Int(data[2]) << 8
        let packetCount = Int(data[3])
        guard Self.byteCounts.contains(byteCount),
            packetCount == (byteCount + Self.packetSize - 1) / Self.packetSize
        else { return [] }
        let transfer = Transfer(
            group: Int(data[5]) | Int(data[6]) << 8 | Int(data[7]) << 16, byteCount: byteCount,
            packetCount: packetCount, packetsPerTurn: isForUs ? max(1, Int(data[4])) : nil, last: time)
        transfers[key] = transfer
        return isForUs ? [Self.clearToSend(transfer, to: frame.source)] : []
    }

    private mutating func packet(_ frame: J1939Message, at time: Instant) -> (
        message: J1939Message?, replies: [J1939Message]
    ) {
        let key = Key(source: frame.source, destination: frame.destination)
        guard var transfer = transfers[key], let number = frame.data.first else { return (nil, []) }
        guard Int(number) == transfer.received + 1, time.seconds(since: transfer.last) <= Self.pauseSeconds else {
            // A packet is lost, and with it the message. Its sender gives up by itself.
            transfers[key] = nil
            return (nil, [])
        }
        transfer.received += 1
        transfer.bytes += frame.data.dropFirst()
        transfer.last = time
        guard transfer.received == transfer.packetCount else {
            transfers[key] = transfer
            guard let turn = transfer.packetsPerTurn, transfer.received.isMultiple(of: turn) else { return (nil, []) }
            return (nil, [Self.clearToSend(transfer, to: frame.source)])
        }
        transfers[key] = nil
        guard transfer.bytes.count >= transfer.byteCount else { return (nil, []) }
        let message = J1939Message(
            group: transfer.group, source: frame.source, destination: frame.destination,
            data: Array(transfer.bytes.prefix(transfer.byteCount)))
        let end = [Control.endOfMessage] + Self.size(transfer) + [0xFF] + J1939Message.bytes(ofGroup: transfer.group)
        return (message, transfer.packetsPerTurn == nil ? [] : [Self.controlMessage(end, to: frame.source)])
    }

    private static func size(_ transfer: Transfer) -> [UInt8] {
        [UInt8(transfer.byteCount & 0xFF), UInt8(transfer.byteCount >> 8), UInt8(transfer.packetCount)]
    }

    private static func clearToSend(_ transfer: Transfer, to destination: UInt8) -> J1939Message {
        let count = min(transfer.packetsPerTurn ?? 1, transfer.packetCount - transfer.received)
        return controlMessage(
            [Control.clearToSend, UInt8(count), UInt8(transfer.received + 1), 0xFF, 0xFF]
                + J1939Message.bytes(ofGroup: transfer.group), to: destination)
    }

    private static func controlMessage(_ data: [UInt8], to destination: UInt8) -> J1939Message {
        J1939Message(
            group: J1939Group.transportControl, source: J1939Message.tester, destination: destination, data: data)
    }
}
