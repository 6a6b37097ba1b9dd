package import Telemetry
package import Trips

/// The function that computes the facts of a trip from its samples. This module computes no facts itself; the caller
/// provides the function. With the same version of the formulas the same samples give the same facts.
package struct TripFold {
    /// A function that passes on the samples in the order of their times, with the trip's start as instant zero.
    package typealias Samples = (_ take: (Sample) -> Void) throws(StorageError) -> Void

    let summary: (TripParameters, Samples) throws(StorageError) -> TripSummary

    package init(_ summary: @escaping (TripParameters, Samples) throws(StorageError) -> TripSummary) {
        self.summary = summary
    }
}
