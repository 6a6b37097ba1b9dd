import Telemetry

/// Requests of a row that the vehicle lists and that brought nothing so far, to be asked again: one bad answer does not
/// mean that a vehicle lacks what it lists. Each is asked seldomer from time to time.
struct PollRetries {
    private struct Trial {
        let request: PollRequest
        var at: Instant
        /// Until the time after the next.
        var pauseSeconds: Double
    }

    private static let firstSeconds = 2.0
    private static let longestSeconds = 60.0

    private var trials: [Trial] = []

    mutating func add(_ request: PollRequest, at now: Instant) {
        guard !trials.contains(where: { $0.request == request }) else { return }
        trials.append(
            Trial(
                request: request, at: now.advanced(bySeconds: Self.firstSeconds), pauseSeconds: 2 * Self.firstSeconds))
    }

    /// When the first of them is to be asked.
    var time: Instant? { trials.isEmpty ? nil : trials.lazy.map(\.at).min() }

    /// The first of them; it is then taken to have been asked.
    mutating func take(at now: Instant) -> PollRequest? {
        guard let index = trials.indices.min(by: { trials[$0].at < trials[$1].at }) else { return nil }
        trials[index].at = now.advanced(bySeconds: trials[index].pauseSeconds)
        trials[index].pauseSeconds = min(2 * trials[index].pauseSeconds, Self.longestSeconds)
        return trials[index].request
    }

    /// The row has what it needs, or is of no use: only what `isBetter` is asked for still.
    mutating func keep(where isBetter: (PollRequest) -> Bool = { _ in false }) {
        trials.removeAll { !isBetter($0.request) }
    }
}
