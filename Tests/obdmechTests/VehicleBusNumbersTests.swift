import ELM327
import OBD
import Testing

@testable import Documents
@testable import Simulator
@testable import Storage

/// The database, documents and the simulated adapter have the numbers of the ELM327.
@Suite(.timeLimit(.minutes(20))) struct VehicleBusNumbersTests {
    /// What is stored and what programs read must never change.
    @Test func areThoseOfEver() {
        #expect(
            VehicleBus.allCases.map(\.column) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "D", "A"])
        #expect(
            VehicleBus.allCases.map { String($0.elmNumber) } == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "D", "E"])
    }

    @Test(arguments: VehicleBus.allCases) func areTheSame(_ bus: VehicleBus) {
        let (stored, elm) = (VehicleBus(column: bus.column), VehicleBus(elmNumber: bus.elmNumber))
        #expect(stored == bus && elm == bus)
        let simulated = VehicleBus(ofELM327: bus.number)
        #expect(simulated == (VehicleBus.ofELM327.contains(bus) ? bus : nil))
    }

    @Test(arguments: ["", "0", "F", "66", "x"]) func whatIsStoredForNone(_ text: String) {
        let stored = VehicleBus(column: text)
        #expect(stored == nil)
    }
}
