/// What the laps of a session say together.
extension LapSession {
    /// The laps that count and were driven in one go, as indices.
    package var counted: [Int] { laps.indices.filter { laps[$0].isValid && !laps[$0].isRewound } }

    /// How alike the laps are: the standard deviation of their times in seconds, without the slowest tenth of them, because
    /// one spin says nothing of the others. Nil for fewer than three laps.
    package var consistencyS: Double? {
        let times = counted.map { laps[$0].timeS }.sorted()
        let usual = times.prefix(times.count - times.count / 10)
        guard usual.count > 2 else { return nil }
        let mean = usual.reduce(0, +) / Double(usual.count)
        return (usual.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(usual.count)).squareRoot()
    }

    /// All laps that can be measured against the best one, in the corners of the track.
    package struct Cornering: Sendable {
        package let corners: TrackCorners
        /// The length of the best lap in meters, of whose points the facts are.
        package let lengthM: Double
        /// As many as laps; nil for laps that were not followed from line to line, or have another length.
        package let facts: [[TrackCorners.Facts]?]

        /// The least time that any lap that counts needs for a corner, and its index; nil without such a lap.
        package func best(_ corner: Int, of counted: [Int]) -> (lap: Int, timeMs: Int)? {
            counted.compactMap { lap in facts[lap].map { (lap: lap, timeMs: $0[corner].timeMs) } }
                .min { $0.timeMs < $1.timeMs }
        }
    }

    /// Nil without a best lap whose distances are known, and on a road without corners.
    package var cornering: Cornering? {
        guard let corners, !corners.corners.isEmpty, let best, let reference = traces[best], reference.isWhole else {
            return nil
        }
        let facts = traces.map { trace -> [TrackCorners.Facts]? in
            guard let trace, trace.isWhole, (try? LapDelta(trace, against: reference)) != nil else { return nil }
            return corners.facts(trace, pointsOf: reference.lengthM)
        }
        return Cornering(corners: corners, lengthM: reference.lengthM, facts: facts)
    }
}
