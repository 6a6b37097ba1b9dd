package import Telemetry

/// The values of a trip over its time: means over equal stretches, for graphs.
package struct TripCourse: Sendable {
    private struct Sums: Sendable {
        var sum = 0.0
        var count = 0
    }

    package let stretches: Int
    package private(set) var speedShares = SpeedShares()
    private let stretchS: Double
    private var engine: TripEngine
    private var first: Instant?
    private var sums: [Signal: [Sums]] = [:]
    private var ranges: [Signal: ClosedRange<Double>] = [:]
    /// Fuel in L and the distance in km for which it is known, at the end of each stretch so far.
    private var fuel: [(litres: Double?, km: Double?)] = []

    /// - Parameters:
    ///   - stretches: The number of stretches, at least 1.
    ///   - durationS: The time from the first to the last sample.
    package init(stretches: Int, durationS: Double, parameters: TripParameters) {
        self.stretches = stretches
        stretchS = max(durationS, 0.001) / Double(stretches)
        engine = TripEngine(parameters: parameters)
    }

    /// Takes the samples in the order of their times.
    package mutating func take(_ sample: Sample) {
        let start = first ?? sample.time
        first = start
        let index = min(stretches - 1, max(0, Int(sample.time.seconds(since: start) / stretchS)))
        while fuel.count < index { endStretch() }
        engine.take(sample)
        speedShares.take(sample)
        guard sample.value.isFinite else { return }
        sums[sample.signal, default: Array(repeating: Sums(), count: stretches)][index].sum += sample.value
        sums[sample.signal]?[index].count += 1
        let range = ranges[sample.signal] ?? sample.value...sample.value
        ranges[sample.signal] = min(range.lowerBound, sample.value)...max(range.upperBound, sample.value)
    }

    private mutating func endStretch() {
        let summary = engine.summary
        fuel.append((summary.fuelL, summary.fuelDistanceKm ?? summary.distanceKm))
    }

    /// The signals that were recorded, in the order of their names.
    package var signals: [Signal] { sums.keys.sorted { $0.name < $1.name } }

    /// The lowest and highest sample of a signal; nil if there is none.
    package func range(_ signal: Signal) -> ClosedRange<Double>? { ranges[signal] }

    /// The mean of the samples of each stretch. A stretch without one, of a signal that is requested rarely, has the value
    /// before it; a gap longer than `TripEngine.signalGapSeconds` is nil.
    package func values(_ signal: Signal) -> [Double?] {
        guard let sums = sums[signal] else { return Array(repeating: nil, count: stretches) }
        let reach = Int(TripEngine.signalGapSeconds / stretchS)
        var (latest, age) = (Double?.none, 0)
        return sums.map { sums in
            if sums.count > 0 {
                (latest, age) = (sums.sum / Double(sums.count), 0)
            } else {
                age += 1
                if age > reach { latest = nil }
            }
            return latest
        }
    }

    /// The consumption of each stretch in L/100 km, from the same fuel and distance as the summary of the trip; nil where
    /// less than 20 m were driven, or the fuel is not known.
    package var litresPer100Km: [Double?] {
        var course = self
        while course.fuel.count < stretches { course.endStretch() }
        var before: (litres: Double?, km: Double?) = (0, 0)
        return course.fuel.map { now in
            defer { if now.litres != nil { before = now } }
            guard let litres = now.litres, let km = now.km, let litresBefore = before.litres, let kmBefore = before.km,
                km - kmBefore >= 0.02
            else { return nil }
            return max(0, litres - litresBefore) / (km - kmBefore) * 100
        }
    }
}
