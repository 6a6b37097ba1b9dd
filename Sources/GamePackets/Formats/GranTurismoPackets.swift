import Telemetry

/// The packets of Gran Turismo 7, which a PlayStation sends to whoever asks it, encrypted. Longer ones begin as the
/// shorter ones do.
package enum GranTurismoPackets {
    /// The port that the console answers to, whatever port it was asked from.
    package static let replyPort: UInt16 = 33740

    /// A kind of packet.
    package enum Kind: UInt8, CaseIterable, Sendable {
        case a = 0x41
        case b = 0x42
        case tilde = 0x7E
        case c = 0x43

        var length: Int {
            switch self {
            case .a: 296
            case .b: 316
            case .tilde: 344
            case .c: 368
            }
        }

        /// What one half of the nonce is combined with to become the other.
        var mask: UInt32 {
            switch self {
            case .a: 0xDEAD_BEAF
            case .b, .c: 0xDEAD_BEEF
            case .tilde: 0x55FA_BB4F
            }
        }

        /// What is sent to the console for these packets.
        package var request: [UInt8] { [rawValue] }

        package var layout: PacketLayout {
            PacketLayout(
                "Gran Turismo 7 \(Character(UnicodeScalar(rawValue)))", .granTurismo7, length: length,
                GranTurismoPackets.fields(self), extras: GranTurismoPackets.bits)
        }
    }

    /// In every packet once it is decrypted.
    private static let magic: UInt64 = 0x4737_5330
    private static let seedOffset = 0x40
    private static let key = Array("Simulator Interface Packet GT7 ver 0.0".utf8.prefix(32))

    package static let layouts = Kind.allCases.map { ($0, $0.layout) }

    private static let flags = 142

    private static let bits = [
        PacketField("TCS", .u16, flags, .tractionControlActive, .bit(11)),
        PacketField("handbrake", .u16, flags, .handbrake, .percentOfBit(6)),
        PacketField("suggestedGear", .u8, 144, .suggestedGear, .gearOfUpperHalf),
    ]

    private static func vector(_ name: String, _ offset: Int, _ signals: [Signal]? = nil) -> [PacketField] {
        ["X", "Y", "Z"].enumerated().map { index, axis in
            PacketField(name + axis, .f32, offset + 4 * index, signals?[index])
        }
    }

    private static func wheels(_ name: String, _ type: FieldType, _ offset: Int, _ signals: [Signal]? = nil)
        -> [PacketField]
    {
        PacketField.wheels(name, type, offset, signals, .positive, names: PacketField.shortNames)
    }

    private static func fields(_ kind: Kind) -> [PacketField] {
        let longer = kind == .a ? [] : longerFields
        let pedals = [.tilde, .c].contains(kind) ? pedalFields : []
        return common(throttle: pedals.isEmpty ? .throttle : nil) + longer + pedals + (kind == .c ? lapFields : [])
    }

    private static func common(throttle: Signal?) -> [PacketField] {
        [PacketField("Magic", .u32, 0)] + vector("Position", 4, [.positionX, .positionY, .positionZ])
            + vector("Velocity", 16)
            + [
                // Three parts of a quaternion, whose fourth follows: not angles.
                PacketField("Pitch", .f32, 28), PacketField("Yaw", .f32, 32), PacketField("Roll", .f32, 36),
                PacketField("OrientationToNorth", .f32, 40),
            ]
            + vector("AngularVelocity", 44)
            + [
                PacketField("BodyHeight", .f32, 56), PacketField("EngineRPM", .f32, 60, .engineSpeed),
                PacketField("FuelLevel", .f32, 68), PacketField("FuelCapacity", .f32, 72),
                PacketField("Speed", .f32, 76, .vehicleSpeed, .kmhOfMetresPerSecond), PacketField("Boost", .f32, 80),
                PacketField("OilPressure", .f32, 84, .oilPressure, .positiveTimes(100)),
                // These two are the same in every car at any time.
                PacketField("WaterTemperature", .f32, 88), PacketField("OilTemperature", .f32, 92),
            ] + wheels("TireTemperature", .f32, 96, Signal.tireTemperatures)
            + [
                PacketField("PacketId", .s32, 112), PacketField("LapCount", .s16, 116, .lapNumber, .positive),
                PacketField("LapsInRace", .s16, 118, .totalLaps, .positive),
                PacketField("BestLapTime", .s32, 120, .bestLapTime, .milliseconds),
                PacketField("LastLapTime", .s32, 124, .lastLapTime, .milliseconds),
                PacketField("TimeOfDay", .s32, 128),
                // The place at the start, not in the race.
                PacketField("RaceStartPosition", .s16, 132), PacketField("CarsAtStart", .s16, 134),
                PacketField("MinAlertRPM", .s16, 136, .shiftEngineSpeed, .positive),
                PacketField("MaxAlertRPM", .s16, 138, .maximumEngineSpeed, .positive),
                PacketField("CalculatedMaxSpeed", .s16, 140), PacketField("Flags", .u16, flags),
                PacketField("Gears", .u8, 144, .gear, .gearOfHalf(reverse: 0, neutral: 15)),
                PacketField("Throttle", .u8, 145, throttle, .percentOfByte),
                PacketField("Brake", .u8, 146, .brake, .percentOfByte),
                PacketField("RoadPlaneX", .f32, 148), PacketField("RoadPlaneY", .f32, 152),
                PacketField("RoadPlaneZ", .f32, 156), PacketField("RoadPlaneDistance", .f32, 160),
            ] + wheels("WheelAngularSpeed", .f32, 164) + wheels("TireRadius", .f32, 180)
            + wheels("SuspensionHeight", .f32, 196)
            + [
                PacketField("ClutchPedal", .f32, 244, .clutch, .percent), PacketField("ClutchEngagement", .f32, 248),
                PacketField("RPMAfterClutch", .f32, 252), PacketField("TransmissionTopSpeed", .f32, 256),
            ] + (1...8).map { PacketField("GearRatio\($0)", .f32, 256 + 4 * $0) }
            // Cars with nine gears write their ratio over this.
            + [PacketField("CarCode", .s32, 292, .carOrdinal, .within(1...100_000))]
    }

    /// Nobody is certain of the units of sway, heave and surge.
    private static let longerFields = [
        PacketField("SteeringWheelAngle", .f32, 296, .steeringAngle, .degreesOfRadians),
        PacketField("SteeringAngularVelocity", .f32, 300), PacketField("Sway", .f32, 304),
        PacketField("Heave", .f32, 308), PacketField("Surge", .f32, 312),
    ]

    private static let pedalFields =
        [
            PacketField("ThrottleInput", .u8, 316, .throttle, .percentOfByte), PacketField("BrakeOutput", .u8, 317),
        ] + wheels("TorqueVector", .f32, 320) + [PacketField("EnergyRecovery", .f32, 336)]

    private static let lapFields =
        wheels("SurfaceType", .u8, 344)
        + [PacketField("CurrentLapTime", .s32, 348, .currentLapTime, .notNegative(times: 0.001))]

    private static func nonce(_ seed: UInt32, _ kind: Kind) -> [UInt8] {
        [seed ^ kind.mask, seed].flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }
    }

    /// Returns a packet as it is sent. The first half of the nonce stays readable in it.
    package static func encrypted(_ packet: [UInt8], _ kind: Kind, seed: UInt32) -> [UInt8] {
        var bytes = Salsa20.apply(to: packet, key: key, nonce: nonce(seed, kind))
        bytes.put(Double(seed), .u32, at: seedOffset)
        return bytes
    }

    /// Returns what is in a packet, or nil if it is none.
    static func decrypted(_ bytes: [UInt8], _ kind: Kind) -> [UInt8]? {
        guard let seed = bytes.bits(at: seedOffset, size: 4) else { return nil }
        let packet = Salsa20.apply(
            to: bytes, key: key, nonce: nonce(UInt32(truncatingIfNeeded: seed), kind))
        return packet.bits(at: 0, size: 4) == magic ? packet : nil
    }

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        guard let (kind, layout) = layouts.first(where: { $0.1.length == bytes.count }),
            let packet = decrypted(bytes, kind)
        else { return nil }
        let flags = Int(clamping: packet.number(.u16, at: flags) ?? 0)
        let id = packet.bits(at: 112, size: 4).map { UInt32(truncatingIfNeeded: $0) }
        let lap = layout.number("LapCount", packet) ?? 0
        // On the track, not paused, not loading.
        guard flags & 7 == 1 else {
            var menu = GamePacket(.granTurismo7, layout.name, .menu, ticks: id)
            menu.memory["lap"] = lap
            return .packet(menu)
        }
        guard var values = layout.values(packet), layout.isPlausible(packet) else { return .damaged(.granTurismo7) }
        values += computed(layout, packet, hasTurbo: flags & 16 != 0)
        let laps = layout.number("LapsInRace", packet) ?? 0
        // After the finish, the number of the lap is one more than there are.
        let isOver = laps > 0 && lap > laps
        var result = GamePacket(.granTurismo7, layout.name, isOver ? .ended : .driving, values, ticks: id)
        result.memory["lap"] = lap
        if kind != .c { result.memory["frames"] = id.map(Double.init) }
        return .packet(result)
    }

    private static func computed(_ layout: PacketLayout, _ packet: [UInt8], hasTurbo: Bool) -> [GameValue] {
        func number(_ name: String) -> Double? { layout.number(name, packet) }
        var values: [GameValue?] = []
        if let fuel = number("FuelLevel"), let capacity = number("FuelCapacity"), capacity > 0 {
            values.append(GameValue(.fuelShare, fuel / capacity * 100))
        }
        // 1 bar is the pressure of the atmosphere.
        if hasTurbo, let boost = number("Boost"), boost > 0 {
            values.append(GameValue(.boostPressure, (boost - 1) * 100))
        }
        if let pedal = number("Brake"), let output = number("BrakeOutput") {
            values.append(GameValue(.absActive, output < pedal ? 1 : 0))
        }
        return values.compactMap(\.self) + velocities(layout, packet)
    }

    /// The velocity seen from the car, whose direction is a quaternion.
    private static func velocities(_ layout: PacketLayout, _ packet: [UInt8]) -> [GameValue] {
        func numbers(_ names: [String]) -> [Double] { names.compactMap { layout.number($0, packet) } }
        let rotation = numbers(["Pitch", "Yaw", "Roll", "OrientationToNorth"])
        let velocity = numbers(["VelocityX", "VelocityY", "VelocityZ"])
        guard rotation.count == 4, velocity.count == 3 else { return [] }
        let length = rotation.reduce(0) { $0 + $1 * $1 }
        guard abs(length - 1) < 0.05 else { return [] }
        let (x, y, z, w) = (-rotation[0], -rotation[1], -rotation[2], rotation[3])
        func cross(_ one: [Double], _ other: [Double]) -> [Double] {
            [
                one[1] * other[2] - one[2] * other[1], one[2] * other[0] - one[0] * other[2],
                one[0] * other[1] - one[1] * other[0],
            ]
        }
        let axis = [x, y, z]
        let twice = cross(axis, velocity).map { 2 * $0 }
        let turned = cross(axis, twice)
        let seen = (0..<3).map { velocity[$0] + w * twice[$0] + turned[$0] }
        // Y is up. Which way Z points is seen when driving ahead; X is to its left then, or to its right.
        let isReverse = (layout.number("Gears", packet) ?? 0).truncatingRemainder(dividingBy: 16) == 0
        let ahead: Double = (seen[2] >= 0) != isReverse ? 1 : -1
        return [
            GameValue(.longitudinalVelocity, seen[2] * ahead), GameValue(.lateralVelocity, -seen[0] * ahead),
        ].compactMap(\.self)
    }
}
