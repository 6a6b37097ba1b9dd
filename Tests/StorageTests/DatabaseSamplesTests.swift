import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabaseSamplesTests {
    let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func sample(_ signal: Signal, _ value: Double, _ milliseconds: Int64) -> Sample {
        Sample(signal, value, at: Instant(nanoseconds: milliseconds * 1_000_000))
    }

    private func samples(_ database: Database, _ trip: Int64) throws -> [Sample] {
        var samples: [Sample] = []
        try database.storedSamples(trip: trip) { samples.append($0) }
        return samples
    }

    /// The same name with another unit is another signal, and any name is kept.
    @Test func signalsAreKeptByNameAndUnit() throws {
        let database = try Database.open(path: directory.file("a.db"))
        let trip = try database.trips.begin(
            TripBeginning(
                start: Drive.start, vin: nil, adapter: "d", bus: nil, fuelPrice: nil))
        let measured = [
            sample(.engineSpeed, 800, 0), sample(Signal("engineSpeed", .percent), 20, 1),
            sample(Signal("customBoost", Unit("bar")), 1.5, 2), sample(Signal("Öl 'x'; --", Unit("")), -1, 3),
            sample(.engineSpeed, 801, 4),
        ]
        try database.append(measured, trip: trip, origin: .zero)
        #expect(try samples(database, trip) == measured)
        #expect(try directory.integer("SELECT count(*) FROM signal WHERE name = 'engineSpeed'", on: "a.db") == 2)
    }

    /// The numbers of signals are the same for every program that opens the file.
    @Test func twoProgramsShareTheNumbers() throws {
        let first = try Database.open(path: directory.file("a.db"))
        let second = try Database.open(path: directory.file("a.db"))
        let boost = Signal("customBoost", Unit("bar"))
        for (index, database) in [first, second, first].enumerated() {
            let trip = try database.trips.begin(
                TripBeginning(
                    start: Drive.start, vin: nil, adapter: "d", bus: nil, fuelPrice: nil))
            let measured = [sample(boost, Double(index), 0), sample(.vehicleSpeed, 50, 1)]
            try database.append(measured, trip: trip, origin: .zero)
            #expect(try samples(second, trip) == measured)
        }
        #expect(try directory.integer("SELECT count(*) FROM signal WHERE name = 'customBoost'", on: "a.db") == 1)
    }

    /// By signals and in the order of their times they are the same samples, whether they are in blocks or not yet, also
    /// where values cannot be: errors of a speed and a voltage that depend on the engine, and of a temperature alone.
    @Test func columnsAreTheSameSamples() throws {
        let database = try Database.open(path: directory.file("a.db"))
        let trip = try database.trips.begin(
            TripBeginning(
                start: Drive.start, vin: nil, adapter: "d", bus: nil, fuelPrice: nil))
        var random = SeededGenerator(seed: 5)
        let wrong: [Signal: Double] = [
            .vehicleSpeed: 254, .engineSpeed: 16_383, .controlModuleVoltage: 9, .coolantTemperature: 215,
        ]
        let measured = Drive.samples(seconds: 400).map { sample in
            guard Int.random(in: 0..<40, using: &random) == 0, let value = wrong[sample.signal] else { return sample }
            return Sample(sample.signal, value, at: sample.time)
        }
        for start in stride(from: 0, to: measured.count, by: 500) {
            try database.append(
                Array(measured[start..<min(start + 500, measured.count)]), trip: trip, origin: Drive.origin)
        }
        let (plain, blocks) = (
            try directory.integer("SELECT count(*) FROM sample", on: "a.db"),
            try directory.integer("SELECT count(*) FROM sample_block", on: "a.db")
        )
        #expect(plain > 1000 && blocks > 10)
        var (streamed, joined) = ([Sample](), [Sample]())
        try database.samples(trip: trip) { streamed.append($0) }
        let columns = try database.columns(trip: trip)
        columns.inOrder { joined.append($0) }
        #expect(joined == streamed && streamed.count < measured.count - 100)
        #expect(
            columns[.coolantTemperature]?.values == streamed.filter { $0.signal == .coolantTemperature }.map(\.value))
        #expect(columns.end == streamed.last?.time)
    }
}
