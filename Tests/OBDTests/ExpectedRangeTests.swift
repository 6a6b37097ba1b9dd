import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct ExpectedRangeTests {
    /// The PID of each signal in the table.
    private static let pids: [Signal: UInt8] = Dictionary(
        PIDTable.rows.flatMap { row in row.fields.map { ($0.signal, row.pid) } },
        uniquingKeysWith: { first, _ in first })

    @Test func everySignalIsReadByAScan() {
        for signal in ExpectedRange.rows.flatMap(\.signals) where signal != .adapterVoltage {
            #expect(Self.pids[signal].map { LiveReading.pids.contains($0) } == true, "\(signal.name)")
        }
    }

    /// The signals that determine the engine's state, and those that texts of the program refer to.
    @Test func everySignalOfTheProgramIsInTheTable() {
        let state: [Signal] = [
            .engineSpeed, .runTimeSinceStart, .coolantTemperature, .vehicleSpeed, .barometricPressure,
        ]
        let texts: [Signal] = [
            .distanceWithMILOn, .timeWithMILOn, .distanceSinceClear, .timeSinceClear, .warmUpsSinceClear, .engineLoad,
        ]
        for signal in state + texts + Signal.shortTermFuelTrims + Signal.longTermFuelTrims {
            #expect(Self.pids[signal].map { LiveReading.pids.contains($0) } == true, "\(signal.name)")
        }
        #expect(LiveReading.pids.contains(0x03))
        #expect(Set(LiveReading.pids).count == LiveReading.pids.count)
        for pid in LiveReading.pids { #expect(PIDTable.row(pid) != nil, "\(pid)") }
        for signal in Signal.ofTrips where ![.adapterVoltage, .pendingCodeCount].contains(signal) {
            #expect(Self.pids[signal] != nil)
        }
    }

    @Test func bandsAreInOrder() {
        for row in ExpectedRange.rows {
            #expect(!row.signals.isEmpty && !row.source(.metric).isEmpty)
            // No value is too low only if the normal range begins where plausible values begin.
            #expect((row.below == nil) == (row.normal.lowerBound == row.plausible?.lowerBound))
            if let plausible = row.plausible {
                #expect(plausible.lowerBound <= row.tolerable.lowerBound)
                #expect(row.tolerable.upperBound < plausible.upperBound)
            }
            // If a high value is dangerous, there is a limit above which the sensor is considered faulty.
            #expect(row.above.severity != .stopNow || row.plausible != nil)
            #expect(
                row.tolerable.lowerBound <= row.normal.lowerBound && row.normal.upperBound <= row.tolerable.upperBound)
            #expect(Set(row.signals.map(\.unit)).count == 1)
            for text in [row.below?.text, row.above.text, row.source(.us)].compactMap(\.self) {
                #expect(!text.hasSuffix("."))
            }
        }
    }

    /// Every row can be reached: it is the first one that applies in some state.
    @Test func noRowHidesAnother() {
        var states: [EngineState] = []
        for (isRunning, isHybrid) in [(nil, false), (false, false), (false, true), (true, false)] {
            for seconds in [0.0, 1000] {
                for coolant in [20.0, 90] {
                    for speed in [0.0, 50] {
                        var state = EngineState()
                        state.isRunning = isRunning
                        state.runSeconds = seconds
                        state.isHybrid = isHybrid
                        state.isReady = isHybrid && (isRunning == true || seconds > 0) ? true : nil
                        state.coolantC = coolant
                        state.speedKmh = speed
                        state.isClosedLoop = true
                        states.append(state)
                        for change in [\EngineState.isDiesel, \.isAirCooled, \.is24V, \.isIdling] {
                            var other = state
                            other[keyPath: change] = true
                            states.append(other)
                        }
                        state.isCranking = isRunning == false && speed == 0
                        states.append(state)
                    }
                }
            }
        }
        for (index, row) in ExpectedRange.rows.enumerated() {
            for signal in row.signals {
                let isFirst = states.contains { state in
                    ExpectedRange.rows.firstIndex { $0.signals.contains(signal) && $0.applies(state) } == index
                }
                #expect(isFirst, "\(signal.name) \(row.state)")
            }
        }
    }
}
