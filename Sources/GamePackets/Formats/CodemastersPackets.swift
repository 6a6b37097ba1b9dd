import Telemetry

/// The packets of Dirt Rally, Dirt Rally 2.0 and games that imitate them: a row of 32-bit floats, shorter with a lower
/// `extradata`.
package enum CodemastersPackets {
    package static let defaultPort: UInt16 = 20777

    private static func wheels(
        _ name: String, _ offset: Int, _ signals: [Signal]? = nil, _ conversion: PacketField.Conversion = .same
    ) -> [PacketField] {
        PacketField.wheels(
            name, .f32, offset, signals, conversion, order: PacketField.rearFirst, names: PacketField.shortNames)
    }

    private static let fields: [PacketField] =
        [
            PacketField("time", .f32, 0, .raceTime), PacketField("lapTime", .f32, 4, .currentLapTime),
            PacketField("lapDistance_m", .f32, 8, .lapDistance),
            PacketField("totalDistance_m", .f32, 12, .raceDistance), PacketField("posX", .f32, 16, .positionX),
            PacketField("posY", .f32, 20, .positionY), PacketField("posZ", .f32, 24, .positionZ),
            PacketField("speed_ms", .f32, 28, .vehicleSpeed, .kmhOfMetresPerSecond),
            PacketField("velX", .f32, 32), PacketField("velY", .f32, 36), PacketField("velZ", .f32, 40),
            PacketField("rollX", .f32, 44), PacketField("rollY", .f32, 48), PacketField("rollZ", .f32, 52),
            PacketField("pitchX", .f32, 56), PacketField("pitchY", .f32, 60), PacketField("pitchZ", .f32, 64),
        ]
        + wheels("suspPos", 68) + wheels("suspVel", 84) + wheels("wheelSpeed", 100)
        + [
            PacketField("throttle_0_1", .f32, 116, .throttle, .percent),
            PacketField("steer_-1_1", .f32, 120, .steering, .percent),
            PacketField("brake_0_1", .f32, 124, .brake, .percent),
            PacketField("clutch_0_1", .f32, 128, .clutch, .percent),
            PacketField("gear_-1R_0N", .f32, 132, .gear, .codemastersGear),
            PacketField("gForceLat", .f32, 136, .lateralAcceleration, .metresPerSecondSquaredOfG),
            PacketField("gForceLon", .f32, 140, .longitudinalAcceleration, .metresPerSecondSquaredOfG),
            PacketField("currentLap_from0", .f32, 144, .lapNumber, .linear(times: 1, plus: 1)),
            PacketField("rpm_div10", .f32, 148, .engineSpeed, .times(10)), PacketField("sliSupport", .f32, 152),
            PacketField("racePosition", .f32, 156, .racePosition, .positive), PacketField("kersLevel", .f32, 160),
            PacketField("kersMax", .f32, 164), PacketField("drs", .f32, 168), PacketField("tc", .f32, 172),
            PacketField("abs", .f32, 176), PacketField("fuelInTank", .f32, 180), PacketField("fuelCapacity", .f32, 184),
            PacketField("inPit", .f32, 188), PacketField("sector", .f32, 192), PacketField("sector1Time", .f32, 196),
            PacketField("sector2Time", .f32, 200),
        ]
        + wheels("brakeTemp", 204, Signal.brakeTemperatures, .positive)
        + wheels("tyrePress", 220, Signal.tirePressures, .kilopascalsOfPSI)
        + [
            PacketField("completedLaps", .f32, 236), PacketField("totalLaps", .f32, 240, .totalLaps),
            PacketField("trackLength_m", .f32, 244, .trackLength, .positive),
            PacketField("lastLapTime_s", .f32, 248, .lastLapTime, .time(perSecond: 1)),
            PacketField("maxRpm_div10", .f32, 252, .maximumEngineSpeed, .times(10)),
            PacketField("idleRpm_div10", .f32, 256, .idleEngineSpeed, .times(10)),
            PacketField("maxGears", .f32, 260),
        ]

    private static func layout(_ name: String, length: Int) -> PacketLayout {
        PacketLayout(name, .dirt, length: length, fields.filter { $0.range.upperBound <= length })
    }

    package static let full = layout("Dirt Rally extradata 3", length: 264)
    package static let layouts = [
        layout("Dirt Rally extradata 0", length: 64), layout("Dirt 3", length: 152), full,
    ]

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        guard let layout = layouts.first(where: { $0.length == bytes.count }) else { return nil }
        if bytes.allSatisfy({ $0 == 0 }) { return .packet(GamePacket(.dirt, layout.name, .ended)) }
        guard var values = layout.values(bytes), layout.isPlausible(bytes), isOriented(layout, bytes),
            let time = bytes.number(.f32, at: 0), time >= 0, time < 4e6
        else { return .damaged(.dirt) }
        values.append(contentsOf: fuel(layout, bytes))
        values.append(
            contentsOf: CarAxes.velocities(layout, bytes, velocity: "vel", forward: "pitch", right: "roll"))
        let ticks = UInt32(clamping: time * 1000)
        return .packet(
            GamePacket(.dirt, layout.name, isOver(layout, bytes) ? .ended : .driving, values, ticks: ticks))
    }

    /// Whether the directions of the car are unit vectors, or absent. Floats of anything else are not.
    private static func isOriented(_ layout: PacketLayout, _ bytes: [UInt8]) -> Bool {
        stride(from: 44, to: min(68, layout.length), by: 4).allSatisfy { offset in
            (bytes.number(.f32, at: offset)?.magnitude ?? 0) <= 1.01
        }
    }

    /// Whether the stage is over: the time may still be there, but no engine.
    private static func isOver(_ layout: PacketLayout, _ bytes: [UInt8]) -> Bool {
        ["speed_ms", "rpm_div10", "maxRpm_div10", "posX", "posZ"].allSatisfy { (layout.number($0, bytes) ?? 0) == 0 }
    }

    private static func fuel(_ layout: PacketLayout, _ bytes: [UInt8]) -> [GameValue] {
        guard let fuel = layout.number("fuelInTank", bytes), let capacity = layout.number("fuelCapacity", bytes),
            capacity > 0, (0...capacity).contains(fuel), let kind = GameSignal[.fuelShare]
        else { return [] }
        return [GameValue(signal: .fuelShare, value: kind.rounded(fuel / capacity * 100))]
    }
}
