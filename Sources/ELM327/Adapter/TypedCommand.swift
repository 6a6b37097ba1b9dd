import OBD

/// A line for the adapter as a person types it, and what the adapter takes it for.
package struct TypedCommand: Hashable, Sendable {
    /// What is sent: the printable characters of ASCII. What adapters are known to ignore, or may take for the end of a
    /// line, is not in it, so that what is judged is what is sent.
    package let text: String
    /// Capital letters without spaces, as the adapter reads it.
    package let compact: String

    package init(_ line: String) {
        let printable = line.utf8.filter { (0x20...0x7E).contains($0) }
        text = String(decoding: printable.drop { $0 == 0x20 }, as: UTF8.self)
        compact = text.filter { $0 != " " }.uppercased()
    }

    /// The commands in a line: whatever ends a line for the adapter ends a command.
    package static func commands(in line: String) -> [TypedCommand] {
        line.split(omittingEmptySubsequences: false) { $0 == "\r" || $0 == "\n" || $0 == "\r\n" }
            .map { TypedCommand(String($0)) }
    }

    /// A bare carriage return, which makes the adapter repeat its last command.
    package var isRepetition: Bool { compact.isEmpty }

    /// What follows "AT", as in "H1"; nil for what is no AT command.
    var adapterCommand: Substring? { compact.hasPrefix("AT") ? compact.dropFirst(2) : nil }

    /// What follows "ST", the commands of STN adapters.
    var extendedCommand: Substring? { compact.hasPrefix("ST") ? compact.dropFirst(2) : nil }

    /// The bytes that go to the vehicle: pairs of digits, without an odd last one, which is a count of answers; those of
    /// `STPX … D:`. Of a line that goes on otherwise, the digits at its start. Nil where there is no byte.
    package var message: [UInt8]? {
        var digits = compact[...]
        if let extendedCommand {
            guard extendedCommand.hasPrefix("PX"),
                let data = extendedCommand.split(separator: ",").first(where: {
                    $0.hasPrefix("D:") || $0.hasPrefix("PXD:")
                })
            else { return nil }
            digits = data.drop { $0 != ":" }.dropFirst()
        }
        let nibbles = digits.utf8.prefix { BusFrame.nibble($0) != nil }.compactMap(BusFrame.nibble)
        guard nibbles.count >= 2 else { return nil }
        return stride(from: 0, to: nibbles.count - 1, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    }

    /// The adapter listens to the bus until it is interrupted.
    package var listens: Bool {
        switch (adapterCommand, extendedCommand) {
        case (let command?, _): ["MA", "MR", "MT", "MP", "DM1"].contains { command.hasPrefix($0) }
        case (_, let command?): command == "M" || command == "MA"
        default: false
        }
    }
}

/// Who writes the control byte of ISO 15765-2 in front of a message on CAN.
package enum ControlByte: Sendable {
    case adapter, user
    /// A protocol was chosen of which it is not known.
    case unknown

    /// The request in a message that is sent, from the service byte on; empty for the later frames of a long one. Two
    /// where it is not known which.
    package func requests(in message: [UInt8]) -> [[UInt8]] {
        switch self {
        case .adapter: [message]
        // A byte alone is no frame: the adapter may have restarted, and formats again.
        case .user: message.count == 1 ? [message] : [Self.unwrapped(message)]
        case .unknown: [message, Self.unwrapped(message)]
        }
    }

    private static func unwrapped(_ frame: [UInt8]) -> [UInt8] {
        switch frame.first.map({ $0 >> 4 }) {
        case 0: Array(frame.dropFirst().prefix(Int(frame[0])))
        case 1: Array(frame.dropFirst(2))
        default: []
        }
    }

    /// After a command that the adapter took.
    package mutating func follow(_ command: TypedCommand) {
        if let setting = command.adapterCommand {
            switch setting {
            case "CAF0": self = .user
            case "CAF1", "Z", "WS", "D": self = .adapter
            default:
                // The user's own protocols are formatted as AT PB and the programmable parameters say.
                if setting.hasPrefix("PB")
                    || ["SPB", "SPC", "TPB", "TPC", "SPAB", "SPAC", "TPAB", "TPAC"].contains(setting)
                {
                    self = .unknown
                }
            }
        } else if let setting = command.extendedCommand, setting.hasPrefix("P"), let next = setting.dropFirst().first,
            next.isNumber
        {
            self = .unknown
        }
    }
}
