import OBD
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabaseIndicatorsTests {
    private let directory: TemporaryDirectory
    private let database: Database
    private let vin = "WVWZZZ1JZXW000001"
    private let first = WallTime(microseconds: 1_767_250_800_000_000)

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
    }

    /// A trip of ten seconds at a speed.
    private func drive(day: Int, vin: String?, kmh: Double, device: String = "/dev/ttyUSB0") throws {
        let start = first.advanced(bySeconds: Double(day) * 86400)
        let trip = try database.trips.begin(
            TripBeginning(start: start, vin: vin, adapter: device, bus: nil, fuelPrice: nil))
        let samples = (0...10).map { Sample(.vehicleSpeed, kmh, at: Instant(nanoseconds: Int64($0) * 1_000_000_000)) }
        var engine = TripEngine()
        for sample in samples { engine.take(sample) }
        try database.append(samples, trip: trip, origin: .zero)
        try database.trips.finish(trip, summary: engine.summary)
    }

    /// Trips with an even speed have it as "even", others as "odd", and each its number of samples.
    private func measure(_ database: Database) throws -> Int {
        try database.indicators.measure(formulas: 1) { summary, samples throws(StorageError) in
            var (count, speed) = (0.0, 0.0)
            try samples { sample in
                count += 1
                speed = sample.value
            }
            return [
                speed.truncatingRemainder(dividingBy: 2) == 0 ? "even" : "odd": speed, "count": count, "none": .nan,
            ]
        }
    }

    @Test func columns() throws {
        for (day, kmh) in [30.0, 31, 40, 50, 51].enumerated() { try drive(day: day, vin: vin, kmh: kmh) }
        try drive(day: 1, vin: nil, kmh: 99)
        try drive(day: 2, vin: vin, kmh: 70, device: "sim:city")
        #expect(try measure(database) == 7)
        #expect(try measure(database) == 0)
        let history = try database.indicators.history(vin: vin, before: WallTime(microseconds: .max))
        #expect(history.trips.map(\.start) == (0..<5).map { first.advanced(bySeconds: Double($0) * 86400) })
        #expect(history.trips.allSatisfy { $0.durationS == 10 && ($0.distanceKm ?? 0) > 0.08 })
        #expect(Set(history.columns.keys) == ["even", "odd", "count"])
        #expect(history.columns["count"] == Array(repeating: 11, count: 5))
        func known(_ name: String) -> [Double?]? { history.columns[name]?.map { $0.isNaN ? nil : $0 } }
        #expect(known("even") == [30, nil, 40, 50, nil] && known("odd") == [nil, 31, nil, nil, 51])
        // Before a time, of the car without a VIN, and of one that is only simulated.
        #expect(
            try database.indicators.history(vin: vin, before: first.advanced(bySeconds: 86400)).columns["even"] == [30])
        #expect(try database.indicators.history(vin: nil, before: WallTime(microseconds: .max)).columns["odd"] == [99])
        #expect(try database.indicators.history(vin: "x", before: WallTime(microseconds: .max)).trips.isEmpty)
    }

    /// A trip that has not been measured has no values, but counts.
    @Test func notMeasured() throws {
        try drive(day: 0, vin: vin, kmh: 30)
        _ = try measure(database)
        try drive(day: 1, vin: vin, kmh: 40)
        let history = try database.indicators.history(vin: vin, before: WallTime(microseconds: .max))
        #expect(history.trips.count == 2)
        #expect(history.columns["count"]?.map(\.isNaN) == [false, true])
    }

    @Test func scansOfAVehicle() throws {
        for day in 0..<5 {
            var scan = DatabaseScansTests.full
            if day == 2 { scan.vin = nil }
            _ = try database.scans.store(scan, at: first.advanced(bySeconds: Double(day) * 86400))
        }
        let end = first.advanced(bySeconds: 4 * 86400)
        let found = try database.scans.all(of: vin, before: end, atMost: 2)
        #expect(found.map(\.time) == [1.0, 3].map { first.advanced(bySeconds: $0 * 86400) })
        #expect(try database.scans.all(of: "x", before: end, atMost: 2).isEmpty)
    }
}
