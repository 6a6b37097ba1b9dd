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

    var row: MessageRow {
        switch self {
        case .tankOverfull(let amount, let tank):
            MessageRow(
                "'\(amount)' is more than the tank holds (\(tank))",
                advice: "obdmech vehicle --tank VOLUME says what it holds",
                cause: "The number is wrong, in another unit than was meant, or the tank is larger than was told.",
                remedy: "Write the unit (10.5gal), or tell what the tank holds: obdmech vehicle --tank VOLUME.")
        case .laterMark(let day, let advice):
            MessageRow(
                "there is a later mark already, of \(day)", advice: advice,
                cause: "Fill-ups and readings must be told in the order in which they were made.",
                remedy: "Look at obdmech calibrate --list, and take the later ones back with --undo first.")
        case .odometerBack(let amount, let day, let reading, let advice):
            MessageRow(
                "'\(amount)' is no more than the odometer showed on \(day) (\(reading))", advice: advice,
                cause: "An odometer does not go back: one of the two readings is wrong, or of another vehicle.",
                remedy: "Check it, name the vehicle with --vin, or take the last reading back with --undo.")
        case .yetToCome(let time):
            MessageRow(
                "--at '\(time)' is yet to come",
                cause: "A time alone is one of today, and this one is later than now.",
                remedy: "Write the day too: --at '2026-11-21 18:30'.")
        case .noTrips:
            MessageRow(
                "no trip of this vehicle was recorded since the last mark", advice: "give --mark to begin anew",
                cause: "The drives were not recorded, or belong to another vehicle or database.",
                remedy: "Give --mark to begin anew with this fill-up or reading, and record every drive from now on.")
        case .nothingToCompare:
            MessageRow(
                "the trips since the last mark have nothing to compare with", advice: "give --mark to begin anew",
                cause: "Trips were recorded, but they come to no distance, or to no fuel.",
                remedy: "Give --mark to begin anew with this fill-up or reading.")
        case .unknownFuel(let advice):
            MessageRow(
                "the fuel of the trips since the last fill-up is not known: the car does not tell it", advice: advice,
                cause: "The car tells neither fuel nor air flow, and pressures say nothing without the displacement.",
                remedy:
                    "Tell it (obdmech vehicle --displacement 1.6) and try again, or give --mark to keep the fill-up.")
        case .severalMethods(let names):
            MessageRow(
                "the fuel of these trips was computed by several methods (\(names)), and a factor belongs to one",
                status: nil,
                cause: "The car gave other values on some of the trips than on the others.",
                remedy: "Nothing need be done: the fill-up is kept as a mark, and the next one is compared.")
        case .nonsense(let comparison, let advice):
            MessageRow(
                "that cannot be: \(comparison)", advice: advice,
                cause: "What was filled or driven is less than half of, or more than twice, what the trips came to.",
                remedy: "Check the number and its unit; if drives were not recorded, give --mark to begin anew.")
        case .doubtful(let reasons):
            MessageRow(
                "the comparison is doubtful: \(reasons)",
                advice: "give --yes to count it, or --mark to begin anew with it",
                cause: "The comparison may spoil the factor, for the reasons given, and nobody can be asked.",
                remedy: "Give --yes to count it, or --mark to begin anew with it.")
        case .countedAllTheSame(let reasons):
            MessageRow(
                "counted all the same: \(reasons)", status: nil,
                cause: "The comparison is doubtful, for the reasons given, and --yes says to count it.",
                remedy: "If it was wrong, take it back: obdmech calibrate --undo.")
        case .noMark(let advice):
            MessageRow(
                "there is no mark to take back", advice: advice,
                cause: "No fill-up and no reading is left of this vehicle.",
                remedy: "Name the vehicle that is meant with --vin.")
        case .forgettingUnconfirmed:
            MessageRow(
                "forgetting needs a confirmation", advice: Confirmation.advice,
                cause: "Nobody can be asked, because the input is no terminal.",
                remedy: "Run it in a terminal, or give --yes.")
        case .factorForgotten:
            MessageRow(
                "the fuel factor was learnt with the former numbers, and is forgotten",
                advice: "the next fill-up is compared with the new ones", status: nil,
                cause:
                    "What was told of the vehicle changes how its fuel is computed, and the factor belongs to the old way.",
                remedy: "Tell the next fill-ups as before, and the factor is learnt anew.")
        }
    }

    static let samples: [Self] = [
        .tankOverfull("", tank: ""), .laterMark(day: "", advice: ""),
        .odometerBack("", day: "", reading: "", advice: ""), .yetToCome(""), .noTrips, .nothingToCompare,
        .unknownFuel(advice: ""), .severalMethods(""), .nonsense("", advice: ""), .doubtful(""), .countedAllTheSame(""),
        .noMark(advice: ""), .forgettingUnconfirmed, .factorForgotten,
    ]
}
