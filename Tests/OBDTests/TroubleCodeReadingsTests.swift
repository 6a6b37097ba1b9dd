import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct TroubleCodeReadingsTests {
    /// According to General Motors' service manuals.
    @Test(arguments: [
        ("C0035", "left front"), ("C0040", "right front"), ("C0045", "left rear"), ("C0050", "right rear"),
    ])
    func wheelSpeedSensorsOfGeneralMotors(code: String, wheel: String) throws {
        let code = try #require(TroubleCode(code))
        let own = "Wheel speed sensor fault, \(wheel) (General Motors)"
        for manufacturer in ["Chevrolet", "Saturn or Chevrolet", "Cadillac", "GMC"] {
            #expect(TroubleCodeCatalogue.description(of: code, manufacturer: manufacturer, modelYear: 2005) == own)
            #expect(
                TroubleCodeCatalogue.entry(code, manufacturer: manufacturer, modelYear: 2005)?.component
                    == "wheel speed sensor")
        }
        let readings = TroubleCodeCatalogue.readings(code)
        #expect(readings.map(\.entry.description) == ["Wheel speed sensor fault, \(wheel)"])
        #expect(readings.map(\.manufacturer) == ["General Motors"])
        let generic = TroubleCodeCatalogue.description(of: code)
        #expect(!generic.contains(wheel))
        // Later cars, other makes, and unknown ones.
        let others: [(String?, Int?)] = [
            ("Chevrolet", 2012), ("Chevrolet", nil), ("Toyota", 2005), (nil, 2005), ("Chevrolet", 1989),
        ]
        for (manufacturer, year) in others {
            #expect(TroubleCodeCatalogue.description(of: code, manufacturer: manufacturer, modelYear: year) == generic)
            #expect(
                TroubleCodeCatalogue.entry(code, manufacturer: manufacturer, modelYear: year)
                    == TroubleCodeCatalogue.entry(code))
        }
    }

    @Test func everyRowIsRead() {
        let lines = TroubleCodeRow.lines(TroubleCodeReadings.table)
        let codes = lines.compactMap { TroubleCode(String($0.prefix(5))) }
        #expect(codes.count == lines.count && codes == codes.sorted())
        for code in codes {
            #expect(TroubleCodeReadings.rows(code).count == codes.filter { $0 == code }.count, "\(code)")
            #expect(TroubleCodeCatalogue.readings(code).count == TroubleCodeReadings.rows(code).count, "\(code)")
        }
    }

    @Test func otherCodesHaveNone() throws {
        #expect(TroubleCodeCatalogue.readings(try #require(TroubleCode("P0301"))) == [])
    }
}
