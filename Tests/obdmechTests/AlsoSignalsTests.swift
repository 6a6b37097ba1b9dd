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
        #expect(failure { try AlsoSignals([list]) }?.text == message)
    }
}
