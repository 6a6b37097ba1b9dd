import Telemetry

/// The packets of EA Sports WRC, whatever their structure is. A stage is one lap.
enum WRCPackets {
    private static let game = Game.eaWRC

    /// A channel that is a value by itself.
    private struct Row {
        let channel: String
        let signal: Signal
        let conversion: PacketField.Conversion

        init(_ channel: String, _ signal: Signal, _ conversion: PacketField.Conversion = .same) {
            self.channel = channel
            self.signal = signal
            self.conversion = conversion
        }
    }

    private static let rows: [Row] =
        [
            // The speed of the transmission is that of the wheels.
            Row("vehicle_speed", .vehicleSpeed, .kmhOfMetresPerSecond),
            Row("vehicle_engine_rpm_current", .engineSpeed),
            Row("vehicle_engine_rpm_max", .maximumEngineSpeed, .positive),
            Row("vehicle_engine_rpm_idle", .idleEngineSpeed, .positive),
            Row("vehicle_throttle", .throttle, .percent), Row("vehicle_brake", .brake, .percent),
            Row("vehicle_clutch", .clutch, .percent), Row("vehicle_handbrake", .handbrake, .percent),
            Row("vehicle_steering", .steering, .percent), Row("vehicle_position_x", .positionX),
            Row("vehicle_position_y", .positionY), Row("vehicle_position_z", .positionZ),
            Row("stage_current_time", .currentLapTime, .notNegative(times: 1)),
            Row("stage_current_distance", .lapDistance), Row("stage_length", .trackLength, .positive),
            Row("vehicle_cluster_abs", .absActive, .isNotZero), Row("vehicle_id", .carOrdinal, .positive),
            Row("vehicle_class_id", .carClass, .within(0...999)), Row("route_id", .trackOrdinal, .positive),
        ]
        + zip(["fl", "fr", "bl", "br"], Signal.brakeTemperatures).map { end, signal in
            Row("vehicle_brake_temperature_" + end, signal, .positive)
        }

    static func read(_ packet: WRCStructure.Packet, _ bytes: [UInt8]) -> PacketReading {
        let ticks = packet.channels["packet_uid"].flatMap { bytes.bits(at: $0.offset, size: 4) }
            .map { UInt32(truncatingIfNeeded: $0) }
        func number(_ name: String) -> Double? { packet.number(name, bytes) }
        for (_, channel) in packet.channels {
            guard let number = bytes.number(channel.type, at: channel.offset) else { continue }
            let isFloat = channel.type == .f32 || channel.type == .f64
            guard !isFloat || number.isFinite && number.magnitude < 1e12 else { return .damaged(game) }
        }
        var values: [GameValue] = []
        for row in rows {
            guard let value = number(row.channel).flatMap(row.conversion.value) else { continue }
            guard let known = GameValue(row.signal, value) else { return .damaged(game) }
            values.append(known)
        }
        values += motion(number)
        if number("shiftlights_rpm_valid") != 0, let start = number("shiftlights_rpm_start"), start > 0 {
            values += [GameValue(.shiftEngineSpeed, start)].compactMap(\.self)
        }
        if let result = number("stage_result_time"), result > 0 {
            let penalty = number("stage_result_time_penalty") ?? 0
            values += [GameValue(.lastLapTime, result + max(0, penalty))].compactMap(\.self)
        }
        var reading = GamePacket(game, "EA WRC session", .none, values, ticks: ticks)
        switch packet.kind {
        case .update:
            reading = GamePacket(game, "EA WRC update", .driving, values, ticks: ticks)
            reading.values.append(GameValue(signal: .lapNumber, value: 1))
        case .start:
            // What is said once counts for the whole stage.
            reading.lastsUntilNext = true
        case .resume: break
        case .pause: reading.activity = .menu
        case .end: reading.activity = .ended
        }
        reading.memory = [
            "gear": number("vehicle_gear_index"), "neutral": number("vehicle_gear_index_neutral"),
            "reverse": number("vehicle_gear_index_reverse"),
        ].compactMapValues(\.self)
        return .packet(reading)
    }

    /// The gear by its index. Other gears count up, past those of neutral and reverse.
    static func gear(_ memory: [String: Double]) -> GameValue? {
        guard let index = memory["gear"] else { return nil }
        let others = [memory["neutral"] ?? 0, memory["reverse"] ?? 10]
        if index == others[0] { return GameValue(.gear, 0) }
        if index == others[1] { return GameValue(.gear, -1) }
        return GameValue(.gear, index + 1 - Double(others.count { $0 < index }))
    }

    /// Velocity and acceleration as seen from the car, from those on the map, whose X points to the left.
    private static func motion(_ number: (String) -> Double?) -> [GameValue] {
        func vector(_ name: String) -> [Double]? {
            let parts = ["x", "y", "z"].compactMap { number("vehicle_\(name)_\($0)") }
            return parts.count == 3 ? parts : nil
        }
        func part(_ of: [Double]?, along axis: [Double]?) -> Double? {
            guard let of, let axis else { return nil }
            let length = zip(axis, axis).reduce(0) { $0 + $1.0 * $1.1 }.squareRoot()
            return length > 0 ? zip(of, axis).reduce(0) { $0 + $1.0 * $1.1 } / length : nil
        }
        let (velocity, acceleration) = (vector("velocity"), vector("acceleration"))
        let (left, ahead, up) = (vector("left_direction"), vector("forward_direction"), vector("up_direction"))
        // A structure may leave the speed out.
        let speed = number("vehicle_speed") == nil ? velocity.map { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() } : nil
        let parts: [(Signal, Double?)] = [
            (.vehicleSpeed, speed.map { $0 * 3.6 }),
            (.lateralVelocity, part(velocity, along: left).map { -$0 }),
            (.longitudinalVelocity, part(velocity, along: ahead)),
            (.lateralAcceleration, part(acceleration, along: left).map { -$0 }),
            (.longitudinalAcceleration, part(acceleration, along: ahead)),
            (.verticalAcceleration, part(acceleration, along: up)),
        ]
        return parts.compactMap { signal, value in value.flatMap { GameValue(signal, $0) } }
    }
}
