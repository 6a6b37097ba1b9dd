import Telemetry
import Testing

@testable import Trips

/// Laps of a receiver: while the car stands, there is only a speed.
@Suite(.timeLimit(.minutes(20))) struct LapRestTests {
    private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    /// A lap at 36 km/h with a stop after 30 s.
    /// - Parameters:
    ///   - everyS: the interval of speeds while it stands; nil for none.
    private func trace(stopS: Double, everyS: Double?) throws -> LapTrace {
        let lap = Lap(number: 1, timeS: 60 + stopS, isValid: true, isRewound: false, start: at(0), end: at(60 + stopS))
        var builder = LapTraceBuilder(lap)
        func drive(_ seconds: Double, _ meters: Double) {
            let values: [(Signal, Double)] = [
                (.vehicleSpeed, 36), (.lapNumber, 1), (.currentLapTime, seconds), (.lapDistance, meters),
            ]
            for (signal, value) in values { builder.take(Sample(signal, value, at: at(seconds))) }
        }
        for second in 0...30 { drive(Double(second), Double(second) * 10) }
        if let everyS {
            for seconds in stride(from: 30 + everyS, through: 30 + stopS, by: everyS) {
                builder.take(Sample(.vehicleSpeed, 0, at: at(seconds)))
            }
        }
        for second in 31...60 { drive(Double(second) + stopS, Double(second) * 10) }
        let trace = builder.trace()
        return try #require(trace)
    }

    @Test(arguments: [1.0, 0.1]) func standingIsNotMissing(everyS: Double) throws {
        let trace = try self.trace(stopS: 40, everyS: everyS)
        #expect(trace.isWhole && trace.canBeReference && trace.holeS <= 1.1)
        #expect(abs(trace.lengthM - 600) < 1)
        #expect(abs(trace.timeS(at: 300) - 30) < 0.01 && abs(trace.timeS(at: 320) - 72) < 0.01)
    }

    /// A phone that sends nothing while it stands: the speeds of its stop are four seconds apart.
    @Test func aStopWithFewSpeedsIsKnown() throws {
        #expect(try self.trace(stopS: 40, everyS: 4).holeS <= 1)
    }

    @Test func aStopOfWhichNothingIsKnownIsMissing() throws {
        #expect(try self.trace(stopS: 40, everyS: nil).holeS == 41)
        #expect(try self.trace(stopS: 40, everyS: 20).holeS > 15)
    }
}
