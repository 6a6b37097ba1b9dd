import EmbeddedData
import Telemetry
import Testing

@testable import GamePackets

/// What is easily taken for something else in packets of games.
@Suite(.timeLimit(.minutes(20))) struct LaterGamesTests {
    private func packet(_ bytes: [UInt8]) -> GamePacket? {
        if case .packet(let packet) = PacketReading(bytes) { packet } else { nil }
    }

    private func value(_ packet: GamePacket?, _ signal: Signal) -> Double? {
        packet?.values.first { $0.signal == signal }?.value
    }

    // MARK: Equal lengths

    /// Motion ex of F1 24 has as many bytes as the packet of EA Sports WRC.
    @Test func theHeadGoesBeforeTheLength() {
        let f1 = PacketBuilder.f1(237, format: 2024, id: 13).bytes
        #expect(PacketReading(f1).game == .f12024)
        #expect(PacketReading(WRCStructure.standard.update(["vehicle_speed": 10])).game == .eaWRC)
        // One of a later year is unknown, but a packet of the other game may have such a number.
        #expect(PacketReading(PacketBuilder.f1(237, format: 2027, id: 13).u8(2, 26).u8(5, 1).bytes) == .unknown)
        #expect(PacketReading(WRCStructure.standard.update(["packet_uid": 2027])).game == .eaWRC)
        // A number of a packet that no length of that year fits.
        #expect(PacketReading(PacketBuilder.f1(237, format: 2025, id: 13).bytes).game == .eaWRC)
    }

    /// OutSim without an ID has as many bytes as the shortest packet of Codemasters.
    @Test func outSimIsNotDirtRally() {
        var sim = PacketBuilder(64).u32(0, 60_000).f32(16, 0.5).f32(40, 3).f32(44, 4).s32(52, 6_553_600).s32(
            56, -65_536)
        #expect(PacketReading(sim.bytes).game == .liveForSpeed)
        let read = packet(sim.bytes)
        #expect(value(read, .positionX) == 100 && value(read, .positionZ) == -1 && value(read, .vehicleSpeed) == 18)
        sim = sim.u32(0, 0)
        #expect(PacketReading(sim.bytes).game == .liveForSpeed)
        let dirt = PacketBuilder(64).f32(0, 12.5).f32(16, 100).f32(28, 20).f32(44, 1).f32(56, 0).f32(60, 1)
        #expect(PacketReading(dirt.bytes).game == .dirt)
        #expect(PacketReading(dirt.f32(0, 0).bytes).game == .dirt)
        #expect(PacketReading(PacketBuilder(64).bytes).game == .dirt)
    }

    @Test func unusedPacketsAreOfTheirGames() {
        let heads: [([UInt8], Game)] = [
            (PacketBuilder.f1(269, format: 2026, id: 16).bytes, .f12026),
            (PacketBuilder.f1(1131, format: 2025, id: 15).bytes, .f12025),
            (PacketBuilder(1136).u8(9, 1).u8(10, 2).bytes, .automobilista2),
            (Array("pkro".utf8) + [5] + [UInt8](repeating: 0, count: 8190), .wreckfest2),
            (Array("LFST".utf8) + [UInt8](repeating: 0, count: 40), .liveForSpeed),
        ]
        for (bytes, game) in heads {
            #expect(packet(bytes)?.game == game && packet(bytes)?.activity == GamePacket.Activity.none, "\(game)")
        }
        #expect(UnknownOrigin(PacketBuilder.f1(269, format: 2025, id: 16).bytes) == .f1(format: 2025))
    }

    // MARK: F1

    private func laps(_ format: UInt16, car: UInt8, result: UInt8) -> GamePacket? {
        let length = format == 2026 ? 1399 : 1285
        let base = 29 + 57 * Int(car == 255 ? 0 : car)
        return packet(
            PacketBuilder.f1(length, format: format, id: 2, car: car).u8(min(base + 44, length - 1), 1)
                .u8(min(base + 45, length - 1), result).bytes)
    }

    @Test func onlyADrivenCarHasValues() {
        #expect(laps(2025, car: 3, result: 2)?.activity == .driving)
        #expect(laps(2025, car: 3, result: 1)?.values.isEmpty == true)
        #expect(laps(2025, car: 3, result: 0)?.activity == .menu)
        #expect(laps(2025, car: 3, result: 3)?.activity == .ended)
        #expect(laps(2025, car: 255, result: 2)?.activity == GamePacket.Activity.none)
        #expect(laps(2025, car: 22, result: 2)?.activity == GamePacket.Activity.none)
        #expect(laps(2026, car: 22, result: 2)?.activity == .driving)
    }

    /// After a flashback the frame goes back, the overall frame does not; a late packet is late in both.
    @Test func aFlashbackIsNotLate() {
        var session = GameSession()
        func take(_ frame: UInt32, _ overall: UInt32, at seconds: Double) -> Int {
            let bytes = PacketBuilder.f1(1352, format: 2025, id: 6, frame: frame).u32(23, overall).u16(29, 200).bytes
            _ = session.take(bytes, at: Instant.zero.advanced(bySeconds: seconds))
            return session.counts.late
        }
        #expect(take(100, 1100, at: 0) == 0)
        #expect(take(101, 1101, at: 0.02) == 0)
        #expect(take(40, 1102, at: 0.04) == 0)
        #expect(take(41, 1100, at: 0.06) == 1)
    }

    // MARK: Gran Turismo 7

    private func console(_ kind: GranTurismoPackets.Kind, _ numbers: [String: Double]) -> GamePacket? {
        var numbers = numbers
        numbers["Magic"] = 0x4737_5330
        numbers["Flags"] = numbers["Flags"] ?? 1
        return packet(GranTurismoPackets.encrypted(kind.layout.encode([:], numbers: numbers), kind, seed: 77))
    }

    @Test func whatGranTurismoDoesNotKnowIsAbsent() {
        let read = console(
            .a, ["WaterTemperature": 85, "OilTemperature": 110, "RaceStartPosition": 3, "FuelCapacity": 0, "Boost": 0])
        for signal in [Signal.coolantTemperature, .engineOilTemperature, .racePosition, .fuelShare, .boostPressure] {
            #expect(value(read, signal) == nil, "\(signal.name)")
        }
        // With nine gears a ratio is where the car's number was.
        let ratio = Double(Int32(bitPattern: Float(0.75).bitPattern))
        #expect(value(console(.a, ["CarCode": ratio]), .carOrdinal) == nil)
        #expect(value(console(.a, ["CarCode": 3512]), .carOrdinal) == 3512)
    }

    @Test func statesOfGranTurismo() {
        #expect(console(.a, ["Flags": 1])?.activity == .driving)
        #expect(console(.a, ["Flags": 3])?.activity == .menu)
        #expect(console(.a, ["Flags": 5])?.activity == .menu)
        #expect(console(.a, ["Flags": 0])?.activity == .menu)
        #expect(console(.a, ["LapCount": 4, "LapsInRace": 3])?.activity == .ended)
        #expect(console(.a, ["LapCount": 4, "LapsInRace": 0])?.activity == .driving)
        let gears: [(Double, Double, Double?)] = [(0xF0, -1, nil), (0xFF, 0, nil), (0x32, 2, 3)]
        for (raw, gear, suggested) in gears {
            #expect(value(console(.b, ["Gears": raw]), .gear) == gear)
            #expect(value(console(.b, ["Gears": raw]), .suggestedGear) == suggested)
        }
        // The pedal, and what traction control leaves of it.
        #expect(value(console(.tilde, ["Throttle": 51, "ThrottleInput": 255]), .throttle) == 100)
        #expect(value(console(.a, ["Throttle": 51]), .throttle) == 20)
    }

    // MARK: Others

    @Test func statesOfAutomobilista() {
        for (state, activity) in [(2, GamePacket.Activity.none), (3, .menu), (4, .menu), (1, .menu), (6, .menu)] {
            let bytes = PacketBuilder(24).u8(9, 1).u8(10, 4).u8(14, UInt8(state | 5 << 4)).bytes
            #expect(packet(bytes)?.activity == activity, "\(state)")
        }
        #expect(TireCompound.number("Slick Soft") == 16 && TireCompound.number("Vintage") == nil)
    }

    /// Its packets have no clock: those of a car that stands are equal.
    @Test func equalPacketsOfBeamNGAreNotDoubled() {
        var session = GameSession()
        let gauge = PacketBuilder(92).u8(4, 0x62).u8(5, 0x65).u8(6, 0x61).u8(7, 0x6D).u8(10, 2).f32(16, 900).bytes
        for step in 0..<5 { _ = session.take(gauge, at: Instant.zero.advanced(bySeconds: Double(step) / 60)) }
        #expect(session.counts.used == 5 && session.counts.doubled == 0)
    }

    @Test func nobodyWatchesInLiveForSpeed() {
        let gauge = PacketBuilder(92).u32(0, 5).u8(4, 0x58).u8(5, 0x46).u8(6, 0x47).u8(10, 2)
        #expect(packet(gauge.bytes)?.activity == .menu)
        #expect(packet(gauge.u8(11, 3).bytes)?.activity == .driving && packet(gauge.u8(11, 3).bytes)?.car == "XFG")
    }

    @Test func theSpeedOfRichardBurnsIsAsTheGameShowsIt() {
        let car = PacketBuilder(664).u32(0, 1).f32(88, 20)
        #expect(value(packet(car.f32(60, 72).bytes), .vehicleSpeed) == 72)
        #expect(value(packet(car.f32(60, 44.738_726).bytes), .vehicleSpeed) == 72)
        #expect(value(packet(car.f32(60, 100).f32(88, 0).bytes), .vehicleSpeed) == 100)
    }

    @Test func wrongMessagesOfCompetizioneAreNone() {
        let update = CompetizionePackets.update(car: 3, [.vehicleSpeed: 100, .lapNumber: 2, .gear: 3])
        #expect(PacketReading(update).game == .assettoCorsaCompetizione)
        #expect(PacketReading(update + [0]).game == nil && PacketReading(update.dropLast()).game == nil)
        for length in 0..<12 { #expect(PacketReading([UInt8](repeating: 3, count: length)).game == nil) }
    }

    /// A car that is not watched does not change what is shown.
    @Test func onlyTheWatchedCarOfCompetizioneCounts() {
        var session = GameSession()
        func take(_ bytes: [UInt8]) -> [Sample] {
            session.take(bytes, at: .zero).flatMap { event -> [Sample] in
                if case .batch(let batch) = event { batch.samples } else { [] }
            }
        }
        _ = take(CompetizionePackets.session(watched: 7))
        _ = take(CompetizionePackets.trackData(name: "Monza", meters: 5000))
        #expect(take(CompetizionePackets.update(car: 8, [.vehicleSpeed: 290, .lapNumber: 3])).isEmpty)
        let samples = take(
            CompetizionePackets.update(
                car: 7, [.vehicleSpeed: 144, .lapNumber: 3, .lapDistance: 2500, .trackLength: 5000]))
        #expect(samples.contains { $0.signal == .vehicleSpeed && $0.value == 144 })
        #expect(samples.contains { $0.signal == .lapDistance && $0.value == 2500 })
        #expect(session.track == "Monza")
    }

    /// How many sectors are behind the car is how many times of them there are.
    @Test(arguments: [[], [31.5], [31.5, 42.25]]) func sectorsOfCompetizione(times: [Double]) {
        let sectors = Dictionary(uniqueKeysWithValues: zip(Signal.sectorTimes, times))
        let bytes = CompetizionePackets.update(car: 7, sectors.merging([.vehicleSpeed: 144]) { one, _ in one })
        guard case .packet(let packet) = PacketReading(bytes), let car = packet.participants[7] else {
            Issue.record("no car")
            return
        }
        func value(_ signal: Signal) -> Double? { car.values.first { $0.signal == signal }?.value }
        #expect(value(.lapSector) == Double(times.count + 1))
        #expect(value(Signal.sectorTimes[0]) == times.first)
    }

    // MARK: EA Sports WRC

    @Test(arguments: [(0.0, 10.0, 0.0, 0.0), (10, 10, 0, -1), (3, 10, 0, 3), (0, 0, 1, -1), (1, 0, 1, 0), (2, 0, 1, 1)])
    func gearsByTheirIndexes(index: Double, reverse: Double, neutral: Double, gear: Double) {
        #expect(WRCPackets.gear(["gear": index, "reverse": reverse, "neutral": neutral])?.value == gear)
    }

    @Test func aStructureOfTheUsers() throws {
        let text = """
            {"versions": {"schema": 1}, "id": "mine", "header": {"channels": ["packet_4cc"]}, "packets": [
            {"id": "session_start", "channels": ["stage_length", "vehicle_gear_index_neutral",
             "vehicle_gear_index_reverse"]},
            {"id": "session_update", "channels": ["vehicle_speed", "new_channel", "vehicle_gear_index"]}]}
            """
        let types = #"{"channels": [{"id": "new_channel", "type": "uint16"}]}"#
        let structure = try WRCStructure(Array(text.utf8), channels: [0xEF, 0xBB, 0xBF] + Array(types.utf8))
        #expect(structure.packets.map(\.length) == [11, 14])
        var session = GameSession()
        let start = Array("SESS".utf8) + [0, 0, 0, 0, 0, 0x40, 0x8F, 0x40] + [1, 0]
        _ = session.take(PacketReading(start, structure: structure), start, at: .zero)
        let update = structure.update(["vehicle_speed": 10, "vehicle_gear_index": 2, "new_channel": 9])
        let samples = session.take(PacketReading(update, structure: structure), update, at: .zero)
            .flatMap { event -> [Sample] in if case .batch(let batch) = event { batch.samples } else { [] } }
        #expect(samples.contains { $0.signal == .vehicleSpeed && $0.value == 36 })
        #expect(samples.contains { $0.signal == .gear && $0.value == 1 })
        #expect(samples.contains { $0.signal == .trackLength && $0.value == 1000 })
        #expect(throws: WRCStructure.SyntaxError.unknownChannel("new_channel")) { try WRCStructure(Array(text.utf8)) }
        #expect(throws: WRCStructure.SyntaxError.notJSON) { try WRCStructure(Array("nothing".utf8)) }
        #expect(throws: WRCStructure.SyntaxError.noPackets) { try WRCStructure(Array("{}".utf8)) }
    }

    /// A structure without the speed has it from the velocity.
    @Test func aStructureWithoutTheSpeed() throws {
        let names = ["x", "y", "z"].map { "vehicle_velocity_\($0)" }
        let channels = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let text = #"{"packets": [{"id": "session_update", "channels": [\#(channels)]}]}"#
        let structure = try WRCStructure(Array(text.utf8))
        let bytes = structure.update([names[0]: 3, names[1]: -4, names[2]: 12])
        guard case .packet(let packet) = PacketReading(bytes, structure: structure) else { throw CancellationError() }
        #expect(value(packet, .vehicleSpeed) == 46.8)
    }

    @Test func builtInStructures() {
        #expect(WRCStructure.standard.packets.map(\.length) == [237, 214, 51, 36, 36, 36])
    }

    // MARK: Names

    @Test func namesByNumbers() {
        #expect(GameNames.name(.track, 11, game: "f1-2025") == "Monza")
        #expect(GameNames.name(.car, 0, game: "f1-2025") == "Mercedes")
        #expect(GameNames.name(.car, 0, game: "f1-2026") == "Mercedes")
        #expect(GameNames.name(.car, 476, game: "f1-2026") == "Mercedes '26")
        #expect(GameNames.name(.car, 486, game: "f1-2026") == "Cadillac '26")
        #expect(GameNames.name(.car, 486, game: "f1-2025") == nil)
        #expect(GameNames.name(.track, 999, game: "f1-2025") == nil)
        for game in ["forza-horizon", "forza-motorsport"] {
            #expect(GameNames.name(.car, 247, game: game) == "Toyota 2000GT 1969")
        }
        #expect(GameNames.name(.track, 32, game: "forza-motorsport") == "Nürburgring, Nordschleife")
        #expect(GameNames.name(.track, 32, game: "forza-horizon") == nil)
        #expect(GameNames.name(.car, 1027, game: "gran-turismo-7") == "DeLorean S2 '04")
        #expect(GameNames.name(.car, 105, game: "ea-wrc") == "Toyota GR Yaris Rally1 Hybrid 2023")
        #expect(GameNames.name(.track, 320, game: "ea-wrc") == "Otepää")
        #expect(GameNames.name(.carClass, 21, game: "ea-wrc") == "WRC2")
        let wrong = GameNames.add("# mine\ntest-game | car | 7 | My car\nno row\n\ntest-game | wheel | 1 | x\n")
        #expect(wrong == [3, 5])
        #expect(GameNames.name(.car, 7, game: "test-game-2") == "My car")
    }

    @Test func everyRowNamesSomethingOfAGame() {
        var known: Set<String> = []
        for (index, line) in DataFile.text("games/names.txt").split(separator: "\n").enumerated() {
            let fields = line.split(separator: "|").map { String($0.trimmingPrefix(" ")) }
            let game = fields[0].dropLast()
            let isOfGame = Game.allCases.contains { $0.rawValue == game || $0.rawValue.hasPrefix(game + "-") }
            let isNew = fields.count == 4 && known.insert(fields[0...2].joined()).inserted
            let isName = isNew && Int(fields[2].dropLast()) != nil && (1...70).contains(fields[3].count)
            let isRow = isName && GameNames.Kind(rawValue: String(fields[1].dropLast())) != nil
            if !isOfGame || !isRow { Issue.record("games/names.txt, line \(index + 1): \(line)") }
        }
        #expect(known.count > 1700)
    }
}
