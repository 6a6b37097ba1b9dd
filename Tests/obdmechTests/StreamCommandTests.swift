import Foundation
import TestSupport
import Testing

@testable import obdmech

/// `stream`, `report --motec` and `simulate --from`, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct StreamCommandTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    @Test func aLogOfARace() throws {
        #expect(try program.run("trip", "-a", "sim:race?rate=max&laps=2", "--save").status == 0)
        let file = program.directory.file("race.ld")
        for _ in 0..<2 {
            let (status, run) = try program.run("report", "--trip", "last", "--motec", file)
            #expect(status == 0, "\(run.warning)")
            #expect(run.output.isEmpty)
        }
        let laps = program.directory.text("race.ldx")
        #expect(laps.components(separatedBy: "<Marker ").count == 4)
        // Another program's file stays.
        for name in ["other.ld", "third.ldx"] {
            try program.directory.write(Array("other".utf8), to: name)
            let target = program.directory.file(name.replacingOccurrences(of: ".ldx", with: ".ld"))
            let refused = try program.run("report", "--trip", "last", "--motec", target)
            #expect(refused.status == 6 && refused.run.warning.contains("file exists"), "\(refused.run.warning)")
            #expect(program.directory.text(name) == "other")
        }
    }

    @Test(arguments: [
        ("report --motec a.ld", 2, "--motec needs --trip"),
        ("report --trip last --motec a.ld --json", 2, "--motec cannot be used with --json"),
        ("report --trip last --motec a.csv", 2, "invalid --motec 'a.csv'"),
        ("report --trip last --motec missing/a.ld", 6, "cannot create file 'missing/a.ld'"),
        ("stream mqtt", 2, "no format 'mqtt' to stream"),
        ("stream racechrono", 2, "stream needs --listen"),
        ("stream racechrono --listen 99999", 2, "a port, or an address with a port"),
        ("stream racechrono --listen 0 -a tcp:127.0.0.1:1", 3, "cannot"),
        ("simulate --from nonsense", 2, "the UDP port that a game sends to"),
        ("simulate --from race --car city", 2, "cannot be used with"),
    ])
    func mistakes(line: String, status: Int32, message: String) throws {
        let found = try program.run(line.split(separator: " ").map(String.init))
        #expect(found.status == status, "\(found.run.warning)")
        #expect(found.run.warning.contains(message), "\(found.run.warning)")
    }
}
