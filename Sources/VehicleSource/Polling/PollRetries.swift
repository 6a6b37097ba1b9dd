import Telemetry

/// Requests of a row that the vehicle lists but has not answered so far, to be tried again: one bad response does not
/// mean that a listed request is not supported. Each is tried less and less often.
struct PollRetries {
    private struct Trial {
        let request: PollRequest
        var at: Instant
        /// The pause after the next attempt, in seconds.
        var pauseSeconds: Double
    }

    private static let firstSeconds = 2.0
    private static let longestSeconds = 60.0

    private var trials: [Trial] = []

    /// - Parameter firstSeconds: the time until it is first tried.
    mutating func add(_ request: PollRequest, at now: Instant, firstSeconds: Double = firstSeconds) {
        guard !trials.contains(where: { $0.request == request }) else { return }
        trials.append(
            Trial(request: request, at: now.advanced(bySeconds: firstSeconds), pauseSeconds: 2 * firstSeconds))
    }

    /// The time of the next attempt; nil if there is none.
    var time: Instant? { trials.isEmpty ? nil : trials.lazy.map(\.at).min() }

    /// Returns the request that is due first and schedules its next attempt.
    mutating func take(at now: Instant) -> PollRequest? {
        guard let index = trials.indices.min(by: { trials[$0].at < trials[$1].at }) else { return nil }
        trials[index].at = now.advanced(bySeconds: trials[index].pauseSeconds)
        trials[index].pauseSeconds = min(2 * trials[index].pauseSeconds, Self.longestSeconds)
        return trials[index].request
    }

    /// Removes the requests that are no longer needed, because the row has an answer or is not needed.
    /// - Parameter isBetter: returns whether a request should still be tried.
    mutating func keep(where isBetter: (PollRequest) -> Bool = { _ in false }) {
        trials.removeAll { !isBetter($0.request) }
    }
}
