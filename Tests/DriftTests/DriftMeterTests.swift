import Telemetry
import Testing

@testable import Drift

@Suite(.timeLimit(.minutes(20))) struct DriftMeterTests {
    /// Drifts of an angle over time, 50 angles a second.
    private static func runs(
        kmh: Double = 60, seconds: Double = 10, _ degrees: (Double) -> Double
    ) -> [DriftRun] {
        var meter = DriftMeter()
        for step in 0...Int(seconds * 50) {
            let time = Double(step) / 50
            meter.take(
                SlipAngle(
                    time: Instant.zero.advanced(bySeconds: time), degrees: degrees(time), errorDeg: 2, speedKmh: kmh))
        }
        meter.finish()
        return meter.runs
    }

    @Test func aDrift() throws {
        let runs = Self.runs { (2..<5).contains($0) ? 30 : 0 }
        try #require(runs.count == 1)
        let run = runs[0]
        #expect(abs(run.start.seconds(since: .zero) - 2) < 0.03 && abs(run.durationS - 3) < 0.05)
        #expect(run.side == .right && run.peakDeg == 30 && run.peakErrorDeg == 2 && run.transitions == 0)
        #expect(abs(run.meanDeg - 30) < 0.01 && run.spreadDeg < 0.01)
        #expect(abs(run.meanKmh - 60) < 0.01 && run.entryKmh == 60 && abs(run.distanceM - 50) < 1)
        #expect(Self.runs { (2..<5).contains($0) ? -30 : 0 }.map(\.side) == [.left])
    }

    @Test func whatIsNoDrift() {
        // Too short, too small, too slow.
        #expect(Self.runs { (2..<2.4).contains($0) ? 30 : 0 } == [])
        #expect(Self.runs { (2..<5).contains($0) ? 14.9 : 0 } == [])
        #expect(Self.runs(kmh: 24.9) { (2..<5).contains($0) ? 30 : 0 } == [])
        #expect(Self.runs { _ in .nan } == [])
    }

    /// Between 8° and 15° it goes on; below 8° for less than half a second too.
    @Test func whatEndsADrift() {
        #expect(Self.runs { (2..<3).contains($0) ? 30 : (3..<6).contains($0) ? 10 : 0 }.first?.durationS ?? 0 > 3.9)
        #expect(Self.runs { (2..<3).contains($0) || (3.4..<5).contains($0) ? 30 : 0 }.count == 1)
        let two = Self.runs { (2..<3).contains($0) || (6..<8).contains($0) ? 30 : 0 }
        #expect(two.map { ($0.durationS * 10).rounded() / 10 } == [1, 2])
    }

    @Test func transitions() throws {
        let runs = Self.runs { (2..<4).contains($0) ? 30 : (4.8..<7).contains($0) ? -40 : 0 }
        try #require(runs.count == 1)
        #expect(runs[0].transitions == 1 && runs[0].side == .left && runs[0].peakDeg == 40)
        #expect(abs(runs[0].durationS - 5) < 0.1)
        // Too late for a transition.
        let two = Self.runs { (2..<4).contains($0) ? 30 : (5.7..<8).contains($0) ? -40 : 0 }
        #expect(two.map(\.transitions) == [0, 0] && two.map(\.side) == [.right, .left])
    }

    @Test func steadinessIsTheSpread() {
        let runs = Self.runs {
            (2..<6).contains($0) ? ($0 * 2).rounded(.down).truncatingRemainder(dividingBy: 2) * 20 + 20 : 0
        }
        #expect(abs((runs.first?.meanDeg ?? 0) - 30) < 1 && abs((runs.first?.spreadDeg ?? 0) - 10) < 0.5)
    }

    /// A hole in the data ends a drift.
    @Test func aHole() {
        var meter = DriftMeter()
        for time in [0, 0.2, 0.4, 0.6, 0.8, 9, 9.2] {
            meter.take(
                SlipAngle(
                    time: Instant.zero.advanced(bySeconds: time), degrees: 40, errorDeg: 0, speedKmh: 80))
        }
        #expect(meter.runs.map(\.durationS) == [0.8])
        #expect(meter.current == nil)
    }
}
