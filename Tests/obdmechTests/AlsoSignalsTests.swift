import CommandLine
import CustomPIDs
import Formats
import OBD
import Telemetry
import Testing
import VehicleSource

@testable import Recording
@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct AlsoSignalsTests {
    @Test func namesAndNumbers() throws {
        let also = try AlsoSignals([" engineLoad, 0F ,,engineLoad", "longTermFuelTrimBank1,shortTermFuelTrimBank1"])
        #expect(
            also.rows.map(\.signal) == [
                .engineLoad, .intakeAirTemperature, Signal.longTermFuelTrims[0], Signal.shortTermFuelTrims[0],
            ])
        #expect(also.rows.map(\.pid) == [0x04, 0x0F, 0x07, 0x06])
        #expect(also.ownNames.contains("engineLoad"))
        #expect(also.pollRows.map(\.requests) == [0x04, 0x0F, 0x07, 0x06].map { [.pid($0)] })
        // Four of them, one request a second.
        #expect(also.pollRows.allSatisfy { $0.cadence == .seconds(4, batched: 0.5) })
        #expect(also.rows[1].label == "0F")
        #expect(try AlsoSignals(["", "none"]).rows.isEmpty)
    }

    @Test(arguments: [
        ("engineLoad,flux", "unknown signal or PID 'flux'"),
        ("22F40C", "'22F40C' has no value that a trip can record"),
    ])
    func whatCannotBePolled(list: String, message: String) {
        #expect(failure { try AlsoSignals([list]) }?.message == message)
    }

    /// What the car does not list is told at ten seconds, what it does not answer at sixty, both once in a run.
    @Test func whatDoesNotCome() throws {
        let also = try AlsoSignals(["engineOilTemperature,engineLoad,intakeAirTemperature"])
        let ecu = ECUAddress(can11: 0x7E8)
        func drive(_ seconds: [Double]) -> [String] {
            var watch = AlsoWatch(also)
            func at(_ second: Double) -> Instant { Instant.zero.advanced(bySeconds: second) }
            var told: [String] = []
            for second in seconds {
                let lacks = watch.take(
                    Sample(second == 1 ? .engineLoad : .vehicleSpeed, 1, at: at(second)), since: .zero,
                    supported: [ecu: [0x0D, 0x04, 0x0F]])
                told += lacks.map { "\(Int(second)): \($0.text)" }
            }
            return told + watch.finish(supported: [ecu: [0x0D, 0x04, 0x0F]]).map { "end: \($0.text)" }
        }
        #expect(
            drive([0, 1, 9, 10, 30, 61, 70]) == [
                "10: the vehicle does not support 'Engine oil temperature' (PID 5C)",
                "61: no value received for 'Intake air temperature'",
            ])
        #expect(drive([0, 1, 9, 10, 30, 61, 70]).isEmpty)
        let other = try AlsoSignals(["engineOilTemperature"])
        var watch = AlsoWatch(other)
        _ = watch.take(Sample(.vehicleSpeed, 1, at: .zero), since: .zero, supported: [:])
        #expect(watch.finish(supported: [:]).map(\.text.text) == ["no value received for 'Engine oil temperature'"])
    }
}
