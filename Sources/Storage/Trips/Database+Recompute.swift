import Telemetry
import Trips

/// Facts of older formulas, made anew from the samples.
extension Database {
    package struct Recomputed: Hashable, Sendable {
        /// Trips whose facts are of the present formulas now.
        package var trips = 0
        /// Trips that stay as they are, since not all of their samples are stored.
        package var incomplete = 0
    }

    /// Computes the facts of all trips anew that older formulas made, each in a transaction of its own. Events are found
    /// anew as well; alerts stay, for they were raised at the time.
    /// - Parameter progress: called before each trip.
    package func recomputeTrips(by fold: TripFold, progress: () -> Void = {}) throws(StorageError) -> Recomputed {
        var recomputed = Recomputed()
        for trip in try select("state <> 'open' AND formulas < \(TripSummary.formulas)") {
            progress()
            let summary = try summary(ofSamplesOf: trip.id, trip.record.parameters, by: fold)
            if summary.samples == 0 || summary.samples < trip.record.summary.samples {
                recomputed.incomplete += 1
            } else if try end(trip.id, as: trip.state, summary: summary, origin: .zero, onlyIfOpen: false) {
                recomputed.trips += 1
            }
        }
        return recomputed
    }
}
