package import Telemetry

/// Integrates the power of the traction battery of an electric or hybrid car from its voltage and current (PID 9A).
///
/// Public descriptions of the PID do not tell which sign of the current is a discharge, and cars may differ. The drive
/// shows it: current flows out of the battery while the car accelerates, and into it while it brakes; and driving at an
/// even speed consumes energy.
package struct BatteryMeter: Sendable {
    /// The uncertainty of the energy in each direction, in percent. No accuracy of the PID is published; this is that of
    /// usual current sensors in cars with their offset, and the error of sampling about once a second.
    private static let directionPercent = 5.0
    /// The least correlation of current and acceleration that decides the sign, and the least sum of speed changes on
    /// which it is judged, in km/h.
    private static let leastCorrelation = 0.2
    private static let leastChangeKmh = 30.0
    /// The distance at even speed after which the sign is that of the net energy, because driving consumes energy.
    private static let leastEvenKm = 0.3
    /// A charge that falls by this shows which way the energy went.
    private static let minUsedPercent = 1.0
    /// Two readings farther apart than these seconds have an unknown power between them. A current described in a profile
    /// comes more rarely than that of PID 9A.
    private static let gapS = 12.0
    /// Readings this close follow each change of the power, and those `rareS` apart follow none, in seconds.
    private static let closeS = 1.5
    private static let rareS = 6.0
    private static let joulesPerKilowattHour = 3.6e6

    private struct Reading {
        let time: Instant
        let amperes: Double
        let watts: Double
        let speedKmh: Double?
    }

    private var last: Reading?
    /// The energy of positive and negative currents, in J.
    private var (positive, negative) = (0.0, 0.0)
    private var hasEnergy = false
    /// The number of intervals with a known power, and their sum.
    private var readings = 0.0
    private var readS = 0.0
    private(set) var km = 0.0
    /// The distance since the last reading.
    private var kmSince = 0.0
    /// The sums of current times speed change, with its sign and without, and of the speed changes.
    private var (product, size, changeKmh) = (0.0, 0.0, 0.0)

    package init() {}

    /// Takes a current in A with the voltage in V and the speed at that time; nil if unknown.
    package mutating func take(amperes sample: Sample, volts: Double?, speedKmh: Double?) {
        defer { kmSince = 0 }
        guard let volts, volts > 0 else {
            last = nil
            return
        }
        let reading = Reading(
            time: sample.time, amperes: sample.value, watts: sample.value * volts, speedKmh: speedKmh)
        defer { last = reading }
        guard let last else { return }
        let seconds = reading.time.seconds(since: last.time)
        guard seconds <= Self.gapS else { return }
        readings += 1
        readS += seconds
        addEnergy(from: last.watts, to: reading.watts, seconds)
        km += kmSince
        guard let before = last.speedKmh, let speedKmh else { return }
        let amperes = (last.amperes + reading.amperes) / 2
        let change = speedKmh - before
        product += amperes * change
        size += abs(amperes * change)
        changeKmh += abs(change)
    }

    /// Adds the integral of a power that changes evenly, apart for each sign.
    private mutating func addEnergy(from first: Double, to second: Double, _ seconds: Double) {
        hasEnergy = true
        if first * second >= 0 {
            let joules = (first + second) / 2 * seconds
            if joules > 0 { positive += joules } else { negative -= joules }
        } else {
            let firstSeconds = seconds * abs(first) / (abs(first) + abs(second))
            for joules in [first / 2 * firstSeconds, second / 2 * (seconds - firstSeconds)] {
                if joules > 0 { positive += joules } else { negative -= joules }
            }
        }
    }

    /// Adds a distance.
    package mutating func drove(_ km: Double) { kmSince += km }

    /// 1 if a positive current is a discharge, -1 if it is a charge; nil while the drive does not show it.
    package var sign: Double? {
        guard changeKmh >= Self.leastChangeKmh else {
            return km >= Self.leastEvenKm && positive != negative ? (positive > negative ? 1 : -1) : nil
        }
        guard size > 0, abs(product) >= Self.leastCorrelation * size else { return nil }
        return product > 0 ? 1 : -1
    }

    /// Returns the latest power out of the battery in kW, negative while it is charged; nil if unknown or old.
    func kilowatts(at time: Instant) -> Double? {
        guard let sign, let last, time.seconds(since: last.time) <= TripEngine.gapSeconds else { return nil }
        return sign * last.watts / 1000
    }

    /// The uncertainty of the energy in each direction, in percent. The power between rare readings may be another.
    private var percent: Double {
        let intervalS = readS / readings
        guard intervalS > Self.closeS else { return Self.directionPercent }
        let sampling = 100 / readings.squareRoot() * min(1, intervalS / Self.rareS)
        return (Self.directionPercent * Self.directionPercent + sampling * sampling).squareRoot()
    }

    /// - Parameter usedPercent: of the charge; it shows the sign where the drive does not.
    func fill(_ summary: inout TripSummary, usedPercent: Double) {
        let bySign =
            abs(usedPercent) >= Self.minUsedPercent && positive != negative
            ? (positive > negative) == (usedPercent > 0) ? 1.0 : -1 : nil
        guard hasEnergy, let sign = sign ?? bySign else { return }
        let (out, into) = sign > 0 ? (positive, negative) : (negative, positive)
        summary.batteryOutKWh = out / Self.joulesPerKilowattHour
        summary.batteryInKWh = into / Self.joulesPerKilowattHour
        // The errors of a discharge and a charge need not cancel.
        if out != into { summary.batteryUncertaintyPercent = percent * max(out, into) / abs(out - into) }
        if summary.distanceKm != nil { summary.batteryDistanceKm = km * summary.distanceFactor }
    }
}
