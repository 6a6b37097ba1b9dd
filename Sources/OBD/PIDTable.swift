import Telemetry

/// The parameters of service 01 that the program knows, by PID. The decoder, the simulator's encoder and the
/// round-trip test all read these rows; to add a PID, add a row.
package enum PIDTable {
    package static let rows: [PIDDefinition] = [
        PIDDefinition(0x05, "Engine coolant temperature", .coolantTemperature, bytes: 1, plus: -40),
        PIDDefinition(0x0C, "Engine speed", .engineSpeed, bytes: 2, per: 4),
        PIDDefinition(0x0D, "Vehicle speed", .vehicleSpeed, bytes: 1),
        PIDDefinition(0x10, "Mass air flow", .massAirFlow, bytes: 2, per: 100, rescaledBy: .airFlow),
        PIDDefinition(0x42, "Control module voltage", .controlModuleVoltage, bytes: 2, per: 1000),
    ]

    private static let rowByPID = Dictionary(uniqueKeysWithValues: rows.map { ($0.pid, $0) })

    package static func row(_ pid: UInt8) -> PIDDefinition? { rowByPID[pid] }

    /// PID 01, monitor status since codes were cleared, is no row: its bits are `MonitorStatus`.
    package static let monitorStatusPID: UInt8 = 0x01

    /// Data bytes that follow `41 pid`, for the PIDs known here with one length; support bitmaps (00, 20, … E0) have
    /// four.
    package static func dataByteCount(_ pid: UInt8) -> Int? {
        if SupportBitmap.isBitmapPID(pid) || pid == monitorStatusPID { return 4 }
        guard let row = row(pid), row.shorterByteCount == nil else { return nil }
        return row.byteCount
    }
}
