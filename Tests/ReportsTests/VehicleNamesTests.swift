import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct VehicleNamesTests {
    private static let vin = "3VWDX7AJ0DM254871"

    private static func profile(_ vin: String?, name: String? = nil, make: String? = nil, year: Int? = nil)
        -> VehicleProfile
    {
        var profile = VehicleProfile(vin: vin, name: name)
        profile.make = make
        profile.modelYear = year
        return profile
    }

    /// A name goes before make and year, and these before a bare VIN, of which its end tells two alike apart.
    @Test func whatAVehicleIsCalled() {
        let named = VehicleNames([Self.profile(Self.vin, name: "Golf")], thisYear: 2026)
        #expect(named.short(Self.vin) == "Golf")
        #expect(named.long(Self.vin) == "Golf, 2013 Volkswagen, VIN 3VWDX7AJ0DM254871")
        let unnamed = VehicleNames(thisYear: 2026)
        #expect(unnamed.short(Self.vin) == "2013 Volkswagen, VIN …4871")
        #expect(unnamed.short("99999999999999999") == "VIN 99999999999999999")
        #expect(unnamed.short(nil) == nil && unnamed.long(nil) == nil)
    }

    /// What the user says of a car without a VIN.
    @Test func withoutAVIN() {
        let names = VehicleNames([Self.profile(nil, make: "Honda", year: 1999)], thisYear: 2026)
        #expect(names.short(nil) == "1999 Honda" && names.long(nil) == "1999 Honda")
    }
}
