package import Telemetry

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
