import Telemetry

/// The memory of Assetto Corsa and of Assetto Corsa Competizione, which have the same names and begin alike. Sources: both
/// publishers' documents of their shared memory.
package enum AssettoCorsaPages {
    private static let game = Game.assettoCorsa

    static let row = MemoryPages(
        [("acpmf_physics", physics.length), ("acpmf_graphics", 1588), ("acpmf_static", 720)], read)

    /// What Assetto Corsa EVO has, too.
    static let common: [PacketField] =
        [
            PacketField("packetId", .s32, 0), PacketField("gas", .f32, 4, .throttle, .percent),
            PacketField("brake", .f32, 8, .brake, .percent), PacketField("fuel", .f32, 12),
            PacketField("gear", .s32, 16, .gear, .gearFromReverse), PacketField("rpms", .s32, 20, .engineSpeed),
            PacketField("speedKmh", .f32, 28, .vehicleSpeed),
            PacketField("accGX", .f32, 44, .lateralAcceleration, .metresPerSecondSquaredOfG),
            PacketField("accGY", .f32, 48, .verticalAcceleration, .metresPerSecondSquaredOfG),
            PacketField("accGZ", .f32, 52, .longitudinalAcceleration, .metresPerSecondSquaredOfG),
        ] + PacketField.wheels("wheelSlip", .f32, 56, Signal.tireSlips)
        + PacketField.wheels("wheelsPressure", .f32, 88, Signal.tirePressures, .positiveTimes(6.894757293168361))
        + PacketField.wheels("tyreCoreTemperature", .f32, 152, Signal.tireInnerTemperatures, .positive)
        + [
            PacketField("pitLimiterOn", .s32, 248, .pitLimiter, .isNotZero),
            PacketField("turboBoost", .f32, 276, .boostPressure, .times(100)),
            PacketField("airTemp", .f32, 288, .ambientTemperature, .positive),
            PacketField("roadTemp", .f32, 292, .trackTemperature, .positive),
        ] + PacketField.wheels("brakeTemp", .f32, 348, Signal.brakeTemperatures, .positive)
        + PacketField.wheels("tyreTempM", .f32, 384, Signal.tireTemperatures, .positive)

    package static let physics = PacketLayout(
        "Assetto Corsa physics", game, length: 800, common + [PacketField("drs", .f32, 200)])

    private static let graphics: [PacketField] = [
        PacketField("status", .s32, 4), PacketField("session", .s32, 8),
        PacketField("completedLaps", .s32, 132, .lapNumber, .linear(times: 1, plus: 1)),
        PacketField("position", .s32, 136, .racePosition, .positive),
        PacketField("iCurrentTime", .s32, 140, .currentLapTime, .notNegative(times: 0.001)),
        PacketField("iLastTime", .s32, 144, .lastLapTime, .milliseconds),
        PacketField("iBestTime", .s32, 148, .bestLapTime, .milliseconds),
        PacketField("distanceTraveled", .f32, 156, .raceDistance, .notNegative(times: 1)),
        PacketField("currentSectorIndex", .s32, 164, .lapSector, .linear(times: 1, plus: 1)),
        PacketField("normalizedCarPosition", .f32, 248),
    ]

    /// Of Assetto Corsa, whose cars may have drag reduction and a hybrid.
    package static let first = PacketLayout(
        "Assetto Corsa graphics", game, length: 284,
        graphics + [
            PacketField("numberOfLaps", .s32, 172, .totalLaps, .positive),
            PacketField("carCoordinatesX", .f32, 252, .positionX),
            PacketField("carCoordinatesY", .f32, 256, .positionY),
            PacketField("carCoordinatesZ", .f32, 260, .positionZ), PacketField("flag", .s32, 268),
            PacketField("isInPitLane", .s32, 280, .inPit, .isNotZero),
        ])
    static let firstPhysics = PacketLayout(
        "Assetto Corsa physics, hybrid", game, length: 800,
        [
            PacketField("kersCurrentKJ", .f32, 336, .hybridEnergyUsed, .times(0.001)),
            PacketField("drsAvailable", .s32, 340, .dragReductionAllowed, .isNotZero),
            PacketField("drsEnabled", .s32, 344, .dragReduction, .isNotZero),
            PacketField("clutch", .f32, 364),
        ])

    package static let competizione = PacketLayout(
        "Assetto Corsa Competizione graphics", .assettoCorsaCompetizione, length: 1588,
        graphics + [
            PacketField("activeCars", .s32, 252), PacketField("playerCarID", .s32, 1216),
            PacketField("flag", .s32, 1224),
            PacketField("isInPitLane", .s32, 1236, .inPit, .isNotZero),
            PacketField("TC", .s32, 1268, .tractionControlLevel), PacketField("ABS", .s32, 1280, .absLevel),
            PacketField("fuelXLap", .f32, 1284), PacketField("isValidLap", .s32, 1408),
            PacketField("rainIntensity", .s32, 1560, .rain, .times(20)),
            PacketField("gapAhead", .s32, 1580, .gapAhead, .milliseconds),
            PacketField("gapBehind", .s32, 1584, .gapBehind, .milliseconds),
        ])
    static let competizionePhysics = PacketLayout(
        "Assetto Corsa Competizione physics", .assettoCorsaCompetizione, length: 800,
        [
            PacketField("steerAngle", .f32, 24, .steering, .percent),
            PacketField("tc", .f32, 204, .tractionControlActive, .isNotZero),
            PacketField("abs", .f32, 252, .absActive, .isNotZero), PacketField("clutch", .f32, 364, .clutch, .percent),
            PacketField("waterTemp", .f32, 712, .coolantTemperature, .positive),
        ])

    package static let statics = PacketLayout(
        "Assetto Corsa static", game, length: 720,
        [
            PacketField("carModel", .text(33), 68), PacketField("track", .text(33), 134),
            PacketField("maxRpm", .s32, 412, .maximumEngineSpeed, .positive), PacketField("maxFuel", .f32, 416),
            PacketField("trackSPlineLength", .f32, 520), PacketField("trackConfiguration", .text(15), 524),
        ])

    /// The numbers of flags here, as `Signal.raceFlag` numbers them.
    private static let flags = [0, 2, 3, 7, 6, 8, 0, 1, 0]

    @Sendable private static func read(_ pages: [[UInt8]]) -> PacketReading {
        let (moving, shown, fixed) = (pages[0], pages[1], pages[2])
        // Competizione counts its cars where Assetto Corsa has a coordinate: read as a whole number, that is either 0 or
        // enormous.
        let isCompetizione = shown.whole(.s32, at: 252).map { (1...60).contains($0) } ?? false
        let game = isCompetizione ? Game.assettoCorsaCompetizione : .assettoCorsa
        let layout = isCompetizione ? competizione : first
        guard let basic = physics.values(moving), let seen = layout.values(shown), let constant = statics.values(fixed),
            let own = (isCompetizione ? competizionePhysics : firstPhysics).values(moving)
        else { return .damaged(game) }
        var packet = GamePacket(
            game, "\(game.title) memory", activity(status: shown.whole(.s32, at: 4)), basic + seen + constant + own)
        packet.values += computed(layout, moving, shown, fixed, isCompetizione)
        // Practice, qualifying, race, hot lap and so on; -1 is unknown.
        packet.session = shown.whole(.s32, at: 8).flatMap { UInt64(exactly: $0) }
        packet.car = fixed.text(units: 33, at: 68).flatMap { $0.isEmpty ? nil : $0 }
        let configuration = isCompetizione ? "" : fixed.text(units: 15, at: 524) ?? ""
        packet.track = fixed.text(units: 33, at: 134).flatMap { $0.isEmpty ? nil : $0 }.map { track in
            configuration.isEmpty ? track : "\(track) \(configuration)"
        }
        return .packet(packet)
    }

    /// 0 is off, 1 a replay, 2 live, 3 a pause.
    static func activity(status: Int?) -> GamePacket.Activity { status == 2 ? .driving : .menu }

    private static func computed(
        _ layout: PacketLayout, _ moving: [UInt8], _ shown: [UInt8], _ fixed: [UInt8], _ isCompetizione: Bool
    ) -> [GameValue] {
        var values: [GameValue?] = []
        if let flag = layout.number("flag", shown), let number = flags.at(flag) {
            values.append(GameValue(.raceFlag, Double(number)))
        }
        let fuel = physics.number("fuel", moving) ?? 0
        if let full = statics.number("maxFuel", fixed), full > 0 {
            values.append(GameValue(.fuelShare, fuel / full * 100))
            if let perLap = layout.number("fuelXLap", shown), perLap > 0 {
                values.append(GameValue(.fuelPerLap, perLap / full * 100))
            }
        }
        guard isCompetizione else {
            values.append(GameValue(.fuelVolume, fuel))
            if let length = statics.number("trackSPlineLength", fixed), length > 0,
                let share = layout.number("normalizedCarPosition", shown)
            {
                values += [GameValue(.trackLength, length), GameValue(.lapDistance, share * length)]
            }
            return values.compactMap(\.self)
        }
        if let isValid = layout.number("isValidLap", shown) {
            values.append(GameValue(.lapInvalid, isValid == 0 ? 1 : 0))
        }
        // The places of all cars, and before them whose they are.
        if let own = shown.whole(.s32, at: 1216),
            let index = (0..<60).first(where: { shown.whole(.s32, at: 976 + 4 * $0) == own })
        {
            for (axis, signal) in [Signal.positionX, .positionY, .positionZ].enumerated() {
                values.append(shown.number(.f32, at: 256 + 12 * index + 4 * axis).flatMap { GameValue(signal, $0) })
            }
        }
        return values.compactMap(\.self)
    }
}

extension [Int] {
    /// The element at an index that a game wrote; nil if there is none.
    func at(_ index: Double) -> Int? { Int(exactly: index).flatMap { indices.contains($0) ? self[$0] : nil } }
}
