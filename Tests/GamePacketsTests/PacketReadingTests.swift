import Telemetry
import TestSupport
import Testing

@testable import GamePackets

@Suite(.timeLimit(.minutes(20))) struct PacketReadingTests {
    private func packet(_ builder: PacketBuilder) throws -> GamePacket {
        guard case .packet(let packet) = PacketReading(builder.bytes) else {
            throw Unreadable(reading: PacketReading(builder.bytes))
        }
        return packet
    }

    struct Unreadable: Error { let reading: PacketReading }

    private func value(_ packet: GamePacket, _ signal: Signal) -> Double? {
        packet.values.first { $0.signal == signal }?.value
    }

    // MARK: Golden packets

    @Test func readsForzaHorizon() throws {
        let packet = try packet(.horizon(lastS: 61.25))
        #expect(packet.game == .forzaHorizon)
        #expect(packet.activity == .driving)
        #expect(packet.ticks == 1000)
        let expected: [(Signal, Double)] = [
            (.vehicleSpeed, 180), (.engineSpeed, 6543), (.maximumEngineSpeed, 8000), (.idleEngineSpeed, 900),
            (.lateralAcceleration, 1.5), (.longitudinalAcceleration, -2.25), (.positionX, 100), (.positionY, 20),
            (.positionZ, -300), (.enginePower, 150), (.engineTorque, 400), (.boostPressure, 100), (.fuelShare, 75),
            (.lastLapTime, 61.25), (.currentLapTime, 10), (.raceTime, 10), (.lapNumber, 0), (.racePosition, 3),
            (.throttle, 100), (.brake, 20), (.clutch, 0), (.gear, 4), (.steering, -100), (.carOrdinal, 1234),
            (.yaw, 85.9),
        ]
        for (signal, number) in expected { #expect(value(packet, signal) == number, "\(signal.name)") }
        #expect(value(packet, Signal.tireTemperatures[0]) == 100)
        #expect(value(packet, Signal.tireSlips[0]) == 0.5)
        // There is none yet.
        #expect(value(packet, .bestLapTime) == nil)
    }

    /// A game that does not compute a temperature sends 0, which is -18 °C in Forza.
    @Test func temperaturesOfZeroAreNone() throws {
        let horizon = try packet(.horizon())
        #expect(value(horizon, Signal.tireTemperatures[0]) == 100 && value(horizon, Signal.tireTemperatures[1]) == nil)
        var builder = PacketBuilder.dirt()
        #expect(try value(packet(builder), Signal.brakeTemperatures[0]) != nil)
        for offset in [204, 208, 212, 216] { builder = builder.f32(offset, 0) }
        let dirt = try packet(builder)
        #expect(Signal.brakeTemperatures.allSatisfy { value(dirt, $0) == nil })
    }

    /// Horizon has 12 bytes more before the dashboard than Motorsport.
    @Test func readsTheDashboardOfMotorsportWhereItIs() throws {
        let bytes = PacketBuilder.horizon().bytes
        let dash = Array(bytes[..<232] + bytes[244..<323])
        let seven = try packet(PacketBuilder(bytes: dash))
        #expect(seven.game == .forzaMotorsport)
        #expect(value(seven, .vehicleSpeed) == 180)
        #expect(value(seven, .gear) == 4)
        let newer = try packet(
            PacketBuilder(bytes: dash + [UInt8](repeating: 0, count: 20)).f32(311, 0.125).f32(323, 0.5).s32(327, 99))
        #expect(newer.game == .forzaMotorsport)
        #expect(value(newer, .vehicleSpeed) == 180)
        #expect(value(newer, Signal.tireWears[0]) == 12.5)
        #expect(value(newer, Signal.tireWears[3]) == 50)
        #expect(value(newer, .trackOrdinal) == 99)
    }

    @Test func computesTheSpeedOfAShortForzaPacket() throws {
        let packet = try packet(
            PacketBuilder(232).s32(0, 1).u32(4, 5).f32(8, 7000).f32(16, 3000).f32(32, 3).f32(36, 0).f32(40, -4))
        #expect(packet.game == .forza)
        #expect(value(packet, .vehicleSpeed) == 18)
    }

    @Test func readsAssettoCorsa() throws {
        let packet = try packet(.assettoCorsa())
        let expected: [(Signal, Double)] = [
            (.vehicleSpeed, 123.5), (.verticalAcceleration, 9.8), (.lateralAcceleration, -4.9),
            (.longitudinalAcceleration, 2.45), (.currentLapTime, 4), (.lastLapTime, 91.234), (.bestLapTime, 90.111),
            (.lapNumber, 3), (.throttle, 50), (.brake, 100), (.engineSpeed, 5123), (.steeringAngle, -45.3), (.gear, 3),
            (.positionX, 11.13), (.positionY, 22), (.positionZ, -33.5),
        ]
        for (signal, number) in expected { #expect(value(packet, signal) == number, "\(signal.name)") }
        #expect(packet.activity == .driving)
        #expect(packet.game == .assettoCorsa)
    }

    @Test(arguments: [(0, -1.0), (1, 0), (2, 1), (7, 6)]) func readsGearsOfAssettoCorsa(raw: Int32, gear: Double) throws
    {
        #expect(try value(packet(PacketBuilder.assettoCorsa().s32(76, raw)), .gear) == gear)
    }

    @Test func readsTheHandshakeUpToThePercentSign() throws {
        let bytes = PacketBuilder(408).text(0, "ks_audi_r8%junk").text(100, "Zoë").s32(200, 4242).s32(204, 1)
            .text(208, "monza").text(308, String(repeating: "x", count: 50)).bytes
        let expected = AssettoCorsaHandshake(
            car: "ks_audi_r8", driver: "Zoë", track: "monza", trackConfiguration: String(repeating: "x", count: 50))
        #expect(PacketReading(bytes) == .handshake(expected))
        #expect(PacketReading(expected.bytes) == .handshake(expected))
        #expect(PacketReading(PacketBuilder(408).bytes) == .damaged(.assettoCorsa))
    }

    @Test func readsALapOfAssettoCorsa() {
        let lap = AssettoCorsaLap(carNumber: 7, lap: 3, driver: "Ann", car: "abarth500", timeS: 83.456)
        #expect(PacketReading(lap.bytes) == .lap(lap))
        let bytes = PacketBuilder(212).s32(0, 7).s32(4, 3).text(8, "Ann%").text(108, "abarth500").s32(208, 83_456).bytes
        #expect(PacketReading(bytes) == .lap(lap))
        #expect(PacketReading(PacketBuilder(212).bytes) == .damaged(.assettoCorsa))
    }

    @Test func asksAssettoCorsa() {
        #expect(AssettoCorsaPackets.request(.dismiss) == [1, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0])
        #expect(AssettoCorsaPackets.operation([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]) == .subscribeToCar)
        #expect(AssettoCorsaPackets.operation([1, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0]) == nil)
        #expect(AssettoCorsaPackets.operation([]) == nil)
    }

    /// Engine speeds are divided by 10, wheels begin at the rear left, laps at 0.
    @Test func readsDirtRally() throws {
        let packet = try packet(.dirt())
        let expected: [(Signal, Double)] = [
            (.vehicleSpeed, 108), (.engineSpeed, 6125), (.maximumEngineSpeed, 8500), (.idleEngineSpeed, 1000),
            (.lapNumber, 1), (.gear, -1), (.throttle, 100), (.steering, -50), (.fuelShare, 50),
            (.lateralAcceleration, 9.8), (.raceTime, 12.5), (.lapDistance, 300), (.racePosition, 1),
        ]
        for (signal, number) in expected { #expect(value(packet, signal) == number, "\(signal.name)") }
        #expect(Signal.brakeTemperatures.map { value(packet, $0) } == [333, 444, 111, 222])
        #expect(packet.ticks == 12_500)
    }

    /// The velocity on the map, seen from the car: 45° off, sliding to the left.
    @Test func velocitiesInTheCarsOwnDirections() throws {
        let half = Float(0.5).squareRoot()
        let dirt = PacketBuilder.dirt().f32(32, 0).f32(40, 20).f32(44, half).f32(52, -half).f32(56, half).f32(64, half)
        #expect(try value(packet(dirt), .longitudinalVelocity) == 14.15)
        #expect(try value(packet(dirt), .lateralVelocity) == -14.15)
        // Without directions there is no angle.
        let short = PacketBuilder(bytes: Array(dirt.bytes[..<64]))
        #expect(try value(packet(short), .longitudinalVelocity) == nil)
        let f1 = PacketBuilder.f1(1464, format: 2022, id: 0).f32(24, 1).f32(24 + 12, 10).f32(24 + 20, 5)
            .integer(24 + 24, Int16(32767)).integer(24 + 34, Int16(-32767))
        #expect(try value(packet(f1), .longitudinalVelocity) == 10)
        #expect(try value(packet(f1), .lateralVelocity) == -5)
    }

    @Test(arguments: [64, 152]) func readsShorterDirtPackets(length: Int) throws {
        let packet = try packet(PacketBuilder(bytes: Array(PacketBuilder.dirt().bytes[..<length])))
        #expect(value(packet, .vehicleSpeed) == 108)
        #expect(value(packet, .engineSpeed) == (length == 152 ? 6125 : nil))
        #expect(value(packet, .maximumEngineSpeed) == nil)
    }

    @Test(arguments: [(-1.0, -1.0), (10, -1), (0, 0), (3, 3)] as [(Float, Double)])
    func readsGearsOfDirt(raw: Float, gear: Double) throws {
        #expect(try value(packet(PacketBuilder.dirt().f32(132, raw)), .gear) == gear)
    }

    @Test(arguments: [(2021, 1347), (2022, 1347), (2023, 1352)] as [(UInt16, Int)])
    func readsF1OfThePlayersCar(format: UInt16, length: Int) throws {
        let base = (format >= 2023 ? 29 : 24) + 60 * 19
        let packet = try packet(
            PacketBuilder.f1(length, format: format, id: 6, car: 19).u16(base, 287).f32(base + 2, 0.5)
                .f32(base + 6, -0.25).f32(base + 10, 1).u8(base + 14, 30).u8(base + 15, 0xFF).u16(base + 16, 11_876)
                .u16(base + 22, 500).u8(base + 30, 91).u8(base + 32, 88).u16(base + 38, 104).f32(base + 40, 22))
        let expected: [(Signal, Double)] = [
            (.vehicleSpeed, 287), (.throttle, 50), (.steering, -25), (.brake, 100), (.clutch, 30), (.gear, -1),
            (.engineSpeed, 11_876), (.coolantTemperature, 104), (Signal.brakeTemperatures[2], 500),
            (Signal.tireTemperatures[2], 91), (Signal.tireTemperatures[0], 88), (Signal.tirePressures[2], 152),
        ]
        for (signal, number) in expected { #expect(value(packet, signal) == number, "\(signal.name)") }
        #expect(packet.game.rawValue == "f1-\(format)")
    }

    @Test(arguments: [(2021, 970), (2022, 972), (2023, 1131)] as [(UInt16, Int)])
    func readsLapsOfF1(format: UInt16, length: Int) throws {
        let isLong = format >= 2023
        let base = (isLong ? 29 : 24) + (isLong ? 50 : 43) * 2
        let shift = isLong ? 6 : 0
        let builder = PacketBuilder.f1(length, format: format, id: 2, car: 2).u32(base, 81_234).u32(base + 4, 12_345)
            .f32(base + 12 + shift, 777).u8(base + 24 + shift, 5).u8(base + 25 + shift, 3).u8(base + 29 + shift, 1)
        let packet = try packet(builder)
        let expected: [(Signal, Double)] = [
            (.lastLapTime, 81.234), (.currentLapTime, 12.345), (.lapDistance, 777), (.racePosition, 5), (.lapNumber, 3),
            (.lapInvalid, 1),
        ]
        for (signal, number) in expected { #expect(value(packet, signal) == number, "\(signal.name)") }
        #expect(packet.activity == .driving)
        let result = isLong ? 43 : 36
        #expect(try self.packet(builder.u8(base + result, 3)).activity == .ended)
        #expect(try self.packet(builder.u8(base + result, 2)).activity == .menu)
        #expect(try self.packet(builder.u8(base + result, 2).u8(base + result - 1, 4)).activity == .driving)
    }

    @Test(arguments: [(2021, 1058, 47), (2022, 1058, 47), (2023, 1239, 55)] as [(UInt16, Int, Int)])
    func readsTheStatusOfF1(format: UInt16, length: Int, stride: Int) throws {
        let base = (format >= 2023 ? 29 : 24) + stride
        let packet = try packet(
            PacketBuilder.f1(length, format: format, id: 7, car: 1).f32(base + 5, 27.5).f32(base + 9, 110)
                .u16(base + 17, 13_500).u16(base + 19, 4000))
        #expect(value(packet, .fuelShare) == 25)
        #expect(value(packet, .maximumEngineSpeed) == 13_500)
        #expect(value(packet, .idleEngineSpeed) == 4000)
        // It says nothing about whether the car drives.
        #expect(packet.activity == .none)
    }

    @Test(arguments: [(2021, 625), (2022, 632), (2023, 644)] as [(UInt16, Int)])
    func readsTheSessionOfF1(format: UInt16, length: Int) throws {
        let base = format >= 2023 ? 29 : 24
        let builder = PacketBuilder.f1(length, format: format, id: 1).u8(base + 3, 5).u8(base + 7, 10)
        let packet = try packet(builder)
        #expect(value(packet, .trackOrdinal) == 10)
        #expect(value(packet, .totalLaps) == 5)
        #expect(GameNames.name(.track, 10, game: "f1-2022") == "Spa")
        #expect(try self.packet(builder.u8(base + 14, 1)).activity == .menu)
    }

    // MARK: Traps

    @Test func aMenuTellsNothing() throws {
        let packet = try packet(.horizon(isRaceOn: 0))
        #expect(packet.activity == .menu)
        #expect(packet.values.isEmpty)
        // Not even if what is left there is not a number.
        #expect(try self.packet(PacketBuilder.horizon(isRaceOn: 0).f32(256, .nan)).activity == .menu)
    }

    @Test func shiftingIsNoGear() throws {
        #expect(try value(packet(PacketBuilder.horizon().u8(319, 11)), .gear) == nil)
        #expect(try value(packet(PacketBuilder.horizon().u8(319, 0)), .gear) == -1)
    }

    @Test func allZeroIsTheEnd() throws {
        #expect(try packet(PacketBuilder(264)).activity == .ended)
        #expect(try packet(PacketBuilder(64)).activity == .ended)
        #expect(try packet(PacketBuilder(328)).activity == .ended)
        #expect(try packet(PacketBuilder(264).f32(0, 99)).activity == .ended)
        #expect(try packet(PacketBuilder(324).s32(0, 1).u32(4, 9)).activity == .ended)
    }

    /// The 12 bytes of Horizon mean something else in each game, and so do those of puddles.
    @Test func whatNobodyKnowsMayBeAnything() throws {
        for offset in [232, 236, 240, 132, 144] {
            #expect(try packet(PacketBuilder.horizon().u32(offset, 0xFFFF_FFFF)).activity == .driving)
        }
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity, 1e30]) func whatIsNoNumberIsDamage(value: Float) {
        for offset in [16, 20, 244, 256, 268, 304] {
            #expect(PacketReading(PacketBuilder.horizon().f32(offset, value).bytes) == .damaged(.forzaHorizon))
        }
        #expect(PacketReading(PacketBuilder.assettoCorsa().f32(8, value).bytes) == .damaged(.assettoCorsa))
        for offset in [0, 28, 148, 248, 260] {
            #expect(PacketReading(PacketBuilder.dirt().f32(offset, value).bytes) == .damaged(.dirt))
        }
        let f1 = PacketBuilder.f1(1347, format: 2022, id: 6)
        #expect(PacketReading(f1.f32(26, value).bytes) == .damaged(.f12022))
    }

    @Test func aPacketOfAnotherLengthIsNoGames() {
        // Of the first games, and of those later ones that have nothing but their length.
        let lengths = Set([232, 311, 324, 331, 328, 212, 408, 264, 152, 64] + [68, 92, 96, 237, 308, 664])
        for length in 0...1500 where !lengths.contains(length) {
            #expect(PacketReading([UInt8](repeating: 1, count: length)) == .unknown)
        }
        // The length and the header must agree.
        #expect(PacketReading(PacketBuilder.f1(1352, format: 2022, id: 6).bytes) == .unknown)
        #expect(PacketReading(PacketBuilder.f1(1347, format: 2024, id: 6).bytes) == .unknown)
        #expect(PacketReading(PacketBuilder.f1(1347, format: 2022, id: 7).bytes) == .unknown)
    }

    @Test func aSpectatorHasNoCar() throws {
        #expect(try packet(.f1(1347, format: 2022, id: 6, car: 255)).activity == .none)
        #expect(try packet(.f1(1347, format: 2022, id: 6, car: 22)).activity == .none)
    }

    @Test func aDocumentOfAssettoCorsaWithoutPaddingIsDamage() {
        let bytes = PacketBuilder.assettoCorsa().bytes
        // Without its size, or without its name.
        #expect(PacketReading(PacketBuilder(bytes: bytes).s32(4, 326).bytes) == .damaged(.assettoCorsa))
        #expect(PacketReading(PacketBuilder(bytes: bytes).u8(0, 98).bytes) == .damaged(.assettoCorsa))
    }

    @Test(arguments: seeds) func randomBytesNeverDrive(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let lengths = [
            0, 1, 4, 12, 24, 29, 64, 152, 212, 232, 264, 311, 324, 328, 331, 408, 1347, 1352, 1464, 972, 1131,
        ]
        for _ in 0..<200 {
            let length = lengths.randomElement(using: &random) ?? 0
            var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            if length > 40, Bool.random(using: &random) {
                let year = F1Packets.years.randomElement(using: &random)?.format ?? 0
                bytes[0] = UInt8(year & 0xFF)
                bytes[1] = UInt8(year >> 8)
                bytes[year >= 2023 ? 6 : 5] = UInt8.random(in: 0...14, using: &random)
            }
            if case .packet(let packet) = PacketReading(bytes) {
                for value in packet.values { #expect(value.value.isFinite) }
                // Where four random bytes are a float, most are impossible; a packet has dozens of them.
                if length == 324 || length == 264 || length == 328 { #expect(packet.activity != .driving) }
            }
            _ = AssettoCorsaPackets.operation(bytes)
        }
    }
}

extension PacketBuilder {
    init(bytes: [UInt8]) { self.bytes = bytes }
}
