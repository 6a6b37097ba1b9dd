/// The laps of a trip, with what was driven in each.
package struct LapSession: Sendable {
    /// A lap that a user names.
    package enum Choice: Hashable, Sendable {
        case number(Int)
        /// The fastest one that counts.
        case best
        /// The one that was completed last.
        case last

        /// "7", "best" or "last".
        package init?(_ text: String) {
            switch text {
            case "best": self = .best
            case "last": self = .last
            default:
                let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
                guard isNumber, let number = Int(text) else { return nil }
                self = .number(number)
            }
        }
    }

    package let trip: TripRecord
    /// As many as laps; nil where no distance is known.
    package let traces: [LapTrace?]
    /// The corners of the track; nil without a lap that was followed from line to line.
    package var corners: TrackCorners? { ofTrack ?? best.flatMap { traces[$0] }.flatMap(Self.corners) }
    /// What the tires and the fuel did between two stops.
    package let stints: [Stint]
    package var laps: [Lap] { trip.laps }
    private let ofTrack: TrackCorners?

    /// - Parameters:
    ///   - corners: those of the track, if they are known from an earlier session.
    ///   - stints: of all laps.
    package init(_ trip: TripRecord, traces: [LapTrace?], corners: TrackCorners? = nil, stints: [Stint] = []) {
        self.trip = trip
        self.traces = traces.count == trip.laps.count ? traces : trip.laps.map { _ in nil }
        self.stints = stints
        ofTrack = corners
    }

    private static func corners(_ trace: LapTrace) -> TrackCorners? { trace.isWhole ? TrackCorners(trace) : nil }

    /// The index of the fastest lap that counts; nil if there is none. One that was not followed from line to line is only
    /// taken if there is no other.
    package var best: Int? {
        let valid = laps.indices.filter { laps[$0].isValid && !laps[$0].isRewound }
        let whole = valid.filter { traces[$0]?.canBeReference == true }
        return (whole.isEmpty ? valid : whole).min { laps[$0].timeS < laps[$1].timeS }
    }

    /// The index of the lap; nil if there is none. If a race was begun again, so that several laps have a number, it is the
    /// last one of them.
    package func index(of choice: Choice) -> Int? {
        switch choice {
        case .best: best
        case .last: laps.indices.last
        case .number(let number): laps.lastIndex { $0.number == number }
        }
    }

    /// The best times of all minisectors, with the index of each one's lap.
    package var theoreticalBest: LapDelta.Best? {
        let known = traces.indices.filter { traces[$0] != nil }
        guard let best = LapDelta.best(of: known.compactMap { traces[$0] }) else { return nil }
        return LapDelta.Best(timesMs: best.timesMs, laps: best.laps.map { known[$0] })
    }

    /// The time of a lap against the best one in seconds; nil for the best one, and if there is none.
    package func toBestS(_ index: Int) -> Double? {
        guard let best, best != index else { return nil }
        return laps[index].timeS - laps[best].timeS
    }

    /// Which two laps are shown against each other first: the last one against the best one, or the best against the second
    /// best. Nil if no two laps can be compared.
    package var pair: (lap: Int, reference: Int)? {
        guard let best, let reference = traces[best] else { return nil }
        let others = laps.indices.filter { index in
            guard index != best, let trace = traces[index] else { return false }
            return (try? LapDelta(trace, against: reference)) != nil
        }
        if let last = others.last, last == laps.count - 1 || best != laps.count - 1 { return (last, best) }
        return others.min { laps[$0].timeS < laps[$1].timeS }.map { ($0, best) }
    }
}
