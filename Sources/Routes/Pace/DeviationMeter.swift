package import Telemetry

/// Whether a drive has left a route: farther from it than 30 m, or twice the receiver's error, in three fixes or for
/// 5 s. It has ended when the car is within 15 m of the route, or passes it in its direction.
package struct DeviationMeter: Sendable {
    private static let (farM, nearM) = (30.0, 15.0)
    private static let (fixes, seconds) = (3, 5.0)

    package private(set) var isDeviating = false
    private var count = 0
    private var since: Instant?

    package init(isDeviating: Bool = false) { self.isDeviating = isDeviating }

    /// Takes a fix. Returns true when a deviation begins, false when it ends, and nil when nothing changes.
    /// - Parameters:
    ///   - distanceM: the distance to the route.
    ///   - isOnRoute: whether a checkpoint was found.
    package mutating func take(distanceM: Double, errorM: Double?, isOnRoute: Bool, at time: Instant) -> Bool? {
        let isFar = !isOnRoute && distanceM > max(Self.farM, 2 * (errorM ?? 0))
        if isDeviating {
            guard isOnRoute || distanceM <= Self.nearM else { return nil }
            isDeviating = false
            count = 0
            since = nil
            return false
        }
        guard isFar else {
            count = 0
            since = nil
            return nil
        }
        count += 1
        let start = since ?? time
        since = start
        guard count >= Self.fixes || time.seconds(since: start) >= Self.seconds else { return nil }
        isDeviating = true
        return true
    }
}
