import Foundation
import GamePackets
import Glibc
import Simulator
import System
import TestSupport
import Testing
import Transports

@testable import obdmech

/// Sessions of games with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct GameProgramTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    @Test func recordsASimulatedRaceWithItsLaps() throws {
        let run = try program.start(["trip", "--save", "--json", "-a", "sim:race?rate=max"])
        #expect(run.end() == 0)
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
        #expect(report.end() == 0)
        #expect(report.output.contains("Game      Forza Horizon"))
        #expect(report.output.contains("km/h  rewound"))
    }

    @Test func aSessionThatIsKilledKeepsItsLaps() throws {
        let port = try RealProgram.freePort()
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
        // What came more than a second ago is stored; a machine that is busy takes longer.
        #expect(
            try eventually {
                try program.run("report", "--trip", "1", "--json").run.output.contains("\"number\": 1")
            })
        run.signal(SIGKILL)
        #expect(run.end() != nil)
        let report = try program.start(["report", "--trip", "1", "--json"])
        #expect(report.end() == 0)
        let text = report.output.filter { !$0.isWhitespace }
        for part in ["\"kind\":\"game\"", "\"game\":\"forza-motorsport\"", "\"number\":1"] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test func saysWhoHasThePort() throws {
        let port = try RealProgram.freePort()
        let first = try program.start(["trip", "--no-save", "--plain", "--listen", "127.0.0.1:\(port)"])
        defer { first.signal(SIGKILL) }
        // Otherwise the guide might take the port first.
        #expect(eventually { !UDPPort.holders(port).isEmpty })
        #expect(
            eventually {
                let guide = try? program.start(["guide", "f1", "--listen", "127.0.0.1:\(port)", "--duration", "1"])
                return guide?.end() == 3 && guide?.warning.contains("is used by obdmech") == true
            })
    }

    @Test func theGuideTurnsEachStepGreen() throws {
        let port = try RealProgram.freePort()
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
        #expect(guide.output.contains("ok  they are from Forza Horizon"))
        #expect(guide.end() == 0)
    }

    @Test func theGuideSaysWhatIsInTheWay() throws {
        let port = try RealProgram.freePort()
        let guide = try program.start(["guide", "f1", "--listen", "127.0.0.1:\(port)", "--duration", "2"])
        #expect(guide.wait { $0.output.contains("listening on") })
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: port)
        let format = try #require(RaceFormat.named("dirt"))
        var race = VirtualRace(laps: 1, menuS: 0)
        if let moment = race.next() { for packet in format.packets(moment) { sender.send(packet) } }
        #expect(guide.end() == 4)
        #expect(guide.output.contains("packets from Dirt Rally arrive, not from F1"))
    }

    /// Packets that no row reads are named, by trip as by the guide.
    @Test(arguments: [["guide", "f1"], ["trip", "--no-save"], ["dash", "--json", "--no-save"]])
    func unknownPacketsAreNamed(command: [String]) throws {
        let port = try RealProgram.freePort()
        let run = try program.start(command + ["--listen", "127.0.0.1:\(port)", "--duration", "3"])
        #expect(eventually { !UDPPort.holders(port).isEmpty })
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: port)
        var packet = [UInt8](repeating: 0, count: 1352)
        packet.replaceSubrange(0..<7, with: [0xEB, 0x07, 25, 1, 0, 1, 6])
        for _ in 0..<20 { sender.send(packet) }
        #expect(run.end() == 4)
        #expect(
            (run.output + run.warning).contains(
                "packets of 1352 bytes (F1, format 2027: set UDP Format to 2026)"), "\(run.output) \(run.warning)")
    }

    /// The race of another machine is a trip of its own, without a restart.
    @Test func anotherMachineTakesOver() throws {
        let port = try RealProgram.freePort()
        let run = try program.start(["trip", "--save", "--json", "--listen", "127.0.0.1:\(port)"])
        #expect(eventually { !UDPPort.holders(port).isEmpty })
        for name in ["forza-horizon", "f1-2022"] {
            let sender = try UDPSocket.connect(host: "127.0.0.1", port: port)
            let format = try #require(RaceFormat.named(name))
            var race = VirtualRace(laps: 1, menuS: 0.1)
            for _ in 0..<600 {
                guard let moment = race.next() else { break }
                for packet in format.packets(moment) { sender.send(packet) }
                usleep(10_000)
            }
        }
        #expect(run.wait { $0.output.contains("\"game\":\"f1-2022\"") })
        run.signal(SIGINT)
        #expect(run.end() == 0)
        let games = run.output.split(separator: "\n").filter { $0.contains("\"type\":\"start\"") }
        #expect(games.count == 2, "\(run.output.prefix(2000))")
    }

    @Test(arguments: ["127.0.0.1", "localhost", "[::1]", "0.0.0.0"]) func forwardingToItselfIsRefused(host: String)
        throws
    {
        let port = try RealProgram.freePort()
        let run = try program.start(["trip", "--no-save", "--listen", "\(port)", "--forward", "\(host):\(port)"])
        #expect(run.end() == 2)
        #expect(run.warning.contains("--forward '\(host):\(port)' leads back to this program"), "\(run.warning)")
    }

    /// Two programs that pass packets on to each other pass each one on once.
    @Test func aCircleEnds() throws {
        let (one, other) = (try RealProgram.freePort(), try RealProgram.freePort())
        let watch = try UDPSocket.listen(host: "127.0.0.1", port: 0)
        func start(_ port: UInt16, _ targets: UInt16...) throws -> RealProgram.Run {
            try program.start(
                ["trip", "--no-save", "--json", "--listen", "\(port)"]
                    + targets.flatMap { ["--forward", "127.0.0.1:\($0)"] })
        }
        let runs = [try start(one, other, watch.port), try start(other, one)]
        #expect(eventually { !UDPPort.holders(one).isEmpty && !UDPPort.holders(other).isEmpty })
        let sender = try UDPSocket.connect(host: "127.0.0.1", port: one)
        for number in 0..<20 as Range<UInt8> { sender.send([number, 1, 2]) }
        #expect(runs[0].wait { $0.warning.contains("come back from 127.0.0.1") })
        for run in runs {
            run.signal(SIGINT)
            _ = run.end()
        }
        var count = 0
        while watch.receive() != nil { count += 1 }
        #expect(count == 20)
        #expect(runs[0].warning.components(separatedBy: "come back").count == 2, "it is told once")
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
