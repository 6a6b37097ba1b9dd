package import Telemetry

/// How a receiver alone moves: the speed at each fix, so that the integral of the speeds is the driven distance. A pure
/// fold of its fixes.
///
/// - The speed is the receiver's own where it reports one, since it measures that better than places. Below 2 km/h it
///   stands. Speeds that the places contradict (another unit, or computed from places that only jitter) are not used.
/// - Otherwise the distance is that between places that are farther apart than the receiver's noise. While it stands,
///   its place is the mean of its fixes, so that neither jitter nor slow wandering draws a line.
/// - Without a fix for more than 5 s, the way is the straight line between the fixes, at a steady speed.
/// - A fix whose error is above 50 m, that is not later than the one before, or that is out of reach is left out. Five
///   in a row that are out of reach but agree with each other are right: the distance to them is not known.
package struct ReceiverMotion: Sendable {
    /// A fix as it is used here.
    package struct Fix: Sendable {
        package var time: Instant
        package var place: GeoPoint
        package var speedKmh: Double?
        /// 95%, in meters.
        package var errorM: Double?

        package init(time: Instant, place: GeoPoint, speedKmh: Double? = nil, errorM: Double? = nil) {
            self.time = time
            self.place = place
            self.speedKmh = speedKmh
            self.errorM = errorM
        }
    }

    package struct Speed: Hashable, Sendable {
        package var time: Instant
        package var kmh: Double
    }

    /// A speed below this is standing, in km/h.
    package static let standingKmh = 2.0
    /// The interval of speeds along a straight line, in seconds.
    private static let partS = 4.0
    /// No vehicle is faster, in m/s.
    private static let fastestMps = 130.0
    /// The most that a receiver gains on the speed before, in m/s².
    private static let rise = 12.0
    private static let believed = 5
    /// The least distance between places that make a way, in meters, and the most.
    private static let (minSpacingM, maxSpacingM) = (10.0, 60.0)
    /// How fast the mean of a standing receiver follows its fixes, in seconds.
    private static let restingS = 30.0
    /// How fast the speed makes up for what the places are ahead of its integral, in seconds.
    private static let followingS = 2.0
    /// So many times the least distance between places, the receiver's own speeds make a way that its places would show.
    private static let contradicted = 1.5
    /// How long a vehicle that creeps may take for the next place, in seconds.
    private static let creepingS = 20.0

    private var last: Fix?
    private var suspects: [Fix] = []
    private var window = FixWindow()
    private var comparison = SpeedComparison()
    /// The last place of the way, or where it stands.
    private var anchor: GeoPoint?
    private var anchoredAt = Instant.zero
    /// The distance of the way up to `anchor` and the integral of the speeds, in meters.
    private var (anchoredM, drivenM) = (0.0, 0.0)
    private var lastKmh = 0.0
    /// The integral of the receiver's own speeds since `anchor` was last driven to, in meters.
    private var reportedM = 0.0
    /// Whether the places say that it moves; nil before the second fix.
    package private(set) var isMoving = false
    /// The fixes that were left out.
    package private(set) var leftOut = 0

    package init() {}

    /// The integral of the speeds, in meters.
    package var distanceM: Double { drivenM }

    /// How long a receiver was without a fix before this one, in seconds; nil before the first.
    package func gapS(before fix: Fix) -> Double? { last.map { fix.time.seconds(since: $0.time) } }

    /// Takes a fix. Returns the speeds that it adds, the last of them at the fix; none if it is left out.
    package mutating func add(_ fix: Fix) -> [Speed] {
        if let errorM = fix.errorM, errorM > WayBuilder.maxErrorM { return leaveOut() }
        guard let last else { return begin(at: fix) }
        let seconds = fix.time.seconds(since: last.time)
        guard seconds > 0 else { return leaveOut() }
        guard isReached(fix, from: last) else { return suspect(fix) }
        suspects.removeAll()
        let speeds = seconds > WayBuilder.gapS ? bridge(last, fix, seconds) : step(last, fix, seconds)
        self.last = fix
        return speeds
    }

    private mutating func leaveOut() -> [Speed] {
        leftOut += 1
        return []
    }

    /// The way begins, or begins again somewhere else.
    private mutating func begin(at fix: Fix) -> [Speed] {
        last = fix
        anchor = fix.place
        anchoredAt = fix.time
        anchoredM = drivenM
        reportedM = 0
        window.restart(at: fix)
        lastKmh = Self.standing(fix.speedKmh ?? 0)
        return [Speed(time: fix.time, kmh: lastKmh)]
    }

    private static func standing(_ kmh: Double) -> Double { kmh < standingKmh ? 0 : min(kmh, fastestMps * 3.6) }

    // MARK: Jumps

    private func isReached(_ fix: Fix, from last: Fix) -> Bool {
        let seconds = fix.time.seconds(since: last.time)
        let slackM =
            (fix.errorM ?? WayBuilder.usualErrorM) + (last.errorM ?? WayBuilder.usualErrorM) + WayBuilder.usualErrorM
        let meters = last.place.distanceM(to: fix.place)
        guard seconds <= WayBuilder.gapS else { return meters <= Self.fastestMps * seconds + slackM }
        let known = max(lastKmh, comparison.areWrong ? 0 : max(fix.speedKmh ?? 0, last.speedKmh ?? 0)) / 3.6
        return meters <= min(Self.fastestMps, known * 1.33 + Self.rise * seconds) * seconds + slackM
    }

    private mutating func suspect(_ fix: Fix) -> [Speed] {
        if let before = suspects.last, fix.time <= before.time || !isReached(fix, from: before) { suspects.removeAll() }
        suspects.append(fix)
        guard suspects.count >= Self.believed else { return leaveOut() }
        suspects.removeAll()
        return begin(at: fix)
    }

    // MARK: From one fix to the next

    private mutating func step(_ last: Fix, _ fix: Fix, _ seconds: Double) -> [Speed] {
        window.add(fix)
        let mean = window.mean ?? fix.place
        let spacingM = spacingM(fix)
        let anchor = anchor ?? mean
        let meters = anchor.distanceM(to: mean)
        let isSupported = window.showsMovement(errorM: fix.errorM)
        if let reported = fix.speedKmh { reportedM += Self.standing(reported) / 3.6 * seconds }
        if meters > spacingM {
            comparison.add(meters)
            reportedM = 0
            anchoredM = anchoredM + meters
            self.anchor = mean
            anchoredAt = fix.time
            isMoving = true
        } else if !isSupported, fix.time.seconds(since: anchoredAt) > Self.creepingS {
            isMoving = false
        }
        let aheadM = self.anchor?.distanceM(to: mean) ?? 0
        if !isMoving {
            // The mean of the fixes while it stands.
            self.anchor = anchor.interpolated(to: mean, share: min(1, seconds / Self.restingS))
        }
        var kmh: Double
        if let reported = fix.speedKmh, !comparison.areWrong, isSupported || reportedM <= Self.contradicted * spacingM {
            kmh = Self.standing(reported)
            if reported >= Self.standingKmh { comparison.add(kmh: reported, last.speedKmh ?? reported, seconds) }
            if isSupported, kmh > 0 { isMoving = true }
            drive(lastKmh, kmh, seconds)
            anchoredM = drivenM - (isMoving ? aheadM : 0)
        } else {
            let dueM = anchoredM + (isMoving ? aheadM : 0) - drivenM - lastKmh / 3.6 * seconds / 2
            kmh = max(0, min(Self.fastestMps, dueM / (seconds / 2 + Self.followingS))) * 3.6
            if !isMoving, kmh < Self.standingKmh {
                kmh = 0
                anchoredM = drivenM
            }
            drive(lastKmh, kmh, seconds)
        }
        lastKmh = (kmh * 100).rounded() / 100
        return [Speed(time: fix.time, kmh: lastKmh)]
    }

    /// How far places must be apart to make a way, in meters.
    private func spacingM(_ fix: Fix) -> Double {
        let noiseM = window.noiseM.map { 3 * $0 } ?? 0
        return max(Self.minSpacingM, min(Self.maxSpacingM, max(noiseM, 1.5 * (fix.errorM ?? WayBuilder.usualErrorM))))
    }

    private mutating func drive(_ one: Double, _ other: Double, _ seconds: Double) {
        drivenM += (one + other) / 2 / 3.6 * seconds
    }

    // MARK: Without a fix

    private mutating func bridge(_ last: Fix, _ fix: Fix, _ seconds: Double) -> [Speed] {
        let from = isMoving ? last.place : anchor ?? last.place
        let meters = from.distanceM(to: fix.place)
        let parts = Int((seconds / Self.partS).rounded(.up))
        let stands = meters <= spacingM(fix)
        isMoving = !stands
        let steady = stands ? 0 : meters / seconds * 3.6
        let reported = comparison.areWrong ? nil : fix.speedKmh.map(Self.standing)
        // More at the end than the whole way would make the rest of it negative.
        let end = stands ? 0 : min(reported ?? steady, steady * Double(parts))
        let begin = min(lastKmh, steady * Double(parts))
        let between = max(0, (steady * Double(parts) - (begin + end) / 2) / Double(parts - 1))
        let speeds = (1...parts).map { part in
            Speed(
                time: part == parts ? fix.time : last.time.advanced(bySeconds: seconds * Double(part) / Double(parts)),
                kmh: ((part == parts ? end : between) * 100).rounded() / 100)
        }
        for (one, other) in zip([lastKmh] + speeds.map(\.kmh), speeds.map(\.kmh)) {
            drive(one, other, seconds / Double(parts))
        }
        anchor =
            stands
            ? (anchor ?? last.place).interpolated(to: fix.place, share: min(1, seconds / (3 * Self.restingS)))
            : fix.place
        anchoredAt = fix.time
        anchoredM = drivenM
        lastKmh = speeds.last?.kmh ?? 0
        reportedM = 0
        window.restart(at: fix)
        return speeds
    }
}
