import CommandLine
import Recording

extension RecordingWarning: Message {
    var row: MessageRow {
        switch self {
        case .commandNotStarted:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The command for alerts is misspelt, not in PATH, or no program.",
                remedy: "Try it in a shell, or name it with its whole path.")
        case .commandFailed:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The command for alerts ran and said that something is wrong.",
                remedy: "Try it in a shell, with a line of JSON as its input.")
        case .commandKilled:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The command for alerts crashed, or another program ended it.",
                remedy: "Try it in a shell, with a line of JSON as its input.")
        case .commandTookTooLong:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The command for alerts waits for something, a network perhaps.",
                remedy: "Have it do what takes long in the background.")
        case .commandStillRan:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The last alert came just before the end, and its command was not done three seconds later.",
                remedy: "Have it do what takes long in the background.")
        case .commandsTooSlow:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "Alerts come faster than the command is done with them, and some were not given to it.",
                remedy: "Have it do less, or set wider limits in obdmech config.")
        case .startsCorrected:
            MessageRow(
                text, advice: advice, status: nil,
                cause:
                    "The trip began before the computer's clock was set, and its time was put right by the time since the computer was started.",
                remedy: "Nothing need be done.")
        case .rescued:
            MessageRow(
                text, advice: advice, status: .database,
                cause: "The database failed to the end of the trip, which was put whole into a file of its own.",
                remedy: "Put the database in order, then take the trip in: obdmech database import FILE.")
        case .lacking:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The vehicle does not list the PID that --also names, and did not answer to it.",
                remedy:
                    "Nothing need be done, the trip is recorded without it; obdmech pids lists what the vehicle has.")
        case .silent:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The vehicle lists the signal that --also names, and does not answer when it is asked for it.",
                remedy: "Try obdmech read with its name, with the engine running too.")
        case .cutOff:
            MessageRow(
                text, advice: advice, status: nil,
                cause:
                    "The program that recorded the trip was killed, or the computer went off; all but its last second is there.",
                remedy: "Nothing need be done; obdmech report shows it.")
        case .cannotClose:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "A trip was ended by a crash or a loss of power, and the database cannot be written now.",
                remedy: "Remove what is in the way; the next command closes the trip, and nothing of it is lost.")
        case .noValues:
            MessageRow(
                text, advice: advice, status: .vehicle,
                cause: "The vehicle responded, but sent none of the values that a trip needs.",
                remedy: "Start the engine, or at least switch the ignition on, and start the trip again.")
        }
    }

    static let samples: [Self] = [
        .lacking("", pid: ""), .silent(""), .cutOff(trip: "", samples: ""), .cannotClose(""), .commandNotStarted("", 0),
        .commandFailed("", status: 0), .commandKilled("", signal: 0), .commandTookTooLong("", seconds: 0),
        .commandStillRan(""), .commandsTooSlow(""), .startsCorrected(trip: 0, start: "", former: "", others: ""),
        .rescued(path: "", reason: ""), .noValues,
    ]
}
