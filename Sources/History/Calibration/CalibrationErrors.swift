package import Formats
import System
package import Telemetry
package import Trips

/// What can be wrong with fill-ups and odometer readings.
package enum CalibrationError: UserError {
    case tankOverfull(String, tank: String)
    case laterMark(day: String, advice: String)
    case odometerBack(String, day: String, reading: String, advice: String)
    case yetToCome(String)
    case noTrips
    case nothingToCompare
    case unknownFuel(advice: String)
    case nonsense(String, advice: String)
    case doubtful(String)
    case noMark(advice: String)
    /// The length of the straight stretches, and the vehicle.
    case noStraightRoad(String, trip: String)

    package var message: UserMessage {
        switch self {
        case .tankOverfull(let amount, let tank):
            UserMessage(
                "'\(amount)' is more than the tank holds (\(tank))",
                advice: "set the tank volume with obdmech vehicle --tank VOLUME")
        case .laterMark(let day, let advice): UserMessage("a later entry exists, from \(day)", advice: advice)
        case .odometerBack(let amount, let day, let reading, let advice):
            UserMessage("'\(amount)' is not above the odometer reading of \(day) (\(reading))", advice: advice)
        case .yetToCome(let time): "--at '\(time)' is in the future"
        case .noTrips: UserMessage("no trips of this vehicle since the last entry", advice: "use --mark to start over")
        case .nothingToCompare:
            UserMessage(
                "the trips since the last entry have nothing to compare with", advice: "use --mark to start over")
        case .unknownFuel(let advice):
            UserMessage("the fuel used since the last fill-up is unknown: the car does not report it", advice: advice)
        case .nonsense(let comparison, let advice): UserMessage("implausible: \(comparison)", advice: advice)
        case .doubtful(let reasons):
            UserMessage(
                "the comparison is doubtful: \(reasons)",
                advice: "use --yes to accept it, or --mark to start over with it")
        case .noMark(let advice): UserMessage("nothing to undo", advice: advice)
        case .noStraightRoad(let length, let vehicle):
            UserMessage(
                "too little straight road with positions (\(length))", advice: "\(vehicle): record trips with --gps")
        }
    }
}

/// What is shown of a comparison that was accepted, or that gives no factor.
package enum CalibrationWarning: UserFacing {
    case severalMethods(String)
    case countedAllTheSame(String)
    case factorForgotten

    package var message: UserMessage {
        switch self {
        case .severalMethods(let names):
            "these trips used several methods to compute fuel (\(names)), and a factor applies to one"
        case .countedAllTheSame(let reasons): "accepted although doubtful: \(reasons)"
        case .factorForgotten:
            UserMessage(
                "the fuel factor was based on the old values and is reset",
                advice: "the next fill-up is compared using the new values")
        }
    }
}

extension CalibrationMark {
    /// Throws if the mark cannot be true.
    /// - Parameters:
    ///   - earlier: the mark of the same kind before it.
    ///   - shown: the amount as the user wrote it.
    ///   - units: the units in which to show what it is compared with.
    package func check(
        after earlier: CalibrationMark?, _ specification: VehicleSpecification, shown: String, _ units: UnitSystem
    ) throws {
        let undo = "obdmech calibrate --list shows the marks, --undo removes the last one"
        do throws(CalibrationMarkError) {
            try check(after: earlier, specification)
        } catch {
            switch error {
            case .tankOverfull(let tankL):
                throw CalibrationError.tankOverfull(shown, tank: units.volume(tankL, 1))
            case .laterMark(let mark):
                throw CalibrationError.laterMark(day: "\(LocalTime.zone.day(mark.time))", advice: undo)
            case .odometerBack(let mark):
                throw CalibrationError.odometerBack(
                    shown, day: "\(LocalTime.zone.day(mark.time))", reading: units.distance(mark.amount, 0),
                    advice: undo)
            }
        }
    }
}
