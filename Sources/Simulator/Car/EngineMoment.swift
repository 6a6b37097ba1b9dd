import Glibc
import OBD

/// A point of a drive as an ECU's sensors show it.
struct EngineMoment: Sendable {
    let engine: EngineModel
    let seconds: Double

    /// The data bytes of a parameter of service 01; nil where the engine does not measure it.
    /// - Parameter error: by which the values that the model follows through a drive are multiplied.
    func data(_ pid: UInt8, error: Double) -> [UInt8]? {
        if let values = EngineParameters.all[pid] { return EngineParameters.encode(pid, values(self)) }
        return PIDTable.row(pid)?.encode { signal in EngineModel.sensors[signal].map { $0(engine, seconds) * error } }
    }

    /// Kilometres since an earlier point of the same drive.
    func distanceKm(since start: Double) -> Double {
        engine.cycle.distanceKm(at: seconds) - engine.cycle.distanceKm(at: start)
    }

    var state: EngineModel.State { engine.state(at: seconds) }
    var engineRPM: Double { state.rpm }
    var load: Double { engine.load(state) }
    /// g/s.
    var fuelFlow: Double { engine.fuelMassFlow(state) }

    /// Since the engine was started; a stop at a standstill does not count as one.
    var runTime: Double { engine.ignition.map { max(0, $0.secondsOn(at: seconds) - 4) } ?? seconds }

    /// kPa in the intake.
    var intakePressure: Double {
        if engine.traits.isModern { return engine.intakePressure(state) }
        return engine.runs ? 8 + 93 * load : 101
    }

    /// mg for each stroke of a cylinder.
    var fuelPerStroke: Double {
        engineRPM > 0 ? fuelFlow * 1000 * 120 / (engineRPM * EngineModel.cylinders) : 0
    }
}

/// What the engine's ECU measures besides the signals of the model: the values of the fields of a PID, in the units of
/// its row and in the row's order. Fields beyond them are not there.
enum EngineParameters {
    static let all: [UInt8: @Sendable (EngineMoment) -> [Double]] = [
        // Closed loop, or open because the engine is cold or the car pushes it, or off; there is no second fuel system.
        0x03: { moment in
            let (engine, state) = (moment.engine, moment.state)
            guard state.rpm > 0 else { return [0, 0] }
            return [engine.isFuelCut(state) ? 4 : engine.isOpenLoopCold(state) ? 1 : 2, 0]
        },
        0x04: { [100 * $0.load] },
        // Fuel trims.
        0x06: { _ in [0.8] },
        0x07: { _ in [2.3] },
        0x0B: { [$0.intakePressure] },
        0x0E: { [min(35, 6 + $0.engineRPM / 200)] },
        0x0F: { _ in [EngineModel.intakeC] },
        0x11: { [$0.engine.throttle($0.state)] },
        // Two sensors in the first bank: that before the catalyst swings between lean and rich.
        0x13: { _ in [1, 1] },
        0x14: { [$0.engine.runs && $0.seconds.truncatingRemainder(dividingBy: 1) < 0.5 ? 0.8 : 0.125, 0.8] },
        0x15: { _ in [0.68] },
        // OBD II, as California defines it.
        0x1C: { _ in [1] },
        0x1F: { [$0.engine.runs ? $0.runTime.rounded(.down) : 0] },
        // A diesel's rail.
        0x23: { [$0.engine.runs ? 30_000 + 120_000 * $0.load : 0] },
        0x33: { _ in [101] },
        0x44: { [$0.engine.lambda($0.state)] },
        0x46: { _ in [21] },
        0x51: { [$0.engine.traits.fuel.type] },
        0x52: { [$0.engine.traits.fuel.ethanolPercent] },
        0x5B: { [62 - 6 * sin(2 * .pi * $0.seconds / 600)] },
        0x5E: { [$0.engine.fuelLitresPerSecond(at: $0.seconds) * 3600] },
        // Charging or not, twice; V and A of the battery that drives the car.
        0x9A: {
            let current = $0.engine.hybridCurrent($0.state)
            return [current > 0 ? 1 : 0, current > 0 ? 1 : 0, EngineModel.hybridVoltage, current]
        },
        0x9D: { [$0.fuelFlow, $0.fuelFlow] },
        0xA2: { [$0.fuelPerStroke] },
    ]

    static func encode(_ pid: UInt8, _ values: [Double]) -> [UInt8]? {
        guard let row = PIDTable.row(pid) else { return nil }
        let bySignal = Dictionary(zip(row.fields.map(\.signal), values)) { first, _ in first }
        let data = row.encode { bySignal[$0] }
        return values.count < row.fields.count ? Array(data.prefix(row.shorterByteCount ?? row.byteCount)) : data
    }
}
