package import Telemetry

/// Finds the laps in what a game tells: the number of the lap, its time so far, and the time of the last one. Games
/// change these in different packets, up to a second apart. A pure fold over the samples, as `TripEngine` is.
package struct LapCounter: Sendable {
    /// How long after the line the game may need to tell the lap's time, in seconds.
    private static let patienceS = 1.0
    /// By how much the time of a lap must go back for a rewind, in seconds. Packets may be that late.
    private static let rewindS = 0.2
    /// A lap whose time begins at more than this was not followed from its beginning, in seconds.
    private static let freshS = 1.0

    /// A lap that has passed the line, and whose time is not known yet.
    private struct Finished {
        var lap: Lap
        /// The time of the lap when it was last told before the line.
        var lastKnownS: Double?
        /// The times in the lap at which its sectors ended, except the last one.
        var sectorEndsS: [Double]
        /// Whether nothing came of its end: only the game knows its time.
        var isCut = false
        /// When it was seen that it is over.
        var since: Instant
    }

    private static let told = Set<Signal>([
        .lapNumber, .lapSector, .currentLapTime, .lastLapTime, .bestLapTime, .lapInvalid, .raceTime, .racePosition,
        .carOrdinal,
        .trackOrdinal,
    ]).union(Signal.sectorTimes)

    package private(set) var facts = GameFacts()
    private var number: Int?
    private var currentS: Double?
    /// When the time in the lap was reported last.
    private var currentAt: Instant?
    private var lastS: Double?
    private var bestToldS: Double?
    private var raceS: Double?
    private var start: Instant?
    private var (isRewound, isInvalid) = (false, false)
    private var sectorEndsS: [Double] = []
    private var sector: Int?
    /// The times of the lap's sectors that the game sent, in different packets.
    private var sectorTimesS: [Double?] = Signal.sectorTimes.map { _ in nil }
    private var finished: Finished?
    /// The last time in the last lap, as long as the game has not sent the time of that lap.
    private var estimatedS: Double?
    /// When the game told a lap time for the first time, and which.
    private var firstLast: (seconds: Double, time: Instant)?
    /// A lap time that came before the number changed: the line is passed, and the number follows.
    private var numberFollowsUntil: Instant?
    /// The time of the lap fell to about 0, and either the number follows, or the lap was begun again.
    private var restart: (since: Instant, beforeS: Double, isRewound: Bool, isInvalid: Bool, start: Instant)?

    package init() {}

    /// The laps and facts so far, with a lap whose time the game has not told yet.
    package var summary: GameFacts {
        var copy = self
        copy.completeFinished(with: nil)
        // For a game, a lap that does not count here may be the best.
        let countsNot = copy.facts.laps.contains { lap in
            !lap.isValid && bestToldS.map { abs($0 - lap.timeS) < 0.002 } ?? false
        }
        copy.facts.bestLapS =
            copy.facts.laps.filter(\.isValid).map(\.timeS).min() ?? (countsNot ? nil : bestToldS)
        return copy.facts
    }

    /// Takes the samples of one moment.
    package mutating func take(_ samples: some Sequence<Sample>) {
        var values: [Signal: Double] = [:]
        var time: Instant?
        for sample in samples where Self.told.contains(sample.signal) && sample.value.isFinite {
            values[sample.signal] = sample.value
            time = sample.time
        }
        guard let time else { return }
        if let place = values[.racePosition], place > 0 { facts.finalPosition = Int(exactly: place.rounded()) }
        if let car = values[.carOrdinal] { facts.carOrdinal = Int(exactly: car.rounded()) }
        if let track = values[.trackOrdinal] { facts.trackOrdinal = Int(exactly: track.rounded()) }
        if let best = values[.bestLapTime], best > 0 { bestToldS = best }
        if let invalid = values[.lapInvalid] { isInvalid = isInvalid || invalid != 0 }
        takeRace(values[.raceTime])
        start = start ?? time
        takeLast(values[.lastLapTime], next: values[.lapNumber], at: time)
        noteSameTime(values[.lastLapTime], current: values[.currentLapTime], at: time)
        takeNumber(values[.lapNumber], current: values[.currentLapTime], at: time)
        takeCurrent(values[.currentLapTime], at: time)
        takeSector(values[.lapSector], current: values[.currentLapTime])
        noteSectorTimes(Signal.sectorTimes.map { values[$0] })
        if let finished, time.seconds(since: finished.since) > Self.patienceS { completeFinished(with: nil) }
        if let restart, time.seconds(since: restart.since) > Self.patienceS {
            // No number followed: the lap was begun again.
            self.restart = nil
            isRewound = false
            start = restart.since
        }
    }

    private mutating func takeRace(_ seconds: Double?) {
        guard let seconds else { return }
        if let raceS, seconds < raceS - 5, seconds < Self.freshS {
            number = nil
            currentS = nil
            start = nil
            restart = nil
            isRewound = false
            isInvalid = false
        }
        raceS = seconds
        if seconds > 0 { facts.raceTimeS = max(facts.raceTimeS ?? 0, seconds) }
    }

    /// - Parameter next: the number of the lap that comes with it.
    private mutating func takeLast(_ seconds: Double?, next: Double?, at time: Instant) {
        guard let seconds, seconds > 0, seconds != lastS else { return }
        let isFirst = lastS == nil
        lastS = seconds
        if isFirst { firstLast = (seconds, time) }
        if finished != nil {
            completeFinished(with: seconds)
        } else if let last = facts.laps.indices.last, time.seconds(since: facts.laps[last].end) <= Self.patienceS {
            correct(last, to: seconds)
        } else if let last = facts.laps.indices.last, let estimatedS, abs(estimatedS - seconds) < Self.patienceS {
            correct(last, to: seconds)
        } else if let number, !isHole(at: time), !isFirst || facts.laps.isEmpty,
            !isFirst && next == Double(number + 1) || wasFollowed(seconds, at: time) ?? !isFirst
        {
            // The time came before the number.
            finish(number, at: time)
            completeFinished(with: seconds)
            numberFollowsUntil = time.advanced(bySeconds: Self.patienceS)
        }
    }

    /// The time of the lap is 0 again, and the last lap took as long as the one before. At the end of a race no number
    /// follows.
    private mutating func noteSameTime(_ seconds: Double?, current: Double?, at time: Instant) {
        guard let seconds, let number, let currentS, seconds == lastS, current == 0, finished == nil,
            (-Self.rewindS...Self.patienceS).contains(seconds - currentS), numberFollowsUntil == nil,
            facts.laps.last.map({ time.seconds(since: $0.end) > Self.patienceS }) ?? true
        else { return }
        finish(number, at: time)
        completeFinished(with: seconds)
        numberFollowsUntil = time.advanced(bySeconds: Self.patienceS)
    }

    /// Sets the time of a lap that the game sends late.
    private mutating func correct(_ index: Int, to seconds: Double) {
        let others = facts.laps[index].sectorsS.dropLast()
        if !others.isEmpty {
            let rest = seconds - others.reduce(0, +)
            facts.laps[index].sectorsS = others + [(rest * 1000).rounded() / 1000]
        }
        facts.laps[index].timeS = seconds
        estimatedS = nil
    }

    /// Whether the lap that was being driven may have taken so long: a time that is told at the first packet is of an
    /// earlier lap, and one that comes seconds after the line is of the lap before. Nil if the game sends no time in the
    /// lap.
    private func wasFollowed(_ seconds: Double, at time: Instant) -> Bool? {
        guard let knownS = restart?.beforeS ?? currentS else { return nil }
        let sinceS = max(0, (restart?.since ?? currentAt).map { time.seconds(since: $0) } ?? 0)
        return (-Self.patienceS...sinceS + Self.patienceS).contains(seconds - knownS)
    }

    private mutating func takeNumber(_ value: Double?, current: Double?, at time: Instant) {
        guard let value, let new = Int(exactly: value.rounded()) else { return }
        guard let old = number else {
            number = new
            return
        }
        guard new != old else { return }
        number = new
        if new < old {
            restart = nil
            estimatedS = nil
            // Back over the line: that lap is being driven again. A race that begins anew is not a rewind.
            let isAnew = (current ?? 0) < Self.freshS && new <= 1
            if !isAnew, let done = finished, done.lap.number == new {
                start = done.lap.start
                finished = nil
            } else if !isAnew, facts.laps.last?.number == new {
                start = facts.laps.removeLast().start
            }
            if isAnew { start = time }
            isRewound = !isAnew
            isInvalid = false
            currentS = current
            return
        }
        if let until = numberFollowsUntil, time <= until {
            numberFollowsUntil = nil
            return
        }
        guard isHole(at: time) || new > old + 1 else { return finish(old, at: time) }
        finish(old, at: current.map { time.advanced(bySeconds: -$0) } ?? time, isCut: true, seenAt: time)
        // The game sends the time of another lap.
        if new > old + 1 { finished = nil }
        currentS = current
    }

    /// Whether nothing came for so long that the car may be anywhere.
    private func isHole(at time: Instant) -> Bool {
        currentAt.map { time.seconds(since: $0) > Self.patienceS } ?? false
    }

    private mutating func takeCurrent(_ value: Double?, at time: Instant) {
        guard let value else { return }
        defer {
            currentS = value
            currentAt = time
        }
        guard let currentS, value < currentS - Self.rewindS else { return }
        guard value < Self.freshS else {
            isRewound = true
            return
        }
        // Just after the line the number has changed already.
        if finished?.lap.end == time || numberFollowsUntil != nil { return }
        if let last = facts.laps.last, time.seconds(since: last.end) <= Self.patienceS { return }
        if finished != nil { return }
        restart = (time, currentS, isRewound, isInvalid, start ?? time)
    }

    /// A new sector is told at the moment at which it begins.
    private mutating func takeSector(_ value: Double?, current: Double?) {
        guard let value, let sector = Int(exactly: value.rounded()) else { return }
        self.sector = sector
        guard let current else { return }
        if sector <= sectorEndsS.count {
            sectorEndsS = Array(sectorEndsS.prefix(max(0, sector - 1)))
            for index in sectorTimesS.indices where index >= sectorEndsS.count { sectorTimesS[index] = nil }
        }
        if sector == sectorEndsS.count + 2, current > sectorEndsS.last ?? 0 { sectorEndsS.append(current) }
    }

    /// Some games tell the times of sectors, which are exact, also of those whose ends were missed.
    private mutating func noteSectorTimes(_ times: [Double?]) {
        guard let sector else { return }
        for (index, time) in times.enumerated() where time ?? 0 > 0 && index + 1 < sector { sectorTimesS[index] = time }
        var endS = 0.0
        for (index, time) in sectorTimesS.enumerated() {
            guard let time, index <= sectorEndsS.count else { break }
            endS += time
            if index == sectorEndsS.count { sectorEndsS.append(endS) }
            sectorEndsS[index] = endS
        }
    }

    /// The line was passed.
    /// - Parameters:
    ///   - isCut: whether nothing came of the end of the lap.
    ///   - seen: when that was seen, if not at once.
    private mutating func finish(_ number: Int, at time: Instant, isCut: Bool = false, seenAt seen: Instant? = nil) {
        completeFinished(with: nil)
        let before = restart
        let rewound = before?.isRewound ?? isRewound
        let lap = Lap(
            number: number, timeS: 0, isValid: !rewound && !(before?.isInvalid ?? isInvalid), isRewound: rewound,
            start: before?.start ?? start ?? time, end: before?.since ?? time)
        finished = Finished(
            lap: lap, lastKnownS: before?.beforeS ?? currentS, sectorEndsS: rewound || isCut ? [] : sectorEndsS,
            isCut: isCut, since: seen ?? before?.since ?? time)
        sectorEndsS = []
        sectorTimesS = sectorTimesS.map { _ in nil }
        start = lap.end
        isRewound = false
        isInvalid = false
        restart = nil
        if isCut { return }
        // A game without a clock in the lap tells its time with the next number.
        if finished?.lastKnownS == nil, let firstLast, time.seconds(since: firstLast.time) < Self.patienceS {
            completeFinished(with: firstLast.seconds)
        }
        // The time was told in an earlier packet, or in this one.
        if let lastS, let knownS = finished?.lastKnownS, facts.laps.last?.timeS != lastS,
            (0...Self.patienceS).contains(lastS - knownS)
        {
            completeFinished(with: lastS)
        }
    }

    /// - Parameter seconds: The lap's time; nil if the game did not tell a new one.
    private mutating func completeFinished(with seconds: Double?) {
        guard var done = finished else { return }
        finished = nil
        estimatedS = seconds == nil ? done.lastKnownS : nil
        if done.isCut, let knownS = done.lastKnownS {
            guard let timeS = seconds ?? lastS, timeS >= knownS - Self.rewindS else { return }
            done.lap.timeS = timeS
            facts.laps.append(done.lap)
            return
        }
        // Two laps may take equally long: then the game tells no new time.
        let same = lastS.flatMap { last in
            done.lastKnownS.flatMap { abs(last - $0) < Self.patienceS ? last : nil }
        }
        guard let timeS = seconds ?? same ?? done.lastKnownS, timeS > 0 else { return }
        done.lap.timeS = timeS
        if let last = done.sectorEndsS.last, last < timeS {
            let ends = done.sectorEndsS + [timeS]
            done.lap.sectorsS = zip(ends, [0] + ends).map { (($0 - $1) * 1000).rounded() / 1000 }
        }
        facts.laps.append(done.lap)
    }
}
