import Synchronization

/// The integral of the fuel flow over a drive, from tables for one loop of the cycle. The tables are built when they
/// are first needed, because most callers only want the cars' names.
final class FuelIntegral: Sendable {
    /// The fuel used since the loop began, in liters, every `step` seconds of a time with the ignition on.
    private struct Stretch: Sendable {
        let start: Double
        let step: Double
        let litres: [Double]

        func litres(at phase: Double) -> Double {
            let index = min(max(0, Int((phase - start) / step)), litres.count - 2)
            let share = min(max(0, (phase - start) / step - Double(index)), 1)
            return litres[index] + (litres[index + 1] - litres[index]) * share
        }
    }

    private let engine: EngineModel
    /// The tables of the first loop, and of every later one.
    private let made = Mutex<[[Stretch]]>([])

    init(_ engine: EngineModel) { self.engine = engine }

    private var loops: [[Stretch]] {
        made.withLock { made in
            if made.isEmpty {
                made = [makeLoop(0)]
                made.append(engine.traits.stopsWithCar || engine.traits.feelsCold ? makeLoop(1) : made[0])
            }
            return made
        }
    }

    private func makeLoop(_ number: Int) -> [Stretch] {
        let duration = engine.cycle.durationS
        var before = 0.0
        return (engine.ignition?.runs ?? [0..<duration]).map { run in
            let stretch = integrate(run, offset: Double(number) * duration, before: before)
            before = stretch.litres[stretch.litres.count - 1]
            return stretch
        }
    }

    /// Integrates by Simpson's rule. Steps are longer for long schedules, and for engines for which a short step gains
    /// little.
    private func integrate(_ run: Range<Double>, offset: Double, before: Double) -> Stretch {
        let length = run.upperBound - run.lowerBound
        let longest = engine.ignition != nil ? 0.25 : engine.traits.isModern ? 0.1 : 0.05
        let count = Int((length / longest).rounded(.up))
        let step = length / Double(count)
        func flow(_ place: Double) -> Double { engine.fuelLitresPerSecond(at: offset + run.lowerBound + place * step) }
        var litres = [before]
        litres.reserveCapacity(count + 1)
        var start = flow(0)
        for index in 0..<count {
            let end = flow(Double(index + 1))
            litres.append(litres[index] + (start + 4 * flow(Double(index) + 0.5) + end) / 6 * step)
            start = end
        }
        return Stretch(start: run.lowerBound, step: step, litres: litres)
    }

    /// Returns the fuel used since the start, in liters.
    func litres(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        let loops = loops
        let number = (seconds / engine.cycle.durationS).rounded(.down)
        let phase = max(0, seconds - number * engine.cycle.durationS)
        let stretches = loops[number == 0 ? 0 : 1]
        let present = stretches.last { $0.start <= phase }.map { $0.litres(at: phase) } ?? 0
        func total(_ stretches: [Stretch]) -> Double { stretches.last?.litres.last ?? 0 }
        return present + (number == 0 ? 0 : total(loops[0]) + (number - 1) * total(loops[1]))
    }
}
