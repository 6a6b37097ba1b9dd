/// The signals of racing games that a car's ECUs do not report in this form. `vehicleSpeed` and `engineSpeed` are the
/// same as those of a car.
extension Signal {
    /// -1 is reverse, 0 neutral, 1 the first gear.
    package static let gear = Signal("gear", .none)
    /// The pedals: 0 is released, 100 pressed.
    package static let throttle = Signal("throttle", .percent)
    package static let brake = Signal("brake", .percent)
    package static let clutch = Signal("clutch", .percent)
    package static let handbrake = Signal("handbrake", .percent)
    /// -100 is full left, 100 full right.
    package static let steering = Signal("steering", .percent)
    /// The angle of the steering wheel, negative to the left.
    package static let steeringAngle = Signal("steeringAngle", .degrees)
    package static let maximumEngineSpeed = Signal("maximumEngineSpeed", .revolutionsPerMinute)
    package static let idleEngineSpeed = Signal("idleEngineSpeed", .revolutionsPerMinute)
    package static let enginePower = Signal("enginePower", .kilowatts)
    package static let engineTorque = Signal("engineTorque", .newtonMetres)
    /// The pressure above that of the atmosphere.
    package static let boostPressure = Signal("boostPressure", .kilopascals)
    /// The fuel in the tank as a share of its capacity, or of the fuel at the start.
    package static let fuelShare = Signal("fuelShare", .percent)

    /// Accelerations and velocities in the car's own directions, with the sign that the game gives them.
    package static let lateralAcceleration = Signal("lateralAcceleration", .metresPerSecondSquared)
    package static let longitudinalAcceleration = Signal("longitudinalAcceleration", .metresPerSecondSquared)
    package static let verticalAcceleration = Signal("verticalAcceleration", .metresPerSecondSquared)
    package static let lateralVelocity = Signal("lateralVelocity", .metresPerSecond)
    package static let longitudinalVelocity = Signal("longitudinalVelocity", .metresPerSecond)
    package static let yaw = Signal("yaw", .degrees)

    /// The position on the game's map. `positionY` is the height in all supported games.
    package static let positionX = Signal("positionX", .metres)
    package static let positionY = Signal("positionY", .metres)
    package static let positionZ = Signal("positionZ", .metres)

    /// The wheels, in the order in which the arrays of signals below have them.
    package static let wheels = ["FrontLeft", "FrontRight", "RearLeft", "RearRight"]
    package static let tireTemperatures = wheels.map { Signal("tireTemperature\($0)", .degreesCelsius) }
    package static let tirePressures = wheels.map { Signal("tirePressure\($0)", .kilopascals) }
    package static let tireWears = wheels.map { Signal("tireWear\($0)", .percent) }
    /// The slip of the tires in all directions; from 1 on a tire has lost its grip.
    package static let tireSlips = wheels.map { Signal("tireSlip\($0)", .ratio) }
    package static let brakeTemperatures = wheels.map { Signal("brakeTemperature\($0)", .degreesCelsius) }

    /// The number of the lap being driven, from 1.
    package static let lapNumber = Signal("lapNumber", .none)
    /// The sector of the lap, from 1, of a car whose laps are timed by gates.
    package static let lapSector = Signal("lapSector", .none)
    package static let currentLapTime = Signal("currentLapTime", .seconds)
    package static let lastLapTime = Signal("lastLapTime", .seconds)
    package static let bestLapTime = Signal("bestLapTime", .seconds)
    /// 1 if the game does not count the lap being driven.
    package static let lapInvalid = Signal("lapInvalid", .none)
    /// The number of laps in the race.
    package static let totalLaps = Signal("totalLaps", .none)
    package static let raceTime = Signal("raceTime", .seconds)
    package static let raceDistance = Signal("raceDistance", .metres)
    package static let lapDistance = Signal("lapDistance", .metres)
    package static let racePosition = Signal("racePosition", .none)

    /// The numbers by which a game identifies its cars and tracks.
    package static let carOrdinal = Signal("carOrdinal", .none)
    package static let carClass = Signal("carClass", .none)
    package static let carPerformanceIndex = Signal("carPerformanceIndex", .none)
    /// 0 is front, 1 rear, 2 all wheels.
    package static let drivetrain = Signal("drivetrain", .none)
    package static let cylinderCount = Signal("cylinderCount", .none)
    package static let trackOrdinal = Signal("trackOrdinal", .none)
}

