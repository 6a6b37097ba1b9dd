package import Formats
package import Telemetry
package import Trips

/// A value that a lap is shown with, over its distance.
package enum LapColumn: String, CaseIterable, Sendable {
    case speed, throttle, brake, clutch, steering, gear, engineSpeed, x, z

    /// Of a point in JSON, and of a column in CSV.
    package var key: String {
        switch self {
        case .speed: "speedKmh"
        case .throttle: "throttlePercent"
        case .brake: "brakePercent"
        case .clutch: "clutchPercent"
        case .steering: "steeringPercent"
        case .gear: "gear"
        case .engineSpeed: "engineSpeedRpm"
        case .x: "xM"
        case .z: "zM"
        }
    }

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

    private var decimals: Int { self == .gear ? 0 : self == .engineSpeed ? 0 : self == .x || self == .z ? 2 : 1 }

    /// The value at a distance as in JSON and CSV, in the unit of the key.
    package func rounded(_ trace: LapTrace, at distanceM: Double) -> JSON? {
        .rounded(trace.value(of: signal, at: distanceM), decimals)
    }
}
