import Telemetry

/// The parameters of service 01 that the program knows, by PID. The decoder, the simulator's encoder and the
/// round-trip test all read these rows; to add a PID, add a row.
package enum PIDTable {
    private static let j1979 = "SAE J1979"

    package static let rows: [PIDDefinition] = [
        PIDDefinition(
            pid: 0x05, name: "Engine coolant temperature", byteCount: 1,
            fields: [PIDField(.coolantTemperature, byteCount: 1, offset: -40)], source: j1979),
        PIDDefinition(
            pid: 0x0C, name: "Engine speed", byteCount: 2,
            fields: [PIDField(.engineSpeed, byteCount: 2, denominator: 4)], source: j1979),
        PIDDefinition(
            pid: 0x0D, name: "Vehicle speed", byteCount: 1,
            fields: [PIDField(.vehicleSpeed, byteCount: 1)], source: j1979),
        PIDDefinition(
            pid: 0x10, name: "Mass air flow", byteCount: 2,
            fields: [PIDField(.massAirFlow, byteCount: 2, denominator: 100)], source: j1979),
        PIDDefinition(
            pid: 0x42, name: "Control module voltage", byteCount: 2,
            fields: [PIDField(.controlModuleVoltage, byteCount: 2, denominator: 1000)], source: j1979),
    ]

    private static let rowByPID = Dictionary(uniqueKeysWithValues: rows.map { ($0.pid, $0) })

    package static func row(_ pid: UInt8) -> PIDDefinition? { rowByPID[pid] }

    /// PID 01, monitor status since codes were cleared, is no row: its bits are `MonitorStatus`.
    package static let monitorStatusPID: UInt8 = 0x01

    /// Data bytes that follow `41 pid`, for the PIDs known here; support bitmaps (00, 20, … E0) have four.
    package static func dataByteCount(_ pid: UInt8) -> Int? {
        if SupportBitmap.isBitmapPID(pid) || pid == monitorStatusPID { return 4 }
        return row(pid)?.byteCount
    }
}
