/// The sender of a diagnostic message: a CAN identifier, or the source byte in the header of other buses.
package struct ECUAddress: Hashable, Comparable, Sendable, CustomStringConvertible {
    package enum Form: Hashable, Sendable {
        case can11, can29, sourceByte
        /// The adapter did not show headers; all senders share this one.
        case unknown
    }

    package let form: Form
    package let value: UInt32

    package init(can11 identifier: UInt32) {
        form = .can11
        value = identifier
    }
    package init(can29 identifier: UInt32) {
        form = .can29
        value = identifier
    }
    package init(source: UInt8) {
        form = .sourceByte
        value = UInt32(source)
    }
    private init(form: Form, value: UInt32) {
        self.form = form
        self.value = value
    }
    package static let unknown = ECUAddress(form: .unknown, value: 0)

    /// Parses the form that `description` writes.
    package init?(_ text: String) {
        if text == Self.unknown.description {
            self = .unknown
            return
        }
        // `UInt32` would accept a sign.
        guard text.utf8.allSatisfy({ BusFrame.nibble($0) != nil }), let value = UInt32(text, radix: 16) else {
            return nil
        }
        switch text.utf8.count {
        case 2: self.init(form: .sourceByte, value: value)
        case 3: self.init(form: .can11, value: value)
        case 8: self.init(form: .can29, value: value)
        default: return nil
        }
    }

    /// "7E8", "18DAF110", "10", or "unknown".
    package var description: String {
        let digits = String(value, radix: 16, uppercase: true)
        let width =
            switch form {
            case .can11: 3
            case .can29: 8
            case .sourceByte: 2
            case .unknown: 0
            }
        if width == 0 { return "unknown" }
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// The ECU's role. On 29-bit CAN and the older buses 0x10 to 0x17 are engine and 0x18 to 0x1F transmission ECUs
    /// (SAE J2178). On SAE J1939 the engines have 0 and 1, and the transmission 3. On 11-bit CAN 7E8 is ECU 1, the engine's by ISO 15765-4, and 7E9 is the transmission's by
    /// convention.
    package var role: Role {
        if let address = j1939Address { return Self.j1939Roles[address] ?? .other }
        return switch (form, value & 0xFF) {
        case (.can11, 0xE8) where value == 0x7E8: .engine
        case (.can11, 0xE9) where value == 0x7E9: .transmission
        case (.can29, 0x10...0x17), (.sourceByte, 0x10...0x17): .engine
        case (.can29, 0x18...0x1F), (.sourceByte, 0x18...0x1F): .transmission
        default: .other
        }
    }

    /// The module with an address of SAE J1939, as sender of messages to the tester F9 of that standard.
    package init(j1939 address: UInt8) { self.init(can29: Self.j1939Base | UInt32(address)) }

    private static let j1939Base: UInt32 = 0x1CDA_F900
    private static let j1939Roles: [UInt8: Role] = [0: .engine, 1: .engine, 3: .transmission]

    /// The address of a module of SAE J1939; nil for other senders.
    package var j1939Address: UInt8? {
        form == .can29 && value & 0xFFFF_FF00 == Self.j1939Base ? UInt8(value & 0xFF) : nil
    }

    /// The usual addresses of modules of trucks (SAE J1939, preferred addresses).
    private static let j1939Names: [UInt8: String] = [
        0x0B: "brakes", 0x0F: "engine retarder", 0x10: "driveline retarder", 0x11: "cruise control",
        0x13: "steering", 0x17: "instrument cluster", 0x19: "climate control", 0x1E: "electrical system",
        0x21: "body", 0x27: "management computer", 0x28: "instrument cluster 2", 0x2F: "suspension",
        0x31: "cab", 0x33: "tire pressure", 0x3D: "exhaust aftertreatment", 0xEE: "tachograph",
    ]

    /// The identifier of requests to an ECU of a network that is no CAN, by its number from 0 on: those of the first eight are
    /// 7E0 to 7E7, as on CAN (ISO 15765-4), and those of the others 800 to 807, 810 to 817 and so on, which no CAN has. An ECU
    /// responds with the identifier that is larger by 8. Nil beyond FFF.
    package static func requestIdentifier(ofECU number: Int) -> UInt32? {
        let block = number < 8 ? 0x7E0 : 0x7F0 + number / 8 * 0x10
        return block < 0x1000 ? UInt32(block + number % 8) : nil
    }

    /// Whether an identifier is one of those of `requestIdentifier` for ECUs after the eighth, or one of its responses.
    package static func isBeyondCAN(_ identifier: UInt32, isResponse: Bool) -> Bool {
        identifier > 0x7FF && (identifier & 8 != 0) == isResponse
    }

    /// Whether the ECU answers standard requests: on CAN 7E8 to 7EF, or 18DAF1xx, addressed to the tester F1 (ISO
    /// 15765-4), or what stands for an ECU of another network. By default an adapter receives no others.
    package var isStandard: Bool {
        switch form {
        case .can11: (0x7E8...0x7EF).contains(value) || Self.isBeyondCAN(value, isResponse: true)
        case .can29: value >> 8 == 0x18DAF1 || j1939Address != nil
        case .sourceByte, .unknown: true
        }
    }

    package enum Role: Int, Sendable, Comparable {
        case engine, transmission, other
        package static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
    }

    /// The name for people: "engine (7E8)".
    package var displayName: String { displayName(pids: nil) }

    /// The name without the address, for people who need not distinguish several ECUs: "engine".
    package var shortName: String { shortName(pids: nil) }

    /// The name for people of an ECU whose supported PIDs are known: an electric car has no engine at the address of the
    /// engine, so that it is "drive (18DAF110)".
    package func displayName(pids: Set<UInt8>?) -> String {
        if let address = j1939Address { return "\(shortName(pids: pids)) (address \(address))" }
        return switch role {
        case .engine, .transmission: "\(shortName(pids: pids)) (\(self))"
        case .other: form == .unknown ? "vehicle" : "ECU \(self)"
        }
    }

    /// `displayName(pids:)` without the address.
    package func shortName(pids: Set<UInt8>?) -> String {
        switch role {
        case .engine: pids.map(Self.isElectric) == true ? "drive" : "engine"
        case .transmission: "transmission"
        case .other: j1939Address.map { Self.j1939Names[$0] ?? "module" } ?? displayName
        }
    }

    /// Whether these PIDs are those of a car with a traction battery and without an engine: charge, voltage and current, or
    /// health of the battery, but no engine speed.
    package static func isElectric(_ pids: Set<UInt8>) -> Bool {
        !pids.contains(0x0C) && !pids.isDisjoint(with: [0x5B, 0x9A, 0xB2])
    }

    /// Orders the engine first, then the transmission, then the others, each by number.
    package static func < (left: ECUAddress, right: ECUAddress) -> Bool {
        left.role != right.role ? left.role < right.role : left.value < right.value
    }
}
