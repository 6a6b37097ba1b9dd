import OBD

/// A point of a drive as an ECU's sensors show it.
struct EngineMoment: Sendable {
    let engine: EngineModel
    let seconds: Double

    /// The data bytes of a parameter of service 01: of what `EngineParameters` computes, or of a row whose signals the
    /// model measures.
    /// - Parameter error: by which measured values are multiplied.
    func data(_ pid: UInt8, error: Double) -> [UInt8]? {
        if let bytes = EngineParameters.all[pid] { return bytes(self) }
        return PIDTable.row(pid)?.encode { signal in EngineModel.sensors[signal].map { $0(engine, seconds) * error } }
    }

    /// Kilometres since an earlier point of the same drive.
    func distanceKm(since start: Double) -> Double {
        engine.cycle.distanceKm(at: seconds) - engine.cycle.distanceKm(at: start)
    }

    /// Of the air that would fill the cylinders; 0 with the engine off.
    var load: Double {
        let rpm = engine.engineRPM(at: seconds)
        guard rpm > 0 else { return 0 }
        // 1.6 L in two turns, of air of 1.184 g/L.
        let full = 1.6 / 2 * 1.184 * rpm / 60
        return min(1, engine.massAirFlow(at: seconds) / full)
    }
}

/// Parameters of service 01 that no signal of the model stands for, as the bytes that SAE J1979 gives them.
enum EngineParameters {
    static let all: [UInt8: @Sendable (EngineMoment) -> [UInt8]] = [
        // Closed loop on the oxygen sensor.
        0x03: { [$0.engine.runs ? 0x02 : 0x00, 0x00] },
        0x04: { [byte($0.load * 255)] },
        // Fuel trims of 0.8 % and 2.3 %.
        0x06: { _ in [0x81] },
        0x07: { _ in [0x83] },
        0x0B: { [$0.engine.runs ? byte(8 + 93 * $0.load) : 101] },
        // 10° and more before the dead centre.
        0x0E: { [byte(2 * (64 + min(35, 6 + $0.engine.engineRPM(at: $0.seconds) / 200)))] },
        0x0F: { _ in [28 + 40] },
        0x11: { [byte((0.12 + 0.7 * $0.load) * 255)] },
        // Bank 1, sensors 1 and 2.
        0x13: { _ in [0x03] },
        // The first one swings between lean and rich, the second one stays.
        0x14: { [$0.engine.runs && $0.seconds.truncatingRemainder(dividingBy: 1) < 0.5 ? 160 : 25, 0x81] },
        0x15: { _ in [136, 0xFF] },
        0x1C: { _ in [0x01] },
        0x1F: { word($0.engine.runs ? $0.seconds : 0) },
        // Rail pressure in steps of 10 kPa.
        0x23: { word($0.engine.runs ? 3000 + 12_000 * $0.load : 0) },
        0x33: { _ in [101] },
        0x46: { _ in [21 + 40] },
        0x51: { [$0.engine.burnsDiesel ? 4 : 1] },
    ]

    static func byte(_ value: Double) -> UInt8 { UInt8(max(0, min(255, value.rounded()))) }

    static func word(_ value: Double) -> [UInt8] {
        let raw = UInt16(max(0, min(65_535, value.rounded(.down))))
        return [UInt8(raw >> 8), UInt8(raw & 0xFF)]
    }
}
