import OBD
import System
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabaseTripDetailsTests {
    private let directory: TemporaryDirectory
    private let database: Database

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
    }

    private func begin(_ change: (inout TripBeginning) -> Void = { _ in }) throws -> Int64 {
        var beginning = TripBeginning(
            start: Drive.start, vin: nil, adapter: "a", bus: nil, fuelPrice: nil)
        change(&beginning)
        return try database.trips.begin(beginning)
    }

    private func trip(_ id: Int64) throws -> TripRecord? {
        try database.trips.all(
            from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2),
            includingOpen: true
        )
        .first { $0.id == id }
    }

    private func at(_ seconds: Double) -> Instant { Drive.origin.advanced(bySeconds: seconds) }

    // MARK: All that a trip has

    /// Every fact with a different value.
    private static let full: TripSummary = {
        var summary = TripSummary()
        summary.durationS = 100.5
        summary.coveredS = 90.25
        summary.idleS = 3.5
        summary.movingS = 80
        summary.pausedS = 7
        summary.distanceKm = 12.3456789
        summary.distanceSource = .speedAndOdometer
        summary.distanceUncertaintyPercent = 0.5
        summary.distanceFactor = 1.0123
        summary.odometerDifferenceKm = -0.1
        summary.odometerKm = 123_456.7
        summary.engineOffKm = 2.5
        summary.maxSpeedKmh = 131
        summary.averageEngineSpeedRpm = 1812.25
        summary.maxEngineSpeedRpm = 4001.5
        summary.fuelL = 0.91
        summary.fuelKg = 0.7
        summary.fuelMethod = .speedDensity
        summary.fuelKind = .ethanolBlend(0.85)
        summary.fuelUncertaintyPercent = 10
        summary.fuelFactor = 0.97
        summary.fuelDistanceKm = 11.5
        summary.fuelCutS = 33
        summary.maxCoolantC = 96
        summary.minVoltage = 11.2
        summary.events = DrivingEvent.Kind.allCases.enumerated().map {
            DrivingEvent(
                $0.element, from: Instant(nanoseconds: Int64($0.offset) * 1_500_000_000), durationS: 1.25, peak: -3)
        }
        summary.others = [("customOil", "°C", 60.5), ("customSoot", "", -1)].map { name, unit, value in
            SignalSummary(
                signal: Signal(name, Unit(unit)), minimum: value, mean: value + 1.25,
                timeMean: unit.isEmpty ? nil : value + 1.5, maximum: value + 2, samples: 7)
        }
        summary.samples = 5
        return summary
    }()

    @Test func everyFactComesBack() throws {
        var parameters = TripParameters()
        parameters.speedLimitKmh = 77
        parameters.vehicle.displacementL = 1.598
        parameters.alerts.kinds = [.coolantHot]
        let id = try begin {
            $0.vin = "WVWZZZ1JZXW000001"
            $0.bus = .can11Bit500
            $0.fuelPrice = 1.799
            $0.currency = "CHF"
            $0.driver = "Åsa"
            $0.tags = ["work", "a tag", "work"]
            $0.note = "a 'note'\nof two lines"
            $0.parameters = parameters
        }
        let alerts = Alert.Kind.allCases.enumerated().map {
            Alert($0.element, at: at(Double($0.offset)), value: 120, limit: 112)
        }
        try database.append(
            [Sample(.vehicleSpeed, 1, at: Drive.origin)], alerts: alerts, trip: id, origin: Drive.origin)
        // Events on the recorder's clock.
        var summary = Self.full
        for index in summary.events.indices {
            summary.events[index].start = at(summary.events[index].start.seconds(since: .zero))
        }
        try database.trips.finish(id, summary: summary, origin: Drive.origin)

        var expected = TripRecord(
            id: id, start: Drive.start, vin: "WVWZZZ1JZXW000001", fuelPrice: 1.799, summary: Self.full)
        expected.driver = "Åsa"
        expected.tags = ["a tag", "work"]
        expected.note = "a 'note'\nof two lines"
        expected.device = "a"
        expected.parameters = parameters
        expected.currency = "CHF"
        expected.alerts = alerts.map {
            Alert(
                $0.kind, at: Instant(nanoseconds: $0.time.nanoseconds - Drive.origin.nanoseconds), value: 120,
                limit: 112)
        }
        expected.uuid = try trip(id)?.uuid
        expected.kind = .vehicle
        #expect(try trip(id) == expected)
        // Finishing or appending again does not duplicate anything.
        try database.append([], alerts: alerts, trip: id, origin: Drive.origin)
        try database.trips.finish(id, summary: summary, origin: Drive.origin)
        #expect(try trip(id) == expected)
    }

    /// Of an interrupted trip, with its own parameters.
    @Test func aRecoveredTripHasEventsAndAlerts() throws {
        var parameters = TripParameters()
        parameters.speedLimitKmh = 60
        let id = try begin { $0.parameters = parameters }
        let samples = (0..<600).flatMap { tenth -> [Sample] in
            let time = at(Double(tenth) / 10)
            return [Sample(.vehicleSpeed, tenth > 200 ? 80 : 50, at: time), Sample(.engineSpeed, 2000, at: time)]
        }
        let alert = Alert(.overSpeed, at: at(22), value: 80, limit: 60)
        try database.append(samples, alerts: [alert], trip: id, origin: Drive.origin)
        try directory.run("UPDATE trip SET owner = NULL", on: "x.db")
        let recovered = try #require(try database.trips.recover().first)
        var engine = TripEngine(parameters: parameters)
        for sample in Drive.fromZero(samples) { engine.take(sample) }
        #expect(recovered.summary == engine.summary)
        #expect(recovered.summary.count(.overSpeed) == 1)
        #expect(recovered.alerts.map(\.kind) == [.overSpeed])
        var stored = try #require(try trip(id)).summary
        // Stored to the microsecond.
        for (index, event) in engine.summary.events.enumerated() {
            #expect(abs(stored.events[index].start.seconds(since: event.start)) < 2e-6)
            stored.events[index].start = event.start
        }
        #expect(stored == engine.summary)
    }

    /// A newer program may know more kinds; what is invalid is damage.
    @Test func unknownKindsAreLeftOut() throws {
        let id = try begin()
        try database.append(
            [], alerts: [Alert(.milOn, at: at(1), value: 1, limit: 0)], trip: id, origin: Drive.origin)
        try database.trips.finish(id, summary: Self.full)
        try directory.run("UPDATE trip_event SET kind = 'flight'; UPDATE trip_alert SET kind = 'ufo'", on: "x.db")
        #expect(try trip(id)?.summary.events == [])
        #expect(try trip(id)?.alerts == [])
        try directory.run(
            "UPDATE trip_event SET kind = 'stop', start_us = -9223372036854775807", on: "x.db")
        #expect(try trip(id)?.summary.events == [])
        #expect(Set(database.issues.map(\.problem)) == ["the time of an event of trip 1 is invalid"])
    }

    /// Invalid values are not used, and the rest is read.
    @Test(arguments: [
        ("started_us = 9000000000000000000", "the time of trip 1 is invalid", 1),
        ("duration_s = 1e12", "column 'duration_s' of trip 1 is invalid", 2),
        ("fuel_l = 9e999", "column 'fuel_l' of trip 1 is invalid", 2),
        ("samples = -1", "column 'samples' of trip 1 is invalid", 2),
        ("note = hex(zeroblob(1000000))", "the note of trip 1 is too long", 2),
    ])
    func whatMakesNoSense(change: String, problem: String, trips: Int) throws {
        let ids = [try begin(), try begin { $0.start = Drive.start.advanced(bySeconds: 86_400) }]
        for id in ids { try database.trips.finish(id, summary: Self.full) }
        try directory.run("UPDATE trip SET \(change) WHERE id = 1", on: "x.db")
        let all = try database.trips.all(from: WallTime(microseconds: .min), to: WallTime(microseconds: .max))
        #expect(all.count == trips)
        #expect(all.allSatisfy { ($0.note ?? "").count <= TextLimit.note + 1 })
        _ = try database.trips.drives(since: WallTime(microseconds: 0))
        #expect(try database.trips.starts().count == trips)
        let farOff = WallTime(microseconds: 9_000_000_000_000_000_001)
        _ = try database.vehicles.summaries(
            of: VehicleProfile(vin: nil), for: .odometer, from: WallTime(microseconds: 0), to: farOff)
        #expect(Set(database.issues.map(\.problem)) == [problem])
        #expect(try DatabaseCare.check(path: directory.file("x.db"))?.problems == [problem])
        // Import and copy omit it.
        let other = try Database.open(path: directory.file("other.db"))
        let imported = try other.care.importFile(path: directory.file("x.db"))
        #expect(imported.trips == trips && imported.leftOut == [problem])
        #expect(try DatabaseCare.check(path: directory.file("other.db"))?.problems == [])
        #expect(try database.care.backUp(to: directory.file("copy.db")) == [problem])
        #expect(try DatabaseCare.check(path: directory.file("copy.db"))?.problems == [])
    }

    @Test func samplesThatCannotBeRead() throws {
        let id = try begin()
        try database.append(Drive.samples(seconds: 10), alerts: [], trip: id, origin: Drive.origin)
        let times = "UPDATE sample SET t_us = t_us"
        try directory.run("\(times) + 9000000000000000000", on: "x.db")
        try database.storedSamples(trip: id) { _ in Issue.record("a sample") }
        #expect(Set(database.issues.map(\.problem)) == ["the time of a sample of trip 1 is invalid"])
        try directory.run("\(times) - 9000000000000000000", on: "x.db")
        try database.trips.finish(id, summary: Self.full)
        try directory.run("UPDATE sample_block SET time_bits = 30", on: "x.db")
        try database.storedSamples(trip: id) { _ in Issue.record("a sample") }
        #expect(database.issues.last?.problem == "samples of trip 1 cannot be unpacked")
    }

    // MARK: Later

    @Test func noteAndTagsAreAmended() throws {
        let id = try begin {
            $0.tags = ["a", "b"]
            $0.note = "old"
        }
        let open = #expect(throws: StorageError.self) {
            try database.trips.amend([
                TripRecord(id: id, start: Drive.start, vin: nil, fuelPrice: nil, summary: TripSummary())
            ])
        }
        #expect(open?.text == "trip \(id) is being recorded")
        try database.trips.finish(id, summary: Self.full)
        try database.amend(id) {
            $0.driver = "Anna"
            $0.note = nil
            $0.tags = ["c"]
        }
        #expect(try trip(id)?.tags == ["c"])
        #expect(try trip(id)?.note == nil)
        #expect(try trip(id)?.driver == "Anna")
        #expect(throws: StorageError.self) { try database.amend(id) { $0.id = id + 1 } }
    }

    /// All of them or none.
    @Test func finishedTripsAreDeletedTogether() throws {
        let ids = try (0..<4).map { _ in try begin { $0.tags = ["a"] } }
        for id in ids[..<3] { try database.trips.finish(id, summary: Self.full) }
        #expect(throws: StorageError.self) { try database.trips.deleteFinished([ids[0], 99]) }
        #expect(throws: StorageError.self) { try database.trips.deleteFinished([ids[0], ids[3]]) }
        #expect(try database.care.contents().trips == 4)
        try database.trips.deleteFinished([ids[0], ids[2]])
        #expect(try database.trips.starts().map(\.id) == [ids[1], ids[3]])
        for table in ["trip_tag", "trip_event", "trip_signal"] {
            #expect(
                try directory.integer(
                    "SELECT count(*) FROM \(table) WHERE trip_id IN (\(ids[0]), \(ids[2]))", on: "x.db") == 0)
        }
        #expect(try trip(ids[1])?.summary.others == Self.full.others)
    }

    @Test func aDeletedTripLeavesNothing() throws {
        let id = try begin { $0.tags = ["a"] }
        let other = try begin()
        let samples = Drive.samples(seconds: 200)
        for trip in [id, other] {
            try database.append(
                samples, alerts: [Alert(.milOn, at: at(1), value: 1, limit: 0)], trip: trip, origin: Drive.origin)
            try database.trips.finish(trip, summary: Self.full)
        }
        try database.trips.delete(id)
        for table in ["trip_event", "trip_alert", "trip_tag", "trip_signal", "sample", "sample_block"] {
            #expect(try directory.integer("SELECT count(*) FROM \(table) WHERE trip_id = \(id)", on: "x.db") == 0)
        }
        #expect(try directory.integer("SELECT count(*) FROM trip", on: "x.db") == 1)
        #expect(try database.trips.summary(ofSamplesOf: other).samples == samples.count)
        #expect(throws: StorageError.self) { try database.trips.delete(id) }
    }

    @Test func drivesOfALastTime() throws {
        func add(_ hours: Double, driver: String?) throws {
            let id = try begin {
                $0.start = Drive.start.advanced(bySeconds: hours * 3600)
                $0.driver = driver
            }
            var summary = TripSummary()
            summary.durationS = 3600
            try database.trips.finish(id, summary: summary)
        }
        for (hours, driver) in [(5.0, "a"), (0, "a"), (2.5, "b"), (7, nil)] { try add(hours, driver: driver) }
        _ = try begin { $0.start = Drive.start.advanced(bySeconds: 8 * 3600) }
        func hours(_ since: Double, _ driver: String? = nil) throws -> [Double] {
            try database.trips.drives(since: Drive.start.advanced(bySeconds: since * 3600), driver: driver).map {
                #expect($0.end == $0.start.advanced(bySeconds: 3600))
                return $0.start.seconds(since: Drive.start) / 3600
            }
        }
        #expect(try hours(0) == [0, 2.5, 5, 7])
        // It continued after that time, although it began before.
        #expect(try hours(3) == [2.5, 5, 7])
        #expect(try hours(3.5) == [5, 7])
        #expect(try hours(0, "a") == [0, 5])
        #expect(try hours(9).isEmpty)
    }

    // MARK: A clock that is set late

    private func begin(_ wall: WallTime, boot: String?, at seconds: Int64, wasRight: Bool?) throws -> Int64 {
        let id = try begin {
            $0.start = wall
            $0.bootTime = boot.map { BootTime(boot: $0, microseconds: seconds * 1_000_000) }
            $0.isClockSynchronized = wasRight
        }
        try database.trips.finish(id, summary: Self.full)
        return id
    }

    /// A clock at 2000 s since boot b.
    private func clock(_ wall: WallTime, isRight: Bool?) -> WallClock {
        WallClock(
            time: wall, bootTime: BootTime(boot: "b", microseconds: 2_000_000_000), isSynchronized: isRight)
    }

    private static let now = WallTime(microseconds: 1_795_000_000_000_000)

    @Test func startsAreMovedWhenTheClockIsSet() throws {
        func early(_ seconds: Double) -> WallTime { Self.now.advanced(bySeconds: seconds - 86_400) }
        let before = try begin(early(-1900), boot: "b", at: 100, wasRight: false)
        let later = try begin(early(-1600), boot: "b", at: 400, wasRight: false)
        let right = try begin(Self.now.advanced(bySeconds: -1001), boot: "b", at: 1000, wasRight: false)
        let others = [
            try begin(early(0), boot: "other", at: 100, wasRight: false),
            try begin(early(0), boot: nil, at: 0, wasRight: false),
            // These were recorded with a clock that was right, or may have been.
            try begin(early(0), boot: "b", at: 100, wasRight: true),
            try begin(early(0), boot: "b", at: 100, wasRight: nil),
        ]
        // That a clock is set does not prove that it is right.
        #expect(try database.trips.correctStarts(by: clock(Self.now, isRight: false)).isEmpty)
        #expect(try database.trips.correctStarts(by: clock(Self.now, isRight: nil)).isEmpty)
        let moved = try database.trips.correctStarts(by: clock(Self.now, isRight: true))
        #expect(moved.map(\.id) == [before, later] && moved.first?.from == early(-1900))
        #expect(try trip(before)?.start == Self.now.advanced(bySeconds: -1900))
        #expect(try trip(later)?.start == Self.now.advanced(bySeconds: -1600))
        // One second does not make a clock wrong.
        #expect(try trip(right)?.start == Self.now.advanced(bySeconds: -1001))
        for id in others { #expect(try trip(id)?.start == early(0)) }
        #expect(try database.trips.correctStarts(by: clock(Self.now, isRight: true)).isEmpty)
        #expect(try database.trips.correctStarts(by: clock(WallTime(microseconds: .max), isRight: true)).isEmpty)
        // A corrected start is kept, whatever the clock says later.
        #expect(try database.trips.correctStarts(by: clock(Self.now.advanced(bySeconds: 1e8), isRight: true)).isEmpty)
    }

    /// A clock that is off by years changes nothing, neither when it goes wrong nor when it is corrected.
    @Test func aClockThatGoesWrong() throws {
        let start = Self.now.advanced(bySeconds: -1900)
        for wasRight in [true, false, nil] {
            let id = try begin(start, boot: "b", at: 100, wasRight: wasRight)
            for years in [-3.0, 3] {
                let wrong = Self.now.advanced(bySeconds: years * 365 * 86_400)
                #expect(try database.trips.correctStarts(by: clock(wrong, isRight: false)).isEmpty)
            }
            // Starts are never moved back, even if the clock is right.
            let late = try begin(Self.now.advanced(bySeconds: 1e8), boot: "b", at: 100, wasRight: wasRight)
            #expect(try database.trips.correctStarts(by: clock(Self.now, isRight: true)).isEmpty)
            #expect(try trip(id)?.start == start)
            #expect(try trip(late)?.start == Self.now.advanced(bySeconds: 1e8))
        }
    }

    /// A time before this program existed proves that the clock was not set.
    @Test func aClockThatBeganIn1970() throws {
        let id = try begin(WallTime(microseconds: 100_000_000), boot: "b", at: 100, wasRight: nil)
        #expect(try database.trips.correctStarts(by: clock(Self.now, isRight: nil)).map(\.id) == [id])
        #expect(try trip(id)?.start == Self.now.advanced(bySeconds: -1900))
    }

    /// Fill-ups, odometer readings and scans made while the clock was wrong are corrected, but not times entered by the
    /// user.
    @Test func fillUpsAndScansAreMovedToo() throws {
        func time(_ seconds: Double) -> WallTime { Drive.start.advanced(bySeconds: seconds) }
        func boot(_ seconds: Int64) -> BootTime { BootTime(boot: "b", microseconds: seconds * 1_000_000) }
        var car = VehicleProfile(vin: "WVWZZZ1JZXW000001")
        car.odometerKm = 1000
        car.odometerAt = time(-86_200)
        try database.vehicles.add(
            CalibrationMark(.fillUp, at: time(-86_300), amount: 40), keeping: car, bootTime: boot(200),
            isClockSynchronized: false)
        try database.vehicles.add(CalibrationMark(.fillUp, at: time(-50_000), amount: 41), keeping: car)
        try database.vehicles.add(
            CalibrationMark(.odometer, at: time(-86_200), amount: 1000), keeping: car, bootTime: boot(300),
            isClockSynchronized: false)
        let scan = try database.scans.store(
            HealthScan(adapter: HealthScan.Adapter(device: "d")), at: time(-86_000), bootTime: boot(500),
            isClockSynchronized: false)
        try database.trips.correctStarts(
            by: WallClock(time: time(2000), bootTime: boot(2000), isSynchronized: true))
        #expect(
            try database.vehicles.calibrationMarks(vin: car.vin, .fillUp).map(\.time) == [time(-50_000), time(200)])
        #expect(try database.vehicles.calibrationMarks(vin: car.vin, .odometer).map(\.time) == [time(300)])
        #expect(try database.vehicles.vehicle(vin: car.vin)?.odometerAt == time(300))
        #expect(try database.scans.record(scan)?.time == time(500))
    }

    @Test func theMachinesOwnClockGoesOn() throws {
        let first = try #require(BootTime.now)
        let second = try #require(BootTime.now)
        #expect(first.boot == second.boot)
        #expect(first.microseconds <= second.microseconds)
    }
}
