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
    /// The same value again so soon may be the same reading: it says nothing new.
    private static let staleS = 0.25
    /// No car changes its speed so much in a second (12 m/s²): a reading went wrong, or the clock did.
    private static let implausibleKmhASecond = 43.0

    private var readings: [Reading] = []

    init() {}

    /// Forgets what was, as at a gap.
    mutating func reset() { readings.removeAll(keepingCapacity: true) }

    /// Takes the next reading; nil where it brings nothing new. Without enough readings the slope is 0.
    mutating func take(kmh: Double, at time: Instant) -> Measurement? {
        if let last = readings.last {
            let seconds = time.seconds(since: last.time)
            if seconds <= 0 || (kmh == last.kmh && seconds < Self.staleS) { return nil }
            if seconds > Self.longestS || abs(kmh - last.kmh) > Self.implausibleKmhASecond * max(1, seconds) {
                reset()
            }
        }
        readings.append(Reading(time: time, kmh: kmh))
        let tooOld = readings.prefix { time.seconds(since: $0.time) > Self.longestS }
        readings.removeFirst(tooOld.count)
        return measure(Reading(time: time, kmh: kmh))
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
