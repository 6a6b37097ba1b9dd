import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct EngineStateTests {
    /// Faster than a starter turns an engine with compression, and no vacuum: a torn timing belt, and no engine that runs.
    @Test(
        arguments: [
            (rpm: 450.0, seconds: 0.0, volts: 10.6, manifold: 99.0, isCranking: true), (450, 0, 10.6, 40, false),
            (450, 0, 13.9, 99, false), (450, 12, 10.6, 99, false), (750, 0, 10.6, 99, false), (240, 0, 10.6, 99, true),
        ])
    func anEngineThatOnlyTheStarterTurns(
        rpm: Double, seconds: Double, volts: Double, manifold: Double, isCranking: Bool
    ) {
        let state = EngineState(
            scan([
                .engineSpeed: rpm, .runTimeSinceStart: seconds, .controlModuleVoltage: volts,
                .intakeManifoldPressure: manifold, .barometricPressure: 99,
            ]))
        #expect(state.isCranking == isCranking)
        #expect(rpm < 350 || state.isRunning == !isCranking)
    }
}
