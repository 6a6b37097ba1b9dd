import Testing

@testable import Telemetry

@Suite struct ConnectionProblemTests {
    /// The connection steps from the computer to an ECU.
    @Test func stepsAreInOrder() {
        let ladder: [ConnectionProblem.Step] = [.port, .adapter, .power, .bus, .ecu]
        #expect(ConnectionProblem.Step.allCases == ladder)
        #expect(ladder.reversed().sorted() == ladder)
        #expect(!(ConnectionProblem.Step.bus < .bus))
    }
}
