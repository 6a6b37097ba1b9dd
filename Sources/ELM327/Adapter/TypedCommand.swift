import OBD

/// A command line for the adapter as a user types it, and its meaning to the adapter.
package struct TypedCommand: Hashable, Sendable {
    /// The text that is sent: the printable ASCII characters. Characters that adapters are known to ignore, or may take
    /// for the end of a line, are removed, so that the text that is checked is the text that is sent.
    package let text: String
    /// The text in capital letters and without spaces, as the adapter reads it.
    package let compact: String

    package init(_ line: String) {
        let printable = line.utf8.filter { (0x20...0x7E).contains($0) }
        text = String(decoding: printable.drop { $0 == 0x20 }, as: UTF8.self)
        compact = text.filter { $0 != " " }.uppercased()
    }

    /// Returns the commands in a line. Each character that ends a line for the adapter ends a command.
    package static func commands(in line: String) -> [TypedCommand] {
        line.split(omittingEmptySubsequences: false) { $0 == "\r" || $0 == "\n" || $0 == "\r\n" }
            .map { TypedCommand(String($0)) }
    }

    /// Whether this is a bare carriage return, which makes the adapter repeat its last command.
    package var isRepetition: Bool { compact.isEmpty }

    /// The part after "AT", such as "H1"; nil if this is not an AT command.
    var adapterCommand: Substring? { compact.hasPrefix("AT") ? compact.dropFirst(2) : nil }

    /// The part after "ST", the prefix of commands of STN adapters; nil if this is not such a command.
    var extendedCommand: Substring? { compact.hasPrefix("ST") ? compact.dropFirst(2) : nil }

    /// The bytes sent to the vehicle; nil if there are none. They are the pairs of digits at the start of the line, or
    /// those of `STPX … D:`. An odd last digit is not included: it is a response count.
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

    /// Whether the command makes the adapter monitor the bus until it is interrupted.
    package var listens: Bool {
        switch (adapterCommand, extendedCommand) {
        case (let command?, _): ["MA", "MR", "MT", "MP", "DM1"].contains { command.hasPrefix($0) }
        case (_, let command?): command == "M" || command == "MA"
        default: false
        }
    }
}

/// Who writes the protocol control information (PCI) byte of ISO 15765-2 at the front of a CAN message.
package enum ControlByte: Sendable {
    case adapter, user
    /// Not known for the protocol that was chosen.
    case unknown

    /// Returns the request in a sent message, from the service byte on, or an empty one for the consecutive frames of a
    /// long message. Returns both readings if it is not known who writes the PCI byte.
    package func requests(in message: [UInt8]) -> [[UInt8]] {
        switch self {
        case .adapter: [message]
        // A single byte cannot be a frame. The adapter may have restarted and may be adding the PCI byte again.
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

    /// Updates the state after a command that the adapter accepted.
    package mutating func follow(_ command: TypedCommand) {
        if let setting = command.adapterCommand {
            switch setting {
            case "CAF0": self = .user
            case "CAF1", "Z", "WS", "D": self = .adapter
            default:
                // The format of the user-defined protocols depends on AT PB and the programmable parameters.
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
