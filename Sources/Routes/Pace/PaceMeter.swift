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

    private let reference: PaceReference
    private var clock: PaceClock
    /// When the first checkpoint was or would have been passed.
    package private(set) var start: Instant?
    private var recent: [Double] = []
    package private(set) var reading: Reading?

    package init(against reference: PaceReference) {
        self.reference = reference
        clock = PaceClock()
    }

    /// Continues a drive whose clock was started at a time, which may be before the first sample.
    package init(against reference: PaceReference, startedAt start: Instant) {
        self.reference = reference
        clock = PaceClock(startedAt: start)
        self.start = start
    }

    /// Takes the place of the car on the route, in meters.
    /// - Parameters:
    ///   - errorM: how wrong the place may be, in meters; 0 for that of a fix, with which the reference was made as well.
    ///   - drivenM: the driven distance.
    @discardableResult
    package mutating func take(alongM: Double, errorM: Double = 0, drivenM: Double, at time: Instant) -> Reading {
        let thereS = reference.timesS(alongM: alongM, errorM: errorM)
        if !clock.hasMovedOff {
            clock.take(drivenM: drivenM, at: time)
            // Whoever starts beyond the first checkpoint starts with the time that the reference had there. At the first
            // one its clock is at 0 as well, even if its first fix after moving off was still there.
            if !clock.hasMovedOff {
                start = time.advanced(bySeconds: thereS.lowerBound > 0 ? -thereS.upperBound : 0)
            }
        }
        let elapsedS = time.seconds(since: start ?? time)
        // Whoever is where the reference stood at this time is neither ahead nor behind.
        recent.append(max(thereS.lowerBound, min(thereS.upperBound, elapsedS)) - elapsedS)
        if recent.count > Self.smoothed { recent.removeFirst() }
        let reading = Reading(
            time: time, aheadS: PaceReference.median(recent), aheadM: alongM - reference.alongM(afterS: elapsedS),
            alongM: alongM, elapsedS: elapsedS)
        self.reading = reading
        return reading
    }
}
