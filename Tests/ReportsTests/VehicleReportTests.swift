import Documents
import Formats
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct VehicleReportTests {
    private static var golf: RecordedVehicle {
        var vehicle = VehicleProfile(
            vin: "3VWDX7AJ0DM254871", name: "Golf", odometerKm: 123456, odometerAt: WallTime(microseconds: 0))
        vehicle.specification.fuel = .ethanolBlend(0.1)
        vehicle.specification.displacementL = 1.598
        vehicle.specification.cylinders = 4
        vehicle.specification.volumetricEfficiency = 0.87
        vehicle.specification.tankL = 55
        vehicle.specification.fuelCorrection = .init(factor: 1.0434, spreadPercent: 1.22, comparisons: 3)
        vehicle.specification.distanceCorrection = .init(factor: 0.99, spreadPercent: nil, comparisons: 1)
        var recorded = RecordedVehicle(vehicle)
        recorded.trips = 14
        recorded.distanceKm = 612.44
        recorded.kmSinceOdometer = 12.6
        recorded.latest = WallTime(microseconds: 86_400_000_000)
        return recorded
    }

    private func text(_ vehicles: [RecordedVehicle], _ units: UnitSystem = .metric) -> [String] {
        VehicleReport(vehicles, thisYear: 2026).text(Presentation(units: units))
    }

    @Test func everything() {
        #expect(
            text([Self.golf]) == [
                "VIN 3VWDX7AJ0DM254871, 2013 Volkswagen, 'Golf'",
                "  Recorded         14 trips, 612.4 km, last seen on 2 Jan 1970",
                "  Fuel             e10",
                "  Engine           1.6 L, 4 cylinders, volumetric efficiency 87%",
                "  Tank             55.0 L",
                "  Odometer         123456 km on 1 Jan 1970, now about 123469 km",
                "  Fuel factor      1.043 ± 1.2% from 3 fill-ups",
                "  Distance factor  0.990 from 1 odometer reading",
            ])
        #expect(text([Self.golf], .us).contains("  Tank             14.5 gal"))
    }

    /// What the car itself reports is exact.
    @Test func reportedOdometer() {
        var golf = Self.golf
        golf.reportedOdometerKm = 123_480.4
        #expect(text([golf]).contains("  Odometer         123456 km on 1 Jan 1970, 123480 km reported by the car"))
        #expect(VehicleReport.odometerNowKm(golf) == 123_480.4)
    }

    @Test func nothing() {
        #expect(text([]) == ["No vehicles yet: trips and scans add them."])
        #expect(
            text([RecordedVehicle(VehicleProfile(vin: nil))]) == [
                "No VIN", "  Recorded    0 trips", "  Fuel        as the car reports",
            ])
    }

    /// What comes from a file does not steer a terminal.
    @Test func strangeNames() {
        let vehicle = RecordedVehicle(VehicleProfile(vin: "\u{1B}[2J", name: "a\u{7}"))
        #expect(text([vehicle]).allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
    }

    @Test func json() {
        let line = VehicleDocuments.json(
            VehicleReport([Self.golf, RecordedVehicle(VehicleProfile(vin: nil))], thisYear: 2026)
        ).line
        #expect(
            line == """
                {"format":"obdmech.vehicle/1","vehicles":[{"vin":"3VWDX7AJ0DM254871","name":"Golf",\
                "isReal":true,"maker":"Volkswagen","modelYear":2013,"trips":14,"distanceKm":612.44,"latest":"1970-01-02T00:00:00Z",\
                "fuel":"e10","displacementL":1.598,"volumetricEfficiency":0.87,"cylinders":4,"tankL":55,\
                "odometerKm":123456,"odometerTime":"1970-01-01T00:00:00Z","odometerNowKm":123468.6,\
                "fuelCorrection":{"factor":1.0434,"spreadPercent":1.22,"comparisons":3},\
                "distanceCorrection":{"factor":0.99,"comparisons":1}},{"vin":null,"isReal":true,"trips":0}]}
                """)
    }
}
