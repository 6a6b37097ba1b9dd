import Formats
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct TripGraphsTests {
    private static func trip(_ units: UnitSystem = .metric, more: [Sample] = []) -> (TripRecord, TripCurves) {
        var trip = richTrip()
        trip.summary.durationS = 1320
        trip.summary.maxSpeedKmh = 99.5
        var samples = more
        for second in 0...1320 {
            let time = Instant(nanoseconds: Int64(second) * 1_000_000_000)
            let speed = Double(second % 200) / 2
            samples += [
                Sample(.vehicleSpeed, speed, at: time), Sample(.engineSpeed, 800 + speed * 20, at: time),
                Sample(.massAirFlow, 3 + speed / 8, at: time),
                Sample(.coolantTemperature, min(90, 20 + Double(second) / 6), at: time),
                Sample(.controlModuleVoltage, 14.1, at: time),
                Sample(Signal("boost", .kilopascals), 100 + speed, at: time),
            ]
        }
        return (trip, TripCurves(SampleColumns(samples.sorted { $0.time < $1.time }), units: units))
    }

    @Test(arguments: [40, 80]) func graphs(width: Int) throws {
        let (trip, curves) = Self.trip()
        let lines = TripGraphs(trip, curves, Presentation(width: width, zone: TimeZone(offsetS: 3600))).lines
        #expect(lines.allSatisfy { CellWidth.of($0) <= width })
        try compare(lines, with: "trip-graphs-\(width).txt", in: "TripTexts")
    }

    @Test func plainCharactersAndOtherUnits() {
        let (trip, curves) = Self.trip(.us)
        let lines = TripGraphs(trip, curves, Presentation(isUnicode: false)).lines
        #expect(lines.allSatisfy { $0.allSatisfy(\.isASCII) || $0.contains("°F") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("Vehicle speed, 0 to 62 mph") }, "\(lines)")
    }

    @Test func aConstantHasNoGraph() {
        let (trip, curves) = Self.trip()
        let lines = TripGraphs(trip, curves, Presentation()).lines
        #expect(!lines.contains { $0.hasPrefix("Voltage") })
    }

    /// A voltage that hardly moves, and a value that moves for a moment only, leave their places to others.
    @Test func curvesThatSayNothingAreLeftToFull() {
        let more = (0...1320).flatMap { second in
            let time = Instant(nanoseconds: Int64(second) * 1_000_000_000 + 1)
            return [
                Sample(.controlModuleVoltage, second == 3 ? 14.1 : 14.2, at: time),
                Sample(Signal("commandedLambda", .ratio), second == 9 ? 0.9 : 1, at: time),
            ]
        }
        var (trip, curves) = Self.trip(more: more)
        trip.summary.durationS = 1320
        let names = { (isFull: Bool) in
            TripGraphs(trip, curves, Presentation(), isFull: isFull).lines.filter { $0.contains(", ") }
        }
        #expect(!names(false).contains { $0.contains("oltage") || $0.contains("ambda") }, "\(names(false))")
        #expect(names(true).contains { $0.contains("oltage") }, "\(names(true))")
        #expect(names(true).contains { $0.contains("ambda") }, "\(names(true))")
    }

    @Test func aMomentHasNoGraphs() {
        var (trip, curves) = Self.trip()
        trip.summary.durationS = 5
        #expect(TripGraphs(trip, curves, Presentation()).lines.isEmpty)
    }
}
