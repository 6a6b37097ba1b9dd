import Telemetry

/// The packets of F1 2021 to F1 23. Each begins with a header that says of which year the format is; what follows
/// depends on it, and on the kind of the packet. One frame is told in several packets.
package enum F1Packets {
    package static let defaultPort: UInt16 = 20777
    private static let carCount = 22

    /// The kinds of packets that are read, with their numbers in the header.
    package enum Kind: Int, CaseIterable, Sendable {
        case motion = 0
        case session = 1
        case lapData = 2
        case carTelemetry = 6
        case carStatus = 7
        case finalClassification = 8
    }

    /// The packets of one year.
    package struct Year: Sendable {
        /// The packet format in the header.
        package let format: Int
        package let game: Game
        package let header: PacketLayout
        /// The layout of a block, the length of the whole packet in it; and the size of a car's block, or nil if the
        /// packet is not about cars.
        package let kinds: [Kind: (layout: PacketLayout, stride: Int?)]
        /// The lengths of all packets by their number, also of those that are not read.
        package let lengths: [Int: Int]

        /// The offset of a car's block.
        package func base(_ kind: Kind, car: Int) -> Int {
            // The classification has the number of cars before the first.
            header.length + (kinds[kind]?.stride ?? 0) * car + (kind == .finalClassification ? 1 : 0)
        }
    }

    private static func header(_ game: Game, hasYear: Bool) -> PacketLayout {
        let shift = hasYear ? 1 : 0
        let frames: [PacketField] =
            hasYear
            ? [
                PacketField("overallFrameId", .u32, 23), PacketField("playerCarIndex", .u8, 27),
                PacketField("secondaryPlayerCarIndex", .u8, 28),
            ] : [PacketField("playerCarIndex", .u8, 22), PacketField("secondaryPlayerCarIndex", .u8, 23)]
        return PacketLayout(
            "F1 header", game, length: hasYear ? 29 : 24,
            [PacketField("packetFormat", .u16, 0)] + (hasYear ? [PacketField("gameYear", .u8, 2)] : [])
                + [
                    PacketField("gameMajor", .u8, 2 + shift), PacketField("gameMinor", .u8, 3 + shift),
                    PacketField("packetVersion", .u8, 4 + shift), PacketField("packetId", .u8, 5 + shift),
                    PacketField("sessionUID", .u64, 6 + shift), PacketField("sessionTime", .f32, 14 + shift),
                    PacketField("frameId", .u32, 18 + shift),
                ] + frames)
    }

    private static func wheels(
        _ name: String, _ type: FieldType, _ offset: Int, _ signals: [Signal]? = nil,
        _ conversion: PacketField.Conversion = .same
    ) -> [PacketField] {
        PacketField.wheels(
            name, type, offset, signals, conversion, order: PacketField.rearFirst, names: PacketField.shortNames)
    }

    private static let telemetry: [PacketField] =
        [
            PacketField("speed", .u16, 0, .vehicleSpeed), PacketField("throttle", .f32, 2, .throttle, .percent),
            PacketField("steer", .f32, 6, .steering, .percent), PacketField("brake", .f32, 10, .brake, .percent),
            PacketField("clutch", .u8, 14, .clutch), PacketField("gear", .s8, 15, .gear),
            PacketField("engineRPM", .u16, 16, .engineSpeed), PacketField("drs", .u8, 18),
            PacketField("revLightsPercent", .u8, 19), PacketField("revLightsBitValue", .u16, 20),
        ]
        + wheels("brakesTemp", .u16, 22, Signal.brakeTemperatures, .positive)
        + wheels("tyresSurfaceTemp", .u8, 30, Signal.tireTemperatures, .positive) + wheels("tyresInnerTemp", .u8, 34)
        + [PacketField("engineTemp", .u16, 38, .coolantTemperature, .positive)]
        + wheels("tyresPressure", .f32, 40, Signal.tirePressures, .kilopascalsOfPSI) + wheels("surfaceType", .u8, 56)

    private static let motion = [
        PacketField("worldPositionX", .f32, 0, .positionX), PacketField("worldPositionY", .f32, 4, .positionY),
        PacketField("worldPositionZ", .f32, 8, .positionZ),
        PacketField("worldVelocityX", .f32, 12), PacketField("worldVelocityY", .f32, 16),
        PacketField("worldVelocityZ", .f32, 20), PacketField("worldForwardDirX", .s16, 24),
        PacketField("worldForwardDirY", .s16, 26), PacketField("worldForwardDirZ", .s16, 28),
        PacketField("worldRightDirX", .s16, 30), PacketField("worldRightDirY", .s16, 32),
        PacketField("worldRightDirZ", .s16, 34),
        PacketField("gForceLateral", .f32, 36, .lateralAcceleration, .metresPerSecondSquaredOfG),
        PacketField("gForceLongitudinal", .f32, 40, .longitudinalAcceleration, .metresPerSecondSquaredOfG),
        PacketField("gForceVertical", .f32, 44, .verticalAcceleration, .metresPerSecondSquaredOfG),
        PacketField("yaw", .f32, 48, .yaw, .degreesOfRadians),
    ]

    /// - Parameter isLong: as from F1 23 on, where the sectors have minutes and the distances to other cars precede.
    private static func laps(isLong: Bool) -> [PacketField] {
        let shift = isLong ? 6 : 0
        return [
            PacketField("lastLapTimeInMS", .u32, 0, .lastLapTime, .time(perSecond: 1000)),
            PacketField("currentLapTimeInMS", .u32, 4, .currentLapTime, .times(0.001)),
            PacketField("lapDistance", .f32, 12 + shift, .lapDistance),
            PacketField("totalDistance", .f32, 16 + shift, .raceDistance),
            PacketField("carPosition", .u8, 24 + shift, .racePosition, .positive),
            PacketField("currentLapNum", .u8, 25 + shift, .lapNumber), PacketField("pitStatus", .u8, 26 + shift),
            PacketField("sector", .u8, 28 + shift), PacketField("currentLapInvalid", .u8, 29 + shift, .lapInvalid),
            PacketField("driverStatus", .u8, (isLong ? 42 : 35)),
            PacketField("resultStatus", .u8, (isLong ? 43 : 36)),
        ]
    }

    private static let status = [
        PacketField("fuelInTank", .f32, 5), PacketField("fuelCapacity", .f32, 9),
        PacketField("maxRPM", .u16, 17, .maximumEngineSpeed), PacketField("idleRPM", .u16, 19, .idleEngineSpeed),
        PacketField("maxGears", .u8, 21),
    ]

    private static let session = [
        PacketField("totalLaps", .u8, 3, .totalLaps), PacketField("trackLength", .u16, 4),
        PacketField("sessionType", .u8, 6), PacketField("trackId", .s8, 7, .trackOrdinal),
        PacketField("gamePaused", .u8, 14),
    ]

    private static let classification = [
        PacketField("position", .u8, 0, .racePosition, .positive), PacketField("numLaps", .u8, 1),
    ]

    private static func year(_ format: Int, _ game: Game, lengths: [Int: Int], strides: [Kind: Int]) -> Year {
        let hasYear = format >= 2023
        let fields: [Kind: [PacketField]] = [
            .motion: motion, .session: session, .lapData: laps(isLong: hasYear), .carTelemetry: telemetry,
            .carStatus: status, .finalClassification: classification,
        ]
        var kinds: [Kind: (layout: PacketLayout, stride: Int?)] = [:]
        for kind in Kind.allCases {
            guard let length = lengths[kind.rawValue], let rows = fields[kind] else { continue }
            kinds[kind] = (PacketLayout("\(game.title) \(kind)", game, length: length, rows), strides[kind])
        }
        return Year(
            format: format, game: game, header: header(game, hasYear: hasYear), kinds: kinds, lengths: lengths)
    }

    /// Lengths and sizes as the game's publisher documents them, and as f1-packets (PyPI) has them for 2022 and 2023.
    package static let years = [
        year(
            2021, .f12021,
            lengths: [
                0: 1464, 1: 625, 2: 970, 3: 36, 4: 1257, 5: 1102, 6: 1347, 7: 1058, 8: 839, 9: 1191, 10: 882, 11: 1155,
            ],
            strides: [.motion: 60, .lapData: 43, .carTelemetry: 60, .carStatus: 47, .finalClassification: 37]),
        year(
            2022, .f12022,
            lengths: [
                0: 1464, 1: 632, 2: 972, 3: 40, 4: 1257, 5: 1102, 6: 1347, 7: 1058, 8: 1015, 9: 1191, 10: 948, 11: 1155,
            ],
            strides: [.motion: 60, .lapData: 43, .carTelemetry: 60, .carStatus: 47, .finalClassification: 45]),
        year(
            2023, .f12023,
            lengths: [
                0: 1349, 1: 644, 2: 1131, 3: 45, 4: 1306, 5: 1107, 6: 1352, 7: 1239, 8: 1020, 9: 1218, 10: 953,
                11: 1460,
                12: 231, 13: 217,
            ],
            strides: [.motion: 60, .lapData: 50, .carTelemetry: 60, .carStatus: 55, .finalClassification: 45]),
    ]

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        guard let format = bytes.number(.u16, at: 0), let year = years.first(where: { Double($0.format) == format }),
            bytes.count >= year.header.length, let id = year.header.number("packetId", bytes),
            year.lengths[Int(clamping: id)] == bytes.count
        else { return nil }
        let car = Int(clamping: year.header.number("playerCarIndex", bytes) ?? 255)
        let uid = year.header.field("sessionUID").flatMap { bytes.bits(at: $0.offset, size: 8) }
        guard let frame = year.header.number("frameId", bytes), let time = year.header.number("sessionTime", bytes),
            time.isFinite
        else { return .damaged(year.game) }
        guard let kind = Kind(rawValue: Int(clamping: id)), let (layout, stride) = year.kinds[kind] else {
            return .packet(GamePacket(year.game, "F1 packet \(Int(clamping: id))", .none, session: uid))
        }
        // A spectator has no car.
        guard stride == nil || car < carCount else {
            return .packet(GamePacket(year.game, layout.name, .none, session: uid))
        }
        let base = year.base(kind, car: car)
        guard var values = layout.values(bytes, from: base), layout.isPlausible(bytes, from: base) else {
            return .damaged(year.game)
        }
        if kind == .carStatus { values.append(contentsOf: fuel(layout, bytes, base)) }
        if kind == .motion {
            values.append(
                contentsOf: CarAxes.velocities(
                    layout, bytes, from: base, velocity: "worldVelocity", forward: "worldForwardDir",
                    right: "worldRightDir"))
        }
        // Packets of a frame are in order among their own kind only.
        return .packet(
            GamePacket(
                year.game, layout.name, activity(kind, layout, bytes, base), values, ticks: UInt32(clamping: frame),
                session: uid)
        )
    }

    private static func activity(
        _ kind: Kind, _ layout: PacketLayout, _ bytes: [UInt8], _ base: Int
    ) -> GamePacket.Activity {
        switch kind {
        case .motion, .carTelemetry:
            return bytes[base..<(base + 16)].allSatisfy { $0 == 0 } && kind == .motion ? .menu : .driving
        case .session: return layout.number("gamePaused", bytes, from: base) == 1 ? .menu : .none
        case .lapData:
            // 0 invalid, 1 inactive, 2 active, 3 finished and so on.
            let result = layout.number("resultStatus", bytes, from: base) ?? 0
            if result >= 3 { return .ended }
            // 0 is in the garage. Programs that imitate the game leave both at 0.
            return result > 0 && layout.number("driverStatus", bytes, from: base) == 0 ? .menu : .driving
        case .carStatus: return .none
        case .finalClassification: return .ended
        }
    }

    private static func fuel(_ layout: PacketLayout, _ bytes: [UInt8], _ base: Int) -> [GameValue] {
        guard let fuel = layout.number("fuelInTank", bytes, from: base),
            let capacity = layout.number("fuelCapacity", bytes, from: base), capacity > 0,
            (0...capacity).contains(fuel),
            let kind = GameSignal[.fuelShare]
        else { return [] }
        return [GameValue(signal: .fuelShare, value: kind.rounded(fuel / capacity * 100))]
    }

    /// The circuits by their numbers in the session packet.
    package static let tracks: [Int: String] = [
        0: "Melbourne", 1: "Paul Ricard", 2: "Shanghai", 3: "Sakhir", 4: "Catalunya", 5: "Monaco", 6: "Montreal",
        7: "Silverstone", 8: "Hockenheim", 9: "Hungaroring", 10: "Spa", 11: "Monza", 12: "Singapore", 13: "Suzuka",
        14: "Abu Dhabi", 15: "Texas", 16: "Brazil", 17: "Austria", 18: "Sochi", 19: "Mexico", 20: "Baku",
        21: "Sakhir short", 22: "Silverstone short", 23: "Texas short", 24: "Suzuka short", 25: "Hanoi",
        26: "Zandvoort", 27: "Imola", 28: "Portimão", 29: "Jeddah", 30: "Miami", 31: "Las Vegas", 32: "Losail",
    ]
}
