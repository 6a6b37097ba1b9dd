import Telemetry

/// The packets of F1 2021 to F1 25 and its season of 2026. Each begins with a header that says of which year the format is; what follows
/// depends on it, and on the kind of the packet. One frame is told in several packets.
package enum F1Packets {
    package static let defaultPort = Game.f12025.port

    /// The kinds of packets that are read, with their numbers in the header.
    package enum Kind: Int, CaseIterable, Sendable {
        case motion = 0
        case session = 1
        case lapData = 2
        case participants = 4
        case carTelemetry = 6
        case carStatus = 7
        case finalClassification = 8
        case carDamage = 10

        /// Whether the number of cars precedes the first car.
        fileprivate var hasCount: Bool { [.participants, .finalClassification].contains(self) }
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
        let carCount: Int

        /// The offset of a car's block.
        package func base(_ kind: Kind, car: Int) -> Int {
            header.length + (kinds[kind]?.stride ?? 0) * car + (kind.hasCount ? 1 : 0)
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

    private static func year(
        _ format: Int, _ game: Game, cars: Int = 22, lengths: [Int: Int], strides: [Kind: Int]
    ) -> Year {
        let fields = F1Rows(format: format)
        var kinds: [Kind: (layout: PacketLayout, stride: Int?)] = [:]
        for kind in Kind.allCases {
            guard let length = lengths[kind.rawValue], let rows = fields.rows(kind) else { continue }
            kinds[kind] = (PacketLayout("\(game.title) \(kind)", game, length: length, rows), strides[kind])
        }
        return Year(
            format: format, game: game, header: header(game, hasYear: format >= 2023), kinds: kinds, lengths: lengths,
            carCount: cars)
    }

    /// Lengths and sizes as the game's publisher documents them, and as f1-packets (PyPI) has them from 2022 on.
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
                11: 1460, 12: 231, 13: 217,
            ],
            strides: [
                .motion: 60, .lapData: 50, .carTelemetry: 60, .carStatus: 55, .finalClassification: 45, .carDamage: 42,
            ]),
        year(
            2024, .f12024,
            lengths: [
                0: 1349, 1: 753, 2: 1285, 3: 45, 4: 1350, 5: 1133, 6: 1352, 7: 1239, 8: 1020, 9: 1306, 10: 953,
                11: 1460, 12: 231, 13: 237, 14: 101,
            ],
            strides: [
                .motion: 60, .lapData: 57, .participants: 60, .carTelemetry: 60, .carStatus: 55,
                .finalClassification: 45, .carDamage: 42,
            ]),
        year(
            2025, .f12025,
            lengths: [
                0: 1349, 1: 753, 2: 1285, 3: 45, 4: 1284, 5: 1133, 6: 1352, 7: 1239, 8: 1042, 9: 954, 10: 1041,
                11: 1460, 12: 231, 13: 273, 14: 101, 15: 1131,
            ],
            strides: [
                .motion: 60, .lapData: 57, .participants: 57, .carTelemetry: 60, .carStatus: 55,
                .finalClassification: 46, .carDamage: 46,
            ]),
        year(
            2026, .f12026, cars: 24,
            lengths: [
                0: 1325, 1: 926, 2: 1399, 3: 45, 4: 1470, 5: 1233, 6: 1448, 7: 1445, 8: 1134, 9: 1062, 10: 1133,
                11: 1460, 12: 231, 13: 273, 14: 104, 15: 1231, 16: 269,
            ],
            strides: [
                .motion: 54, .lapData: 57, .participants: 60, .carTelemetry: 59, .carStatus: 59,
                .finalClassification: 46, .carDamage: 46,
            ]),
    ]

    static let formats = 2021...2026

    /// The year of the header, and the number of the packet; nil if its length is not that of one.
    private static func head(_ bytes: [UInt8]) -> (year: Year, id: Double)? {
        // Other games' packets, which come as often, end here.
        guard let format = bytes.bits(at: 0, size: 2), formats.contains(Int(format)),
            let year = years.first(where: { $0.format == Int(format) }), bytes.count >= year.header.length,
            let id = year.header.number("packetId", bytes),
            year.lengths[Int(clamping: id)] == bytes.count
        else { return nil }
        return (year, id)
    }

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        guard let (year, id) = head(bytes) else { return nil }
        let car = Int(clamping: year.header.number("playerCarIndex", bytes) ?? 255)
        let uid = year.header.field("sessionUID").flatMap { bytes.bits(at: $0.offset, size: 8) }
        guard let frame = frame(year.header, bytes), let time = year.header.number("sessionTime", bytes),
            time.isFinite
        else { return .damaged(year.game) }
        guard let kind = Kind(rawValue: Int(clamping: id)), let (layout, stride) = year.kinds[kind] else {
            return .packet(GamePacket(year.game, "F1 packet \(Int(clamping: id))", .none, session: uid))
        }
        // A spectator has no car.
        guard stride == nil || car < year.carCount else {
            return .packet(GamePacket(year.game, layout.name, .none, session: uid))
        }
        let base = year.base(kind, car: car)
        guard var values = layout.values(bytes, from: base), layout.isPlausible(bytes, from: base) else {
            return .damaged(year.game)
        }
        values.append(contentsOf: computed(kind, layout, bytes, base))
        if kind == .motion {
            values.append(
                contentsOf: CarAxes.velocities(
                    layout, bytes, from: base, velocity: "worldVelocity", forward: "worldForwardDir",
                    right: "worldRightDir"))
        }
        let activity = activity(kind, year, layout, bytes, base)
        // A lap of what is no car has no values.
        if kind == .lapData, activity == .menu { values = [] }
        // Packets of a frame are in order among their own kind only.
        return .packet(
            GamePacket(
                year.game, layout.name, activity, values, ticks: UInt32(clamping: frame), session: uid))
    }

    /// The number of the frame that never goes back, which games have from 2023 on.
    private static func frame(_ header: PacketLayout, _ bytes: [UInt8]) -> Double? {
        if let overall = header.number("overallFrameId", bytes), overall > 0 { return overall }
        return header.number("frameId", bytes)
    }

    private static func activity(
        _ kind: Kind, _ year: Year, _ layout: PacketLayout, _ bytes: [UInt8], _ base: Int
    ) -> GamePacket.Activity {
        switch kind {
        case .motion, .carTelemetry:
            return bytes[base..<(base + 16)].allSatisfy { $0 == 0 } && kind == .motion ? .menu : .driving
        case .session: return layout.number("gamePaused", bytes, from: base) == 1 ? .menu : .none
        case .lapData:
            // 0 invalid, 1 inactive, 2 active, 3 finished and so on.
            let result = layout.number("resultStatus", bytes, from: base) ?? 0
            if result >= 3 { return .ended }
            // In a time trial the places of ghosts have 0 or 1, and values of nobody's car.
            if result < 2, year.format >= 2024 { return .menu }
            // 0 is in the garage. Programs that imitate the game leave both at 0.
            return result > 0 && layout.number("driverStatus", bytes, from: base) == 0 ? .menu : .driving
        case .carStatus, .carDamage, .participants: return .none
        case .finalClassification: return .ended
        }
    }

    /// The values that are in more than one field.
    private static func computed(
        _ kind: Kind, _ layout: PacketLayout, _ bytes: [UInt8], _ base: Int
    ) -> [GameValue] {
        func number(_ name: String) -> Double? { layout.number(name, bytes, from: base) }
        switch kind {
        case .lapData:
            let times: [(String, Signal)] = [
                ("sector1Time", Signal.sectorTimes[0]), ("sector2Time", Signal.sectorTimes[1]),
                ("deltaToCarInFront", .gapAhead), ("deltaToRaceLeader", .gapLeader),
            ]
            return times.compactMap { name, signal in
                guard let ms = number(name + "MSPart") else { return nil }
                let seconds = ms / 1000 + 60 * (number(name + "MinutesPart") ?? 0)
                return seconds > 0 ? GameValue(signal, seconds) : nil
            }
        case .carStatus:
            guard let fuel = number("fuelInTank"), let capacity = number("fuelCapacity"), capacity > 0,
                (0...capacity).contains(fuel)
            else { return [] }
            return [GameValue(.fuelShare, fuel / capacity * 100)].compactMap(\.self)
        default: return []
        }
    }
}
