import Telemetry
import Testing

@testable import GamePackets

@Suite(.timeLimit(.minutes(20))) struct GameTrafficTests {
    private static let (console, computer) = (
        PacketSender(host: "192.168.1.20", port: 5000), PacketSender(host: "192.168.1.30", port: 6000)
    )

    private var traffic = GameTraffic()
    private var seconds = 0.0
    private var events: [GameSession.Event] = []

    private mutating func take(_ builder: PacketBuilder, from sender: PacketSender = console, after step: Double = 0) {
        seconds += step
        events += traffic.take(builder.bytes, from: sender, at: Instant.zero.advanced(bySeconds: seconds))
    }

    /// A game drives at 60 Hz.
    private mutating func drive(
        _ game: Game, from sender: PacketSender = console, seconds duration: Double, stepS: Double = 1.0 / 60
    ) {
        for _ in 0..<Int((duration / stepS).rounded()) {
            take(packet(game), from: sender, after: stepS)
        }
    }

    private func packet(_ game: Game) -> PacketBuilder {
        switch game {
        case .dirt: .dirt(timeS: Float(seconds + 10))
        case .forzaHorizon: .horizon(ms: UInt32(seconds * 1000 + 1000))
        default:
            PacketBuilder.f1(1347, format: 2022, id: 6, frame: UInt32(seconds * 60 + 100)).u16(24, 100)
        }
    }

    private mutating func tick(after step: Double) {
        seconds += step
        events += traffic.tick(at: Instant.zero.advanced(bySeconds: seconds))
    }

    private var story: [String] {
        events.compactMap { event in
            switch event {
            case .began(let game): game.rawValue
            case .over: "over"
            case .batch, .changed: nil
            }
        }
    }

    private var batches: [Batch] { events.compactMap { if case .batch(let batch) = $0 { batch } else { nil } } }

    @Test mutating func whoeverDrivesFirstIsFollowedFromItsFirstPacket() {
        drive(.dirt, seconds: 1)
        #expect(story == ["dirt"] && batches.count == 60)
        #expect(batches.map(\.time) == batches.map(\.time).sorted())
        #expect(traffic.counts.received == 60 && traffic.counts.used == 60 && traffic.sender == Self.console)
    }

    /// A race that is begun again is another session; a rewind over the line is none.
    @Test mutating func aRaceThatIsBegunAgain() {
        var ms: UInt32 = 1000
        func lap(_ number: UInt16, from beginS: Float, seconds duration: Float, raceS: Float) {
            for step in 0..<Int(duration * 10) {
                ms += 100
                let timeS = Float(step) / 10
                take(
                    .horizon(ms: ms, lap: number, lapS: beginS + timeS, raceS: raceS + timeS), after: 0.1)
            }
        }
        lap(0, from: 0, seconds: 30, raceS: 0)
        lap(1, from: 0, seconds: 10, raceS: 30)
        // Back over the line.
        lap(0, from: 27, seconds: 3, raceS: 27)
        lap(1, from: 0, seconds: 20, raceS: 30)
        #expect(story == ["forza-horizon"])
        lap(0, from: 0, seconds: 5, raceS: 0)
        #expect(story == ["forza-horizon", "over", "forza-horizon"])
        // The first lap alone is begun again in the same session: nothing of it counts.
        lap(0, from: 0, seconds: 5, raceS: 0)
        #expect(story.count == 3)
    }

    /// A game that is followed again begins one session, whatever it drove before.
    @Test mutating func aGameThatComesBackBeginsOneSession() {
        var ms: UInt32 = 1000
        func horizon(lap: UInt16, seconds duration: Float) {
            for step in 0..<Int(duration * 10) {
                ms += 100
                take(
                    .horizon(ms: ms, lap: lap, lapS: Float(step) / 10, raceS: Float(lap) * 30 + Float(step) / 10),
                    after: 0.1)
            }
        }
        horizon(lap: 0, seconds: 30)
        horizon(lap: 1, seconds: 5)
        drive(.dirt, from: Self.computer, seconds: 5)
        #expect(story == ["forza-horizon", "over", "dirt"])
        seconds += 4
        horizon(lap: 0, seconds: 20)
        #expect(story == ["forza-horizon", "over", "dirt", "over", "forza-horizon"])
    }

    /// A session of F1 has a number. A packet of the one before that arrives late is none of another session.
    @Test mutating func sessionsOfOneGame() {
        var frame: UInt32 = 100
        func motion(_ session: UInt32) {
            frame += 1
            take(.f1(1349, format: 2025, id: 0, frame: frame).u32(7, session).f32(29, Float(frame)), after: 1.0 / 60)
        }
        for _ in 0..<60 { motion(1) }
        motion(2)
        motion(1)
        for _ in 0..<60 { motion(2) }
        #expect(story == ["f1-2025", "over", "f1-2025"] && traffic.counts.late == 1 && traffic.counts.used == 121)
    }

    /// Gran Turismo 7 does not send the time of the lap: its frames say it.
    @Test(arguments: [0, 1]) mutating func aRaceOfGranTurismoThatIsBegunAgain(countdown: Double) {
        var frame = 0.0
        func lap(_ number: Double, seconds duration: Double, flags: Double = 1) {
            for _ in 0..<Int(duration * 60) {
                frame += 1
                let numbers = [
                    "Magic": 0x4737_5330, "PacketId": frame, "LapCount": number, "LapsInRace": 5, "Flags": flags,
                    "Speed": 50,
                ]
                let bytes = GranTurismoPackets.encrypted(
                    GranTurismoPackets.Kind.a.layout.encode([:], numbers: numbers), .a, seed: 7)
                seconds += 1 / 60
                events += traffic.take(bytes, from: Self.console, at: Instant.zero.advanced(bySeconds: seconds))
            }
        }
        lap(1, seconds: 5)
        lap(2, seconds: 5)
        lap(3, seconds: 2)
        #expect(story == ["gran-turismo-7"])
        lap(-1, seconds: 2, flags: 0)
        lap(0, seconds: 3 * countdown)
        lap(1, seconds: 5)
        lap(2, seconds: 5)
        #expect(story == ["gran-turismo-7", "over", "gran-turismo-7"])
        // Without a menu.
        lap(1, seconds: 2)
        #expect(story.count == 5)
    }

    /// A stage that is begun again is a session of its own, as is the next one.
    @Test mutating func stagesOfARally() {
        var uid = 0.0
        func stage(to endM: Double) {
            for step in 0...Int(endM) {
                uid += 1
                let numbers = [
                    "packet_uid": uid, "stage_current_time": Double(step) / 50, "stage_current_distance": Double(step),
                    "stage_length": 500, "vehicle_speed": 50,
                ]
                seconds += 1 / 50
                events += traffic.take(
                    WRCStructure.standard.update(numbers), from: Self.console,
                    at: Instant.zero.advanced(bySeconds: seconds))
            }
        }
        stage(to: 300)
        stage(to: 500)
        stage(to: 500)
        #expect(story == ["ea-wrc", "over", "ea-wrc", "over", "ea-wrc"])
        let times = batches.flatMap(\.samples).filter { $0.signal == .lastLapTime }.map(\.value)
        #expect(times == [10, 10])
    }

    /// A stage of Dirt Rally ends with its length, also if the game sends no result, or nothing more. A lap of a circuit does
    /// not.
    @Test(arguments: [(1.0, 500, true), (1, 497, false), (1, 400, false), (4, 500, true)])
    mutating func aStageOfDirtRally(laps: Float, endM: Int, hasEnd: Bool) {
        for step in 0...endM {
            take(
                .dirt(timeS: Float(step) / 50 + 3, speed: 50).f32(4, Float(step) / 50).f32(8, Float(step))
                    .f32(240, laps).f32(244, 500), after: 1.0 / 50)
        }
        if hasEnd { for _ in 0..<3 { take(PacketBuilder(264), after: 1.0 / 50) } }
        tick(after: 2)
        let times = batches.flatMap(\.samples).filter { $0.signal == .lastLapTime }.map(\.value)
        #expect(times == (laps == 1 && endM > 400 ? [Double(endM) / 50] : []))
    }

    /// A car without a name is not the one before.
    @Test mutating func anotherCarWithoutAName() throws {
        let known = try #require((1...4000).first { GameNames.car(.forzaHorizon, $0) != nil })
        let unknown = try #require((1...4000).first { GameNames.car(.forzaHorizon, $0) == nil })
        for (index, number) in [known, unknown].enumerated() {
            for step in 0..<60 {
                take(.horizon(ms: UInt32(1000 * index + 16 * step)).s32(212, Int32(number)), after: 1.0 / 60)
            }
            #expect(traffic.session.car == GameNames.car(.forzaHorizon, number))
        }
    }

    /// The menu of one game does not hide another that drives.
    @Test mutating func aMenuHoldsNobodyUp() {
        for _ in 0..<10 { take(.horizon(isRaceOn: 0), after: 1.5) }
        #expect(events == [.changed(.menu)])
        for _ in 0..<40 {
            take(.horizon(isRaceOn: 0), after: 0.5)
            drive(.dirt, from: Self.console, seconds: 1)
        }
        #expect(story == ["dirt"] && traffic.session.game == .dirt && traffic.foreignGame == .forzaHorizon)
    }

    @Test mutating func strayPacketsFollowNobody() {
        take(.horizon())
        take(.horizon(ms: 1016), after: 0.1)
        drive(.dirt, from: Self.computer, seconds: 2)
        #expect(story == ["dirt"])
        for _ in 0..<30 {
            take(.horizon(ms: UInt32(seconds * 1000)), after: 0.3)
            drive(.dirt, from: Self.computer, seconds: 0.5)
        }
        // Nor while it is paused: some packets are no drive.
        tick(after: 20)
        for _ in 0..<4 { take(.horizon(ms: UInt32(seconds * 1000)), after: 0.02) }
        for _ in 0..<20 { take(.horizon(ms: UInt32(seconds * 1000)), after: 1.5) }
        #expect(story == ["dirt"] && traffic.session.game == .dirt)
    }

    @Test(arguments: [true, false]) mutating func anotherGameTakesOver(isSameMachine: Bool) throws {
        let other = isSameMachine ? Self.console : Self.computer
        drive(.forzaHorizon, seconds: 5)
        take(.horizon(ms: 9000, isRaceOn: 0), after: 0.02)
        let count = batches.count
        let begin = seconds
        drive(.dirt, from: other, seconds: 10)
        #expect(story == ["forza-horizon", "over", "dirt"])
        // It is followed after some seconds, and what it drove meanwhile is not lost.
        let first = try #require(batches.dropFirst(count).first)
        #expect(first.time.seconds(since: .zero) - begin < 0.1)
        #expect(batches.count - count == 600)
        // And back.
        drive(.forzaHorizon, seconds: 8)
        #expect(story == ["forza-horizon", "over", "dirt", "over", "forza-horizon"])
    }

    /// Two consoles with the same game.
    @Test mutating func anotherMachineTakesOver() {
        for step in 0..<600 {
            take(.horizon(ms: UInt32(step * 16)), from: Self.console, after: 0.008)
            take(.horizon(ms: UInt32(900_000 + step * 16)).f32(256, 20), from: Self.computer, after: 0.008)
        }
        let speeds = Set(batches.flatMap(\.samples).filter { $0.signal == .vehicleSpeed }.map(\.value))
        #expect(story == ["forza-horizon"] && speeds == [180], "nothing of the other is mixed in")
        for step in 600..<1200 {
            take(.horizon(ms: UInt32(900_000 + step * 16)).f32(256, 20), from: Self.computer, after: 0.016)
        }
        #expect(story == ["forza-horizon", "over", "forza-horizon"] && traffic.sender == Self.computer)
    }

    /// After the end of a race nothing is waited for.
    @Test mutating func theEndOfARaceFreesThePort() {
        drive(.dirt, seconds: 5)
        take(PacketBuilder(264), after: 0.02)
        drive(.forzaHorizon, from: Self.computer, seconds: 0.6)
        #expect(story == ["dirt", "over", "forza-horizon"])
    }

    /// A game that is started again, or that uses a new port for each packet, is the same.
    @Test mutating func portsOfAMachine() {
        var sender = Self.console
        drive(.dirt, from: sender, seconds: 2)
        tick(after: 5)
        sender.port = 5001
        drive(.dirt, from: sender, seconds: 2)
        #expect(story == ["dirt"] && batches.count == 240)
        for port in 7000..<7200 as Range<UInt16> {
            sender.port = port
            take(packet(.forzaHorizon), from: sender, after: 0.02)
        }
        #expect(traffic.session.game == .forzaHorizon && story == ["dirt", "over", "forza-horizon"])
    }

    @Test mutating func manySendersAreForgotten() {
        for number in 0..<2000 {
            take(.horizon(ms: UInt32(number)), from: PacketSender(host: "h\(number)", port: 1), after: 0.001)
        }
        drive(.dirt, seconds: 2)
        #expect(story == ["dirt"])
    }
}
