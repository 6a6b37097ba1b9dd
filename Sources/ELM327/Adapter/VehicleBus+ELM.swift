package import OBD

/// The vehicle's protocol, as an ELM327 is told it and tells it.
extension VehicleBus {
    /// The number that AT SP, AT TP and AT DPN have for it.
    package var elmNumber: Character {
        switch self {
        case .j1850PWM: "1"
        case .j1850VPW: "2"
        case .iso9141: "3"
        case .kwpSlowInit: "4"
        case .kwpFastInit: "5"
        case .can11Bit500: "6"
        case .can29Bit500: "7"
        case .can11Bit250: "8"
        case .can29Bit250: "9"
        }
    }

    /// Nil for what is no protocol of a car.
    package init?(elmNumber: Character) {
        guard let bus = Self.allCases.first(where: { $0.elmNumber == elmNumber }) else { return nil }
        self = bus
    }

    /// "A6" or "6", as AT DPN answers; nil for "0" and what is no protocol of a car.
    package init?(adapterNumber text: String?) {
        guard var text = text?.uppercased() else { return nil }
        if text.count == 2, text.hasPrefix("A") { text.removeFirst() }
        guard text.count == 1, let character = text.first else { return nil }
        self.init(elmNumber: character)
    }

    /// "AUTO, ISO 15765-4 (CAN 11/500)", as AT DP answers.
    package init?(adapterName text: String?) {
        guard let text = text?.uppercased(),
            let bus = Self.allCases.first(where: { text.hasSuffix($0.name.uppercased()) })
        else { return nil }
        self = bus
    }

    /// What the shape of an answer to `01 00` shows, for clones that do not tell the protocol: how messages are framed,
    /// and the bus where there is only one such.
    package static func shown(by reply: Reply) -> (framing: Framing?, bus: VehicleBus?) {
        for line in reply.lines {
            guard case .digits(let digits) = line.content else { continue }
            // `48 6B` begins messages of ISO 9141-2 and of J1850 VPW: the checksum tells which.
            for framing in Framing.allCases {
                guard let frame = try? BusFrame.parse(digits, framing: framing), frame.data.prefix(3).contains(0x41)
                else { continue }
                switch framing {
                case .can11, .can29, .kwp: return (framing, nil)
                case .iso9141: return (framing, .iso9141)
                case .j1850: return (framing, digits.starts(with: "41".utf8) ? .j1850PWM : .j1850VPW)
                }
            }
            // Neither header nor protocol: by far most cars are on CAN.
            if digits.starts(with: "4100".utf8), digits.count >= 12 { return (.can11, nil) }
        }
        return (nil, nil)
    }
}
