import Telemetry

/// The acceleration of the vehicle by its speed readings: the slope of the line of least squares through the readings
/// of the last second, or more where they come seldom.
///
/// A speed is an integer of km/h that the ECU renews 5 to 10 times a second (some count in steps of 2), however often
/// it is asked: the difference of neighbours is noise. Over a second of evenly spaced readings with an error of up to
/// one step of `q` km/h, the slope is off by at most 1.5 q km/h a second, which is 0.42 m/s² for a step of 1; as
/// readings really come, seldom by more than half of that. A slope counts only where two changes of the speed go its
/// way, so that one step, or one reading gone wrong, is none.
struct SpeedSlope: Sendable {
    struct Measurement: Sendable {
        var metresPerSecondSquared: Double
        /// The readings that it rests on.
        var from: Instant
        var to: Instant
        var fastestKmh: Double
    }

    private struct Reading {
        var time: Instant
        var kmh: Double
    }

    static let shortestS = 1.0
    /// Three readings on a slow bus, or four a second apart of which one is lost.
    static let longestS = 3.2
    /// The same value again so soon may be the same reading: it says nothing new. Nor does it before an ECU that renews
    /// its speed seldom may have done so again.
    private static let staleS = 0.25
    /// Of an ECU's own time, for what the adapter adds to it.
    private static let lateness = 1.25
    /// No ECU renews its speed less often.
    private static let longestRenewalS = 1.2
    /// A speed that changes by so much at once was not renewed in between.
    private static let renewalKmh = 2.0
    /// No car changes its speed so much in a second (12 m/s²): a reading went wrong, or the clock did.
    private static let implausibleKmhASecond = 43.0

    private var readings: [Reading] = []
    /// The latest reading of all, kept or not, and the one that brought the latest change.
    private var latest: Reading?
    private var changed: Reading?
    /// How seldom the ECU renews its speed, as far as that has shown lately.
    private var renewalS = 0.0

    init() {}

    /// Forgets what was, as at a gap.
    mutating func reset() { readings.removeAll(keepingCapacity: true) }

    /// Takes the next reading; nil where it brings nothing new. Without enough readings the slope is 0.
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

    /// Learns from a speed that stayed the same over several readings and then changed by much: what was read shortly
    /// before was old.
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
            // From the newest one on, so that no small difference of large numbers is taken.
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
