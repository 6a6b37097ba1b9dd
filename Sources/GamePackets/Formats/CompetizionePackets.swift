import Telemetry

/// The broadcasting protocol of Assetto Corsa Competizione, version 4: a client registers with a password, and the game
/// sends where each car is and its laps. It has neither engine speed nor pedals.
package enum CompetizionePackets {
    private static let game = Game.assettoCorsaCompetizione
    private static let version: UInt8 = 4
    /// What the game writes for a time that there is none of.
    private static let noTime = Int64(Int32.max)

    /// What a client asks for.
    package enum Request: Sendable {
        case register(name: String, password: String, everyMs: Int32)
        case unregister(connection: Int32)
        case cars(connection: Int32)
        case track(connection: Int32)

        package var bytes: [UInt8] {
            var writer = FieldWriter()
            switch self {
            case .register(let name, let password, let everyMs):
                writer.put(1, .u8)
                writer.put(Double(CompetizionePackets.version), .u8)
                writer.put(name)
                writer.put(password)
                writer.put(Double(everyMs), .s32)
                writer.put("")
            case .unregister(let connection): writer.put(9, connection)
            case .cars(let connection): writer.put(10, connection)
            case .track(let connection): writer.put(11, connection)
            }
            return writer.bytes
        }
    }

    /// The numbers of messages.
    private enum Message: UInt8 {
        case registration = 1
        case session = 2
        case car = 3
        case carList = 4
        case track = 5
        case carDescription = 6
        case event = 7
    }

    private struct LapTimes {
        var timeS: Double?
        var splitsS: [Double]
        var isInvalid: Bool
    }

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        var reader = FieldReader(bytes)
        guard let message = reader.integer(.u8).flatMap({ Message(rawValue: UInt8($0)) }) else { return nil }
        let reading: PacketReading? =
            switch message {
            case .registration: registration(&reader)
            case .session: session(&reader)
            case .car: car(&reader)
            case .carList: carList(&reader)
            case .track: track(&reader)
            case .carDescription: carDescription(&reader)
            case .event: event(&reader)
            }
        // Whatever does not end where it should is something else.
        return reader.isAtEnd ? reading : nil
    }

    private static func registration(_ reader: inout FieldReader) -> PacketReading? {
        guard let id = reader.integer(.s32), let success = reader.integer(.u8), let readOnly = reader.integer(.u8),
            let error = reader.text(), success <= 1, readOnly <= 1,
            error.unicodeScalars.allSatisfy({ $0.value >= 0x20 })
        else { return nil }
        return .registration(
            CompetizioneRegistration(connection: Int32(clamping: id), isAccepted: success == 1, error: error))
    }

    private static func session(_ reader: inout FieldReader) -> PacketReading? {
        guard let event = reader.integer(.u16), let index = reader.integer(.u16), let type = reader.integer(.u8),
            let phase = reader.integer(.u8), phase <= 8, type <= 20,
            let time = reader.float(), reader.float() != nil, let focused = reader.integer(.s32), time >= 0,
            reader.text() != nil, reader.text() != nil, reader.text() != nil, let replays = reader.integer(.u8),
            replays <= 1
        else { return nil }
        if replays == 1, !reader.skip(8) { return nil }
        guard reader.float() != nil, let air = reader.integer(.u8), let track = reader.integer(.u8),
            reader.integer(.u8) != nil, let rain = reader.integer(.u8), reader.integer(.u8) != nil, lap(&reader) != nil
        else { return nil }
        var packet = GamePacket(
            game, "Competizione session", replays == 1 ? .menu : .none,
            [
                GameValue(.ambientTemperature, Double(air)), GameValue(.trackTemperature, Double(track)),
                GameValue(.rain, Double(rain) * 10),
            ].compactMap(\.self))
        packet.session = UInt64(clamping: event << 24 | index << 8 | type)
        packet.watched = focused >= 0 ? Int(focused) : nil
        return .packet(packet)
    }

    /// A time of a lap, and its sectors so far.
    private static func lap(_ reader: inout FieldReader) -> LapTimes? {
        guard let time = reader.integer(.s32), reader.skip(4), let count = reader.integer(.u8), count <= 16 else {
            return nil
        }
        var splits: [Double] = []
        for _ in 0..<count {
            guard let split = reader.integer(.s32) else { return nil }
            if split != noTime, split > 0 { splits.append(Double(split) / 1000) }
        }
        guard let invalid = reader.integer(.u8), reader.skip(3) else { return nil }
        return LapTimes(
            timeS: time != noTime && time >= 0 ? Double(time) / 1000 : nil, splitsS: splits, isInvalid: invalid != 0)
    }

    private static func car(_ reader: inout FieldReader) -> PacketReading? {
        guard let number = reader.integer(.u16), reader.skip(3), let gear = reader.integer(.u8), let x = reader.float(),
            let y = reader.float(), let yaw = reader.float(), let location = reader.integer(.u8),
            let kmh = reader.integer(.u16), let place = reader.integer(.u16), reader.skip(4),
            let spline = reader.float(), let laps = reader.integer(.u16), reader.skip(4), let best = lap(&reader),
            let last = lap(&reader), let current = lap(&reader), kmh < 1000, gear < 20, location <= 4
        else { return nil }
        let values: [GameValue?] = [
            // The developer's example client subtracts 2. Live packets were seen to have 0 for reverse and 1 for neutral, as
            // the shared memory has.
            GameValue(.gear, Double(gear) - 1), GameValue(.positionX, Double(x)), GameValue(.positionZ, Double(y)),
            GameValue(.yaw, Double(yaw) * 180 / .pi), GameValue(.vehicleSpeed, Double(kmh)),
            place > 0 ? GameValue(.racePosition, Double(place)) : nil, GameValue(.lapNumber, Double(laps) + 1),
            best.timeS.flatMap { GameValue(.bestLapTime, $0) }, last.timeS.flatMap { GameValue(.lastLapTime, $0) },
            current.timeS.flatMap { GameValue(.currentLapTime, $0) },
            GameValue(.lapInvalid, current.isInvalid ? 1 : 0), GameValue(.inPit, location >= 2 ? 1 : 0),
            GameValue(.lapSector, Double(min(2, current.splitsS.count) + 1)),
        ]
        let sectors = zip(current.splitsS, Signal.sectorTimes).map { GameValue($1, $0) }
        var packet = GamePacket(game, "Competizione car", .none)
        packet.participants[Int(number)] = GamePacket.Participant(
            values: (values + sectors).compactMap(\.self), carNumber: Int(number), share: Double(spline), drives: true)
        return .packet(packet)
    }

    private static func carList(_ reader: inout FieldReader) -> PacketReading? {
        guard reader.skip(4), let count = reader.integer(.u16), count < 1000, reader.skip(2 * Int(count)) else {
            return nil
        }
        return .packet(GamePacket(game, "Competizione cars", .none))
    }

    private static func track(_ reader: inout FieldReader) -> PacketReading? {
        guard reader.skip(4), let name = reader.text(), !name.isEmpty, reader.skip(4),
            let meters = reader.integer(.s32),
            let sets = reader.integer(.u8)
        else { return nil }
        for _ in 0..<sets {
            guard reader.text() != nil, let cameras = reader.integer(.u8) else { return nil }
            for _ in 0..<cameras where reader.text() == nil { return nil }
        }
        guard let pages = reader.integer(.u8) else { return nil }
        for _ in 0..<pages where reader.text() == nil { return nil }
        var packet = GamePacket(
            game, "Competizione track", .none, [GameValue(.trackLength, Double(meters))].compactMap(\.self))
        packet.track = name
        packet.lastsUntilNext = true
        return .packet(packet)
    }

    private static func carDescription(_ reader: inout FieldReader) -> PacketReading? {
        guard let number = reader.integer(.u16), let model = reader.integer(.u8), reader.text() != nil, reader.skip(4),
            reader.skip(4), let drivers = reader.integer(.u8), drivers <= 32
        else { return nil }
        for _ in 0..<drivers {
            guard reader.text() != nil, reader.text() != nil, reader.text() != nil, reader.skip(3) else { return nil }
        }
        var packet = GamePacket(game, "Competizione entry", .none)
        packet.carNames[Int(number)] = GameNames.car(game, Int(model)) ?? "car \(model)"
        return .packet(packet)
    }

    private static func event(_ reader: inout FieldReader) -> PacketReading? {
        guard reader.skip(1), reader.text() != nil, reader.skip(8) else { return nil }
        return .packet(GamePacket(game, "Competizione event", .none))
    }
}

/// The game's answer to a registration.
package struct CompetizioneRegistration: Hashable, Sendable {
    package var connection: Int32
    package var isAccepted: Bool
    package var error: String

    package init(connection: Int32, isAccepted: Bool, error: String) {
        self.connection = connection
        self.isAccepted = isAccepted
        self.error = error
    }
}
