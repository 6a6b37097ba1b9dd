import Telemetry
import Testing
import Trips

@testable import Storage

struct DatabaseVehiclesTests {
    private let directory: TemporaryDirectory
    private let database: Database

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
    }

    private static let full: StoredVehicle = {
        var vehicle = StoredVehicle(vin: "WVWZZZ1JZXW000001", name: "the 'red' one")
        vehicle.specification.fuel = .ethanolBlend(0.27)
        vehicle.specification.displacementL = 1.598
        vehicle.specification.volumetricEfficiency = 0.83
        vehicle.specification.cylinders = 3
        vehicle.specification.tankL = 45.5
        vehicle.specification.fuelCorrection = .init(factor: 1.05, spreadPercent: 2.5, comparisons: 3)
        vehicle.specification.distanceCorrection = .init(factor: 0.99, spreadPercent: nil, comparisons: 1)
        vehicle.odometerKm = 123_456.5
        vehicle.odometerAt = Drive.start
        return vehicle
    }()

    @Test(arguments: [full, StoredVehicle(vin: nil), StoredVehicle(vin: "x", name: "y")])
    func aVehicleComesBack(vehicle: StoredVehicle) throws {
        #expect(try database.vehicle(vin: vehicle.vin) == nil)
        try database.keepVehicle(vehicle)
        #expect(try database.vehicle(vin: vehicle.vin) == vehicle)
        #expect(try database.vehicle(vin: "another") == nil)
    }

    @Test func whatIsToldLaterTakesThePlaceOfAll() throws {
        try database.keepVehicle(Self.full)
        try database.keepVehicle(StoredVehicle(vin: nil, name: "old"))
        let vehicle = StoredVehicle(vin: Self.full.vin, name: "blue")
        try database.keepVehicle(vehicle)
        #expect(try database.vehicles() == [StoredVehicle(vin: nil, name: "old"), vehicle])
    }
}
