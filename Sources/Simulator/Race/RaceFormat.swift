package import GamePackets
import Glibc
import Telemetry

/// A game that the simulated race can be told as: a row.
package struct RaceFormat: Sendable {
    package let name: String
    package let help: String
    package let game: Game
    let packets: @Sendable (VirtualRace.Moment, _ milliseconds: UInt32) -> [[UInt8]]

    /// Returns the packets of a moment.
    package func packets(_ moment: VirtualRace.Moment) -> [[UInt8]] {
        // The counter begins just before it wraps around, as it does every 50 days.
        packets(moment, (UInt32.max - 4999) &+ UInt32(moment.seconds * 1000))
    }

    /// What a game reads of itself at a moment, with the bytes that say it: of its packets, or of the files of its memory.
    package func readings(_ moment: VirtualRace.Moment) -> [(reading: PacketReading, bytes: [UInt8])] {
        guard hasOnlyMemory, let (pages, content) = memory(moment) else {
            return packets(moment).map { (PacketReading($0), $0) }
        }
        return [(pages.reading(content), content[0])]
    }

    /// The files of a game under Proton, with their content; nil if it has none.
    func memory(_ moment: VirtualRace.Moment) -> (pages: MemoryPages, content: [[UInt8]])? {
        MemoryPages.written(
            game, moment.values, isDriving: moment.isDriving,
            frame: Int((moment.seconds * VirtualRace.hertz).rounded()), car: "simulated_gt", track: "simulated_ring")
    }

    /// Games that send nothing, but write into memory.
    private static var gamesOfMemory: [RaceFormat] {
        [Game.assettoCorsaEvo, .leMansUltimate, .rFactor2].map { game in
            RaceFormat(name: game.rawValue, help: "the memory of \(game.title)", game: game) { _, _ in [] }
        }
    }

    /// Whether the game has no packets.
    package var hasOnlyMemory: Bool { Self.gamesOfMemory.contains { $0.name == name } }

    /// The one that is simulated if none is named.
    package static var standard: RaceFormat { all[2] }

    package static func named(_ name: String) -> RaceFormat? { all.first { $0.name == name } }

    package static let all: [RaceFormat] =
        ForzaPackets.layouts.map { layout in
            let names = [232: "forza", 311: "forza-motorsport-7", 324: "forza-horizon", 331: "forza-motorsport"]
            return RaceFormat(
                name: names[layout.length] ?? layout.name, help: "\(layout.name), \(layout.length) bytes",
                game: layout.game
            ) { moment, milliseconds in
                var values = moment.values
                // The game counts laps from 0.
                values[.lapNumber] = values[.lapNumber].map { $0 - 1 }
                return [
                    layout.encode(
                        moment.isDriving ? values : [:],
                        numbers: ["IsRaceOn": moment.isDriving ? 1 : 0, "TimestampMS": Double(milliseconds)])
                ]
            }
        } + [
            RaceFormat(
                name: "assetto-corsa", help: "Assetto Corsa, which must be asked", game: .assettoCorsa
            ) { moment, _ in moment.isDriving ? [AssettoCorsaPackets.encode(moment.values)] : [] }
        ]
        + CodemastersPackets.layouts.map { layout in
            RaceFormat(
                name: layout.length == 264 ? "dirt" : "dirt-\(layout.length)",
                help: "\(layout.name), \(layout.length) bytes", game: .dirt
            ) { moment, _ in
                moment.isDriving
                    ? [
                        layout.encode(
                            moment.values,
                            numbers: moment.motion(velocity: "vel", forward: "pitch", right: "roll", lengthOfOne: 1))
                    ]
                    : [[UInt8](repeating: 0, count: layout.length)]
            }
        }
        + F1Packets.years.map { year in
            RaceFormat(
                name: year.game.rawValue, help: "\(year.game.title), several kinds of packets", game: year.game
            ) { moment, _ in year.packets(moment) }
        } + requestedGames + sendingGames + gamesOfMemory
}

