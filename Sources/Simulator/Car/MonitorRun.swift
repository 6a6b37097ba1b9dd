import Telemetry

/// Which of a spark ignition engine's monitors have completed in a drive, by conditions like those of real cars.
struct MonitorRun {
    private static let (catalyst, oxygenSensor, oxygenSensorHeater, egr): (UInt8, UInt8, UInt8, UInt8) = (
        0x01, 0x20, 0x40, 0x80
    )

    /// Returns the bits of the completed monitors, as in byte D of PID 01.
    static func completed(_ engine: EngineModel, from start: Double, to end: Double) -> UInt8 {
        var (idleS, cruiseS, slowCruiseS, overrunS, overruns) = (0.0, 0.0, 0.0, 0.0, 0)
        var bits: UInt8 = 0
        let isCold = engine.coolantC(at: start) < 40
        for second in stride(from: start, to: end, by: 1) {
            let (speedKmh, acceleration, _) = engine.cycle.state(at: second)
            idleS = speedKmh == 0 ? idleS + 1 : 0
            if isCold, idleS >= 240, second - start < 600 { bits |= oxygenSensorHeater }
            guard engine.coolantC(at: second) > 75 else { continue }
            let isSteady = abs(acceleration) < 0.2
            if isSteady, (75...105).contains(speedKmh) { cruiseS += 1 }
            if isSteady, (55...95).contains(speedKmh) { slowCruiseS += 1 }
            overrunS = engine.isFuelCut(engine.state(at: second)) ? overrunS + 1 : 0
            if overrunS == 5 { overruns += 1 }
            if cruiseS >= 480 { bits |= catalyst }
            if slowCruiseS >= 300, overruns >= 2 { bits |= oxygenSensor }
            if slowCruiseS >= 120, overruns >= 3 { bits |= egr }
        }
        return bits
    }
}
