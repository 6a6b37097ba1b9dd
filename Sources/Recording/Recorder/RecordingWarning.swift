package import Formats

/// What a recording tells the user while it goes on.
package enum RecordingWarning: Hashable, Sendable {
    /// A signal that was asked for besides, and whose PID the vehicle does not list.
    case lacking(String, pid: String)
    /// A signal that was asked for besides, and that did not come.
    case silent(String)

    package var text: MessageText {
        switch self {
        case .lacking(let name, let pid): "the vehicle does not have '\(name)' (PID \(pid))"
        case .silent(let name): "no value of '\(name)' has come"
        }
    }

    package var advice: String {
        switch self {
        case .lacking: "obdmech pids lists what it has"
        case .silent: "the vehicle does not answer when it is asked for it"
        }
    }
}