/// How values of a signal from a game are kept. Games compute with far more digits than anything shows, and send each
/// value up to 60 times a second.
package struct GameSignal: Sendable {
    package let signal: Signal
    /// Values are rounded to multiples of 1 / `stepsPerUnit`, so that they can be stored in a byte or two.
    package let stepsPerUnit: Double
    /// A value beyond this is not from a game.
    package let greatest: Double
    /// Whether the value is only sent on when it changes, and once a second.
    package let isSlow: Bool

    private init(_ signal: Signal, _ stepsPerUnit: Double, upTo greatest: Double, isSlow: Bool = false) {
        self.signal = signal
        self.stepsPerUnit = stepsPerUnit
        self.greatest = greatest
        self.isSlow = isSlow
    }

    package func rounded(_ value: Double) -> Double {
        let rounded = (value * stepsPerUnit).rounded() / stepsPerUnit
        // There is no negative zero in a database.
        return rounded == 0 ? 0 : rounded
    }

    package static subscript(signal: Signal) -> GameSignal? { bySignal[signal] }

    private static let bySignal = Dictionary(all.map { ($0.signal, $0) }, uniquingKeysWith: { first, _ in first })

    static func slow(_ signal: Signal, _ stepsPerUnit: Double = 1, upTo greatest: Double) -> GameSignal {
        GameSignal(signal, stepsPerUnit, upTo: greatest, isSlow: true)
    }

    package static let all: [GameSignal] =
        [
            GameSignal(.vehicleSpeed, 100, upTo: 3000), GameSignal(.engineSpeed, 1, upTo: 100_000),
            slow(.coolantTemperature, upTo: 5000),
            slow(.maximumEngineSpeed, upTo: 100_000), slow(.idleEngineSpeed, upTo: 100_000),
            slow(.gear, upTo: 20), GameSignal(.throttle, 10, upTo: 200), GameSignal(.brake, 10, upTo: 200),
            GameSignal(.clutch, 10, upTo: 200), slow(.handbrake, 10, upTo: 200),
            GameSignal(.steering, 10, upTo: 200), GameSignal(.steeringAngle, 10, upTo: 2000),
            GameSignal(.enginePower, 10, upTo: 1e5), GameSignal(.engineTorque, 1, upTo: 1e6),
            GameSignal(.boostPressure, 1, upTo: 1e5), slow(.fuelShare, 10, upTo: 1000),
            GameSignal(.lateralAcceleration, 20, upTo: 1e5), GameSignal(.longitudinalAcceleration, 20, upTo: 1e5),
            GameSignal(.verticalAcceleration, 20, upTo: 1e5), GameSignal(.lateralVelocity, 20, upTo: 1000),
            GameSignal(.longitudinalVelocity, 20, upTo: 1000), GameSignal(.yaw, 10, upTo: 1000),
            GameSignal(.positionX, 100, upTo: 1e7), GameSignal(.positionY, 100, upTo: 1e7),
            GameSignal(.positionZ, 100, upTo: 1e7), slow(.lapNumber, upTo: 65_537),
            GameSignal(.currentLapTime, 1000, upTo: 1e7), slow(.lastLapTime, 1000, upTo: 1e7),
            slow(.bestLapTime, 1000, upTo: 1e7), slow(.lapInvalid, upTo: 1), slow(.totalLaps, upTo: 1e6),
            GameSignal(.raceTime, 1000, upTo: 1e7), GameSignal(.raceDistance, 100, upTo: 1e8),
            GameSignal(.lapDistance, 100, upTo: 1e8), slow(.racePosition, upTo: 1000), slow(.carOrdinal, upTo: 1e7),
            slow(.carClass, upTo: 1000), slow(.carPerformanceIndex, upTo: 1e5), slow(.drivetrain, upTo: 10),
            slow(.cylinderCount, upTo: 100), slow(.trackOrdinal, upTo: 1e7),
        ]
        + Signal.tireTemperatures.map { slow($0, 10, upTo: 5000) }
        + Signal.tirePressures.map { slow($0, 1, upTo: 1e5) }
        + Signal.tireWears.map { slow($0, 10, upTo: 1000) }
        + Signal.tireSlips.map { GameSignal($0, 100, upTo: 1e7) }
        + Signal.brakeTemperatures.map { slow($0, 1, upTo: 5000) }
        + ofRaces
}
