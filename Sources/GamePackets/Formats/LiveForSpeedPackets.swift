import Telemetry

/// The packets of Live for Speed: OutGauge, and OutSim in its old and its new form.
package enum LiveForSpeedPackets {
    private static let game = Game.liveForSpeed
    private static let mark = Array("LFST".utf8)
    /// A position is in parts of a meter.
    private static let partsPerMeter = 65_536.0
    private static let rpmOfRadiansPerSecond = 30 / Double.pi
    /// A float whose bits are less than these is 0 to anybody; as milliseconds they are nine days.
    private static let minFloat: UInt64 = 0x3000_0000

    package static let gauges = OutGauge.lengths.map { OutGauge.layout(game, length: $0) }

    private static func vector(
        _ name: String, _ type: FieldType, _ offset: Int, _ signals: [Signal?] = [nil, nil, nil],
        _ conversion: PacketField.Conversion = .same
    ) -> [PacketField] {
        zip(["X", "Y", "Z"], signals).enumerated().map { index, part in
            PacketField(name + part.0, type, offset + 4 * index, part.1, conversion)
        }
    }

    /// The fields that both forms have, from the velocities of rotation on. On the game's map Z is the height.
    private static func motion(at offset: Int) -> [PacketField] {
        vector("AngVel", .f32, offset)
            + [
                PacketField("Heading", .f32, offset + 12, .yaw, .degreesOfRadians),
                PacketField("Pitch", .f32, offset + 16), PacketField("Roll", .f32, offset + 20),
            ] + vector("Accel", .f32, offset + 24) + vector("Vel", .f32, offset + 36)
            + vector("Pos", .s32, offset + 48, [.positionX, .positionZ, .positionY], .times(1 / partsPerMeter))
    }

    private static func old(length: Int) -> PacketLayout {
        PacketLayout(
            "Live for Speed OutSim", game, length: length,
            [PacketField("Time", .u32, 0)] + motion(at: 4) + (length == 68 ? [PacketField("ID", .s32, 64)] : []))
    }

    private static func wheel(_ number: Int) -> [PacketField] {
        let (base, name) = (112 + 40 * number, "Wheel\(number).")
        return [
            PacketField(name + "SuspDeflect", .f32, base), PacketField(name + "Steer", .f32, base + 4),
            PacketField(name + "XForce", .f32, base + 8), PacketField(name + "YForce", .f32, base + 12),
            PacketField(name + "VerticalLoad", .f32, base + 16), PacketField(name + "AngVel", .f32, base + 20),
            PacketField(name + "LeanRelToRoad", .f32, base + 24), PacketField(name + "AirTemp", .u8, base + 28),
            PacketField(name + "SlipFraction", .u8, base + 29), PacketField(name + "Touching", .u8, base + 30),
            PacketField(name + "Spare", .u8, base + 31), PacketField(name + "SlipRatio", .f32, base + 32),
            PacketField(name + "TanSlipAngle", .f32, base + 36),
        ]
    }

    private static func new(length: Int) -> PacketLayout {
        PacketLayout(
            "Live for Speed OutSim 2", game, length: length,
            [PacketField("Header", .bytes(4), 0), PacketField("ID", .s32, 4), PacketField("Time", .u32, 8)]
                + motion(at: 12)
                + [
                    PacketField("Throttle", .f32, 72, .throttle, .percent),
                    PacketField("Brake", .f32, 76, .brake, .percent), PacketField("InputSteer", .f32, 80),
                    PacketField("Clutch", .f32, 84, .clutch, .percent),
                    PacketField("Handbrake", .f32, 88, .handbrake, .percent),
                    PacketField("Gear", .u8, 92, .gear, .gearFromReverse),
                    PacketField("EngineAngVel", .f32, 96, .engineSpeed, .times(rpmOfRadiansPerSecond)),
                    PacketField("MaxTorqueAtVel", .f32, 100),
                    PacketField("CurrentLapDist", .f32, 104, .lapDistance), PacketField("IndexedDistance", .f32, 108),
                ] + (0..<4).flatMap(wheel) + (length == 280 ? [PacketField("SteerTorque", .f32, 272)] : []))
    }

    package static let oldLayouts = [64, 68].map { old(length: $0) }
    package static let newLayouts = [272, 280].map { new(length: $0) }

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        if bytes.starts(with: mark) {
            guard let layout = newLayouts.first(where: { $0.length == bytes.count }) else {
                // With other options of OutSim some parts are absent.
                return .packet(GamePacket(game, "Live for Speed OutSim of \(bytes.count) bytes", .none))
            }
            return readMotion(layout, bytes, timeAt: 8)
        }
        if let layout = oldLayouts.first(where: { $0.length == bytes.count }), isOutSim(bytes) {
            return readMotion(layout, bytes, timeAt: 0)
        }
        guard let layout = gauges.first(where: { $0.length == bytes.count }) else { return nil }
        guard let values = OutGauge.values(layout, bytes) else { return .damaged(game) }
        // 0 is no player: nobody is watched.
        var packet = GamePacket(game, layout.name, bytes[11] == 0 ? .menu : .driving, values)
        packet.ticks = bytes.bits(at: 0, size: 4).map { UInt32(truncatingIfNeeded: $0) }
        packet.car = bytes.text(bytes: 4, at: 4).flatMap { text in
            text.utf8.count >= 2 && text.utf8.allSatisfy { 0x20 < $0 && $0 < 0x7F } ? text : nil
        }
        return .packet(packet)
    }

    /// Whether a packet of 64 bytes, as Codemasters' are, too, begins with a time in milliseconds and ends with a place
    /// in whole numbers.
    private static func isOutSim(_ bytes: [UInt8]) -> Bool {
        if bytes.count == 68 { return true }
        guard let time = bytes.bits(at: 0, size: 4) else { return false }
        if time > 0 { return time < minFloat }
        let right = [44, 48, 52].compactMap { bytes.number(.f32, at: $0) }.reduce(0) { $0 + $1 * $1 }
        return bytes.contains { $0 != 0 } && !(0.9...1.1).contains(right)
    }

    private static func readMotion(_ layout: PacketLayout, _ bytes: [UInt8], timeAt offset: Int) -> PacketReading {
        guard let values = layout.values(bytes), layout.isPlausible(bytes) else { return .damaged(game) }
        var packet = GamePacket(game, layout.name, .driving, values + computed(layout, bytes))
        packet.ticks = bytes.bits(at: offset, size: 4).map { UInt32(truncatingIfNeeded: $0) }
        packet.memory["seconds"] = packet.ticks.map { Double($0) / 1000 }
        packet.isSupplement = true
        return .packet(packet)
    }

    /// Velocities and accelerations are those of the map, on which the heading turns counterclockwise from Y.
    private static func computed(_ layout: PacketLayout, _ bytes: [UInt8]) -> [GameValue] {
        func parts(_ name: String) -> [Double] { ["X", "Y", "Z"].compactMap { layout.number(name + $0, bytes) } }
        let (velocity, acceleration) = (parts("Vel"), parts("Accel"))
        guard let heading = layout.number("Heading", bytes), velocity.count == 3, acceleration.count == 3 else {
            return []
        }
        let turn = Rotation(radians: heading)
        let speed = velocity.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return [
            GameValue(.vehicleSpeed, speed * 3.6), GameValue(.lateralVelocity, turn.right(velocity)),
            GameValue(.longitudinalVelocity, turn.ahead(velocity)),
            GameValue(.lateralAcceleration, turn.right(acceleration)),
            GameValue(.longitudinalAcceleration, turn.ahead(acceleration)),
            GameValue(.verticalAcceleration, acceleration[2]),
        ].compactMap(\.self)
    }
}
