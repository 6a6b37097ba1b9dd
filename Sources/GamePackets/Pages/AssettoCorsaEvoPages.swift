import Telemetry

/// The memory of Assetto Corsa EVO. Sources: the publisher's document, as two independent programs have it.
package enum AssettoCorsaEvoPages {
    private static let game = Game.assettoCorsaEvo

    static let row = MemoryPages(
        [("acevo_pmf_physics", physics.length), ("acevo_pmf_graphics", graphics.length), ("acevo_pmf_static", 208)],
        read)

    package static let physics = PacketLayout(
        "Assetto Corsa EVO physics", game, length: 800,
        AssettoCorsaPages.common + [
            PacketField("drsAvailable", .s32, 340, .dragReductionAllowed, .isNotZero),
            PacketField("drsEnabled", .s32, 344, .dragReduction, .isNotZero),
            PacketField("brakeBias", .f32, 564, .brakeBias, .percent),
            PacketField("currentMaxRpm", .s32, 588, .maximumEngineSpeed, .positive),
            PacketField("tcinAction", .s32, 672, .tractionControlActive, .isNotZero),
            PacketField("absInAction", .s32, 676, .absActive, .isNotZero),
            PacketField("waterTemp", .f32, 712, .coolantTemperature, .positive),
        ])

    package static let graphics = PacketLayout(
        "Assetto Corsa EVO graphics", game, length: 4900,
        [
            PacketField("packetId", .s32, 0), PacketField("status", .s32, 4), PacketField("player_car_id_a", .u64, 24),
            PacketField("handbrake_percent", .f32, 84, .handbrake, .percent),
            PacketField("steering_percent", .f32, 92, .steering, .percent),
            PacketField("current_lap_time_ms", .s32, 188, .currentLapTime, .notNegative(times: 0.001)),
            PacketField("fuel_liter_current_quantity", .f32, 196, .fuelVolume, .notNegative(times: 1)),
            PacketField("current_torque", .f32, 212, .engineTorque), PacketField("npos", .f32, 1244),
            PacketField("fuel_liter_per_lap", .f32, 1460), PacketField("tc_level", .s8, 1872, .tractionControlLevel),
            PacketField("abs_level", .s8, 1874, .absLevel),
            PacketField("current_pos", .u32, 2388, .racePosition, .positive),
            PacketField("last_laptime_ms", .s32, 2396, .lastLapTime, .milliseconds),
            PacketField("best_laptime_ms", .s32, 2400, .bestLapTime, .milliseconds), PacketField("flag", .s32, 2404),
            PacketField("total_lap", .s32, 2544, .totalLaps, .positive),
            PacketField("current_lap", .s32, 2548, .lapNumber, .positive),
            PacketField("is_in_pit_lane", .u8, 3120, .inPit, .isNotZero), PacketField("is_valid_lap", .u8, 3121),
            PacketField("gap_ahead", .f32, 3844, .gapAhead), PacketField("gap_behind", .f32, 3848, .gapBehind),
            PacketField("max_fuel", .f32, 3928),
        ])

    package static let statics = PacketLayout(
        "Assetto Corsa EVO static", game, length: 208,
        [
            PacketField("session", .s32, 32), PacketField("event_id", .u8, 69), PacketField("session_id", .u8, 70),
            PacketField("track", .bytes(33), 136), PacketField("track_configuration", .bytes(33), 169),
            PacketField("track_length_m", .f32, 204, .trackLength, .positive),
        ])

    /// The numbers of flags here, as `Signal.raceFlag` numbers them.
    private static let flags = [0, 6, 1, 5, 2, 3, 7, 7, 8, 0, 0]

    @Sendable private static func read(_ pages: [[UInt8]]) -> PacketReading {
        let (moving, shown, fixed) = (pages[0], pages[1], pages[2])
        guard let basic = physics.values(moving), let seen = graphics.values(shown),
            let constant = statics.values(fixed)
        else { return .damaged(game) }
        var packet = GamePacket(
            game, "Assetto Corsa EVO memory", AssettoCorsaPages.activity(status: shown.whole(.s32, at: 4)),
            basic + seen + constant)
        packet.values += computed(shown, fixed)
        // Its kind, which event it is, and which session of that.
        packet.session = ["session", "event_id", "session_id"].reduce(0) { sum, name in
            sum << 8 | UInt64(clamping: Int(clamping: statics.number(name, fixed) ?? 0) & 0xFF)
        }
        packet.car = shown.text(bytes: 33, at: 3086).flatMap { $0.isEmpty ? nil : $0 }
        let words = [fixed.text(bytes: 33, at: 136), fixed.text(bytes: 33, at: 169)].compactMap(\.self)
        let track = words.filter { !$0.isEmpty }.joined(separator: " ")
        packet.track = track.isEmpty ? nil : track
        return .packet(packet)
    }

    private static func computed(_ shown: [UInt8], _ fixed: [UInt8]) -> [GameValue] {
        func number(_ name: String) -> Double { graphics.number(name, shown) ?? 0 }
        var values: [GameValue?] = [GameValue(.lapInvalid, number("is_valid_lap") == 0 ? 1 : 0)]
        if let flag = flags.at(number("flag")) { values.append(GameValue(.raceFlag, Double(flag))) }
        if number("max_fuel") > 0 {
            values.append(GameValue(.fuelShare, number("fuel_liter_current_quantity") / number("max_fuel") * 100))
            if number("fuel_liter_per_lap") > 0 {
                values.append(GameValue(.fuelPerLap, number("fuel_liter_per_lap") / number("max_fuel") * 100))
            }
        }
        if let length = statics.number("track_length_m", fixed), length > 0 {
            values.append(GameValue(.lapDistance, number("npos") * length))
        }
        // The places of up to 60 cars, and after them whose they are.
        let own = shown[24..<40]
        if let index = (0..<60).first(where: { shown[3940 + 16 * $0..<3956 + 16 * $0].elementsEqual(own) }) {
            for (axis, signal) in [Signal.positionX, .positionY, .positionZ].enumerated() {
                values.append(shown.number(.f32, at: 3124 + 12 * index + 4 * axis).flatMap { GameValue(signal, $0) })
            }
        }
        return values.compactMap(\.self)
    }
}
