import CommandLine
import Formats

/// What can be wrong with what `read` and `explain` are asked for.
enum ReadError: UserError {
    case nothingToRead
    case noCodeNamed
    /// `others` counts those of which the same is true, with a blank before it; it may be empty.
    case notACode(String, others: String)
    case noneAsked

    var message: UserMessage {
        switch self {
        case .nothingToRead:
            UserMessage(
                "name what to read",
                advice:
                    "such as rpm, speed, coolant, vin, or a PID such as 0C; obdmech pids lists what the vehicle supports"
            )
        case .noCodeNamed: UserMessage("name a trouble code", advice: "such as obdmech explain P0301")
        case .notACode(let text, let others):
            UserMessage(
                "'\(text)' is not a trouble code\(others)",
                advice: "write it as P0301, C0035, B0001 or U0100, with a failure type as P0299:1C")
        case .noneAsked:
            UserMessage(
                "no vehicle has been read yet", advice: "connect the adapter and leave out --offline", status: .vehicle)
        }
    }
}

/// Why trouble codes are not cleared.
enum ClearError: UserError {
    case engineRunning
    case clearingUnconfirmed
    case isTruck

    var message: UserMessage {
        switch self {
        case .engineRunning:
            UserMessage(
                "the engine is running; codes are cleared with the engine off",
                advice: "stop it and switch the ignition on, or use --engine-running")
        case .clearingUnconfirmed: UserMessage("clearing requires confirmation", advice: Confirmation.advice)
        case .isTruck:
            UserMessage(
                "trouble codes of SAE J1939 are not cleared: obdmech only reads heavy vehicles",
                advice: "a workshop clears them after the repair")
        }
    }
}

/// What a command that needs a vehicle shows without one.
enum VehicleWarning: UserFacing {
    case listedEarlier
    /// Over IP, for example, or on a bus before CAN.
    case noOtherAddresses

    var message: UserMessage {
        switch self {
        case .listedEarlier: "showing what a vehicle listed earlier"
        case .noOtherAddresses: "this connection has no addresses of other modules; none was asked"
        }
    }
}

/// What is wrong with the signals that a trip is to record in addition.
enum ExtraSignalError: UserError {
    case noValue(String)

    var message: UserMessage {
        switch self {
        case .noValue(let name):
            UserMessage(
                "'\(name)' has no value that a trip can record",
                advice: "name a signal or PID from obdmech pids --all, or a custom PID")
        }
    }
}
