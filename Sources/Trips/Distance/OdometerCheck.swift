/// Compares the integral of the speed with a counter of the car: its odometer, or its distance since clearing.
///
/// A counter goes on in steps. What is known exactly is the moment of a step: it lies between two readings, and between
/// the integrals at these. A straight line through all steps, by least squares, says how fast the counter goes against
/// the integral; the more steps, the better.
struct OdometerCheck: Sendable {
    /// The steps since the last gap, as sums for the line; x is the integral, y the counter, both from the first step.
    private struct Stretch {
        let firstCounterKm: Double
        let firstIntegral: Double
        var lastCounterKm: Double
        var lastIntegral: Double
        private var count = 0.0
        private var (x, y, xx, xy) = (0.0, 0.0, 0.0, 0.0)
        /// Squares of half the distance between the readings around a step.
        private(set) var squaredHalves = 0.0

        init(counterKm: Double, integral: Double, half: Double) {
            (firstCounterKm, firstIntegral) = (counterKm, integral)
            (lastCounterKm, lastIntegral) = (counterKm, integral)
            add(counterKm: counterKm, integral: integral, half: half)
        }

        mutating func add(counterKm: Double, integral: Double, half: Double) {
            (lastCounterKm, lastIntegral) = (counterKm, integral)
            let (dx, dy) = (integral - firstIntegral, counterKm - firstCounterKm)
            count += 1
            (x, y, xx, xy) = (x + dx, y + dy, xx + dx * dx, xy + dx * dy)
            squaredHalves += half * half
        }

        /// Sums of squares about the means.
        var spread: Double { xx - x * x / count }
        var together: Double { xy - x * y / count }
        var steps: Double { count }
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
        let half = (integral - reading.integral) / 2
        guard 2 * half <= Self.longestStepKm else { return }
        let middle = reading.integral + half
        if stretch == nil {
            stretch = Stretch(counterKm: km, integral: middle, half: half)
        } else {
            stretch?.add(counterKm: km, integral: middle, half: half)
        }
    }

    /// The speed was not known for a time.
    mutating func breakOff() {
        if let stretch { closed.append(stretch) }
        (stretch, reading) = (nil, nil)
    }

    private var stretches: [Stretch] { closed + (stretch.map { [$0] } ?? []) }

    /// What the integral is to be multiplied with, and how far off that may be in percent (two standard deviations); nil
    /// where too little was driven, or where the two do not belong together.
    var factor: (factor: Double, uncertaintyPercent: Double)? {
        var (km, spread, together, squares, steps) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for stretch in stretches where stretch.steps > 1 {
            km += stretch.lastCounterKm - stretch.firstCounterKm
            spread += stretch.spread
            together += stretch.together
            squares += stretch.squaredHalves
            steps += stretch.steps
        }
        guard km >= Self.leastKm, spread > 0 else { return nil }
        let factor = together / spread
        guard Self.plausibleFactor.contains(factor) else { return nil }
        // A moment anywhere between two readings has a variance of a third of half their distance, squared.
        return (factor, 200 * (squares / steps / 3 / spread).squareRoot())
    }

    /// What the counter went on from its first to its last step, less the integral over the same time; gaps count for
    /// the counter only. Nil without two steps.
    var differenceKm: Double? {
        guard let first = stretches.first, let last = stretches.last, last.lastCounterKm > first.firstCounterKm
        else { return nil }
        return last.lastCounterKm - first.firstCounterKm - (last.lastIntegral - first.firstIntegral)
    }
}
