import Telemetry

/// Requests that the vehicle lists and that brought nothing so far, to be asked again: one bad answer does not mean that a
/// vehicle lacks what it lists. Each is asked seldomer from time to time.
struct PollRetries {
    private struct Trial {
        let row: Int
        let request: PollRequest
        var at: Instant
        /// Until the time after the next.
        var pauseSeconds: Double
    }

    private static let firstSeconds = 2.0
    private static let longestSeconds = 60.0

    private var trials: [Trial] = []

    mutating func add(_ request: PollRequest, row: Int, at now: Instant) {
        guard !trials.contains(where: { $0.row == row && $0.request == request }) else { return }
        trials.append(
            Trial(
                row: row, request: request, at: now.advanced(bySeconds: Self.firstSeconds),
                pauseSeconds: 2 * Self.firstSeconds))
    }

    /// The next request whose time has come; it is then taken to have been asked.
    mutating func takeDue(at now: Instant) -> (row: Int, request: PollRequest)? {
        guard let index = trials.indices.filter({ trials[$0].at <= now }).min(by: { trials[$0].at < trials[$1].at })
        else { return nil }
        trials[index].at = now.advanced(bySeconds: trials[index].pauseSeconds)
        trials[index].pauseSeconds = min(2 * trials[index].pauseSeconds, Self.longestSeconds)
        return (trials[index].row, trials[index].request)
    }

    /// The row has what it needs, or is of no use: only what `isBetter` is asked for still.
    mutating func keep(row: Int, where isBetter: (PollRequest) -> Bool = { _ in false }) {
        trials.removeAll { $0.row == row && !isBetter($0.request) }
    }
}
