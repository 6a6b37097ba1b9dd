import Telemetry

/// The packets of Richard Burns Rally with the plugin NGP, by their length.
package enum RichardBurnsPackets {
    private static let game = Game.richardBurnsRally
    /// A speed in mph in km/h.
    private static let kmhPerMph = 1.609344

    private static func directions(
        _ name: String, _ offset: Int, _ signals: [Signal?] = [nil, nil, nil]
    ) -> [PacketField] {
        ["Surge", "Sway", "Heave", "Roll", "Pitch", "Yaw"].enumerated().map { index, direction in
            PacketField(name + direction, .f32, offset + 4 * index, index < 3 ? signals[index] : nil)
        }
    }

    private static let car: [PacketField] =
        [
            PacketField("TotalSteps", .u32, 0),
            PacketField("Stage.Index", .s32, 4, .trackOrdinal, .within(0...100_000)),
            PacketField("Stage.Progress", .f32, 8, .lapDistance),
            PacketField("Stage.RaceTime", .f32, 12, .currentLapTime, .notNegative(times: 1)),
            PacketField("Stage.DriveLineLocation", .f32, 16), PacketField("Stage.DistanceToEnd", .f32, 20),
            PacketField("Control.Steering", .f32, 24, .steering, .percent),
            PacketField("Control.Throttle", .f32, 28, .throttle, .percent),
            PacketField("Control.Brake", .f32, 32, .brake, .percent),
            PacketField("Control.Handbrake", .f32, 36, .handbrake, .percent),
            PacketField("Control.Clutch", .f32, 40, .clutch, .percent),
            PacketField("Control.Gear", .s32, 44, .gear, .gearFromReverse),
            PacketField("Control.FootbrakePressure", .f32, 48), PacketField("Control.HandbrakePressure", .f32, 52),
            PacketField("Car.Index", .s32, 56, .carOrdinal, .within(0...100_000)), PacketField("Car.Speed", .f32, 60),
            PacketField("Car.PositionX", .f32, 64, .positionX), PacketField("Car.PositionY", .f32, 68, .positionY),
            PacketField("Car.PositionZ", .f32, 72, .positionZ), PacketField("Car.Roll", .f32, 76),
            PacketField("Car.Pitch", .f32, 80), PacketField("Car.Yaw", .f32, 84, .yaw),
        ]
        + directions("Car.Velocities.", 88, [.longitudinalVelocity, .lateralVelocity, nil])
        + directions(
            "Car.Accelerations.", 112, [.longitudinalAcceleration, .lateralAcceleration, .verticalAcceleration])
        + [
            PacketField("Engine.RPM", .f32, 136, .engineSpeed),
            PacketField("Engine.RadiatorCoolantTemperature", .f32, 140),
            PacketField("Engine.EngineCoolantTemperature", .f32, 144, .coolantTemperature, .celsiusOfKelvins),
            PacketField("Engine.EngineTemperature", .f32, 148),
        ]

    private static func suspension(_ wheel: Int) -> [PacketField] {
        let (base, name) = (152 + 128 * wheel, "Suspension" + ["LF", "RF", "LB", "RB"][wheel] + ".")
        let fields = [
            PacketField(name + "SpringDeflection", .f32, 0), PacketField(name + "RollbarForce", .f32, 4),
            PacketField(name + "SpringForce", .f32, 8), PacketField(name + "DamperForce", .f32, 12),
            PacketField(name + "StrutForce", .f32, 16), PacketField(name + "HelperSpringIsActive", .s32, 20),
            PacketField(name + "Damper.Damage", .f32, 24), PacketField(name + "Damper.PistonVelocity", .f32, 28),
            PacketField(name + "BrakeDisk.LayerTemperature", .f32, 32),
            PacketField(name + "BrakeDisk.Temperature", .f32, 36, Signal.brakeTemperatures[wheel], .celsiusOfKelvins),
            PacketField(name + "BrakeDisk.Wear", .f32, 40),
            PacketField(name + "Tire.Pressure", .f32, 44, Signal.tirePressures[wheel], .positiveTimes(0.001)),
            PacketField(name + "Tire.Temperature", .f32, 48, Signal.tireTemperatures[wheel], .celsiusOfKelvins),
            PacketField(
                name + "Tire.CarcassTemperature", .f32, 52, Signal.tireInnerTemperatures[wheel], .celsiusOfKelvins),
            PacketField(name + "Tire.TreadTemperature", .f32, 56), PacketField(name + "Tire.CurrentSegment", .u32, 60),
        ]
        let segments = (0..<8).flatMap { index in
            [
                PacketField(name + "Tire.Segment\(index + 1).Temperature", .f32, 64 + 8 * index),
                PacketField(name + "Tire.Segment\(index + 1).Wear", .f32, 68 + 8 * index),
            ]
        }
        return (fields + segments).map { $0.moved(by: base) }
    }

    package static let layout = PacketLayout(
        "Richard Burns Rally", game, length: 664, car + Signal.wheels.indices.flatMap(suspension))

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        guard bytes.count == layout.length else { return nil }
        if bytes.allSatisfy({ $0 == 0 }) { return .packet(GamePacket(game, layout.name, .ended)) }
        guard var values = layout.values(bytes), layout.isPlausible(bytes) else { return .damaged(game) }
        values += [GameValue(signal: .lapNumber, value: 1)] + computed(bytes)
        var packet = GamePacket(game, layout.name, .driving, values)
        packet.ticks = bytes.bits(at: 0, size: 4).map { UInt32(truncatingIfNeeded: $0) }
        return .packet(packet)
    }

    private static func computed(_ bytes: [UInt8]) -> [GameValue] {
        func number(_ name: String) -> Double { layout.number(name, bytes) ?? 0 }
        // The speed is in the unit that the game shows, the velocities are in m/s.
        let shown = number("Car.Speed")
        let parts = ["Surge", "Sway", "Heave"].map { number("Car.Velocities." + $0) }
        let kmh = 3.6 * parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
        let isMph = abs(shown * kmhPerMph - kmh) < abs(shown - kmh)
        return [
            GameValue(.vehicleSpeed, abs(isMph ? shown * kmhPerMph : shown)),
            GameValue(.trackLength, number("Stage.Progress") + number("Stage.DistanceToEnd")),
        ].compactMap(\.self)
    }
}
