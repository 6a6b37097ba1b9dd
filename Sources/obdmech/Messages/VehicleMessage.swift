import CommandLine
import Formats

/// What can keep a command from asking the vehicle.
enum VehicleMessage: Message {
    case noneAsked
    case engineRunning
    case clearingUnconfirmed
    case listedEarlier

    var row: MessageRow {
        switch self {
        case .noneAsked:
            MessageRow(
                "no vehicle has been read yet", advice: "connect the adapter and leave out --offline", status: .vehicle,
                cause: "The database has no list of PIDs, and --offline does not read the vehicle.",
                remedy: "Connect the adapter and run obdmech pids without --offline.")
        case .engineRunning:
            MessageRow(
                "the engine is running; codes are cleared with the engine off",
                advice: "stop it and switch the ignition on, or use --engine-running",
                cause: "Some ECUs refuse to clear codes while the engine is running.",
                remedy: "Stop the engine and switch the ignition on, or use --engine-running to clear anyway."
            )
        case .clearingUnconfirmed:
            MessageRow(
                "clearing requires confirmation", advice: Confirmation.advice,
                cause: "The input is not a terminal, so obdmech cannot ask.",
                remedy: "Run it in a terminal, or use --yes.")
        case .listedEarlier:
            MessageRow(
                "showing what a vehicle listed earlier", status: nil,
                cause: "The vehicle cannot be read now, for the reason given above.",
                remedy: "No action needed if it is the same vehicle; otherwise connect it and try again.")
        }
    }

    static let samples: [Self] = [
        .noneAsked, .engineRunning, .clearingUnconfirmed, .listedEarlier,
    ]
}
