import Telemetry
import TestSupport
import Testing

@testable import GamePackets

@Suite(.timeLimit(.minutes(20))) struct GameSessionTests {
    private var session = GameSession()
    private var seconds = 0.0

    private mutating func take(_ builder: PacketBuilder, after step: Double = 1.0 / 60) -> [GameSession.Event] {
        seconds += step
        return session.take(builder.bytes, at: Instant.zero.advanced(bySeconds: seconds))
    }

    private func batches(_ events: [GameSession.Event]) -> [Batch] {
        events.compactMap { if case .batch(let batch) = $0 { batch } else { nil } }
    }

    @Test mutating func beginsWhenTheGameDrives() {
        #expect(take(.horizon(isRaceOn: 0)) == [.changed(.menu)])
        let events = take(.horizon())
        #expect(events.first == .began(.forzaHorizon))
        #expect(events.dropFirst().first == .changed(.driving))
        #expect(batches(events).first?.samples.contains { $0.signal == .vehicleSpeed && $0.value == 180 } == true)
        #expect(session.counts.received == 2)
        #expect(session.counts.idle == 1)
        #expect(session.counts.used == 1)
    }

    @Test mutating func pausesInTheMenuAndGoesOn() {
        _ = take(.horizon(ms: 1000))
        #expect(take(.horizon(ms: 1016, isRaceOn: 0)) == [.changed(.paused)])
        #expect(take(.horizon(ms: 1032, isRaceOn: 0)).isEmpty)
        #expect(take(.horizon(ms: 1048)).first == .changed(.driving))
    }

    @Test mutating func pausesInSilence() {
        _ = take(.horizon(ms: 1000))
        #expect(session.tick(at: Instant.zero.advanced(bySeconds: seconds + 0.9)).isEmpty)
        #expect(session.tick(at: Instant.zero.advanced(bySeconds: seconds + 1.1)) == [.changed(.paused)])
        #expect(session.tick(at: Instant.zero.advanced(bySeconds: seconds + 2)).isEmpty)
    }

    @Test mutating func sendsSlowValuesOnChangeAndOnceASecond() {
        let first = batches(take(.horizon(ms: 1000)))[0].samples.map(\.signal)
        #expect(first.contains(.gear))
        let second = batches(take(.horizon(ms: 1016)))[0].samples.map(\.signal)
        #expect(!second.contains(.gear))
        #expect(second.contains(.vehicleSpeed))
        #expect(batches(take(PacketBuilder.horizon(ms: 1032).u8(319, 5)))[0].samples.contains { $0.signal == .gear })
        #expect(
            batches(take(PacketBuilder.horizon(ms: 2500).u8(319, 5), after: 1.1))[0].samples.contains {
                $0.signal == .gear
            })
    }

    @Test mutating func countsWhatIsDoubledAndLate() {
        _ = take(.horizon(ms: 1000))
        #expect(take(.horizon(ms: 1000)).isEmpty)
        _ = take(.horizon(ms: 1032))
        #expect(take(.horizon(ms: 1016)).isEmpty)
        #expect(session.counts.doubled == 1)
        #expect(session.counts.late == 1)
        #expect(session.counts.used == 2)
    }

    @Test mutating func countsDamageAndTheUnknown() {
        _ = take(.horizon(ms: 1000))
        #expect(take(PacketBuilder.horizon(ms: 1016).f32(256, .nan)).isEmpty)
        #expect(take(PacketBuilder(100)).isEmpty)
        #expect(session.counts.damaged == 1)
        #expect(session.counts.unknown == 1)
    }

    @Test mutating func takesNoOtherGame() {
        _ = take(.horizon(ms: 1000))
        #expect(take(.dirt()).isEmpty && take(.dirt(timeS: 30), after: 11).isEmpty)
        #expect(session.counts.foreign == 2 && session.game == .forzaHorizon)
    }

    @Test mutating func timeNeverGoesBack() {
        _ = take(.horizon(ms: 1000), after: 5)
        let earlier = batches(take(.horizon(ms: 1016), after: -2))
        #expect(earlier[0].time == Instant.zero.advanced(bySeconds: 5))
    }

    @Test(arguments: [0, 1] as [UInt16]) func lapsBeginAtOne(base: UInt16) {
        var session = GameSession()
        func number(_ lap: UInt16, _ lapS: Float, _ raceS: Float, ms: UInt32) -> Double? {
            let bytes = PacketBuilder.horizon(ms: ms, lap: base + lap, lapS: lapS, raceS: raceS).bytes
            let events = session.take(bytes, at: Instant.zero.advanced(bySeconds: Double(ms) / 1000))
            return batches(events).first?.samples.first { $0.signal == .lapNumber }?.value
        }
        #expect(number(0, 1.5, 1.5, ms: 1000) == 1)
        #expect(number(1, 0.5, 61, ms: 3000) == 2)
        #expect(number(2, 0.5, 121, ms: 5000) == 3)
        // Another race.
        #expect(number(0, 0.1, 0.1, ms: 7000) == 1)
    }

    @Test mutating func endsAStage() {
        _ = take(.dirt(timeS: 100))
        #expect(take(PacketBuilder(264)) == [.changed(.ended)])
        #expect(take(PacketBuilder(264)).isEmpty)
        // The next stage begins with an earlier time.
        #expect(take(.dirt(timeS: 0.5)).first == .changed(.driving))
    }

    /// Lap data say that the car is in the garage, while telemetry goes on.
    /// The last lap of a race may take as long as the one before it: it is counted all the same, once.
    @Test(arguments: [89.98, 60])
    mutating func lastLapAsLongAsTheOneBefore(lapS: Double) {
        func send(_ activity: GamePacket.Activity, lapS: Double, _ number: UInt8) -> [Double] {
            seconds += 1.0 / 60
            let values = [(Signal.lapNumber, 5), (.currentLapTime, lapS), (.lastLapTime, 90.0)].map {
                GameValue(signal: $0.0, value: $0.1)
            }
            let packet = GamePacket(.f12024, "lap data", activity, values)
            let events = session.take(.packet(packet), [number], at: Instant.zero.advanced(bySeconds: seconds))
            let samples = batches(events).flatMap(\.samples)
            return [.lastLapTime, .currentLapTime].flatMap { signal in
                samples.filter { $0.signal == signal }.map(\.value)
            }
        }
        #expect(send(.driving, lapS: lapS, 1) == [90, lapS])
        #expect(send(.ended, lapS: 0, 2) == (lapS == 60 ? [] : [90, 0]))
        #expect(send(.ended, lapS: 0, 3) == [])
        #expect(session.state == .ended)
    }

    /// The packet that says that the race is over has no lap time; the one that has it says nothing else.
    @Test(arguments: [89.5, 90]) mutating func theEndInTwoPackets(last: Double) {
        func send(_ layout: String, _ activity: GamePacket.Activity, _ values: [Signal: Double]) -> [Double] {
            seconds += 1.0 / 60
            let packet = GamePacket(
                .automobilista2, layout, activity, values.map { GameValue(signal: $0.key, value: $0.value) })
            let bytes = [UInt8(session.counts.received)]
            let events = session.take(.packet(packet), bytes, at: Instant.zero.advanced(bySeconds: seconds))
            return batches(events).flatMap(\.samples).filter { $0.signal == .lastLapTime }.map(\.value)
        }
        #expect(send("timings", .driving, [.lapNumber: 3, .currentLapTime: 89.9]) == [])
        #expect(send("time stats", .none, [.lastLapTime: 90]) == [90])
        #expect(send("timings", .ended, [.lapNumber: 3, .currentLapTime: 0]) == [])
        #expect(send("time stats", .none, [.lastLapTime: last]) == [last])
        #expect(send("time stats", .none, [.lastLapTime: last]) == [])
    }

    @Test mutating func combinesThePacketsOfF1() {
        let lap = PacketBuilder.f1(972, format: 2022, id: 2).u8(24 + 35, 1).u8(24 + 36, 2)
        let telemetry = PacketBuilder.f1(1347, format: 2022, id: 6).u16(24, 100)
        _ = take(lap)
        #expect(session.state == .driving)
        _ = take(telemetry)
        _ = take(PacketBuilder.f1(972, format: 2022, id: 2, frame: 101).u8(24 + 35, 0).u8(24 + 36, 2))
        #expect(session.state == .paused)
        #expect(batches(take(PacketBuilder.f1(1347, format: 2022, id: 6, frame: 101).u16(24, 100))).isEmpty)
        _ = take(PacketBuilder.f1(972, format: 2022, id: 2, frame: 102).u8(24 + 35, 4).u8(24 + 36, 2))
        #expect(session.state == .driving)
        // The finish tells the last lap and the place.
        let finish = take(
            PacketBuilder.f1(972, format: 2022, id: 2, frame: 103).u32(24, 71_000).u8(24 + 24, 2).u8(24 + 36, 3))
        #expect(session.state == .ended)
        #expect(batches(finish).first?.samples.map(\.value).sorted() == [2, 71])
    }

    @Test mutating func ignoresLapsOfOtherDrivers() {
        let handshake = AssettoCorsaHandshake(car: "a", driver: "Ann", track: "t")
        _ = take(PacketBuilder(bytes: handshake.bytes))
        #expect(session.state == .menu)
        _ = take(.assettoCorsa())
        let others = AssettoCorsaLap(carNumber: 2, lap: 1, driver: "Bob", car: "b", timeS: 60)
        #expect(take(PacketBuilder(bytes: others.bytes)).isEmpty)
        let own = AssettoCorsaLap(carNumber: 1, lap: 3, driver: "Ann", car: "a", timeS: 88.5)
        #expect(batches(take(PacketBuilder(bytes: own.bytes)))[0].samples.map(\.value) == [88.5])
    }

    /// A game that is paused repeats its last packet.
    @Test mutating func aRepeatedPacketIsAPause() {
        _ = take(.assettoCorsa())
        for _ in 0..<100 { _ = take(.assettoCorsa()) }
        #expect(session.counts.doubled == 100)
        #expect(session.tick(at: Instant.zero.advanced(bySeconds: seconds)) == [.changed(.paused)])
    }

    @Test(arguments: seeds) func randomDatagramsNeverTrap(seed: UInt64) {
        var (session, random) = (GameSession(), SeededGenerator(seed: seed))
        for step in 0..<2000 {
            var bytes =
                [PacketBuilder.horizon().bytes, PacketBuilder.dirt().bytes, PacketBuilder.assettoCorsa().bytes]
                .randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Int.random(in: 0..<5, using: &random) == 0 { bytes.removeLast(Int.random(in: 0...64, using: &random)) }
            for event in session.take(bytes, at: Instant(nanoseconds: Int64(step) * 16_000_000)) {
                if case .batch(let batch) = event { #expect(batch.samples.allSatisfy { $0.value.isFinite }) }
            }
        }
        #expect(session.counts.received == 2000)
    }
}
