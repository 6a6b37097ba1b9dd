/// A diagnostic protocol of vehicles: one of those that emission regulations allow.
package enum VehicleBus: Sendable, CaseIterable {
    case j1850PWM
    case j1850VPW
    case iso9141
    case kwpSlowInit
    case kwpFastInit
    case can11Bit500
    case can29Bit500
    case can11Bit250
    case can29Bit250
    /// Ethernet. Its messages are given out as the frames of 11-bit CAN that would carry them.
    case doip
    /// The bus of heavy vehicles. What its modules broadcast is given out as the responses of OBDonUDS (SAE J1979-2) on 29-bit
    /// CAN that would carry it.
    case j1939

    /// Those that an ELM327 speaks.
    package static let ofELM327: [VehicleBus] = allCases.filter { $0 != .doip && $0 != .j1939 }

    /// The layout of messages on the bus.
    package enum Framing: String, Sendable, CaseIterable {
        case can11, can29, iso9141, kwp, j1850
        package var isCAN: Bool { self == .can11 || self == .can29 }
    }

    package var framing: Framing {
        switch self {
        case .j1850PWM, .j1850VPW: .j1850
        case .iso9141: .iso9141
        case .kwpSlowInit, .kwpFastInit: .kwp
        case .can11Bit500, .can11Bit250, .doip: .can11
        case .can29Bit500, .can29Bit250, .j1939: .can29
        }
    }

    /// The number by which databases, documents and an ELM327 name it. No ELM327 has D, and what it calls A does not give out
    /// messages as those of OBD-II.
    package var number: Character {
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
        case .doip: "D"
        case .j1939: "A"
        }
    }

    /// Nil if the character is no number of a bus.
    package init?(number: Character) {
        guard let bus = Self.allCases.first(where: { $0.number == number }) else { return nil }
        self = bus
    }

    /// The standard's name and, if it has several buses, the variant, as adapters write it. Also meant for people.
    package var name: String {
        switch self {
        case .j1850PWM: "SAE J1850 PWM"
        case .j1850VPW: "SAE J1850 VPW"
        case .iso9141: "ISO 9141-2"
        case .kwpSlowInit: "ISO 14230-4 (KWP 5BAUD)"
        case .kwpFastInit: "ISO 14230-4 (KWP FAST)"
        case .can11Bit500: "ISO 15765-4 (CAN 11/500)"
        case .can29Bit500: "ISO 15765-4 (CAN 29/500)"
        case .can11Bit250: "ISO 15765-4 (CAN 11/250)"
        case .can29Bit250: "ISO 15765-4 (CAN 29/250)"
        case .doip: "ISO 13400 (DoIP)"
        case .j1939: "SAE J1939"
        }
    }
}
