import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct SignalCourseTests {
    private static let oil = Signal.engineOilTemperature

    private func course(_ points: [(seconds: Double, value: Double)]) -> SignalSummary? {
        var course = SignalCourse()
        for sample in samples(Self.oil, points) { course.take(sample) }
        return course.summary
    }

    /// By hand: 10 s at 20 °C and a ramp of 2 s to 80 °C: (200 + 100) / 12; the plain mean of the samples would be 40.
    @Test func theMeanIsWeightedByTime() throws {
        let summary = try #require(course([(0, 20), (10, 20), (12, 80)]))
        #expect(near(summary.timeMean, 25) && near(summary.mean, 40))
        #expect((summary.minimum, summary.maximum) == (20, 80) && summary.samples == 3)
    }

    /// Values inside a gap are unknown.
    @Test func aGapDoesNotCount() {
        #expect(near(course([(0, 20), (10, 20), (40.1, 80), (50.1, 80)])?.timeMean, 50))
        #expect(near(course([(0, 20), (30, 80)])?.timeMean, 50))
    }

    @Test func aSingleSampleHasNoTime() {
        #expect(course([(5, 90)]).map { ($0.mean, $0.timeMean == nil) } ?? (0, false) == (90, true))
        #expect(course([]) == nil)
    }

    /// Signals that the facts are made from are summarized in addition only if requested.
    @Test func whatWasAskedForBesides() {
        let drive = samples(.vehicleSpeed, [(0, 50), (1, 60), (2, 70)]) + samples(.engineLoad, [(0, 20), (2, 40)])
        #expect(facts(drive).others.isEmpty)
        var parameters = TripParameters()
        parameters.also = ["engineLoad"]
        let also = facts(drive, TripParameters(parameters.text))
        #expect(also.others.map(\.signal) == [.engineLoad] && near(also.others.first?.timeMean, 30))
        #expect(also.distanceKm == facts(drive).distanceKm)
    }
}
