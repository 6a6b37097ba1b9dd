import Glibc
import OBD

/// A moment of a drive, as an ECU's sensors see it.
struct EngineMoment: Sendable {
    let engine: EngineModel
    let seconds: Double

    /// Returns the data bytes of a PID of service 01; nil if the engine does not measure it.
    ///
    /// - Parameter error: the factor for values that the model simulates over the drive; constants and derived values
    ///   are not affected.
    func data(_ pid: UInt8, error: Double) -> [UInt8]? {
        if let values = EngineParameters.all[pid] { return EngineParameters.encode(pid, values(self)) }
        return PIDTable.row(pid)?.encode { signal in EngineModel.sensors[signal].map { $0(engine, seconds) * error } }
    }

    /// Returns the distance since an earlier moment of the same drive, in kilometers.
    func distanceKm(since start: Double) -> Double {
        engine.cycle.distanceKm(at: seconds) - engine.cycle.distanceKm(at: start)
    }

    var state: EngineModel.State { engine.state(at: seconds) }
    var engineRPM: Double { state.rpm }
    var load: Double { engine.load(state) }
    /// Fuel mass flow in g/s.
    var fuelFlow: Double { engine.fuelMassFlow(state) }

    /// Seconds since the engine was started; automatic stops at a standstill do not reset it.
    var runTime: Double { engine.ignition.map { max(0, $0.secondsOn(at: seconds) - 4) } ?? seconds }

    /// Intake manifold pressure in kPa.
    var intakePressure: Double {
        if engine.traits.isModern { return engine.intakePressure(state) }
        return engine.runs ? 8 + 93 * load : 101
    }

    /// Fuel in mg for each stroke of a cylinder.
    var fuelPerStroke: Double {
        engineRPM > 0 ? fuelFlow * 1000 * 120 / (engineRPM * EngineModel.cylinders) : 0
    }
}

/// The values that the engine's ECU measures besides the model's signals: by PID, the values of its fields, in the
/// units and the order of its row. A list may end early if the last fields are not reported.
enum EngineParameters {
    static let all: [UInt8: @Sendable (EngineMoment) -> [Double]] = [
        // Closed loop; open loop because the engine is cold or the car pushes it; or off. There is no second fuel
        // system.
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
        // Two sensors in bank 1; the one before the catalyst switches between lean and rich.
        0x13: { _ in [1, 1] },
        0x14: { [$0.engine.runs && $0.seconds.truncatingRemainder(dividingBy: 1) < 0.5 ? 0.8 : 0.125, 0.8] },
        0x15: { _ in [0.68] },
        // OBD II as defined by California (CARB).
        0x1C: { _ in [1] },
        0x1F: { [$0.engine.runs ? $0.runTime.rounded(.down) : 0] },
        // Fuel rail pressure of a diesel.
        0x23: { [$0.engine.runs ? 30_000 + 120_000 * $0.load : 0] },
        0x2F: { _ in [62] },
        0x33: { _ in [101] },
        0x44: { [$0.engine.lambda($0.state)] },
        0x46: { _ in [21] },
        0x51: { [$0.engine.traits.fuel.type] },
        0x52: { [$0.engine.traits.fuel.ethanolPercent] },
        // An electric car takes about 0.3 % of its battery for a kilometer.
        0x5B: {
            $0.engine.traits.isElectric
                ? [max(0, 78 - 0.3 * $0.distanceKm(since: 0))] : [62 - 6 * sin(2 * .pi * $0.seconds / 600)]
        },
        0x5E: { [$0.engine.fuelLitresPerSecond(at: $0.seconds) * 3600] },
        // Charging state and enhanced charging state; voltage in V and current in A of the hybrid battery.
        0x9A: {
            let current = $0.engine.hybridCurrent($0.state)
            return [current > 0 ? 1 : 0, current > 0 ? 1 : 0, $0.engine.batteryVoltage, current]
        },
        0x9D: { [$0.fuelFlow, $0.fuelFlow] },
        0xA2: { [$0.fuelPerStroke] },
        0xB2: { _ in [94] },
    ]

    static func encode(_ pid: UInt8, _ values: [Double]) -> [UInt8]? {
        guard let row = PIDTable.row(pid) else { return nil }
        let bySignal = Dictionary(zip(row.fields.map(\.signal), values)) { first, _ in first }
        let data = row.encode { bySignal[$0] }
        return values.count < row.fields.count ? Array(data.prefix(row.shorterByteCount ?? row.byteCount)) : data
    }
}
