import Foundation
import GamePackets
import Glibc
import Simulator
import TestSupport
import Testing
import Transports

@testable import obdmech

/// Sessions of games with the real program.
@Suite(.waits) struct GameProgramTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    @Test func recordsASimulatedRaceWithItsLaps() throws {
        let run = try program.start(["trip", "--save", "--json", "-a", "sim:race?rate=max"])
        #expect(run.end(within: 120) == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first?.contains("\"game\":\"forza-horizon\"") == true)
        #expect(lines.count { $0.hasPrefix("{\"type\":\"lap\"") } == 4)
        let summary = lines.last ?? ""
        #expect(summary.contains("\"laps\":4"))
        #expect(summary.contains("\"finalPosition\":2"))
        for absent in ["fuelL", "averageMpgUs", "averageLPer100Km", "score", "co2Kg", "sharpBrakings"] {
            #expect(!summary.contains("\"\(absent)\""), "\(absent)")
        }
        let report = try program.start(["report", "--trip", "1"])
        #expect(report.end(within: 60) == 0)
        #expect(report.output.contains("Game      Forza Horizon"))
        #expect(report.output.contains("km/h  rewound"))
    }

    /// A port that this process has had, and that is free again.
    private func freePort() throws -> UInt16 { try UDPSocket.listen(host: "127.0.0.1", port: 0).port }

    @Test func aSessionThatIsKilledKeepsItsLaps() throws {
        let port = try freePort()
        let run = try program.start(["trip", "--save", "--json", "--listen", "127.0.0.1:\(port)"])
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: port)
        let format = try #require(RaceFormat.named("forza-motorsport"))
        // Ten times as fast, which is still only 600 packets a second.
        var race = VirtualRace(laps: 2, menuS: 0.2)
        #expect(eventually { !UDPPort.holders(port).isEmpty })
        while let moment = race.next() {
            for packet in format.packets(moment) { sender.send(packet) }
            usleep(1600)
            if race.laps.count == 2 { break }
        }
        #expect(run.wait { $0.output.contains("\"number\":1") })
        // What came more than a second ago is stored; a machine that is busy with other tests takes longer.
        sleep(5)
        run.signal(SIGKILL)
        #expect(run.end(within: 60) != nil)
        let report = try program.start(["report", "--trip", "1", "--json"])
        #expect(report.end(within: 60) == 0)
        let text = report.output.filter { !$0.isWhitespace }
        for part in ["\"kind\":\"game\"", "\"game\":\"forza-motorsport\"", "\"number\":1"] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test func saysWhoHasThePort() throws {
        let port = try freePort()
        let first = try program.start(["trip", "--no-save", "--plain", "--listen", "127.0.0.1:\(port)"])
        defer { first.signal(SIGKILL) }
        // Otherwise the guide might take the port first.
        #expect(eventually { !UDPPort.holders(port).isEmpty })
        #expect(
            eventually {
                let guide = try? program.start(["guide", "f1", "--listen", "127.0.0.1:\(port)", "--duration", "1"])
                return guide?.end(within: 60) == 3 && guide?.warning.contains("is used by obdmech") == true
            })
    }

    @Test func theGuideTurnsEachStepGreen() throws {
        let port = try freePort()
        let guide = try program.start(["guide", "forza-horizon", "--listen", "127.0.0.1:\(port)"])
        #expect(guide.wait { $0.output.contains("listening on") })
        #expect(guide.output.contains("127.0.0.1"))
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: port)
        let format = try #require(RaceFormat.named("forza-horizon"))
        var race = VirtualRace(laps: 1, menuS: 0)
        #expect(
            eventually {
                if let moment = race.next() { for packet in format.packets(moment) { sender.send(packet) } }
                return guide.output.contains("Everything works")
            })
        #expect(guide.output.contains("ok  they are of Forza Horizon"))
        #expect(guide.end(within: 60) == 0)
    }

    @Test func theGuideSaysWhatIsInTheWay() throws {
        let port = try freePort()
        let guide = try program.start(["guide", "f1", "--listen", "127.0.0.1:\(port)", "--duration", "2"])
        #expect(guide.wait { $0.output.contains("listening on") })
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: port)
        let format = try #require(RaceFormat.named("dirt"))
        var race = VirtualRace(laps: 1, menuS: 0)
        if let moment = race.next() { for packet in format.packets(moment) { sender.send(packet) } }
        #expect(guide.end(within: 60) == 4)
        #expect(guide.output.contains("packets of Dirt Rally arrive, not of F1"))
    }

    @Test func simulatesAGameOnAPort() throws {
        let socket = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        let run = try program.start(
            ["simulate", "--race", "f1-2022", "--to", "127.0.0.1:\(socket.port)", "--laps", "1", "--rate", "20"])
        var (session, received) = (GameSession(), 0)
        while run.end(within: 0) == nil || received == 0 {
            _ = UDPSocket.wait([socket], seconds: 0.1, stop: -1)
            while let next = socket.receive() {
                received += 1
                _ = session.take(next.bytes, at: SystemClock.now)
            }
        }
        #expect(session.game == .f12022)
        #expect(session.counts.damaged == 0)
        #expect(run.output.contains("lap 1: "))
    }
}
