/// PID 01: monitor status since codes were cleared (SAE J1979).
package struct MonitorStatus: Hashable, Sendable {
    /// The malfunction indicator lamp is commanded on by this ECU.
    package let milOn: Bool
    /// Confirmed emission-related codes in this ECU, 0 to 127.
    package let confirmedCount: Int

    package init(milOn: Bool, confirmedCount: Int) {
        self.milOn = milOn
        self.confirmedCount = confirmedCount
    }

    /// Nil unless there are the four data bytes.
    package init?(_ data: ArraySlice<UInt8>) {
        guard data.count == 4, let first = data.first else { return nil }
        self.init(milOn: first & 0x80 != 0, confirmedCount: Int(first & 0x7F))
    }
}
