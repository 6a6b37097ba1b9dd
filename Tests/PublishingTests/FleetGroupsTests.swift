import Formats
import Telemetry
import Testing
import Trips

@testable import Publishing

@Suite(.timeLimit(.minutes(20))) struct FleetGroupsTests {
    private static func sections(_ change: (inout FleetQuestion) -> Void = { _ in }) -> [FleetSelection.Section] {
        var question = FleetQuestion(address: "postgresql://ann@db.local/cars")
        question.groupTimes = [0, 1_000_000, 2_000_000]
        change(&question)
        return FleetSelection(question, readable: Set(FleetSelection.tables).subtracting(["total"])).sections
    }

    /// Neither trips nor samples cross the wire.
    @Test func countsInTheDatabase() {
        let sections = Self.sections()
        #expect(sections.map(\.name) == ["group", "group"] && sections[1].columns.contains("vin"))
        #expect(sections.allSatisfy { $0.sql.contains("GROUP BY") && !$0.sql.contains("facts") })
        #expect(
            sections[0].sql.contains("sum(t.term_distance_km)") && sections[0].sql.contains("max(t.term_fuel_percent)"))
        #expect(sections[0].sql.contains("width_bucket("))
        let byCar = Self.sections { question in
            question.countsByCar = true
            question.groupTimes.removeLast()
        }
        #expect(byCar.count == 1 && byCar[0].sql.contains("t.driver, v.vin") && !byCar[0].sql.contains("width_bucket"))
    }

    /// Whoever asks chooses once more.
    @Test func saysByWhatIsChosen() {
        let sections = Self.sections { question in
            question.drivers = ["Ann"]
            question.tags = ["work"]
            question.cars = ["4352"]
        }
        #expect(sections.count == 1 && Set(["driver", "tags", "vin"]).isSubset(of: sections[0].columns))
    }

    /// A manager sees no trips.
    @Test func anAccountThatCannotCountSaysSo() {
        var question = FleetQuestion(address: "postgresql://ann@db.local/cars")
        question.groupTimes = [0, 1]
        let section = FleetSelection(question, readable: ["total"]).sections[0]
        var groups = FleetGroups()
        groups.add(["0", "0", "0"], columns: section.columns)
        #expect(!groups.isComplete)
    }

    @Test func readsGroups() throws {
        let columns = [
            "kind", "isCounted", "driver", "tags", "vin", "trips", "distanceKm", "known distanceKm", "fuelL",
            "known fuelL",
            "longest", "lowestScore", "start",
        ]
        var groups = FleetGroups()
        groups.add(
            [
                "vehicle", "1", "Ann", #"["work","a b"]"#, "VIN", "12", "22261284", nil, nil, "0",
                "{1855107,-1577836800.25,-9007199254740,1855107}", "{86000000,5.5,7,4000000}", "1577836800250000",
            ], columns: columns)
        let group = try #require(groups.groups.first)
        #expect(groups.isComplete && group.trips == 12 && group.kind == .vehicle && group.driver == "Ann")
        #expect(
            group.tags == ["work", "a b"] && group.vin == "VIN" && group.start.microseconds == 1_577_836_800_250_000)
        #expect(group[.distanceKm].total == 22.261284 && group[.distanceKm].known == 12 && group[.fuelL].known == 0)
        #expect(
            group.extremes.map(\.kind) == [.lowestScore, .longest] && group.extremes[0].start.microseconds == 5_500_000)
        #expect(group.extremes[0].trip == 7 && group.extremes[0].value == 86 && group.extremes[0].distanceKm == 4)
        #expect(group.extremes[1].trip == 9_007_199_254_740 && group.extremes[1].value == 1.855107)
        #expect(group.extremes[1].start == group.start)
    }

    /// What a server may send that is none of ours.
    @Test func acceptsAnything() {
        let columns = ["trips", "start", "isCounted", "longest", "distanceKm", "tags"]
        var groups = FleetGroups()
        for cells: [String?] in [
            [], ["1"], ["x", "0", "1"], [nil, nil, nil],
            ["1", "0", "1", "{}", "9223372036854775808", "{"],
            ["1", "0", "1", "{1,1e300,1,1}", "-", "[1]"], ["1", "0", "1", "{nan,1,1e300,inf}", nil, nil],
        ] { groups.add(cells, columns: columns) }
        #expect(groups.groups.count == 3 && groups.groups.allSatisfy { $0.extremes.isEmpty })
        #expect(groups.groups.allSatisfy { $0[.distanceKm].known == 0 })
    }

    /// Every term has a column, which a trip fills.
    @Test func tripsHaveTheirTerms() {
        let trip = TripRecord(
            id: 1, start: WallTime(microseconds: 0), vin: nil, fuelPrice: nil, summary: TripSummary())
        let columns = PostgresSchema.terms(trip)
        #expect(columns.count == TripTerm.allCases.count + 2 && Set(columns.map(\.name)).count == columns.count)
        for column in columns {
            #expect(PostgresSchema.groups.contains("COLUMN IF NOT EXISTS \(column.name) \(column.type);"))
        }
        // A database that was migrated before has no column of a new term: append `groups` to the migrations once more.
        #expect(TripTerm.allCases.count == 30 && PostgresSchema.migrations.count { $0 == PostgresSchema.groups } == 2)
        #expect(columns.contains { $0.name == "term_carbon_dioxide_kg" && $0.value == nil })
    }
}
