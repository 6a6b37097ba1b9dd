import Testing

@testable import Telemetry

@Suite(.timeLimit(.minutes(20))) struct SourceErrorTests {
    /// The connection steps from the computer to an ECU.
    @Test func stepsAreInOrder() {
        let steps: [SourceError.Step] = [.port, .adapter, .power, .bus, .ecu]
        #expect(SourceError.Step.allCases == steps)
        #expect(steps.reversed().sorted() == steps)
        #expect(!(SourceError.Step.bus < .bus))
    }
}
