package import Telemetry
package import Trips

/// What makes the facts of a trip of its samples. Nothing in this module computes facts: whoever calls gives what does,
/// and with the same version of the formulas the same samples give the same facts.
package struct TripFold {
    /// Hands over the samples in the order of their times, with the trip's start as instant zero.
    package typealias Samples = (_ take: (Sample) -> Void) throws(StorageError) -> Void

    let summary: (TripParameters, Samples) throws(StorageError) -> TripSummary

    package init(_ summary: @escaping (TripParameters, Samples) throws(StorageError) -> TripSummary) {
        self.summary = summary
    }
}
