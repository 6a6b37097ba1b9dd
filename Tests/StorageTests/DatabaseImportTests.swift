import FailingVFS
import OBD
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// Trips that are imported part by part.
@Suite(.waits, .timeLimit(.minutes(20))) struct DatabaseImportTests {
    private static let beginning = TripBeginning(
        start: Drive.start, vin: nil, adapter: "trip --json", bus: nil, fuelPrice: nil)

    /// A file with trips, of which each is a second later than the one before.
    @discardableResult
    private func importFile(
        _ database: Database, trips: Int = 2, fromSecond first: Int = 0,
        _ change: (inout TripBeginning) -> Void = { _ in },
        samples: [Sample] = Drive.fromZero(Drive.samples(seconds: 30))
    ) throws -> Int {
        try database.care.importing {
            var count = 0
            for number in first..<first + trips {
                var beginning = Self.beginning
                beginning.start = beginning.start.advanced(bySeconds: Double(number))
                let id = try database.care.beginImport(beginning)
                change(&beginning)
                for start in stride(from: 0, to: samples.count, by: 400) {
                    try database.care.appendImported(Array(samples[start..<min(start + 400, samples.count)]), trip: id)
                }
                if try database.care.endImport(id, as: beginning, key: [1, UInt64(number)]) { count += 1 }
            }
            return count
        }
    }

    private func trips(_ database: Database) throws -> [TripRecord] {
        try database.trips.all(from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2))
    }

    /// The same facts as those of a trip that was recorded, and nothing again.
    @Test func whatWasRecorded() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let samples = Drive.samples(seconds: 30)
        #expect(
            try importFile(database) {
                $0.driver = "Ann"
                $0.tags = ["work"]
            } == 2)
        #expect(try importFile(database) == 0)
        let trip = try #require(try trips(database).first)
        #expect(trip.summary == Drive.summary(of: Drive.rounded(Drive.fromZero(samples))))
        #expect(trip.driver == "Ann" && trip.tags == ["work"])
        var stored: [Sample] = []
        try database.storedSamples(trip: try #require(trip.id)) { stored.append($0) }
        #expect(Set(stored) == Set(Drive.rounded(Drive.fromZero(samples))))
    }

    /// The same trip under another key: with a start of another precision, or of a car that the file does not name.
    @Test(
        arguments: [
            (0.4, nil, true), (-0.6, nil, true), (3, nil, false), (0.4, "1HGCM82633A004352", false),
        ] as [(Double, String?, Bool)])
    func whatIsThereUnderAnotherKey(offset: Double, vin: String?, isKnown: Bool) throws {
        for recordedVIN in [nil, "WVWZZZ1JZXW000001"] {
            let directory = try TemporaryDirectory()
            let database = try Database.open(path: directory.file("x.db"))
            var beginning = Self.beginning
            beginning.vin = recordedVIN
            let samples = Drive.fromZero(Drive.samples(seconds: 5))
            #expect(try database.care.importTrip(beginning, key: [1, 2], samples: samples))
            beginning.vin = vin
            beginning.start = beginning.start.advanced(bySeconds: offset)
            #expect(
                try database.care.importTrip(beginning, key: [3, 4], samples: samples)
                    != (isKnown || offset < 1 && recordedVIN == nil))
        }
    }

    /// Two cars that nobody knows, which begin to drive in the same second, with as many samples.
    @Test func twoTripsThatBeginTogether() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let samples = Drive.fromZero(Drive.samples(seconds: 5))
        let faster = samples.map { sample in
            sample.signal == .vehicleSpeed ? Sample(.vehicleSpeed, sample.value + 7, at: sample.time) : sample
        }
        var beginning = Self.beginning
        beginning.vin = nil
        #expect(try database.care.importTrip(beginning, key: [1, 2], samples: samples))
        #expect(try database.care.importTrip(beginning, key: [3, 4], samples: faster))
        #expect(try database.care.importTrip(beginning, key: [5, 6], samples: samples) == false)
    }

    /// Every call to the disk fails in turn, and all after it, as when the program is killed: then the whole file is
    /// there, or nothing of it.
    @Test(arguments: [failing_vfs_io, failing_vfs_full]) func allOrNothing(_ kind: failing_vfs_kind) throws {
        failing_vfs_install()
        let made = try TemporaryDirectory()
        try importFile(try Database.open(path: made.file("x.db")), trips: 1, fromSecond: 1000)
        let before = made.bytes("x.db")
        var (call, calls): (Int32, Int32) = (0, 1)
        var outcomes: Set<Int> = []
        while call <= calls {
            let directory = try TemporaryDirectory()
            try directory.write(before, to: "x.db")
            unsafe failing_vfs_arm(directory.path, kind, call, 1)
            var isDone = false
            do {
                let database = try Database.open(path: directory.file("x.db"))
                isDone = try importFile(database) == 2
            } catch {
                #expect(error is StorageError)
            }
            let counted = unsafe failing_vfs_disarm(directory.path)
            unsafe failing_vfs_arm(directory.path, kind, 0, 0)
            defer { unsafe failing_vfs_disarm(directory.path) }
            if call == 0 { calls = counted }
            let database = try Database.open(path: directory.file("x.db"))
            let stored = try trips(database)
            #expect([1, 3].contains(stored.count) && (!isDone || stored.count == 3), "call \(call) of \(calls)")
            #expect(try database.connection.integers("SELECT count(*) FROM trip WHERE state <> 'closed'") == [0])
            #expect(stored.allSatisfy { $0.summary == stored.first?.summary }, "call \(call) of \(calls)")
            #expect(try DatabaseCare.check(path: directory.file("x.db"))?.problems == [], "call \(call) of \(calls)")
            outcomes.insert(stored.count)
            // The first calls, and a part of the others.
            call += call < 20 ? 1 : max(1, calls / 40)
        }
        #expect(outcomes == [1, 3] && calls > 20)
    }

    /// A file that fails in the middle leaves nothing, and the database goes on.
    @Test func aFileThatFails() throws {
        struct Failure: Error {}
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        #expect(throws: Failure.self) {
            try database.care.importing {
                let id = try database.care.beginImport(Self.beginning)
                try database.care.appendImported(Drive.fromZero(Drive.samples(seconds: 5)), trip: id)
                throw Failure()
            }
        }
        #expect(try trips(database).isEmpty && database.knownSignals().isEmpty)
        #expect(try importFile(database) == 2)
        #expect(try DatabaseCare.check(path: directory.file("x.db"))?.problems == [])
    }

    /// Whatever is imported, reading finds nothing wrong with it.
    @Test(arguments: Thorough.every(3, of: seeds)) func whatIsWrittenCanBeRead(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let values: [Double] = [
            1e308, -1e308, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -0.0, 0, 1e10,
            1e9, -7, 254,
            3,
        ]
        let texts = [
            "", "x", "\u{0}", "a'b", String(repeating: "ü", count: 201), String(repeating: "x", count: 2 << 20),
        ]
        let signals =
            Signal.ofTrips + [.latitude, .longitude, .groundSpeed, Signal("odd", Unit("")), .runTimeSinceStart]
        func value() -> Double { values[Int.random(in: 0..<values.count, using: &random)] }
        func text() -> String { texts[Int.random(in: 0..<texts.count, using: &random)] }
        let isMild = Bool.random(using: &random)
        var samples = (0..<2000).map { index in
            Sample(
                signals[Int.random(in: 0..<signals.count, using: &random)],
                isMild && Int.random(in: 0..<10, using: &random) > 0 ? Double(index % 90) : value(),
                at: Instant(nanoseconds: Int64(index) * 100_000_000))
        }
        let limits: [Int64] = [.min, .max, 1_000_000_000_000_000_000]
        for limit in limits.shuffled(using: &random).prefix(2) {
            samples.append(Sample(.vehicleSpeed, 5, at: Instant(nanoseconds: limit)))
        }
        samples.sort { $0.time < $1.time }
        try importFile(
            database,
            {
                $0.driver = text()
                $0.note = text()
                $0.currency = text()
                $0.vin = text()
                $0.fuelPrice = value()
                $0.electricityPrice = value()
                $0.tags = [text(), text(), text()]
            }, samples: samples)
        let problems = try #require(try DatabaseCare.check(path: directory.file("x.db"))).problems
        #expect(problems == [])
    }
}
