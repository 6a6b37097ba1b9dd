import Foundation
import GamePackets
import Simulator
import Synchronization
import System
import Telemetry
import TestSupport
import Testing
import Transports

@testable import GameSource

/// Over real sockets of this computer.
@Suite(.waits, .timeLimit(.minutes(20))) struct LiveGameTests {
    /// The events of a source on a thread of its own, until it is stopped.
    private final class Following: Sendable {
        private let events = Mutex<[SourceEvent]>([])
        private let ends: (read: Int32, write: Int32)
        private let isDone = Mutex(false)

        init(_ game: LiveGame) {
            var pair: [Int32] = [0, 0]
            _ = unsafe pipe(&pair)
            ends = (pair[0], pair[1])
            let (read, thread) = (pair[0], self)
            Thread {
                game.run(stop: read) { event in
                    thread.events.withLock { $0.append(event) }
                    return true
                }
                thread.isDone.withLock { $0 = true }
            }.start()
        }

        var batches: [Batch] { all.compactMap { if case .batch(let batch) = $0 { batch } else { nil } } }
        var all: [SourceEvent] { events.withLock { $0 } }
        /// The latest ones.
        var details: GameDetails? {
            all.compactMap { event in
                switch event {
                case .connected(let description): description.game
                case .details(let details): details as? GameDetails
                default: nil
                }
            }.last
        }
        var description: SourceDescription? {
            all.lazy.compactMap { if case .connected(let description) = $0 { description } else { nil } }.first
        }

        func stop() {
            _ = unsafe write(ends.write, "x", 1)
            #expect(eventually { isDone.withLock { $0 } })
        }
    }

    @Test func receivesAGameOnAnyOfSeveralPorts() throws {
        let sockets = [
            try UDPSocket.listen(host: "127.0.0.1", port: 0), try UDPSocket.listen(host: "127.0.0.1", port: 0),
        ]
        let game = LiveGame(sockets: sockets)
        let following = Following(game)
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: sockets[1].port)
        let format = try #require(RaceFormat.named("forza-horizon"))
        var (race, sent) = (VirtualRace(laps: 1, menuS: 0.1), 0)
        for _ in 0..<60 {
            guard let moment = race.next() else { break }
            for packet in format.packets(moment) {
                sender.send(packet)
                sent += 1
            }
        }
        sender.send([1, 2, 3])
        #expect(eventually { following.details?.counts.received == sent + 1 })
        #expect(following.details?.counts.unknown == 1)
        #expect(following.details?.counts.dropped == 0)
        #expect(following.description?.device == "game:forza-horizon")
        #expect(following.description?.kind == .game)
        #expect(following.batches.count == following.details?.counts.used)
        #expect(following.batches.count == 54)
        let times = following.batches.map(\.time)
        #expect(times == times.sorted())
        // While nothing is driven, time is told.
        #expect(eventually { following.all.contains { if case .silence = $0 { true } else { false } } })
        following.stop()
    }

    /// Files that a bridge of Proton writes: zeros until the game runs, then a race, and a pause.
    @Test func readsTheMemoryOfAGame() throws {
        let directory = try TemporaryDirectory()
        var pages = [2048, 2048, 2048].map { [UInt8](repeating: 0, count: $0) }
        func put(_ page: Int, _ at: Int, _ value: UInt32) {
            for index in 0..<4 { pages[page][at + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt32(index))) }
        }
        func write() throws {
            for (index, name) in ["physics", "graphics", "static"].enumerated() {
                // In place, as memory changes: a file that is cut to be written again is too short for a moment.
                let file = try #require(FileHandle(forWritingAtPath: directory.file("acpmf_" + name)))
                try file.write(contentsOf: pages[index])
                try file.close()
            }
        }
        for (index, name) in ["physics", "graphics", "static"].enumerated() {
            try directory.write(pages[index], to: "acpmf_" + name)
        }
        var game = LiveGame(sockets: [])
        game.memoryFolder = directory.path
        let following = Following(game)
        #expect(
            eventually {
                following.all.contains { if case .progress(let text) = $0 { text.contains("empty") } else { false } }
            })
        put(2, 412, 7800)
        var step = 0
        while following.batches.count <= 30, step < 5000 {
            step += 1
            put(0, 0, UInt32(step))
            put(0, 28, (100 + Float(step) / 100).bitPattern)
            put(0, 20, UInt32(5000 + step))
            put(1, 4, 2)
            put(1, 140, UInt32(step * 16))
            try write()
            SystemClock.sleep(seconds: 0.008)
        }
        #expect(following.description?.device == "game:assetto-corsa")
        let samples = following.batches.flatMap(\.samples)
        #expect(samples.contains { $0.signal == .maximumEngineSpeed && $0.value == 7800 })
        #expect(samples.contains { $0.signal == .vehicleSpeed && $0.value > 100 })
        let speeds = samples.filter { $0.signal == .vehicleSpeed }.map(\.value)
        #expect(speeds == speeds.sorted())
        let count = following.batches.count
        put(1, 4, 3)
        try write()
        #expect(
            eventually {
                following.all.contains { if case .silence = $0 { true } else { false } }
            })
        #expect(following.batches.count <= count + 1)
        following.stop()
    }

    @Test func passesPacketsOnAsTheyAre() throws {
        let (entry, other) = (
            try UDPSocket.listen(host: "127.0.0.1", port: 0), try UDPSocket.listen(host: "127.0.0.1", port: 0)
        )
        let game = LiveGame(
            sockets: [entry], forward: [try UDPSocket.connect(host: "127.0.0.1", port: other.port)])
        let following = Following(game)
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: entry.port)
        for length in [3, 324, 1464] {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7) }
            sender.send(bytes)
            var received: [UInt8]?
            #expect(
                eventually {
                    received = other.receive()?.bytes ?? received
                    return received != nil
                })
            #expect(received == bytes)
        }
        following.stop()
    }

    /// The game begins to answer only when a race begins.
    @Test func asksAssettoCorsaUntilItAnswersAndSaysGoodbye() throws {
        let host = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        let game = LiveGame(sockets: [], asked: try UDPSocket.connect(host: "127.0.0.1", port: host.port))
        let following = Following(game)
        func next() throws -> AssettoCorsaPackets.Operation? {
            var received: [UInt8]?
            #expect(
                eventually {
                    host.connectToNextSender()
                    received = host.receive()?.bytes
                    return received != nil
                })
            return received.flatMap { AssettoCorsaPackets.operation($0) }
        }
        #expect(try next() == .handshake)
        #expect(try next() == .handshake)
        host.send(AssettoCorsaHandshake(car: "r8", driver: "Ann", track: "monza", trackConfiguration: "gp").bytes)
        #expect(try next() == .subscribeToCar)
        #expect(try next() == .subscribeToLaps)
        let format = try #require(RaceFormat.named("assetto-corsa"))
        var race = VirtualRace(laps: 1, menuS: 0)
        for _ in 0..<10 { if let moment = race.next() { for packet in format.packets(moment) { host.send(packet) } } }
        #expect(eventually { following.batches.count == 10 })
        #expect(following.details?.car == "r8")
        #expect(following.details?.track == "monza gp")
        following.stop()
        var last: AssettoCorsaPackets.Operation?
        #expect(
            eventually {
                if let bytes = host.receive()?.bytes { last = AssettoCorsaPackets.operation(bytes) }
                return last == .dismiss
            })
    }

    /// A console that knows only the oldest packets is asked for the others first, and again as long as it drives.
    @Test func asksGranTurismoForLessUntilItAnswers() throws {
        let console = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        let own = try UDPSocket.listen(host: "127.0.0.1", port: 0).port
        let asked = try UDPSocket.converse(host: "127.0.0.1", port: console.port, own: ("127.0.0.1", own))
        let following = Following(LiveGame(sockets: [], asked: asked, game: .granTurismo7))
        var requests: [[UInt8]] = []
        #expect(
            eventually {
                if let bytes = console.receive()?.bytes { requests.append(bytes) }
                return requests.last == [0x41]
            })
        #expect(requests == [[0x7E], [0x42], [0x41]])
        // It answers from another socket than it was asked at.
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: own)
        let format = try #require(RaceFormat.named("gran-turismo-7-a"))
        var race = VirtualRace(laps: 1, menuS: 0)
        var again = false
        #expect(
            eventually {
                if let moment = race.next() { for packet in format.packets(moment) { sender.send(packet) } }
                if let bytes = console.receive()?.bytes { again = bytes == [0x41] }
                return again && following.details?.game == .granTurismo7
            })
        following.stop()
    }

    @Test func twoProgramsHaveThePortOfABroadcast() throws {
        let one = try UDPSocket.listen(host: "0.0.0.0", port: 0, shares: true)
        let other = try UDPSocket.listen(host: "0.0.0.0", port: one.port, shares: true)
        #expect(other.port == one.port)
        #expect(throws: DatagramError.self) { try UDPSocket.listen(host: "0.0.0.0", port: one.port) }
    }
}
