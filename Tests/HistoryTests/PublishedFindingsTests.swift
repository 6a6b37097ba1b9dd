import History
import Storage
import Telemetry
import Testing
import Trends

/// What is changing on cars, for an account of a fleet's database that does not see trips.
@Suite(.timeLimit(.minutes(20))) struct PublishedFindingsTests {
    private static let finding = """
        sequence\tkind\tsignal\tcondition\tunit\tbaseline\tnow\tsince_us\ttrips\tconfidence\tmeaning
        0\tbattery\tcontrolModuleVoltage\tengine off\tV\t12.6\t12.1\t1767225600000000\t9\t0.97\tIt is old.
        """

    private static func copy(_ kind: String) throws -> Database {
        let copy = try FleetCopy(of: "postgresql://db/cars")
        try copy.add([kind], to: .account, columns: FleetCopy.Section.account.columns)
        for (vin, state, finding) in [("A", "state\nx", finding), ("B", "state\nx", nil), ("C", nil, nil)] {
            try copy.add(
                [vin, "name\nCar \(vin)", state, finding], to: .vehicle,
                columns: ["vin", "vehicle", "trend", "trend_finding"])
        }
        try VehicleTrends.adoptFindings(copy.database)
        return copy.database
    }

    @Test func areTheLastOfThePublisher() throws {
        let database = try Self.copy("mechanic")
        let end = WallTime(microseconds: .max)
        let watched = try VehicleTrends.watched("A", database, before: end)
        #expect(watched.analysis == nil && watched.findings.map(\.now) == [12.1])
        #expect(try VehicleTrends.watched("A", database, before: WallTime(microseconds: 1)).findings.isEmpty)
        #expect(try VehicleTrends.findings(of: "A", ifLastBefore: end, database)?.findings.map(\.kind) == [.battery])
        // Nothing is changing on one, and nobody knows of the other.
        #expect(try VehicleTrends.current(of: "B", database) == [])
        #expect(try VehicleTrends.current(of: "C", database) == nil)
        #expect(try ["A", "B", "C"].map { try VehicleTrends.isWatched($0, database) } == [true, true, false])
    }

    /// Who sees trips computes it.
    @Test func areComputedOfTrips() throws {
        let database = try Self.copy("owner")
        #expect(try VehicleTrends.current(of: "A", database) == nil)
        #expect(try !VehicleTrends.isWatched("A", database))
    }
}
