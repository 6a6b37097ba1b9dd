package import Telemetry

/// How far a drive is ahead of a reference. The clock starts when the car moves off, and pauses count.
package struct PaceMeter: Sendable {
    /// Ahead of the reference is positive, behind it negative.
    package struct Reading: Hashable, Sendable {
        package var time: Instant
        package var aheadS: Double
        package var aheadM: Double
        /// The distance on the route in meters.
        package var alongM: Double
        /// The time since the car moved off, in seconds.
        package var elapsedS: Double
    }

    /// The differences of which the median is shown.
    private static let smoothed = 3

    private let path: RoutePath
    private let reference: PaceReference
    /// When the first checkpoint was or would have been passed.
    package private(set) var start: Instant?
    private var hasMovedOff = false
    private var firstM = 0.0
    private var recent: [Double] = []
    private var hint = 0
    package private(set) var reading: Reading?

    package init(_ path: RoutePath, against reference: PaceReference) {
        (self.path, self.reference) = (path, reference)
    }

    /// Continues a drive whose clock was started at a time, which may be before the first sample.
    package init(_ path: RoutePath, against reference: PaceReference, startedAt start: Instant) {
        self.init(path, against: reference)
        (self.start, hasMovedOff) = (start, true)
    }

    /// Takes the position of the car on the route.
    /// - Parameter drivenM: the driven distance.
    package mutating func take(_ position: RouteMatcher.Position, drivenM: Double, at time: Instant) -> Reading {
        let referenceS = reference.timeS(index: position.index, share: position.share)
        if !hasMovedOff {
            if start == nil { firstM = drivenM }
            if start == nil || drivenM - firstM < 0.5 {
                // Whoever starts beyond the first checkpoint starts with the time that the reference had there.
                start = time.advanced(bySeconds: -referenceS)
            } else {
                hasMovedOff = true
            }
        }
        let elapsedS = time.seconds(since: start ?? time)
        recent.append(referenceS - elapsedS)
        if recent.count > Self.smoothed { recent.removeFirst() }
        let reading = Reading(
            time: time, aheadS: PaceReference.median(recent),
            aheadM: position.alongM - reference.alongM(afterS: elapsedS, on: path, hint: &hint),
            alongM: position.alongM, elapsedS: elapsedS)
        self.reading = reading
        return reading
    }
}
