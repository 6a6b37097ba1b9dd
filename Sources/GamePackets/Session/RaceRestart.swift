import Telemetry

/// Finds that another race begins: one that was begun again, the next session of a weekend, a race on another track. No
/// pause is one, no rewind, and no return to the pits. What says it, in this order:
///
/// | game | what it sends | what says it |
/// | --- | --- | --- |
/// | F1 | a number of the session, new with each restart | the number |
/// | Automobilista 2, Project CARS 2; Assetto Corsa, Competizione, EVO, Le Mans Ultimate, rFactor 2 in memory; Competizione by network | the kind of the session, or its place in the weekend | another kind; a restart: the laps |
/// | Forza, Dirt, Wreckfest 2 | the time of the race, which a rewind does not bring back to 0 | that time |
/// | Assetto Corsa by network, Gran Turismo 7, Live for Speed | numbers and times of laps | the laps |
/// | EA WRC, Richard Burns Rally | a stage, which is lap 1 from its beginning to its end | the laps |
/// | Forza's short packets, BeamNG | no laps and no times | nothing |
///
/// The laps say it if they count from 1 again and the time of the lap from 0: after a rewind over the line it is that of the
/// lap's end. In lap 1 the number stays, and the time begins again as well where an out lap ends, or after a return to the
/// pits: the car must have been put elsewhere (if the game sends where it is), and not into the pits. In a game with rewinds the
/// laps alone say nothing about lap 1.
struct RaceRestart: Sendable {
    /// A time in the lap below this, in seconds, is that of a lap that has just begun.
    private static let freshS = 1.0
    /// How long after the number the time of the lap may follow, or after the time the place, in seconds. Some games send
    /// them in different packets.
    private static let followsS = 1.0
    /// By how much the time of a race must fall at least, in seconds. A rewind to its beginning is none.
    private static let raceFallsS = 5.0

    /// What a game sends beside what was driven.
    struct Context: Sendable {
        /// The number of the session, or its kind; nil if it sends none.
        var session: UInt64?
        /// The name of the track.
        var track: String?
        /// Whether a lap can be rewound to its beginning, which is no restart.
        var hasRewind = false
        /// Whether stages are driven, which are one lap: nothing but a restart brings its time back to 0.
        var hasStages = false
    }

    private var session: UInt64?
    private var track: String?
    private var trackNumber: Double?
    private var raceS: Double?
    private var number: Double?
    private var lapS: Double?
    /// When the number went back to 1.
    private var wentBack: Instant?
    /// When the time in lap 1 began again, and when the car was put elsewhere.
    private var fell: Instant?
    private var moved: Instant?
    private var place = CarPlace()
    private var isInPit = false

    /// Adds what was driven. Returns whether another race begins with it.
    mutating func add(_ batch: Batch, _ context: Context = Context()) -> Bool {
        func last(_ signal: Signal) -> Double? { batch.samples.last { $0.signal == signal }?.value }
        func isOther<Value: Equatable>(_ known: Value?, _ now: Value?) -> Bool {
            known.flatMap { known in now.map { $0 != known } } ?? false
        }
        let race = last(.raceTime)
        let isAnother =
            isOther(session, context.session) || isOther(track, context.track)
            || isOther(trackNumber, last(.trackOrdinal))
        let hasFallen =
            raceS.flatMap { before in race.map { $0 < Self.freshS && $0 < before - Self.raceFallsS } } ?? false
        // What was known is not of this race.
        if isAnother || hasFallen { self = RaceRestart() }
        session = context.session ?? session
        track = context.track ?? track
        trackNumber = last(.trackOrdinal) ?? trackNumber
        raceS = race ?? raceS
        if let value = last(.inPit) { isInPit = value != 0 }
        if place.add(batch) { moved = batch.time }
        let before = (number: number, lapS: lapS ?? 0)
        let countsAgain = lapsCountAgain(batch)
        let beginsAgain = firstLapBeginsAgain(batch.time, before, context)
        if countsAgain || beginsAgain {
            wentBack = nil
            fell = nil
            moved = nil
        }
        return isAnother || hasFallen || countsAgain || beginsAgain
    }

    private mutating func lapsCountAgain(_ batch: Batch) -> Bool {
        for sample in batch.samples {
            if sample.signal == .currentLapTime { lapS = sample.value }
            guard sample.signal == .lapNumber else { continue }
            if let number, number >= 2, sample.value <= 1 { wentBack = batch.time }
            // After a rewind to just before the line, a lap that has just begun is the next one.
            if sample.value >= 2 { wentBack = nil }
            number = sample.value
        }
        guard let since = wentBack else { return false }
        guard batch.time.seconds(since: since) <= Self.followsS else {
            wentBack = nil
            return false
        }
        return lapS.map { $0 < Self.freshS } ?? false
    }

    private mutating func firstLapBeginsAgain(
        _ time: Instant, _ before: (number: Double?, lapS: Double), _ context: Context
    ) -> Bool {
        guard !context.hasRewind, number ?? 1 <= 1, before.number ?? 1 <= 1, let lapS else {
            fell = nil
            return false
        }
        if lapS < Self.freshS, before.lapS >= Self.freshS { fell = time }
        guard let fell, !isInPit else { return false }
        if context.hasStages { return true }
        if let moved, abs(moved.seconds(since: fell)) <= Self.followsS { return true }
        guard time.seconds(since: fell) > Self.followsS else { return false }
        self.fell = nil
        return !place.isKnown
    }
}

/// Where a car is, as far as a game sends that.
private struct CarPlace: Sendable {
    /// How much farther than its speed says a car may come, as a factor and in meters.
    private static let (slack, slackM) = (1.5, 3.0)
    /// A car does not drive on longer than this without being seen, in seconds: the rest was a pause.
    private static let maxGapS = 2.0

    private var last: (x: Double, z: Double, time: Instant)?
    private var mps = 0.0
    /// Whether the game sends it.
    private(set) var isKnown = false

    /// Adds what was driven. Returns whether the car is where it cannot have driven to.
    mutating func add(_ batch: Batch) -> Bool {
        func value(_ signal: Signal) -> Double? { batch.samples.last { $0.signal == signal }?.value }
        let beforeMps = mps
        if let kmh = value(.vehicleSpeed) { mps = abs(kmh) / 3.6 }
        guard let x = value(.positionX), let z = value(.positionZ) else { return false }
        defer { last = (x, z, batch.time) }
        guard let last else { return false }
        let seconds = min(Self.maxGapS, batch.time.seconds(since: last.time))
        isKnown = isKnown || x != last.x || z != last.z
        let farthestM = max(beforeMps, mps) * seconds * Self.slack + Self.slackM
        return (x - last.x) * (x - last.x) + (z - last.z) * (z - last.z) > farthestM * farthestM
    }
}
