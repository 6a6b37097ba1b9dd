package import Formats
import Terminal
import Transports

/// A warning to the user during a recording.
package enum RecordingWarning: Error, Hashable, Sendable {
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

    /// The message: one line or half a sentence, in lower case and without a full stop.
    package var text: MessageText {
        switch self {
        case .commandNotStarted(let name, let number):
            "the command '\(name)' cannot be started: \(SystemError.text(number))"
        case .commandFailed(let name, let status): "the command '\(name)' failed with exit status \(status)"
        case .commandKilled(let name, let signal): "the command '\(name)' was ended by signal \(signal)"
        case .commandTookTooLong(let name, let seconds):
            "the command '\(name)' took longer than \(seconds) s and was ended"
        case .commandStillRan(let name): "the command '\(name)' still ran at the trip's end and was ended"
        case .commandsTooSlow(let name): "the command '\(name)' does not keep up with the alerts"
        case .startsCorrected(let trip, let start, let former, let others):
            "the clock was not set, and is now: trip \(trip) starts \(start), not \(former + others)"
        case .rescued(let path, let reason): "the trip is in '\(path)', because the database cannot be used: \(reason)"
        case .lacking(let name, let pid): "the vehicle does not have '\(name)' (PID \(pid))"
        case .silent(let name): "no value of '\(name)' has come"
        case .cutOff(let trip, let samples): "trip\(trip) had been cut off; it is kept with its \(samples)"
        case .cannotClose(let reason): "a trip that was cut off cannot be closed yet: \(reason)"
        }
    }

    /// What to do about it; empty if there is no advice.
    package var advice: String {
        switch self {
        case .commandNotStarted: "is its name right, and in PATH?"
        case .commandFailed: "try it in a shell"
        case .commandsTooSlow: "some are not given to it"
        case .rescued: "obdmech database import FILE takes it in"
        case .lacking: "obdmech pids lists what it has"
        case .silent: "the vehicle does not answer when it is asked for it"
        default: ""
        }
    }
}

extension Output {
    static func warn(_ warning: RecordingWarning) { warn(warning.text.text, advice: warning.advice) }
}
