import Telemetry

/// The supported parameters of service 01, by PID. The decoder, the simulator's encoder and the round-trip test all use
/// these rows. To add a PID, add a row.
package enum PIDTable {
    /// The rows, in ascending order of PID. Support bitmaps (00, 20, … E0) have no rows; see `SupportBitmap`.
    package static let rows: [PIDDefinition] =
        (monitorRows + oxygenSensorRows + rows00 + rows20 + rows40 + rows60 + rows70 + rows80 + rows90 + rowsA0)
        .sorted { $0.pid < $1.pid }

    private static let rowByPID = Dictionary(uniqueKeysWithValues: rows.map { ($0.pid, $0) })

    package static func row(_ pid: UInt8) -> PIDDefinition? { rowByPID[pid] }

    /// PID 01, the monitor status since codes were cleared; see `MonitorStatus`.
    package static let monitorStatusPID: UInt8 = 0x01
    /// PID 41, the monitor status in this driving cycle.
    package static let cycleMonitorStatusPID: UInt8 = 0x41

    /// Returns the number of data bytes after `41 pid`, if it is known for certain; support bitmaps have four.
    package static func dataByteCount(_ pid: UInt8) -> Int? {
        if SupportBitmap.isBitmapPID(pid) { return 4 }
        guard let row = row(pid), row.shorterByteCount == nil, !row.isLengthDoubtful else { return nil }
        return row.byteCount
    }
}
