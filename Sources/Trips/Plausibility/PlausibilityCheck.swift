package import Telemetry

/// Decides which values become facts. A value that cannot be is stored as it came, but no fact, alert, score, extreme,
/// test or trend sees it: not the 254 km/h that some buses report as the ignition is switched on, not the voltage of
/// an adapter that is a third for one reading. The same samples in the same order are always judged alike.
package struct PlausibilityCheck: Sendable {
    /// The signals on which it depends whether values of others can be.
    package static let context: Set<Signal> = [.engineSpeed]

    /// No signal has as much, in any unit; sums and squares of it are finite.
    private static let maxMagnitude = 1e15
    /// How long a value of the engine speed describes the engine, in seconds.
    private static let engineSpeedGapS = 5.0
    /// The starter turns an engine slower than this.
    private static let crankingRpm = 400.0
    /// For how long the voltage recovers after the starter turned, in seconds.
    private static let recoveryS = 10.0
    /// The highest first speed of a car whose engine is off: a hybrid or one that rolls.
    private static let rollingKmh = 60.0
    /// The highest first speed of a car whose engine is not known, and of one whose engine runs. 254 and 255 are the
    /// error codes of many networks.
    private static let unknownEngineKmh = 160.0
    package static let maxJoinedKmh = 240.0

    /// What is known of one signal.
    private struct Course {
        /// The latest value that was believed.
        private var believed: Sample?
        /// The first and the latest of the values since then that agree with one another, but not with it.
        private var suspects: (first: Sample, last: Sample, vary: Bool)?
        /// When the first value was believed.
        private var firstAt: Instant?

        /// Returns whether the next value is believed.
        /// - Parameters:
        ///   - isExplained: Whether a jump has a cause.
        ///   - canBegin: Whether the value can be the first one, or the first after a gap.
        mutating func add(_ sample: Sample, _ row: PlausibleRange, isExplained: Bool, canBegin: Bool) -> Bool {
            let agreeing = suspects.flatMap { suspects in
                Self.follows(sample, suspects.last, row) ? suspects : nil
            }
            guard
                isExplained || follows(sample, agreeing?.first, row, canBegin) || isConfirmed(by: sample, agreeing, row)
            else {
                suspects = (
                    agreeing?.first ?? sample, sample,
                    agreeing.map { $0.vary || $0.first.value != sample.value } ?? false
                )
                return false
            }
            if firstAt == nil { firstAt = sample.time }
            believed = sample
            suspects = nil
            return true
        }

        /// Whether a value can follow the one that was believed. The first value that agrees with it shows when the jump
        /// was: an error code does not become a speed by lasting.
        private func follows(
            _ sample: Sample, _ first: Sample?, _ row: PlausibleRange, _ canBegin: Bool
        ) -> Bool {
            guard let believed else { return canBegin }
            let seconds = (first ?? sample).time.seconds(since: believed.time)
            return row.allows(sample.value, after: believed.value, seconds: seconds)
                && (seconds <= TripEngine.gapSeconds || canBegin)
        }

        private static func follows(_ sample: Sample, _ earlier: Sample, _ row: PlausibleRange) -> Bool {
            row.allows(sample.value, after: earlier.value, seconds: sample.time.seconds(since: earlier.time))
        }

        /// Whether values that agree with one another have become the truth.
        private func isConfirmed(
            by sample: Sample, _ suspects: (first: Sample, last: Sample, vary: Bool)?, _ row: PlausibleRange
        ) -> Bool {
            guard let suspects else { return false }
            let vary = suspects.vary || suspects.first.value != sample.value
            let isNoError = sample.value < row.errorsFrom
            let seconds = sample.time.seconds(since: suspects.first.time)
            guard let believed, let firstAt else { return vary || seconds >= row.confirmedAfterS && isNoError }
            // Where there is little else, what lasts longer is right.
            let isLonger = seconds > believed.time.seconds(since: firstAt)
            return (seconds >= row.confirmedAfterS || isLonger) && (vary || isNoError)
        }
    }

    /// A signal, and what its values can be; nil for anything.
    private struct Watched {
        let row: PlausibleRange?
        let isEngineSpeed: Bool
        var course = Course()

        init(_ signal: Signal, isGame: Bool) {
            row = PlausibleRange.of(signal, isGame: isGame)
            isEngineSpeed = signal == .engineSpeed
        }
    }

    private let isGame: Bool
    private var watched = SignalTable<Watched>()
    private var engineSpeed: Sample?
    /// When the starter may have turned last.
    private var crankedAt: Instant?

    package init(isGame: Bool = false) { self.isGame = isGame }

    /// Returns whether a sample, which is the next in time of its signal, is believed.
    package mutating func accepts(_ sample: Sample) -> Bool {
        guard sample.value.magnitude < Self.maxMagnitude else { return false }
        let place =
            watched.place(of: sample.signal)
            ?? watched.add(Watched(sample.signal, isGame: isGame), of: sample.signal)
        guard let row = watched[place].row else { return true }
        guard row.range.contains(sample.value) else { return false }
        // The common case needs no look at what came before.
        if row.rise == .infinity { return true }
        let isExplained = row.isVoltage && explainsVoltage(at: sample.time)
        let canBegin = canBegin(sample, row)
        let isAccepted = watched[place].course.add(sample, row, isExplained: isExplained, canBegin: canBegin)
        if isAccepted, watched[place].isEngineSpeed { note(sample) }
        return isAccepted
    }

    /// The samples of a signal that are believed.
    /// - Parameter engine: those of the engine speed that are believed, and whether they come first of those of the same time;
    ///   nil for the engine speed itself, or if there are none.
    mutating func accepted(
        of column: SampleColumn, _ engine: (speeds: SampleColumn, isFirst: Bool)? = nil
    ) -> SampleColumn {
        let row = PlausibleRange.of(column.signal, isGame: isGame)
        let range = row?.range ?? -Self.maxMagnitude.nextDown...Self.maxMagnitude.nextDown
        if row?.rise ?? .infinity == .infinity, column.values.allSatisfy(range.contains) { return column }
        engineSpeed = nil
        crankedAt = nil
        var next = 0
        return column.filter { sample in
            while let engine, next < engine.speeds.times.count,
                engine.speeds.times[next] < sample.time || engine.isFirst && engine.speeds.times[next] == sample.time
            {
                note(engine.speeds[next])
                next += 1
            }
            return accepts(sample)
        }
    }

    private mutating func note(_ speed: Sample) {
        engineSpeed = speed
        if speed.value < Self.crankingRpm { crankedAt = speed.time }
    }

    /// Whether a value can be the first one, or the first after a gap.
    private func canBegin(_ sample: Sample, _ row: PlausibleRange) -> Bool {
        switch row.start {
        case .any: return true
        case .upTo(let limit): return sample.value <= limit
        case .vehicleSpeed:
            guard let engineSpeed, sample.time.seconds(since: engineSpeed.time) <= Self.engineSpeedGapS else {
                return sample.value <= Self.unknownEngineKmh
            }
            return sample.value <= (engineSpeed.value < TripEngine.turningRpm ? Self.rollingKmh : Self.maxJoinedKmh)
        }
    }

    /// Whether a fall or rise of the voltage is that of a starter or of what follows it.
    private func explainsVoltage(at time: Instant) -> Bool {
        guard engineSpeed.map({ time.seconds(since: $0.time) <= Self.recoveryS }) == true else { return true }
        return crankedAt.map { time.seconds(since: $0) <= Self.recoveryS } == true
    }
}
