import Telemetry

/// The packets of Wreckfest 2 (the protocol "Pino"), which begin with the same four characters. Only the main one is
/// about the player's car alone.
package enum WreckfestPackets {
    private static let game = Game.wreckfest2
    /// "pkro".
    private static let signature: [UInt8] = [0x70, 0x6B, 0x72, 0x6F]
    /// The lengths of the packets by their number.
    private static let lengths: [UInt8: Int] = [0: 1218, 1: 1231, 2: 1231, 3: 1375, 4: 1383, 5: 8195, 6: 1027]

    private static func vector(_ name: String, _ offset: Int, _ signals: [Signal?] = [nil, nil, nil]) -> [PacketField] {
        zip(["X", "Y", "Z"], signals).enumerated().map { index, part in
            PacketField(name + part.0, .f32, offset + 4 * index, part.1)
        }
    }

    private static let race: [PacketField] =
        [
            PacketField("Signature", .u32, 0), PacketField("PacketType", .u8, 4), PacketField("StatusFlags", .u8, 5),
            PacketField("SessionTime", .s32, 6),
            PacketField("RaceTime", .s32, 10, .raceTime, .notNegative(times: 0.001)),
            PacketField("MarshalFlags", .u16, 14), PacketField("Status", .u8, 16), PacketField("TrackStatus", .u8, 17),
            PacketField("LapCurrent", .u16, 18, .lapNumber, .positive),
            PacketField("Position", .u8, 20, .racePosition, .positive),
            PacketField("Health", .u8, 21, .bodyDamage, .linear(times: -1, plus: 100)),
            PacketField("Wrecks", .u16, 22), PacketField("Frags", .u16, 24), PacketField("Assists", .u16, 26),
            PacketField("Score", .s32, 28), PacketField("Points", .s32, 32),
            PacketField("DeltaLeader", .s32, 36, .gapLeader, .milliseconds),
            PacketField("LapTimeCurrent", .u32, 48, .currentLapTime, .times(0.001)),
            PacketField("LapTimePenaltyCurrent", .u32, 52),
            PacketField("LapTimeLast", .u32, 56, .lastLapTime, .milliseconds),
            PacketField("LapTimeBest", .u32, 60, .bestLapTime, .milliseconds), PacketField("LapBest", .u8, 64),
            PacketField("DeltaAhead", .s32, 65, .gapAhead, .milliseconds),
            PacketField("DeltaBehind", .s32, 69, .gapBehind, .milliseconds), PacketField("LapProgress", .f32, 73),
            PacketField("SectorTimeCurrentLap1", .u32, 80, Signal.sectorTimes[0], .milliseconds),
            PacketField("SectorTimeCurrentLap2", .u32, 84, Signal.sectorTimes[1], .milliseconds),
        ]
        + ["LastLap1", "LastLap2", "BestLap1", "BestLap2", "Best1", "Best2", "Best3"].enumerated().map {
            PacketField("SectorTime" + $0.element, .u32, 88 + 4 * $0.offset)
        }
        + [
            PacketField("CarId", .bytes(64), 116), PacketField("CarName", .bytes(96), 180),
            PacketField("PlayerName", .bytes(24), 276), PacketField("ParticipantIndex", .u8, 300),
        ]

    private static let car: [PacketField] =
        [
            PacketField("AssistFlags", .u8, 350), PacketField("AssistGearbox", .u8, 351),
            PacketField("LevelABS", .u8, 352, .absLevel), PacketField("LevelTCS", .u8, 353, .tractionControlLevel),
            PacketField("LevelESC", .u8, 354), PacketField("TrackWidthFront", .f32, 358),
            PacketField("TrackWidthRear", .f32, 362), PacketField("WheelBase", .f32, 366),
            PacketField("SteeringWheelLockToLock", .s32, 370), PacketField("SteeringLock", .f32, 374),
            PacketField("DrivelineType", .u8, 410, .drivetrain), PacketField("Gear", .u8, 411, .gear, .gearFromReverse),
            PacketField("GearMax", .u8, 412), PacketField("Speed", .f32, 413), PacketField("EngineFlags", .u8, 434),
            PacketField("RPM", .s32, 435, .engineSpeed),
            PacketField("RPMMax", .s32, 439, .maximumEngineSpeed, .positive),
            PacketField("RPMRedline", .s32, 443, .shiftEngineSpeed, .positive),
            PacketField("RPMIdle", .s32, 447, .idleEngineSpeed, .positive),
            PacketField("Torque", .f32, 451, .engineTorque),
            PacketField("Power", .f32, 455, .enginePower, .times(0.001)),
            PacketField("TempBlock", .f32, 459),
            PacketField("TempWater", .f32, 463, .coolantTemperature, .celsiusOfKelvins),
            PacketField("PressureManifold", .f32, 467),
            PacketField("PressureOil", .f32, 471, .oilPressure, .positive),
            PacketField("Throttle", .f32, 490, .throttle, .percent), PacketField("Brake", .f32, 494, .brake, .percent),
            PacketField("Clutch", .f32, 498, .clutch, .percent),
            PacketField("Handbrake", .f32, 502, .handbrake, .percent),
            PacketField("Steering", .f32, 506, .steering, .percent),
        ]
        // X points to the right, Y up, Z ahead.
        + vector("Position", 510, [.positionX, .positionY, .positionZ]) + vector("Quaternion", 522)
        + [PacketField("QuaternionW", .f32, 534)]
        + vector("VelocityLocal", 544, [.lateralVelocity, nil, .longitudinalVelocity]) + vector("AngularVelocity", 556)
        + vector(
            "AccelerationLocal", 568, [.lateralAcceleration, .verticalAcceleration, .longitudinalAcceleration])

    private static let tires: [PacketField] = Signal.wheels.indices.flatMap { wheel in
        let (base, name) = (580 + 72 * wheel, "Tire[" + PacketField.shortNames[wheel] + "].")
        return [
            PacketField(name + "AngularSpeed", .f32, base), PacketField(name + "Camber", .f32, base + 4),
            PacketField(name + "SlipRatio", .f32, base + 8), PacketField(name + "SlipAngle", .f32, base + 12),
            PacketField(name + "RadiusUnloaded", .f32, base + 16), PacketField(name + "LoadVertical", .f32, base + 20),
            PacketField(name + "ForceLat", .f32, base + 24), PacketField(name + "ForceLong", .f32, base + 28),
            PacketField(
                name + "TemperatureInner", .f32, base + 32, Signal.tireInnerTemperatures[wheel], .celsiusOfKelvins),
            PacketField(name + "TemperatureTread", .f32, base + 36, Signal.tireTemperatures[wheel], .celsiusOfKelvins),
            PacketField(name + "SuspensionVelocity", .f32, base + 40),
            PacketField(name + "SuspensionDisplacement", .f32, base + 44),
            PacketField(name + "SuspensionDispNorm", .f32, base + 48),
            PacketField(name + "PositionVertical", .f32, base + 52), PacketField(name + "SurfaceType", .u8, base + 56),
        ]
    }

    private static let event: [PacketField] = [
        PacketField("TrackId", .bytes(64), 882), PacketField("TrackName", .bytes(96), 946),
        PacketField("TrackLength", .f32, 1042, .trackLength, .positive),
        PacketField("Laps", .s16, 1046, .totalLaps, .positive), PacketField("EventLength", .s16, 1048),
        PacketField("GridSize", .u8, 1050), PacketField("GridSizeRemaining", .u8, 1051),
        PacketField("SectorCount", .u8, 1052), PacketField("SectorFract1", .f32, 1053),
        PacketField("SectorFract2", .f32, 1057), PacketField("GameMode", .u8, 1061),
        PacketField("DamageMode", .u8, 1062), PacketField("SessionStatus", .u8, 1063),
        PacketField("PlayerStatusFlags", .u16, 1090),
    ]

    package static let main = PacketLayout(
        "Wreckfest 2 main", game, length: 1218, race + car + tires + event,
        extras: [
            PacketField("ABS", .u8, 350, .absActive, .bit(0)),
            PacketField("TCS", .u8, 350, .tractionControlActive, .bit(1)),
        ])

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        guard bytes.count > 5, bytes.starts(with: signature) else { return nil }
        guard lengths[bytes[4]] == bytes.count else { return .damaged(game) }
        guard bytes[4] == 0 else { return .packet(GamePacket(game, "Wreckfest 2 packet \(bytes[4])", .none)) }
        guard var values = main.values(bytes), main.isPlausible(bytes) else { return .damaged(game) }
        values += computed(bytes)
        var packet = GamePacket(game, main.name, activity(bytes), values)
        packet.ticks = bytes.bits(at: 6, size: 4).map { UInt32(truncatingIfNeeded: $0) }
        packet.car = bytes.text(bytes: 96, at: 180).flatMap { $0.isEmpty ? nil : $0 }
        packet.track = bytes.text(bytes: 96, at: 946).flatMap { $0.isEmpty ? nil : $0 }
        return .packet(packet)
    }

    private static func activity(_ bytes: [UInt8]) -> GamePacket.Activity {
        // A pause, a replay, a spectator.
        if bytes[5] & 7 != 0 { return .menu }
        switch bytes[16] {
        // Finished, eliminated, or out of the race.
        case 3...8: return .ended
        case 1, 9: return .menu
        default: return .driving
        }
    }

    private static func computed(_ bytes: [UInt8]) -> [GameValue] {
        func number(_ name: String) -> Double? { main.number(name, bytes) }
        var values: [GameValue?] = []
        // The speed in the packet is that of the driven wheels.
        let parts = ["X", "Y", "Z"].compactMap { number("VelocityLocal" + $0) }
        let speed = parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
        values.append(GameValue(.vehicleSpeed, 3.6 * (speed > 0 ? speed : abs(number("Speed") ?? 0))))
        if let share = number("LapProgress"), let length = number("TrackLength"), length > 0 {
            values.append(GameValue(.lapDistance, share * length))
            if number("SectorCount") == 3, let first = number("SectorFract1"), let second = number("SectorFract2") {
                values.append(GameValue(.lapSector, share < first ? 1 : share < second ? 2 : 3))
            }
        }
        return values.compactMap(\.self)
    }
}
