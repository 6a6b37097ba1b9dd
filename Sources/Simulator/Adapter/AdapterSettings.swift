import OBD

/// The settings that AT commands change, with their values after a reset.
struct AdapterSettings: Sendable {
    var echo = true
    var linefeeds = false
    var spaces = true
    var headers = false
    /// AT CAF: the adapter adds and removes the ISO-TP control bytes.
    var canFormatting = true
    /// AT CFC: the adapter answers first frames with flow control, without which an ECU sends no further frames.
    var canFlowControl = true
    /// AT D: the data length code is shown.
    var lengths = false
    var responses = true
    var longMessages = false
    /// AT AT: 0, 1 or 2.
    var adaptive = 1
    /// AT ST, in units of 4 ms.
    var timeout = 0x32
    /// AT SH and AT CP; nil for the protocol's functional header.
    var header: UInt32?
    var canPriority: UInt32 = 0x18
    /// AT CRA; nil for the responses of the standard ECUs.
    var receiveAddress: UInt32?
    /// AT CF and AT CM; nil if not set.
    var receiveFilter: UInt32?
    var receiveMask: UInt32?
    /// AT CEA: the address byte before the control byte of requests; nil for normal addressing.
    var extendedAddress: UInt8?
    /// AT FC SM 1 and AT FC SH: the header of flow control; nil if the adapter derives it from the address of the response.
    var flowControlMode = 0
    var flowControlHeader: UInt32?
    /// AT M: a protocol that was found to work is stored. On a real board a pin sets the value after a reset; on for
    /// most.
    var memory = true
    /// AT BRT, in seconds.
    var rateTimeoutS = 0.075

    /// Whether the adapter shows a frame of CAN.
    func shows(_ sender: ECUAddress) -> Bool {
        if let receiveAddress { return receiveAddress == sender.value }
        guard let receiveFilter, let receiveMask else { return sender.isStandard }
        return sender.value & receiveMask == receiveFilter & receiveMask
    }

    mutating func resetFilters() {
        receiveAddress = nil
        receiveFilter = nil
        receiveMask = nil
    }

    /// AT ST, in seconds.
    var timeoutS: Double { Double(timeout) * 0.004 }
}

/// The protocol that the adapter uses, and whether it may search for another.
struct ProtocolChoice: Sendable, Hashable {
    var bus: VehicleBus?
    var automatic: Bool

    static let automatic = ProtocolChoice(bus: nil, automatic: true)

    /// Creates a choice from the argument of AT SP or AT TP: "0", "6", "A6", "6A", "00"; nil for an invalid one.
    init?(_ text: String) {
        switch text {
        case "0", "00", "A0", "0A", "A": self = .automatic
        default:
            let digits = text.filter { $0 != "A" }
            guard text.count <= 2, digits.count == 1, let digit = digits.first, let bus = VehicleBus(ofELM327: digit)
            else { return nil }
            self.init(bus: bus, automatic: text.count == 2)
        }
    }

    init(bus: VehicleBus?, automatic: Bool) {
        self.bus = bus
        self.automatic = automatic
    }

    /// The response to AT DPN.
    var number: String { (automatic ? "A" : "") + (bus.map { String($0.number) } ?? "0") }

    /// The response to AT DP.
    var description: String {
        guard let bus else { return "AUTO" }
        return (automatic ? "AUTO, " : "") + bus.name
    }
}

extension VehicleBus {
    /// Creates the protocol of an ELM327 with a number; nil if it has none of it.
    init?(ofELM327 number: Character) {
        guard let found = VehicleBus(number: number), Self.ofELM327.contains(found) else { return nil }
        self = found
    }

    /// The order in which the adapter searches for the car's protocol.
    static let searchOrder: [VehicleBus] = [
        .can11Bit500, .can11Bit250, .can29Bit500, .can29Bit250, .j1850PWM, .j1850VPW, .iso9141, .kwpFastInit,
        .kwpSlowInit,
    ]

    /// Whether an ECU on `other` acknowledges frames sent on this bus, even if it cannot understand them.
    func acknowledges(_ other: VehicleBus) -> Bool {
        switch self {
        case .can11Bit500, .can29Bit500: other == .can11Bit500 || other == .can29Bit500
        case .can11Bit250, .can29Bit250: other == .can11Bit250 || other == .can29Bit250
        default: self == other
        }
    }
}

/// The programmable parameters 00 to 2F as AT PPS lists them: each one's value, and whether it is enabled. They can be
/// set, but have no effect in the simulator.
struct ProgrammableParameters: Sendable {
    private var values: [UInt8] = [
        0xFF, 0xFF, 0xFF, 0x32, 0x01, 0xFF, 0xF1, 0x09, 0xFF, 0x00, 0x0A, 0xFF, 0x68, 0x0D, 0x9A, 0xFF,
        0x0D, 0x00, 0xFF, 0x55, 0x50, 0x0A, 0xFF, 0x92, 0x31, 0x31, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
        0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0x3C, 0x02, 0xE0, 0x04, 0x80, 0x0A,
    ]
    private var isOn = [Bool](repeating: false, count: 48)

    /// The response to AT PPS: twelve lines of four parameters.
    var lines: [String] {
        stride(from: 0, to: values.count, by: 4).map { start in
            (start..<start + 4).map { "\(Self.hex(UInt8($0))):\(Self.hex(values[$0])) \(isOn[$0] ? "N" : "F")" }
                .joined(separator: "  ")
        }
    }

    /// Applies the argument of AT PP: `xxSVyy`, `xxON`, `xxOFF`, or `FFON` and `FFOFF` for all; returns false if it is
    /// invalid.
    mutating func set(_ text: String) -> Bool {
        guard let number = UInt8(text.prefix(2), radix: 16), text.prefix(2).count == 2 else { return false }
        let indices = number == 0xFF ? Array(values.indices) : values.indices.contains(Int(number)) ? [Int(number)] : []
        let rest = text.dropFirst(2)
        switch rest {
        case "ON", "OFF": for index in indices { isOn[index] = rest == "ON" }
        default:
            guard rest.hasPrefix("SV"), rest.count == 4, let value = UInt8(rest.dropFirst(2), radix: 16),
                number != 0xFF
            else { return false }
            for index in indices { values[index] = value }
        }
        return !indices.isEmpty
    }

    private static func hex(_ byte: UInt8) -> String { Hexadecimal.text([byte]) }
}
