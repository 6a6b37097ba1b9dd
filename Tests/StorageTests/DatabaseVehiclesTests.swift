import OBD
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabaseVehiclesTests {
    private let directory: TemporaryDirectory
    private let database: Database
    private static let vin = "WVWZZZ1JZXW000001"

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("vehicles.db"))
    }

    private static var whole: VehicleProfile {
        var vehicle = VehicleProfile(
            vin: vin, name: "Golf", odometerKm: 123456.7, odometerAt: WallTime(microseconds: 1_700_000_000_123_456))
        vehicle.specification.fuel = .ethanolBlend(0.1)
        vehicle.specification.displacementL = 1.598
        vehicle.specification.volumetricEfficiency = 0.87
        vehicle.specification.cylinders = 4
        vehicle.specification.tankL = 55
        vehicle.specification.fuelCorrection = .init(factor: 1.043, spreadPercent: 1.2, comparisons: 3)
        vehicle.specification.distanceCorrection = .init(factor: 0.99, spreadPercent: nil, comparisons: 1)
        return vehicle
    }

    private func at(_ seconds: Double) -> WallTime { Drive.start.advanced(bySeconds: seconds) }

    @Test func whatWasToldComesBack() throws {
        #expect(try database.vehicles.vehicle(vin: Self.vin) == nil)
        try database.vehicles.keep(Self.whole)
        try database.vehicles.keep(VehicleProfile(vin: nil, name: "Old one"))
        #expect(try database.vehicles.vehicle(vin: Self.vin) == Self.whole)
        #expect(try database.vehicles.vehicle(vin: nil)?.name == "Old one")
        #expect(try database.vehicles.all().map(\.vin) == [nil, Self.vin])
        try database.vehicles.keep(VehicleProfile(vin: Self.vin))
        #expect(try database.vehicles.vehicle(vin: Self.vin) == VehicleProfile(vin: Self.vin))
    }

    @Test func marks() throws {
        let first = CalibrationMark(.fillUp, at: at(0), amount: 40)
        let second = CalibrationMark(
            .fillUp, at: at(9), amount: 42, computed: 40, factor: 1.05, method: .massAirFlow)
        let reading = CalibrationMark(.odometer, at: at(5), amount: 123456)
        for mark in [first, second, reading] { try database.vehicles.add(mark, keeping: Self.whole) }
        try database.vehicles.add(first, keeping: VehicleProfile(vin: nil))
        #expect(try database.vehicles.calibrationMarks(vin: Self.vin, .fillUp) == [first, second])
        #expect(try database.vehicles.calibrationMarks(vin: Self.vin, .odometer) == [reading])
        #expect(try database.vehicles.vehicle(vin: Self.vin) == Self.whole)

        var forgetful = Self.whole
        forgetful.specification.fuelCorrection = nil
        try database.vehicles.discountCalibrations(.fillUp, keeping: forgetful)
        #expect(try database.vehicles.vehicle(vin: Self.vin) == forgetful)
        #expect(try database.vehicles.calibrationMarks(vin: Self.vin, .fillUp).map(\.factor) == [nil, nil])
        // The one that was added last, not the one with the latest time.
        #expect(try database.vehicles.latestCalibration(vin: Self.vin) == .odometer)
        try database.vehicles.removeLatestCalibration(keeping: Self.whole)
        #expect(try database.vehicles.calibrationMarks(vin: Self.vin, .odometer).isEmpty)
        #expect(try database.vehicles.latestCalibration(vin: Self.vin) == .fillUp)
        try database.vehicles.removeCalibrations(.fillUp, keeping: Self.whole)
        #expect(try database.vehicles.latestCalibration(vin: Self.vin) == nil)
        #expect(try database.vehicles.calibrationMarks(vin: nil, .fillUp) == [first])
    }

    /// Imported marks are stored later, whatever their times are.
    @Test func takingBackIsOfTheLatestMarkOfItsKind() throws {
        let first = CalibrationMark(.fillUp, at: at(0), amount: 40)
        let second = CalibrationMark(.fillUp, at: at(9), amount: 42, computed: 40, factor: 1.05, method: .massAirFlow)
        for mark in [second, first] { try database.vehicles.add(mark, keeping: Self.whole) }
        #expect(try database.vehicles.latestCalibration(vin: Self.vin) == .fillUp)
        try database.vehicles.removeLatestCalibration(keeping: Self.whole)
        #expect(try database.vehicles.calibrationMarks(vin: Self.vin, .fillUp) == [first])
    }

    // MARK: Trips

    /// Stores `samples` as a trip that began at a time.
    @discardableResult
    private func record(
        _ samples: [Sample], at seconds: Double = 0, vin: String? = vin, device: String = "", finish: Bool = true
    ) throws -> Int64 {
        let id = try database.trips.begin(
            TripBeginning(start: at(seconds), vin: vin, adapter: device, bus: nil, fuelPrice: nil))
        try database.append(samples, trip: id, origin: Drive.origin)
        if finish { try database.trips.finish(id, summary: Drive.summary(of: samples)) }
        return id
    }

    @Test func recordedVehicles() throws {
        let samples = Drive.samples(seconds: 60)
        let summary = Drive.summary(of: samples)
        let km = try #require(summary.distanceKm)
        var told = Self.whole
        told.odometerAt = at(500)
        try database.vehicles.keep(told)
        try database.vehicles.keep(VehicleProfile(vin: "1HGCM82633A004352"))
        try record(samples)
        try record(samples, at: 1000)
        try record(samples, at: 2000, vin: nil)
        let found = try database.vehicles.recorded()
        #expect(found.map(\.vehicle) == [VehicleProfile(vin: nil), told, VehicleProfile(vin: "1HGCM82633A004352")])
        #expect(found.map(\.trips) == [1, 2, 0])
        #expect(found.map(\.latest) == [at(2000), at(1000), nil])
        #expect(abs(try #require(found[1].distanceKm) - 2 * km) < 1e-9)
        #expect(abs(try #require(found[1].kmSinceOdometer) - km) < 1e-9)
        #expect(found[1].latestFuel == summary.fuelKind && found[2].distanceKm == nil)
        #expect(found[1].reportedOdometerKm == nil)
        try directory.run("UPDATE trip SET odometer_km = 50000.5 WHERE vin = '\(told.vin ?? "")'", on: "vehicles.db")
        #expect(try database.vehicles.recorded().map(\.reportedOdometerKm) == [nil, 50000.5, nil])
    }

    /// After trying a simulated car, the user still means the real one.
    @Test func simulatedVehicles() throws {
        let samples = Drive.samples(seconds: 10)
        let (tried, both) = ("1HGCM82633A004352", "WVWZZZ1KZ6W612305")
        try record(samples, device: "/dev/ttyUSB0")
        try record(samples, at: 100, vin: both, device: "tcp:192.168.0.10")
        try record(samples, at: 2000, vin: both, device: "replay:mine.txt")
        try record(samples, at: 3000, vin: tried, device: "sim:city")
        let scan = HealthScan(adapter: HealthScan.Adapter(device: "sim:faults"), vin: VIN("3VWDX7AJ0DM254872"))
        try database.scans.store(scan, at: at(4000))
        let found = try database.vehicles.recorded()
        #expect(found.map(\.vehicle.vin) == [both, Self.vin, scan.vin?.description, tried])
        #expect(found.map(\.isMadeUp) == [false, false, true, true])
        // What was replayed is no trip of the real one.
        #expect(found.map(\.trips) == [1, 1, 0, 1])
        #expect(try database.scans.latestRecord() == nil)
        #expect(try database.trips.latest(isDriven: true)?.start == at(100))
    }

    private func summaries(
        _ vehicle: VehicleProfile = VehicleProfile(vin: vin), _ kind: CalibrationMark.Kind = .fillUp, from: Double,
        to: Double
    ) throws -> [TripSummary] {
        try database.vehicles.summaries(of: vehicle, for: kind, from: at(from), to: at(to))
    }

    @Test func tripsBetweenTwoTimes() throws {
        let samples = Drive.samples(seconds: 60)
        let whole = Drive.summary(of: samples)
        try record(samples)
        try record(samples, at: 1000)
        try record(samples, at: 1100, vin: nil)
        #expect(try summaries(from: 0, to: 2000).map(\.fuelL) == [whole.fuelL, whole.fuelL])
        #expect(try summaries(from: 500, to: 2000).map(\.fuelL) == [whole.fuelL])
        #expect(try summaries(from: 0, to: 1000).map(\.fuelL) == [whole.fuelL])
        #expect(try summaries(from: 100, to: 1000).isEmpty)
    }

    /// A trip on both sides of a fill-up is split.
    @Test func aTripIsSplit() throws {
        let samples = Drive.samples(seconds: 60)
        let whole = Drive.summary(of: samples)
        try record(samples, finish: false)
        let parts = try summaries(from: -100, to: 20) + summaries(from: 20, to: 100)
        #expect(parts.count == 2)
        #expect(parts.map(\.samples).reduce(0, +) == whole.samples)
        let fuel = parts.compactMap(\.fuelL).reduce(0, +)
        #expect(abs(fuel - (try #require(whole.fuelL))) < 0.01 * (whole.fuelL ?? 0))
        #expect(try summaries(from: -100, to: 100).map(\.fuelL) == [whole.fuelL])
    }

    /// A specification that was entered later also applies to the comparison.
    @Test func anotherSpecificationIsComputedAnew() throws {
        let samples = Drive.samples(seconds: 60)
        let whole = Drive.summary(of: samples)
        try record(samples)
        var other = VehicleProfile(vin: Self.vin)
        other.specification.fuel = .ethanolBlend(0.85)
        other.specification.fuelCorrection = .init(factor: 2, spreadPercent: nil, comparisons: 1)
        let anew = try #require(try summaries(other, from: 0, to: 100).first)
        #expect(anew.fuelKind == .ethanolBlend(0.85) && anew.fuelFactor == 1)
        #expect(try #require(anew.fuelL) > 1.2 * (try #require(whole.fuelL)))
        #expect(try summaries(other, .odometer, from: 0, to: 100).map(\.fuelL) == [whole.fuelL])
    }
}
