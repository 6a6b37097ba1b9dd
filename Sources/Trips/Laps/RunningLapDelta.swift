package import Telemetry

/// The difference between the lap being driven and a reference, usually the best valid one so far, while it is driven. Each sample takes
/// constant time. The lap is not scaled to the length of the reference, and nothing is shifted: a standing start is a
/// loss from the first meter on.
package struct RunningLapDelta: Sendable {
    /// The distance between two stored times, in meters.
    package static let gridM = 5.0
    /// No car moves faster, in meters per second, apart from errors of this many meters.
    static let (fastestMps, slackM) = (200.0, 20.0)
    /// A lap whose first or last sample is farther from the line than this, in seconds, was not followed from line to
    /// line.
    static let edgeS = 2.0
    /// The laps that are kept: that many must be taken back until none is left.
    private static let mostReferences = 8

    /// The times at multiples of `gridM`.
    private struct Course: Sendable {
        var times: [Double] = []
        var last: (distanceM: Double, timeS: Double)?
        /// In m/s, at the last sample.
        var speedMps = 0.0
        /// Whether the lap was followed from its beginning.
        var isWhole = false
        var isRewound = false

        mutating func take(_ distanceM: Double, _ timeS: Double) {
            if last == nil {
                isWhole = timeS <= RunningLapDelta.edgeS
                if distanceM >= 0, isWhole { last = (0, 0) } else { last = (distanceM, timeS) }
                if isWhole, distanceM >= 0 { times = [0] }
            }
            guard let last, distanceM > last.distanceM else { return }
            let stepS = timeS - last.timeS
            guard stepS >= 0, distanceM - last.distanceM <= fastestMps * stepS + slackM else { return }
            if stepS > 0 { speedMps = (distanceM - last.distanceM) / stepS }
            self.last = (distanceM, timeS)
            guard isWhole, distanceM >= 0 else { return }
            while Double(times.count) * gridM <= distanceM {
                let share = (Double(times.count) * gridM - last.distanceM) / (distanceM - last.distanceM)
                times.append(last.timeS + stepS * share)
            }
        }

        mutating func back(to timeS: Double, at distanceM: Double) {
            isRewound = true
            times.removeSubrange(times.firstIndex(at: timeS)...)
            if times.isEmpty { isWhole = false }
            last = times.isEmpty ? (distanceM, timeS) : (Double(times.count - 1) * gridM, times[times.count - 1])
        }
    }

    /// The time lost against the reference, in seconds, negative if time was gained; nil without one, or before the line.
    package private(set) var deltaS: Double?
    /// The time of the lap that `deltaS` compares with, in seconds.
    package var referenceS: Double? { reference?.timeS }
    /// Its number.
    package var referenceNumber: Int? { reference?.lap?.number }
    /// The number of its trip if it is of another session; nil for a lap of this one.
    package var referenceTrip: Int64? { stored?.trip }

    private var clock = LapClock()
    private var course = Course()
    private var before: Course?
    private let choice: ReferenceLap
    /// Whether a lap has shown that the stored one is of another track.
    private var isElsewhere = false
    private var stored: ReferenceLap.Stored? {
        switch choice {
        case .stored(let lap) where !isElsewhere: lap
        case .record where !isElsewhere: record
        default: nil
        }
    }
    /// The car and the track, and the best stored lap there.
    private var place: CarOnTrack?
    private var record: ReferenceLap.Stored?
    /// The laps that count, the one to compare with first. Others are for the case that a lap is taken back.
    private var references: [ReferenceCourse] = []
    private var reference: ReferenceCourse? { stored?.course ?? references.first }
    private var finishedCount = 0
    /// The laps that were completed, as they were given last.
    private var completed: [Lap] = []
    /// The reference that the last lap has become, in case that lap goes on after a rewind.
    private var latestS: Double?

    package init(_ choice: ReferenceLap = .best) { self.choice = choice }

    /// Takes which car is on which track; nil while that is not known.
    package mutating func know(_ place: CarOnTrack?) {
        guard case .record(let find) = choice, let place else { return }
        if place != self.place {
            self.place = place
            record = nil
            isElsewhere = false
        }
        if record == nil { record = find(place) }
    }

    /// Takes a sample of the lap being driven.
    /// - Parameters:
    ///   - distanceM: The distance in the lap in meters, as from `LapMeter`.
    ///   - timeS: The time in the lap in seconds.
    ///   - time: The time of the sample on the clock of its source.
    package mutating func take(distanceM: Double, timeS: Double, at time: Instant) {
        guard distanceM.isFinite, timeS.isFinite, timeS >= 0, abs(distanceM) < 1e6 else { return }
        switch clock.take(timeS, at: time) {
        case .onward: break
        case .back: course.back(to: timeS, at: distanceM)
        case .anew:
            before = course
            course = Course()
        case .returned:
            course = before ?? Course()
            before = nil
            course.back(to: timeS, at: distanceM)
            if let latestS { references.removeAll { $0.timeS == latestS } }
            latestS = nil
        }
        course.take(distanceM, timeS)
        deltaS = reference?.timeS(at: distanceM).map { timeS - $0 }
    }

    /// Takes the completed laps, of which the last one may be new, may have another time than before, or may have been
    /// taken back.
    package mutating func take(_ laps: [Lap]) {
        guard laps != completed else { return }
        if laps.count > completed.count, let lap = laps.last {
            finish(timeS: lap.timeS, isValid: lap.isValid, lap: (lap.number, lap.end))
        }
        completed = laps
        // The laps say what counts.
        references = references.compactMap { reference in
            guard let known = reference.lap, let lap = laps.last(where: { $0.end == known.end }), lap.isValid else {
                return nil
            }
            var reference = reference
            reference.timeS = lap.timeS
            return reference
        }
        sort()
    }

    private mutating func sort() {
        if case .last = choice {
            references.sort { $0.order > $1.order }
        } else {
            references.sort { $0.timeS < $1.timeS }
        }
    }

    /// Says that a lap was completed, at the line or up to some seconds later.
    /// - Parameters:
    ///   - timeS: Its time in seconds.
    ///   - isValid: Whether it counts, as `Lap.isValid`.
    package mutating func finish(timeS: Double, isValid: Bool, lap: (number: Int, end: Instant)? = nil) {
        // The lap's time may begin anew before or after the lap is known to be complete.
        let isCourse = course.last.map { abs($0.timeS - timeS) <= Self.edgeS } ?? false
        let done = isCourse ? course : before
        latestS = nil
        guard isValid, let done, done.isWhole, !done.isRewound, let last = done.last,
            abs(timeS - last.timeS) <= Self.edgeS
        else { return }
        let lengthM = last.distanceM + done.speedMps * (timeS - last.timeS)
        let count = min(
            done.times.count, done.times.firstIndex(at: timeS), Int(clamping: max(0, lengthM) / Self.gridM + 1))
        guard count > 1 else { return }
        latestS = timeS
        if let known = stored?.course.lengthM, abs(lengthM / known - 1) > LapDelta.mostPercent / 100 {
            isElsewhere = true
        }
        finishedCount += 1
        references.append(
            ReferenceCourse(
                times: Array(done.times[..<count]), lengthM: lengthM, timeS: timeS, lap: lap, order: finishedCount))
        sort()
        references = Array(references.prefix(Self.mostReferences))
    }
}
