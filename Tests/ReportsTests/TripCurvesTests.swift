import Formats
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Reports

@Suite struct TripCurvesTests {
    private static func trip() -> (TripRecord, TripCourse) {
        var trip = richTrip()
        trip.summary.durationS = 1320
        var course = TripCourse(stretches: 40, durationS: 1320, parameters: TripParameters())
        for second in 0...1320 {
            let time = Instant(nanoseconds: Int64(second) * 1_000_000_000)
            let speed = Double(second % 200) / 2
            course.take(Sample(.vehicleSpeed, speed, at: time))
            course.take(Sample(.engineSpeed, 800 + speed * 20, at: time))
            course.take(Sample(.massAirFlow, 3 + speed / 8, at: time))
            course.take(Sample(.coolantTemperature, min(90, 20 + Double(second) / 6), at: time))
            course.take(Sample(.controlModuleVoltage, 14.1, at: time))
            course.take(Sample(Signal("boost", .kilopascals), 100 + speed, at: time))
        }
        trip.speedShares = course.speedShares
        return (trip, course)
    }

    @Test(arguments: [40, 80]) func graphs(width: Int) throws {
        let (trip, course) = Self.trip()
        let lines = TripCurves(trip, course, units: .metric, isUnicode: true) { _ in 3600 }.lines(width: width)
        #expect(lines.allSatisfy { CellWidth.of($0) <= width })
        try compare(lines, with: "trip-curves-\(width).txt", in: "TripTexts")
    }

    @Test func plainCharactersAndOtherUnits() {
        let (trip, course) = Self.trip()
        let lines = TripCurves(trip, course, units: .us, isUnicode: false) { _ in 0 }.lines(width: 80)
        #expect(lines.allSatisfy { $0.allSatisfy(\.isASCII) || $0.contains("°F") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("Speed, 0 to 61.8 mph") }, "\(lines)")
    }

    @Test func aConstantHasNoGraph() {
        let (trip, course) = Self.trip()
        let lines = TripCurves(trip, course, units: .metric, isUnicode: true) { _ in 0 }.lines(width: 80)
        #expect(!lines.contains { $0.hasPrefix("Voltage") })
    }

    @Test func aMomentHasNoGraphs() {
        var (trip, course) = Self.trip()
        trip.summary.durationS = 5
        #expect(TripCurves(trip, course, units: .metric, isUnicode: true) { _ in 0 }.lines(width: 80).isEmpty)
    }
}
