import Telemetry

/// The remote telemetry of Assetto Corsa: the client asks, the game answers. Packets are recognized by their length
/// and by what they say of themselves.
package enum AssettoCorsaPackets {
    package static let defaultPort: UInt16 = 9996

    /// What a client asks for.
    package enum Operation: Int32, Sendable {
        case handshake = 0
        /// A packet for each frame.
        case subscribeToCar = 1
        /// A packet for each lap of any driver.
        case subscribeToLaps = 2
        /// Without it the game keeps sending to a port that nobody listens on.
        case dismiss = 3
    }

    static let requestLayout = PacketLayout(
        "request", .assettoCorsa, length: 12,
        [
            PacketField("identifier", .s32, 0), PacketField("version", .s32, 4), PacketField("operationId", .s32, 8),
        ])

    static let handshakeLayout = PacketLayout(
        "handshake_response", .assettoCorsa, length: 408,
        [
            PacketField("carName", .text(50), 0), PacketField("driverName", .text(50), 100),
            PacketField("identifier", .s32, 200), PacketField("version", .s32, 204),
            PacketField("trackName", .text(50), 208), PacketField("trackConfig", .text(50), 308),
        ])

    static let carLayout = PacketLayout(
        "RTCarInfo", .assettoCorsa, length: 328,
        [
            PacketField("identifier", .u32, 0), PacketField("size", .s32, 4),
            PacketField("speed_Kmh", .f32, 8, .vehicleSpeed), PacketField("speed_Mph", .f32, 12),
            PacketField("speed_Ms", .f32, 16), PacketField("isAbsEnabled", .u8, 20),
            PacketField("isAbsInAction", .u8, 21), PacketField("isTcInAction", .u8, 22),
            PacketField("isTcEnabled", .u8, 23), PacketField("isInPit", .u8, 24, .inPit, .isNotZero),
            PacketField("isEngineLimiterOn", .u8, 25), PacketField("padding", .u16, 26),
            PacketField("accG_vertical", .f32, 28, .verticalAcceleration, .metresPerSecondSquaredOfG),
            PacketField("accG_horizontal", .f32, 32, .lateralAcceleration, .metresPerSecondSquaredOfG),
            PacketField("accG_frontal", .f32, 36, .longitudinalAcceleration, .metresPerSecondSquaredOfG),
            PacketField("lapTime", .s32, 40, .currentLapTime, .times(0.001)),
            PacketField("lastLap", .s32, 44, .lastLapTime, .time(perSecond: 1000)),
            PacketField("bestLap", .s32, 48, .bestLapTime, .time(perSecond: 1000)),
            // The number of completed laps.
            PacketField("lapCount", .s32, 52, .lapNumber, .linear(times: 1, plus: 1)),
            PacketField("gas", .f32, 56, .throttle, .percent), PacketField("brake", .f32, 60, .brake, .percent),
            PacketField("clutch", .f32, 64, .clutch, .percent), PacketField("engineRPM", .f32, 68, .engineSpeed),
            PacketField("steer", .f32, 72, .steeringAngle),
            // 0 is reverse, 1 neutral.
            PacketField("gear", .s32, 76, .gear, .linear(times: 1, plus: -1)), PacketField("cgHeight", .f32, 80),
        ]
            + PacketField.wheels("wheelAngularSpeed", .f32, 84) + PacketField.wheels("slipAngle", .f32, 100)
            + PacketField.wheels("slipAngle_ContactPatch", .f32, 116) + PacketField.wheels("slipRatio", .f32, 132)
            + PacketField.wheels("tyreSlip", .f32, 148)
            + PacketField.wheels("ndSlip", .f32, 164, Signal.tireSlips)
            + PacketField.wheels("load", .f32, 180) + PacketField.wheels("Dy", .f32, 196)
            + PacketField.wheels("Mz", .f32, 212) + PacketField.wheels("tyreDirtyLevel", .f32, 228)
            + PacketField.wheels("camberRAD", .f32, 244) + PacketField.wheels("tyreRadius", .f32, 260)
            + PacketField.wheels("tyreLoadedRadius", .f32, 276) + PacketField.wheels("suspensionHeight", .f32, 292)
            + [
                PacketField("carPositionNormalized", .f32, 308), PacketField("carSlope", .f32, 312),
                PacketField("carCoordinatesX", .f32, 316, .positionX),
                PacketField("carCoordinatesY", .f32, 320, .positionY),
                PacketField("carCoordinatesZ", .f32, 324, .positionZ),
            ])

    static let lapLayout = PacketLayout(
        "RTLap", .assettoCorsa, length: 212,
        [
            PacketField("carIdentifierNumber", .s32, 0), PacketField("lap", .s32, 4),
            PacketField("driverName", .text(50), 8), PacketField("carName", .text(50), 108),
            PacketField("time", .s32, 208),
        ])

    package static let layouts = [requestLayout, handshakeLayout, carLayout, lapLayout]

    /// Returns a request of a client.
    package static func request(_ operation: Operation) -> [UInt8] {
        requestLayout.encode(
            [:], numbers: ["identifier": 1, "version": 1, "operationId": Double(operation.rawValue)])
    }

    /// Returns what a client asks for, or nil if the bytes are no request.
    package static func operation(_ bytes: [UInt8]) -> Operation? {
        guard bytes.count == requestLayout.length, let number = bytes.number(.s32, at: 8) else { return nil }
        return Operation(rawValue: Int32(clamping: number))
    }

    static func read(_ bytes: [UInt8]) -> PacketReading? {
        switch bytes.count {
        case handshakeLayout.length: AssettoCorsaHandshake(bytes).map { .handshake($0) } ?? .damaged(.assettoCorsa)
        case carLayout.length: .some(readCar(bytes))
        case lapLayout.length: AssettoCorsaLap(bytes).map { .lap($0) } ?? .damaged(.assettoCorsa)
        default: nil
        }
    }

    private static func readCar(_ bytes: [UInt8]) -> PacketReading {
        if bytes.allSatisfy({ $0 == 0 }) { return .packet(GamePacket(.assettoCorsa, carLayout.name, .ended)) }
        guard bytes[0] == UInt8(ascii: "a"), bytes.number(.s32, at: 4) == Double(carLayout.length),
            let values = carLayout.values(bytes), carLayout.isPlausible(bytes)
        else { return .damaged(.assettoCorsa) }
        return .packet(GamePacket(.assettoCorsa, carLayout.name, .driving, values))
    }
}

