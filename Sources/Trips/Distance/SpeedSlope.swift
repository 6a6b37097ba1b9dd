import Telemetry

/// The acceleration of the vehicle from its speed readings: the slope of the least-squares line through the readings of
/// the last second, or of a longer time if they are infrequent.
///
/// A speed is a whole number of km/h that the ECU updates 5 to 10 times a second (some count in steps of 2), no matter
/// how often it is requested, so the difference of neighboring readings is noise. Over a second of evenly spaced
/// readings with an error of up to one step of `q` km/h, the error of the slope is at most 1.5 q km/h per second, which
/// is 0.42 m/s² for a step of 1; with real readings it is rarely more than half of that. A slope counts only if the
/// speed changes at least twice in its direction, so that one step, or one invalid reading, does not count.
struct SpeedSlope: Sendable {
    struct Measurement: Sendable {
        var metresPerSecondSquared: Double
        /// The time of the first and last reading used.
        var from: Instant
        var to: Instant
        var fastestKmh: Double
    }

    private struct Reading {
        var time: Instant
        var kmh: Double
    }

    static let shortestS = 1.0
    /// Three readings on a slow bus, or four that are a second apart with one lost.
    static let longestS = 3.2
    /// The time in seconds within which an unchanged value may be the same reading, which gives no new information. The
    /// same applies to an ECU that updates its speed less often, until its next update is due.
    private static let staleS = 0.25
    /// An allowance for the time that the adapter adds to the ECU's update interval.
    private static let lateness = 1.25
    /// The longest interval at which ECUs update their speed, in seconds.
    private static let longestRenewalS = 1.2
    /// A speed that changes by at least this much at once was not updated in between.
    private static let renewalKmh = 2.0
    /// The greatest change of speed that a car can make in a second (12 m/s²). A greater one is an error of the reading
    /// or of the clock.
    private static let implausibleKmhASecond = 43.0

    private var readings: [Reading] = []
    /// The latest reading, kept or not, and the one that brought the latest change.
    private var latest: Reading?
    private var changed: Reading?
    /// The interval at which the ECU updates its speed, in seconds, as far as it has been observed lately; 0 if
    /// unknown.
    private var renewalS = 0.0

    init() {}

    /// Discards the readings, as after a gap.
    mutating func reset() { readings.removeAll(keepingCapacity: true) }

    /// Takes the next reading. Returns nil if it gives no new information. Without enough readings the slope is 0.
    mutating func take(kmh: Double, at time: Instant) -> Measurement? {
        noteRenewal(Reading(time: time, kmh: kmh))
        if let last = readings.last {
            let seconds = time.seconds(since: last.time)
            if seconds <= 0 || (kmh == last.kmh && seconds < max(Self.staleS, renewalS * Self.lateness)) { return nil }
            if seconds > Self.longestS || abs(kmh - last.kmh) > Self.implausibleKmhASecond * max(1, seconds) {
                reset()
            }
        }
        readings.append(Reading(time: time, kmh: kmh))
        let tooOld = readings.prefix { time.seconds(since: $0.time) > Self.longestS }
        readings.removeFirst(tooOld.count)
        return measure(Reading(time: time, kmh: kmh))
    }

    /// Detects the ECU's update interval from a speed that stayed the same over several readings and then changed by
    /// much. The readings shortly before that change were outdated copies, and are removed.
    private mutating func noteRenewal(_ reading: Reading) {
        defer { latest = reading }
        guard let latest, reading.kmh != latest.kmh, reading.time > latest.time else { return }
        defer { changed = reading }
        let heldS = changed.map { reading.time.seconds(since: $0.time) } ?? .infinity
        let isHeld = changed.map { latest.time > $0.time } ?? true
        if isHeld, reading.time.seconds(since: latest.time) <= Self.staleS,
            abs(reading.kmh - latest.kmh) >= Self.renewalKmh
        {
            if heldS <= Self.longestRenewalS { renewalS = heldS }
            let oldS = renewalS > 0 ? renewalS : Self.longestRenewalS
            let copies = readings.reversed().prefix {
                $0.kmh == latest.kmh && reading.time.seconds(since: $0.time) < oldS
            }
            readings.removeLast(copies.last?.time == changed?.time ? max(0, copies.count - 1) : copies.count)
        } else if heldS < renewalS / 2 {
            renewalS = heldS
        }
    }

    private func measure(_ newest: Reading) -> Measurement {
        var (rises, falls) = (0, 0)
        var later = newest
        var measurement = Measurement(
            metresPerSecondSquared: 0, from: newest.time, to: newest.time, fastestKmh: newest.kmh)
        var (count, seconds, kmh, squares, products) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for reading in readings.reversed() {
            if reading.kmh < later.kmh { rises += 1 }
            if reading.kmh > later.kmh { falls += 1 }
            later = reading
            measurement.from = reading.time
            measurement.fastestKmh = max(measurement.fastestKmh, reading.kmh)
            // Relative to the newest reading, to avoid a small difference of large numbers.
            let (x, y) = (reading.time.seconds(since: newest.time), reading.kmh - newest.kmh)
            count += 1
            seconds += x
            kmh += y
            squares += x * x
            products += x * y
            if -x >= Self.shortestS, max(rises, falls) >= 2 {
                let slope = (products - seconds * kmh / count) / (squares - seconds * seconds / count) / 3.6
                if slope > 0 ? rises >= 2 : falls >= 2 { measurement.metresPerSecondSquared = slope }
                break
            }
        }
        return measurement
    }
}
