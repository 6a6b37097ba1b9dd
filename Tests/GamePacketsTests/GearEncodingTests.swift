import Telemetry
import Testing

@testable import GamePackets

/// How each game numbers its gears, in packets written by hand.
@Suite(.timeLimit(.minutes(20))) struct GearEncodingTests {
    /// A game, a packet with a raw number as its gear, and what the numbers mean; nil is no gear.
    struct Row: CustomTestStringConvertible, Sendable {
        let game: Game
        let gears: [(raw: Int, gear: Double?)]
        let packet: @Sendable (Int) -> PacketBuilder

        var testDescription: String { game.rawValue }
    }

    /// Reverse, neutral, the first and the sixth gear.
    private static let fromReverse: [(raw: Int, gear: Double?)] = [(0, -1), (1, 0), (2, 1), (7, 6)]
    private static let fromNeutral: [(raw: Int, gear: Double?)] = [(-1, -1), (0, 0), (1, 1), (6, 6)]

    static let rows: [Row] =
        [
            Row(game: .forzaHorizon, gears: [(0, -1), (1, 1), (6, 6), (11, nil)]) {
                .horizon().u8(319, UInt8($0))
            },
            Row(game: .forzaMotorsport, gears: [(0, -1), (1, 1), (6, 6), (11, nil)]) {
                PacketBuilder(331).s32(0, 1).f32(8, 8000).f32(16, 3000).u8(307, UInt8($0))
            },
            Row(game: .assettoCorsa, gears: fromReverse) { .assettoCorsa().s32(76, Int32($0)) },
            Row(game: .dirt, gears: fromNeutral + [(10, -1)]) { .dirt().f32(132, Float($0)) },
            Row(game: .beamNG, gears: fromReverse) {
                PacketBuilder(92).u8(4, 0x62).u8(5, 0x65).u8(6, 0x61).u8(7, 0x6D).u8(10, UInt8($0)).f32(16, 3000)
            },
            Row(game: .wreckfest2, gears: fromReverse) {
                PacketBuilder(1218).u8(0, 0x70).u8(1, 0x6B).u8(2, 0x72).u8(3, 0x6F).u8(411, UInt8($0))
            },
            Row(game: .richardBurnsRally, gears: fromReverse) { PacketBuilder(664).u32(0, 1).s32(44, Int32($0)) },
            Row(game: .automobilista2, gears: [(15, -1), (0, 0), (1, 1), (6, 6), (0x86, 6)]) {
                PacketBuilder(559).u8(8, 1).u8(9, 1).u8(10, 0).u8(11, 3).u8(45, UInt8($0))
            },
        ]
        + [(1347, Game.f12022), (1352, .f12023), (1352, .f12024), (1352, .f12025), (1448, .f12026)].map {
            length, game in
            Row(game: game, gears: fromNeutral) { raw in
                let format = UInt16(game.rawValue.suffix(4)) ?? 0
                return .f1(length, format: format, id: 6).u8(
                    (format < 2023 ? 24 : 29) + 15, UInt8(truncatingIfNeeded: raw))
            }
        }

    @Test(arguments: rows) func asTheGameNumbersThem(_ row: Row) {
        for (raw, gear) in row.gears {
            let reading = PacketReading(row.packet(raw).bytes)
            #expect(reading.game == row.game)
            guard case .packet(let packet) = reading else {
                Issue.record("no packet of \(row.game.rawValue)")
                continue
            }
            #expect(packet.values.first { $0.signal == .gear }?.value == gear, "\(row.game.rawValue): \(raw)")
        }
    }

    /// The client of the developer subtracts 2 (R 1, N 2), the game itself sends 0 for reverse as its shared memory does.
    @Test func gearsOfCompetizioneAreAsTheGameSendsThem() throws {
        for (raw, gear) in Self.fromReverse {
            var bytes = CompetizionePackets.update(car: 3, [.vehicleSpeed: 100, .lapNumber: 2])
            // After the kind, the numbers of car and driver, and the count of drivers.
            bytes[6] = UInt8(raw)
            guard case .packet(let packet) = PacketReading(bytes) else {
                Issue.record("no packet")
                continue
            }
            #expect(packet.participants[3]?.values.first { $0.signal == .gear }?.value == gear, "\(raw)")
        }
    }
}
