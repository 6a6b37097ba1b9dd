import Formats
import Telemetry
import Testing

@testable import Publishing

@Suite(.timeLimit(.minutes(20))) struct FleetQuestionTests {
    private static var question: FleetQuestion {
        var question = FleetQuestion(address: "postgresql://ann@db.local/cars")
        question.range = WallTime(microseconds: -5)..<WallTime(microseconds: 1_764_279_590_000_001)
        question.tripTables = ["trip", "trip_event"]
        question.scanTables = ["scan"]
        question.carTables = ["vehicle"]
        return question
    }

    private static let all = Set(FleetSelection.tables)
    /// What the kinds of accounts may read.
    private static let owner = all.subtracting(["total"])

    private static func sql(_ question: FleetQuestion, readable: Set<String> = owner) -> String {
        FleetSelection(question, readable: readable).sections.map(\.sql).joined(separator: ";\n")
    }

    @Test func comesBack() throws {
        var question = Self.question
        question.trips = [12, 13]
        question.scans = [1]
        question.lastTrips = 3
        question.daysBeforeLast = 62
        question.drivers = ["Ann 'O\"Brien"]
        question.tags = ["work"]
        question.cars = ["none"]
        question.kind = "game"
        question.measureTables = ["trip_indicator"]
        question.wantsRoutes = true
        question.wantsTracks = true
        question.onlyOnRoutes = true
        question.acceptsTotals = true
        question.zone = "Europe/Berlin"
        question.samplesOfTrip = 7
        question.countsTrips = true
        question.countsByCar = true
        question.groupTimes = [-5, 12]
        question.starredRoute = 4
        question.isStarred = true
        let line = question.line
        #expect(try #require(FleetQuestion(line: line.utf8)).line == line)
        #expect(FleetQuestion(line: "{}".utf8) == nil)
    }

    /// No car's samples are read for a total, whatever is wanted.
    @Test func readsSamplesOfOneTripOnly() {
        var question = Self.question
        question.wantsRoutes = true
        question.wantsTracks = true
        question.trips = [12]
        question.lastTrips = 1
        question.scansOfEachCar = 20
        question.measureTables = ["trip_indicator", "trip_segment"]
        #expect(!Self.sql(question).contains("sample AS"))
        question.samplesOfTrip = 12
        let sections = FleetSelection(question, readable: Self.owner).sections
        #expect(sections.map(\.name) == ["sample"])
        #expect(sections.allSatisfy { $0.sql.contains("t.id = 12") })
    }

    /// Stars are those of the account, and in an older database those of the publisher.
    @Test func starsOfRoutes() {
        var question = Self.question
        question.wantsRoutes = true
        #expect(Self.sql(question).contains("s.account = session_user"))
        let older = Self.sql(question, readable: Self.owner.subtracting(["route_star"]))
        #expect(!older.contains("route_star") && older.contains("is_starred"))
    }

    @Test func asksOnlyForWhatTheAccountMayRead() {
        var question = Self.question
        question.wantsRoutes = true
        func names(_ readable: Set<String>) -> [String] {
            FleetSelection(question, readable: readable).sections.map(\.name)
        }
        #expect(names(Self.owner) == ["account", "vehicle", "trip", "scan", "route", "drive"])
        #expect(names(Self.all) == ["account", "vehicle", "trip", "scan", "route", "drive"])
        #expect(names(["vehicle", "scan"]) == ["account", "vehicle", "scan"])
        #expect(names(["total"]) == ["account", "vehicle", "trip"])
        #expect(names([]) == ["account"])
        #expect(!Self.sql(question, readable: ["vehicle", "scan"]).contains("obdmech.trip "))
        let totals = Self.sql(question, readable: ["total"])
        #expect(!totals.contains("obdmech.trip ") && !totals.contains("obdmech.vehicle "))
    }

    /// Of all trips at once, only those of some signals.
    @Test func readsSignalsOfGames() throws {
        var question = Self.question
        question.onlyGames = true
        question.sampleSignals = ["rain", "weather's"]
        let sections = FleetSelection(question, readable: Self.owner).sections
        #expect(sections.map(\.name) == ["account", "vehicle", "trip", "scan", "sample"])
        #expect(sections[2].sql.contains("t.facts ? 'game_session'"))
        #expect(sections[4].sql.contains("s.signal IN ('rain', 'weather''s')") && sections[4].sql.contains("WITH "))
        #expect(try #require(FleetQuestion(line: question.line.utf8)).line == question.line)
    }

    @Test func choosesInTheDatabase() {
        var question = Self.question
        question.drivers = ["Ann"]
        question.tags = ["work", "way's"]
        question.cars = ["4352"]
        question.kind = "vehicle"
        question.onlyOnRoutes = true
        let sql = Self.sql(question)
        for condition in [
            "lower(t.driver) IN (lower('Ann'))", "lower(tag) IN (lower('work'), lower('way''s'))",
            "position(upper('4352') in upper(v.vin)) > 0", "t.kind = 'vehicle'",
            "EXISTS (SELECT FROM obdmech.trip_route WHERE trip = t.uuid)",
            "t.started_at < (timestamptz 'epoch' + 1764279590000001 * interval '1 microsecond')",
        ] { #expect(sql.contains(condition), "\(sql)") }
    }

    /// Every section has as many columns as its header says.
    @Test func namesItsColumns() {
        let sections = FleetSelection(Self.question, readable: Self.owner).sections
        #expect(sections[1].columns == ["vin", "vehicle"])
        #expect(
            sections[2].columns == [
                "id", "uuid", "vin", "started_us", "source_kind", "driver", "note", "tags", "trip", "trip_event",
            ])
        #expect(sections[2].header.hasPrefix("@trip\tid\t"))
    }
}

@Suite(.timeLimit(.minutes(20))) struct FleetStreamTests {
    private static let text = "@trip\tid\tnote\n1\ta\\nb\n2\t\\N\n\\.\n@scan\tid\n\\.\n@end\n"

    /// Bytes come in parts of any size.
    @Test(arguments: [1, 2, 7, 1000]) func readsSections(size: Int) {
        var stream = FleetStream()
        var rows: [[String?]] = []
        var rest = Array(Self.text.utf8)[...]
        while !rest.isEmpty {
            #expect(!stream.isComplete)
            stream.add(Array(rest.prefix(size))) { section, cells in
                #expect(section == FleetStream.Section(name: "trip", columns: ["id", "note"]))
                rows.append(cells)
            }
            rest = rest.dropFirst(size)
        }
        #expect(rows == [["1", "a\nb"], ["2", nil]])
        #expect(stream.isComplete && stream.failure == nil)
    }

    @Test func knowsWhatIsCutOff() {
        for count in 0..<Self.text.utf8.count {
            var stream = FleetStream()
            stream.add(Array(Self.text.utf8.prefix(count))) { _, _ in }
            #expect(!stream.isComplete)
        }
    }

    /// A server that is away is asked again.
    @Test(arguments: [false, true]) func saysWhetherItIsAway(isAway: Bool) {
        var stream = FleetStream()
        let failure = FleetError.away("postgresql://db/cars", reason: "timeout").message
        stream.add(Array((FleetStream.line(of: failure, isAway: isAway) + "\n").utf8)) { _, _ in }
        #expect(stream.failure == failure && stream.isAway == isAway)
    }

    @Test func saysWhyThereIsNoAnswer() {
        let failure = FleetError.newer("postgresql://db/cars").message
        var stream = FleetStream()
        stream.add(Array((FleetStream.line(of: failure) + "\n").utf8)) { _, _ in }
        #expect(stream.failure == failure && !stream.isComplete)
    }
}
