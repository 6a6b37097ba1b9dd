import CommandLine
import Formats

/// What can be wrong with the command line of drift.
enum DriftMessage: Message {
    case noReference(String)
    case noWay(trip: Int64)
    case noReferenceMade(String, trip: Int64)

    var row: MessageRow {
        switch self {
        case .noReference(let name):
            MessageRow(
                "there is no reference '\(name)'", advice: "obdmech drift reference list shows them",
                cause: "No trip is a reference with that name.",
                remedy: "Make one with obdmech drift reference record N NAME.")
        case .noWay(let trip):
            MessageRow(
                "trip \(trip) has no positions with a heading", advice: "record with --gps and --motion, or a game",
                cause: "A reference needs positions and the direction of the car, from a gyro or a game.",
                remedy: "Name another trip; obdmech drift list shows some.")
        case .noReferenceMade(let name, let trip):
            MessageRow(
                "trip \(trip) cannot be reference '\(name)': it has no positions with a heading",
                advice: "record with --gps and --motion, or a game", status: nil,
                cause:
                    "The trip was to become a reference, but no positions, or no gyro or game, showed its heading.",
                remedy: "Record it again with a receiver and a gyro; the trip is kept.")
        }
    }

    static let samples: [Self] = [
        .noReference(""), .noWay(trip: 0), .noReferenceMade("", trip: 0),
    ]
}
