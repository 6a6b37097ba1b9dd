import Telemetry
import TestSupport
import Testing

@testable import Trips

/// Whatever a sender tells, laps stay in order and add up.
@Suite(.timeLimit(.minutes(20))) struct LapRandomTests {
    private static func samples(_ random: inout some RandomNumberGenerator) -> (laps: [Lap], samples: [Sample]) {
        var (laps, samples): ([Lap], [Sample]) = ([], [])
        var (clockS, lapS, distanceM, raceM) = (0.0, 0.0, 0.0, -40.0)
        var startS = 0.0
        for _ in 0..<3000 {
            clockS += Double.random(in: 0.01...0.1, using: &random)
            let mps = Double.random(in: 0...80, using: &random)
            switch Int.random(in: 0..<200, using: &random) {
            case 0: clockS += Double.random(in: 0...20, using: &random)  // a pause
            case 1:  // a rewind
                let back = Double.random(in: 0...5, using: &random)
                lapS = max(0, lapS - back)
                distanceM -= back * 40
                raceM -= back * 40
            case 2:  // garbage
                lapS = Double.random(in: 0...90, using: &random)
                distanceM = 9e7
            case 3, 4:  // the line
                laps.append(
                    Lap(
                        number: laps.count, timeS: max(0.001, lapS + Double.random(in: -3...3, using: &random)),
                        isValid: Bool.random(using: &random), isRewound: Bool.random(using: &random),
                        start: at(startS), end: at(clockS)))
                startS = clockS
                lapS = 0
                distanceM = 0
            default:
                lapS = lapS + 0.05
                distanceM = distanceM + mps * 0.05
                raceM = raceM + mps * 0.05
            }
            let values: [(Signal, Double)] = [
                (.currentLapTime, lapS), (.lapDistance, distanceM), (.raceDistance, raceM), (.vehicleSpeed, mps * 3.6),
                (.gear, mps.rounded()), (.positionX, distanceM), (.positionZ, 5),
            ]
            samples += values.filter { _ in Int.random(in: 0..<20, using: &random) > 0 }
                .map { Sample($0.0, $0.1, at: at(clockS)) }
        }
        return (laps, samples)
    }

    @Test(arguments: seeds) func anything(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (laps, samples) = Self.samples(&random)
        var (traces, meter, running) = (LapTraces(laps), LapMeter(), RunningLapDelta())
        for sample in samples { traces.take(sample) }
        let all = traces.all()
        #expect(all.count == laps.count)
        let known = all.compactMap(\.self)
        for trace in known {
            let grid = trace.grid
            #expect(zip(grid, grid.dropFirst()).allSatisfy { $0 < $1 })
            let times = grid.map { trace.timeS(at: $0) }
            #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
            let ends = trace.minisectorEndsMs
            #expect(ends.last == Int((trace.lap.timeS * 1000).rounded()))
            for other in known {
                guard let delta = try? LapDelta(trace, against: other) else { continue }
                let sum = delta.minisectors.reduce(0) { $0 + $1.deltaMs }
                #expect(sum == (ends.last ?? 0) - (other.minisectorEndsMs.last ?? 0))
                #expect(delta.deltaS(at: other.lengthM / 2).isFinite)
            }
        }
        if let best = LapDelta.best(of: known) {
            let fastest = known.filter(\.canBeReference).map { Int(($0.lap.timeS * 1000).rounded()) }.min()
            #expect(best.timeMs <= fastest ?? 0)
        }
        var finished = 0
        for sample in samples {
            while finished < laps.count, laps[finished].end <= sample.time {
                running.finish(timeS: laps[finished].timeS, isValid: laps[finished].isValid)
                finished += 1
            }
            if let place = meter.take([sample]) {
                running.take(distanceM: place.distanceM, timeS: place.timeS, at: sample.time)
                #expect(running.deltaS?.isFinite ?? true)
            }
        }
    }
}
