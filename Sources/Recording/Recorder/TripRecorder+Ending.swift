import Formats
import GamePackets
import OBD
import Reports
import Storage
package import Telemetry
import Terminal
import Trips

/// How the recording of a trip ended.
package enum TripOutcome: Hashable {
    case fine
    /// The connection ended the trip, or no trip came about.
    case problem(SourceError)
    /// The database did not accept the trip, which was written to a file of its own instead.
    case rescued(path: String, reason: String)
}

extension TripRecorder {
    /// The duration from which a trip without any distance is kept, in seconds.
    private static let shortestStandingS = 30.0

    /// Ends the trip, stores it and shows its summary. Throws the error of the display or the store if one failed.
    package func finish() throws -> TripOutcome {
        // Whoever follows the trip by a sink is told that it is over, and waits for no answer of the user's.
        defer { sinks.removeAll() }
        let last = endFeatures()
        progress.clear()
        guard hasBegun else {
            display.end()
            if let failure = sinks.failure { throw failure }
            let unknown = (details as? GameDetails)?.unknown.kinds.map(\.countedText) ?? []
            let nothing: RecordingWarning =
                plan.parameters.isGame
                ? .noPackets(unknown: unknown) : plan.parameters.isOfReceiver ? .noMovement : .noValues
            let problem = problem ?? SourceError(.ecu, nothing.text, advice: nothing.advice)
            sinks.hand(.failed(problem), of: self)
            try display.finish()
            return .problem(problem)
        }
        for event in last { sinks.hand(event, of: self) }
        endWithEngine()
        let summary = engine.summary
        // The trip contains nothing worth reporting.
        let isDropped = store?.id != nil && isEmpty(summary) && (try? store?.discard()) != nil
        var ended = completed(summary)
        let stored = Result { () throws(StorageError) in
            isDropped ? nil : try store?.finish(ended, tell: tellOfWaiting)
        }
        // The end may have given the trip its number, or written it to another file.
        ended.id = store?.id
        self.ended = ended
        // After storing, because the terminal may no longer accept output.
        display.end()
        // With the ignition off some adapters lose power, so a lost connection is not a problem here.
        if plan.endsWithIgnition, watch.pausedSince(at: clock.reported ?? .zero) != nil { problem = nil }
        if let problem { sinks.hand(.failed(problem), of: self) }
        sinks.hand(.ended(ended), of: self)
        if sinks.failure == nil { try display.finish() }
        if isDropped, sinks.failure == nil {
            Output.note(
                "not kept: the vehicle did not move in \(Format.duration(summary.durationS)); "
                    + "trip --save keeps such a trip")
        }
        if case .rescued(let path) = try stored.get() {
            return .rescued(path: path, reason: store?.failure?.text ?? "")
        }
        if let failure = sinks.failure { throw failure }
        return problem.map { .problem($0) } ?? .fine
    }

    /// Returns whether the vehicle only stood for some seconds, without alerts, tags or a note.
    private func isEmpty(_ summary: TripSummary) -> Bool {
        summary.distanceKm == 0 && summary.durationS < Self.shortestStandingS && raised.isEmpty
            && sinks.failure == nil && !plan.keepsAll && plan.tags.isEmpty && plan.note == nil
    }

    private func tellOfWaiting(_ notice: StoreWarning) {
        // Does not wait for a terminal that accepts no output.
        guard Output.isReady() else { return }
        display.end()
        Output.warn(notice)
    }

    /// Deletes the finished trip.
    package func discard() throws { try store?.discard() }
}

extension TripOutcome {
    /// Reports to the user what went wrong.
    package func warn() {
        switch self {
        case .fine: break
        case .problem(let problem): Output.warn(problem.message, advice: problem.advice)
        case .rescued(let path, let reason):
            Output.warn(RecordingWarning.rescued(path: path, reason: reason))
        }
    }
}
