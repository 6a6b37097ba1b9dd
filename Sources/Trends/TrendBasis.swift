/// How much is known of a car to say what is changing on it.
package enum TrendBasis: Hashable, Sendable {
    /// The trips since the last repair are too few.
    case tooFew(trips: Int, hasRepairs: Bool)
    /// There are enough trips, but too few with values of any indicator.
    case unmeasured
    /// There is something to compare with, or something has been found.
    case known
    /// Only what its publisher found is known; the account of a fleet's database does not see trips.
    case published

    /// Whether nothing that is found means that nothing is changing.
    package var isEnough: Bool { self == .known || self == .published }
}

extension TrendAnalysis {
    /// - Parameter findings: what was found.
    package func basis(_ findings: [TrendFinding]) -> TrendBasis {
        if !findings.isEmpty { return .known }
        let trips = currentTrips
        guard trips >= TrendSeries.minTrips else { return .tooFew(trips: trips, hasRepairs: !services.isEmpty) }
        return indicatorCourses().contains { $0.course != nil } ? .known : .unmeasured
    }
}
