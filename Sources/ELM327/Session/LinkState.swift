/// The state of the connection to a vehicle:
///
///     opening -> waking -> initializing -> searching -> polling <-> recovering
///        ^                                                 |            |
///        +----------------------- lost <-------------------+------------+   (from any state)
///
/// `next` lists all transitions.
///
/// - opening: the port is being opened.
/// - waking: the adapter is brought to its prompt and, if it is not known, reset.
/// - initializing: echo, headers and timeouts are set.
/// - searching: the vehicle's protocol is being searched for, or the known one tried.
/// - polling: requests are answered. Single requests without a response do not leave this state.
/// - recovering: the vehicle has stopped responding (ignition off), the adapter has restarted and is set up again, or
///   it missed its prompt and is brought back to it. The next response ends this state.
/// - resting: the drive is over, and only the adapter's voltage is read, to notice the start of the next drive. Entered
///   from any state in which the adapter is at its prompt, and left for waking or searching.
/// - lost: the port failed, or the adapter no longer sends its prompt. The port is closed and opened again.
package enum LinkState: String, Sendable, CaseIterable {
    case opening, waking, initializing, searching, polling, recovering, resting, lost

    /// The states that may follow.
    package var next: Set<LinkState> {
        switch self {
        case .opening: [.waking, .lost]
        case .waking: [.initializing, .lost]
        case .initializing: [.searching, .resting, .lost]
        case .searching: [.polling, .recovering, .resting, .lost]
        case .polling: [.recovering, .resting, .lost]
        case .recovering: [.polling, .resting, .lost]
        case .resting: [.waking, .searching, .lost]
        case .lost: [.opening]
        }
    }
}

/// The state of a link over all its connections. Each change is logged.
package final class Link {
    package private(set) var state: LinkState
    private let log: ((String) -> Void)?

    /// - Parameter log: receives each change, for `--verbose`.
    package init(state: LinkState = .opening, log: ((String) -> Void)? = nil) {
        self.state = state
        self.log = log
        log?("link: \(state.rawValue)")
    }

    /// Changes the state. Does nothing if it stays the same.
    package func enter(_ state: LinkState, because reason: String = "") {
        guard state != self.state else { return }
        // A bug must not end a trip, so release builds do not check this.
        assert(self.state.next.contains(state), "a link does not go from \(self.state) to \(state)")
        self.state = state
        log?("link: \(state.rawValue)" + (reason.isEmpty ? "" : " (\(reason))"))
    }

    /// Logs a note that is not a change of state.
    package func note(_ text: @autoclosure () -> String) {
        if let log { log("link: " + text()) }
    }
}
