import CommandLine
import Recording

extension RecordingWarning: Message {
    var row: MessageRow {
        switch self {
        case .commandNotStarted:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The command for alerts is misspelled, not in PATH, or not executable.",
                remedy: "Try it in a shell, or use its full path.")
        case .commandFailed:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The command for alerts exited with an error.",
                remedy: "Try it in a shell with a line of JSON as its input.")
        case .commandKilled:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The command for alerts crashed or was killed.",
                remedy: "Try it in a shell with a line of JSON as its input.")
        case .commandTookTooLong:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The command for alerts waits for something, such as a network.",
                remedy: "Move slow work in it to the background.")
        case .commandStillRan:
            MessageRow(
                text, advice: advice, status: nil,
                cause:
                    "The last alert came just before the end, and its command was still running three seconds later.",
                remedy: "Move slow work in it to the background.")
        case .commandsTooSlow:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "Alerts arrived faster than the command handled them, and some were not passed to it.",
                remedy: "Make it faster, or set wider limits with obdmech config.")
        case .startsCorrected:
            MessageRow(
                text, advice: advice, status: nil,
                cause:
                    "The trip started before the computer's clock was set; its time was corrected by the time since boot.",
                remedy: "No action needed.")
        case .rescued:
            MessageRow(
                text, advice: advice, status: .database,
                cause: "The database failed until the end of the trip, which was written to a file of its own.",
                remedy: "Repair the database, then import the trip: obdmech database import FILE.")
        case .lacking:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The vehicle does not list the PID named by --also, and did not respond to it.",
                remedy:
                    "No action needed, the trip is recorded without it; obdmech pids lists what the vehicle supports.")
        case .silent:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The vehicle lists the signal named by --also, but does not respond to requests for it.",
                remedy: "Try obdmech read with its name, also with the engine running.")
        case .cutOff:
            MessageRow(
                text, advice: advice, status: nil,
                cause:
                    "The recording program was killed or the computer lost power; everything up to the last second is stored.",
                remedy: "No action needed; obdmech report shows the trip.")
        case .cannotClose:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "A trip was ended by a crash or power loss, and the database is not writable now.",
                remedy: "Fix the database; the next command closes the trip, and nothing is lost.")
        case .noValues:
            MessageRow(
                text, advice: advice, status: .vehicle,
                cause: "The vehicle responded, but sent none of the values that a trip needs.",
                remedy: "Start the engine, or at least switch the ignition on, and start the trip again.")
        case .noPackets:
            MessageRow(
                text, advice: advice, status: .vehicle,
                cause: "The game does not send to this computer and port, or nobody drove.",
                remedy: "Run obdmech guide GAME, which leads through the game's menus and says what arrives.")
        case .tooFarToFollow:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "A route can be followed only if the trip begins within 200 m of its start.",
                remedy: "Begin the trip at the start of the route.")
        case .noNewWay:
            MessageRow(
                text, advice: advice, status: nil,
                cause: "The router named by --router is not running, has no map of this region, or finds no route.",
                remedy: "Try it in a browser or a shell; while the car is off the route, it is asked every 15 seconds.")
        }
    }

    static let samples: [Self] = [
        .lacking("", pid: ""), .silent(""), .cutOff(trip: "", samples: ""), .cannotClose(""), .commandNotStarted("", 0),
        .commandFailed("", status: 0), .commandKilled("", signal: 0), .commandTookTooLong("", seconds: 0),
        .commandStillRan(""), .commandsTooSlow(""), .startsCorrected(trip: 0, start: "", former: "", others: ""),
        .rescued(path: "", reason: ""), .noValues, .noPackets(unknown: []), .noPackets(unknown: [""]),
        .tooFarToFollow(route: "", distance: ""), .noNewWay(reason: ""),
    ]
}
