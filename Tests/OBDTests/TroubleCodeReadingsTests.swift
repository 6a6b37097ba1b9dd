import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct TroubleCodeReadingsTests {
    /// According to General Motors' service manuals of before and after 2009, of Opel, and of Saab.
    @Test(arguments: [
        ("C0035", "left front"), ("C0040", "right front"), ("C0045", "left rear"), ("C0050", "right rear"),
    ])
    func wheelSpeedSensorsOfGeneralMotors(code: String, wheel: String) throws {
        let code = try #require(TroubleCode(code))
        let own = "Wheel speed sensor fault, \(wheel) (General Motors)"
        for manufacturer in ["Chevrolet", "Saturn or Chevrolet", "Cadillac", "GMC", "Opel or Vauxhall", "Saab"] {
            for year in [1998, 2005, 2014, 2023, nil] {
                #expect(TroubleCodeCatalogue.description(of: code, manufacturer: manufacturer, modelYear: year) == own)
            }
            #expect(
                TroubleCodeCatalogue.entry(code, manufacturer: manufacturer, modelYear: 2014)?.component
                    == "wheel speed sensor")
        }
        let readings = TroubleCodeCatalogue.readings(code)
        #expect(readings.map(\.entry.description) == ["Wheel speed sensor fault, \(wheel)"])
        #expect(readings.map(\.manufacturer) == ["General Motors"])
        let generic = TroubleCodeCatalogue.description(of: code)
        #expect(!generic.contains(wheel))
        for manufacturer in ["Toyota", nil] {
            #expect(TroubleCodeCatalogue.description(of: code, manufacturer: manufacturer, modelYear: 2005) == generic)
        }
    }

    /// Codes to which the standard later gave another meaning.
    @Test(arguments: [
        ("C0655", 2006, true), ("C0655", 2020, false), ("C0660", 2008, true), ("C0550", 2006, true),
        ("C0550", 2022, false), ("C0575", 2005, true), ("C0575", 2014, false), ("C0655", nil, true),
    ]) func modelYears(code: String, year: Int?, isOwn: Bool) throws {
        let code = try #require(TroubleCode(code))
        let text = TroubleCodeCatalogue.description(of: code, manufacturer: "Chevrolet", modelYear: year)
        #expect(text.hasSuffix("(General Motors)") == isOwn, "\(text)")
    }

    @Test(arguments: [
        ("C0750", "left front"), ("C0755", "right front"), ("C0760", "left rear"), ("C0765", "right rear"),
        ("C0775", "not learned"), ("C0710", "Steering wheel position"), ("C0545", "torque"),
        ("C0655", "compressor relay"), ("C0660", "exhaust valve"), ("C0899", "too low"), ("C0900", "too high"),
    ]) func chassisCodesOfGeneralMotors(code: String, words: String) throws {
        let code = try #require(TroubleCode(code))
        let reading = try #require(TroubleCodeCatalogue.contrary(code, NamedMake(.gm)))
        #expect(reading.entry.description.contains(words))
        #expect(reading.entry.causes.count >= 2 && reading.entry.checks.count >= 2)
        #expect(TroubleCodeCatalogue.contrary(code, NamedMake(.ford)) == nil)
    }

    /// A make that is named gives a code the meaning that its VIN gives it.
    @Test(arguments: ["C0035", "C0750", "C0899", "P1101", "P1299", "B1000", "U1000"])
    func makesByNameAndByVIN(code: String) throws {
        let code = try #require(TroubleCode(code))
        for make in VehicleManufacturers.makes {
            let named = try #require(NamedMake(named: make.lowercased()), "\(make)")
            let byName =
                TroubleCodeCatalogue.contrary(code, named) ?? named.group.flatMap { TroubleCodeCatalogue.own(code, $0) }
            let byVIN = TroubleCodeCatalogue.own(code, manufacturer: make, modelYear: nil)
            #expect(byName == byVIN, "\(make)")
            #expect(NamedMake(named: named.make)?.name == named.name, "\(make)")
        }
        let opel = try #require(NamedMake(named: "OPEL"))
        #expect(TroubleCodeCatalogue.contrary(try #require(TroubleCode("C0035")), opel) != nil)
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
