import Telemetry
import TestSupport
import Testing

@testable import Storage

/// What plain SQL says of the samples is what the program reads.
@Suite struct SamplesViewTests {
    private let directory: TemporaryDirectory
    private let database: Database
    private let trip: Int64

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
        trip = try database.beginTrip(
            TripBeginning(start: Drive.start, vin: nil, adapter: "", bus: nil, fuelPrice: nil))
    }

    private struct Row: Hashable {
        var milliseconds: Int64
        var signal: String
        var value: Double
    }

    private func viewed(_ condition: String = "1") throws -> [Row] {
        let connection = try Connection.open(directory.file("x.db"), .readOnly, runsSchema: true)
        let rows = try connection.prepare(
            "SELECT CAST(round(t_s * 1000) AS INTEGER), signal || ' ' || unit, value FROM samples WHERE \(condition)")
        var result: [Row] = []
        while try rows.step() {
            result.append(Row(milliseconds: rows.integer(0), signal: rows.text(1), value: rows.real(2)))
        }
        return result
    }

    private func read() throws -> [Row] {
        var result: [Row] = []
        try database.samples(trip: trip) {
            result.append(
                Row(
                    milliseconds: Int64((Double($0.time.nanoseconds) / 1e6).rounded()),
                    signal: "\($0.signal.name) \($0.signal.unit.symbol)", value: $0.value))
        }
        return result
    }

    /// Some are in blocks, by every coding there is, and some are not yet.
    @Test func freshAndPackedSamples() throws {
        var random = SeededGenerator(seed: 5)
        let signals: [(Signal, () -> Double)] = [
            (.vehicleSpeed, { Double(Int.random(in: 0...3, using: &random)) }), (.coolantTemperature, { 90 }),
            (.engineSpeed, { Double(Int.random(in: 0...65_535, using: &random)) / 4 }),
            (Signal("wide", .none), { Double(Int.random(in: 0...30_000_000, using: &random)) }),
            (Signal("far", .none), { Double(Int.random(in: 0...(1 << 40), using: &random)) }),
            (Signal("odd", Unit("a'b")), { Double(Int.random(in: 0...20, using: &random)) * .pi }),
            (Signal("endless", .none), { Bool.random(using: &random) ? .infinity : 0.5 }),
        ]
        var samples: [Sample] = []
        for tick in 0..<1300 {
            for (signal, value) in signals {
                let wait = Int64.random(in: 0...(tick == 700 ? 40_000_000 : 30), using: &random)
                let time = (samples.last?.time ?? Drive.origin).nanoseconds + wait * 1_000_000
                samples.append(Sample(signal, value(), at: Instant(nanoseconds: time)))
            }
        }
        for start in stride(from: 0, to: samples.count, by: 100) {
            try database.append(
                Array(samples[start..<min(start + 100, samples.count)]), trip: trip, origin: Drive.origin)
        }
        #expect(try directory.integer("SELECT count(*) > 100 FROM sample", on: "x.db") == 1)
        #expect(try directory.integer("SELECT count(*) > 10 FROM sample_block", on: "x.db") == 1)
        let read = try read()
        #expect(read.count == samples.count)
        #expect(try viewed().count == read.count)
        #expect(Set(try viewed()) == Set(read))
        #expect(Set(try viewed("signal = 'odd'")) == Set(read.filter { $0.signal == "odd a'b" }))
        #expect(try viewed("trip_id = \(trip + 1)").isEmpty)
        #expect(Set(read.map(\.value)) == Set(samples.map(\.value)))
        // All of it in blocks.
        try database.finishTrip(trip, summary: Drive.summary(of: samples))
        #expect(try directory.integer("SELECT count(*) FROM sample", on: "x.db") == 0)
        #expect(Set(try viewed()) == Set(read))
    }

    @Test func wallTime() throws {
        let samples = [Sample(.vehicleSpeed, 5, at: Drive.origin.advanced(bySeconds: 61.5))]
        try database.append(samples, trip: trip, origin: Drive.origin)
        func time() throws -> String {
            let connection = try Connection.open(directory.file("x.db"), .readOnly, runsSchema: true)
            let rows = try connection.prepare("SELECT time FROM samples")
            #expect(try rows.step())
            return rows.text(0)
        }
        #expect(try time() == "2023-11-14T22:14:21.500Z")
        try database.finishTrip(trip, summary: Drive.summary(of: samples))
        #expect(try time() == "2023-11-14T22:14:21.500Z")
    }
}
