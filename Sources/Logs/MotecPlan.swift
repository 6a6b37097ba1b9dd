package import Telemetry

/// What the channels of a MoTeC log will be: found in a first pass over the samples, so that the second one can fill
/// channels of a fixed rate without keeping the samples themselves.
package struct MotecPlan: Sendable {
    /// The rates of channels, in Hz. A signal gets the first one that is at least as fast as its samples usually follow
    /// each other.
    static let rates = [10, 20, 60]
    /// A gap between two samples of any signal from which on the game may have been paused, in seconds.
    private static let pauseS = 0.5

    /// How often a signal had a new value.
    private struct Course {
        var last: Instant
        var first: Instant
        /// The numbers of gaps between samples that are too short for the first rate, for the second one, and others.
        var gaps = [0, 0, 0]
    }

    /// A time in which the game's own clock stood still.
    struct Pause: Hashable {
        let end: Instant
        let seconds: Double
        /// The seconds of this and all earlier pauses.
        let totalS: Double
    }

    private var courses: [Signal: Course] = [:]
    /// The signals in the order in which they first appeared.
    private(set) var signals: [Signal] = []
    private(set) var last = Instant.zero
    private(set) var pauses: [Pause] = []
    private var lapS: Double?
    /// A gap after which the game has not told the time of the lap yet.
    private var gap: (from: Instant, end: Instant, lapS: Double)?

    package init() {}

    /// Takes the samples in the order of their times, from instant zero at the start of the trip.
    package mutating func take(_ sample: Sample) {
        guard sample.value.isFinite, sample.time >= .zero else { return }
        lookForPause(sample)
        last = max(last, sample.time)
        guard var course = courses[sample.signal] else {
            courses[sample.signal] = Course(last: sample.time, first: sample.time)
            signals.append(sample.signal)
            return
        }
        let gapS = sample.time.seconds(since: course.last)
        if gapS > 0 {
            // Between the rates, at one and a half times the shorter gap.
            course.gaps[gapS < 1.5 / 60 ? 0 : gapS < 1.5 / 20 ? 1 : 2] += 1
            course.last = sample.time
        }
        courses[sample.signal] = course
    }

    /// While a game is paused it sends nothing that is stored, and the time of the lap stands still. Left in the log,
    /// the pause would be part of the lap.
    private mutating func lookForPause(_ sample: Sample) {
        if let lapS, sample.time.seconds(since: last) > Self.pauseS, sample.time > last {
            gap = (last, sample.time, lapS)
        }
        guard sample.signal == .currentLapTime else { return }
        lapS = sample.value
        guard let waiting = gap else { return }
        gap = nil
        let gapS = waiting.end.seconds(since: waiting.from)
        let drivenS = sample.value - waiting.lapS
        // A new lap or a rewind: the clock of the lap does not tell how long the game was paused.
        let pauseS = drivenS < 0 ? gapS : gapS - drivenS
        guard pauseS > Self.pauseS / 2 else { return }
        let stoodS = min(gapS, pauseS)
        pauses.append(Pause(end: waiting.end, seconds: stoodS, totalS: (pauses.last?.totalS ?? 0) + stoodS))
    }

    func hertz(_ signal: Signal) -> Int {
        guard let gaps = courses[signal]?.gaps else { return Self.rates[0] }
        let half = (gaps.reduce(0, +) + 1) / 2
        if half == 0 { return Self.rates[0] }
        return gaps[0] >= half ? Self.rates[2] : gaps[0] + gaps[1] >= half ? Self.rates[1] : Self.rates[0]
    }

    /// Returns the seconds in the log of a moment of the trip: without the pauses before it.
    func seconds(_ time: Instant) -> Double {
        // The pauses that are over at that time.
        var (low, high) = (0, pauses.count)
        while low < high {
            let middle = (low + high) / 2
            if pauses[middle].end <= time { low = middle + 1 } else { high = middle }
        }
        let seconds = time.seconds(since: .zero) - (low > 0 ? pauses[low - 1].totalS : 0)
        guard low < pauses.count else { return max(0, seconds) }
        // Within a pause, the log stands still.
        let within = pauses[low].seconds - pauses[low].end.seconds(since: time)
        return max(0, seconds - max(0, within))
    }
}
