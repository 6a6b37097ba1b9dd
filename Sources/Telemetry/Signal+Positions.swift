/// The signals of a satellite receiver and of motion sensors. They accompany a trip: no fact that is computed from the
/// car's own values depends on them.
extension Signal {
    /// Degrees of WGS 84; north and east are positive.
    package static let latitude = Signal("latitude", .degrees)
    package static let longitude = Signal("longitude", .degrees)
    /// The height above mean sea level.
    package static let altitude = Signal("altitude", .metres)
    /// The direction of the movement over ground, from 0 to 360, clockwise from true north.
    package static let course = Signal("course", .degrees)
    /// The speed over ground.
    package static let groundSpeed = Signal("groundSpeed", .kilometresPerHour)
    /// The estimated horizontal error of a position (95%).
    package static let positionError = Signal("positionError", .metres)

    /// The direction in which the car points, from 0 to 360, clockwise from true north.
    package static let heading = Signal("heading", .degrees)
    /// The speed of rotation about the vertical axis, clockwise as seen from above.
    package static let yawRate = Signal("yawRate", .degreesPerSecond)

    /// The signals of one fix of a receiver.
    package static let ofPositions: [Signal] = [latitude, longitude, altitude, course, groundSpeed, positionError]
    /// The decimals with which documents write values: 1e-7 degrees is 11 mm.
    package static func decimals(of signal: Signal) -> Int { [latitude, longitude].contains(signal) ? 7 : 4 }

    /// The signals that are shown as a way, not as curves.
    package static let ofWays: Set<Signal> = [latitude, longitude, course, groundSpeed, positionError, heading]

    /// The signals that tell, together with the speed or a map, where a car was.
    package static let tellingPlaces: Set<Signal> = ofWays.union([
        altitude, yawRate, positionX, Signal.positionY, positionZ,
    ])

    /// The signals with which laps that are timed by positions are told, as games tell theirs; `positionX` is east and
    /// `positionZ` north of the line.
    package static let ofLaps: Set<Signal> = [
        lapNumber, lapSector, currentLapTime, lastLapTime, bestLapTime, lapDistance, positionX, positionZ,
    ]

    /// The signals that do not come from the car.
    package static let accompanying: Set<Signal> = Set(ofPositions + [heading, yawRate])
}

/// How values of a receiver are rounded, so that they can be stored in a few bytes.
package enum PositionResolution {
    /// 1e-7 degrees is 11 mm.
    package static let stepsPerDegree = 1e7

    /// Returns a value of a signal rounded to what is stored.
    package static func rounded(_ signal: Signal, _ value: Double) -> Double {
        let steps =
            switch signal {
            case .latitude, .longitude: stepsPerDegree
            case .groundSpeed, .yawRate: 100.0
            default: 10.0
            }
        let rounded = (value * steps).rounded() / steps
        // There is no negative zero in a database.
        return rounded == 0 ? 0 : rounded
    }
}
