/// The vehicle's diagnostic protocol, by its ELM327 number (AT SP, AT DPN).
package enum VehicleBus: Character, Sendable, CaseIterable {
    case j1850PWM = "1"
    case j1850VPW = "2"
    case iso9141 = "3"
    case kwpSlowInit = "4"
    case kwpFastInit = "5"
    case can11Bit500 = "6"
    case can29Bit500 = "7"
    case can11Bit250 = "8"
    case can29Bit250 = "9"

    /// How messages are laid out on the bus.
    package enum Framing: String, Sendable, CaseIterable {
        case can11, can29, iso9141, kwp, j1850
        package var isCAN: Bool { self == .can11 || self == .can29 }
    }

    package var framing: Framing {
        switch self {
        case .j1850PWM, .j1850VPW: .j1850
        case .iso9141: .iso9141
        case .kwpSlowInit, .kwpFastInit: .kwp
        case .can11Bit500, .can11Bit250: .can11
        case .can29Bit500, .can29Bit250: .can29
        }
    }

    /// As the ELM327 words it (AT DP).
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
        }
    }
}
