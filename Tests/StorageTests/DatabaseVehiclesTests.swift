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

    @Test func marksOfAVehicleInTheirOrder() throws {
        func mark(_ kind: CalibrationMark.Kind, _ seconds: Double, _ amount: Double) -> CalibrationMark {
            CalibrationMark(kind, at: Drive.start.advanced(bySeconds: seconds), amount: amount)
        }
        var second = mark(.fillUp, 20, 41.5)
        (second.computed, second.factor) = (40, 1.0375)
        try database.addCalibrationMark(second, vin: "a")
        try database.addCalibrationMark(mark(.fillUp, 10, 30), vin: "a")
        try database.addCalibrationMark(mark(.odometer, 15, 90_000), vin: "a")
        try database.addCalibrationMark(mark(.fillUp, 5, 1), vin: nil)
        #expect(try database.calibrationMarks(vin: "a", .fillUp) == [mark(.fillUp, 10, 30), second])
        #expect(try database.calibrationMarks(vin: "a", .odometer) == [mark(.odometer, 15, 90_000)])
        #expect(try database.calibrationMarks(vin: nil, .fillUp) == [mark(.fillUp, 5, 1)])
        #expect(try database.calibrationMarks(vin: "b", .fillUp).isEmpty)
    }
}
