import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

/// Nothing is written to the memory of an adapter, although it stores the protocol set by AT SP and, with AT M1, every
/// protocol that it finds.
@Suite(.timeLimit(.minutes(20))) struct AdapterMemoryTests {
    @Test(arguments: VehicleBus.ofELM327) func aScan(_ bus: VehicleBus) throws {
        let transport = simulated(try car("faults", bus))
        let session = session(transport)
        _ = try HealthScanner(session: session).run()
        #expect(transport.adapter.memoryWrites == 0)
    }

    @Test(arguments: ["", "slow-ecu", "clone-v1.5", "clone-v2.1"]) func anExamination(_ quirk: String) throws {
        let transport = simulated(try car("city"), quirks: try Quirks.parse(quirk))
        _ = try AdapterExamination(session: session(transport)).run()
        #expect(transport.adapter.memoryWrites == 0)
    }

    @Test(arguments: ["v1.0", "v1.3", "v2.3"]) func eachVersion(_ version: String) throws {
        let transport = SimulatedTransport(
            device: "sim:test", car: try car("city"), pace: .maximum, firmware: try Firmware.named(version),
            interruptDescriptor: -1)
        _ = try connected(transport)
        #expect(transport.adapter.memoryWrites == 0)
    }

    /// The same for a drive with interruptions, and for a known bus that is not the car's. Only an adapter that
    /// restarts by itself may store the protocol that it finds before it is told not to.
    @Test(arguments: ["", "err94@20", "ignition-off@20+5", "unplugged@20+3", "reset@20"])
    func aDrive(_ faults: String) throws {
        let port = VirtualPort(
            car: try car("city"), pace: .maximum, quirks: [], faults: try FaultPlan(faults, seed: "1"))
        let known = LinkProfile(
            identity: "ELM327 v2.1", description: nil, bus: .iso9141, vin: nil, format: .plain, restingBaud: nil)
        LiveVehicle(
            known: [known],
            connect: { link throws(TransportError) in
                session(try port.open(device: "sim:test", interruptDescriptor: -1), link)
            }, pause: { seconds throws(TransportError) in port.pass(seconds: seconds) }
        ).run { _ in port.now.seconds(since: .zero) < 60 }
        #expect(port.adapter.memoryWrites == 0)
    }
}
