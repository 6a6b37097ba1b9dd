import Telemetry

/// Integrates the speed of a trip over the times of arrival by the trapezoid rule, and estimates the error.
///
/// PID 0D is a whole number of km/h. Some ECUs round it, others truncate it, and the values do not show which.
/// Truncation loses half a km/h on average. This is corrected only where it was measured, by the car's odometer or by
/// comparison (`calibrate --odometer`); otherwise it is part of the uncertainty.
struct DistanceMeter: Sendable {
    /// The time in seconds without a speed that counts as a gap. Nothing is integrated across a gap. The slowest bus
    /// brings a speed about once a second, a game at least 20 times.
    private let gapSeconds: Double

    /// The uncertainty of the wheel circumference that the ECU assumes: tires wear, and their pressure varies.
    private static let wheelPercent = 1.0
    /// The uncertainty of the trapezoid rule and of the times of arrival.
    private static let leastPercent = 0.2
    /// A less accurate counter is used only to check the distance.
    private static let mostCounterPercent = 0.5
    /// The uncertainty at each end of the trip, in seconds: a value may be this old when its response arrives, and the
    /// drive may go on this long before the first and after the last response.
    private static let endSeconds = 0.2
    /// The standard deviation of a number uniformly distributed between two whole numbers, 1/√12.
    private static let standardDeviation = 0.289

    private let correction: VehicleSpecification.Correction?
    private let positionsPercent: Double?
    /// What a receiver adds, if the speed is that of a receiver alone; otherwise nil.
    private var receiver: ReceiverDistance?
    private(set) var km = 0.0
    private(set) var coveredS = 0.0
    private(set) var movingS = 0.0
    private(set) var pausedS = 0.0
    private var first: Sample?
    private var last: Sample?
    private var isWhole = true
    /// The time for which the current whole number has been read, and the sum of the squares of these times.
    private var dwellS = 0.0
    private var squaredDwellsS2 = 0.0
    private var odometer = OdometerCheck()
    /// The check by the distance since clearing, which counts whole kilometers. The odometer takes precedence.
    private var sinceClear = OdometerCheck()

    /// - Parameter positionsPercent: the uncertainty of the distance if the speed was computed from positions.
    init(
        _ correction: VehicleSpecification.Correction?, gapSeconds: Double = TripEngine.gapSeconds,
        positionsPercent: Double? = nil, isOfReceiver: Bool = false
    ) {
        self.correction = correction
        self.gapSeconds = gapSeconds
        self.positionsPercent = positionsPercent
        receiver = isOfReceiver ? ReceiverDistance() : nil
    }

    /// Takes a sample of a position, which counts if the speed is that of the receiver.
    mutating func add(position sample: Sample) { receiver?.add(sample) }

    /// The distance and time that a speed added to the trip.
    struct Step {
        var km: Double
        var seconds: Double
        var isStanding: Bool
    }

    /// Takes the next speed. Returns nil for the first speed and for the first one after a gap.
    mutating func take(speed sample: Sample) -> Step? {
        defer { last = sample }
        if first == nil { first = sample }
        if sample.value != sample.value.rounded() { isWhole = false }
        guard let last else { return nil }
        let seconds = sample.time.seconds(since: last.time)
        let isStanding = last.value == 0 && sample.value == 0
        guard seconds <= gapSeconds else {
            // The car stood before the gap and stands now, so it was switched off.
            if isStanding { pausedS += seconds }
            endDwell()
            odometer.breakOff()
            sinceClear.breakOff()
            return nil
        }
        let driven = (last.value + sample.value) / 2 * seconds / 3600
        km += driven
        receiver?.add(km: driven, from: last, to: sample)
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

    /// Returns the integral at a time since the last speed, assuming that the speed stayed the same.
    private func integral(at time: Instant) -> Double? {
        guard let last else { return nil }
        let seconds = time.seconds(since: last.time)
        return (0...gapSeconds).contains(seconds) ? km + last.value * seconds / 3600 : nil
    }

    // MARK: Facts

    private var check: OdometerCheck { odometer.latestKm == nil ? sinceClear : odometer }

    /// The factor for the integral, its source, and the uncertainty of the product in percent.
    private var corrected: (factor: Double, source: DistanceSource, uncertaintyPercent: Double) {
        if let receiver {
            return (1, .positions, receiver.uncertaintyPercent(of: km, endKm: km * endPercent / 100))
        }
        if let positionsPercent { return (1, .positions, max(0, min(100, positionsPercent))) }
        let plain: (factor: Double, source: DistanceSource, uncertaintyPercent: Double) =
            if let correction {
                (correction.factor, .speedCalibrated, correction.uncertaintyPercent(least: 0.5) + endPercent)
            } else {
                (1, .speed, uncertaintyPercent)
            }
        // On a slow bus the counter is read too seldom for an accurate factor.
        guard let measured = check.factor, measured.uncertaintyPercent <= Self.mostCounterPercent else { return plain }
        let percent = Self.leastPercent + measured.uncertaintyPercent + endPercent
        return percent < plain.uncertaintyPercent ? (measured.factor, .speedAndOdometer, percent) : plain
    }

    /// The factor by which the integral is multiplied.
    var factor: Double { corrected.factor }

    /// The uncertainty of the uncorrected integral, in percent.
    private var uncertaintyPercent: Double {
        guard km > 0 else { return 0 }
        var quantisation = 0.0
        if isWhole {
            // Half a km/h if the ECU truncates the fraction; in addition, each whole number stands for a value near it,
            // for as long as it was read.
            let squares = squaredDwellsS2 + dwellS * dwellS
            let kmhSeconds = 0.5 * movingS + 3 * Self.standardDeviation * squares.squareRoot()
            quantisation = 100 * kmhSeconds / 3600 / km
        }
        let others = Self.wheelPercent * Self.wheelPercent + Self.leastPercent * Self.leastPercent
        return min(100, (quantisation * quantisation + others).squareRoot() + endPercent)
    }

    /// The uncertainty of the first and the last moment of the trip, in percent of the integral; 0 for an end at which
    /// the car stood.
    private var endPercent: Double {
        guard km > 0, let first, let last else { return 0 }
        return 100 * (first.value + last.value) * Self.endSeconds / 3600 / km
    }

    /// Writes the distance and the times into the facts of a trip.
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
        facts.bridgedKm = receiver.map(\.bridgedKm)
    }
}

/// The source of a trip's distance.
package enum DistanceSource: String, Sendable, CaseIterable {
    /// The uncorrected integral of the vehicle speed (PID 0D).
    case speed
    /// The integral times the factor from `calibrate --odometer`.
    case speedCalibrated
    /// The integral scaled by the car's own odometer (PID A6, or 31), over the part of the trip that both cover.
    case speedAndOdometer
    /// The sum of the straight lines between positions.
    case positions
}
