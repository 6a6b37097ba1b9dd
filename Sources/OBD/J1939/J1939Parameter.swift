package import Telemetry

/// A value in the messages of SAE J1939-71, and the standard parameter (PID) as which it is measured.
package struct J1939Parameter: Sendable {
    /// The suspect parameter number (SPN).
    package let number: Int
    /// The parameter group number (PGN).
    package let group: Int
    /// The first byte in the group, from 1 as the standard counts.
    package let firstByte: Int
    package let byteCount: Int
    /// The value of one bit, in the unit of the signal.
    package let scale: Double
    package let offset: Double
    package let pid: UInt8
    package let signal: Signal
    /// Whether the group is sent only on request, or so seldom that it has to be requested.
    package let isRequested: Bool

    private init(
        _ number: Int, in group: Int, byte: Int, bytes: Int = 1, times scale: Double = 1, plus offset: Double = 0,
        pid: UInt8, requested: Bool = false
    ) {
        precondition(bytes == 1 || bytes == 2 || bytes == 4, "a parameter has 1, 2 or 4 bytes")
        precondition(byte >= 1 && byte + bytes <= 9, "a parameter is within the eight bytes of its group")
        guard let field = PIDTable.row(pid)?.fields.first else { preconditionFailure("the PID is not in the table") }
        self.number = number
        self.group = group
        firstByte = byte
        byteCount = bytes
        self.scale = scale
        self.offset = offset
        self.pid = pid
        signal = field.signal
        isRequested = requested
    }

    /// To add a value, add a row. Where several have the same PID, the finest that a vehicle sends counts.
    ///
    /// Each layout was compared in two public descriptions of SAE J1939-71.
    package static let table = [
        // EEC1
        J1939Parameter(190, in: 0xF004, byte: 4, bytes: 2, times: 0.125, pid: 0x0C),
        J1939Parameter(512, in: 0xF004, byte: 2, plus: -125, pid: 0x61),
        J1939Parameter(513, in: 0xF004, byte: 3, plus: -125, pid: 0x62),
        // EEC2
        J1939Parameter(91, in: 0xF003, byte: 2, times: 0.4, pid: 0x49),
        J1939Parameter(92, in: 0xF003, byte: 3, pid: 0x04),
        // CCVS1
        J1939Parameter(84, in: 0xFEF1, byte: 2, bytes: 2, times: 1.0 / 256, pid: 0x0D),
        // ET1
        J1939Parameter(110, in: 0xFEEE, byte: 1, plus: -40, pid: 0x05),
        J1939Parameter(175, in: 0xFEEE, byte: 3, bytes: 2, times: 0.03125, plus: -273, pid: 0x5C),
        // LFE1
        J1939Parameter(183, in: 0xFEF2, byte: 1, bytes: 2, times: 0.05, pid: 0x5E),
        // VEP1
        J1939Parameter(168, in: 0xFEF7, byte: 5, bytes: 2, times: 0.05, pid: 0x42),
        // DD1
        J1939Parameter(96, in: 0xFEFC, byte: 2, times: 0.4, pid: 0x2F),
        // AMB
        J1939Parameter(108, in: 0xFEF5, byte: 1, times: 0.5, pid: 0x33),
        J1939Parameter(171, in: 0xFEF5, byte: 4, bytes: 2, times: 0.03125, plus: -273, pid: 0x46),
        J1939Parameter(172, in: 0xFEF5, byte: 6, plus: -40, pid: 0x0F),
        // VDHR, in steps of five meters, and VD
        J1939Parameter(917, in: 0xFEC1, byte: 1, bytes: 4, times: 0.005, pid: 0xA6, requested: true),
        J1939Parameter(245, in: 0xFEE0, byte: 5, bytes: 4, times: 0.125, pid: 0xA6, requested: true),
        // HOURS, in steps of three minutes
        J1939Parameter(247, in: 0xFEE5, byte: 1, bytes: 4, times: 180, pid: 0x7F, requested: true),
    ]

    private static let byGroup = Dictionary(grouping: table, by: \.group)

    /// The values in a group; empty for an unknown one.
    static func rows(_ group: Int) -> [J1939Parameter] { byGroup[group] ?? [] }

    /// Returns the value in the data of the group; nil if the sender does not have it, reports an error, or sends less. Of
    /// each parameter the values whose high byte is FB or more are none (SAE J1939-71: reserved, error, not available).
    package func value(_ data: [UInt8]) -> Double? {
        guard data.count >= firstByte - 1 + byteCount else { return nil }
        let bytes = data[(firstByte - 1)..<(firstByte - 1 + byteCount)]
        guard let high = bytes.last, high <= 0xFA else { return nil }
        return Double(bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }) * scale + offset
    }

    /// The data bytes of the PID with a value.
    func encode(_ value: Double) -> [UInt8] {
        PIDTable.row(pid)?.encode { $0 == signal ? value : nil } ?? []
    }

    /// Writes a value into the data of the group, rounded to the nearest step.
    package func write(_ value: Double, into data: inout [UInt8]) {
        let raw = UInt64(max(0, ((value - offset) / scale).rounded()))
        for index in 0..<byteCount { data[firstByte - 1 + index] = UInt8(truncatingIfNeeded: raw >> UInt64(8 * index)) }
    }
}
