/// A unit-and-scaling identifier of service 06 on CAN (SAE J1979, appendix E; ISO 15031-5): the meaning of the two
/// bytes of a test's value and limits. Identifiers from 80 on are for signed numbers, whether they are listed here or
/// not.
///
/// Where published tables round a scale with a power of two as its denominator (0.0000305 for 2/65536), the exact scale
/// is used here.
package struct UnitAndScaling: Hashable, Sendable {
    package let identifier: UInt8
    /// `value = raw * numerator / denominator + offset`, in `unit`.
    package let numerator: Double
    package let denominator: Double
    package let offset: Double
    /// The unit's symbol; empty for a plain number.
    package let unit: String

    init(
        _ identifier: UInt8, _ numerator: Double, over denominator: Double = 1, offset: Double = 0, _ unit: String = ""
    ) {
        self.identifier = identifier
        self.numerator = numerator
        self.denominator = denominator
        self.offset = offset
        self.unit = unit
    }

    /// The difference between adjacent values.
    package var step: Double { numerator / denominator }

    package static func isSigned(_ identifier: UInt8) -> Bool { identifier >= 0x80 }

    /// Whether values are logical: 0 is false or off, everything else true or on, and limits have no meaning.
    package var isLogical: Bool { identifier == 0x2E }

    /// Returns the number in two bytes, which is signed or unsigned according to the identifier.
    package static func integer(_ raw: UInt16, identifier: UInt8) -> Int {
        isSigned(identifier) ? Int(Int16(bitPattern: raw)) : Int(raw)
    }

    /// Returns the value in `unit`.
    package func value(_ raw: UInt16) -> Double {
        Double(Self.integer(raw, identifier: identifier)) * numerator / denominator + offset
    }

    /// The decimals needed to tell adjacent values apart; all the decimals needed to show values exactly if these are
    /// at most four.
    package var digits: Int {
        var scaled = step
        var enough: Int?
        for digits in 0...4 {
            if scaled == scaled.rounded() { return digits }
            if enough == nil, scaled >= 1 { enough = digits }
            scaled = (scaled * 10 * 1e9).rounded() / 1e9
        }
        return enough ?? 5
    }

    package static func row(_ identifier: UInt8) -> UnitAndScaling? { rowByIdentifier[identifier] }

    private static let rowByIdentifier = Dictionary(uniqueKeysWithValues: rows.map { ($0.identifier, $0) })

    package static let rows: [UnitAndScaling] = [
        UnitAndScaling(0x01, 1),
        UnitAndScaling(0x02, 1, over: 10),
        UnitAndScaling(0x03, 1, over: 100),
        UnitAndScaling(0x04, 1, over: 1_000),
        UnitAndScaling(0x05, 2, over: 65_536),
        UnitAndScaling(0x06, 20, over: 65_536),
        UnitAndScaling(0x07, 1, over: 4, "rpm"),
        UnitAndScaling(0x08, 1, over: 100, "km/h"),
        UnitAndScaling(0x09, 1, "km/h"),
        UnitAndScaling(0x0A, 8, over: 65_536, "V"),
        UnitAndScaling(0x0B, 1, over: 1_000, "V"),
        UnitAndScaling(0x0C, 1, over: 100, "V"),
        UnitAndScaling(0x0D, 1, over: 256, "mA"),
        UnitAndScaling(0x0E, 1, over: 1_000, "A"),
        UnitAndScaling(0x0F, 1, over: 100, "A"),
        UnitAndScaling(0x10, 1, over: 1_000, "s"),
        UnitAndScaling(0x11, 1, over: 10, "s"),
        UnitAndScaling(0x12, 1, "s"),
        UnitAndScaling(0x13, 1, over: 1_000, "Ω"),
        UnitAndScaling(0x14, 1, "Ω"),
        UnitAndScaling(0x15, 1, "kΩ"),
        UnitAndScaling(0x16, 1, over: 10, offset: -40, "°C"),
        UnitAndScaling(0x17, 1, over: 100, "kPa"),
        UnitAndScaling(0x18, 117, over: 10_000, "kPa"),
        UnitAndScaling(0x19, 79, over: 1_000, "kPa"),
        UnitAndScaling(0x1A, 1, "kPa"),
        UnitAndScaling(0x1B, 10, "kPa"),
        UnitAndScaling(0x1C, 1, over: 100, "°"),
        UnitAndScaling(0x1D, 1, over: 2, "°"),
        UnitAndScaling(0x1E, 2, over: 65_536, "λ"),
        UnitAndScaling(0x1F, 1, over: 20, "A/F"),
        UnitAndScaling(0x20, 1, over: 256, "ratio"),
        UnitAndScaling(0x21, 1, over: 1_000, "Hz"),
        UnitAndScaling(0x22, 1, "Hz"),
        UnitAndScaling(0x23, 1, "kHz"),
        UnitAndScaling(0x24, 1, "count"),
        UnitAndScaling(0x25, 1, "km"),
        UnitAndScaling(0x26, 1, over: 10_000, "V/ms"),
        UnitAndScaling(0x27, 1, over: 100, "g/s"),
        UnitAndScaling(0x28, 1, "g/s"),
        UnitAndScaling(0x29, 1, over: 4, "Pa/s"),
        UnitAndScaling(0x2A, 1, over: 1_000, "kg/h"),
        UnitAndScaling(0x2B, 1, "switches"),
        UnitAndScaling(0x2C, 1, over: 100, "g/cyl"),
        UnitAndScaling(0x2D, 1, over: 100, "mg/stroke"),
        UnitAndScaling(0x2E, 1),
        UnitAndScaling(0x2F, 1, over: 100, "%"),
        UnitAndScaling(0x30, 100, over: 65_536, "%"),
        UnitAndScaling(0x31, 1, over: 1_000, "L"),
        UnitAndScaling(0x32, 2, over: 65_536, "in"),
        UnitAndScaling(0x33, 16, over: 65_536, "λ"),
        UnitAndScaling(0x34, 1, "min"),
        UnitAndScaling(0x35, 1, over: 100, "s"),
        UnitAndScaling(0x36, 1, over: 100, "g"),
        UnitAndScaling(0x37, 1, over: 10, "g"),
        UnitAndScaling(0x38, 1, "g"),
        UnitAndScaling(0x39, 1, over: 100, offset: -327.68, "%"),
        UnitAndScaling(0x3A, 1, over: 1_000, "g"),
        UnitAndScaling(0x3B, 1, over: 10_000, "g"),
        UnitAndScaling(0x3C, 1, over: 10, "µs"),
        UnitAndScaling(0x3D, 1, over: 100, "mA"),
        UnitAndScaling(0x3E, 4, over: 65_536, "mm²"),
        UnitAndScaling(0x3F, 1, over: 100, "L"),
        UnitAndScaling(0x40, 1, "ppm"),
        UnitAndScaling(0x41, 1, over: 100, "µA"),
        UnitAndScaling(0x42, 1, over: 10, "kJ"),
        UnitAndScaling(0x43, 16, over: 65_536, "g/kWh"),
        UnitAndScaling(0x81, 1),
        UnitAndScaling(0x82, 1, over: 10),
        UnitAndScaling(0x83, 1, over: 100),
        UnitAndScaling(0x84, 1, over: 1_000),
        UnitAndScaling(0x85, 2, over: 65_536),
        UnitAndScaling(0x86, 20, over: 65_536),
        UnitAndScaling(0x87, 1, "ppm"),
        UnitAndScaling(0x8A, 8, over: 65_536, "V"),
        UnitAndScaling(0x8B, 1, over: 1_000, "V"),
        UnitAndScaling(0x8C, 1, over: 100, "V"),
        UnitAndScaling(0x8D, 1, over: 256, "mA"),
        UnitAndScaling(0x8E, 1, over: 1_000, "A"),
        UnitAndScaling(0x8F, 1, "µs"),
        UnitAndScaling(0x90, 1, over: 1_000, "s"),
        UnitAndScaling(0x91, 1, over: 10, "s"),
        UnitAndScaling(0x92, 1, over: 10, "Nm"),
        UnitAndScaling(0x96, 1, over: 10, "°C"),
        UnitAndScaling(0x97, 1, over: 100, "°C"),
        UnitAndScaling(0x98, 1, "mg/stroke"),
        UnitAndScaling(0x99, 1, over: 10, "kPa"),
        UnitAndScaling(0x9C, 1, over: 100, "°"),
        UnitAndScaling(0x9D, 1, over: 2, "°"),
        UnitAndScaling(0xA8, 1, "g/s"),
        UnitAndScaling(0xA9, 1, over: 4, "Pa/s"),
        UnitAndScaling(0xAD, 1, over: 100, "mg/stroke"),
        UnitAndScaling(0xAE, 1, over: 10, "mg/stroke"),
        UnitAndScaling(0xAF, 1, over: 100, "%"),
        UnitAndScaling(0xB0, 200, over: 65_536, "%"),
        UnitAndScaling(0xB1, 2, "mV/s"),
        UnitAndScaling(0xFB, 10, "kPa"),
        UnitAndScaling(0xFC, 1, over: 100, "kPa"),
        UnitAndScaling(0xFD, 1, over: 1_000, "kPa"),
        UnitAndScaling(0xFE, 1, over: 4, "Pa"),
    ]
}
