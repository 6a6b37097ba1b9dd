package import Telemetry

/// A value in the messages of SAE J1939-71 that no PID of the standard has. It is read by service 22 under the number of its
/// group, and the response has only the bytes of the value.
package struct J1939ExtraValue: Sendable {
    /// The suspect parameter number (SPN).
    package let number: Int
    /// The parameter group number (PGN).
    package let group: Int
    /// The byte in the group, from 1 as the standard counts.
    package let byte: Int
    /// The value of one bit, in the unit of the signal.
    package let scale: Double
    package let signal: Signal
    package let name: String

    /// To add a value, add a row, and one of `StandardValue` in CustomPIDs.
    package static let table = [
        // EFL/P1, as in two public descriptions of SAE J1939-71.
        J1939ExtraValue(
            number: 100, group: 0xFEEF, byte: 4, scale: 4, signal: Signal("oilPressure", .kilopascals),
            name: "Engine oil pressure")
    ]

    /// The request for it.
    package var request: [UInt8] { [0x22, UInt8(group >> 8 & 0xFF), UInt8(group & 0xFF)] }

    /// Returns the byte of the value in the data of its group; nil if the sender does not have it, or reports an error.
    func raw(_ data: [UInt8]) -> UInt8? {
        guard data.count >= byte, data[byte - 1] <= 0xFA else { return nil }
        return data[byte - 1]
    }

    /// Returns the value in a response.
    func value(_ payload: [UInt8]) -> Double? {
        payload.count > 3 && payload[0] == 0x62 && payload[1...2].elementsEqual(request[1...])
            ? Double(payload[3]) * scale : nil
    }

    /// Writes a value into the data of the group, rounded to the nearest step.
    package func write(_ value: Double, into data: inout [UInt8]) {
        data[byte - 1] = UInt8(min(250, max(0, (value / scale).rounded())))
    }
}
