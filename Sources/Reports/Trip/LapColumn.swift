package import Telemetry
import Trips

/// A value that a lap is shown with, over its distance.
package enum LapColumn: String, CaseIterable, Sendable {
    case speed, throttle, brake, clutch, steering, gear, engineSpeed, x, z

    package var title: String {
        switch self {
        case .speed: "Speed"
        case .throttle: "Throttle"
        case .brake: "Brake"
        case .clutch: "Clutch"
        case .steering: "Steering"
        case .gear: "Gear"
        case .engineSpeed: "Engine speed"
        case .x: "X"
        case .z: "Z"
        }
    }

    package var signal: Signal {
        switch self {
        case .speed: .vehicleSpeed
        case .throttle: .throttle
        case .brake: .brake
        case .clutch: .clutch
        case .steering: .steering
        case .gear: .gear
        case .engineSpeed: .engineSpeed
        case .x: .positionX
        case .z: .positionZ
        }
    }

    /// Those that are drawn over the distance.
    package static let drawn: [LapColumn] = [.speed, .throttle, .brake, .clutch, .steering, .gear, .engineSpeed]
}
