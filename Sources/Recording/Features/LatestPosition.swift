import Reports
import Telemetry

/// Knows where the car is, as a receiver reports, or why that is not known.
struct LatestPosition: TripFeature {
    /// A position that is older is not shown, in seconds.
    private static let freshS = 5.0

    private var values: [Signal: Sample] = [:]
    /// What the receiver says of itself; nil without a receiver.
    private var state: String?
    /// The problems of attached sources that were reported.
    private var toldProblems: Set<String> = []

    mutating func handle(_ event: SourceEvent, from role: SourceRole, of trip: any RunningTrip) -> [TripEvent] {
        guard role == .attached else { return [] }
        switch event {
        case .batch(let batch) where !batch.isOfHeart:
            for sample in batch.samples { values[sample.signal] = sample }
        case .progress(let text): state = text
        case .lost(let problem, _):
            state = problem.message
            if toldProblems.insert(problem.message).inserted {
                return [.warning(problem.message, advice: problem.advice)]
            }
        default: break
        }
        return []
    }

    func show(in snapshot: inout TripSnapshot, at now: Instant) { snapshot.position = shown(at: now) }

    /// Where the car is at a time, or why that is not known; nil without a receiver.
    private func shown(at time: Instant) -> PositionText? {
        guard let latitude = values[.latitude], let longitude = values[.longitude] else {
            return state.map { PositionText(state: $0) }
        }
        guard time.seconds(since: latitude.time) <= Self.freshS else { return PositionText(state: "no reception") }
        return PositionText(
            latitude: latitude.value, longitude: longitude.value, errorM: values[.positionError]?.value)
    }
}
