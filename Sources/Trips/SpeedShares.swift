package import Telemetry

/// How much of a trip was driven slowly, at middle speed and fast.
package struct SpeedShares: Hashable, Sendable {
    /// Town speeds are below, and motorway speeds at or above these.
    package static let (slowBelowKmh, fastFromKmh) = (50.0, 90.0)

    package enum Band: Int, CaseIterable, Sendable {
        case slow, middle, fast

        init(speedKmh: Double) {
            self = speedKmh < SpeedShares.slowBelowKmh ? .slow : speedKmh < SpeedShares.fastFromKmh ? .middle : .fast
        }
    }

    /// In the order of `Band`, not yet scaled.
    private var integrals = [0.0, 0, 0]
    private var previous: Sample?

    package init() {}

    /// Takes the samples of a trip in the order of their times. Only the speed counts.
    package mutating func take(_ sample: Sample) {
        guard sample.signal == .vehicleSpeed, sample.value.isFinite else { return }
        defer { previous = sample }
        guard let previous else { return }
        let seconds = sample.time.seconds(since: previous.time)
        guard seconds > 0, seconds <= TripEngine.gapSeconds else { return }
        let speedKmh = (previous.value + sample.value) / 2
        integrals[Band(speedKmh: speedKmh).rawValue] += speedKmh * seconds / 3600
    }

    /// The part of the distance, 0 to 1; nil if nothing was driven.
    package func share(_ band: Band) -> Double? {
        let sum = integrals.reduce(0, +)
        return sum > 0 ? integrals[band.rawValue] / sum : nil
    }
}
