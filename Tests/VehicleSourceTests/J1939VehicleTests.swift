import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports
import Trips

@testable import VehicleSource

/// A truck behind the adapter: its bus is named, and nothing waits for it.
@Suite(.timeLimit(.minutes(20))) struct J1939VehicleTests {
    private static let problem = SourceError(.isJ1939)

    /// What the adapter replies to 0100, AT DPN and AT DP.
    private static let trucks: [(first: String, number: String, name: String)] = [
        ("NO DATA", "AA", "AUTO, SAE J1939 (CAN 29/250)"), ("NO DATA", "A", "SAE J1939 (CAN 29/250)"),
        ("NO DATA", "0", "AUTO, SAE J1939 (CAN 29/250)"), ("NO DATA", "B", "USER1 (CAN 29/250)"),
        ("NO DATA", "AC", "AUTO, SAE J1939 (CAN 29/250)"),
        ("18FEF100FF0000FFFFFFFFFF\r18F00400F17D7D000000F17D", "AA", "AUTO, SAE J1939 (CAN 29/250)"),
        ("SEARCHING...\r18FEF100FF0000FFFFFFFFFF\r18F00400F17D7D000000F17D", "A9", "ISO 15765-4 (CAN 29/250)"),
        ("60FEF100FF0000FFFFFFFFFF\rBUFFER FULL", "?", "?"), ("UNABLE TO CONNECT", "A", "SAE J1939 (CAN 29/250)"),
    ]

    private func transport(_ truck: (first: String, number: String, name: String)) throws -> AlteredTransport {
        AlteredTransport(simulated(try car("healthy"), quirks: .j1939)) { command, whole, _ in
            switch command {
            case "0100": truck.first + "\r\r"
            case "ATDPN": truck.number + "\r\r"
            case "ATDP": truck.name + "\r\r"
            default: whole
            }
        }
    }

    @Test(arguments: trucks) func scan(_ truck: (first: String, number: String, name: String)) throws {
        let transport = try transport(truck)
        #expect(throws: VehicleError.connection(Self.problem)) {
            try HealthScanner(session: session(transport)).run()
        }
        #expect(transport.now.seconds(since: .zero) < 35)
    }

    /// Nothing is sent at another bit rate once the bus is known.
    @Test func theBusIsNotDisturbed() throws {
        let transport = try transport(Self.trucks[0])
        #expect(throws: VehicleError.self) { try HealthScanner(session: session(transport)).run() }
        #expect(!transport.sent.contains("ATTP6") && !transport.sent.contains("ATTP7"))
    }

    @Test(arguments: trucks) func doctor(_ truck: (first: String, number: String, name: String)) throws {
        let findings = try AdapterExamination(session: session(try transport(truck))).run()
        #expect(findings.problem == Self.problem && findings.generation != nil)
    }

    @Test(arguments: trucks, [false, true])
    func tripAndLog(_ truck: (first: String, number: String, name: String), _ logs: Bool) throws {
        let transport = try transport(truck)
        let vehicle = LiveVehicle(
            connect: { link throws(TransportError) in session(transport, link) },
            pause: { _ in Issue.record("it waits") })
        var events: [SourceEvent] = []
        func emit(_ event: SourceEvent) -> Bool {
            events.append(event)
            return events.count < 1000
        }
        if logs {
            vehicle.log(DriveWatch(pauseS: 300, silenceS: 60, endsWithEngine: true), emit: emit)
        } else {
            vehicle.run(emit: emit)
        }
        guard case .ended(let problem)? = events.last else {
            Issue.record("it did not end")
            return
        }
        #expect(problem == Self.problem)
    }

    /// An ECU of OBD-II on the same bus is read.
    @Test func obdBesideJ1939() throws {
        let transport = AlteredTransport(simulated(try car("healthy", .can29Bit250))) { command, whole, _ in
            command == "ATDPN" ? "AA\r\r" : whole
        }
        #expect(try HealthScanner(session: session(transport), isQuick: true).run().isHealthKnown)
    }
}
