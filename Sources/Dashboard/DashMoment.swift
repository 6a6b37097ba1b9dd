import Drift
import Reports
import Telemetry
import Trips

/// Everything that is drawn of one moment.
struct DashMoment {
    let values: DashValues
    /// The trip as it was a moment ago; nil before its first values.
    let trip: TripSnapshot?
    let units: UnitSystem
    /// The engine speed at which to change gears, in rpm; nil if unknown.
    let shiftRpm: Double?
    /// Seconds slower (positive) than on the best lap at the same place; nil if unknown.
    let deltaS: Double?
    /// The slip angle, and all drifts.
    let drifts: DriftFold
    /// Whether what blinks is on.
    let isBlinkOn: Bool

    /// The end of the scale of engine speed, in rpm: what the game tells, otherwise a round number above all so far.
    var topRpm: Double {
        if let maximum = values.value(.maximumEngineSpeed), maximum > 0 { return maximum }
        let least = shiftRpm.map { $0 * 1.05 } ?? 6000
        return max(least, (values.highestEngineSpeedRpm / 1000).rounded(.up) * 1000)
    }

    /// Whether it is time to change up.
    var isShiftDue: Bool {
        guard let shiftRpm, let rpm = values.value(.engineSpeed) else { return false }
        return rpm >= shiftRpm
    }

    var lastLapS: Double? {
        values.value(.lastLapTime).flatMap { $0 > 0 ? $0 : nil } ?? trip?.summary.lapFacts?.laps.last?.timeS
    }
    /// The time that this lap will take if the rest is driven as in the best lap, with which `deltaS` compares.
    var predictedLapS: Double? {
        let laps = trip?.summary.lapFacts?.laps ?? []
        guard let deltaS, let bestS = laps.filter(\.isValid).map(\.timeS).min() ?? bestLapS else { return nil }
        return bestS + deltaS
    }
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
    var bestLapS: Double? {
        let told = values.value(.bestLapTime).flatMap { $0 > 0 ? $0 : nil }
        return [told, trip?.summary.lapFacts?.bestLapS].compactMap(\.self).min()
    }
}
