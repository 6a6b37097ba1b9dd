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
        guard let digits = extendedCommand == nil ? compact[...] : extendedData else { return nil }
        return Self.bytes(digits.prefix { $0.isHexDigit })
    }

    /// The digits of `STPX … D:`, and what follows them; nil if there are none.
    private var extendedData: Substring? {
        guard let extendedCommand, extendedCommand.hasPrefix("PX") else { return nil }
        let data = extendedCommand.split(separator: ",").first { $0.hasPrefix("D:") || $0.hasPrefix("PXD:") }
        return data.map { $0.drop { $0 != ":" }.dropFirst() }
    }

    /// The commands in the line if the adapter takes a sign that is no letter or digit for the end of a command, or ignores
    /// the rest behind it.
    var parts: [TypedCommand] {
        compact.split { !($0.isLetter || $0.isNumber) }.map { TypedCommand(String($0)) }
    }

    /// All messages that an adapter could take the line for. One that skips what is no hexadecimal digit, begins anew behind
    /// it, takes a letter for the digit that it resembles, or drops leading zeros may read another service than a person.
    var possibleMessages: [[UInt8]] {
        if let extendedData { return Self.possibleMessages(in: extendedData) }
        guard adapterCommand == nil, extendedCommand == nil else {
            return parts.dropFirst().flatMap(\.possibleMessages)
        }
        return Self.possibleMessages(in: compact[...])
    }

    private static func possibleMessages(in text: Substring) -> [[UInt8]] {
        [String(text), String(text.map { lookalikes[$0] ?? $0 })].flatMap { text in
            let runs = text.split { !$0.isHexDigit }
            return (runs + [Substring(runs.joined(separator: ""))]).flatMap { digits in
                [digits, withoutLeadingZeros(digits)].compactMap(bytes)
            }
        }
    }

    private static func withoutLeadingZeros(_ digits: Substring) -> Substring {
        var digits = digits
        while digits.hasPrefix("00") { digits = digits.dropFirst(digits.utf8.count.isMultiple(of: 2) ? 2 : 1) }
        return digits
    }

    private static let lookalikes: [Character: Character] = [
        "O": "0", "Q": "0", "I": "1", "L": "1", "Z": "2", "S": "5",
    ]

    /// Returns the pairs of digits as bytes; nil if there is none. An odd last digit is not included.
    private static func bytes(_ digits: Substring) -> [UInt8]? {
        let nibbles = digits.utf8.compactMap(BusFrame.nibble)
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
