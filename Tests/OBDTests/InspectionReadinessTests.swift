import Testing

@testable import OBD

@Suite struct InspectionReadinessTests {
    private static func readiness(_ data: [String], _ modelYear: Int?) throws -> InspectionReadiness? {
        InspectionReadiness(
            try data.map { try #require(MonitorStatus(bytes($0)[...])) }, modelYear: modelYear)
    }

    @Test(arguments: [
        ("00 07 65 00", 2012, true), ("00 07 65 04", 2012, true), ("00 07 65 24", 2012, false),
        ("00 07 65 04", 2001, true), ("00 07 65 24", 2001, false), ("00 07 65 24", 2000, true),
        ("00 07 65 64", 2000, false), ("00 07 65 24", 1996, true),
        // The lamp on: never.
        ("81 07 65 00", 2012, false), ("80 07 65 00", 1998, false),
        // A stored code alone, and continuous monitors, do not count.
        ("01 07 65 00", 2012, true), ("00 77 65 00", 2012, true), ("00 77 65 04", 2012, true),
        // Nor do monitors that the vehicle does not have.
        ("00 07 65 9A", 2012, true),
        // Compression ignition.
        ("00 0E EB 48", 2012, false), ("00 0E EB 40", 2012, true),
    ])
    func followsTheRule(data: String, modelYear: Int, isReady: Bool) throws {
        #expect(try #require(try Self.readiness([data], modelYear)).isReady == isReady)
    }

    @Test func takesTheStricterRuleWithoutAYear() throws {
        let late = try #require(try Self.readiness(["00 07 65 24"], nil))
        #expect(!late.isReady)
        #expect(late.allowedIncomplete == 1)
        #expect(late.incomplete == [.evaporativeSystem, .oxygenSensor])
        #expect(try #require(try Self.readiness(["00 07 65 24"], 2000)).isReady)
    }

    /// The same monitor late in two ECUs is one.
    @Test func countsEachMonitorOnce() throws {
        #expect(try #require(try Self.readiness(["00 07 65 04", "00 07 65 04"], 2012)).isReady)
        #expect(try #require(try Self.readiness(["00 07 65 04", "00 07 65 01"], 2012)).isReady == false)
        #expect(try #require(try Self.readiness(["00 07 65 00", "80 04 00 00"], 2012)).isReady == false)
    }

    @Test(arguments: [[], ["00 04 00 00"], ["00 07 00 FF"]])
    func saysNothingOfAVehicleWithoutMonitors(data: [String]) throws {
        #expect(try Self.readiness(data, 2012) == nil)
    }
}
