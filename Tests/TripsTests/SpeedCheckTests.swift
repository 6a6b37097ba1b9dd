import Telemetry
import Testing

@testable import Trips

@Suite struct SpeedCheckTests {
    /// Readings a tenth of a second apart, and which of them are accepted as speeds.
    @Test(
        arguments: [
            ([0, 1, 2, 3], [true, true, true, true]), ([0, 200, 0, 1], [true, false, true, true]),
            // Wheels that lock on ice.
            ([60, 0, 58], [true, true, true]),
            // The first one was wrong.
            ([200, 0, 1, 2], [true, false, true, true]), ([0, 200, 90, 201, 0], [true, false, false, false, true]),
        ] as [([Double], [Bool])])
    func jumps(kmh: [Double], accepted: [Bool]) {
        var check = SpeedCheck()
        let found = kmh.enumerated().map {
            check.accepts(Sample(.vehicleSpeed, $0.element, at: at(Double($0.offset) / 10)))
        }
        #expect(found == accepted)
    }

    /// After a gap the car may have any speed.
    @Test func afterAGap() {
        var check = SpeedCheck()
        for (second, kmh) in [(0, 0), (0.1, 0), (5, 130)] as [(Double, Double)] {
            let isAccepted = check.accepts(Sample(.vehicleSpeed, kmh, at: at(second)))
            #expect(isAccepted)
        }
    }

    /// With three in a hundred wrong readings, distance, highest speed and stops are those of the others.
    @Test func aTripWithReadingsThatWentWrong() {
        let right = (0...600).map { (seconds: Double($0) / 10, value: 30.0) }
        let wrong = right.map { reading -> (seconds: Double, value: Double) in
            (reading.seconds, reading.seconds.truncatingRemainder(dividingBy: 3) == 1 ? 250 : reading.value)
        }
        let summary = facts(samples(.vehicleSpeed, wrong))
        #expect(near(summary.distanceKm, 0.5))
        #expect(summary.maxSpeedKmh == 30)
        #expect(summary.events.isEmpty)
    }
}
