import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct PlausibilityCheckTests {
    /// The values of signals at a time in seconds, and which of them are believed.
    private func judge(_ readings: [(Double, Signal, Double)], isGame: Bool = false) -> [Bool] {
        var check = PlausibilityCheck(isGame: isGame)
        return readings.map { check.accepts(Sample($0.1, $0.2, at: at($0.0))) }
    }

    /// Returns which of some speeds are believed, a tenth of a second apart.
    private func judge(kmh: [Double], rpm: Double? = nil, isGame: Bool = false) -> [Bool] {
        let engine = rpm.map { rpm in [(-0.05, Signal.engineSpeed, rpm)] } ?? []
        let speeds = kmh.enumerated().map { (Double($0.offset) / 10, Signal.vehicleSpeed, $0.element) }
        return Array(judge(engine + speeds, isGame: isGame).suffix(kmh.count))
    }

    @Test(
        arguments: [
            ([0, 1, 2, 3], [true, true, true, true]), ([0, 200, 0, 1], [true, false, true, true]),
            // Wheels that lock on ice.
            ([60, 0, 58], [true, true, true]),
            // The first one was wrong.
            ([200, 0, 1, 2], [false, true, true, true]), ([0, 200, 90, 201, 0], [true, false, false, false, true]),
            // A range of a car.
            ([-7.2, 2578, 5], [false, false, true]),
        ] as [([Double], [Bool])])
    func jumps(kmh: [Double], accepted: [Bool]) { #expect(judge(kmh: kmh) == accepted) }

    /// An error code as the ignition is switched on, with the engine off, running, and not known.
    @Test(arguments: [0, 800, nil] as [Double?], [254, 255] as [Double])
    func errorCodesAtTheStart(rpm: Double?, kmh: Double) {
        let accepted = judge(kmh: Array(repeating: kmh, count: 120) + [0, 0, 1, 3], rpm: rpm)
        #expect(accepted.prefix(120).allSatisfy { !$0 })
        #expect(accepted.suffix(4).allSatisfy { $0 })
    }

    /// The same in the middle of a standstill, for any time.
    @Test(arguments: [1, 4, 20, 40, 120]) func errorCodesAtAStandstill(count: Int) {
        let kmh =
            Array(repeating: 0.0, count: 50) + Array(repeating: 254, count: count) + Array(repeating: 0, count: 50)
        #expect(judge(kmh: kmh, rpm: 800) == kmh.map { $0 == 0 })
    }

    /// A drive that is joined in its middle, of a car whose engine runs, and of a hybrid whose engine is off.
    @Test func joinedWhileDriving() {
        #expect(judge(kmh: [131, 131, 131], rpm: 2500) == [true, true, true])
        #expect(judge(kmh: [61, 61, 62, 62], rpm: 0) == [false, false, true, true])
        #expect(judge(kmh: [50, 50, 50], rpm: 0) == [true, true, true])
    }

    /// An emergency braking of 1.2 g from 130 km/h, in whole numbers, read ten times a second, of an ECU that measures
    /// only every half second.
    @Test(arguments: [0.1, 0.5]) func emergencyBraking(measuredEveryS: Double) {
        let kmh = (0..<40).map { index -> Double in
            let seconds = (Double(index) / 10 / measuredEveryS).rounded(.down) * measuredEveryS
            return max(0, 130 - 1.2 * 9.81 * 3.6 * seconds).rounded()
        }
        #expect(judge(kmh: kmh, rpm: 2500).allSatisfy { $0 })
    }

    /// Any other value that lasts for less than four seconds.
    @Test(arguments: [100, 150, 200, 230] as [Double], [1, 10, 35]) func glitches(value: Double, count: Int) {
        let kmh =
            Array(repeating: 0.0, count: 50) + Array(repeating: value, count: count) + Array(repeating: 0, count: 50)
        #expect(judge(kmh: kmh, rpm: 800) == kmh.map { $0 == 0 })
    }

    /// A sensor that comes back with another speed is believed after some seconds.
    @Test func anotherSpeedForGood() {
        let kmh = (0..<100).map { 100 + Double($0 % 3) }
        let accepted = judge(kmh: Array(repeating: 0, count: 50) + kmh, rpm: 2500)
        #expect(accepted[50..<90].allSatisfy { !$0 })
        #expect(accepted[95...].allSatisfy { $0 })
        // It stands after an accident.
        #expect(
            judge(kmh: Array(repeating: 150, count: 50) + Array(repeating: 0, count: 60), rpm: 800).suffix(5).allSatisfy
            { $0 })
    }

    /// After a gap the car may have any speed.
    @Test func afterAGap() {
        let readings =
            [(0, .vehicleSpeed, 0), (0.1, .vehicleSpeed, 0), (5, .vehicleSpeed, 130)] as [(Double, Signal, Double)]
        #expect(judge(readings) == [true, true, true])
    }

    /// But not that of an error code, as the ignition is switched on again.
    @Test func errorCodeAfterAGap() {
        let readings =
            [(0, .vehicleSpeed, 0), (60, .engineSpeed, 0), (60.1, .vehicleSpeed, 254), (60.3, .vehicleSpeed, 0)]
            as [(Double, Signal, Double)]
        #expect(judge(readings) == [true, true, false, true])
    }

    @Test func aGame() {
        #expect(judge(kmh: [-7.2, 2578, 100], isGame: true) == [false, false, true])
        // A wall.
        #expect(judge(kmh: [300] + Array(repeating: 0, count: 8), isGame: true).suffix(2).allSatisfy { $0 })
        #expect(judge([(0, .engineSpeed, -2), (0.1, .engineSpeed, 9000)], isGame: true) == [false, true])
    }

    /// The adapter's voltage, every two seconds.
    @Test(
        arguments: [
            // A third, for one reading, with the engine running and off.
            (800, [14.2, 4.7, 14.1], [true, false, true]), (0, [12.6, 4.2, 12.6], [true, false, true]),
            (800, [14.2, 7.1, 14.1], [true, false, true]), (800, [28.1, 9.4, 28], [true, false, true]),
            // The starter.
            (0, [12.4, 7, 11.9, 14.4], [true, true, true, true]),
            (250, [12.4, 6.8, 9, 14.4], [true, true, true, true]),
            // An alternator that fails.
            (800, [14.2, 13.5, 12.2, 11.8, 11.2], [true, true, true, true, true]),
            // Another value for good.
            (800, [14.2, 10.5, 10.4, 10.3], [true, false, true, true]),
        ] as [(Double, [Double], [Bool])])
    func voltages(rpm: Double, volts: [Double], accepted: [Bool]) {
        let readings = volts.enumerated().flatMap { index, volts -> [(Double, Signal, Double)] in
            let time = Double(index) * 2
            return [(time, .engineSpeed, rpm), (time + 0.1, .adapterVoltage, volts)]
        }
        let found = zip(readings, judge(readings)).filter { $0.0.1 == .adapterVoltage }.map(\.1)
        #expect(found == accepted)
    }

    @Test func temperatures() {
        let readings = ([90, 90, 140, 90, -40, 91, 215] as [Double]).enumerated().map {
            (Double($0.offset) * 5, Signal.coolantTemperature, $0.element)
        }
        #expect(judge(readings) == [true, true, false, true, false, true, false])
    }

    /// Overheating comes in steps that a thermostat, a pump and the air in the circuit make.
    @Test func overheating() {
        let readings = ([95, 104, 118, 126, 131] as [Double]).enumerated().map {
            (Double($0.offset) * 5, Signal.coolantTemperature, $0.element)
        }
        #expect(judge(readings).allSatisfy { $0 })
    }

    @Test func anOdometerCountsOn() {
        let readings = ([120_000, 120_000.1, 0, 120_000.2, 429_496_729] as [Double]).enumerated().map {
            (Double($0.offset), Signal.odometer, $0.element)
        }
        #expect(judge(readings) == [true, true, false, true, false])
    }

    /// With three in a hundred wrong readings, distance, highest speed and stops are those of the others, and the wrong
    /// ones are counted.
    @Test func aTripWithReadingsThatWentWrong() {
        let right = (0...600).map { (seconds: Double($0) / 10, value: 30.0) }
        let wrong = right.map { reading -> (seconds: Double, value: Double) in
            (reading.seconds, reading.seconds.truncatingRemainder(dividingBy: 3) == 1 ? 250 : reading.value)
        }
        let summary = facts(samples(.vehicleSpeed, wrong))
        #expect(near(summary.distanceKm, 0.5))
        #expect(summary.maxSpeedKmh == 30)
        #expect(summary.events.isEmpty)
        #expect(summary.suspectSamples == 20)
        #expect(summary.samples == 601)
    }
}
