/// The trouble codes in a diagnostic message of SAE J1939-73 (DM1 or DM2), and the lamps with them.
package struct J1939Codes: Hashable, Sendable {
    /// A lamp of the dashboard; nil where the sender does not have it.
    package struct Lamps: Hashable, Sendable {
        /// The check engine light (MIL).
        package var mil: Bool?
        /// Stop the vehicle now.
        package var redStop: Bool?
        /// The vehicle need not stop, but has a fault.
        package var amberWarning: Bool?
        /// A fault that is probably not electronic, such as a temperature out of range.
        package var protect: Bool?

        /// How a lamp that is on flashes; nil if it does not, or nothing is known of it.
        package var milFlash: LampFlash?
        package var redStopFlash: LampFlash?
        package var amberWarningFlash: LampFlash?
        package var protectFlash: LampFlash?

        /// Reads the status byte and that of flashing, of two bits for each lamp: 00 off, 01 on; 00 slow, 01 fast, 11 not.
        init(byte: UInt8, flash: UInt8 = 0xFF) {
            func lamp(_ shift: UInt8) -> Bool? {
                switch byte >> shift & 3 {
                case 0: false
                case 1: true
                default: nil
                }
            }
            mil = lamp(6)
            redStop = lamp(4)
            amberWarning = lamp(2)
            protect = lamp(0)
            func flashing(_ shift: UInt8) -> LampFlash? {
                guard byte >> shift & 3 == 1 else { return nil }
                return [0: .slow, 1: .fast][flash >> shift & 3]
            }
            milFlash = flashing(6)
            redStopFlash = flashing(4)
            amberWarningFlash = flashing(2)
            protectFlash = flashing(0)
        }
    }

    package var lamps: Lamps
    /// The number and failure mode of each code, as three bytes, which are those of a code of UDS in this format.
    package var codes: [[UInt8]]

    /// Nil if the data are none of such a message. Two bytes of lamps are followed by records of four bytes; the last is a
    /// count of occurrences, in old modules with another order of bits. A message without codes has a record of zeros, or is filled with ones.
    package init?(_ data: [UInt8]) {
        guard data.count >= 6 else { return nil }
        lamps = Lamps(byte: data[0], flash: data[1])
        let records = stride(from: 2, through: data.count - 4, by: 4).map { Array(data[$0..<$0 + 4]) }
            .filter { $0[..<3] != [0, 0, 0] && $0[..<3] != [0xFF, 0xFF, 0xFF] }
        let conversion = Conversion.used(by: records)
        var codes: [[UInt8]] = []
        for record in records {
            let code = record[3] & Self.olderConversion == 0 ? Array(record[..<3]) : conversion.code(record)
            if !codes.contains(code) { codes.append(code) }
        }
        let isOn = [lamps.redStop, lamps.amberWarning, lamps.protect].contains(true)
        self.codes = codes.isEmpty && isOn ? [Self.lampAlone] : codes
    }

    /// The bit of the fourth byte of a record that is set by modules with one of the older conversions.
    private static let olderConversion: UInt8 = 0x80

    /// The order of the bits of a number that modules before 1996 used; a message does not say which one of the three.
    private enum Conversion: CaseIterable {
        /// That of today (version 3), the low byte first.
        case lowFirst
        /// Version 2: the upper 16 bits with the low byte first, and the three lowest bits.
        case lowOfUpperFirst
        /// Version 1: the high byte first, and the three lowest bits.
        case highFirst

        /// The first three bytes of a record as they are today.
        func code(_ record: [UInt8]) -> [UInt8] {
            let number =
                switch self {
                case .lowFirst: SuspectParameter.number(record)
                case .lowOfUpperFirst: (Int(record[0]) | Int(record[1]) << 8) << 3 | Int(record[2] >> 5)
                case .highFirst: (Int(record[0]) << 8 | Int(record[1])) << 3 | Int(record[2] >> 5)
                }
            return [
                UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number >> 16) << 5 | record[2] & 0x1F,
            ]
        }

        /// The conversion in which more numbers of a module are known than in others.
        static func used(by records: [[UInt8]]) -> Conversion {
            let older = records.filter { $0[3] & J1939Codes.olderConversion != 0 }
            func knownCount(_ conversion: Conversion) -> Int {
                older.count { SuspectParameter.row(SuspectParameter.number(conversion.code($0))) != nil }
            }
            // Of equals the first one.
            return allCases.max { knownCount($0) < knownCount($1) } ?? .lowFirst
        }
    }

    /// SPN 0 FMI 31 ("condition exists"), for a warning lamp that is on without a code. The check engine light is reported
    /// by itself.
    private static let lampAlone: [UInt8] = [0, 0, 31]

    /// The severity of UDS for the most urgent lamp that is on; 0 for none. The bits of the class, which J1939 does not have,
    /// are how that lamp and the check engine light flash (`HealthScan.UDSCode.lamps`).
    var severity: UInt8 {
        let mil = (lamps.milFlash?.rawValue ?? 0) << 2
        if lamps.redStop == true { return 0x80 | (lamps.redStopFlash?.rawValue ?? 0) | mil }
        if lamps.amberWarning == true { return 0x40 | (lamps.amberWarningFlash?.rawValue ?? 0) | mil }
        return lamps.protect == true ? 0x20 | (lamps.protectFlash?.rawValue ?? 0) | mil : mil
    }
}

/// How a lamp of the dashboard flashes (SAE J1939-73): once or twice a second.
package enum LampFlash: UInt8, Hashable, Sendable {
    case slow = 1
    case fast = 2

    package var text: String { self == .slow ? "flashing slowly" : "flashing fast" }
}
