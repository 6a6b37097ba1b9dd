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
        /// The digits after the point, and the greatest value without its sign.
        var decimals = 0
        var greatest = 0.0

        mutating func take(_ value: Double, mostDecimals: Int) {
            greatest = max(greatest, abs(value))
            while decimals < mostDecimals {
                let scaled = value * MotecPlan.steps[decimals]
                // What is lost would not be shown with all decimals either.
                let lost = abs(scaled - scaled.rounded()) * MotecPlan.steps[mostDecimals - decimals]
                if lost < 0.5 { break }
                decimals += 1
            }
        }
    }

    /// Powers of ten.
    static let steps = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7]
    /// Times in a lap go back by more for a rewind, and are less at the beginning of a lap, in seconds; as `LapCounter` has it.
    private static let (rewindS, freshS) = (0.2, 1.0)

    /// A time in which the game's own clock stood still, or that a rewind has undone.
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
    /// The time of the lap, and when it was told.
    private var lap: (timeS: Double, at: Instant)?
    /// The time at which the lap before ended.
    private var lineS: Double?
    /// A gap after which the game has not told the time of the lap yet.
    private var gap: (from: Instant, end: Instant, lapS: Double)?

    package init() {}

    /// Takes the samples in the order of their times, from instant zero at the start of the trip.
    package mutating func take(_ sample: Sample) {
        guard sample.value.isFinite, sample.time >= .zero else { return }
        lookForPause(sample)
        last = max(last, sample.time)
        let decimals = Signal.decimals(of: sample.signal)
        guard var course = courses[sample.signal] else {
            var course = Course(last: sample.time, first: sample.time)
            course.take(sample.value, mostDecimals: decimals)
            courses[sample.signal] = course
            signals.append(sample.signal)
            return
        }
        course.take(sample.value, mostDecimals: decimals)
        let gapS = sample.time.seconds(since: course.last)
        if gapS > 0 {
            // Between the rates, at one and a half times the shorter gap.
            course.gaps[gapS < 1.5 / 60 ? 0 : gapS < 1.5 / 20 ? 1 : 2] += 1
            course.last = sample.time
        }
        courses[sample.signal] = course
    }

    /// While a game is paused it sends nothing that is stored, and the time of the lap stands still. Left in the log,
    /// the pause would be part of the lap. So would what a rewind has undone: it is driven again.
    private mutating func lookForPause(_ sample: Sample) {
        if let lap, sample.time.seconds(since: last) > Self.pauseS, sample.time > last {
            gap = (last, sample.time, lap.timeS)
        }
        guard sample.signal == .currentLapTime else { return }
        defer { lap = (sample.value, sample.time) }
        let waiting = gap
        gap = nil
        guard let lap else { return }
        let stepS = sample.time.seconds(since: lap.at)
        if let undoneS = undoneS(from: lap.timeS, to: sample.value, within: stepS) {
            return leaveOut(stepS + undoneS, until: sample.time)
        }
        guard let waiting else { return }
        let gapS = waiting.end.seconds(since: waiting.from)
        let drivenS = sample.value - waiting.lapS
        // A new lap: its clock does not tell how long the game was paused.
        let pauseS = drivenS < 0 ? gapS : gapS - drivenS
        if pauseS > Self.pauseS / 2 { leaveOut(min(gapS, pauseS), until: waiting.end) }
    }

    /// How much of the race a rewind has undone, in seconds; nil for no rewind.
    private mutating func undoneS(from before: Double, to timeS: Double, within stepS: Double) -> Double? {
        if timeS < before - Self.rewindS {
            if timeS >= Self.freshS { return before - timeS }
            lineS = before
        } else if let end = lineS, timeS - before > stepS + Self.freshS, timeS <= end + Self.freshS {
            // Back over the line.
            lineS = nil
            return before + max(0, end - timeS)
        }
        return nil
    }

    private mutating func leaveOut(_ seconds: Double, until end: Instant) {
        pauses.append(Pause(end: end, seconds: seconds, totalS: (pauses.last?.totalS ?? 0) + seconds))
    }

    /// The digits after the point of a channel: those that its values have, and those of positions always. Nil if an
    /// integer of 32 bits does not hold them.
    func decimals(_ signal: Signal) -> Int? {
        guard let course = courses[signal] else { return 0 }
        let usual =
            [Signal.latitude, .longitude].contains(signal)
            ? Signal.decimals(of: signal) : signal.unit == .none || signal.unit == .revolutionsPerMinute ? 0 : 1
        return (0...max(usual, course.decimals)).last { course.greatest * Self.steps[$0] < Double(Int32.max) }
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
