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

        /// Reads the status byte: two bits for each lamp, 00 off, 01 on.
        init(byte: UInt8) {
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
        }
    }

    package var lamps: Lamps
    /// The number and failure mode of each code, as three bytes, which are those of a code of UDS in this format.
    package var codes: [[UInt8]]

    /// Nil if the data are none of such a message. Two bytes of lamps are followed by records of four bytes; the last is a
    /// count of occurrences. A message without codes has a record of zeros, or is filled with ones.
    package init?(_ data: [UInt8]) {
        guard data.count >= 6 else { return nil }
        lamps = Lamps(byte: data[0])
        var codes: [[UInt8]] = []
        for start in stride(from: 2, through: data.count - 4, by: 4) {
            let code = Array(data[start..<start + 3])
            if code != [0, 0, 0], code != [0xFF, 0xFF, 0xFF], !codes.contains(code) { codes.append(code) }
        }
        let isOn = [lamps.redStop, lamps.amberWarning, lamps.protect].contains(true)
        self.codes = codes.isEmpty && isOn ? [Self.lampAlone] : codes
    }

    /// SPN 0 FMI 31 ("condition exists"), for a warning lamp that is on without a code. The check engine light is reported
    /// by itself.
    private static let lampAlone: [UInt8] = [0, 0, 31]

    /// The severity of UDS for the most urgent lamp that is on; 0 for none.
    var severity: UInt8 {
        if lamps.redStop == true { return 0x80 }
        if lamps.amberWarning == true { return 0x40 }
        return lamps.protect == true ? 0x20 : 0
    }
}
