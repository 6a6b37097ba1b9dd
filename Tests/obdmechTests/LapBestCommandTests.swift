import History
import Storage
import TestSupport
import Testing
import Trips

@testable import obdmech

/// Best laps, and two of them side by side, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct LapBestCommandTests {
    private let program: RealProgram
    private var database: String { program.directory.file("data/obdmech/obdmech.db") }

    init() throws {
        program = try RealProgram()
        try program.directory.write([], to: "data/obdmech/x")
    }

    private func race(
        _ game: String = "forza-horizon", laps: Int = 2, car: String, track: String?, rainPercent: Double? = nil,
        timeFactor: Double = 1
    ) throws {
        var race = StoredRace(game: game, laps: laps)
        race.car = car
        race.track = track
        race.rainPercent = rainPercent
        race.timeFactor = timeFactor
        try race.write(to: database)
    }

    private func document(_ arguments: String...) throws -> [String: Any] {
        let (status, run) = try program.run(arguments + ["--json"])
        #expect(status == 0 && run.warning.isEmpty, "\(arguments): \(run.warning)")
        return try run.json()
    }

    private func text(_ arguments: String...) throws -> [String] {
        let (status, run) = try program.run(arguments, environment: ["COLUMNS": "120"])
        #expect(status == 0 && run.warning.isEmpty, "\(arguments): \(run.warning)")
        return run.output.split(separator: "\n").map(String.init)
    }

    /// The times of the laps of a trip that count, as the report has them.
    private func times(_ trip: Int) throws -> [(number: Int, timeS: Double)] {
        let trips = try #require(try document("report", "--trip", "\(trip)")["trips"] as? [[String: Any]])
        let laps = try #require(trips.first?["lapTimes"] as? [[String: Any]])
        return try laps.filter { $0["valid"] as? Bool != false && $0["rewound"] as? Bool != true }.map {
            (try #require($0["number"] as? Int), try #require($0["timeS"] as? Double))
        }
    }

    /// "0:45.573".
    private func shown(_ timeS: Double) -> String {
        let ms = Int((timeS * 1000).rounded())
        func padded(_ number: Int, _ places: Int) -> String {
            String(repeating: "0", count: places - "\(number)".count) + "\(number)"
        }
        return "\(ms / 60_000):\(padded(ms / 1000 % 60, 2)).\(padded(ms % 1000, 3))"
    }

    /// "5.091".
    private func seconds(_ seconds: Double) -> String {
        let ms = Int((seconds * 1000).rounded())
        return "\(ms / 1000)." + String("\(1000 + ms % 1000)".dropFirst())
    }

    @Test func recordsAreOfTrackCarAndWeather() throws {
        try race(car: "Alpha", track: "a ring", rainPercent: 0, timeFactor: 1.1)
        try race(laps: 4, car: "Alpha", track: "a ring", rainPercent: 0)
        try race(car: "Alpha", track: "a ring", rainPercent: 80, timeFactor: 1.2)
        try race(car: "Beta", track: "a ring", timeFactor: 1.05)
        try race("forza-motorsport", car: "Alpha", track: "b ring")
        try race(car: "Alpha", track: nil, timeFactor: 0.5)
        let records = try #require(try document("lap", "best")["records"] as? [[String: Any]])
        #expect(records.compactMap { $0["trip"] as? Int } == [2, 4, 3, 6, 5])
        #expect(records.map { $0["weather"] as? String } == ["dry", nil, "wet", nil, nil])
        #expect(records.compactMap { $0["car"] as? String } == ["Alpha", "Beta", "Alpha", "Alpha", "Alpha"])
        // A track without a name is called by a trip.
        let tracks = ["a ring", "a ring", "a ring", "track of trip 6", "b ring"]
        #expect(records.compactMap { $0["track"] as? String } == tracks)
        // Laps of sessions with the same game, track, car and weather are one record.
        let counts = try [[1, 2], [4], [3], [6], [5]].map { try $0.map { try times($0).count }.reduce(0, +) }
        #expect(records.compactMap { $0["laps"] as? Int } == counts)
        for record in records {
            let trip = try #require(record["trip"] as? Int)
            let best = try #require(try times(trip).min { $0.timeS < $1.timeS })
            #expect(record["lap"] as? Int == best.number && record["timeS"] as? Double == best.timeS, "trip \(trip)")
        }
        // A row for each, with the same values in the same order.
        let rows = try text("lap", "best").filter { $0.contains(" ring ") || $0.contains("track of trip") }
        #expect(rows.count == records.count)
        for (row, record) in zip(rows, records) {
            let words = row.split(separator: " ").map(String.init)
            let name = "\(record["trip"] as? Int ?? 0):\(record["lap"] as? Int ?? 0)"
            #expect(words.contains(shown(record["timeS"] as? Double ?? 0)) && words.last == name, "\(row)")
            #expect(words.contains(record["car"] as? String ?? "") && words.contains("\(record["laps"] as? Int ?? 0)"))
            let weather = record["weather"] as? String
            for word in ["dry", "wet"] { #expect(words.contains(word) == (weather == word), "\(row)") }
        }
    }

    @Test func aWordLimitsTheRecords() throws {
        try race(car: "Alpha", track: "a ring")
        try race("forza-motorsport", car: "Beta", track: "b ring")
        for (word, trips) in [("beta", [2]), ("A RING", [1]), ("Horizon", [1]), ("ring", [1, 2]), ("gamma", [])] {
            let records = try document("lap", "best", word)["records"] as? [[String: Any]]
            #expect(records?.compactMap { $0["trip"] as? Int } == trips, "\(word)")
        }
        #expect(try text("lap", "best", "gamma").count == 1)
    }

    /// The fastest lap of the same car on the same track of the game; none of another.
    @Test func recordOfACarOnATrack() throws {
        try race(car: "Alpha", track: "a ring")
        try race(laps: 4, car: "Alpha", track: "a ring", timeFactor: 0.9)
        try race(car: "Alpha", track: "a ring", timeFactor: 1.1)
        try race(car: "Beta", track: "a ring", timeFactor: 0.8)
        try race(car: "Alpha", track: "b ring", timeFactor: 0.7)
        try race("forza-motorsport", car: "Alpha", track: "a ring", timeFactor: 0.6)
        let stored = try #require(try Database.openForReading(path: database))
        func trip(_ car: String?, _ track: String?) -> Int64? {
            CarOnTrack(GameIdentity(name: "forza-horizon", car: car, track: track), nil).flatMap { place in
                ReferenceLap.Stored(recordOf: place, stored)?.trip
            }
        }
        #expect(trip("Alpha", "a ring") == 2 && trip("Beta", "a ring") == 4 && trip("Alpha", "b ring") == 5)
        #expect(trip("Gamma", "a ring") == nil && trip("Alpha", "c ring") == nil && trip("Alpha", nil) == nil)
    }

    @Test func nothingIsBestWithoutSessions() throws {
        #expect(try document("lap", "best")["records"] as? [[String: Any]] != nil)
        #expect(try text("lap", "best").count == 1)
    }

    @Test func twoLapsAreTheSameAsByCompare() throws {
        try race(laps: 4, car: "Alpha", track: "a ring")
        try race(car: "Alpha", track: "a ring", timeFactor: 1.1)
        let document = try document("lap", "compare", "1:best", "2:last")
        let sides = try ["a", "b"].map { try #require(document[$0] as? [String: Any]) }
        let timesS = try sides.map { try #require($0["timeS"] as? Double) }
        let best = try #require(try times(1).min { $0.timeS < $1.timeS })
        let last = try #require(try times(2).last)
        #expect(
            sides.map { $0["number"] as? Int } == [best.number, last.number] && timesS == [best.timeS, last.timeS])
        let lostS = try #require(document["deltaS"] as? Double)
        #expect(abs(lostS - (last.timeS - best.timeS)) < 0.0005 && lostS > 0)
        let lines = try text("lap", "compare", "1:best", "2:last")
        #expect(try text("compare", "1:best", "2:last") == lines)
        for (label, timeS) in zip(["A ", "B "], timesS) {
            #expect(lines.first { $0.hasPrefix(label) }?.contains(shown(timeS)) == true, "\(label)")
        }
        let answer = lines.first { $0.hasPrefix("Time ") } ?? ""
        #expect(answer.contains("B is \(seconds(lostS)) s slower"), "\(answer)")
        // The other way around it is gained.
        let other = try self.document("lap", "compare", "2:last", "1:best")["deltaS"] as? Double
        #expect(other == -lostS)
        let parts = try #require(document["minisectors"] as? [[String: Any]])
        let rows = lines.suffix(parts.count).map { $0.split(separator: " ").map(String.init) }
        for (row, part) in zip(rows, parts) {
            let values = ["aS", "bS", "deltaS"].compactMap { part[$0] as? Double }
            #expect(values.count == 3 && row.suffix(3).compactMap(Double.init) == values, "\(row)")
        }
    }

    @Test func wrongOperands() throws {
        try race(car: "Alpha", track: "a ring")
        let wrong = [
            ["best", "a", "b"], ["compare"], ["compare", "1:1"], ["compare", "1:1", "1:2", "1:1"],
            ["compare", "1:1", "2"], ["compare", "1:1", "1:"], ["compare", "1:1", "1:fast"], ["compare", "1:1", "1:9"],
            ["compare", "1:1", "9:1"], ["compare", "1:1", "1:1"], ["compare", "1:1", "1:2", "--html", "x", "--json"],
            ["worst"],
        ]
        for arguments in wrong {
            let (status, run) = try program.run(["lap"] + arguments)
            #expect(status == 2 && run.output.isEmpty, "\(arguments): \(run.output)")
            // One line says what is wrong; others only advise.
            let lines = run.warning.split(separator: "\n")
            let faults = lines.count { !$0.hasPrefix(" ") }
            #expect(faults == 1 && lines.first?.hasPrefix("obdmech: ") == true, "\(arguments)")
        }
    }

    @Test func wrongReferenceLaps() throws {
        try race(car: "Alpha", track: "a ring")
        for name in ["fast", "1", "1:", "1:9", "9:best"] {
            let (status, run) = try program.run(
                "trip", "-a", "sim:race?rate=max&laps=1", "--no-save", "--reference-lap", name)
            #expect(status == 2 && run.output.isEmpty, "\(name): \(run.output)")
            #expect(run.warning.split(separator: "\n").count { !$0.hasPrefix(" ") } == 1, "\(name): \(run.warning)")
        }
    }
}
