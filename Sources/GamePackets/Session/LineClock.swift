import Telemetry

/// The laps of a game that sends how far a car is in its lap, and neither numbers nor times of laps: where that distance
/// begins again while the car drives on, the line was crossed. Laps count from the first crossing. A lap in which the car was
/// put elsewhere, or whose crossing was missed, has no time.
struct LineClock: Sendable {
    /// What one packet says.
    private struct Moment {
        var timeS: Double
        var lapM: Double
        var mps: Double
        var x: Double
        var z: Double

        init?(_ values: [GameValue], timeS: Double) {
            func value(_ signal: Signal) -> Double? { values.first { $0.signal == signal }?.value }
            guard let lapM = value(.lapDistance), let kmh = value(.vehicleSpeed), let x = value(.positionX),
                let z = value(.positionZ)
            else { return nil }
            self.timeS = timeS
            self.lapM = lapM
            mps = kmh / 3.6
            self.x = x
            self.z = z
        }
    }

    /// By how much the distance must fall where a lap begins, in meters.
    private static let fallsM = 20.0
    /// How much farther than its speed says a car may come, as a factor and in meters.
    private static let (slack, slackM) = (1.5, 3.0)
    /// With a longer time between two packets, the moment of the crossing is not known, in seconds.
    private static let maxGapS = 0.5
    /// A slower car does not cross the line, in m/s.
    private static let minMps = 1.0

    private var last: Moment?
    private var number = 0
    /// The game's time at the last crossing; nil if that is not known.
    private var beginS: Double?

    /// Returns the number and the time of the lap, and the time of one that was completed, as far as they are known.
    /// - Parameter timeS: the game's time in seconds.
    mutating func laps(_ values: [GameValue], timeS: Double) -> [GameValue] {
        guard let now = Moment(values, timeS: timeS) else { return [] }
        defer { last = now }
        guard let last else { return [] }
        let stepS = now.timeS - last.timeS
        if stepS < 0 {
            // Another race.
            number = 0
            beginS = nil
            return [GameValue(signal: .lapNumber, value: 0), GameValue(signal: .currentLapTime, value: 0)]
        }
        let farthestM = max(now.mps, last.mps) * stepS * Self.slack + Self.slackM
        let drivenM = ((now.x - last.x) * (now.x - last.x) + (now.z - last.z) * (now.z - last.z)).squareRoot()
        let (hasJumped, hasFallen) = (drivenM > farthestM, now.lapM < last.lapM - Self.fallsM)
        guard hasJumped || hasFallen else { return running(now) }
        if hasFallen, !hasJumped { number += 1 }
        guard !hasJumped, stepS <= Self.maxGapS, (0...farthestM).contains(now.lapM), now.mps >= Self.minMps else {
            beginS = nil
            return [GameValue(signal: .currentLapTime, value: 0)]
        }
        let crossedS = now.timeS - now.lapM / now.mps
        let lap = beginS.flatMap { GameValue(.lastLapTime, crossedS - $0) }
        beginS = crossedS
        return running(now) + [lap].compactMap(\.self)
    }

    private func running(_ now: Moment) -> [GameValue] {
        guard let beginS else { return [] }
        return [
            GameValue(signal: .lapNumber, value: Double(number)), GameValue(.currentLapTime, now.timeS - beginS),
        ].compactMap(\.self)
    }
}
