import Testing

@testable import OBD

/// Errors that a mechanic found in causes and advice, checked in all codes of the same kind.
@Suite(.timeLimit(.minutes(20))) struct TroubleCodeAdviceTests {
    private static let all = TroubleCodeCatalogueTests.all

    private static func entry(_ code: String) throws -> TroubleCodeCatalogue.Entry {
        try #require(TroubleCode(code).flatMap { TroubleCodeCatalogue.entry($0) })
    }

    @Test func hotOilIsNoLackOfPressure() throws {
        let entry = try Self.entry("P0298")
        #expect(!entry.advice.contains("pressure"))
        #expect(entry.severity == .stopNow)
    }

    /// A component that does not stop has power, and an excess is not caused by something missing.
    @Test func whatIsStuckOnHasPower() {
        for (code, entry) in Self.all where ["stuck on", "high flow", "overspeed"].contains(entry.mode) {
            for cause in entry.causes.map(\.text)
            where cause.contains("blown") || cause.contains("no power") || cause == "relay or fuse" {
                Issue.record("\(code) \(entry.description): \(cause)")
            }
        }
    }

    @Test func clockSpringsAreAtTheDriversWheel() {
        for (code, entry) in Self.all
        where entry.causes.contains(where: { $0.text.contains("clock spring") || $0.text.contains("coil spring") }) {
            if !entry.description.contains("driver"), !entry.description.contains("steering") {
                Issue.record("\(code) \(entry.description)")
            }
        }
        #expect((try? Self.entry("B0001").causes.first?.text.contains("clock spring")) == true)
        #expect((try? Self.entry("B0010").causes.contains { $0.text.contains("glove box") }) == true)
    }

    /// Faults of gauges, lights and comfort functions do not reduce engine power.
    @Test func onlyWhatDrivesTakesPower() throws {
        for (code, entry) in Self.all where entry.advice.contains("less power") {
            let component = entry.component
            let others = [
                "instrument", "body control", "lighting", "door", "seat", "suspension", "roof", "radio", "gateway",
            ]
            if code.description.hasPrefix("B") || code.description.hasPrefix("C")
                || others.contains(where: component.contains)
            {
                Issue.record("\(code) \(entry.description): \(entry.advice)")
            }
        }
        for code in ["U0155", "U0423"] { #expect(try Self.entry(code).advice.contains("warning")) }
        for code in ["U0140", "U0422", "U0431"] { #expect(try Self.entry(code).advice.contains("lights")) }
    }

    @Test func aKnockSensorIsMilderThanAMisfire() throws {
        for code in ["P0325", "P0326", "P0327", "P0328", "P0329", "P0331"] {
            #expect(try Self.entry(code).severity == .whenConvenient)
        }
        #expect(try Self.entry("P0300").severity == .soon)
    }

    /// For engines with two fuel rails, newer editions assign these codes to the first.
    @Test(arguments: ["P0087", "P0088", "P0190", "P0191", "P0192", "P0193", "P006D"])
    func bankOneWhereThereAreTwo(code: String) throws {
        #expect(try Self.entry(code).description.hasSuffix(", bank 1 if there are two"))
    }
}
