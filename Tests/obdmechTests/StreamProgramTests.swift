import Foundation
import Glibc
import TestSupport
import Testing

/// `obdmech stream racechrono` with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct StreamProgramTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    /// What a client receives, by bash and its /dev/tcp.
    private func client(_ run: RealProgram.Run, lines: Int) throws -> [String] {
        try #require(run.wait { $0.warning.contains("racechrono on 127.0.0.1:") }, "\(run.warning)")
        let port = run.warning.components(separatedBy: "racechrono on 127.0.0.1:")[1].prefix { $0.isNumber }
        let reader = try program.start(
            ["-c", "exec 3<>/dev/tcp/127.0.0.1/\(port); head -n \(lines) <&3"], other: "/bin/bash")
        #expect(reader.end() == 0)
        return reader.output.split(separator: "\r\n").map(String.init)
    }

    @Test(arguments: [SIGINT, SIGTERM]) func aVehicle(signal: Int32) throws {
        let run = try program.start(["stream", "racechrono", "--listen", "127.0.0.1:0", "-a", "sim:city"])
        let lines = try client(run, lines: 10)
        #expect(lines.count == 10)
        var counts: [Int] = []
        for line in lines {
            #expect(line.hasPrefix("$RC3,,"))
            let parts = line.dropFirst().split(separator: "*", maxSplits: 1)
            // The check sum of NMEA 0183: all between $ and *.
            let sum = parts[0].utf8.reduce(UInt8(0)) { $0 ^ $1 }
            #expect(UInt8(parts.last ?? "", radix: 16) == sum, "\(line)")
            counts += parts[0].split(separator: ",", omittingEmptySubsequences: false).dropFirst(2).prefix(1)
                .compactMap { Int($0) }
        }
        #expect(counts == (0..<10).map { counts[0] + $0 })
        run.signal(signal)
        #expect(run.end() == 0)
    }

    @Test func itEndsWithASimulatedRace() throws {
        let run = try program.start(
            ["stream", "racechrono", "--listen", "127.0.0.1:0", "-a", "sim:race?rate=max&laps=1"])
        #expect(run.end() == 0)
    }

    @Test func aPortInUse() throws {
        let first = try program.start(["stream", "racechrono", "--listen", "127.0.0.1:0", "-a", "sim:city"])
        _ = try client(first, lines: 1)
        let port = first.warning.components(separatedBy: "racechrono on 127.0.0.1:")[1].prefix { $0.isNumber }
        let second = try program.start(
            ["stream", "racechrono", "--listen", "127.0.0.1:\(port)", "-a", "sim:city"])
        #expect(second.end() == 3)
        #expect(second.warning.contains("another program uses the port"))
        first.signal(SIGTERM)
        #expect(first.end() == 0)
    }
}
