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

    var engineRPM: Double { engine.engineRPM(at: seconds) }

    /// The air that flows as a share of what would fill the cylinders; 0 with the engine off.
    var load: Double {
        guard engineRPM > 0 else { return 0 }
        // 1.6 L in two turns, of air of 1.184 g/L.
        return min(1, engine.massAirFlow(at: seconds) / (1.6 / 2 * 1.184 * engineRPM / 60))
    }
}

/// What the engine's ECU measures besides the signals of the model: the values of the fields of a PID, in the units of
/// its row and in the row's order. Fields beyond them are not there.
enum EngineParameters {
    static let all: [UInt8: @Sendable (EngineMoment) -> [Double]] = [
        // Closed loop, or off; there is no second fuel system.
        0x03: { [$0.engine.runs ? 2 : 0, 0] },
        0x04: { [100 * $0.load] },
        // Fuel trims.
        0x06: { _ in [0.8] },
        0x07: { _ in [2.3] },
        0x0B: { [$0.engine.runs ? 8 + 93 * $0.load : 101] },
        0x0E: { [min(35, 6 + $0.engineRPM / 200)] },
        0x0F: { _ in [28] },
        0x11: { [12 + 70 * $0.load] },
        // Two sensors in the first bank: that before the catalyst swings between lean and rich.
        0x13: { _ in [1, 1] },
        0x14: { [$0.engine.runs && $0.seconds.truncatingRemainder(dividingBy: 1) < 0.5 ? 0.8 : 0.125, 0.8] },
        0x15: { _ in [0.68] },
        // OBD II, as California defines it.
        0x1C: { _ in [1] },
        0x1F: { [$0.engine.runs ? $0.seconds.rounded(.down) : 0] },
        // A diesel's rail.
        0x23: { [$0.engine.runs ? 30_000 + 120_000 * $0.load : 0] },
        0x33: { _ in [101] },
        0x46: { _ in [21] },
        0x51: { [$0.engine.burnsDiesel ? 4 : 1] },
    ]

    static func encode(_ pid: UInt8, _ values: [Double]) -> [UInt8]? {
        guard let row = PIDTable.row(pid) else { return nil }
        let bySignal = Dictionary(zip(row.fields.map(\.signal), values)) { first, _ in first }
        let data = row.encode { bySignal[$0] }
        return values.count < row.fields.count ? Array(data.prefix(row.shorterByteCount ?? row.byteCount)) : data
    }
}
