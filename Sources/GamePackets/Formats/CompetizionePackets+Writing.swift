package import Telemetry

/// What the game sends, for a simulated one.
extension CompetizionePackets {
    private static let noTimeMs = Double(Int32.max)

    /// Returns what a client asks for; nil if the bytes are no request.
    package static func request(_ bytes: [UInt8]) -> Request? {
        var reader = FieldReader(bytes)
        guard let kind = reader.integer(.u8) else { return nil }
        switch kind {
        case 1:
            guard let version = reader.integer(.u8), version == 4, let name = reader.text(),
                let password = reader.text(),
                let everyMs = reader.integer(.s32), reader.text() != nil, reader.isAtEnd
            else { return nil }
            return .register(name: name, password: password, everyMs: Int32(clamping: everyMs))
        case 9...11:
            guard let number = reader.integer(.s32), reader.isAtEnd else { return nil }
            let connection = Int32(clamping: number)
            return kind == 9
                ? .unregister(connection: connection)
                : kind == 10 ? .cars(connection: connection) : .track(connection: connection)
        default: return nil
        }
    }

    /// The answer to a registration.
    package static func registration(_ answer: CompetizioneRegistration) -> [UInt8] {
        var writer = FieldWriter()
        writer.put(1, answer.connection)
        writer.put(answer.isAccepted ? 1 : 0, .u8)
        writer.put(1, .u8)
        writer.put(answer.error)
        return writer.bytes
    }

    /// The state of the session, with the number of the car that is watched.
    package static func session(watched: Int) -> [UInt8] {
        var writer = FieldWriter()
        writer.put(2, .u8)
        for _ in 0..<2 { writer.put(0, .u16) }
        writer.put(10, .u8)
        writer.put(5, .u8)
        writer.put(1000, .f32)
        writer.put(9000, .f32)
        writer.put(Double(watched), .s32)
        for text in ["Drivable", "Cockpit", "Basic HUD"] { writer.put(text) }
        writer.put(0, .u8)
        writer.put(43_200, .f32)
        for number in [22, 30, 0, 0, 0] { writer.put(Double(number), .u8) }
        put(lapS: nil, [], isInvalid: false, &writer)
        return writer.bytes
    }

    private static func put(lapS: Double?, _ splits: [Double], isInvalid: Bool, _ writer: inout FieldWriter) {
        writer.put(lapS.map { $0 * 1000 } ?? noTimeMs, .s32)
        for _ in 0..<2 { writer.put(0, .u16) }
        writer.put(Double(splits.count), .u8)
        for split in splits { writer.put(split * 1000, .s32) }
        writer.put(isInvalid ? 1 : 0, .u8)
        for _ in 0..<3 { writer.put(0, .u8) }
    }

    /// What a car is doing.
    package static func update(car: Int, _ values: [Signal: Double]) -> [UInt8] {
        func value(_ signal: Signal) -> Double { values[signal] ?? 0 }
        var writer = FieldWriter()
        writer.put(3, .u8)
        writer.put(Double(car), .u16)
        writer.put(0, .u16)
        writer.put(1, .u8)
        writer.put(value(.gear) + 1, .u8)
        for number in [value(.positionX), value(.positionZ), value(.yaw) * .pi / 180] { writer.put(number, .f32) }
        writer.put(1, .u8)
        writer.put(value(.vehicleSpeed), .u16)
        writer.put(value(.racePosition), .u16)
        for _ in 0..<2 { writer.put(1, .u16) }
        let length = value(.trackLength)
        writer.put(length > 0 ? value(.lapDistance) / length : 0, .f32)
        writer.put(value(.lapNumber) - 1, .u16)
        writer.put(0, .s32)
        put(lapS: values[.bestLapTime], [], isInvalid: false, &writer)
        put(lapS: values[.lastLapTime], [], isInvalid: false, &writer)
        put(
            lapS: value(.currentLapTime), Signal.sectorTimes.compactMap { values[$0] },
            isInvalid: value(.lapInvalid) == 1,
            &writer)
        return writer.bytes
    }

    package static func trackData(name: String, meters: Int) -> [UInt8] {
        var writer = FieldWriter()
        writer.put(5, 1)
        writer.put(name)
        writer.put(1, .s32)
        writer.put(Double(meters), .s32)
        for _ in 0..<2 { writer.put(0, .u8) }
        return writer.bytes
    }

    /// A car of the list.
    package static func entry(car: Int, model: Int) -> [UInt8] {
        var writer = FieldWriter()
        writer.put(6, .u8)
        writer.put(Double(car), .u16)
        writer.put(Double(model), .u8)
        writer.put("Team")
        writer.put(7, .s32)
        for _ in 0..<2 { writer.put(0, .u8) }
        writer.put(1, .u16)
        writer.put(1, .u8)
        for text in ["Simulated", "Driver", "DRV"] { writer.put(text) }
        writer.put(0, .u8)
        writer.put(1, .u16)
        return writer.bytes
    }
}
