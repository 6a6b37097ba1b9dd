import Glibc
import Telemetry
import Trips

/// A car on a track of 3 km, whose place at each time is known exactly.
struct LapDriver {
    static let trackM = 3000.0

    /// Which signals tell the distance.
    var told: Set<Signal> = [.lapDistance, .raceDistance]
    /// The mean speed in m/s.
    var mps = 50.0
    /// How much the speed changes, as a share of it.
    var swing = 0.2
    /// How long the car stands at the beginning of the lap, in seconds.
    var standsS = 0.0
    var hertz = 60.0

    private(set) var samples: [Sample] = []
    private(set) var laps: [Lap] = []
    private(set) var clockS = 5.0
    private var raceM = 120.0

    /// The distance driven after a time in the lap, in meters: it has swung for whole periods in 3 km.
    func distanceM(_ timeS: Double) -> Double {
        let moving = max(0, timeS - standsS)
        let rate = 2 * Double.pi * 3 * mps / Self.trackM
        return mps * moving + swing * mps / rate * sin(rate * moving)
    }

    func speedMps(_ timeS: Double) -> Double {
        guard timeS > standsS || standsS == 0 else { return 0 }
        return mps * (1 + swing * cos(2 * Double.pi * 3 * mps / Self.trackM * (timeS - standsS)))
    }

    var lapS: Double { standsS + Self.trackM / mps }

    /// The time at which a distance is reached.
    func timeS(at distanceM: Double) -> Double {
        var (low, high) = (standsS, lapS)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if self.distanceM(middle) < distanceM { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Drives from one time of the lap to another, and sends a moment for each step that `isLost` does not take away.
    mutating func drive(
        lap: Int, from: Double = 0, to: Double? = nil, isLost: (Double) -> Bool = { _ in false }
    ) {
        let end = to ?? lapS
        var timeS = from
        while timeS < end - 1e-9 {
            let time = at(clockS + timeS - from)
            if !isLost(timeS) {
                var values: [Signal: Double] = [
                    .vehicleSpeed: speedMps(timeS) * 3.6, .currentLapTime: timeS, .lapNumber: Double(lap),
                    .throttle: distanceM(timeS) / 30, .gear: distanceM(timeS) < 1500 ? 2 : 3,
                    .positionX: distanceM(timeS), .positionZ: -2 * distanceM(timeS),
                ]
                if told.contains(.lapDistance) { values[.lapDistance] = distanceM(timeS) }
                if told.contains(.raceDistance) { values[.raceDistance] = raceM + distanceM(timeS) }
                samples += values.map { Sample($0.key, $0.value, at: time) }
            }
            timeS += 1 / hertz
        }
        clockS += end - from
    }

    /// Passes the line.
    mutating func finish(_ number: Int, since startS: Double, isValid: Bool = true, isRewound: Bool = false) {
        laps.append(
            Lap(
                number: number, timeS: lapS, isValid: isValid, isRewound: isRewound, start: at(startS), end: at(clockS))
        )
        raceM += Self.trackM
    }

    /// A whole lap.
    mutating func lap(_ number: Int, isValid: Bool = true, isLost: (Double) -> Bool = { _ in false }) {
        let start = clockS
        drive(lap: number, isLost: isLost)
        finish(number, since: start, isValid: isValid)
    }

    /// Time passes without samples.
    mutating func pause(_ seconds: Double) { clockS += seconds }

    /// The traces of all laps. After the last lap the game goes on for a moment.
    var traces: [LapTrace?] {
        var traces = LapTraces(laps)
        for sample in samples { traces.take(sample) }
        return traces.all()
    }
}
