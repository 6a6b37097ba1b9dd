import Formats
import Glibc
import OBD
import System
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabaseTripsTests {
    let directory: TemporaryDirectory
    let database: Database
    static let allTime = (from: WallTime(microseconds: 0), to: WallTime(microseconds: 3_000_000_000_000_000))
    /// From an earlier boot.
    static let deadOwner = "00000000-0000-0000-0000-000000000000:1:1"

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("trips.db"))
    }

    private func begin(at start: WallTime = Drive.start, vin: String? = nil) throws -> Int64 {
        try database.trips.begin(
            TripBeginning(
                start: start, vin: vin, adapter: "/dev/ttyUSB0", bus: .can11Bit500, fuelPrice: 1.759))
    }

    private func allTrips(includingOpen: Bool = false) throws -> [TripRecord] {
        try database.trips.all(from: Self.allTime.from, to: Self.allTime.to, includingOpen: includingOpen)
    }

    private func setOwner(_ owner: String?, trip: Int64) throws {
        let value = owner.map { "'\($0)'" } ?? "NULL"
        try directory.run("UPDATE trip SET owner = \(value) WHERE id = \(trip)", on: "trips.db")
    }

    /// Removes what the database adds: each trip has its own UUID.
    private static func withoutIdentity(_ trip: TripRecord) -> TripRecord {
        #expect(trip.uuid != nil && trip.kind == .vehicle)
        var trip = trip
        trip.uuid = nil
        trip.kind = nil
        return trip
    }

    @Test func aFinishedTripComesBackAsItWas() throws {
        let samples = Drive.samples(seconds: 120)
        let summary = Drive.summary(of: samples)
        let id = try begin(vin: "WVWZZZ1JZXW000001")
        try database.append(samples, trip: id, origin: Drive.origin)
        try database.trips.finish(id, summary: summary)
        var expected = TripRecord(
            id: id, start: Drive.start, vin: "WVWZZZ1JZXW000001", fuelPrice: 1.759, summary: summary)
        expected.device = "/dev/ttyUSB0"
        #expect(try allTrips().map(Self.withoutIdentity) == [expected])
        // The same on another connection, from the file.
        let again = try #require(try Database.openExisting(path: directory.file("trips.db")))
        #expect(
            try again.trips.all(from: Self.allTime.from, to: Self.allTime.to).map(Self.withoutIdentity) == [expected])
    }

    @Test func whatIsNotKnownStaysUnknown() throws {
        let id = try database.trips.begin(
            TripBeginning(start: Drive.start, vin: nil, adapter: "", bus: nil, fuelPrice: nil))
        try database.trips.finish(id, summary: TripSummary())
        #expect(
            try allTrips().map(Self.withoutIdentity) == [
                TripRecord(id: id, start: Drive.start, vin: nil, fuelPrice: nil, summary: TripSummary())
            ]
        )
    }

    @Test func samplesComeBackInTheOrderOfTime() throws {
        let samples = Drive.samples(seconds: 30)
        let id = try begin()
        // Batches out of order, which no source produces.
        try database.append(Array(samples[500...]), trip: id, origin: Drive.origin)
        try database.append(Array(samples[..<500]), trip: id, origin: Drive.origin)
        var stored: [Sample] = []
        try database.storedSamples(trip: id) { stored.append($0) }
        #expect(stored == Drive.fromZero(samples))
        #expect(try database.trips.summary(ofSamplesOf: id) == Drive.summary(of: samples))
    }

    @Test func samplesThatCollideOrAreNoNumberNeverLoseTheOthers() throws {
        let id = try begin()
        let times = [0, 400, 1_000_000, 1_000_000, 2_000_000].map { Drive.origin.nanoseconds + $0 }
        let values = [1, 2, .nan, 3, .infinity]
        let samples = zip(times, values).map {
            Sample(.vehicleSpeed, $0.1, at: Instant(nanoseconds: $0.0))
        }
        let early = Sample(.vehicleSpeed, 9, at: Instant(nanoseconds: Drive.origin.nanoseconds - 7000))
        let impossible = Sample(.vehicleSpeed, 9, at: Instant(nanoseconds: .min))
        try database.append(samples + [early, impossible], trip: id, origin: Drive.origin)
        try database.append(samples, trip: id, origin: Drive.origin)
        var stored: [Double] = []
        try database.storedSamples(trip: id) { stored.append($0.value) }
        #expect(stored == [9, 1, 3, .infinity])
        // Nothing can be computed with infinity.
        stored = []
        try database.samples(trip: id) { stored.append($0.value) }
        #expect(stored == [9, 1, 3])
    }

    /// From the latest on, and no further than needed.
    @Test func theLatestTripOfAKind() throws {
        for number in 0..<40 {
            let trip = try database.trips.begin(
                TripBeginning(
                    start: WallTime(microseconds: Int64(number / 2) * 1_000_000), vin: nil, adapter: "a", bus: nil,
                    fuelPrice: nil, driver: number == 3 ? "Ann" : "Ben"))
            var summary = TripSummary()
            summary.samples = 1
            try database.trips.finish(trip, summary: summary)
        }
        func latest(_ isWanted: (TripRecord) -> Bool) throws -> Int64? {
            try database.trips.latest(where: isWanted)?.id
        }
        var looked = 0
        let first = try latest { _ in
            looked += 1
            return true
        }
        #expect(first == 40 && looked == 1)
        #expect(try latest { $0.driver == "Ann" } == 4)
        #expect(try latest { _ in false } == nil)
    }

    @Test func aTripThatIsNotThereIsAnError() throws {
        let sample = Sample(.vehicleSpeed, 1, at: Drive.origin)
        #expect(throws: StorageError.self) { try database.append([sample], trip: 99, origin: Drive.origin) }
        #expect(throws: StorageError.self) { try database.trips.finish(99, summary: TripSummary()) }
        // The failed statement does not block anything.
        let id = try begin()
        try database.append([sample], trip: id, origin: Drive.origin)
        #expect(try database.trips.summary(ofSamplesOf: id).samples == 1)
    }

    @Test func tripsAreFoundByTheirStart() throws {
        for second in [30, 10, 20] {
            let id = try begin(at: Drive.start.advanced(bySeconds: Double(second)))
            try database.trips.finish(id, summary: TripSummary())
        }
        let found = try database.trips.all(
            from: Drive.start.advanced(bySeconds: 10), to: Drive.start.advanced(bySeconds: 30))
        #expect(found.map { $0.start.seconds(since: Drive.start) } == [10, 20])
    }

    @Test func anOpenTripIsShownOnlyOnRequest() throws {
        let samples = Drive.samples(seconds: 20)
        let id = try begin()
        _ = try begin()
        try database.append(samples, trip: id, origin: Drive.origin)
        #expect(try allTrips().isEmpty)
        let open = try allTrips(includingOpen: true)
        #expect(open.map(\.id) == [id])
        #expect(open.first?.summary == Drive.summary(of: samples))
    }

    @Test func onlyAnEmptyTripIsDiscarded() throws {
        let empty = try begin()
        let id = try begin()
        try database.append([Sample(.vehicleSpeed, 1, at: Drive.origin)], trip: id, origin: Drive.origin)
        #expect(try database.trips.discardEmpty(empty))
        #expect(try !database.trips.discardEmpty(id))
        #expect(try directory.integer("SELECT count(*) FROM trip", on: "trips.db") == 1)
        // A number is never reused.
        #expect(try begin() > id)
    }

    @Test(arguments: [deadOwner, "nonsense", "::", nil] as [String?])
    func aTripWhoseProcessDiedIsEndedFromItsSamples(owner: String?) throws {
        let samples = Drive.samples(seconds: 60)
        let id = try begin()
        let empty = try begin()
        try database.append(samples, trip: id, origin: Drive.origin)
        try setOwner(owner, trip: id)
        try setOwner(owner, trip: empty)

        var expected = TripRecord(
            id: id, start: Drive.start, vin: nil, fuelPrice: 1.759, summary: Drive.summary(of: samples))
        expected.device = "/dev/ttyUSB0"
        #expect(try database.trips.recover().map(Self.withoutIdentity) == [expected])
        #expect(try allTrips().map(Self.withoutIdentity) == [expected])
        #expect(try directory.integer("SELECT count(*) FROM trip", on: "trips.db") == 1)
        #expect(try directory.integer("SELECT count(*) FROM trip WHERE state = 'recovered'", on: "trips.db") == 1)
        #expect(try database.trips.recover().isEmpty)
    }

    @Test func aTripThatIsBeingRecordedIsLeftAlone() throws {
        let mine = try begin()
        let another = try begin()
        let parent: String = try #require(ProcessIdentity.of(getppid()))
        try setOwner(parent, trip: another)
        try database.append([Sample(.vehicleSpeed, 1, at: Drive.origin)], trip: mine, origin: Drive.origin)
        #expect(try database.trips.recover().isEmpty)
        #expect(try directory.integer("SELECT count(*) FROM trip WHERE state = 'open'", on: "trips.db") == 2)
    }

    @Test func aProcessNumberThatIsUsedAgainIsAnotherOwner() throws {
        let mine = try #require(ProcessIdentity.current())
        #expect(ProcessIdentity.isRunning(mine))
        #expect(!ProcessIdentity.isRunning(mine + "1"))
        #expect(!ProcessIdentity.isRunning("x" + mine))
    }

    @Test func aDeadProcessThatNobodyReapedDoesNotRun() throws {
        let pid = try unsafe startProgram("/bin/sleep", ["60"])
        let identity = try #require(ProcessIdentity.of(pid))
        #expect(ProcessIdentity.isRunning(identity))
        kill(pid, SIGKILL)
        var information = unsafe siginfo_t()
        let waited = unsafe waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT)
        #expect(waited == 0)
        #expect(!ProcessIdentity.isRunning(identity))
        #expect(waitpid(pid, nil, 0) == pid)
        #expect(!ProcessIdentity.isRunning(identity))
    }

    @Test func aRecoveredTripCanStillBeFinished() throws {
        let samples = Drive.samples(seconds: 10)
        let id = try begin()
        try database.append(Array(samples[..<100]), trip: id, origin: Drive.origin)
        try setOwner(Self.deadOwner, trip: id)
        try database.trips.recover()
        try database.append(Array(samples[100...]), trip: id, origin: Drive.origin)
        try database.trips.finish(id, summary: Drive.summary(of: samples))
        #expect(try allTrips().map(\.summary) == [Drive.summary(of: samples)])
    }

    @Test func aHundredThousandSamples() throws {
        let samples = Drive.samples(seconds: 2000)
        let id = try begin()
        for start in stride(from: 0, to: samples.count, by: 10_000) {
            try database.append(Array(samples[start..<start + 10_000]), trip: id, origin: Drive.origin)
        }
        #expect(
            try database.trips.summary(ofSamplesOf: id) == Drive.summary(of: Drive.rounded(Drive.fromZero(samples))))
    }

    @Test func aFullDiskLosesOneCallAndNothingElse() throws {
        let samples = Drive.samples(seconds: 400)
        let id = try begin()
        try database.append(Array(samples[..<100]), trip: id, origin: Drive.origin)
        try database.connection.exec("PRAGMA max_page_count = 40")
        let error = try #require(throws: StorageError.self) {
            try database.append(samples, trip: id, origin: Drive.origin)
        }
        #expect(error.text == "cannot write database '\(directory.file("trips.db"))': no space left on device")
        #expect(try database.trips.summary(ofSamplesOf: id).samples == 100)
        try database.connection.exec("PRAGMA max_page_count = 1000000")
        try database.append(samples, trip: id, origin: Drive.origin)
        #expect(try database.trips.summary(ofSamplesOf: id).samples == samples.count)
    }

    @Test(arguments: [
        "UPDATE trip SET started_us = 9223372036854775807", "UPDATE trip SET duration_s = 9e999",
        "UPDATE sample SET t_us = -9223372036854775807 - 1",
    ])
    func timesThatMakeNoSenseAreIssues(sql: String) throws {
        let id = try begin(at: Drive.start)
        try database.append([Sample(.vehicleSpeed, 1, at: Drive.origin)], trip: id, origin: Drive.origin)
        try directory.run(sql, on: "trips.db")
        for trip in try database.trips.all(
            from: WallTime(microseconds: .min), to: WallTime(microseconds: .max),
            includingOpen: true)
        {
            _ = trip.end
        }
        // An end so late that no query reaches its start.
        if sql.contains("started_us") { try database.recoverTripsOfEveryone() }
        #expect(!database.issues.isEmpty)
    }
}

extension Database {
    fileprivate func recoverTripsOfEveryone() throws(StorageError) {
        try connection.exec("UPDATE trip SET owner = NULL")
        try trips.recover()
    }
}
