import Testing

@testable import Telemetry

@Suite(.timeLimit(.minutes(20))) struct ConnectionProblemTests {
    /// The connection steps from the computer to an ECU.
    @Test func stepsAreInOrder() {
        let steps: [ConnectionProblem.Step] = [.port, .adapter, .power, .bus, .ecu]
        #expect(ConnectionProblem.Step.allCases == steps)
        #expect(steps.reversed().sorted() == steps)
        #expect(!(ConnectionProblem.Step.bus < .bus))
    }
}
