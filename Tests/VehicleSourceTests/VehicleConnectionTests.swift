import ELM327
import OBD
import Simulator
import Telemetry
import Testing

@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct VehicleConnectionTests {
    @Test(arguments: VehicleBus.ofELM327) func opensAndFinds(_ bus: VehicleBus) throws {
        var told: [String] = []
        let session = session(simulated(try car("healthy", bus)))
        let voltage = try #require(try session.openVehicle(progress: { told.append($0) }))
        #expect((13...15).contains(voltage))
        #expect(session.bus == bus)
        #expect(told == ["waking the adapter", "searching for the vehicle's protocol"])
    }

    @Test(arguments: [(Quirks.silence, SourceError.Step.adapter), (.unplugged, .power), (.ignitionOff, .bus)])
    func noVehicle(_ quirks: Quirks, _ step: SourceError.Step) throws {
        let session = session(simulated(try car("healthy"), quirks: quirks))
        let problem = #expect(throws: VehicleError.self) { _ = try session.openVehicle() }?.sourceError
        #expect(problem?.step == step)
    }

    @Test func anAdapterThatDoesNotMeasure() throws {
        #expect(try session(simulated(try car("healthy"), quirks: .voltageZero)).openVehicle() == 0)
    }
}
