import Foundation
import TestSupport
import Testing

@testable import obdmech

/// Laps of sessions with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct LapCommandTests {
    private let program: RealProgram
    private var database: String { program.directory.file("data/obdmech/obdmech.db") }

    init() throws {
        program = try RealProgram()
        try program.directory.write([], to: "data/obdmech/x")
    }

    private func race(
        _ game: String, laps: Int = 4, track: String? = nil, distanceFactor: Double = 1,
        isLost: (Int) -> Bool = { _ in false }
    ) throws {
        var race = StoredRace(game: game, laps: laps, distanceFactor: distanceFactor)
        race.track = track
        try race.write(to: database, isLost: isLost)
    }

    private func document(_ arguments: String...) throws -> [String: Any] {
        let (status, run) = try program.run(arguments)
        #expect(status == 0 && run.warning.isEmpty, "\(arguments): \(run.warning)")
        return try run.json()
    }

    private func fault(_ arguments: String...) throws -> String {
        let (status, run) = try program.run(arguments)
        #expect(status == 2 && run.output.isEmpty, "\(arguments): \(run.output)")
        return run.warning.split(separator: "\n").first.map(String.init) ?? ""
    }

    /// The times at distances, from the truth: the race drives the same track in each game.
    @Test(
        arguments: Thorough.every(
            3, of: ["forza-horizon", "forza-motorsport", "dirt", "f1-2022", "f1-2023", "assetto-corsa"]))
    func everyGameTellsTheSame(game: String) throws {
        try race(game)
        let document = try document("compare", "1:2", "1:4", "--json")
        #expect(document["format"] as? String == "obdmech.laps/1")
        let points = try #require(document["points"] as? [[String: Any]])
        let deltas = try points.map { try #require($0["deltaS"] as? Double) }
        #expect(points.count > 400)
        // Lap 4 of four is driven at another pace all the way.
        let sides = try ["a", "b"].map { try #require(document[$0] as? [String: Any]) }
        let times = try sides.map { try #require($0["timeS"] as? Double) }
        #expect(abs((deltas.last ?? 0) - (times[1] - times[0])) < 0.0011)
        let sectors = try #require(document["minisectors"] as? [[String: Any]])
        let sum = sectors.compactMap { $0["deltaS"] as? Double }.map { Int(($0 * 1000).rounded()) }.reduce(0, +)
        #expect(sectors.count == 25)
        #expect(sum == Int((times[1] * 1000).rounded()) - Int((times[0] * 1000).rounded()))
        let lengths = try sides.map { try #require($0["lengthM"] as? Double) }
        for length in lengths { #expect(abs(length - 2194) < 3, "\(length)") }
    }

    @Test func reportShowsTheLaps() throws {
        try race("f1-2022")
        let (_, run) = try program.run("report", "--trip", "1")
        let lines = run.output.split(separator: "\n").map(String.init)
        let head = try #require(lines.firstIndex { $0.hasPrefix("Lap ") })
        #expect(lines[head].contains("To best") && lines[head].contains("Top speed"))
        #expect(lines[head + 3].contains("rewound") && lines[head + 2].contains("best"))
        #expect(run.output.contains("over its distance:"))
        let (_, one) = try program.run("report", "--trip", "1", "--lap", "3")
        #expect(one.output.contains("rewound") && one.output.contains("from the distance in the lap"))
        for title in ["Speed, ", "Throttle, ", "Brake, ", "Gear, ", "Engine speed, "] {
            #expect(one.output.contains("\n\(title)"), "\(title)")
        }
    }

    /// CSV has the numbers of JSON.
    @Test func csv() throws {
        try race("forza-horizon", laps: 2)
        let document = try document("report", "--trip", "1", "--lap", "best", "--json")
        let points = try #require(document["points"] as? [[String: Any]])
        let rows = try program.run("report", "--trip", "1", "--lap", "best", "--csv").run.output
            .split(whereSeparator: \.isNewline).map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        #expect(rows.count == points.count + 1)
        for (row, point) in zip(rows.dropFirst(), points) {
            for (name, cell) in zip(rows[0], row) {
                #expect((point[String(name)] as? NSNumber)?.doubleValue == Double(cell), "\(name)")
            }
        }
        let distances = try points.map { try #require($0["distanceM"] as? Double) }
        #expect(distances.prefix(3) == [0, 5, 10] && distances.count > 400)
    }

    /// A fifth of the packets is lost, and two seconds in a row.
    @Test(arguments: ["forza-horizon", "dirt"]) func lostPackets(game: String) throws {
        try race(game)
        try race(game) { $0 % 5 == 3 || (8000..<8060).contains($0) }
        for lap in ["1", "2", "4"] {
            let (a, b) = ("1:\(lap)", "2:\(lap)")
            let document = try document("compare", a, b, "--json")
            let points = try #require(document["points"] as? [[String: Any]])
            let worst = points.compactMap { $0["deltaS"] as? Double }.map(abs).max() ?? .infinity
            #expect(worst < 0.02, "lap \(lap): \(worst)")
        }
    }

    @Test func twoTripsOfATrack() throws {
        try race("forza-horizon")
        try race("forza-horizon", laps: 2)
        let document = try document("compare", "1:best", "2:last", "--json")
        let b = try #require(document["b"] as? [String: Any])
        #expect(b["trip"] as? Int == 2 && b["number"] as? Int == 2)
        let (status, run) = try program.run("compare", "1:best", "2:last")
        #expect(status == 0 && run.output.contains("Time lost by B"))
        let path = program.directory.file("laps.html")
        #expect(try program.run("compare", "1:best", "2:last", "--html", path).status == 0)
        let page = program.directory.text("laps.html")
        #expect(page.contains("id=\"map-gain\"") && page.contains("Content-Security-Policy"))
    }

    @Test func faults() throws {
        try race("forza-horizon", laps: 2, track: "a ring")
        try race("forza-horizon", laps: 2, track: "a ring", distanceFactor: 1.05)
        try race("forza-horizon", laps: 2, track: "another ring")
        #expect(try program.run("trip", "-a", "sim:city?rate=max", "--duration", "20s", "--save").status == 0)
        #expect(try fault("compare", "1:best", "1:9") == "obdmech: trip 1 has no lap 9")
        #expect(try fault("compare", "1:best", "4:best") == "obdmech: trip 4 has no laps")
        #expect(try fault("compare", "1:best", "9:1") == "obdmech: no trip 9")
        #expect(try fault("compare", "1:best", "1:fast") == "obdmech: invalid lap '1:fast'")
        #expect(try fault("compare", "1:best", ":1") == "obdmech: invalid lap ':1'")
        #expect(try fault("compare", "1:best", "2") == "obdmech: cannot compare a lap with a trip")
        #expect(try fault("compare", "1:2", "1:2") == "obdmech: both names are lap 2 of trip 1")
        #expect(try fault("compare", "1:2").hasPrefix("obdmech: compare needs"))
        #expect(
            try fault("compare", "1:1", "2:1").hasPrefix("obdmech: the laps differ too much in length: 2194 m and "))
        #expect(
            try fault("compare", "1:1", "3:1") == "obdmech: these are laps of different tracks: a ring and another ring"
        )
        #expect(try fault("report", "--lap", "2") == "obdmech: --lap needs --trip")
        #expect(try fault("report", "--trip", "1", "--lap", "0x2") == "obdmech: invalid --lap '0x2'")
        #expect(try fault("report", "--trip", "4", "--lap", "last") == "obdmech: trip 4 has no laps")
        #expect(try fault("report", "--trip", "1", "--lap", "2", "--html", "x").contains("--lap cannot be used"))
    }
}