/// The game's answer to a handshake.
package struct AssettoCorsaHandshake: Hashable, Sendable {
    package var car: String
    package var driver: String
    package var track: String
    package var trackConfiguration: String

    package init(car: String, driver: String, track: String, trackConfiguration: String = "") {
        self.car = car
        self.driver = driver
        self.track = track
        self.trackConfiguration = trackConfiguration
    }

    /// Returns nil if the bytes are no handshake.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == AssettoCorsaPackets.handshakeLayout.length, bytes.number(.s32, at: 200) == 4242,
            let car = bytes.text(units: 50, at: 0), let driver = bytes.text(units: 50, at: 100),
            let track = bytes.text(units: 50, at: 208), let configuration = bytes.text(units: 50, at: 308)
        else { return nil }
        self.init(car: car, driver: driver, track: track, trackConfiguration: configuration)
    }

    package var bytes: [UInt8] {
        var bytes = AssettoCorsaPackets.handshakeLayout.encode([:], numbers: ["identifier": 4242, "version": 1])
        bytes.put(car, units: 50, at: 0)
        bytes.put(driver, units: 50, at: 100)
        bytes.put(track, units: 50, at: 208)
        bytes.put(trackConfiguration, units: 50, at: 308)
        return bytes
    }
}

/// The lap that a driver has completed in Assetto Corsa.
package struct AssettoCorsaLap: Hashable, Sendable {
    package var carNumber: Int
    package var lap: Int
    package var driver: String
    package var car: String
    package var timeS: Double

    package init(carNumber: Int, lap: Int, driver: String, car: String, timeS: Double) {
        self.carNumber = carNumber
        self.lap = lap
        self.driver = driver
        self.car = car
        self.timeS = timeS
    }

    /// Returns nil if the bytes are no lap.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == AssettoCorsaPackets.lapLayout.length, let number = bytes.number(.s32, at: 0),
            let lap = bytes.number(.s32, at: 4), let driver = bytes.text(units: 50, at: 8),
            let car = bytes.text(units: 50, at: 108), let milliseconds = bytes.number(.s32, at: 208),
            0..<100_000 ~= lap, milliseconds > 0
        else { return nil }
        self.init(
            carNumber: Int(clamping: number), lap: Int(clamping: lap), driver: driver, car: car,
            timeS: milliseconds / 1000)
    }

    package var bytes: [UInt8] {
        var bytes = AssettoCorsaPackets.lapLayout.encode(
            [:], numbers: ["carIdentifierNumber": Double(carNumber), "lap": Double(lap), "time": timeS * 1000])
        bytes.put(driver, units: 50, at: 8)
        bytes.put(car, units: 50, at: 108)
        return bytes
    }
}
