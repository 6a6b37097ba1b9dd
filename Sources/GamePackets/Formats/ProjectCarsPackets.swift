import Telemetry

/// The packets of Project CARS 2 and Automobilista 2, which are sent to the whole network. Most are about all cars; the
/// one of telemetry says which of them is watched.
package enum ProjectCarsPackets {
    /// The kinds of packets that are read.
    package enum Kind: UInt8, CaseIterable, Sendable {
        case telemetry = 0
        case race = 1
        case timings = 3
        case gameState = 4
        case timeStats = 7
        case vehicleNames = 8
    }

    private static let game = Game.automobilista2
    /// The lengths of all packets by their number, also of those that are not read.
    private static let lengths: [UInt8: [Int]] = [
        0: [559], 1: [308], 2: [1136], 3: [1063], 4: [24], 7: [1040], 8: [1164, 1452],
    ]
    private static let participants = 32
    /// The names in a packet of vehicles.
    private static let names = (count: 16, size: 72)
    /// An air pressure from this one on is what the game sends if it knows none.
    private static let greatestKPa = 1000.0

    private static let head = [
        PacketField("PacketNumber", .u32, 0), PacketField("CategoryPacketNumber", .u32, 4),
        PacketField("PartialPacketIndex", .u8, 8), PacketField("PartialPacketNumber", .u8, 9),
        PacketField("PacketType", .u8, 10), PacketField("PacketVersion", .u8, 11),
    ]

    private static func wheels(
        _ name: String, _ type: FieldType, _ offset: Int, _ signals: [Signal]? = nil,
        _ conversion: PacketField.Conversion = .same
    ) -> [PacketField] {
        PacketField.wheels(name, type, offset, signals, conversion, names: PacketField.shortNames)
    }

    private static func vector(_ name: String, _ offset: Int, _ signals: [(Signal, Double)?] = [nil, nil, nil])
        -> [PacketField]
    {
        zip(["X", "Y", "Z"], signals).enumerated().map { index, part in
            PacketField(name + part.0, .f32, offset + 4 * index, part.1?.0, .times(part.1?.1 ?? 1))
        }
    }

    private static let controls = [
        PacketField("ViewedParticipantIndex", .s8, 12),
        PacketField("UnfilteredThrottle", .u8, 13), PacketField("UnfilteredBrake", .u8, 14),
        PacketField("UnfilteredSteering", .s8, 15), PacketField("UnfilteredClutch", .u8, 16),
        PacketField("CarFlags", .u8, 17),
        PacketField("OilTempCelsius", .s16, 18, .engineOilTemperature, .positive),
        PacketField("OilPressureKPa", .u16, 20, .oilPressure, .positive),
        PacketField("WaterTempCelsius", .s16, 22, .coolantTemperature, .positive),
        PacketField("WaterPressureKpa", .u16, 24), PacketField("FuelPressureKpa", .u16, 26),
        PacketField("FuelCapacity", .u8, 28), PacketField("Brake", .u8, 29, .brake, .percentOfByte),
        PacketField("Throttle", .u8, 30, .throttle, .percentOfByte),
        PacketField("Clutch", .u8, 31, .clutch, .percentOfByte),
        PacketField("FuelLevel", .f32, 32, .fuelShare, .percent),
        PacketField("Speed", .f32, 36, .vehicleSpeed, .kmhOfMetresPerSecond),
        PacketField("Rpm", .u16, 40, .engineSpeed),
        PacketField("MaxRpm", .u16, 42, .maximumEngineSpeed, .positive),
        PacketField("Steering", .s8, 44, .steering, .times(100.0 / 127)),
        PacketField("GearNumGears", .u8, 45, .gear, .gearOfHalf(reverse: 15, neutral: 0)),
        PacketField("BoostAmount", .u8, 46), PacketField("CrashState", .u8, 47), PacketField("OdometerKM", .f32, 48),
    ]

    /// X points to the right, Y up, Z back.
    private static let motion: [PacketField] =
        vector("Orientation", 52)
        + vector("LocalVelocity", 64, [(.lateralVelocity, 1), nil, (.longitudinalVelocity, -1)])
        + vector("WorldVelocity", 76) + vector("AngularVelocity", 88)
        + vector(
            "LocalAcceleration", 100,
            [(.lateralAcceleration, 1), (.verticalAcceleration, 1), (.longitudinalAcceleration, -1)])
        + vector("WorldAcceleration", 112) + vector("ExtentsCentre", 124)

    private static let tires: [PacketField] =
        wheels("TyreFlags", .u8, 136) + wheels("Terrain", .u8, 140) + wheels("TyreY", .f32, 144)
        + wheels("TyreRPS", .f32, 160) + wheels("TyreTemp", .u8, 176, Signal.tireTemperatures, .positive)
        + wheels("TyreHeightAboveGround", .f32, 180) + wheels("TyreWear", .u8, 196, Signal.tireWears, .percentOfByte)
        + wheels("BrakeDamage", .u8, 200, Signal.brakeDamages, .percentOfByte)
        + wheels("SuspensionDamage", .u8, 204, Signal.suspensionDamages, .percentOfByte)
        + wheels("BrakeTempCelsius", .s16, 208, Signal.brakeTemperatures, .positive)
        + wheels("TyreTreadTemp", .u16, 216) + wheels("TyreLayerTemp", .u16, 224)
        + wheels("TyreCarcassTemp", .u16, 232, Signal.tireInnerTemperatures, .celsiusOfKelvins)
        + wheels("TyreRimTemp", .u16, 240) + wheels("TyreInternalAirTemp", .u16, 248)
        + wheels("TyreTempLeft", .u16, 256, Signal.tireLeftTemperatures, .celsiusOrKelvins)
        + wheels("TyreTempCenter", .u16, 264, Signal.tireCenterTemperatures, .celsiusOrKelvins)
        + wheels("TyreTempRight", .u16, 272, Signal.tireRightTemperatures, .celsiusOrKelvins)
        + wheels("WheelLocalPositionY", .f32, 280) + wheels("RideHeight", .f32, 296)
        + wheels("SuspensionTravel", .f32, 312) + wheels("SuspensionVelocity", .f32, 328)
        + wheels("SuspensionRideHeight", .u16, 344)
        + wheels("AirPressure", .u16, 352, Signal.tirePressures, .within(1...greatestKPa))

    private static let engine: [PacketField] =
        [
            PacketField("EngineSpeed", .f32, 360), PacketField("EngineTorque", .f32, 364, .engineTorque),
            PacketField("Wings0", .u8, 368), PacketField("Wings1", .u8, 369),
            PacketField("HandBrake", .u8, 370, .handbrake, .percentOfByte),
            PacketField("AeroDamage", .u8, 371, .aeroDamage, .percentOfByte),
            PacketField("EngineDamage", .u8, 372, .engineDamage, .percentOfByte), PacketField("JoyPad0", .u32, 373),
            PacketField("DPad", .u8, 377),
        ] + wheels("TyreCompound", .bytes(40), 378)
        + [PacketField("TurboBoostPressure", .f32, 538, .boostPressure, .positiveTimes(0.001))]
        + vector("FullPosition", 542, [(.positionX, 1), (.positionY, 1), (.positionZ, 1)])
        + [
            PacketField("BrakeBias", .u8, 554, .brakeBias, .percentOfByte), PacketField("TickCount", .u32, 555),
        ]

    package static let telemetry = PacketLayout(
        "Automobilista 2 telemetry", game, length: 559, head + controls + motion + tires + engine,
        extras: [
            PacketField("speed limiter", .u8, 17, .pitLimiter, .bit(3)),
            PacketField("ABS", .u8, 17, .absActive, .bit(4)),
        ])

    package static let race = PacketLayout(
        "Automobilista 2 race", game, length: 308,
        head
            + [
                PacketField("WorldFastestLapTime", .f32, 12), PacketField("PersonalFastestLapTime", .f32, 16),
                PacketField("PersonalFastestSector1Time", .f32, 20),
                PacketField("PersonalFastestSector2Time", .f32, 24),
                PacketField("PersonalFastestSector3Time", .f32, 28), PacketField("WorldFastestSector1Time", .f32, 32),
                PacketField("WorldFastestSector2Time", .f32, 36), PacketField("WorldFastestSector3Time", .f32, 40),
                PacketField("TrackLength", .f32, 44, .trackLength, .positive),
                PacketField("TrackLocation", .bytes(64), 48), PacketField("TrackVariation", .bytes(64), 112),
                PacketField("TranslatedTrackLocation", .bytes(64), 176),
                PacketField("TranslatedTrackVariation", .bytes(64), 240),
                // From 32768 on it is a time.
                PacketField("LapsTimeInEvent", .u16, 304, .totalLaps, .within(1...32_767)),
                PacketField("EnforcedPitStopLap", .s8, 306),
            ])

    package static let timings = PacketLayout(
        "Automobilista 2 timings", game, length: 1063,
        head
            + [
                PacketField("NumParticipants", .s8, 12), PacketField("ParticipantsChangedTimestamp", .u32, 13),
                PacketField("EventTimeRemaining", .f32, 17),
                PacketField("SplitTimeAhead", .f32, 21, .gapAhead, .positive),
                PacketField("SplitTimeBehind", .f32, 25, .gapBehind, .positive), PacketField("SplitTime", .f32, 29),
                PacketField("LocalParticipantIndex", .u16, 1057), PacketField("TickCount", .u32, 1059),
            ])

    /// A car in a packet of timings.
    package static let timing = (
        base: 33, size: 32,
        layout: PacketLayout(
            "Automobilista 2 timing", game, length: 32,
            [
                PacketField("WorldPositionX", .s16, 0), PacketField("WorldPositionY", .s16, 2),
                PacketField("WorldPositionZ", .s16, 4), PacketField("OrientationX", .s16, 6),
                PacketField("OrientationY", .s16, 8), PacketField("OrientationZ", .s16, 10),
                PacketField("CurrentLapDistance", .u16, 12, .lapDistance),
                PacketField("RacePosition", .u8, 14), PacketField("Sector", .u8, 15),
                PacketField("HighestFlag", .u8, 16), PacketField("PitModeSchedule", .u8, 17),
                PacketField("CarIndex", .u16, 18), PacketField("RaceState", .u8, 20),
                PacketField("CurrentLap", .u8, 21, .lapNumber, .positive),
                PacketField("CurrentTime", .f32, 22, .currentLapTime, .notNegative(times: 1)),
                PacketField("CurrentSectorTime", .f32, 26), PacketField("MPParticipantIndex", .u16, 30),
            ])
    )

    package static let gameState = PacketLayout(
        "Automobilista 2 game state", game, length: 24,
        head
            + [
                PacketField("BuildVersionNumber", .u16, 12), PacketField("GameState", .u8, 14),
                PacketField("AmbientTemperature", .s8, 15, .ambientTemperature),
                PacketField("TrackTemperature", .s8, 16, .trackTemperature),
                PacketField("RainDensity", .u8, 17, .rain, .percentOfByte), PacketField("SnowDensity", .u8, 18),
                PacketField("WindSpeed", .s8, 19), PacketField("WindDirectionX", .s8, 20),
                PacketField("WindDirectionY", .s8, 21),
            ])

    /// A car in a packet of statistics.
    package static let statistics = (
        base: 16, size: 32,
        layout: PacketLayout(
            "Automobilista 2 statistics", game, length: 32,
            [
                PacketField("FastestLapTime", .f32, 0, .bestLapTime, .time(perSecond: 1)),
                PacketField("LastLapTime", .f32, 4, .lastLapTime, .time(perSecond: 1)),
                PacketField("LastSectorTime", .f32, 8), PacketField("FastestSector1Time", .f32, 12),
                PacketField("FastestSector2Time", .f32, 16), PacketField("FastestSector3Time", .f32, 20),
                PacketField("OnlineReputation", .u32, 24), PacketField("MPParticipantIndex", .u16, 28),
            ])
    )

    package static let layouts = [telemetry, race, timings, timing.layout, gameState, statistics.layout]

    /// Returns a packet with these numbers in its head; all other bytes are 0.
    package static func empty(length: Int, _ numbers: [String: Double]) -> [UInt8] {
        PacketLayout("head", game, length: length, head).encode([:], numbers: numbers)
    }

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        guard bytes.count > 11, lengths[bytes[10]]?.contains(bytes.count) == true, (1...9).contains(bytes[9]) else {
            return nil
        }
        guard let kind = Kind(rawValue: bytes[10]) else {
            return .packet(GamePacket(game, "Automobilista 2 packet \(bytes[10])", .none))
        }
        let packet =
            switch kind {
            case .telemetry: readTelemetry(bytes)
            case .race: readRace(bytes)
            case .timings: readTimings(bytes)
            case .gameState: readGameState(bytes)
            case .timeStats: readStatistics(bytes)
            case .vehicleNames: readNames(bytes)
            }
        guard var packet else { return .damaged(game) }
        if packet.ticks == nil, kind != .vehicleNames { packet.ticks = bytes.number(.u32, at: 0).map(UInt32.init) }
        return .packet(packet)
    }

    private static func readTelemetry(_ bytes: [UInt8]) -> GamePacket? {
        guard var values = telemetry.values(bytes), telemetry.isPlausible(bytes) else { return nil }
        let watched = Int(clamping: telemetry.number("ViewedParticipantIndex", bytes) ?? -1)
        guard watched >= 0 else { return GamePacket(game, telemetry.name, .menu) }
        if let capacity = telemetry.number("FuelCapacity", bytes), capacity > 0,
            let level = telemetry.number("FuelLevel", bytes)
        {
            values += [GameValue(.fuelVolume, capacity * level)].compactMap(\.self)
        }
        let compound = bytes.text(bytes: 40, at: 378).flatMap(TireCompound.number)
        values += [compound.flatMap { GameValue(.tireCompound, $0) }].compactMap(\.self)
        var packet = GamePacket(game, telemetry.name, .driving, values)
        packet.watched = watched
        return packet
    }

    private static func readRace(_ bytes: [UInt8]) -> GamePacket? {
        guard let values = race.values(bytes), race.isPlausible(bytes) else { return nil }
        var packet = GamePacket(game, race.name, .none, values)
        let words = [48, 112].compactMap { bytes.text(bytes: 64, at: $0) }.filter { !$0.isEmpty }
        packet.track = words.isEmpty ? nil : words.joined(separator: " ")
        return packet
    }

    private static func readTimings(_ bytes: [UInt8]) -> GamePacket? {
        guard let values = timings.values(bytes), timings.isPlausible(bytes) else { return nil }
        var packet = GamePacket(game, timings.name, .none, values)
        for index in 0..<participants {
            let base = timing.base + index * timing.size
            guard var values = timing.layout.values(bytes, from: base) else { return nil }
            values += computed(bytes, base)
            let state = bytes[base + 20] & 7
            let number = (bytes.number(.u16, at: base + 18).map { Int(clamping: $0) } ?? 0) & 0x7FFF
            packet.participants[index] = GamePacket.Participant(
                values: values, carNumber: number, isOver: (3...6).contains(state))
        }
        packet.localCar = Int(clamping: timings.number("LocalParticipantIndex", bytes) ?? 0)
        return packet
    }

    /// The values of a car's timing that are parts of bytes.
    private static func computed(_ bytes: [UInt8], _ base: Int) -> [GameValue] {
        let (place, sector) = (Double(bytes[base + 14] & 0x7F), Double(bytes[base + 15] & 7))
        let flag = flags[Int(bytes[base + 16] >> 4)]
        // Sources differ in which of these bits it is.
        let isInvalid = bytes[base + 20] & 0x88 != 0
        return [
            place > 0 ? GameValue(.racePosition, place) : nil,
            (1...3).contains(sector) ? GameValue(.lapSector, sector) : nil,
            flag.flatMap { GameValue(.raceFlag, $0) }, GameValue(.lapInvalid, isInvalid ? 1 : 0),
            GameValue(.inPit, bytes[base + 17] & 7 == 0 ? 0 : 1),
        ].compactMap(\.self)
    }

    /// The colors of flags, as `Signal.raceFlag` numbers them.
    private static let flags: [Int: Double] = [
        0: 0, 1: 1, 2: 2, 3: 6, 4: 6, 5: 5, 6: 3, 7: 4, 8: 7, 9: 7, 10: 7, 11: 8,
    ]

    private static func readGameState(_ bytes: [UInt8]) -> GamePacket? {
        guard let values = gameState.values(bytes) else { return nil }
        // 2 is driving; a pause, menus, a restart and replays are not.
        let isPlaying = bytes[14] & 7 == 2
        // In the upper half: practice, test, qualifying, formation lap, race, time attack.
        let session = UInt64(bytes[14] >> 4)
        let (formationLap, race): (UInt64, UInt64) = (4, 5)
        return GamePacket(
            game, gameState.name, isPlaying ? .none : .menu, values,
            session: session == 0 ? nil : session == formationLap ? race : session)
    }

    private static func readStatistics(_ bytes: [UInt8]) -> GamePacket? {
        var packet = GamePacket(game, "Automobilista 2 statistics", .none)
        for index in 0..<participants {
            guard let values = statistics.layout.values(bytes, from: statistics.base + index * statistics.size) else {
                return nil
            }
            packet.participants[index] = GamePacket.Participant(values: values)
        }
        return packet
    }

    private static func readNames(_ bytes: [UInt8]) -> GamePacket? {
        var packet = GamePacket(game, "Automobilista 2 vehicles", .none)
        // The longer one has the names of classes.
        guard bytes.count == 1164 else { return packet }
        for index in 0..<names.count {
            let base = 12 + index * names.size
            guard let number = bytes.number(.u16, at: base), let name = bytes.text(bytes: 64, at: base + 8),
                !name.isEmpty
            else { continue }
            packet.carNames[Int(clamping: number)] = name
        }
        return packet
    }
}

/// Tires by what their names say.
enum TireCompound {
    private static let words: [(word: String, number: Double)] = [
        ("intermediate", 7), ("wet", 8), ("rain", 8), ("soft", 16), ("medium", 17), ("hard", 18),
    ]

    /// Returns the number as `Signal.tireCompound` has it; nil if the name says nothing.
    static func number(_ name: String) -> Double? {
        let name = name.lowercased()
        return words.first { name.split { !$0.isLetter }.joined(separator: " ").contains($0.word) }?.number
    }
}
