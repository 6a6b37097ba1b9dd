import CommandLine
import Formats

/// What can be wrong with fill-ups and odometer readings.
enum CalibrationMessage: Message {
    case tankOverfull(String, tank: String)
    case laterMark(day: String, advice: String)
    case odometerBack(String, day: String, reading: String, advice: String)
    case yetToCome(String)
    case noTrips
    case nothingToCompare
    case unknownFuel(advice: String)
    case severalMethods(String)
    case nonsense(String, advice: String)
    case doubtful(String)
    case countedAllTheSame(String)
    case noMark(advice: String)
    case forgettingUnconfirmed
    case factorForgotten
    /// The length of the straight stretches, and the vehicle.
    case noStraightRoad(String, trip: String)

    var row: MessageRow {
        switch self {
        case .tankOverfull(let amount, let tank):
            MessageRow(
                "'\(amount)' is more than the tank holds (\(tank))",
                advice: "set the tank volume with obdmech vehicle --tank VOLUME",
                cause: "The number or its unit is wrong, or the tank is larger than was entered.",
                remedy: "Add the unit (10.5gal), or set the tank volume: obdmech vehicle --tank VOLUME.")
        case .laterMark(let day, let advice):
            MessageRow(
                "a later entry exists, from \(day)", advice: advice,
                cause: "Fill-ups and odometer readings must be entered in chronological order.",
                remedy: "See obdmech calibrate --list, and remove the later ones with --undo first.")
        case .odometerBack(let amount, let day, let reading, let advice):
            MessageRow(
                "'\(amount)' is not above the odometer reading of \(day) (\(reading))", advice: advice,
                cause: "An odometer does not run backwards: one of the two readings is wrong or from another vehicle.",
                remedy: "Check it, name the vehicle with --vin, or remove the last reading with --undo.")
        case .yetToCome(let time):
            MessageRow(
                "--at '\(time)' is in the future",
                cause: "A time without a date means today, and this one is later than now.",
                remedy: "Add the date: --at '2026-11-21 18:30'.")
        case .noStraightRoad(let length, let vehicle):
            MessageRow(
                "too little straight road with positions (\(length))", advice: "\(vehicle): record trips with --gps",
                cause: "A factor needs trips with positions, on at least 1 km of straight road above 30 km/h.",
                remedy: "Record trips with --gps, then try again.")
        case .noTrips:
            MessageRow(
                "no trips of this vehicle since the last entry", advice: "use --mark to start over",
                cause: "The drives were not recorded, or belong to another vehicle or database.",
                remedy: "Use --mark to start over with this fill-up or reading, and record every drive from now on.")
        case .nothingToCompare:
            MessageRow(
                "the trips since the last entry have nothing to compare with", advice: "use --mark to start over",
                cause: "Trips were recorded, but their distance or fuel is zero.",
                remedy: "Use --mark to start over with this fill-up or reading.")
        case .unknownFuel(let advice):
            MessageRow(
                "the fuel used since the last fill-up is unknown: the car does not report it", advice: advice,
                cause: "The car reports neither fuel nor air flow, and intake pressure needs the displacement.",
                remedy:
                    "Set it (obdmech vehicle --displacement 1.6) and try again, or use --mark to keep the fill-up.")
        case .severalMethods(let names):
            MessageRow(
                "these trips used several methods to compute fuel (\(names)), and a factor applies to one",
                status: nil,
                cause: "The car reported other values on some of the trips.",
                remedy: "No action needed: the fill-up is kept as a starting point for the next one.")
        case .nonsense(let comparison, let advice):
            MessageRow(
                "implausible: \(comparison)", advice: advice,
                cause: "The amount filled or driven is less than half or more than twice what the trips recorded.",
                remedy: "Check the number and its unit; if drives were not recorded, use --mark to start over.")
        case .doubtful(let reasons):
            MessageRow(
                "the comparison is doubtful: \(reasons)",
                advice: "use --yes to accept it, or --mark to start over with it",
                cause:
                    "The comparison may make the factor worse, for the reasons given, and there is no terminal to ask.",
                remedy: "Use --yes to accept it, or --mark to start over with it.")
        case .countedAllTheSame(let reasons):
            MessageRow(
                "accepted although doubtful: \(reasons)", status: nil,
                cause: "The comparison is doubtful, for the reasons given, and --yes accepts it.",
                remedy: "If it was wrong, remove it: obdmech calibrate --undo.")
        case .noMark(let advice):
            MessageRow(
                "nothing to undo", advice: advice,
                cause: "This vehicle has no fill-up or reading left.",
                remedy: "Name the vehicle with --vin.")
        case .forgettingUnconfirmed:
            MessageRow(
                "resetting requires confirmation", advice: Confirmation.advice,
                cause: "The input is not a terminal, so obdmech cannot ask.",
                remedy: "Run it in a terminal, or use --yes.")
        case .factorForgotten:
            MessageRow(
                "the fuel factor was based on the old values and is reset",
                advice: "the next fill-up is compared using the new values", status: nil,
                cause:
                    "The new vehicle data change how fuel is computed, and the factor belonged to the old method.",
                remedy: "Enter the next fill-ups as before; a new factor is computed from them.")
        }
    }

    static let samples: [Self] = [
        .tankOverfull("", tank: ""), .laterMark(day: "", advice: ""),
        .odometerBack("", day: "", reading: "", advice: ""), .yetToCome(""), .noTrips, .nothingToCompare,
        .unknownFuel(advice: ""), .severalMethods(""), .nonsense("", advice: ""), .doubtful(""), .countedAllTheSame(""),
        .noMark(advice: ""), .forgettingUnconfirmed, .factorForgotten, .noStraightRoad("", trip: ""),
    ]
}
