import Telemetry

/// The parameters of service 01 that the program knows, by PID. The decoder, the simulator's encoder and the
/// round-trip test all read these rows; to add a PID, add a row.
package enum PIDTable {
    /// By PID, ascending. Support bitmaps (00, 20, … E0) are no rows: `SupportBitmap` reads them.
    package static let rows: [PIDDefinition] =
        (monitorRows + oxygenSensorRows + rows00 + rows20 + rows40 + rows60 + rows70 + rows80 + rows90 + rowsA0)
        .sorted { $0.pid < $1.pid }

    private static let rowByPID = Dictionary(uniqueKeysWithValues: rows.map { ($0.pid, $0) })

    package static func row(_ pid: UInt8) -> PIDDefinition? { rowByPID[pid] }

    /// PID 01, monitor status since codes were cleared, which `MonitorStatus` sums up.
    package static let monitorStatusPID: UInt8 = 0x01
    /// The same of this drive cycle.
    package static let cycleMonitorStatusPID: UInt8 = 0x41

    /// Data bytes that follow `41 pid`, for the PIDs known here whose length is certain; support bitmaps have four.
    package static func dataByteCount(_ pid: UInt8) -> Int? {
        if SupportBitmap.isBitmapPID(pid) { return 4 }
        guard let row = row(pid), row.shorterByteCount == nil, !row.isLengthDoubtful else { return nil }
        return row.byteCount
    }
}
