import Telemetry

/// Integrates the speed of a trip by the trapezoid rule over the times of arrival, and says how far off that may be.
///
/// PID 0D is a whole number of km/h. Some ECUs round, some cut the fraction off, and the numbers do not tell which: the
/// second lose half a km/h on average. That is corrected only where it was measured, by the car's odometer or by
/// comparing (`calibrate --odometer`); elsewhere it is part of the uncertainty.
struct DistanceMeter: Sendable {
    /// Longer without a speed is a gap: nothing is integrated across it. The slowest bus brings a speed about once a
    /// second.
    static let gapSeconds = TripEngine.gapSeconds

    /// Wheels wear and are pumped up; what the ECU takes them for is right to about this.
    private static let wheelPercent = 1.0
    /// Of the trapezoid rule and the times of arrival.
    private static let leastPercent = 0.2
    /// A counter that is less exact only checks the distance.
    private static let mostCounterPercent = 0.5
    /// An answer is of a moment up to so long before it came, and the drive goes on for so long before and after.
    private static let endSeconds = 0.2
    /// Of a number anywhere between two whole ones, in their distance.
    private static let standardDeviation = 0.289

    private let correction: VehicleSpecification.Correction?
    private(set) var km = 0.0
    private(set) var coveredS = 0.0
    private(set) var movingS = 0.0
    private(set) var pausedS = 0.0
    private var first: Sample?
    private var last: Sample?
    private var isWhole = true
    /// Since when the present whole number has been read, and the squares of how long each was.
    private var dwellS = 0.0
    private var squaredDwellsS2 = 0.0
    private var odometer = OdometerCheck()
    /// Of distance since clearing, which counts in kilometres; the odometer goes before it.
    private var sinceClear = OdometerCheck()

    init(_ correction: VehicleSpecification.Correction?) { self.correction = correction }

    /// What a speed added to the trip.
    struct Step {
        var km: Double
        var seconds: Double
        var isStanding: Bool
    }

    /// - Returns: nil for the first speed, and the first after a gap.
    mutating func take(speed sample: Sample) -> Step? {
        defer { last = sample }
        if first == nil { first = sample }
        if sample.value != sample.value.rounded() { isWhole = false }
        guard let last else { return nil }
        let seconds = sample.time.seconds(since: last.time)
        let isStanding = last.value == 0 && sample.value == 0
        guard seconds <= Self.gapSeconds else {
            // The car stood before and stands now: it was switched off.
            if isStanding { pausedS += seconds }
            endDwell()
            odometer.breakOff()
            sinceClear.breakOff()
            return nil
        }
        let driven = (last.value + sample.value) / 2 * seconds / 3600
        km += driven
        coveredS += seconds
        if !isStanding {
            movingS += seconds
            dwellS += seconds
        }
        if sample.value != last.value { endDwell() }
        return Step(km: driven, seconds: seconds, isStanding: isStanding)
    }

    private mutating func endDwell() {
        squaredDwellsS2 += dwellS * dwellS
        dwellS = 0
    }

    mutating func take(odometer sample: Sample) {
        if let km = integral(at: sample.time) { odometer.take(sample.value, integral: km) }
    }

    mutating func take(sinceClear sample: Sample) {
        if let km = integral(at: sample.time) { sinceClear.take(sample.value, integral: km) }
    }

    /// The integral at a time since the last speed, as if that went on.
    private func integral(at time: Instant) -> Double? {
        guard let last else { return nil }
        let seconds = time.seconds(since: last.time)
        return (0...Self.gapSeconds).contains(seconds) ? km + last.value * seconds / 3600 : nil
    }

    // MARK: Facts

    private var check: OdometerCheck { odometer.latestKm == nil ? sinceClear : odometer }

    /// By what the integral is multiplied, where that comes from, and how far off the product may be in percent.
    private var corrected: (factor: Double, source: DistanceSource, uncertaintyPercent: Double) {
        let plain: (factor: Double, source: DistanceSource, uncertaintyPercent: Double) =
            if let correction {
                (correction.factor, .speedCalibrated, correction.uncertaintyPercent(least: 0.5) + endPercent)
            } else {
                (1, .speed, uncertaintyPercent)
            }
        // On a slow bus the counter is read too seldom to measure anything.
        guard let measured = check.factor, measured.uncertaintyPercent <= Self.mostCounterPercent else { return plain }
        let percent = Self.leastPercent + measured.uncertaintyPercent + endPercent
        return percent < plain.uncertaintyPercent ? (measured.factor, .speedAndOdometer, percent) : plain
    }

    /// What is multiplied with the integral.
    var factor: Double { corrected.factor }

    /// Of the integral as it is.
    private var uncertaintyPercent: Double {
        guard km > 0 else { return 0 }
        var quantisation = 0.0
        if isWhole {
            // Half a km/h, if the fraction is cut off; besides, each number stands for some value beside it, for as
            // long as it was read.
            let squares = squaredDwellsS2 + dwellS * dwellS
            let kmhSeconds = 0.5 * movingS + 3 * Self.standardDeviation * squares.squareRoot()
            quantisation = 100 * kmhSeconds / 3600 / km
        }
        let others = Self.wheelPercent * Self.wheelPercent + Self.leastPercent * Self.leastPercent
        return min(100, (quantisation * quantisation + others).squareRoot() + endPercent)
    }

    /// What is not known of the trip's first and last moment, in percent of the integral; nothing where the car stood.
    private var endPercent: Double {
        guard km > 0, let first, let last else { return 0 }
        return 100 * (first.value + last.value) * Self.endSeconds / 3600 / km
    }

    /// Writes what is known into the facts of a trip.
    func fill(_ facts: inout TripSummary) {
        facts.coveredS = coveredS
        facts.pausedS = pausedS
        guard last != nil else { return }
        let corrected = corrected
        facts.movingS = movingS
        facts.distanceKm = km * corrected.factor
        facts.distanceFactor = corrected.factor
        facts.distanceSource = corrected.source
        facts.distanceUncertaintyPercent = km > 0 ? corrected.uncertaintyPercent : nil
        facts.odometerDifferenceKm = check.differenceKm
    }
}
