import Formats
import OBD
import Reports
import Storage
package import Telemetry
import Terminal
import Trips
import VehicleSource

/// How the recording of a trip ended.
package enum TripOutcome: Hashable {
    case fine
    /// The connection ended it, or no trip came about.
    case problem(ConnectionProblem)
    /// The database did not take the trip, which is in a file of its own now.
    case rescued(path: String, reason: String)
}

extension TripRecorder {
    /// A trip without any way is kept from this length on.
    private static let shortestStandingS = 30.0

    /// Stores and shows the trip. Throws what the display or the store failed with.
    package func finish() throws -> TripOutcome {
        progress.clear()
        guard hasBegun else {
            display.end()
            if let failure = sinks.failure { throw failure }
            let problem =
                problem
                ?? ConnectionProblem(
                    .ecu, RecordingWarning.noValues.text.text, advice: RecordingWarning.noValues.advice)
            sinks.hand(.failed(problem), of: self)
            try display.finish()
            return .problem(problem)
        }
        for lack in also.finish(supported: source?.vehicle?.supported ?? [:]) {
            warn(lack)
        }
        endWithEngine()
        let summary = engine.summary
        // Of nothing worth a line in a report.
        let isDropped = store?.id != nil && isEmpty(summary) && (try? store?.discard()) != nil
        let stored = Result { () throws(StorageError) in
            isDropped ? nil : try store?.finish(summary, tell: tellOfWaiting)
        }
        // Only then: a terminal may take nothing any more.
        display.end()
        // With the ignition off some adapters have no power.
        if plan.endsWithIgnition, watch.pausedSince(at: sourceNow ?? .zero) != nil { problem = nil }
        if let problem { sinks.hand(.failed(problem), of: self) }
        sinks.hand(.ended(record(summary)), of: self)
        if sinks.failure == nil { try display.finish() }
        if isDropped, sinks.failure == nil {
            Output.talk(
                "obdmech: not kept: the vehicle did not move in \(Format.duration(summary.durationS)); "
                    + "trip --save keeps such a trip\n")
        }
        if case .rescued(let path) = try stored.get() {
            return .rescued(path: path, reason: store?.failure?.message ?? "")
        }
        if let failure = sinks.failure { throw failure }
        return problem.map { .problem($0) } ?? .fine
    }

    /// Whether the vehicle only stood for some seconds, and nothing was noticed of it or noted about it.
    private func isEmpty(_ summary: TripSummary) -> Bool {
        summary.distanceKm == 0 && summary.durationS < Self.shortestStandingS && raised.isEmpty
            && sinks.failure == nil && !plan.keepsAll && plan.tags.isEmpty && plan.note == nil
    }

    private func tellOfWaiting(_ notice: StoreNotice) {
        // A terminal that takes nothing is not waited for as well.
        guard Output.isReady() else { return }
        display.end()
        Output.warn(notice)
    }

    /// Removes the finished trip.
    package func discard() throws { try store?.discard() }
}

extension TripOutcome {
    /// Tells the user what went wrong.
    package func warn() {
        switch self {
        case .fine: break
        case .problem(let problem): Output.warn(problem.message, advice: problem.advice)
        case .rescued(let path, let reason):
            Output.warn(RecordingWarning.rescued(path: path, reason: reason))
        }
    }
}
