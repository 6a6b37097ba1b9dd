import Telemetry

/// The "Data Out" packets of Forza Motorsport 7 and 2023 and Forza Horizon 4, 5 and 6, by their length alone. The first
/// 232 bytes are the same in all. Horizon then has 12 bytes more than Motorsport before the dashboard's fields, so that
/// these are 12 bytes later.
package enum ForzaPackets {
    private static let carFields: [PacketField] =
        [
            PacketField("IsRaceOn", .s32, 0), PacketField("TimestampMS", .u32, 4),
            PacketField("EngineMaxRpm", .f32, 8, .maximumEngineSpeed),
            PacketField("EngineIdleRpm", .f32, 12, .idleEngineSpeed),
            PacketField("CurrentEngineRpm", .f32, 16, .engineSpeed),
            PacketField("AccelerationX", .f32, 20, .lateralAcceleration),
            PacketField("AccelerationY", .f32, 24, .verticalAcceleration),
            PacketField("AccelerationZ", .f32, 28, .longitudinalAcceleration),
            PacketField("VelocityX", .f32, 32, .lateralVelocity), PacketField("VelocityY", .f32, 36),
            PacketField("VelocityZ", .f32, 40, .longitudinalVelocity), PacketField("AngularVelocityX", .f32, 44),
            PacketField("AngularVelocityY", .f32, 48), PacketField("AngularVelocityZ", .f32, 52),
            PacketField("Yaw", .f32, 56, .yaw, .degreesOfRadians), PacketField("Pitch", .f32, 60),
            PacketField("Roll", .f32, 64),
        ]
        + PacketField.wheels("NormalizedSuspensionTravel", .f32, 68)
        + PacketField.wheels("TireSlipRatio", .f32, 84) + PacketField.wheels("WheelRotationSpeed", .f32, 100)
        + PacketField.wheels("WheelOnRumbleStrip", .s32, 116) + PacketField.wheels("WheelInPuddle", .f32, 132)
        + PacketField.wheels("SurfaceRumble", .f32, 148) + PacketField.wheels("TireSlipAngle", .f32, 164)
        + PacketField.wheels("TireCombinedSlip", .f32, 180, Signal.tireSlips)
        + PacketField.wheels("SuspensionTravelMeters", .f32, 196)
        + [
            PacketField("CarOrdinal", .s32, 212, .carOrdinal), PacketField("CarClass", .s32, 216, .carClass),
            PacketField("CarPerformanceIndex", .s32, 220, .carPerformanceIndex),
            PacketField("DrivetrainType", .s32, 224, .drivetrain),
            PacketField("NumCylinders", .s32, 228, .cylinderCount),
        ]

    /// The fields of the dashboard, in a Motorsport packet.
    private static let dashFields: [PacketField] =
        [
            PacketField("PositionX", .f32, 232, .positionX), PacketField("PositionY", .f32, 236, .positionY),
            PacketField("PositionZ", .f32, 240, .positionZ),
            PacketField("Speed", .f32, 244, .vehicleSpeed, .kmhOfMetresPerSecond),
            PacketField("Power", .f32, 248, .enginePower, .times(0.001)),
            PacketField("Torque", .f32, 252, .engineTorque),
        ]
        + PacketField.wheels("TireTemp", .f32, 256, Signal.tireTemperatures, .celsiusOfFahrenheit)
        + [
            PacketField("Boost", .f32, 272, .boostPressure, .kilopascalsOfPSI),
            PacketField("Fuel", .f32, 276, .fuelShare, .percent),
            PacketField("DistanceTraveled", .f32, 280, .raceDistance),
            PacketField("BestLap", .f32, 284, .bestLapTime, .time(perSecond: 1)),
            PacketField("LastLap", .f32, 288, .lastLapTime, .time(perSecond: 1)),
            PacketField("CurrentLap", .f32, 292, .currentLapTime),
            PacketField("CurrentRaceTime", .f32, 296, .raceTime),
            PacketField("LapNumber", .u16, 300, .lapNumber),
            PacketField("RacePosition", .u8, 302, .racePosition, .positive),
            PacketField("Accel", .u8, 303, .throttle, .percentOfByte),
            PacketField("Brake", .u8, 304, .brake, .percentOfByte),
            PacketField("Clutch", .u8, 305, .clutch, .percentOfByte),
            PacketField("HandBrake", .u8, 306, .handbrake, .percentOfByte),
            PacketField("Gear", .u8, 307, .gear, .forzaGear),
            PacketField("Steer", .s8, 308, .steering, .times(100.0 / 127)),
            PacketField("NormalizedDrivingLine", .s8, 309), PacketField("NormalizedAIBrakeDifference", .s8, 310),
        ]

    /// The 12 bytes that only Horizon has. Only the documentation of Horizon 6 names them.
    private static let horizonFields = [
        PacketField("CarGroup", .u32, 232), PacketField("SmashableVelDiff", .f32, 236),
        PacketField("SmashableMass", .f32, 240),
    ]

    static let sled = PacketLayout("Forza Sled", .forza, length: 232, carFields)
    static let motorsport7 = PacketLayout(
        "Forza Motorsport 7 Dash", .forzaMotorsport, length: 311, carFields + dashFields)
    static let horizon = PacketLayout(
        "Forza Horizon", .forzaHorizon, length: 324,
        carFields + horizonFields + dashFields.map { $0.moved(by: 12) } + [PacketField("(pad)", .u8, 323)])
    static let motorsport2023 = PacketLayout(
        "Forza Motorsport 2023 Dash", .forzaMotorsport, length: 331,
        carFields + dashFields
            + PacketField.wheels("TireWear", .f32, 311, Signal.tireWears, .percent)
            + [PacketField("TrackOrdinal", .s32, 327, .trackOrdinal)])

    package static let layouts = [sled, motorsport7, horizon, motorsport2023]

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        guard let layout = layouts.first(where: { $0.length == bytes.count }) else { return nil }
        let ticks = bytes.bits(at: 4, size: 4).map { UInt32(truncatingIfNeeded: $0) }
        // Nothing else is certain in a menu: the values are zero, stale or whatever the game left there.
        guard bytes.bits(at: 0, size: 4) != 0 else {
            return .packet(GamePacket(layout.game, layout.name, .menu, ticks: ticks))
        }
        // The 12 bytes of Horizon are not looked at, since nobody knows their types in all games.
        guard var values = layout.values(bytes), isPlausible(layout, bytes) else { return .damaged(layout.game) }
        // A game that says it races but has neither an engine nor a car is still loading.
        guard bytes[8..<232].contains(where: { $0 != 0 }) else {
            return .packet(GamePacket(layout.game, layout.name, .ended, ticks: ticks))
        }
        if layout.length == 232, let speed = speedOfVelocity(bytes) { values.append(speed) }
        return .packet(GamePacket(layout.game, layout.name, .driving, values, ticks: ticks))
    }

    private static func isPlausible(_ layout: PacketLayout, _ bytes: [UInt8]) -> Bool {
        let unknown = layout.length == 324 ? 232..<244 : 0..<0
        return layout.fields.allSatisfy { field in
            guard case .f32 = field.type, !unknown.contains(field.offset), !field.name.hasPrefix("WheelInPuddle"),
                let number = bytes.number(.f32, at: field.offset)
            else { return true }
            return number.isFinite && number.magnitude < 1e12
        }
    }

    /// The short packet has no speed, but the velocity in three directions.
    private static func speedOfVelocity(_ bytes: [UInt8]) -> GameValue? {
        let parts = [32, 36, 40].compactMap { bytes.number(.f32, at: $0) }
        let kmh = parts.reduce(0) { $0 + $1 * $1 }.squareRoot() * 3.6
        guard let kind = GameSignal[.vehicleSpeed], kmh.isFinite, kmh <= kind.greatest else { return nil }
        return GameValue(signal: .vehicleSpeed, value: kind.rounded(kmh))
    }
}
