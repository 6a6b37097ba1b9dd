import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct InspectionReadinessTests {
    private static func readiness(
        _ data: [String], _ modelYear: Int?, rule: String = "most", _ evidence: InspectionReadiness.Evidence? = nil
    ) throws -> InspectionReadiness? {
        var evidence = evidence ?? InspectionReadiness.Evidence()
        evidence.modelYear = modelYear
        return InspectionReadiness(
            try data.map { try #require(MonitorStatus(bytes($0)[...])) },
            rule: try #require(InspectionRule.all.first { $0.name == rule }), evidence)
    }

    @Test(arguments: [
        ("00 07 65 00", 2012, true), ("00 07 65 04", 2012, true), ("00 07 65 24", 2012, false),
        ("00 07 65 04", 2001, true), ("00 07 65 24", 2001, false), ("00 07 65 24", 2000, true),
        ("00 07 65 64", 2000, false), ("00 07 65 24", 1996, true),
        // With the MIL on, a vehicle is never ready.
        ("81 07 65 00", 2012, false), ("80 07 65 00", 1998, false),
        // A stored code alone and continuous monitors do not count.
        ("01 07 65 00", 2012, true), ("00 77 65 00", 2012, true), ("00 77 65 04", 2012, true),
        // Neither do monitors that the vehicle does not support.
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
        #expect(late.allowance == "one may be incomplete")
        #expect(late.incomplete == [.evaporativeSystem, .oxygenSensor])
        #expect(try #require(try Self.readiness(["00 07 65 24"], 2000)).isReady)
    }

    /// A monitor that is incomplete in two ECUs counts once.
    @Test func countsEachMonitorOnce() throws {
        #expect(try #require(try Self.readiness(["00 07 65 04", "00 07 65 04"], 2012)).isReady)
        #expect(try #require(try Self.readiness(["00 07 65 04", "00 07 65 01"], 2012)).isReady == false)
        #expect(try #require(try Self.readiness(["00 07 65 00", "80 04 00 00"], 2012)).isReady == false)
    }

    @Test(arguments: [[], ["00 04 00 00"], ["00 07 00 FF"]])
    func saysNothingOfAVehicleWithoutMonitors(data: [String]) throws {
        #expect(try Self.readiness(data, 2012) == nil)
    }

    /// By program: monitors, model year, outcome.
    @Test(
        arguments: [
            // 65: catalyst, evaporative system, oxygen sensor and its heater; 04 is the evaporative system, 01 the
            // catalyst.
            ("us-epa", "00 07 65 24", 2000, .pass), ("us-epa", "00 07 65 24", 2001, .fail),
            ("us-epa", "00 07 65 01", 2020, .pass), ("us-epa", "00 0E EB 40", 2012, .pass),
            ("us-epa", "00 0E EB 48", 2012, .fail), ("us-epa", "00 0E EB 48", 1999, .pass),
            ("us-ca", "00 07 65 01", 1999, .pass), ("us-ca", "00 07 65 05", 1999, .fail),
            ("us-ca", "00 07 65 04", 2000, .pass), ("us-ca", "00 07 65 01", 2000, .fail),
            ("us-ca", "00 07 65 04", nil, .pass), ("us-ca", "00 07 65 01", nil, .fail),
            // EB: 01 is the NMHC catalyst, 40 the particulate filter, 08 the boost pressure.
            ("us-ca", "00 0E EB 41", 2012, .pass), ("us-ca", "00 0E EB 08", 2012, .fail),
            ("us-ca", "00 0E EB 40", 2005, .fail), ("us-ca", "00 0E EB 00", 2005, .pass),
            ("de", "00 07 65 00", 2012, .pass), ("de", "00 07 65 04", 2012, .exhaustTest),
            ("eu", "00 07 65 04", 2012, .exhaustTest), ("eu", "81 07 65 04", 2012, .fail),
            // One complete monitor is enough, and none is not; before 2021 nothing is read.
            ("jp", "00 07 65 25", 2022, .pass), ("jp", "00 07 65 65", 2022, .fail), ("jp", "00 07 65 65", 2015, .pass),
            ("gb", "00 07 65 65", 2012, .pass), ("gb", "80 07 65 00", 2012, .fail),
            ("gb", "80 07 65 00", 2001, .pass), ("gb", "80 0E EB 00", 2007, .pass), ("gb", "80 07 65 00", nil, .fail),
        ] as [(String, String, Int?, InspectionReadiness.Outcome)])
    func eachProgramme(rule: String, data: String, modelYear: Int?, outcome: InspectionReadiness.Outcome) throws {
        #expect(try Self.readiness([data], modelYear, rule: rule)?.outcome == outcome)
    }

    /// California counts permanent codes from model year 2010 on, until the car has been driven far enough.
    @Test(
        arguments: [
            ("us-ca", 2012, 3, 400, .fail), ("us-ca", 2012, 15, 300, .fail), ("us-ca", 2012, 15, 322, .pass),
            ("us-ca", 2012, nil, nil, .fail), ("us-ca", 2009, 1, 1, .pass), ("us-epa", 2012, 1, 1, .pass),
        ] as [(String, Int, Double?, Double?, InspectionReadiness.Outcome)])
    func permanentCodes(
        rule: String, modelYear: Int, warmUps: Double?, km: Double?, outcome: InspectionReadiness.Outcome
    ) throws {
        let code = try #require(TroubleCode("P0420"))
        let evidence = InspectionReadiness.Evidence(permanentCodes: [code], warmUps: warmUps, distanceKm: km)
        let found = try #require(try Self.readiness(["00 07 65 00"], modelYear, rule: rule, evidence))
        #expect(found.outcome == outcome)
        #expect(found.reasons == (outcome == .fail ? [.permanentCodes([code])] : []))
    }

    @Test(arguments: [("de", InspectionReadiness.Outcome.fail), ("jp", .fail), ("eu", .pass), ("us-epa", .pass)])
    func storedCodes(rule: String, outcome: InspectionReadiness.Outcome) throws {
        let evidence = InspectionReadiness.Evidence(storedCodes: [try #require(TroubleCode("P0171"))])
        #expect(try Self.readiness(["01 07 65 00"], 2022, rule: rule, evidence)?.outcome == outcome)
    }

    /// The transmission has neither monitors nor a type of ignition of its own.
    @Test func theIgnitionIsTheEngines() throws {
        let found = try #require(try Self.readiness(["00 04 00 00", "00 0E EB 40"], 2012, rule: "us-ca"))
        #expect(found.ignition == .compression && found.outcome == .pass)
    }
}
