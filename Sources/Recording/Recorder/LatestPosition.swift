import Reports
import Telemetry

/// The latest position of a receiver during a trip.
struct LatestPosition {
    /// A position that is older is not shown, in seconds.
    private static let freshS = 5.0

    private var values: [Signal: Sample] = [:]
    /// What the receiver says of itself; nil without a receiver.
    var state: String?

    mutating func take(_ batch: Batch) {
        for sample in batch.samples { values[sample.signal] = sample }
    }

    /// Where the car is at a time, or why that is not known; nil without a receiver.
    func shown(at time: Instant) -> PositionText? {
        guard let latitude = values[.latitude], let longitude = values[.longitude] else {
            return state.map { PositionText(state: $0) }
        }
        guard time.seconds(since: latitude.time) <= Self.freshS else { return PositionText(state: "no reception") }
        return PositionText(
            latitude: latitude.value, longitude: longitude.value, errorM: values[.positionError]?.value)
    }
}
