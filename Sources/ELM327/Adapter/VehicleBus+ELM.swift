package import OBD

/// The vehicle's protocol as an ELM327 names it in commands and replies.
extension VehicleBus {
    /// The protocol number used by AT SP, AT TP and AT DPN. An interface's J1939 is not that of an ELM327, which is A.
    package var elmNumber: Character { self == .j1939 ? "E" : number }

    /// Creates the protocol with a number; nil if that is not a protocol of a car.
    package init?(elmNumber: Character) {
        guard let bus = Self.allCases.first(where: { $0.elmNumber == elmNumber }) else { return nil }
        self = bus
    }

    /// Creates the protocol from a reply to AT DPN, such as "A6" or "6"; nil for "0" and other values that are not a
    /// protocol of a car.
    package init?(adapterNumber text: String?) {
        guard var text = text?.uppercased() else { return nil }
        if text.count == 2, text.hasPrefix("A") { text.removeFirst() }
        guard text.count == 1, let character = text.first else { return nil }
        self.init(elmNumber: character)
    }

    /// Creates the protocol from a reply to AT DP, such as "AUTO, ISO 15765-4 (CAN 11/500)".
    package init?(adapterName text: String?) {
        guard let text = text?.uppercased(),
            let bus = Self.allCases.first(where: { text.hasSuffix($0.name.uppercased()) })
        else { return nil }
        self = bus
    }

    /// Returns what the format of a reply to `01 00` reveals, for clones that do not report the protocol: the framing
    /// of the messages, and the bus if only one bus has that framing.
    package static func shown(by reply: Reply) -> (framing: Framing?, bus: VehicleBus?) {
        for line in reply.lines {
            guard case .digits(let digits) = line.content else { continue }
            // `48 6B` starts messages of both ISO 9141-2 and J1850 VPW. The checksum tells them apart.
            for framing in Framing.allCases {
                guard let frame = try? BusFrame.parse(digits, framing: framing), frame.data.prefix(3).contains(0x41)
                else { continue }
                switch framing {
                case .can11, .can29, .kwp: return (framing, nil)
                case .iso9141: return (framing, .iso9141)
                case .j1850: return (framing, digits.starts(with: "41".utf8) ? .j1850PWM : .j1850VPW)
                }
            }
            // There is neither a header nor a protocol. By far most cars use CAN.
            if digits.starts(with: "4100".utf8), digits.count >= 12 { return (.can11, nil) }
        }
        return (nil, nil)
    }
}
