import CommandLine
import Formats

/// What can be wrong with lap gates.
enum LapMessage: Message {
    case wrongPlace
    case noCourse
    case noPosition
    case noGate(String)
    case noSector(Int, gate: String)
    case lapsWithoutPositions

    var row: MessageRow {
        switch self {
        case .wrongPlace:
            MessageRow(
                "a gate needs a place", advice: "such as 49.3276,8.5658, or --trip N --at TIME",
                cause: "The place is missing, or is not a latitude and a longitude in degrees.",
                remedy: "Write LAT,LON with a decimal point and without a space; north and east are positive.")
        case .noCourse:
            MessageRow(
                "a gate needs --course", advice: "the direction of driving in degrees: 0 is north, 90 east",
                cause: "The direction in which the line is crossed is missing or not from 0 to 360.",
                remedy: "Add --course DEGREES, or take the place from a trip with --trip N --at TIME.")
        case .noPosition:
            MessageRow(
                "the trip has no moving position at that time",
                cause: "The trip was recorded without --gps, or the car was standing or had no reception.",
                remedy: "Choose another time, or give the place as LAT,LON with --course.")
        case .noGate(let name):
            MessageRow(
                "no lap gate '\(name)'", advice: "obdmech lap gate list lists them",
                cause: "The name is misspelled, or the gate is in another database.",
                remedy: "See obdmech lap gate list.")
        case .noSector(let number, let gate):
            MessageRow(
                "lap gate '\(gate)' has no sector \(number)", advice: "obdmech lap gate list lists its sectors",
                cause: "Sectors are numbered from 1 in the order in which they are driven, without gaps.",
                remedy: "Add the sector with the lowest missing number first.")
        case .lapsWithoutPositions:
            MessageRow(
                "--laps needs positions", advice: "add --gps",
                cause: "Laps of a car are timed by a receiver.", remedy: "Add --gps, or set gps.")
        }
    }

    static let samples: [Self] = [
        .wrongPlace, .noCourse, .noPosition, .noGate(""), .noSector(0, gate: ""),
        .lapsWithoutPositions,
    ]
}
