/// Compares the integral of the speed with a counter of the car: its odometer, or its distance since clearing.
///
/// A counter advances in steps. The moment of a step is known well: it lies between two readings, and so between the
/// integrals at these. The slope of the least-squares line through all steps is the ratio of the counter to the
/// integral; the more steps, the more accurate it is.
struct OdometerCheck: Sendable {
    /// The steps since the last gap, as sums for the line. x is the integral and y the counter, both relative to the
    /// first step.
    private struct Stretch {
        let firstCounterKm: Double
        let firstIntegral: Double
        var lastCounterKm: Double
        var lastIntegral: Double
        private var count = 0.0
        private var (x, y, xx, xy) = (0.0, 0.0, 0.0, 0.0)
        /// The sum of the squares of half the distance between the readings around each step.
        private(set) var squaredHalves = 0.0

        init(counterKm: Double, integral: Double, half: Double) {
            firstCounterKm = counterKm
            firstIntegral = integral
            lastCounterKm = counterKm
            lastIntegral = integral
            add(counterKm: counterKm, integral: integral, half: half)
        }

        mutating func add(counterKm: Double, integral: Double, half: Double) {
            lastCounterKm = counterKm
            lastIntegral = integral
            let (dx, dy) = (integral - firstIntegral, counterKm - firstCounterKm)
            count += 1
            x += dx
            y += dy
            xx += dx * dx
            xy += dx * dy
            squaredHalves += half * half
        }

        /// The sums of squares and products about the means.
        var spread: Double { xx - x * x / count }
        var together: Double { xy - x * y / count }
        var steps: Double { count }
    }

    /// The greatest distance between two readings that locates a step well enough.
    private static let longestStepKm = 0.3
    /// With less distance the factor is a matter of chance; a factor outside the range means that the values do not
    /// belong together.
    private static let leastKm = 1.0
    private static let plausibleFactor = 0.85...1.25

    private var reading: (km: Double, integral: Double)?
    private var stretch: Stretch?
    private var closed: [Stretch] = []
    private(set) var latestKm: Double?

    /// Takes a reading of the counter with the integral of the speed at that time.
    mutating func take(_ km: Double, integral: Double) {
        defer {
            reading = (km, integral)
            latestKm = km
        }
        guard let reading, km != reading.km else { return }
        // The counter was cleared, or the reading is invalid.
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

    /// Begins a new stretch after a gap in the speed.
    mutating func breakOff() {
        if let stretch { closed.append(stretch) }
        stretch = nil
        reading = nil
    }

    private var stretches: [Stretch] { closed + (stretch.map { [$0] } ?? []) }

    /// The factor for the integral and its uncertainty in percent (two standard deviations); nil if too little was
    /// driven, or if counter and speed do not belong together.
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
        // The variance of a moment uniformly distributed between two readings is the square of half their distance,
        // divided by 3.
        return (factor, 200 * (squares / steps / 3 / spread).squareRoot())
    }

    /// The counter's advance from its first to its last step, minus the integral over the same time. Distances in gaps
    /// are included for the counter only. Nil if there are fewer than two steps.
    var differenceKm: Double? {
        guard let first = stretches.first, let last = stretches.last, last.lastCounterKm > first.firstCounterKm
        else { return nil }
        return last.lastCounterKm - first.firstCounterKm - (last.lastIntegral - first.firstIntegral)
    }
}
