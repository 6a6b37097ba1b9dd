import Glibc

/// When a car's ignition is on, again and again: the driver's week. Times are those of the car's clock.
struct IgnitionSchedule: Sendable {
    let periodS: Double
    /// In their order, within one period, not at its beginning or end.
    let runs: [Range<Double>]

    /// From ignition to starter, and how long that turns.
    private static let (starterAfterS, crankingS) = (3.0, 1.0)
    /// From the engine's end to the ignition's.
    private static let outlastsEngineS = 2.0
    /// Where the car sleeps; how fast its engine cools down to that, and its temperature in a drive.
    private static let (nightC, coolingS, warmC) = (10.0, 5400.0, 88.0)

    /// The time that the ignition is on around this moment; nil where it is off.
    func run(at seconds: Double) -> Range<Double>? {
        let start = (seconds / periodS).rounded(.down) * periodS
        return runs.first { $0.contains(seconds - start) }.map { start + $0.lowerBound..<start + $0.upperBound }
    }

    func secondsOn(at seconds: Double) -> Double { run(at: seconds).map { seconds - $0.lowerBound } ?? 0 }

    /// Since the ignition was switched off; before the first drive, as if that had been a period ago.
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
        return on >= Self.starterAfterS && on < Self.starterAfterS + Self.crankingS
    }

    func engineIsOn(at seconds: Double) -> Bool {
        guard let run = run(at: seconds) else { return false }
        return seconds >= run.lowerBound + Self.starterAfterS && seconds < run.upperBound - Self.outlastsEngineS
    }

    func coolantCAtStart(at seconds: Double) -> Double {
        guard let run = run(at: seconds) else { return Self.nightC }
        let off = secondsOff(at: run.lowerBound - 0.001)
        return Self.nightC + (Self.warmC - Self.nightC) * exp(-off / Self.coolingS)
    }
}
