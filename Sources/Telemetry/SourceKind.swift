/// What samples and trips come from.
package enum SourceKind: String, CaseIterable, Sendable {
    case vehicle
    /// A racing game.
    case game
    /// A simulated vehicle.
    case simulation
    /// A session that was recorded earlier, of whatever vehicle.
    case replay
    /// A file of another program, of a real vehicle.
    case `import`

    /// How the names of such devices begin; nil of what is no such device.
    package var scheme: String? {
        switch self {
        case .vehicle, .game, .import: nil
        case .simulation: "sim"
        case .replay: "replay"
        }
    }

    /// Whether somebody drove a car meanwhile: only that is time at the wheel, and goes onto the odometer.
    package var isDriving: Bool {
        switch self {
        case .vehicle, .import: true
        case .game, .simulation, .replay: false
        }
    }

    /// Whether such a source can wait for who follows it. A vehicle drives on.
    package var canWait: Bool {
        switch self {
        case .simulation, .replay: true
        case .vehicle, .game, .import: false
        }
    }

    /// - Parameter device: as users name it: "sim:city", "/dev/ttyUSB0".
    package init(device: String) {
        self =
            Self.allCases.first { kind in kind.scheme.map { device.hasPrefix($0 + ":") } ?? false } ?? .vehicle
    }
}
