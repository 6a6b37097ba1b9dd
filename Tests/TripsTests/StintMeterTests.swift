import Telemetry
import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct StintMeterTests {
    /// Six laps of 60 s; after the third one the car stops.
    private static let laps = (0..<6).map { index in
        Lap(
            number: index + 1, timeS: 60, isValid: true, isRewound: false, start: at(Double(index) * 60),
            end: at(Double(index + 1) * 60))
    }

    private static func at(_ seconds: Double) -> Instant { .zero.advanced(bySeconds: seconds) }

    /// - Parameter stop: the signals that report the stop at 175 s.
    private static func stints(stop: Set<Signal>) -> [Stint] {
        var meter = StintMeter(laps)
        for second in 0..<360 {
            let isAfter = second >= 175
            let time = at(Double(second))
            let driven = Double(second - (isAfter ? 175 : 0))
            var values: [Signal: Double] = [
                .tireCompound: isAfter ? 17 : 16, .inPit: (170..<180).contains(second) ? 1 : 0,
                .fuelMass: (isAfter ? 60 : 50) - driven * 0.02,
                .tireWears[0]: driven * 0.05, .tireTemperatures[0]: isAfter ? 90 : 100,
            ]
            for signal in [Signal.tireCompound, .inPit, .fuelMass, .tireWears[0]] where !stop.contains(signal) {
                values[signal] = nil
            }
            for (signal, value) in values { meter.add(Sample(signal, value, at: time)) }
        }
        return meter.stints
    }

    @Test(arguments: [[Signal.tireCompound], [.inPit], [.fuelMass], [.tireWears[0]]])
    func whatReportsAStop(signals: [Signal]) {
        #expect(Self.stints(stop: Set(signals)).map(\.laps) == [0..<3, 3..<6])
    }

    @Test func facts() throws {
        let stints = Self.stints(stop: [.tireCompound, .inPit, .fuelMass, .tireWears[0]])
        try #require(stints.map(\.laps) == [0..<3, 3..<6])
        #expect(stints.map(\.compound) == [17, 17] || stints.map(\.compound) == [16, 17])
        for stint in stints {
            #expect(abs((stint.fuelPerLap ?? 0) - 1.18) < 0.03 && stint.fuelUnit == Signal.fuelMass.unit)
            #expect(stint.wearPerLap[1] == nil)
        }
        #expect(abs((stints[1].wearPerLap[0] ?? 0) - 3) < 0.1)
        #expect(stints[1].temperaturesC[0] == 90 && stints[1].temperaturesC[1] == nil)
    }

    /// A game that reports nothing of tires and fuel has no stints.
    @Test func nothing() {
        #expect(Self.stints(stop: []).map(\.laps) == [0..<6])
        #expect(StintMeter(Self.laps).stints.isEmpty && StintMeter([]).stints.isEmpty)
    }
}
