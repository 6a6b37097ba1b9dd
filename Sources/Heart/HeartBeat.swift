package import Telemetry

/// A heartbeat with the time since the one before (an RR interval).
package struct HeartBeat: Hashable, Sendable {
    package var time: Instant
    package var rrMs: Double

    package init(time: Instant, rrMs: Double) {
        self.time = time
        self.rrMs = rrMs
    }

    /// The time between two beats in milliseconds, from a number of milliseconds or seconds. Nil for anything else.
    package static func milliseconds(_ text: some StringProtocol) -> Double? {
        guard let rr = Double(String(text.filter { !$0.isWhitespace })), rr > 0, rr < 1e6 else { return nil }
        // No heart beats every ten milliseconds: those are seconds.
        return rr < 10 ? rr * 1000 : rr
    }
}

/// The variation of the heart rate over a time. RMSSD and SDNN are as the Task Force of the European Society of Cardiology
/// defined them in 1996.
package struct HeartVariation: Hashable, Sendable {
    /// What is needed for an evaluation: heartbeats in a window, in seconds.
    package static let (leastBeats, windowS) = (30, 60.0)
    /// How far an interval may be from the median of the five around it, as a share of the median.
    private static let artefactShare = 0.2
    /// Any other interval is not one between two beats, in milliseconds.
    package static let plausibleMs = 200.0...3000.0

    /// In beats per minute.
    package var meanRate: Double
    /// The root of the mean square of the differences between successive intervals, in milliseconds.
    package var rmssdMs: Double
    /// The standard deviation of the intervals, in milliseconds.
    package var sdnnMs: Double
    package var beats: Int
    /// The intervals that were left out as artefacts.
    package var leftOut: Int

    /// Of any number of beats in the order of their times; nil if fewer than 30 of them count.
    package init?(_ beats: some Collection<HeartBeat>) {
        let beats = Array(beats)
        let isGood = Self.isGood(beats.map(\.rrMs))
        let good = beats.indices.filter { isGood[$0] }
        guard good.count >= Self.leastBeats else { return nil }
        let mean = good.reduce(0) { $0 + beats[$1].rrMs } / Double(good.count)
        let variance = good.reduce(0) { sum, index in
            let difference = beats[index].rrMs - mean
            return sum + difference * difference
        }
        // Across an artefact two intervals do not follow one another.
        let pairs = beats.indices.dropFirst().filter { isGood[$0] && isGood[$0 - 1] }
        guard !pairs.isEmpty else { return nil }
        let squares = pairs.reduce(0) { sum, index in
            let difference = beats[index].rrMs - beats[index - 1].rrMs
            return sum + difference * difference
        }
        meanRate = 60_000 / mean
        sdnnMs = (variance / Double(good.count - 1)).squareRoot()
        rmssdMs = (squares / Double(pairs.count)).squareRoot()
        self.beats = good.count
        leftOut = beats.count - good.count
    }

    /// Which intervals are no artefacts: those within 20% of the median of the five around them.
    static func isGood(_ intervals: [Double]) -> [Bool] {
        intervals.indices.map { index in
            guard plausibleMs.contains(intervals[index]) else { return false }
            let begin = max(0, min(index - 2, intervals.count - 5))
            let around = intervals[begin..<min(intervals.count, begin + 5)].sorted()
            let median = around[around.count / 2]
            return abs(intervals[index] - median) <= artefactShare * median
        }
    }

    /// The variation in windows of 60 s, one after the other; those with too few beats are left out.
    package static func windows(_ beats: [HeartBeat]) -> [(start: Instant, variation: HeartVariation)] {
        guard let first = beats.first?.time else { return [] }
        let groups = Dictionary(grouping: beats) { Int(clamping: $0.time.seconds(since: first) / windowS) }
        return groups.sorted { $0.key < $1.key }.compactMap { number, beats in
            HeartVariation(beats).map { (first.advanced(bySeconds: Double(number) * windowS), $0) }
        }
    }
}

extension HeartVariation {
    /// A curve: the variation in the 60 s around each moment, so many seconds apart; moments with too few beats are left
    /// out.
    package static func curve(_ beats: [HeartBeat], stepS: Double = 5) -> [(time: Instant, variation: HeartVariation)] {
        guard let first = beats.first?.time, let last = beats.last?.time else { return [] }
        var curve: [(time: Instant, variation: HeartVariation)] = []
        var (begin, end) = (0, 0)
        var seconds = 0.0
        while seconds <= min(last.seconds(since: first), longestS) {
            let time = first.advanced(bySeconds: seconds)
            while end < beats.count, beats[end].time.seconds(since: time) <= windowS / 2 { end += 1 }
            while begin < end, time.seconds(since: beats[begin].time) > windowS / 2 { begin += 1 }
            if let variation = HeartVariation(beats[begin..<end]) { curve.append((time, variation)) }
            seconds += stepS
        }
        return curve
    }

    /// A longer curve is not drawn, in seconds.
    private static let longestS = 86_400.0
}

/// The heart rate now: the mean of the latest intervals that are no artefacts.
package struct HeartRate: Sendable {
    private static let intervals = 10
    /// How long it is known after the last beat, in seconds.
    private static let freshS = 10.0

    private var latest: [HeartBeat] = []

    package init() {}

    package mutating func take(_ beat: HeartBeat) {
        latest.append(beat)
        if latest.count > Self.intervals { latest.removeFirst() }
    }

    /// In beats per minute; nil before three intervals that count, and some seconds after the last beat.
    package func perMinute(at time: Instant) -> Double? {
        guard let last = latest.last, time.seconds(since: last.time) <= Self.freshS else { return nil }
        let good = zip(latest, HeartVariation.isGood(latest.map(\.rrMs))).filter(\.1).map(\.0.rrMs)
        guard good.count >= 3 else { return nil }
        return 60_000 / (good.reduce(0, +) / Double(good.count))
    }
}
