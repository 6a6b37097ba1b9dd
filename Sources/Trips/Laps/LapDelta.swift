/// One lap against another, the reference, at equal shares of their lengths. Nothing else is shifted: a standing start is
/// a loss from the first meter on.
package struct LapDelta: Sendable {
    /// Why two laps cannot be compared.
    package enum ComparisonError: Error, Equatable {
        /// The lap was not followed from line to line.
        case incomplete(Lap)
        /// The lengths, in meters, differ by more than `mostPercent`.
        case lengths(Double, Double)
        /// The laps are this far apart on the map, in meters: more than `mostApartM`.
        case tracks(Double)
    }

    /// A part of the lap.
    package struct Minisector: Hashable, Sendable {
        /// In meters of the reference.
        package let fromM: Double
        package let toM: Double
        package let timeMs: Int
        package let referenceMs: Int
        /// Positive if the reference is faster here.
        package var deltaMs: Int { timeMs - referenceMs }
    }

    /// Laps of one track differ by less in length, in percent: by the line, and by the way in which a game measures.
    package static let mostPercent = 2.0

    /// No track is as wide, in meters, whatever its laps' lengths are.
    package static let mostApartM = 100.0

    package let lap: LapTrace
    package let reference: LapTrace
    /// Meters of the lap per meter of the reference.
    package let scale: Double
    /// All of the lap; the sums of their times are the times of both laps.
    package let minisectors: [Minisector]

    package init(_ lap: LapTrace, against reference: LapTrace) throws(ComparisonError) {
        for trace in [lap, reference] where !trace.isWhole { throw .incomplete(trace.lap) }
        scale = lap.lengthM / reference.lengthM
        guard scale.isFinite, abs(scale - 1) <= Self.mostPercent / 100 else {
            throw .lengths(lap.lengthM, reference.lengthM)
        }
        self.lap = lap
        self.reference = reference
        let (ends, others) = (lap.minisectorEndsMs, reference.minisectorEndsMs)
        let borders = reference.minisectorBordersM
        minisectors = (0..<LapTrace.minisectors).map { index in
            Minisector(
                fromM: borders[index], toM: borders[index + 1], timeMs: ends[index + 1] - ends[index],
                referenceMs: others[index + 1] - others[index])
        }
        if let apartM = Self.apartM(lap, reference), apartM > Self.mostApartM { throw .tracks(apartM) }
    }

    /// The median distance between the positions of two laps, in meters; nil if one has none.
    private static func apartM(_ lap: LapTrace, _ reference: LapTrace) -> Double? {
        let (borders, others) = (lap.minisectorBordersM, reference.minisectorBordersM)
        let distances = zip(borders, others).compactMap { here, there -> Double? in
            guard let place = lap.position(at: here), let other = reference.position(at: there) else { return nil }
            let (x, z) = (place.x - other.x, place.z - other.z)
            return (x * x + z * z).squareRoot()
        }.sorted()
        return distances.isEmpty ? nil : distances[distances.count / 2]
    }

    /// The time of the lap minus that of the reference, in seconds, at a distance in meters of the reference.
    package func deltaS(at distanceM: Double) -> Double {
        lap.timeS(at: distanceM * scale) - reference.timeS(at: distanceM)
    }

    /// The best times of all minisectors, of any lap that counts.
    package struct Best: Hashable, Sendable {
        package let timesMs: [Int]
        /// For each minisector, which lap of those that were given it is from.
        package let laps: [Int]
        package var timeMs: Int { timesMs.reduce(0, +) }

        package init(timesMs: [Int], laps: [Int]) {
            self.timesMs = timesMs
            self.laps = laps
        }
    }

    /// The theoretical best lap; nil without a lap that can be a reference. Laps of other lengths than the fastest one are
    /// left out.
    package static func best(of traces: [LapTrace]) -> Best? {
        let candidates = traces.indices.filter { traces[$0].canBeReference }
        guard let fastest = candidates.min(by: { traces[$0].lap.timeS < traces[$1].lap.timeS }) else { return nil }
        let alike = candidates.filter {
            abs(traces[$0].lengthM / traces[fastest].lengthM - 1) <= mostPercent / 100
        }
        var (timesMs, laps): ([Int], [Int]) = ([], [])
        for index in alike {
            let ends = traces[index].minisectorEndsMs
            let times: [Int] = zip(ends.dropFirst(), ends).map { $0 - $1 }
            if timesMs.isEmpty {
                timesMs = times
                laps = times.map { _ in index }
                continue
            }
            for (sector, timeMs) in times.enumerated() where timeMs < timesMs[sector] {
                timesMs[sector] = timeMs
                laps[sector] = index
            }
        }
        return Best(timesMs: timesMs, laps: laps)
    }
}
