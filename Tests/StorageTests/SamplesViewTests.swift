import Telemetry
import TestSupport
import Testing

@testable import Storage

/// Plain SQL reads the same samples as the program.
@Suite(.timeLimit(.minutes(20))) struct SamplesViewTests {
    private let directory: TemporaryDirectory
    private let database: Database
    private let trip: Int64

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
        trip = try database.trips.begin(
            TripBeginning(start: Drive.start, vin: nil, adapter: "", bus: nil, fuelPrice: nil))
    }

    private struct Row: Hashable {
        var milliseconds: Int64
        var signal: String
        /// The exact bits.
        var value: UInt64
    }

    private func viewed(_ condition: String = "1") throws -> [Row] {
        let connection = try Connection.open(directory.file("x.db"), .readOnly, runsSchema: true)
        let rows = try connection.prepare(
            """
            SELECT CAST(round(t_s * 1000) AS INTEGER) AS t_ms, signal || ' ' || unit AS name, value FROM samples
            WHERE \(condition)
            """)
        var result: [Row] = []
        while try rows.step() {
            result.append(
                Row(milliseconds: rows.integer("t_ms"), signal: rows.text("name"), value: rows.real("value").bitPattern)
            )
        }
        return result
    }

    private func read() throws -> [Row] {
        var result: [Row] = []
        try database.storedSamples(trip: trip) {
            result.append(
                Row(
                    milliseconds: Int64((Double($0.time.nanoseconds) / 1e6).rounded()),
                    signal: "\($0.signal.name) \($0.signal.unit.symbol)", value: $0.value.bitPattern))
        }
        return result
    }

    /// Some are in blocks, with every coding, and others are not yet.
    @Test(arguments: seeds.prefix(2)) func freshAndPackedSamples(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
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
        #expect(Set(read.map(\.value)) == Set(samples.map(\.value.bitPattern)))
        // All of them in blocks.
        try database.trips.finish(trip, summary: Drive.summary(of: samples))
        #expect(try directory.integer("SELECT count(*) FROM sample", on: "x.db") == 0)
        #expect(Set(try viewed()) == Set(read))
    }

    @Test func wallTime() throws {
        let samples = [Sample(.vehicleSpeed, 5, at: Drive.origin.advanced(bySeconds: 61.5))]
        try database.append(samples, trip: trip, origin: Drive.origin)
        func time() throws -> String {
            let connection = try Connection.open(directory.file("x.db"), .readOnly, runsSchema: true)
            return try #require(try connection.text("SELECT time FROM samples"))
        }
        #expect(try time() == "2023-11-14T22:14:21.500Z")
        try database.trips.finish(trip, summary: Drive.summary(of: samples))
        #expect(try time() == "2023-11-14T22:14:21.500Z")
    }

    /// The values of a kind of signal: the next value after the previous one.
    private static let kinds: [(name: String, next: @Sendable (Double, inout SeededGenerator) -> Double)] = [
        ("whole", { _, random in Double(Int.random(in: -40...215, using: &random)) }),
        ("summed", { last, random in last + Double(Int.random(in: 0...3, using: &random)) }),
        ("falling", { last, random in last - Double(Int.random(in: 0...900, using: &random)) / 4 }),
        ("constant", { _, _ in -40 }),
        ("percent", { _, random in Double(Int.random(in: 0...255, using: &random)) * 100 / 255 }),
        ("trim", { _, random in Double(Int.random(in: 0...255, using: &random)) * 100 / 128 - 100 }),
        ("wide", { _, random in Double(Int.random(in: 0...33_000_000, using: &random)) }),
        ("far", { _, random in Double(Int.random(in: -(1 << 52)...(1 << 52), using: &random)) }),
        ("degrees", { last, random in last + (Double.random(in: -1...1, using: &random) * 1e5).rounded() / 1e7 }),
        ("anything", { _, random in Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random)) }),
        ("measured", { _, random in Double.random(in: -1000...1000, using: &random) }),
        ("float", { _, random in Double(Float.random(in: -1000...1000, using: &random)) }),
        (
            "edge",
            { _, random in
                [
                    0, -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .leastNormalMagnitude,
                    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 9e15, -9e15, 0.1, 1e22, 1e-7,
                ].randomElement(using: &random) ?? 0
            }
        ),
    ]

    /// For every kind of values and times, in blocks or not.
    @Test(arguments: seeds.prefix(20)) func isWhatTheProgramReads(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var samples: [Sample] = []
        for (name, next) in Self.kinds {
            let signal = Signal(name, Unit(["", "°C", "km/h"].randomElement(using: &random) ?? ""))
            var (last, time) = (Double(Int.random(in: 0...1000, using: &random)), Int64(0))
            let step: Int64 = [1_000, 30_000, 100_000, 2_000_000].randomElement(using: &random) ?? 1
            for _ in 0..<Int.random(in: 1...400, using: &random) {
                last = next(last, &random)
                let isGap = Int.random(in: 0..<80, using: &random) == 0
                time += Int64.random(in: 1...(isGap ? 1_000_000_000 : step), using: &random)
                samples.append(Sample(signal, last, at: Drive.origin.advanced(bySeconds: Double(time) / 1e6)))
            }
        }
        samples.sort { $0.time < $1.time }
        func expectTheSame() throws {
            func order(_ rows: [Row]) -> [Row] {
                rows.sorted { ($0.signal, $0.milliseconds, $0.value) < ($1.signal, $1.milliseconds, $1.value) }
            }
            let (viewed, read) = (order(try viewed()), order(try read()))
            #expect(read.count == samples.count { !$0.value.isNaN })
            #expect(viewed.count == read.count)
            for (one, other) in zip(viewed, read) where one != other {
                Issue.record(
                    "\(one) \(Double(bitPattern: one.value)) is read as \(other) \(Double(bitPattern: other.value))")
                break
            }
        }
        try database.append(samples, trip: trip, origin: Drive.origin)
        try expectTheSame()
        try database.trips.finish(trip, summary: Drive.summary(of: samples))
        #expect(try directory.integer("SELECT count(*) FROM sample", on: "x.db") == 0)
        try expectTheSame()
    }
}
