import Telemetry
import Testing

@testable import Trips

@Suite struct TripCourseTests {
    private static func course(_ samples: [Sample], stretches: Int, durationS: Double) -> TripCourse {
        var course = TripCourse(stretches: stretches, durationS: durationS, parameters: TripParameters())
        for sample in samples.sorted(by: { $0.time < $1.time }) { course.take(sample) }
        return course
    }

    @Test func meansOfStretches() {
        let course = Self.course(
            samples(.vehicleSpeed, everySecond(99) { $0 }), stretches: 10, durationS: 100)
        #expect(course.signals == [.vehicleSpeed])
        #expect(course.values(.vehicleSpeed) == (0..<10).map { Double($0) * 10 + 4.5 })
        #expect(course.values(.engineSpeed) == Array(repeating: nil, count: 10))
    }

    @Test func rareValuesLastAndGapsAreGaps() {
        let course = Self.course(
            samples(.coolantTemperature, [(0, 20), (20, 40), (99, 90)]), stretches: 10, durationS: 100)
        #expect(course.values(.coolantTemperature) == [20, 20, 40, 40, 40, 40, nil, nil, nil, 90])
    }

    /// 10 g/s of air are 3.287 L/h: at 60 km/h 5.479 L/100 km, in each stretch and on the whole trip.
    @Test func consumptionIsThatOfTheSummary() throws {
        let all =
            samples(.vehicleSpeed, everySecond(1800) { _ in 60 }) + samples(.massAirFlow, everySecond(1800) { _ in 10 })
        let course = Self.course(all, stretches: 6, durationS: 1800)
        #expect(course.litresPer100Km.count == 6)
        let average = try #require(facts(all).averageLPer100Km)
        for value in course.litresPer100Km { #expect(abs(try #require(value) - average) < 0.05) }
    }

    @Test func standingHasNoConsumptionPerDistance() {
        let course = Self.course(
            samples(.vehicleSpeed, everySecond(100) { $0 < 50 ? 0 : 36 })
                + samples(.massAirFlow, everySecond(100) { _ in 3 }), stretches: 2, durationS: 100)
        #expect(course.litresPer100Km[0] == nil && course.litresPer100Km[1] != nil)
    }

    @Test func nothingAtAll() {
        let course = TripCourse(stretches: 3, durationS: 0, parameters: TripParameters())
        #expect(course.signals.isEmpty && course.litresPer100Km == [nil, nil, nil])
        #expect(course.speedShares.share(.slow) == nil)
    }
}
