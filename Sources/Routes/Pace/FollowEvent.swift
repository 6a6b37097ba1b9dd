package import Telemetry

/// What is told while a route is followed.
package enum FollowEvent: Hashable, Sendable {
    /// Every five seconds, and on arrival.
    case pace(PaceMeter.Reading)
    /// The same where nobody's times are known: where the car is, and how far it is to the end, in meters.
    case place(alongM: Double, leftM: Double, at: Instant)
    /// The car has left the route, or has found it again.
    case deviation(isOn: Bool, distanceM: Double, at: Instant)
    /// What to do next.
    case guide(Guide.Advice, at: Instant)
    /// An engine found a way to the end of the route, or back to it.
    case newWay(lengthM: Double, leadsToEnd: Bool, at: Instant)
    /// The route is not followed, because its start is too far away.
    case refused(distanceM: Double)
    /// The last checkpoint was passed.
    case arrived(at: Instant)
}
