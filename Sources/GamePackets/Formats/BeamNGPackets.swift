import Telemetry

/// The packets of BeamNG.drive: OutGauge, and MotionSim, which may come to the same port.
package enum BeamNGPackets {
    private static let game = Game.beamNG
    private static let car = Array("beam".utf8)
    private static let mark = Array("BNG1".utf8)

    package static let gauges = OutGauge.lengths.map { OutGauge.layout(game, length: $0) }

    private static func vector(_ name: String, _ offset: Int, _ signals: [Signal?] = [nil, nil, nil]) -> [PacketField] {
        zip(["X", "Y", "Z"], signals).enumerated().map { index, part in
            PacketField(name + part.0, .f32, offset + 4 * index, part.1)
        }
    }

    /// On the game's map Z is the height. Accelerations are those of the car: X to its side, Y ahead, Z up.
    package static let motion = PacketLayout(
        "BeamNG MotionSim", game, length: 88,
        [PacketField("Header", .bytes(4), 0)] + vector("Pos", 4, [.positionX, .positionZ, .positionY])
            + vector("Vel", 16)
            + vector("Acc", 28, [.lateralAcceleration, .longitudinalAcceleration, .verticalAcceleration])
            + vector("Up", 40)
            + [
                PacketField("RollPos", .f32, 52), PacketField("PitchPos", .f32, 56),
                PacketField("YawPos", .f32, 60, .yaw, .degreesOfRadians), PacketField("RollRate", .f32, 64),
                PacketField("PitchRate", .f32, 68), PacketField("YawRate", .f32, 72), PacketField("RollAcc", .f32, 76),
                PacketField("PitchAcc", .f32, 80), PacketField("YawAcc", .f32, 84),
            ])

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        if bytes.starts(with: mark) {
            guard bytes.count == motion.length, let values = motion.values(bytes), motion.isPlausible(bytes) else {
                return .damaged(game)
            }
            var packet = GamePacket(game, motion.name, .driving, values)
            let parts = ["X", "Y", "Z"].compactMap { motion.number("Vel" + $0, bytes) }
            let kmh = 3.6 * parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
            packet.values += [GameValue(.vehicleSpeed, kmh)].compactMap(\.self)
            packet.isSupplement = true
            return .packet(packet)
        }
        guard let layout = gauges.first(where: { $0.length == bytes.count }), bytes[4..<8].elementsEqual(car) else {
            return nil
        }
        // Its time is always 0, so that nothing says which packet was first.
        return OutGauge.values(layout, bytes).map { .packet(GamePacket(game, layout.name, .driving, $0)) }
            ?? .damaged(game)
    }
}