extension VirtualRace.Moment {
    /// The velocity on the map and the directions of the car, as fields of a packet.
    func motion(
        velocity: String, forward: String, right: String, lengthOfOne: Double
    ) -> [String: Double] {
        let yaw = (values[.yaw] ?? 0) * .pi / 180
        let (ahead, sideways) = (values[.longitudinalVelocity] ?? 0, values[.lateralVelocity] ?? 0)
        // The map is seen from above with X up and Z to the right.
        let (sine, cosine) = (sin(yaw), cos(yaw))
        return [
            velocity + "X": ahead * cosine - sideways * sine, velocity + "Z": ahead * sine + sideways * cosine,
            forward + "X": lengthOfOne * cosine, forward + "Z": lengthOfOne * sine,
            right + "X": -lengthOfOne * sine, right + "Z": lengthOfOne * cosine,
        ]
    }
}

extension AssettoCorsaPackets {
    fileprivate static func encode(_ values: [Signal: Double]) -> [UInt8] {
        layouts.first { $0.length == 328 }?.encode(values, numbers: ["identifier": 97, "size": 328]) ?? []
    }
}

extension F1Packets.Year {
    /// The player's car is not the first one.
    private static var car: Int { 3 }

    fileprivate func packets(_ moment: VirtualRace.Moment) -> [[UInt8]] {
        let (values, seconds, isDriving) = (moment.values, moment.seconds, moment.isDriving)
        let frame = (seconds * VirtualRace.hertz).rounded()
        // In its menus the game sends nothing but a session.
        let kinds: [F1Packets.Kind] = isDriving ? [.motion, .lapData, .carTelemetry] : []
        let isDue = frame.truncatingRemainder(dividingBy: 30) == 0
        let seldom: [F1Packets.Kind] = isDue ? [.session, .participants, .carStatus, .carDamage] : []
        return (seldom + kinds).compactMap { kind in
            guard let (layout, _) = self.kinds[kind] else { return nil }
            var bytes = [UInt8](repeating: 0, count: layout.length)
            header.encode(
                [:],
                numbers: [
                    "packetFormat": Double(format), "gameYear": Double(format % 100), "gameMajor": 1,
                    "packetVersion": 1, "packetId": Double(kind.rawValue), "sessionUID": 1_234_567,
                    "sessionTime": seconds, "frameId": frame, "overallFrameId": frame,
                    "playerCarIndex": Double(Self.car), "secondaryPlayerCarIndex": 255,
                ], into: &bytes)
            layout.encode(
                values,
                numbers: [
                    "driverStatus": 4, "resultStatus": 2, "gamePaused": isDriving ? 0 : 1,
                    "fuelInTank": values[.fuelShare] ?? 0, "fuelCapacity": 100,
                ].merging(Self.times(values)) { first, _ in first }.merging(
                    moment.motion(
                        velocity: "worldVelocity", forward: "worldForwardDir", right: "worldRightDir",
                        lengthOfOne: 32767)
                ) { first, _ in first }, into: &bytes, from: base(kind, car: Self.car))
            return bytes
        }
    }

    /// The times that are in two fields: milliseconds, and minutes.
    private static func times(_ values: [Signal: Double]) -> [String: Double] {
        let times: [(String, Signal)] = [
            ("sector1Time", Signal.sectorTimes[0]), ("sector2Time", Signal.sectorTimes[1]),
            ("deltaToCarInFront", .gapAhead), ("deltaToRaceLeader", .gapLeader),
        ]
        var numbers: [String: Double] = [:]
        for (name, signal) in times {
            let ms = ((values[signal] ?? 0) * 1000).rounded()
            numbers[name + "MSPart"] = ms.truncatingRemainder(dividingBy: 60_000)
            numbers[name + "MinutesPart"] = (ms / 60_000).rounded(.down)
        }
        return numbers
    }
}
