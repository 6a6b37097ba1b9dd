import EmbeddedData
import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct SupplyVoltageTests {
    @Test func whatIsUsualIsTolerable() {
        for limits in [
            SupplyVoltage.engineOff, SupplyVoltage.running, SupplyVoltage.coasting, SupplyVoltage.ready,
            SupplyVoltage.notReady,
        ] {
            #expect(limits.tolerable.lowerBound <= limits.usual.lowerBound)
            #expect(limits.usual.upperBound <= limits.tolerable.upperBound)
        }
        #expect(SupplyVoltage.running.usual.contains(SupplyVoltage.steadyCharging.lowerBound))
        #expect(SupplyVoltage.running.usual.contains(SupplyVoltage.steadyCharging.upperBound))
    }

    /// What `explain` says of voltages is what a scan judges by.
    @Test func checksAgreeWithTheBands() {
        func text(_ range: ClosedRange<Double>) -> String { "\(range.lowerBound) to \(range.upperBound) V" }
        let ranges = [text(SupplyVoltage.running.usual), text(SupplyVoltage.steadyCharging)]
        let texts = KnowledgeTable.ofStandard.flatMap(\.codes).compactMap(CodeKnowledge.standard).flatMap {
            $0.checks + $0.causes.map(\.text)
        }
        let ofRange = texts.filter { $0.firstMatch(of: /[0-9.]+ to [0-9.]+ V/) != nil }
        #expect(!ofRange.isEmpty)
        for text in ofRange { #expect(ranges.contains(where: text.contains), "\(text)") }
    }
}
