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
        let watched = try VehicleTrends(of: "A", database).watched(before: end)
        #expect(watched.analysis == nil && watched.findings.map(\.now) == [12.1])
        #expect(try VehicleTrends(of: "A", database).watched(before: WallTime(microseconds: 1)).findings.isEmpty)
        #expect(try VehicleTrends(of: "A", database).mentioned(ifLastBefore: end)?.findings.map(\.kind) == [.battery])
        // Nothing is changing on one, and nobody knows of the other.
        #expect(try VehicleTrends(of: "B", database).current() == [])
        #expect(try VehicleTrends(of: "C", database).current() == nil)
        #expect(try ["A", "B", "C"].map { try VehicleTrends(of: $0, database).isWatched() } == [true, true, false])
    }

    /// Who sees trips computes it.
    @Test func areComputedOfTrips() throws {
        let database = try Self.copy("owner")
        #expect(try VehicleTrends(of: "A", database).current() == nil)
        #expect(try !VehicleTrends(of: "A", database).isWatched())
    }
}
