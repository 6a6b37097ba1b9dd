import Drift
import Formats
import Reports
import Telemetry
import Trips

/// Everything that is drawn of one moment.
struct DashMoment {
    let values: DashValues
    /// The trip as it was a moment ago; nil before its first values.
    let trip: TripSnapshot?
    /// The units, and the zone of times.
    let presentation: Presentation
    var units: UnitSystem { presentation.units }
    /// The engine speed at which to change gears, in rpm; nil if unknown.
    let shiftRpm: Double?
    let delta: RunningLapDelta
    /// The slip angle, and all drifts.
    let drifts: DriftFold
    /// The exercise that is driven; nil for none.
    let exercise: ExerciseMeter?
    /// Whether what blinks is on.
    let isBlinkOn: Bool

    /// The end of the scale of engine speed, in rpm: what the game tells, otherwise a round number above all so far.
    var topRpm: Double {
        if let maximum = values.value(.maximumEngineSpeed), maximum > 0 { return maximum }
        let least = shiftRpm.map { $0 * 1.05 } ?? 6000
        return max(least, (values.highestEngineSpeedRpm / 1000).rounded(.up) * 1000)
    }

    /// Nil if the engine speed or that for changing up is unknown.
    var shiftState: ShiftState? {
        guard let shiftRpm, shiftRpm > 0 else { return nil }
        return values.value(.engineSpeed).map { ShiftState(rpm: $0, shiftRpm: shiftRpm) }
    }

    /// Whether it is time to change up.
    var isShiftDue: Bool { shiftState?.isDue ?? false }

    var lastLapS: Double? {
        values.value(.lastLapTime).flatMap { $0 > 0 ? $0 : nil } ?? trip?.summary.lapFacts?.laps.last?.timeS
    }
    /// Seconds slower (positive) than on the lap of reference at the same place; nil if unknown.
    var deltaS: Double? { delta.referenceS == nil ? nil : delta.deltaS }
    /// The number of the lap that `deltaS` compares with; nil if it is not known.
    var referenceNumber: Int? { deltaS == nil ? nil : delta.referenceNumber }
    /// The name of that lap: "3", or "7:2" for one of another trip; nil if it is not known.
    var referenceName: String? {
        referenceNumber.map { number in delta.referenceTrip.map { "\($0):\(number)" } ?? "\(number)" }
    }
    /// The time that this lap will take if the rest is driven as in the lap that `deltaS` compares with.
    var predictedLapS: Double? { deltaS.flatMap { deltaS in delta.referenceS.map { $0 + deltaS } } }
    /// The sector being driven: its number, its time so far, and its best time; nil without sectors.
    var sector: (number: Int, timeS: Double, bestS: Double?, isSlower: Bool)? {
        guard let number = values.value(.lapSector).flatMap({ Int(exactly: $0) }), number > 0,
            let lapS = values.value(.currentLapTime), let beginS = values.sectorBeginS
        else { return nil }
        let best = BestSectors(trip?.summary.lapFacts?.laps ?? [])?.timesS ?? []
        let bestS = number <= best.count ? best[number - 1] : nil
        let timeS = max(0, lapS - beginS)
        return (number, timeS, bestS, bestS.map { timeS > $0 } ?? false)
    }
    /// The best lap that counts. What a game tells is the best only as long as no lap was completed: for a game, a lap that
    /// was rewound may be the best.
    var bestLapS: Double? {
        if let facts = trip?.summary.lapFacts, !facts.laps.isEmpty { return facts.bestLapS }
        return values.value(.bestLapTime).flatMap { $0 > 0 ? $0 : nil } ?? trip?.summary.lapFacts?.bestLapS
    }
}
