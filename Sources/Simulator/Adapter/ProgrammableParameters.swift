import OBD

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
