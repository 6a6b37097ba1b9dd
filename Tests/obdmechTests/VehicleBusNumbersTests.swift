import ELM327
import OBD
import Testing

@testable import Documents
@testable import Simulator
@testable import Storage

/// The database, documents and the simulated adapter have the numbers of the ELM327, each in a table of its own.
@Suite(.timeLimit(.minutes(20))) struct VehicleBusNumbersTests {
    @Test(arguments: VehicleBus.ofELM327) func areTheSame(_ bus: VehicleBus) {
        let number = String(bus.elmNumber)
        #expect(bus.column == number && bus.documentNumber == number && String(bus.number) == number)
        let stored = VehicleBus(column: number)
        let simulated = VehicleBus(number: bus.elmNumber)
        #expect(stored == bus && simulated == bus)
    }

    @Test(arguments: ["", "0", "F", "66", "x"]) func whatIsStoredForNone(_ text: String) {
        let stored = VehicleBus(column: text)
        #expect(stored == nil)
    }
}
