/// Monitor status since codes were cleared (PID 01), or in this driving cycle (PID 41) (SAE J1979).
package struct MonitorStatus: Hashable, Sendable {
    /// The type of ignition, which determines which monitors there are.
    package enum Ignition: String, Sendable { case spark, compression }

    /// Whether this ECU commands the MIL on; always false for PID 41.
    package let milOn: Bool
    /// The number of confirmed emission-related codes in this ECU, 0 to 127; always 0 for PID 41.
    package let confirmedCount: Int
    package let ignition: Ignition
    /// All monitors that the standard defines for this ignition, in its order, the continuous ones first.
    package let monitors: [ReadinessMonitor]

    init(milOn: Bool, confirmedCount: Int, ignition: Ignition, monitors: [ReadinessMonitor]) {
        self.milOn = milOn
        self.confirmedCount = confirmedCount
        self.ignition = ignition
        self.monitors = monitors
    }

    /// Decodes the data bytes; nil unless there are four.
    package init?(_ data: ArraySlice<UInt8>) {
        guard data.count == 4 else { return nil }
        let bytes = Array(data)
        milOn = bytes[0] & 0x80 != 0
        confirmedCount = Int(bytes[0] & 0x7F)
        ignition = bytes[1] & 0x08 == 0 ? .spark : .compression
        let continuous = ReadinessMonitor.Kind.continuous.enumerated().map { bit, kind in
            ReadinessMonitor(kind, Self.state(bit, supported: bytes[1], incomplete: bytes[1] >> 4))
        }
        let others = ignition == .spark ? ReadinessMonitor.Kind.spark : ReadinessMonitor.Kind.compression
        monitors =
            continuous
            + others.enumerated().compactMap { bit, kind in
                kind.map { ReadinessMonitor($0, Self.state(bit, supported: bytes[2], incomplete: bytes[3])) }
            }
    }

    private static func state(_ bit: Int, supported: UInt8, incomplete: UInt8) -> ReadinessMonitor.State {
        if supported >> UInt8(bit) & 1 == 0 { return .notSupported }
        return incomplete >> UInt8(bit) & 1 == 0 ? .complete : .incomplete
    }

    /// Merges the monitors of a vehicle's ECUs, in the order of their first appearance. A monitor is complete if it is
    /// complete in every ECU that supports it.
    package static func merged(_ statuses: [MonitorStatus]) -> [ReadinessMonitor] {
        var merged: [ReadinessMonitor] = []
        for monitor in statuses.flatMap(\.monitors) {
            guard let index = merged.firstIndex(where: { $0.kind == monitor.kind }) else {
                merged.append(monitor)
                continue
            }
            switch (merged[index].state, monitor.state) {
            case (.notSupported, let state): merged[index].state = state
            case (.complete, .incomplete): merged[index].state = .incomplete
            default: break
            }
        }
        return merged
    }
}
