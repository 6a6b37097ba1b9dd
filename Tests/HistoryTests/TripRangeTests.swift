import Formats
import History
import OBD
import Reports
import Storage
import Telemetry
import Testing
import Trips

/// Days are local; the drives are at noon in UTC.
@Suite(.timeLimit(.minutes(20))) struct TripRangeTests {
    private let store: DriveStore
    private static let week = CalendarDay(year: 2026, month: 1, day: 5)...CalendarDay(year: 2026, month: 1, day: 11)

    init() throws {
        store = try DriveStore()
        for day in [2, 5, 7] { try store.drive(day: day, driver: day == 7 ? "Ben" : "Ann", tags: ["work"]) }
        try store.drive(day: 6, km: 99, device: "sim:city")
    }

    private func report(
        _ filter: TripFilter = TripFilter(), limit: Int? = nil, listsTrips: Bool = true, isRedacted: Bool = false
    ) throws -> DayReport {
        try TripRange(store.database, filter, isRedacted: isRedacted)
            .report(Self.week, period: .week, limit: limit, listsTrips: listsTrips)
    }

    @Test func aWeek() throws {
        let report = try report()
        #expect(report.trips.map(\.id) == [2, 4, 3])
        // What was only simulated does not count.
        #expect(report.totals.trips == 2 && report.totals.distanceKm == 20 && report.notCounted == [.simulation: 1])
        #expect(report.period?.previous.trips == 1)
    }

    @Test func onlySome() throws {
        #expect(try report(TripFilter(driver: "ben")).trips.map(\.id) == [3])
        let simulated = try report(TripFilter(kind: .simulation))
        #expect(simulated.totals.distanceKm == 99 && simulated.notCounted.isEmpty)
        #expect(try report(limit: 2).trips.isEmpty && report(limit: 3).trips.count == 3)
        #expect(try report(listsTrips: false).trips.isEmpty)
    }

    /// A fleet's database counts by itself, with the same totals, by the same filter.
    @Test func groups() throws {
        let alone = [
            try report(listsTrips: false), try report(TripFilter(driver: "ANN"), listsTrips: false),
            try report(TripFilter(kind: .simulation), listsTrips: false),
            try report(listsTrips: false, isRedacted: true),
        ]
        var trips: [TripGroup] = []
        var records = try store.database.trips.each(
            from: WallTime(microseconds: 0), to: WallTime(microseconds: 4_000_000_000_000_000), includingOpen: true)
        while let trip = try records.next() { trips.append(TripGroup(trip)) }
        var asked: [[WallTime]] = []
        store.database.groupSource = { times throws(StorageError) in
            asked.append(times)
            return trips.filter { times[0] <= $0.start && $0.start < times[times.count - 1] }
        }
        let counted = [
            try report(listsTrips: false), try report(TripFilter(driver: "ANN"), listsTrips: false),
            try report(TripFilter(kind: .simulation), listsTrips: false),
            try report(listsTrips: false, isRedacted: true),
        ]
        for (one, other) in zip(alone, counted) {
            #expect(one.text(Presentation()) == other.text(Presentation()))
            #expect(one.totals.trips == other.totals.trips && one.totals.vins == other.totals.vins)
            #expect(one.period?.previous.distanceKm == other.period?.previous.distanceKm)
        }
        // The days of the week, and the week before.
        #expect(asked.count == 8 && asked[0].count == 8 && asked[1].count == 2 && asked[0][0] == asked[1][1])
        // Where the database cannot count, trips are read.
        store.database.groupSource = { _ in nil }
        #expect(try report(listsTrips: false).totals.distanceKm == 20)
    }

    /// Those that were not kept are read again.
    @Test func eachTrip() throws {
        let range = TripRange(store.database, TripFilter(), isRedacted: false)
        var ids: [Int64?] = []
        try range.forEachTrip(of: try report(limit: 1)) { ids.append($0.id) }
        #expect(ids == [2, 4, 3])
    }

    @Test func withoutIdentity() throws {
        let report = try report(isRedacted: true)
        #expect(report.trips.allSatisfy { $0.vin == nil && $0.device.isEmpty })
        #expect(try TripRange(store.database, TripFilter(), isRedacted: true).findings(report).isEmpty)
    }

    @Test func days() throws {
        #expect(
            try TripRange(store.database, TripFilter(driver: "Ann"), isRedacted: false).lastDay()
                == CalendarDay(year: 2026, month: 1, day: 6))
        let nothing = TripRange(nil, TripFilter(), isRedacted: false)
        #expect(try nothing.lastDay() == nil)
        #expect(try nothing.report(Self.week, period: nil, limit: nil, listsTrips: true).trips.isEmpty)
    }

    private func fleet(_ filter: TripFilter = TripFilter(), isRedacted: Bool = false) throws -> FleetReport {
        try TripRange(store.database, filter, isRedacted: isRedacted).fleet(Self.week, thisYear: 2026, units: .metric)
    }

    /// The Golf was driven and simulated, the Polo only scanned: before the week without codes, in it with one, and later
    /// with another.
    @Test func aFleet() throws {
        for (day, code) in [(1.0, []), (6, ["P0301"]), (20, ["P0420"])] {
            try store.database.scans.store(Self.scan(code), at: DriveStore.day(0).advanced(bySeconds: day * 86_400))
        }
        try store.database.indicators.add(
            VehicleService(time: DriveStore.day(8), description: "new battery"), vin: DriveStore.golf)
        try store.database.indicators.add(
            VehicleService(time: DriveStore.day(30), description: "new tires"), vin: DriveStore.golf)
        let fleet = try fleet()
        #expect(fleet.vehicles.map(\.recorded.vehicle.vin) == [DriveStore.polo, DriveStore.golf])
        #expect(fleet.vehicles.map(\.attention) == [.soon, .none])
        #expect(fleet.vehicles[0].scan?.record.codes.map(\.description) == ["P0301"])
        let golf = fleet.vehicles[1]
        #expect(golf.totals.trips == 2 && golf.totals.distanceKm == 20 && golf.scan == nil)
        #expect(golf.drivers.map(\.name) == ["Ann", "Ben"] && golf.service?.description == "new battery")
        #expect(fleet.totals.trips == 2 && fleet.notCounted == [.simulation: 1])
        #expect(try self.fleet(isRedacted: true).vehicles.allSatisfy { $0.recorded.vehicle.vin == nil })
        // The Polo has no drives of anyone.
        let ben = try self.fleet(TripFilter(driver: "ben"))
        #expect(ben.vehicles.map(\.totals.distanceKm) == [10] && ben.attentionCount == 0)
        let polo = try self.fleet(TripFilter(vehicle: VehicleProfile(vin: DriveStore.polo)))
        #expect(polo.vehicles.map(\.totals.trips) == [0])
        let simulated = try self.fleet(TripFilter(kind: .simulation))
        #expect(simulated.vehicles.map(\.totals.distanceKm) == [99] && simulated.notCounted.isEmpty)
    }

    private static func scan(_ codes: [String]) throws -> HealthScan {
        var scan = HealthScan(adapter: HealthScan.Adapter(device: "/dev/ttyUSB0"))
        scan.vin = VIN(DriveStore.polo)
        scan.troubleCodes = try codes.map {
            HealthScan.FoundCode(
                code: try #require(TroubleCode($0)), status: .confirmed, ecu: ECUAddress(can11: 0x7E8))
        }
        return scan
    }

    @Test func aFleetOfNothing() throws {
        let none = try TripRange(nil, TripFilter(), isRedacted: false).fleet(
            Self.week, thisYear: 2026, units: .metric)
        #expect(none.vehicles.isEmpty && none.totals.trips == 0)
    }

    @Test func aLogbookHasDrives() throws {
        let logbook = try TripRange(store.database, TripFilter(), isRedacted: false).logbook(Self.week)
        #expect(logbook.vehicles.flatMap(\.entries).map(\.trip) == [2, 3])
    }
}
