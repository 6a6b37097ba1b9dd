import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct SupplyVoltageTests {
    @Test func whatIsUsualIsTolerable() {
        for limits in [SupplyVoltage.engineOff, SupplyVoltage.running, SupplyVoltage.converter] {
            #expect(limits.tolerable.lowerBound < limits.usual.lowerBound)
            #expect(limits.usual.upperBound < limits.tolerable.upperBound)
        }
        #expect(SupplyVoltage.running.usual.contains(SupplyVoltage.steadyCharging.lowerBound))
        #expect(SupplyVoltage.running.usual.contains(SupplyVoltage.steadyCharging.upperBound))
    }

    /// `explain P0562` uses the same limits as a scan.
    @Test func aCodesChecksAgreeWithTheBands() throws {
        let code = try #require(TroubleCode("P0562"))
        let entry = try #require(TroubleCodeCatalogue.entry(code))
        let check = try #require(entry.checks.first { $0.contains(" V") })
        for (isRunning, text) in [(false, "11.9 V or more"), (true, "12.4 to 15.5 V")] {
            var state = EngineState()
            (state.isRunning, state.runSeconds) = (isRunning, 600)
            let band = try #require(
                ExpectedRange.rows.first { $0.signals == [.controlModuleVoltage] && $0.applies(state) })
            #expect(check.contains(text) && text.hasPrefix(String(band.normal.lowerBound)))
        }
    }
}
