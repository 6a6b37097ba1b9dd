/// Where the connection to a vehicle stands:
///
///     opening -> waking -> initialising -> searching -> polling <-> recovering
///        ^                                                 |            |
///        +----------------------- lost <-------------------+------------+   (from any state)
///
/// - opening: the port is being opened.
/// - waking: the adapter is called to its prompt and, if it is not known, reset.
/// - initialising: echo, headers and time-outs are set.
/// - searching: the vehicle's protocol is looked for, or the known one tried.
/// - polling: requests are answered. Silence of single requests does not leave this state.
/// - recovering: the vehicle has stopped answering (ignition off), the adapter restarted and is set up again, or it
///   missed its prompt and is called back to it. Ends with the next answer.
/// - resting: the drive is over, and only the adapter is asked, for its voltage, whether the next one begins. From any
///   state in which the adapter is at its prompt; back to waking.
/// - lost: the port broke, or the adapter no longer comes to its prompt. The port is closed and opened again.
package enum LinkState: String, Sendable, CaseIterable {
    case opening, waking, initialising, searching, polling, recovering, resting, lost

    /// The states that may follow.
    package var next: Set<LinkState> {
        switch self {
        case .opening: [.waking, .lost]
        case .waking: [.initialising, .lost]
        case .initialising: [.searching, .resting, .lost]
        case .searching: [.polling, .recovering, .resting, .lost]
        case .polling: [.recovering, .resting, .lost]
        case .recovering: [.polling, .resting, .lost]
        case .resting: [.waking, .searching, .lost]
        case .lost: [.opening]
        }
    }
}

/// Keeps the state of a link, over all the connections that it takes, and logs each change.
package final class Link {
    package private(set) var state: LinkState
    private let log: ((String) -> Void)?

    /// - Parameter log: sees each change, for `--verbose`.
    package init(state: LinkState = .opening, log: ((String) -> Void)? = nil) {
        (self.state, self.log) = (state, log)
        log?("link: \(state.rawValue)")
    }

    /// To stay in a state is no change.
    package func enter(_ state: LinkState, because reason: String = "") {
        guard state != self.state else { return }
        // A mistake of ours must not end a trip.
        assert(self.state.next.contains(state), "a link does not go from \(self.state) to \(state)")
        self.state = state
        log?("link: \(state.rawValue)" + (reason.isEmpty ? "" : " (\(reason))"))
    }

    /// Logs what is worth knowing and no change of state.
    package func note(_ text: @autoclosure () -> String) {
        if let log { log("link: " + text()) }
    }
}
