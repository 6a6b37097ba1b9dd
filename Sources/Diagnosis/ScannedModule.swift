package import OBD

/// A control module beyond the standard ECUs, and what it reported: computed from the stored responses of a scan.
package struct ScannedModule: Sendable {
    /// The address that was asked, as digits.
    package var header: String
    package var ecu: ECUAddress
    /// What modules at this address usually are; nil if that is not known.
    package var name: String?
    /// Nil if it did not report a list.
    package var codes: [UDSTroubleCode]?
    /// Why it did not; nil if it did, or was silent.
    package var refused: NegativeResponse?
    /// Part numbers and names, by what they are.
    package var identification: [(label: String, text: String)] = []

    /// How the responses of modules differ from those of the ECUs in `HealthScan.payloads`: no service has this number.
    /// Behind it is the address that was asked, in four bytes.
    private static let mark: UInt8 = 0x00

    package static func payload(header: String, ecu: ECUAddress, request: [UInt8], bytes: [UInt8]) -> HealthScan.Payload
    {
        let address = UInt32(header, radix: 16) ?? 0
        let digits = [24, 16, 8, 0].map { UInt8(address >> $0 & 0xFF) }
        return HealthScan.Payload(ecu: ecu, request: [mark] + digits + request, bytes: bytes)
    }

    /// Codes that are confirmed or present now.
    package var faults: [UDSTroubleCode] {
        (codes ?? []).filter { !$0.status.isDisjoint(with: [.testFailed, .confirmed]) }
    }

    package static func of(_ scan: HealthScan) -> [ScannedModule] {
        var modules: [ScannedModule] = []
        for payload in scan.payloads where payload.request.first == mark && payload.request.count > 6 {
            let address = payload.request[1...4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            let request = Array(payload.request.dropFirst(5))
            let index =
                modules.firstIndex { $0.ecu == payload.ecu }
                ?? {
                    let digits = String(address, radix: 16, uppercase: true)
                    modules.append(
                        ScannedModule(header: digits, ecu: payload.ecu, name: names[address] ?? name29(address)))
                    return modules.count - 1
                }()
            modules[index].handle(request, payload.bytes)
        }
        return modules
    }

    private mutating func handle(_ request: [UInt8], _ bytes: [UInt8]) {
        if request[0] == 0x19 {
            if bytes.first == 0x7F, bytes.count > 2 {
                refused = NegativeResponse(code: bytes[2])
            } else if let list = try? UDSTroubleCode.decode(bytes) {
                let wanted: UDSCodeStatus = [.testFailed, .pending, .confirmed]
                codes = (codes ?? []) + list.codes.filter { !$0.status.isDisjoint(with: wanted) }
            }
        } else if bytes.first == 0x62, bytes.count > 3, let label = Self.labels[request[2]] {
            let text = String(
                decoding: bytes.dropFirst(3).filter { (0x21...0x7E).contains($0) || $0 == 0x20 }, as: UTF8.self)
            let trimmed = text.split(separator: " ").joined(separator: " ")
            identification.append((label, trimmed.isEmpty ? Hexadecimal.text(Array(bytes.dropFirst(3))) : trimmed))
        }
    }

    private static let labels: [UInt8: String] = [
        0x87: "part", 0x88: "software", 0x89: "software version", 0x91: "hardware", 0x97: "system",
    ]

    private static func name29(_ address: UInt32) -> String? {
        address >> 16 == 0x18DA ? names29[UInt8(address >> 8 & 0xFF)] : nil
    }

    /// What several manufacturers have at these addresses. Others have something else there, so it is only a hint.
    private static let names: [UInt32: String] = [
        0x241: "body", 0x243: "brakes", 0x244: "steering", 0x247: "airbags", 0x24C: "instruments", 0x6A2: "steering",
        0x6A6: "brakes", 0x6B4: "battery", 0x70E: "body", 0x710: "gateway", 0x713: "brakes", 0x714: "instruments",
        0x715: "airbags", 0x716: "gateway", 0x720: "instruments", 0x726: "body", 0x727: "audio", 0x730: "steering",
        0x733: "climate", 0x737: "airbags", 0x740: "brakes", 0x743: "instruments", 0x745: "body", 0x746: "climate",
        0x752: "airbags", 0x760: "brakes", 0x764: "climate", 0x770: "body", 0x7A0: "body", 0x7B0: "brakes",
        0x7B3: "climate", 0x7C0: "instruments", 0x7C6: "instruments", 0x7D0: "audio", 0x7D1: "brakes", 0x7D2: "airbags",
        0x7D4: "steering",
    ]

    private static let names29: [UInt8: String] = [
        0x10: "engine", 0x18: "transmission", 0x1D: "transmission", 0x28: "brakes", 0x30: "steering", 0x40: "body",
        0x53: "airbags", 0x60: "instruments", 0x98: "climate",
    ]
}
