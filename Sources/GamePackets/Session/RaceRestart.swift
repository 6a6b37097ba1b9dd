import Telemetry

/// Finds that a race was begun again: the game's number of the session is another one, the time of the race begins again, or
/// the laps count from 1 again and the lap's time from 0. A rewind over the line is none: the time of the lap is then that
/// of its end. A rally stage is lap 1 from its beginning to its end, so that its time alone says it.
struct RaceRestart: Sendable {
    /// A time in the lap below this, in seconds, is that of a lap that has just begun.
    private static let freshS = 1.0
    /// How long after the number the time of the lap may follow, in seconds. Some games send them in two packets.
    private static let followsS = 1.0
    /// By how much the time of a race must fall at least, in seconds. A rewind to its beginning is none.
    private static let raceFallsS = 5.0

    private var session: UInt64?
    private var raceS: Double?
    private var number: Double?
    private var lapS: Double?
    /// When the number went back to 1.
    private var wentBack: Instant?

    /// Adds what was driven. Returns whether another race begins with it.
    /// - Parameters:
    ///   - session: the game's number of its session.
    ///   - hasStages: whether the game sends the number of a lap and its time together, and has no rewind.
    mutating func add(_ batch: Batch, session: UInt64? = nil, hasStages: Bool = false) -> Bool {
        let race = batch.samples.last { $0.signal == .raceTime }?.value
        let isAnother = self.session.map { $0 != session } ?? false
        let hasFallen =
            raceS.flatMap { before in race.map { $0 < Self.freshS && $0 < before - Self.raceFallsS } } ?? false
        if isAnother || hasFallen { self = RaceRestart() }
        self.session = session ?? self.session
        raceS = race ?? raceS
        // The laps before are not those of this race.
        return lapsBeginAgain(batch, hasStages: hasStages) || isAnother || hasFallen
    }

    private mutating func lapsBeginAgain(_ batch: Batch, hasStages: Bool) -> Bool {
        let before = (number: number, lapS: lapS ?? 0)
        for sample in batch.samples {
            if sample.signal == .currentLapTime { lapS = sample.value }
            guard sample.signal == .lapNumber else { continue }
            if let number, number >= 2, sample.value <= 1 { wentBack = batch.time }
            // After a rewind to just before the line, a lap that has just begun is the next one.
            if sample.value >= 2 { wentBack = nil }
            number = sample.value
        }
        if hasStages, let lapS, lapS < Self.freshS, before.lapS >= Self.freshS, before.number == number,
            number ?? 1 <= 1
        {
            return true
        }
        guard let since = wentBack else { return false }
        guard batch.time.seconds(since: since) <= Self.followsS else {
            wentBack = nil
            return false
        }
        guard let lapS, lapS < Self.freshS else { return false }
        wentBack = nil
        return true
    }
}
