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
                "no vehicle was asked yet", advice: "connect the adapter and leave out --offline", status: .vehicle,
                cause: "The database does not know what a vehicle lists, and --offline asks none.",
                remedy: "Connect the adapter and run obdmech pids without --offline.")
        case .engineRunning:
            MessageRow(
                "the engine is running, and codes are cleared with the engine off",
                advice: "switch it off and the ignition on again, or give --engine-running",
                cause: "Some controllers refuse to clear while the engine runs.",
                remedy: "Stop the engine, switch the ignition on again, or give --engine-running to clear all the same."
            )
        case .clearingUnconfirmed:
            MessageRow(
                "clearing needs a confirmation", advice: Confirmation.advice,
                cause: "Nobody can be asked, because the input is no terminal.",
                remedy: "Run it in a terminal, or give --yes.")
        case .listedEarlier:
            MessageRow(
                "shown is what a vehicle listed earlier", status: nil,
                cause: "The vehicle cannot be asked now, for the reason that stands above it.",
                remedy: "Nothing need be done if it is the same vehicle; else connect it and ask again.")
        }
    }

    static let samples: [Self] = [
        .noneAsked, .engineRunning, .clearingUnconfirmed, .listedEarlier,
    ]
}
