import Telemetry

/// The time that a driver has spent at the wheel, from the samples of this drive and from earlier drives.
///
/// Standing in traffic counts as time at the wheel. Standing with the engine off, or with a silent vehicle, does not if
/// it lasts a minute or longer. A pause of at least `breakS` seconds is a break.
struct WheelTime: Sendable {
    /// The engine may be off for less than this in traffic; in seconds.
    private static let pauseS = 60.0
    /// The time in seconds without a sample that counts as a gap.
    private static let gapS = 10.0
    private static let dayS = 86_400.0

    private let breakS: Double
    private let drivenBefore: [(start: Double, end: Double)]
    /// Stretches at the wheel in the order of their times, at least a minute apart; none ended more than a day before
    /// the last.
    private var stretches: [(start: Instant, end: Instant)] = []
    private var latest: Instant?
    private var speedKmh: Double?
    private var rpm: Double?

    /// Creates a timer.
    /// - Parameter drivenBefore: Earlier drives, as seconds before the start of this one. Invalid intervals are
    ///   ignored.
    init(breakS: Double, drivenBefore: [(start: Double, end: Double)]) {
        self.breakS = breakS
        self.drivenBefore = drivenBefore
    }

    /// Takes the next speed or engine speed.
    mutating func take(_ sample: Sample) {
        if let latest {
            // Only a speed shows whether it was the connection that was interrupted.
            if sample.signal == .engineSpeed, drives, sample.time.seconds(since: latest) > Self.gapS { return }
            if isAtWheel(until: sample, since: latest) { add((latest, sample.time)) }
        } else {
            addEarlier(before: sample.time)
            add((sample.time, sample.time))
        }
        latest = sample.time
        if sample.signal == .vehicleSpeed { speedKmh = sample.value } else { rpm = sample.value }
    }

    private var drives: Bool { speedKmh.map { $0 >= Standstill.drivingKmh } == true }

    private func isAtWheel(until sample: Sample, since latest: Instant) -> Bool {
        let seconds = sample.time.seconds(since: latest)
        guard seconds > Self.gapS else { return !(speedKmh == 0 && rpm.map { $0 < TripEngine.turningRpm } == true) }
        // If the vehicle drives both before and after the gap, it was the connection that was interrupted.
        return seconds < Self.pauseS
            || (drives && sample.signal == .vehicleSpeed && sample.value >= Standstill.drivingKmh)
    }

    private mutating func addEarlier(before start: Instant) {
        for drive in drivenBefore.sorted(by: { $0.start > $1.start }) {
            let (from, until) = (min(drive.start, Self.dayS), max(drive.end, 0))
            guard from.isFinite, until.isFinite, from > until else { continue }
            add((start.advanced(bySeconds: -from), start.advanced(bySeconds: -until)))
        }
    }

    private mutating func add(_ stretch: (start: Instant, end: Instant)) {
        if let last = stretches.last, stretch.start.seconds(since: last.end) < Self.pauseS {
            stretches[stretches.count - 1].end = max(last.end, stretch.end)
        } else {
            stretches.append(stretch)
            let old = stretches.prefix { stretch.end.seconds(since: $0.end) > Self.dayS }
            stretches.removeFirst(old.count)
        }
    }

    /// The hours at the wheel since the last break, as of the latest sample.
    var hoursSinceBreak: Double {
        guard var next = latest else { return 0 }
        var seconds = 0.0
        for stretch in stretches.reversed() {
            if next.seconds(since: stretch.end) >= breakS { break }
            seconds += stretch.end.seconds(since: stretch.start)
            next = stretch.start
        }
        return seconds / 3600
    }

    /// The hours at the wheel in the 24 hours before the latest sample.
    var hoursInADay: Double {
        guard let latest else { return 0 }
        let dawn = latest.advanced(bySeconds: -Self.dayS)
        let seconds = stretches.reduce(0) { $0 + max(0, $1.end.seconds(since: max($1.start, dawn))) }
        return seconds / 3600
    }
}
