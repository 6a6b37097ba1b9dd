package import Formats
package import Storage
import System
import Terminal

/// A warning to the user during a recording.
package enum RecordingWarning: UserFacing, Hashable {
    /// A command for alerts cannot be started; with the system's error number.
    case commandNotStarted(String, Int32)
    case commandFailed(String, status: Int32)
    case commandKilled(String, signal: Int32)
    case commandTookTooLong(String, seconds: Int)
    case commandStillRan(String)
    case commandsTooSlow(String)
    /// The start of a trip was corrected. `others` says how many earlier trips were corrected too; it may be empty.
    case startsCorrected(trip: Int64, start: String, former: String, others: String)
    case rescued(path: String, reason: String)
    /// A requested additional signal whose PID the vehicle does not list as supported.
    case lacking(String, pid: String)
    /// A requested additional signal that did not arrive.
    case silent(String)
    case cutOff(trip: String, samples: String)
    case cannotClose(String)
    /// No trip came about.
    case noValues
    /// No trip came about: a receiver has not moved, or has no fix.
    case noMovement
    /// No session of a game came about; with what arrived that is of no supported game.
    case noPackets(unknown: [String])
    /// A trip that was cut off goes on.
    case takenUp(trip: Int64)
    case tooFarToFollow(route: String, distance: String)
    case noNewWay(reason: String)
    case noWayOfEngine(to: String, reason: String, instead: String)
    case noOwnWay(to: String)
    /// Of a parked car.
    case parkedBattery(volts: Double, isLow: Bool)

    package var message: UserMessage {
        switch self {
        case .commandNotStarted(let name, let number):
            UserMessage(
                "cannot start command '\(name)': \(SystemError.text(number))", advice: "check its name and PATH")
        case .commandFailed(let name, let status):
            UserMessage("command '\(name)' failed with exit status \(status)", advice: "try it in a shell")
        case .commandKilled(let name, let signal): "command '\(name)' was killed by signal \(signal)"
        case .commandTookTooLong(let name, let seconds):
            "command '\(name)' took longer than \(seconds) s and was killed"
        case .commandStillRan(let name): "command '\(name)' was still running at the end of the trip and was killed"
        case .commandsTooSlow(let name):
            UserMessage("command '\(name)' does not keep up with the alerts", advice: "some are not passed to it")
        case .startsCorrected(let trip, let start, let former, let others):
            "the clock has been set: trip \(trip) started \(start), not \(former + others)"
        case .rescued(let path, let reason):
            UserMessage(
                "the trip was saved to '\(path)' because the database failed: \(reason)",
                advice: "import it later: obdmech database import FILE")
        case .lacking(let name, let pid):
            UserMessage(
                "the vehicle does not support '\(name)' (PID \(pid))", advice: "obdmech pids lists what it supports")
        case .parkedBattery(let volts, true):
            UserMessage(
                "the battery of the parked car is low: \(Format.fixed(volts, 1)) V",
                advice: "charge it, or drive for half an hour; what is on in the car, and the adapter, empty it")
        case .parkedBattery(let volts, false):
            "the battery of the parked car is charged again: \(Format.fixed(volts, 1)) V"
        case .silent(let name):
            UserMessage("no value received for '\(name)'", advice: "the vehicle does not respond to requests for it")
        case .cutOff(let trip, let samples): "trip\(trip) was cut off; it is kept with its \(samples)"
        case .cannotClose(let reason): "cannot close a trip that was cut off: \(reason)"
        case .noValues:
            UserMessage(
                "the vehicle sent no values; nothing was recorded",
                advice: "start the engine, or at least switch the ignition on")
        case .noMovement:
            UserMessage(
                "the receiver reported no movement; nothing was recorded",
                advice: "a trip begins when its positions have moved by more than their error")
        case .noPackets(let unknown) where unknown.isEmpty:
            UserMessage(
                "no game sent driving data; nothing was recorded",
                advice: "obdmech guide GAME shows what to set in the game")
        case .noPackets(let unknown):
            UserMessage(
                "nothing was recorded: \(Format.list(unknown)) arrived",
                advice: "obdmech guide GAME shows what to set in the game")
        case .takenUp(let trip): "trip \(trip) goes on"
        case .tooFarToFollow(let route, let distance):
            UserMessage(
                "'\(route)' is not followed: it begins \(distance) from here", advice: "the trip is recorded anyway")
        case .noWayOfEngine(let to, let reason, let instead):
            UserMessage("no way to '\(to)': \(reason)", advice: instead)
        case .noOwnWay(let to):
            UserMessage(
                "no own drives lead to '\(to)': direction and distance are shown",
                advice: "config set router names an engine that knows more")
        case .noNewWay(let reason): UserMessage("no new route: \(reason)", advice: "the way back is shown instead")
        }
    }
}

/// What is shown of a trip that currently cannot be stored: the database's error, and what happens to the trip.
package enum StoreWarning: UserFacing, Hashable {
    case keptInMemory(StorageError)
    case waiting(StorageError)

    package var error: StorageError {
        switch self {
        case .keptInMemory(let error), .waiting(let error): error
        }
    }

    package var message: UserMessage {
        switch self {
        case .keptInMemory(let error):
            UserMessage(error.text, advice: "the trip is kept in memory and stored as soon as possible")
        case .waiting(let error): UserMessage(error.text, advice: "waiting for it; Ctrl-C stops waiting")
        }
    }
}
