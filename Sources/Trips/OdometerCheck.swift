import Telemetry

/// Compares the integral of the speed with a counter of the car: its odometer, or its distance since clearing.
///
/// A counter goes on in steps. What is known exactly is the moment of a step: it lies between two readings, and between
/// the integrals at these. Distances are therefore measured from step to step.
struct OdometerCheck: Sendable {
    /// A step, and the integrals at the readings before and after it, in km.
    private struct Step {
        var counterKm: Double
        var low: Double
        var high: Double
        var middle: Double { (low + high) / 2 }
        var half: Double { (high - low) / 2 }
    }

    /// From step to step without a gap.
    private struct Stretch {
        var first: Step
        var last: Step
    }

    /// Between readings farther apart a step is not worth much.
    private static let longestStepKm = 0.3
    /// Less is a matter of chance, more are not the same wheels.
    private static let leastKm = 1.0
    private static let plausibleFactor = 0.85...1.25

    private var reading: (km: Double, integral: Double)?
    private var stretch: Stretch?
    private var closed: [Stretch] = []
    private(set) var latestKm: Double?

    /// A reading of the counter, and the integral of the speed at that time.
    mutating func take(_ km: Double, integral: Double) {
        defer {
            reading = (km, integral)
            latestKm = km
        }
        guard let reading, km != reading.km else { return }
        // Cleared, or nonsense.
        guard km > reading.km, integral > reading.integral, km - reading.km < 5 else { return breakOff() }
        guard integral - reading.integral <= Self.longestStepKm else { return }
        let step = Step(counterKm: km, low: reading.integral, high: integral)
        if stretch == nil { stretch = Stretch(first: step, last: step) } else { stretch?.last = step }
    }

    /// The speed was not known for a time.
    mutating func breakOff() {
        if let stretch { closed.append(stretch) }
        (stretch, reading) = (nil, nil)
    }

    private var stretches: [Stretch] { closed + (stretch.map { [$0] } ?? []) }

    /// What the integral is to be multiplied with, and how far off that may be in percent; nil where too little was
    /// driven, or where the two do not belong together.
    var factor: (factor: Double, uncertaintyPercent: Double)? {
        var (counter, integral, doubt) = (0.0, 0.0, 0.0)
        for stretch in stretches where stretch.last.counterKm > stretch.first.counterKm {
            counter += stretch.last.counterKm - stretch.first.counterKm
            integral += stretch.last.middle - stretch.first.middle
            doubt += stretch.first.half + stretch.last.half
        }
        guard counter >= Self.leastKm, integral > 0, Self.plausibleFactor.contains(counter / integral) else {
            return nil
        }
        return (counter / integral, 100 * doubt / integral)
    }

    /// What the counter went on from its first to its last step, less the integral over the same time; gaps count for
    /// the counter only. Nil without two steps.
    var differenceKm: Double? {
        guard let first = stretches.first?.first, let last = stretches.last?.last, last.counterKm > first.counterKm
        else { return nil }
        return last.counterKm - first.counterKm - (last.middle - first.middle)
    }
}
