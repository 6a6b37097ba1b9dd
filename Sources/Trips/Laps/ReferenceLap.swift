import Telemetry

/// Which lap the one being driven is compared with.
package enum ReferenceLap: Sendable {
    /// The fastest lap of the session that counts.
    case best
    /// The latest lap of the session that counts.
    case last
    /// A stored lap. Once a lap of the session has another length, it is of another track, and the best lap takes its place.
    case stored(Stored)
    /// The best stored lap of the car on the track, once both are known. If there is none, and as for any stored lap, the
    /// best lap of the session takes its place. The closure returns that lap at once, or nil while it is
    /// looked up, and is then called again.
    case record(@Sendable (CarOnTrack) -> Stored?)

    /// A lap of an earlier session.
    package struct Stored: Sendable {
        /// The number of its trip.
        package let trip: Int64
        let course: ReferenceCourse

        /// Nil for a lap that was not followed from line to line.
        package init?(trip: Int64, _ trace: LapTrace) {
            guard trace.isWhole else { return nil }
            self.trip = trip
            let count = Int(clamping: trace.lengthM / RunningLapDelta.gridM) + 1
            course = ReferenceCourse(
                times: (0..<count).map { trace.timeS(at: Double($0) * RunningLapDelta.gridM) }, lengthM: trace.lengthM,
                timeS: trace.lap.timeS, lap: (trace.lap.number, trace.lap.end))
        }
    }
}

/// The times of a completed lap over its distance.
struct ReferenceCourse: Sendable {
    /// At multiples of `RunningLapDelta.gridM`.
    let times: [Double]
    let lengthM: Double
    var timeS: Double
    /// Which lap it is; nil if that is not known.
    let lap: (number: Int, end: Instant)?
    /// Laps that were completed later have greater ones.
    var order = 0

    func timeS(at distanceM: Double) -> Double? {
        guard distanceM >= 0 else { return nil }
        let gridM = RunningLapDelta.gridM
        let index = Int(clamping: min(distanceM, lengthM) / gridM)
        guard index < times.count else { return timeS }
        let from = Double(index) * gridM
        let isInside = index + 1 < times.count
        let nextM = isInside ? from + gridM : lengthM
        let nextS = isInside ? times[index + 1] : timeS
        guard nextM > from else { return nextS }
        return times[index] + (nextS - times[index]) * min(1, (distanceM - from) / (nextM - from))
    }
}
