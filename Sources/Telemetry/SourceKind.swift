/// The kind of source that samples and trips come from.
package enum SourceKind: String, CaseIterable, Sendable {
    case vehicle
    /// A receiver of positions alone, in any vehicle, or carried.
    case receiver
    /// A racing game.
    case game
    /// A simulated vehicle.
    case simulation
    /// A session recorded earlier, of any kind of vehicle.
    case replay
    /// A file written by another program, from a real vehicle.
    case `import`

    /// The prefix of device names of this kind; nil if they have none.
    package var scheme: String? {
        switch self {
        case .vehicle, .import: nil
        case .receiver: "gps"
        case .game: "game"
        case .simulation: "sim"
        case .replay: "replay"
        }
    }

    /// Whether somebody really drove. Only that counts as time at the wheel and for the odometer.
    package var isDriving: Bool {
        switch self {
        case .vehicle, .receiver, .import: true
        case .game, .simulation, .replay: false
        }
    }

    /// Whether such a source can wait for its receiver. A vehicle cannot: it drives on.
    package var canWait: Bool {
        switch self {
        case .simulation, .replay: true
        case .vehicle, .receiver, .game, .import: false
        }
    }

    /// Returns the kind of source for a device.
    /// - Parameter device: the device as users name it, such as "sim:city" or "/dev/ttyUSB0".
    package init(device: String) {
        // Positions that were recorded.
        if device.hasPrefix("gps:replay:") {
            self = .replay
            return
        }
        self =
            Self.allCases.first { kind in kind.scheme.map { device.hasPrefix($0 + ":") } ?? false } ?? .vehicle
    }
}
