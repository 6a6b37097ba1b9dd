import Glibc

/// The times when a car's ignition is on, repeated with a period: the driver's week. Times are in seconds of the car's
/// clock.
struct IgnitionSchedule: Sendable {
    let periodS: Double
    /// The times with the ignition on, in ascending order within one period; none begins or ends at its limits.
    let runs: [Range<Double>]

    /// The time from ignition on to the start of cranking, in seconds.
    var starterAfterS = 3.0
    /// How much lower the voltage is when the starter begins to turn than when it turns evenly, in V.
    var starterDipV = 0.0
    /// The duration of cranking, in seconds.
    private static let crankingS = 1.0
    /// The time from engine stop to ignition off, in seconds.
    private static let outlastsEngineS = 2.0
    /// The ambient temperature, the time constant in seconds with which the engine cools down to it, and the
    /// temperature at the end of a drive.
    private static let (nightC, coolingS, warmC) = (10.0, 5400.0, 88.0)

    /// Returns the time around this moment for which the ignition is on; nil if it is off.
    func run(at seconds: Double) -> Range<Double>? {
        let start = (seconds / periodS).rounded(.down) * periodS
        return runs.first { $0.contains(seconds - start) }.map { start + $0.lowerBound..<start + $0.upperBound }
    }

    func secondsOn(at seconds: Double) -> Double { run(at: seconds).map { seconds - $0.lowerBound } ?? 0 }

    /// Returns the seconds since the ignition was switched off. Before the first drive, the last drive of the previous
    /// period counts.
    func secondsOff(at seconds: Double) -> Double {
        guard run(at: seconds) == nil else { return 0 }
        let start = (seconds / periodS).rounded(.down) * periodS
        if let last = runs.last(where: { $0.upperBound <= seconds - start }) {
            return seconds - start - last.upperBound
        }
        return seconds - start + periodS - (runs.last?.upperBound ?? 0)
    }

    func isCranking(at seconds: Double) -> Bool {
        let on = secondsOn(at: seconds)
        return on >= starterAfterS && on < starterAfterS + Self.crankingS
    }

    /// The dip of the voltage by the starter's first current, in V.
    func dipV(at seconds: Double) -> Double { starterDipV * exp(-(secondsOn(at: seconds) - starterAfterS) / 0.25) }

    func engineIsOn(at seconds: Double) -> Bool {
        guard let run = run(at: seconds) else { return false }
        return seconds >= run.lowerBound + starterAfterS && seconds < run.upperBound - Self.outlastsEngineS
    }

    func coolantCAtStart(at seconds: Double) -> Double {
        guard let run = run(at: seconds) else { return Self.nightC }
        let off = secondsOff(at: run.lowerBound - 0.001)
        return Self.nightC + (Self.warmC - Self.nightC) * exp(-off / Self.coolingS)
    }
}
