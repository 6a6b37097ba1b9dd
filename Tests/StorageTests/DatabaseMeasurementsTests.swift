import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

@Suite(.waits, .timeLimit(.minutes(20))) struct DatabaseMeasurementsTests {
    private let directory: TemporaryDirectory
    private let database: Database
    private static let formulas = IndicatorTables.MeasurementFormulas(segments: 3, indicators: 2)

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
    }

    private static let measured: IndicatorTables.Measurements = {
        var first = DriveSegment(start: Instant(nanoseconds: 1_500_000_000))
        first.durationS = 60
        first.runningS = 50.5
        first.idleS = 10
        first.distanceKm = 0.75
        first.fuelL = 0.05
        first.revolutions = 1800
        first.accelerationWork = 99
        first.airWork = 1234
        first.sharpAccelerations = 1
        first.sharpBrakings = 2
        first.ambientC = -5
        first.coolantC = 81
        let bare = DriveSegment(start: Instant(nanoseconds: 61_500_000_000))
        return IndicatorTables.Measurements(segments: [first, bare], indicators: ["idleSpeed": 801.5])
    }()

    private func begin(_ database: Database) throws -> Int64 {
        let trip = try database.trips.begin(
            TripBeginning(start: Drive.start, vin: nil, adapter: "/dev/ttyUSB0", bus: nil, fuelPrice: nil))
        try database.append(Drive.samples(seconds: 20), trip: trip, origin: Drive.origin)
        return trip
    }

    private func record(_ database: Database) throws -> Int64 {
        let trip = try begin(database)
        try database.trips.finish(trip, summary: Drive.summary(of: Drive.samples(seconds: 20)), origin: Drive.origin)
        return trip
    }

    @Test func whatIsStoredComesBack() throws {
        let trip = try record(database)
        #expect(try database.indicators.measurements(ofTrip: trip, by: Self.formulas) == nil)
        try database.indicators.store(Self.measured, ofTrip: trip, by: Self.formulas)
        #expect(try database.indicators.measurements(ofTrip: trip, by: Self.formulas) == Self.measured)
        #expect(try database.indicators.measurements(ofTrip: trip + 1, by: Self.formulas) == nil)
        // Newer formulas have not measured it.
        for (segments, indicators) in [(4, 2), (3, 3)] {
            let newer = IndicatorTables.MeasurementFormulas(segments: segments, indicators: indicators)
            #expect(try database.indicators.measurements(ofTrip: trip, by: newer) == nil)
        }
        // Nothing of the first time remains.
        let less = IndicatorTables.Measurements(segments: [], indicators: [:])
        try database.indicators.store(less, ofTrip: trip, by: Self.formulas)
        #expect(try database.indicators.measurements(ofTrip: trip, by: Self.formulas) == less)
        try database.indicators.store(Self.measured, ofTrip: trip, by: Self.formulas)
        try database.trips.delete(trip)
        #expect(try directory.integer("SELECT count(*) FROM trip_segment", on: "x.db") == 0)
    }

    /// A trip whose facts are computed again is measured again, and one that is being recorded not yet.
    @Test func whatWasMeasuredBeforeDoesNotCount() throws {
        let trip = try record(database)
        try database.indicators.store(Self.measured, ofTrip: trip, by: Self.formulas)
        try database.trips.finish(trip, summary: Drive.summary(of: Drive.samples(seconds: 20)), origin: Drive.origin)
        #expect(try database.indicators.measurements(ofTrip: trip, by: Self.formulas) == nil)
        let open = try begin(database)
        try database.indicators.store(Self.measured, ofTrip: open, by: Self.formulas)
        #expect(try database.indicators.measurements(ofTrip: open, by: Self.formulas) == nil)
    }

    /// An imported trip that counted as measured, without what was measured, was in no trend.
    @Test func importsBringWhatWasMeasured() throws {
        let trip = try record(database)
        try database.indicators.store(Self.measured, ofTrip: trip, by: Self.formulas)
        let service = VehicleService(time: Drive.start, description: "new battery")
        try database.indicators.add(service, vin: nil)
        let other = try Database.open(path: directory.file("other.db"))
        for _ in 0..<2 { _ = try other.care.importFile(path: directory.file("x.db")) }
        let taken = try #require(try other.trips.starts().first?.id)
        #expect(try other.indicators.measurements(ofTrip: taken, by: Self.formulas) == Self.measured)
        let history = try other.indicators.history(vin: nil, before: WallTime(microseconds: .max))
        #expect(history.columns == ["idleSpeed": [801.5]])
        #expect(try other.indicators.services(vin: nil) == [service])
    }
}
