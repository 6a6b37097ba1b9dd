/// Whether there is a vehicle behind a device.
package enum SourceKind: String, CaseIterable, Sendable {
    case vehicle
    /// A simulated vehicle.
    case simulation
    /// A session that was recorded earlier, of whatever vehicle.
    case replay

    /// How the names of such devices begin; nil for all others.
    package var scheme: String? {
        switch self {
        case .vehicle: nil
        case .simulation: "sim"
        case .replay: "replay"
        }
    }

    /// - Parameter device: as users name it: "sim:city", "/dev/ttyUSB0".
    package init(device: String) {
        self =
            Self.allCases.first { origin in origin.scheme.map { device.hasPrefix($0 + ":") } ?? false } ?? .vehicle
    }
}
