import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct LapDeltaTests {
    private func trace(_ change: (inout LapDriver) -> Void = { _ in }) throws -> LapTrace {
        var driver = LapDriver()
        change(&driver)
        driver.lap(1)
        return try #require(driver.traces[0])
    }

    @Test func minisectorsAddUpToTheDifferenceOfTheLaps() throws {
        let (lap, reference) = (try trace { $0.mps = 48.7 }, try trace())
        let delta = try LapDelta(lap, against: reference)
        let differenceMs = Int((lap.lap.timeS * 1000).rounded()) - Int((reference.lap.timeS * 1000).rounded())
        #expect(delta.minisectors.count == 25)
        #expect(delta.minisectors.map(\.deltaMs).reduce(0, +) == differenceMs)
        #expect(delta.minisectors.first?.fromM == 0 && delta.minisectors.last?.toM == reference.lengthM)
        #expect(abs(delta.deltaS(at: reference.lengthM) * 1000 - Double(differenceMs)) < 0.6)
        let drivers = [48.7, 50].map { mps in
            var driver = LapDriver()
            driver.mps = mps
            return driver
        }
        for distance in stride(from: 0.0, through: 3000, by: 60) {
            let real = drivers[0].timeS(at: distance) - drivers[1].timeS(at: distance)
            #expect(abs(delta.deltaS(at: distance) - real) < 0.01)
        }
    }

    @Test func nothingIsShifted() throws {
        let delta = try LapDelta(try trace { $0.standsS = 3 }, against: try trace())
        #expect(delta.minisectors[0].deltaMs > 2900)
        #expect(abs(delta.deltaS(at: 100) - 3) < 0.05)
        #expect(abs(delta.deltaS(at: 2900) - 3) < 0.05)
    }

    @Test func refusals() throws {
        let whole = try trace()
        var short = LapDriver()
        short.drive(lap: 1, to: 55)
        var lap = Lap(
            number: 1, timeS: 55, isValid: true, isRewound: false, start: at(5), end: at(short.clockS))
        var traces = LapTraces([lap])
        for sample in short.samples { traces.take(sample) }
        let shorter = try #require(traces.all()[0])
        #expect(throws: LapDelta.ComparisonError.lengths(shorter.lengthM, whole.lengthM)) {
            _ = try LapDelta(shorter, against: whole)
        }
        lap.timeS = 60
        traces = LapTraces([lap])
        for sample in short.samples { traces.take(sample) }
        let torn = try #require(traces.all()[0])
        #expect(throws: LapDelta.ComparisonError.incomplete(lap)) { _ = try LapDelta(whole, against: torn) }
    }

    /// A track of the same length elsewhere.
    @Test func anotherTrack() throws {
        var driver = LapDriver()
        driver.lap(1)
        var traces = LapTraces(driver.laps)
        for sample in driver.samples {
            let isMoved = sample.signal == .positionX
            traces.take(isMoved ? Sample(.positionX, sample.value + 900, at: sample.time) : sample)
        }
        let moved = try #require(traces.all()[0])
        let other = try trace()
        let refusal = #expect(throws: LapDelta.ComparisonError.self) { _ = try LapDelta(moved, against: other) }
        guard case .tracks(let apartM)? = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
        #expect(abs(apartM - 900) < 1)
    }

    @Test func theoreticalBest() throws {
        let slow = try trace { $0.mps = 45 }
        // Fast in the first half, then slow.
        let swinging = try trace {
            $0.swing = 0.4
            $0.mps = 49
        }
        let reference = try trace()
        var invalid = LapDriver()
        invalid.mps = 80
        invalid.lap(1, isValid: false)
        let refused = try #require(invalid.traces[0])
        let best = try #require(LapDelta.best(of: [slow, reference, swinging, refused]))
        #expect(best.timeMs < 60_000)
        #expect(Set(best.laps) == [1, 2])
        let ends = [reference, swinging].map(\.minisectorEndsMs)
        for sector in 0..<25 {
            let times = ends.map { $0[sector + 1] - $0[sector] }
            #expect(best.timesMs[sector] == times.min())
        }
        #expect(LapDelta.best(of: [refused]) == nil)
    }
}
