import Telemetry
import Trips

/// Recomputation of facts that older formulas produced.
extension Database {
    package struct Recomputed: Hashable, Sendable {
        /// The number of trips whose facts now follow the current formulas.
        package var trips = 0
        /// The number of trips left unchanged because not all of their samples are stored.
        package var incomplete = 0
    }

    /// Recomputes the facts of all trips that older formulas produced, each in a transaction of its own. Events are
    /// detected again, too; alerts are kept, because they were given at the time.
    /// - Parameter progress: Called before each trip with the number of trips done and the number of all.
    package func recomputeTrips(
        progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
    ) throws(StorageError) -> Recomputed {
        var recomputed = Recomputed()
        let trips = try select("state <> 'open' AND formulas < \(TripSummary.formulas)")
        for (index, trip) in trips.enumerated() {
            progress(index, trips.count)
            let summary = try summary(ofSamplesOf: trip.id, trip.record.parameters)
            if summary.samples == 0 || summary.samples < trip.record.summary.samples {
                recomputed.incomplete += 1
            } else if try end(trip.id, as: trip.state, summary: summary, origin: .zero, onlyIfOpen: false) {
                recomputed.trips += 1
            }
        }
        return recomputed
    }
}
