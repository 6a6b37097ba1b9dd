import Foundation
import Telemetry
import Testing

@testable import Drift
@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct DriftReportTests {
    private static func run(
        _ begin: Double, _ seconds: Double, _ side: DriftSide, peak: Double, error: Double = 0, transitions: Int = 0
    ) -> DriftRun {
        let start = Instant.zero.advanced(bySeconds: begin)
        return DriftRun(
            start: start, end: start.advanced(bySeconds: seconds), side: side, peakDeg: peak, peakErrorDeg: error,
            meanDeg: peak - 10, spreadDeg: 4, entryKmh: 70, meanKmh: 60, distanceM: 50, transitions: transitions)
    }

    private static func report(_ runs: [DriftRun], _ source: SlipCourse.Source?) -> DriftReport {
        var session = DriftSession()
        session.runs = runs
        session.source = source
        if source == .estimated { session.latencyS = 0.123 }
        return DriftReport(session, origin: .zero, units: .metric)
    }

    @Test func lines() {
        let runs = [
            Self.run(46.5, 1.5, .left, peak: 34.4), Self.run(65, 3, .right, peak: 40, error: 3.2, transitions: 2),
        ]
        let report = Self.report(runs, .exact)
        #expect(
            report.lines
                == [
                    "2 drifts in 4.5 s, greatest angle 40 ± 4°, mean 28°",
                    "The slip angle is exact, from the game's velocities.",
                    "Drift      At   Side   Time  Greatest  Mean  Spread    Speed  Distance  Changes",
                    "    1  0:46.5   left  1.5 s       34°   24°      4°  60 km/h   0.05 km",
                    "    2  1:05.0  right  3.0 s  40 ± 4°   30°      4°  60 km/h   0.05 km        2",
                ].map { $0.replacingOccurrences(of: "3.0 s  40 ±", with: "3.0 s   40 ±") })
    }

    @Test func whatIsKnownOfTheAngle() {
        #expect(Self.report([], .exact).lines == [] && Self.report([], nil).lines == [])
        #expect(Self.report([], .estimated).basis?.contains("0.12 s") == true)
        var session = DriftSession()
        for (missing, isSaid) in [(SlipEstimator.MissingInput.gyro, false), (.course, true), (.straight, true)] {
            session.missing = missing
            #expect(DriftReport(session, origin: .zero, units: .metric).lines.isEmpty != isSaid)
        }
    }

    @Test func theClock() {
        #expect(DriftReport.clock(0) == "0:00.0" && DriftReport.clock(59.96) == "1:00.0")
        #expect(DriftReport.clock(.nan) == "0:00.0" && DriftReport.clock(3725.25) == "62:05.3")
    }
}
